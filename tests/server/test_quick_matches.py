"""Quick matches and ratings over HTTP: a whole rated match, what is told to whom, and what cannot be forged."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from fivefold.api.ratings import LeaderBoard, MyRatings, QuickOffer, QuickPlace, SeatRating
from server.client import Client, Server, Wire, until
from server.conftest import Person, rename


@pytest.fixture(scope="module")
def public(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds opponents."""
    running = Server(tmp_path_factory.mktemp("public"), "--no-limits", "--quick-match").start()
    yield running
    assert running.is_up, running.log
    running.stop()
    assert "Traceback" not in running.log, running.log


def look(client: Client, game: str = "set", pace: str = "normal") -> QuickPlace:
    answer = client.http.post("/api/quick", json={"game": game, "pace": pace})
    assert answer.status_code == 200, answer.text
    return QuickPlace(**answer.json())


def paired(public: Server, someone: Person, game: str = "set") -> tuple[str, list[Wire]]:
    """Two people who have found each other, in their room."""
    ann, ben = someone(public), someone(public)
    rename(ann, "Ann")
    rename(ben, "Ben")
    look(ann, game)
    room = look(ben, game).room
    assert room
    assert look(ann, game).room == room
    wires = [ann.join(room), ben.join(room)]
    for wire in wires:
        wire.until_table()
    return room, wires


def sits(wire: Wire) -> int:
    return next(n for n, seat in enumerate(wire.in_room.seats) if seat.person == wire.client.id)


@pytest.mark.smoke
def test_two_people_find_each_other_play_and_are_rated(public: Server, someone: Person) -> None:
    room, wires = paired(public, someone, "karma")
    by_seat = sorted(wires, key=sits)
    assert all(wire.in_room.rematch == () for wire in wires)
    assert {seat.name for seat in wires[0].in_room.seats} == {"Ann", "Ben"}
    play(by_seat)
    ann, ben = (wire.client for wire in wires)
    until(lambda: mine(ann).ratings and mine(ben).ratings, "ratings")
    (anns,), (bens,) = mine(ann).ratings, mine(ben).ratings
    assert (anns.game, anns.matches, anns.sure, len(anns.curve)) == ("karma", 1, False, 1)
    assert anns.curve[0].strength != bens.curve[0].strength
    assert {one.person for one in ann.get(f"/api/rooms/{room}/ratings", list[SeatRating])} == {ann.id, ben.id}
    # A rematch begins when both want it.
    first = wires[0].until_table().match
    wires[0].ask("start")
    wires[1].until_room(lambda view: view.rematch == (ann.id,), "the wish")
    wires[1].ask("start")
    wires[0].until(lambda: wires[0].until_table().match != first, "the next match")


def play(by_seat: list[Wire]) -> None:
    """Play the last legal move of each player until the match is over."""
    for wire in by_seat:
        wire.send("shown", match=wire.until_table().match)

    def to_move() -> list[Wire]:
        if all(wire.is_over for wire in by_seat):
            return by_seat
        return [wire for seat, wire in enumerate(by_seat) if can_move(wire, seat)]

    while not (wire := until(to_move, "someone to move")[0]).is_over:
        table = wire.until_table()
        number = wire.send("do", move=(table.moves or ("",))[-1])
        wire.until(lambda n=number, w=wire: n in w.done or n in w.refused, "an answer")  # type: ignore[misc]
        if number in wire.done:
            wire.until(lambda w=wire, n=table.n: w.until_table().n > n, "what follows")  # type: ignore[misc]


def can_move(wire: Wire, seat: int) -> bool:
    table = wire.until_table()
    return table.outcome is None and table.now >= 0 and seat in table.actors and bool(table.moves)


def mine(client: Client) -> MyRatings:
    return client.get("/api/mine/ratings", MyRatings)


def test_a_hidden_rating_is_told_to_nobody(public: Server, someone: Person) -> None:
    room, wires = paired(public, someone, "karma")
    ann, ben = (wire.client for wire in wires)
    play(sorted(wires, key=sits))
    until(lambda: mine(ann).ratings and mine(ben).ratings, "ratings")
    ann.http.put("/api/mine/ratings", json={"hidden": True, "listed": True}).raise_for_status()
    assert [one.person for one in ben.get(f"/api/rooms/{room}/ratings", list[SeatRating])] == [ben.id]
    assert mine(ann).hidden, "but to oneself"
    raw = "".join(text for wire in wires for text in wire.raw)
    for word in ('"spread"', '"mean"', '"strength"', '"rating'):
        assert word not in raw, "nothing of it is sent in the room"
    month = ben.get("/api/leaders/karma", LeaderBoard)
    assert "Ann" not in {one.name for one in month.leaders}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/mine/ratings", {"hidden": False, "listed": True, "ratings": [{"game": "karma", "mean": 4}]}),
        ("POST", "/api/mine/ratings", {"game": "karma", "won": True}),
        ("POST", "/api/rooms", {"game": "karma", "rated": {"acted": []}, "start": True, "bots": "easy"}),
        ("POST", "/api/quick", {"game": "karma", "mean": 4}),
    ],
)
def test_nobody_can_send_a_result_or_open_a_rated_room(
    public: Server, someone: Person, method: str, path: str, body: dict[str, Any]
) -> None:
    ann = someone(public)
    assert ann.http.request(method, path, json=body).status_code in (400, 405)
    assert mine(ann).ratings == ()


def test_a_match_that_is_not_rated_changes_no_rating(public: Server, someone: Person) -> None:
    ann = someone(public)
    code = ann.open_room(game="karma", bots="easy", start=True)
    wire = ann.join(code)
    wire.until_table()
    assert wire.in_room.rematch is None
    assert ann.get(f"/api/rooms/{code}/ratings", list[SeatRating]) == []


def test_who_asked_for_a_rated_match_cannot_end_it_for_everyone(public: Server, someone: Person) -> None:
    _, wires = paired(public, someone)
    for wire in wires:
        for kind, fields in (("lobby", {}), ("start", {}), ("kick", {"person": wires[0].client.id}), ("askhint", {})):
            assert wire.refusal(kind, **fields) == "rated"


def test_a_bot_can_be_had_after_20_seconds(public: Server, someone: Person) -> None:
    ann = someone(public)
    since = look(ann, "five-crowns").since
    assert ann.http.post("/api/quick/bot").status_code == 400
    with closing(sqlite3.connect(public.folder / "table.db", timeout=60)) as base, base:
        base.execute("UPDATE seekers SET since = since - 20000 WHERE person = ?", (ann.id,))
    place = look(ann, "five-crowns")
    assert (place.bot, place.since) == (True, since - 20_000)
    room = QuickPlace(**ann.http.post("/api/quick/bot").raise_for_status().json()).room
    wire = ann.join(room)
    wire.until_table()
    assert [seat.level for seat in wire.in_room.seats] == [None, "1.5"]


def test_a_server_finds_no_opponents_unless_it_is_asked_to(server: Server, someone: Person) -> None:
    ann = someone(server)
    assert ann.get("/api/quick", QuickOffer) == QuickOffer((), ())
    assert ann.http.post("/api/quick", json={"game": "set"}).json()["code"] == "quick"
    assert not mine(ann).offered


def test_the_offer_names_games_for_several_people(public: Server, someone: Person) -> None:
    offer = someone(public).get("/api/quick", QuickOffer)
    assert {"set", "karma", "wordspiel"} <= set(offer.games)
    assert not [game for game in offer.games if game.endswith(("-daily", "-solitaire"))]
    assert "karma" in offer.timed
    assert "set" not in offer.timed


def test_one_who_floods_the_queue_is_refused_and_others_are_not(strict: Server, someone: Person) -> None:
    flooder, other = someone(strict, address="198.51.100.40"), someone(strict, address="198.51.100.41")
    answers = [flooder.http.post("/api/quick", json={"game": "set"}).status_code for _ in range(150)]
    assert 429 in answers
    assert other.http.get("/api/quick").status_code == 200


def test_leaderboards_refuse_what_is_no_month(public: Server, someone: Person) -> None:
    ann = someone(public)
    assert ann.http.get("/api/leaders/karma?of=2026-13").status_code == 400
    assert ann.http.get("/api/leaders/chess").status_code in (400, 404)
    assert ann.get("/api/leaders/karma?of=2026-01", LeaderBoard) == LeaderBoard("karma", "2026-01", ())
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert ann.get("/api/leaders/karma-daily", LeaderBoard).of in (today, time.strftime("%Y-%m-%d", time.gmtime()))


def test_people_of_whom_one_blocks_the_other_are_not_paired(public: Server, someone: Person) -> None:
    ann, ben, cem = someone(public), someone(public), someone(public)
    ann.http.put(f"/api/friends/{ben.id}/block").raise_for_status()
    assert [look(one, "wordspiel", "relaxed").room for one in (ann, ben, ann)] == [""] * 3
    assert (room := look(cem, "wordspiel", "relaxed").room)
    assert room in {look(one, "wordspiel", "relaxed").room for one in (ann, ben)}
