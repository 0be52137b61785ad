"""A match of CROSSWORD SET over the wire: everything is public but the bag, whose content is never sent."""

import re

import msgspec

import fivefold as ff
from fivefold.core.chance import derive
from fivefold.core.game import Seat
from fivefold.games.crossword_set import grids
from fivefold.games.crossword_set.model import GRID
from fivefold.games.crossword_set.view import DieView, View
from fivefold.pieces.dice import WILD
from fivefold.rooms import messages as m
from server.client import Server, Wire
from server.conftest import Person

DIE = re.compile(r'"(#\d+)"')


def view(wire: Wire) -> View:
    assert wire.table is not None
    return msgspec.convert(wire.table.view, View)


def hand(wire: Wire) -> tuple[DieView, ...]:
    me = view(wire).me
    return me.dice if me else ()


def do(wire: Wire, move: str) -> None:
    """Make a move and wait until its seat is seen to have acted; updates about others may come first."""
    assert wire.table is not None
    n, seen = wire.table.n, wire.seen[wire.table.match]
    wire.do(move)
    wire.until(lambda: any(entry.n > n and entry.seat == wire.seat for entry in seen.values()), move)


def complete(wire: Wire) -> None:
    """Take dice until all fit, and lay them."""
    while (layout := grids.solve([die.face for die in hand(wire)])) is None:
        do(wire, "take")
    mine = hand(wire)
    for placed in layout:
        if mine[placed.die].face == WILD:
            do(wire, f"declare {mine[placed.die].die} {placed.face[1:]}")
    do(wire, "put " + " ".join(f"{mine[one.die].die} {GRID.squares[one.place]}" for one in layout))


def check(wire: Wire, seat: Seat | None, record: str) -> int:
    """Check that everything this connection received was public at that time; return the number of updates."""
    whole = ff.replay(record)
    assert whole.seed is not None
    hidden = [secret.hex() for secret in (whole.seed, derive(whole.seed, "bots"))]
    table = ff.Table.rebuilt(whole.game, whole.names, whole.commitment, None)
    tables = 0
    for raw in wire.raw:
        assert not any(secret in raw for secret in hidden)
        message = msgspec.json.decode(raw, type=m.AnyServerMessage)
        if not isinstance(message, m.MatchUpdate):
            assert not DIE.search(raw)
            continue
        tables += 1
        out: set[str] = set()
        while len(table.log) <= message.n:
            table.append(whole.log[len(table.log)])
            out |= {die.die for player in table.view(None).players for die in player.dice}
        out |= {die.die for player in table.view(None).players for die in player.dice}
        assert msgspec.convert(message.view, View) == table.view(message.seat)
        assert message.seat in (None, seat)
        assert set(DIE.findall(raw)) <= out, "a die that was still in the bag"
    return tables


def test_nobody_is_told_what_is_in_the_bag(server: Server, someone: Person) -> None:
    ann, ben, eve = someone(server), someone(server), someone(server)
    code = ann.open_room(game="crossword-set", options={"rounds": 2}, seats=2)
    one, two = ann.join(code), ben.join(code, late=0.12)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person, "both")
    one.start()
    two.until_table()
    guest = eve.join(code)
    guest.until_table()
    for winner in (one, two):
        for wire in (one, two):
            wire.until(lambda wire=wire: view(wire).phase == "building", "the roll")  # type: ignore[misc]
        do(two, "take")
        complete(winner)
        for wire in (one, two):
            wire.until(lambda wire=wire: view(wire).phase != "building", "the end of the round")  # type: ignore[misc]
        if not winner.is_over:
            for wire in (one, two):
                wire.do("ready")
    for wire in (one, two, guest):
        wire.until_over()
    assert one.table is not None
    record = eve.http.get(f"/api/records/{one.table.match}").text
    ff.verify(record)
    for wire, seat in ((one, 0), (two, 1), (guest, None)):
        assert check(wire, seat, record) > 5
