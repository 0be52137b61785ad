"""A whole match of SCRAMBLE SET over the wire: each client receives what its seat may know, and nothing more."""

import msgspec

import fivefold as ff
from fivefold.core.chance import derive
from fivefold.core.game import Seat
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.view import View
from fivefold.rooms import messages as m
from server.client import Server, Wire
from server.conftest import Person


def view(wire: Wire) -> View:
    assert wire.table is not None
    return msgspec.convert(wire.table.view, View)


def play(players: list[Wire]) -> None:
    """Take SETs in turn until the match is over."""
    turn = 0
    while not players[0].is_over:
        seen = view(players[0])
        if seen.phase == "pause":
            for wire in players:
                wire.until(lambda wire=wire: view(wire).phase == "pause", "the pause")  # type: ignore[misc]
                wire.do("ready")
            players[0].until(lambda: view(players[0]).phase != "pause", "the next roll")
            continue
        wire = players[turn % len(players)]
        turn += 1
        wire.until(lambda wire=wire, since=seen.since: view(wire).since == since, "the same dice")  # type: ignore[misc]
        wire.do("call")
        wire.until(lambda wire=wire: view(wire).calling, "the board")  # type: ignore[misc]
        places = " ".join(str(seen.lying[index] + 1) for index in sets.find(seen.upper)[0])
        wire.do(f"take {places}")
        players[0].until(lambda seen=seen: view(players[0]).since != seen.since or players[0].is_over, "a SET")  # type: ignore[misc]


def check(wire: Wire, seat: Seat | None, record: str) -> int:
    """Check that everything received was visible to the seat at that time; return the number of updates."""
    whole = ff.replay(record)
    assert whole.seed is not None
    hidden = [secret.hex() for secret in (whole.seed, derive(whole.seed, "bots"))]
    table = ff.Table.rebuilt(whole.game, whole.names, whole.commitment, None)
    tables = 0
    for raw in wire.raw:
        assert not any(secret in raw for secret in hidden)
        assert '"Measured"' not in raw
        message = msgspec.json.decode(raw, type=m.AnyServerMessage)
        if not isinstance(message, m.MatchUpdate):
            continue
        tables += 1
        while len(table.log) <= message.n:
            table.append(whole.log[len(table.log)])
        assert msgspec.convert(message.view, View) == table.view(message.seat)
        assert message.seat in (None, seat)
        for entry in message.entries:
            expected = [event.seen_by(message.seat) for event in whole.log[entry.n].events]
            told = [event for event in expected if event is not None]
            assert list(entry.events) == msgspec.json.decode(msgspec.json.encode(told))
    return tables


def test_each_seat_is_sent_its_own_view_and_events_and_nothing_more(server: Server, someone: Person) -> None:
    ann, ben, eve = someone(server), someone(server), someone(server)
    code = ann.open_room(game="scramble-set", options={"rounds": 2, "call_seconds": 60}, seats=2)
    one, two = ann.join(code), ben.join(code, late=0.12)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person, "both")
    one.start()
    two.until_table()
    guest = eve.join(code)
    guest.until_table()
    play([one, two])
    for wire in (two, guest):
        wire.until_over()
    assert one.table is not None
    record = eve.http.get(f"/api/records/{one.table.match}").text
    ff.verify(record)
    for wire, seat in ((one, 0), (two, 1), (guest, None)):
        assert check(wire, seat, record) > 20
