"""What the solver has to say: hints for one who builds, and afterwards how it could have been done."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.words import Pieces, said
from fivefold.games.crossword_set import grids, layouts, notation
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Joining, Laid, Solution
from fivefold.games.crossword_set.view import View
from fivefold.pieces.dice import unstated

EFFORT = 3_000
"""How many steps of the search advice is worth; enough to be sure of fourteen dice nearly always."""


def solution(hand: Hand, joining: Joining) -> Solution:
    """The complete grid with the fewest extra dice; if there is none, one that uses as many of all as were found."""
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
    """Whether all of one's dice can be used; then one SET of such a grid; then all of it."""
    me = view.me
    if me is None or view.phase != "building":
        return ()
    faces = [unstated(die.face) for die in me.dice]
    layout = grids.best(faces, view.joining, EFFORT)
    if not layout:
        return (Hint(said("crossword_set.hint-no-set")),)
    named = {GRID.squares[placed.place]: me.dice[placed.die].die for placed in layout}
    shown = {GRID.squares[placed.place]: placed.face for placed in layout}
    is_complete = len(layout) == len(faces)
    promise = said(f"crossword_set.hint-{'all' if is_complete else 'some'}", used=len(layout), dice=len(faces))
    line = layouts.read({placed.place: placed.face for placed in layout}, view.joining).sets[0]
    first = tuple(GRID.squares[place] for place in line)
    return (
        Hint(promise),
        Hint(
            said("crossword_set.hint-set", faces=Pieces(tuple(shown[square] for square in first))),
            tuple(named[square] for square in first),
        ),
        Hint(said("crossword_set.hint-lay", dice=notation.spots(shown)), tuple(named.values())),
    )
