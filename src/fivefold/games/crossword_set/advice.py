"""Help for human players: why dice are in no SET, hints while building, and a solution afterwards."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from fivefold.core.game import Hint, Seat
from fivefold.core.words import Pieces, message
from fivefold.games.crossword_set import grids, layouts, notation
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Joining, Laid, Solution
from fivefold.games.crossword_set.view import NoSet, View
from fivefold.pieces.dice import meaning, unstated, why_not

EFFORT = 3_000
"""The most search steps for advice; nearly always enough for a certain result with fourteen dice."""


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
    """Return whether all of the viewer's dice can be used; then one SET of such a grid; then the whole grid."""
    me = view.me
    if me is None or view.phase != "building":
        return ()
    faces = [unstated(die.face) for die in me.dice]
    layout = grids.best(faces, view.joining, EFFORT)
    if not layout:
        return (Hint(message("crossword_set.hint-no-set")),)
    named = {GRID.squares[placed.place]: me.dice[placed.die].die for placed in layout}
    shown = {GRID.squares[placed.place]: placed.face for placed in layout}
    is_complete = len(layout) == len(faces)
    promise = message(f"crossword_set.hint-{'all' if is_complete else 'some'}", used=len(layout), dice=len(faces))
    line = layouts.read({placed.place: placed.face for placed in layout}, view.joining).sets[0]
    first = tuple(GRID.squares[place] for place in line)
    return (
        Hint(promise),
        Hint(
            message("crossword_set.hint-set", faces=Pieces(tuple(shown[square] for square in first))),
            tuple(named[square] for square in first),
        ),
        Hint(message("crossword_set.hint-lay", dice=notation.spots(shown)), tuple(named.values())),
    )
