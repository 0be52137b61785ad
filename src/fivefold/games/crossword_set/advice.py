"""Help for human players: why dice are in no SET, hints while building, and a solution afterwards."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from fivefold.core.game import Hint, Seat
from fivefold.core.words import Pieces, message
from fivefold.games.crossword_set import grids, layouts, notation
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Joining, Laid, Solution
from fivefold.games.crossword_set.plans import EFFORT, best_plan
from fivefold.games.crossword_set.view import NoSet, View, sample
from fivefold.pieces.dice import Face, meaning, unstated, why_not
from fivefold.pieces.grid import Square


def for_people(view: View) -> View:
    """Add the reasons why dice on the grids are in no SET."""
    players = [replace(player, spoilt=tuple(_spoilt(view, seat))) for seat, player in enumerate(view.players)]
    return replace(view, players=tuple(players))


def _spoilt(view: View, seat: Seat) -> Iterator[NoSet]:
    """Yield every three dice in line on a grid that are not a SET, if one of them is in no SET at all."""
    there = {
        die.square: die for player in view.players for die in player.dice if die.grid == seat and die.square is not None
    }
    places = {GRID.place[square] for square in there}
    for line in GRID.lines:
        if not places.issuperset(line):
            continue
        squares = GRID.squares[line[0]], GRID.squares[line[1]], GRID.squares[line[2]]
        dice = [there[square] for square in squares]
        if all(meaning(die.face) for die in dice) and not all(die.in_set for die in dice):
            a, b, c = (die.face for die in dice)
            if why := why_not(a, b, c):
                yield NoSet(squares, why)


def solution(hand: Hand, joining: Joining) -> Solution:
    """Return the complete grid with the fewest extra dice; if there is none, the largest grid found."""
    faces = [unstated(held.face) for held in hand]
    layout: grids.Layout = ()
    size = HAND
    for size in range(HAND, len(hand) + 1):
        layout = grids.best(faces[:size], joining, EFFORT)
        if len(layout) == size:
            break
    laid = tuple(Laid(hand[placed.die].die, placed.face, GRID.squares[placed.place]) for placed in layout)
    return Solution(size, size - HAND, laid)


def hints(view: View) -> Sequence[Hint]:
    """Return how many of the viewer's dice can be used; then one SET of such a grid; then the whole grid.

    Frozen dice are in that grid where they lie, and the others can be put there.
    """
    me = view.me
    if me is None or view.seat is None or view.phase != "building":
        return ()
    plan = best_plan(sample(view), view.seat, view.joining)
    if not plan.used:
        return (Hint(message("crossword_set.hint-no-set" if view.bag else "crossword_set.hint-no-set.empty")),)
    if not plan.moves:
        return (Hint(message("crossword_set.hint-no-more" if view.bag else "crossword_set.hint-no-more.empty")),)
    is_complete = plan.used == len(me.dice)
    promise = message(f"crossword_set.hint-{'all' if is_complete else 'some'}", used=plan.used, dice=len(me.dice))
    faces = dict(plan.grid)
    first = _first_set(faces, view)
    return (
        Hint(promise),
        Hint(
            message("crossword_set.hint-set", faces=Pieces(tuple(faces[square] for square in first))),
            tuple(plan.dice[square] for square in first),
        ),
        Hint(message("crossword_set.hint-lay", dice=notation.spots(faces)), tuple(map(plan.dice.__getitem__, faces))),
    )


def _first_set(faces: Mapping[Square, Face], view: View) -> Sequence[Square]:
    """Return a SET of that grid, if possible one that does not lie there yet."""
    found = layouts.read({GRID.place[square]: face for square, face in faces.items()}, view.joining).sets
    lines = [tuple(GRID.squares[place] for place in line) for line in found]
    there = view.me.sets if view.me else ()
    return next((line for line in lines if line not in there), lines[0])
