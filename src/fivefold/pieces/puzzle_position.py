"""A daily puzzle as one line of text, and back.

    seats 1; now 61000; date 2026-03-14; steps take 1 4 5, take 2 3 9; slips 1; backs 2; ended done

The date says what lay there at first, and `steps` what was done since, in notation with commas between; `slips` are the
tries that were wrong, and `backs` the steps that were taken back.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from fivefold.core.errors import Illegal
from fivefold.core.position import Fields, write_fields
from fivefold.pieces.puzzle_model import MOST_STEPS, Ending, M, P, PuzzleState

if TYPE_CHECKING:
    from fivefold.pieces.puzzle import DailyPuzzle


def write_state(state: PuzzleState[P, M], write: Callable[[M], str]) -> str:
    """The puzzle in one line; nothing of it is hidden."""
    return write_fields(
        1,
        {
            "now": state.now,
            "date": state.date,
            "steps": ", ".join(map(write, state.steps)),
            "slips": state.slips,
            "backs": state.backs,
            "ended": state.ended,
        },
    )


def read_state(text: str, game: "DailyPuzzle[P, M, Any, Any]") -> PuzzleState[P, M]:
    """The puzzle that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, game.players)
    day = fields["date"].text
    if day != game.options.date:
        raise fields["date"].wrong("pieces.wrong.date", date=game.options.date)
    steps: list[M] = []
    here = game.puzzle.first
    for part in fields["steps"].groups():
        steps.append(part.read(lambda step: game.read_step(step, None)))
        try:
            here, _ = game.after(here, steps[-1])
        except Illegal as refusal:
            raise part.wrongly(refusal.message) from None
    if len(steps) > MOST_STEPS:
        raise fields["steps"].wrong("pieces.too-many-steps", most=MOST_STEPS)
    state = game.rebuilt(
        day,
        tuple(steps),
        slips=fields["slips"].number(),
        backs=fields["backs"].number(),
        now=fields["now"].number(),
        ended=cast(Ending | Literal[""], fields["ended"].word(get_args(Ending))),
    )
    fields.done()
    return state
