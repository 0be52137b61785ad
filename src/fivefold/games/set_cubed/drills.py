"""A drill for SET CUBED: choose the turn with the most points; no other turn has more."""

from collections.abc import Iterable, Mapping

from fivefold.core.chance import Chance
from fivefold.core.drills import Board, Cell, Choice, Difficulty, Drill, Row, scaled
from fivefold.core.words import Message, message
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.boards import GRID
from fivefold.games.set_cubed.daily import BONUS, filled
from fivefold.games.set_cubed.model import FULL
from fivefold.games.set_cubed.turns import Position, Turn
from fivefold.pieces.dice import Face, all_but, is_wild, roll
from fivefold.pieces.grid import Square

LOOKED_AT = 60
"""The number of best turns searched for alternatives."""


def turn(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the best of some turns; harder drills have fuller boards and closer alternatives."""
    board = filled(chance, scaled(difficulty, 5, 16))
    if board is None:
        return None
    hand = roll(chance.shuffled(all_but([laid.die for laid in board]))[:FULL], chance)
    if any(map(is_wild, hand)):
        return None
    here = Position({laid.square: laid.face for laid in board}, tuple(sorted(hand)), 0, BONUS)
    ranked = [found for found in turns.top(here, LOOKED_AT) if found.plays]
    others = [found for found in ranked if found.points < ranked[0].points]
    count = scaled(difficulty, 2, 4)
    if len(others) < count:
        return None
    first = (len(others) - count) * (10 - difficulty) // 10
    chosen = chance.shuffled([ranked[0], *others[first : first + count]])
    best = message("set_cubed.drill-turn.best", points=ranked[0].points)
    return Drill(
        question=Message("set_cubed.drill-turn.question"),
        shown=(board_of(here.board, here.board, BONUS), Row(here.hand, Message("set_cubed.drill-dice"))),
        choices=tuple([Choice(_after(here.board, found)) for found in chosen]),
        right=((chosen.index(ranked[0]),),),
        why={str(place): _worth(found, ranked[0]) for place, found in enumerate(chosen)},
        best=best,
        proof=(_after(here.board, ranked[0]),),
        effort=len(board) * len(chosen) * 10 * others[first].points // ranked[0].points,
    )


def _worth(found: Turn, best: Turn) -> Message:
    """Return the points of a turn, and how they add up."""
    sets = sum(len(play.sets) for play in found.plays)
    bonus = sum(play.bonus for play in found.plays)
    return message("set_cubed.drill-worth", points=found.points, sets=sets, bonus=bonus, best=best.points)


def _after(board: Mapping[Square, Face], found: Turn) -> Board:
    """Return the part of the board with a turn's SETs, and its dice on it."""
    new = {spot.square: spot.face for play in found.plays for spot in play.spots}
    near = {square for play in found.plays for made in play.sets for square in made.squares}
    return board_of({**board, **new}, near, BONUS, new)


def board_of(
    board: Mapping[Square, Face], near: Iterable[Square], bonus: Mapping[Square, int], new: Iterable[Square] = ()
) -> Board:
    """Return the squares around these, with a margin of one row and column where the board allows."""
    places = [divmod(GRID.place[square], GRID.side) for square in near]
    top, left = (max(0, min(place[axis] for place in places) - 1) for axis in (0, 1))
    low, right = (min(GRID.side, max(place[axis] for place in places) + 2) for axis in (0, 1))
    seen = [(GRID.squares[y * GRID.side + x], x - left, y - top) for y in range(top, low) for x in range(left, right)]
    cells = [
        Cell(x, y, square, board.get(square, ""), "new" if square in new else "", bonus.get(square, 0))
        for square, x, y in seen
        if square in board or square in bonus
    ]
    return Board(right - left, low - top, tuple(cells), has_squares=True)


DRILLS = {"set-cubed": {"turn": turn}}
