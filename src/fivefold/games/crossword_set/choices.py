"""The moves that are listed for a player of CROSSWORD SET."""

from collections.abc import Iterator

from fivefold.core.game import Seat
from fivefold.games.crossword_set.model import GRID, Declare, GiveUp, Guest, Move, Put, Take, Withdraw
from fivefold.games.crossword_set.view import DieView, View
from fivefold.pieces.dice import CODES, FACES, THIRD, is_wild, meaning
from fivefold.pieces.grid import Place, Square
from fivefold.pieces.rounds import Ready

MIDDLE: tuple[Square, ...] = tuple(f"{column}{row}" for row in (10, 11, 12) for column in "jkl")
"""The target squares of listed moves; players may use all squares."""


def moves(view: View) -> Iterator[Move]:
    """Yield the listed moves of the view's seat.

    Of all ways to arrange dice, the list has only moves of a single die to one of the nine squares in the middle, off
    the grid, or as a guest to another grid. Players may use every square and move several dice at once.
    """
    me = view.me
    if me is None or view.seat not in view.actors:
        return
    if view.phase == "between":
        yield Ready()
        return
    yield Withdraw() if view.seat in view.gave_up else GiveUp()
    if view.bag:
        yield Take()
    taken = {die.square for player in view.players for die in player.dice if die.grid == view.seat}
    free = [square for square in MIDDLE if square not in taken]
    for die in me.dice:
        if die.frozen:
            continue
        if die.square is not None:
            yield Put(((die.die, None),))
        yield from (Put(((die.die, square),)) for square in free)
        if is_wild(die.face):
            if die.declared:
                yield Declare(die.die)
            yield from (Declare(die.die, face) for face in FACES if not die.declared or meaning(die.face) != face)
    if view.guests_may_come:
        for host in range(len(view.players)):
            if host != view.seat:
                for die, square in additions(view, host):
                    yield Guest(host, ((die.die, square),))


def additions(view: View, host: Seat) -> Iterator[tuple[DieView, Square]]:
    """Yield every way to make a SET by adding one of the viewer's dice to the joined part of a grid."""
    there = {die.square: die for player in view.players for die in player.dice if die.grid == host and die.square}
    part = {GRID.place[square]: CODES[meaning(there[square].face) or ""] for square in view.players[host].part}
    for place, needed in sorted(_openings(part).items()):
        square = GRID.squares[place]
        for die in view.me.dice if view.me and square not in there else ():
            if not die.frozen and (_is_open(die) or CODES[meaning(die.face) or ""] in needed):
                yield die, square


def _is_open(die: DieView) -> bool:
    """Return whether it is a WILD that may stand for any face."""
    return is_wild(die.face) and not die.declared


def _openings(part: dict[Place, int]) -> dict[Place, set[int]]:
    """Return the free squares where a die would complete a SET, and the faces that do."""
    found: dict[Place, set[int]] = {}
    for place in part:
        for line in GRID.lines_through[place]:
            known = [part[other] for other in line if other in part]
            if len(known) == 2:
                (free,) = (other for other in line if other not in part)
                found.setdefault(free, set()).add(THIRD[known[0]][known[1]])
    return found
