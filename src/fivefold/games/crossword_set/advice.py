"""What helps people: why dice are in no SET, hints for one who builds, and afterwards how it could have been done."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from fivefold.core.game import Hint, Seat
from fivefold.core.words import Pieces, message
from fivefold.games.crossword_set import grids, layouts, notation
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Joining, Laid, Solution
from fivefold.games.crossword_set.view import NoSet, View
from fivefold.pieces.dice import meaning, unstated, why_not

EFFORT = 3_000
"""How many steps of the search advice is worth; enough to be sure of fourteen dice nearly always."""


def for_people(view: View) -> View:
    """The view with the reasons why dice on the grids are in no SET."""
    players = [replace(player, spoilt=tuple(_spoilt(view, seat))) for seat, player in enumerate(view.players)]
    return replace(view, players=tuple(players))


def _spoilt(view: View, seat: Seat) -> Iterator[NoSet]:
    """Every three in line on a grid that are no SET, if one of them is in none at all."""
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
