"""Whole games over the wire: what players and spectators receive, may do, and are refused."""

import os
import signal
import time

import httpx
import msgspec
import pytest

import fivefold as ff
from fivefold.api import bodies as rest
from fivefold.games.set_cards import sets
from server.client import LONG, Client, Server, Wire, until
from server.conftest import Person
from server.playing import finish, settle

EASY = {"deck": "easy"}


def pair(server: Server, someone: Person, **options: object) -> tuple[str, Wire, Wire]:
    """Return two people at a table with a match that has begun."""
    ann, ben = someone(server), someone(server)
    code = ann.open_room(options={**EASY, **options})
    one = ann.join(code)
    two = ben.join(code)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person == ben.id, "a second player")
    one.start()
    two.until(lambda: two.table and two.table.seat == 1, "a table")
    return code, one, two


def record(client: Client, match: str) -> str:
    answer = client.http.get(f"/api/records/{match}")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.smoke
def test_a_whole_game_between_two_people(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone)
    match = one.table.match if one.table else ""
    early = one.client.http.get(f"/api/records/{match}")
    assert (early.status_code, early.json()["code"]) == (400, "not-over")
    finish([one, two])
    assert one.table
    assert two.table
    assert one.table.outcome == two.table.outcome
    assert one.table.outcome is not None
    room = one.until_room(lambda room: room.over and room.played, "the room to know")
    assert room.played[0].match == match
    text = record(two.client, match)
    verified = ff.verify(text)
    assert verified.outcome == one.table.outcome
    assert ff.replay(text).outcome == verified.outcome
    assert one.refusal("do", move="call") == "over"


@pytest.mark.smoke
def test_what_was_shown_is_what_was_logged(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone)
    finish([one, two])
    assert one.table
    log = ff.replay(record(one.client, one.table.match)).log
    for wire, seat in ((one, 0), (two, 1)):
        shown = wire.seen[one.table.match]
        expected = {
            n: msgspec.json.decode(msgspec.json.encode(events))
            for n, entry in enumerate(log)
            if (events := [seen for event in entry.events if (seen := event.seen_by(seat)) is not None])
        }
        assert {n: list(entry.events) for n, entry in shown.items()} == expected


@pytest.mark.smoke
def test_coming_back_in_mid_call_brings_exactly_what_was_missed(server: Server, someone: Person) -> None:
    code, one, two = pair(server, someone, call_seconds=60)
    finish([one, two], most=2)
    settle([one, two])
    assert two.table
    match, last = two.table.match, two.table.n
    known = dict(two.seen[match])
    two.drop()
    one.do("agree")
    one.until_view(lambda view: 0 in view.agreed, "a word from Ann")
    one.call()
    back = two.client.join(code, hello=False)
    back.until(lambda: back.welcome, "a welcome")
    back.send("hello", match=match, since=last)
    table = back.until(lambda: back.table if back.table and back.view.calling else None, "the table")
    assert not table.fresh
    missed = {n for n in one.seen[match] if n > last}
    assert set(back.seen[match]) == missed
    assert not set(known) & missed
    assert back.view.calling == one.view.calling
    assert {n: entry.events for n, entry in (known | back.seen[match]).items() if n in one.seen[match]} == {
        n: entry.events for n, entry in one.seen[match].items()
    }
    one.take()
    back.until_view(lambda view: view.won[0], "the SET")
    finish([one, back])


@pytest.mark.smoke
def test_a_reload_gets_everything_again(server: Server, someone: Person) -> None:
    code, one, two = pair(server, someone)
    finish([one, two], most=2)
    settle([one, two])
    again = two.client.join(code)
    table = again.until_table()
    assert table.fresh
    assert again.seen == two.seen
    assert again.view == two.view
    two.close()
    finish([one, again])


@pytest.mark.parametrize("since", [0, 5, 10**6, 10**25])
def test_hello_with_any_number_leads_to_the_present(server: Server, someone: Person, since: int) -> None:
    code, one, two = pair(server, someone)
    finish([one, two], most=1)
    settle([one, two])
    assert two.table
    wire = two.client.join(code, hello=False)
    wire.until(lambda: wire.welcome, "a welcome")
    wire.send("hello", match=two.table.match, since=since)
    one.call()
    wire.until(lambda: wire.table and wire.view.calling, "the call")
    one.take()
    wire.until(lambda: wire.view == one.view or wire.view.calling is None, "the present")


@pytest.mark.smoke
def test_a_spectator_sees_and_cannot_act(server: Server, someone: Person) -> None:
    code, one, two = pair(server, someone)
    guest = someone(server).join(code)
    table = guest.until_table()
    assert (table.seat, table.moves, table.hints) == (None, (), False)
    assert guest.refusal("do", move="call") == "watching"
    assert guest.refusal("askhint") == "no-hints"
    assert guest.refusal("stand") == "not-seated"
    assert guest.refusal("sit", seat=0) == "seat-taken"
    for ask in ({"t": "start"}, {"t": "lobby"}, {"t": "resize", "seats": 3}, {"t": "publish", "public": True}):
        fields = {key: value for key, value in ask.items() if key != "t"}
        assert guest.refusal(str(ask["t"]), **fields) == "not-host"
    finish([one, two])
    guest.until_over()
    assert one.table
    hidden = {n for n in one.seen[one.table.match] if n not in guest.seen[one.table.match]}
    for n in hidden:
        assert all(event["type"] == "Pressed" for event in one.seen[one.table.match][n].events)


@pytest.mark.smoke
def test_refusals_are_sentences_with_the_id_of_what_was_asked(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone, call_seconds=60)
    board = one.view.face_up
    one.call()
    assert two.refusal("do", move="call") == "board-taken"
    assert two.refusal("do", move="agree") == "board-taken"
    assert two.refusal("do", move="take " + " ".join(board[:3])) == "no-board"
    assert one.refusal("do", move="take 1rso 1rso 1rso") == "not-three"
    assert one.refusal("do", move="take 1rto 1gto 1pto") == "not-there"
    assert one.refusal("do", move="fly") == "not-a-move"
    assert one.refusal("do", move="take 9zzz 1 2") == "not-a-card"
    assert one.refusal("do", move="resign") == "alone-only"
    assert set(one.refused) & set(range(1, one.send("stand") + 1))


@pytest.mark.smoke
def test_a_wrong_set_says_why(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone)
    one.call()
    board = one.view.face_up
    wrong = next(t for t in ((board[0], board[1], c) for c in board[2:]) if not sets.is_set(*t))
    one.do("take " + " ".join(wrong))
    entry = two.until(
        lambda: next((e for e in two.seen[_match(two)].values() if e.events[0]["type"] == "Missed"), None), "the miss"
    )
    assert entry.events[0]["why"]
    assert "wrong" in entry.words[0].key
    assert two.view.penalties[0] == 1


def _match(wire: Wire) -> str:
    assert wire.table
    return wire.table.match


def test_a_call_without_cards_is_late(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone, call_seconds=1)
    one.call()
    two.until_view(lambda view: view.penalties[0] == 1 and view.calling is None, "the clock")


# -- the photo finish


def race(server: Server, one: Wire, two: Wire, *, late: float = 0.0) -> int:
    """Let seat one press, and seat two at least this much later; return who gets the board.

    If nobody is late, the server hears of both presses in the same moment, however busy the machine is.
    """
    if late:
        one.ask("do", move="call")
        time.sleep(late)
        two.do("call")
    else:
        os.kill(server.pid, signal.SIGSTOP)
        try:
            one.do("call")
            two.do("call")
        finally:
            os.kill(server.pid, signal.SIGCONT)
    view = one.until_view(lambda view: view.calling, "a winner")
    assert view.calling
    return view.calling.seat


def measured(*wires: Wire) -> None:
    """Wait until the server has measured every connection during the match."""
    enough = [wire.pongs + 3 for wire in wires]
    until(lambda: all(wire.pongs >= pongs for wire, pongs in zip(wires, enough, strict=True)), "some pongs")


def test_the_photo_finish_gives_a_slow_connection_its_due(server: Server, someone: Person) -> None:
    """A press that arrives slightly later over a slow connection was first; the table sets the cap."""
    ann, ben = someone(server), someone(server)
    code = ann.open_room(options={**EASY, "call_seconds": 60, "lag_credit_ms": 1000})
    one, two = ann.join(code), ben.join(code, late=2.5)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person == ben.id, "a second player")
    one.start()
    two.until_table()
    measured(two)
    assert race(server, one, two) == 1
    assert one.table
    called = next(e for e in one.seen[one.table.match].values() if e.events[0]["type"] == "Called")
    assert {press["seat"] for press in called.events[0]["photo"]} == {0, 1}
    two.take()
    # No other client may learn of a press while the photo finish waits.
    pressed = [e for e in two.seen[one.table.match].values() if e.events[0]["type"] == "Pressed"]
    assert all(event["seat"] == 1 for entry in pressed for event in entry.events)


def test_nobody_gets_more_than_the_cap(server: Server, someone: Person) -> None:
    """A client that answers pings a second late gets the 200 ms of the table, and no more."""
    ann, ben = someone(server), someone(server)
    code = ann.open_room(options={**EASY, "call_seconds": 60, "lag_credit_ms": 100})
    one, two = ann.join(code), ben.join(code, late=1.0)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person == ben.id, "a second player")
    one.start()
    two.until_table()
    measured(two)
    assert race(server, one, two, late=0.4) == 0


def test_pongs_that_nobody_asked_for_count_for_nothing(server: Server, someone: Person) -> None:
    _, one, two = pair(server, someone, call_seconds=60)
    for ping in (0, -1, 10**9, 1, 1, 1, 2):
        two.send("pong", ping=ping)
    measured(one, two)
    assert race(server, one, two, late=0.25) == 0


# -- hints, bots


@pytest.mark.smoke
def test_hints_against_bots_only(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = ann.open_room(options={**EASY, "no_set": "auto"}, bots="easy", start=True)
    one = ann.join(code)
    table = one.until_table()
    assert table.hints
    one.send("askhint")
    hints = one.until(lambda: one.hints[-1] if one.hints else None, "hints").hints
    assert [len(hint.pieces) for hint in hints] == [1, 2, 3]
    assert sets.is_set(*hints[-1].pieces)
    _, two, _ = pair(server, someone)
    assert two.table
    assert not two.table.hints
    assert two.refusal("askhint") == "no-hints"


@pytest.mark.smoke
def test_alone(server: Server, someone: Person) -> None:
    ann = someone(server)
    one = ann.join(ann.open_room(game="set-solitaire", options={"deck": "easy"}, start=True))
    one.until_table()
    while not one.is_over:
        n = one.table.n if one.table else -1
        found = sets.find(one.view.face_up)
        one.do("take " + " ".join(found[0]) if found else "more")
        one.until_table(after=n)
    ff.verify(record(ann, _match(one)))


@pytest.mark.smoke
def test_a_bot_plays_by_itself(server: Server, someone: Person) -> None:
    ann = someone(server)
    one = ann.join(ann.open_room(options={**EASY, "no_set": "auto"}, bots="expert", start=True))
    one.until_view(lambda view: view.won[1], "a SET of the bot")


@pytest.mark.smoke
def test_records_are_kept_from_strangers_eyes_until_the_end(server: Server, someone: Person) -> None:
    _, one, _ = pair(server, someone)
    answer = httpx.get(f"{server.url}/api/records/{_match(one)}", timeout=LONG)
    trouble = msgspec.convert(answer.json(), rest.ErrorBody)
    assert (answer.status_code, trouble.code) == (400, "not-over")
    assert httpx.get(f"{server.url}/api/records/{'0' * 16}", timeout=LONG).status_code == 404
    assert httpx.get(f"{server.url}/api/records/nonsense", timeout=LONG).status_code == 400
