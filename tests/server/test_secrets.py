"""Over whole games of SET, everything on the wire is searched for secrets."""

import base64
import re

import msgspec
import pytest

import fivefold as ff
from fivefold.core.chance import derive
from fivefold.games.set_cards.model import Dealt, Shuffled
from fivefold.rooms import messages as m
from server.client import Server, Wire
from server.conftest import Person
from server.playing import finish

CARD = re.compile(r"(?<![A-Za-z0-9])[123][rgp][sot][oqd](?![A-Za-z0-9])")


def dealt_by(table: ff.AnyTable) -> list[set[str]]:
    """Return the cards of the current deal that were visible after each entry."""
    known: set[str] = set()
    result: list[set[str]] = []
    for entry in table.log:
        for event in entry.events:
            match event:
                case Shuffled():
                    known = set()
                case Dealt(cards=cards):
                    known = known | set(cards)
                case _:
                    pass
        result.append(known)
    return result


def check(wire: Wire, table: ff.AnyTable, cookies: list[str]) -> int:
    """Search everything this connection received; return the number of messages."""
    assert table.seed is not None
    dealt = dealt_by(table)
    secrets = [table.seed, derive(table.seed, "bots")]
    hidden = [
        text
        for secret in secrets
        for text in (secret.hex(), secret.hex().upper(), base64.b64encode(secret).decode(), str(int.from_bytes(secret)))
    ]
    known: set[str] = set()
    for raw in wire.raw:
        for secret in [*hidden, *cookies]:
            assert secret not in raw, f"{secret} in {raw}"
        message = msgspec.json.decode(raw, type=m.AnyServerMessage)
        if isinstance(message, m.MatchUpdate):
            before = known
            known = dealt[message.n]
            allowed = known | before | {card for entry in message.entries for card in dealt[entry.n]}
        else:
            allowed = known
        assert set(CARD.findall(raw)) <= allowed, raw
        if isinstance(message, m.MatchUpdate):
            _check_order(message, table)
    return len(wire.raw)


def _check_order(message: m.MatchUpdate, table: ff.AnyTable) -> None:
    """Check that no part of the shuffled deck is in the events."""
    for entry in message.entries:
        for event in entry.events:
            if event["type"] == "Shuffled":
                assert event["deck"] == []
    assert isinstance(message.view["deck"], int)


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        pytest.param({"deck": "full"}, None, marks=pytest.mark.smoke),
        ({"deck": "easy", "deals": "each"}, None),
        ({"deck": "easy", "no_set": "auto"}, "expert"),
    ],
)
def test_nobody_is_told_what_is_in_the_deck(
    server: Server, someone: Person, options: dict[str, object], bots: str | None
) -> None:
    ann, ben, eve = someone(server), someone(server), someone(server)
    code = ann.open_room(options=options, seats=3 if bots else 2)
    one, two = ann.join(code), ben.join(code)
    two.send("sit", seat=1)
    if bots:
        one.send("seatbot", seat=2, level=bots)
    one.until_room(lambda room: room.seats[1].person and (not bots or room.seats[2].level), "everybody")
    one.start()
    two.until_table()
    match = one.table.match if one.table else ""
    guest = eve.join(code)
    for wire in (one, two, guest):
        wire.send("chat", text="What is next?")
    if bots:
        _against_a_bot([one, two])
    else:
        finish([one, two], most=4)
        # Joining late, repeating requests, and changing seats reveal nothing.
        late = someone(server).join(code)
        guest.send("hello")
        two.send("stand")
        two.until(lambda: two.table and two.table.seat is None, "the guests' view")
        two.send("sit", seat=1)
        two.until(lambda: two.table and two.table.seat == 1, "the seat")
        finish([one, two])
        late.until_over()
    guest.until_over()
    text = eve.http.get(f"/api/records/{match}").text
    ff.verify(text)
    table = ff.replay(text)
    cookies = [client.cookie.rpartition(".")[2] for client in (ann, ben, eve)]
    assert all(len(cookie) == 43 for cookie in cookies), "signatures of 256 bits"
    everybody = [wire for client in (ann, ben, eve) for wire in client.wires]
    assert sum(check(wire, table, cookies) for wire in everybody) > 50


def _against_a_bot(wires: list[Wire]) -> None:
    """Play on, and leave some SETs to the bot."""
    from fivefold.games.set_cards import sets

    one = wires[0]
    while not one.is_over:
        n, view = one.table.n if one.table else 0, one.view
        if view.calling is None and sets.has_set(view.face_up) and sum(map(len, view.won)) % 2:
            one.do("call")
        elif view.calling is not None and view.calling.seat == 0:
            one.do("take " + " ".join(sets.find(view.face_up)[0]))
        one.until_table(after=n)


@pytest.mark.smoke
def test_hints_and_solitaire_tell_only_what_lies_there(server: Server, someone: Person) -> None:
    from fivefold.games.set_cards import sets

    ann = someone(server)
    one = ann.join(ann.open_room(game="set-solitaire", options={"deck": "easy"}, start=True))
    one.until_table()
    while not one.is_over:
        asked = len(one.hints)
        one.send("askhint")
        one.until(lambda asked=asked: len(one.hints) > asked, "hints")  # type: ignore[misc]
        n = one.table.n if one.table else 0
        found = sets.find(one.view.face_up)
        one.do("take " + " ".join(found[0]) if found else "more")
        one.until_table(after=n)
    match = one.table.match if one.table else ""
    table = ff.replay(ann.http.get(f"/api/records/{match}").text)
    assert check(one, table, [ann.cookie.partition(".")[2]]) > 10
