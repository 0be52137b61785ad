"""Positions of daily puzzles as one line of text.

    seats 1; now 61000; date 2026-03-14; steps take 1 4 5, take 2 3 9; slips 1; backs 2; ended done

The date determines the first position, and `steps` are the current steps in notation, separated by commas; `slips` is
the number of wrong attempts, and `backs` the number of undone steps.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.core.game import Players
from fivefold.core.layout import NUMBER, Layout, later, one_of
from fivefold.pieces.puzzle_model import MOST_STEPS, Ending, M, P, PuzzlePublicState, PuzzleState

if TYPE_CHECKING:
    from fivefold.pieces.puzzle import DailyPuzzle

LAYOUT = Layout(
    PuzzleState,
    Players(1, 1),
    {
        "now": NUMBER,
        "date": later(str),
        "steps": later(", ".join),
        "slips": NUMBER,
        "backs": NUMBER,
        "ended": one_of(Ending),
    },
    seats=lambda _state: 1,
)


def write_state(state: PuzzleState[P, M], write: Callable[[M], str]) -> str:
    """Return the puzzle as one line; nothing is hidden."""
    return LAYOUT.write(replace(state, steps=tuple(map(write, state.steps))))


def read_state(text: str, game: "DailyPuzzle[P, M, Any, Any]") -> PuzzleState[P, M]:
    """Return the puzzle in a line; raises Unreadable, which says where."""
    found = LAYOUT.read(text)
    date = game.options.date
    if found["date"].text != date:
        raise found.wrong("date", "pieces.wrong.date", date=date)
    steps: list[M] = []
    here = game.puzzle.first
    for part in found["steps"].groups():
        steps.append(part.read(lambda step: game.read_step(step, None)))
        try:
            here, _ = game.after(here, steps[-1])
        except Illegal as refusal:
            raise part.wrongly(refusal.message) from None
    if len(steps) > MOST_STEPS:
        raise found.wrong("steps", "pieces.too-many-steps", most=MOST_STEPS)
    return game.rebuilt(PuzzlePublicState(date, **found.state), tuple(steps))
