"""The moves that are listed for a player of CROSSWORD SET."""

from collections.abc import Iterator

from fivefold.core.game import Seat
from fivefold.games.crossword_set.model import GRID, Declare, GiveUp, Guest, Move, Put, Ready, Take, Withdraw
from fivefold.games.crossword_set.view import View
from fivefold.pieces.dice import CODES, FACES, THIRD, Face, is_wild, meaning
from fivefold.pieces.grid import Place, Square

MIDDLE: tuple[Square, ...] = tuple(f"{column}{row}" for row in (10, 11, 12) for column in "jkl")
"""The squares that listed moves go to; a player may use all."""


def moves(view: View) -> Iterator[Move]:
    """What the view's seat may do.

    Of all the ways to arrange dice those are listed that move a single die to one of the nine squares in the
    middle, or off the grid, or as a guest to another grid. A player may use every square and move several at once.
    """
    me = view.me
    if me is None or view.seat is None or me.away or view.phase == "over":
        return
    if view.phase == "between":
        if not me.ready:
            yield Ready()
        return
    yield Withdraw() if me.gave_up else GiveUp()
    if view.bag:
        yield Take()
    on_grid = {die.square for player in view.players for die in player.dice if die.grid == view.seat}
    free = [square for square in MIDDLE if square not in on_grid]
    for die in me.dice:
        if die.fixed:
            continue
        if die.square is not None:
            yield Put(((die.die, None),))
        for square in free:
            yield Put(((die.die, square),))
        if is_wild(die.face):
            if die.declared:
                yield Declare(die.die)
            yield from (Declare(die.die, face) for face in FACES if not die.declared or meaning(die.face) != face)
    if not view.bag:
        yield from _visits(view, view.seat)


def _visits(view: View, seat: Seat) -> Iterator[Guest]:
    """Every way to put a single die on another grid."""
    for host, player in enumerate(view.players):
        if host == seat or not player.part:
            continue
        taken = {die.square for other in view.players for die in other.dice if die.grid == host}
        part = set(player.part)
        faces = {
            GRID.place[die.square]: CODES[meaning(die.face) or ""]
            for other in view.players
            for die in other.dice
            if die.grid == host and die.square in part
        }
        for square, needed in sorted(_openings(faces).items()):
            if GRID.squares[square] not in taken:
                for die in view.players[seat].dice:
                    if not die.fixed and (_fits(die.face, die.declared, needed)):
                        yield Guest(host, ((die.die, GRID.squares[square]),))


def _fits(face: Face, is_declared: bool, needed: set[int]) -> bool:
    if is_wild(face) and not is_declared:
        return True
    return CODES[meaning(face) or ""] in needed


def _openings(faces: dict[Place, int]) -> dict[Place, set[int]]:
    """The free squares where a die would complete a SET, and with which faces."""
    found: dict[Place, set[int]] = {}
    for place in faces:
        for line in GRID.lines_through[place]:
            free = [other for other in line if other not in faces]
            if len(free) == 1:
                a, b = (faces[other] for other in line if other in faces)
                found.setdefault(free[0], set()).add(THIRD[a][b])
    return found
