"""Reviews daily puzzles: which step put the best score out of reach, and which steps would have reached it. Exact."""

from collections.abc import Sequence
from typing import Any

from fivefold.core.chance import Chance
from fivefold.core.game import AnyGame
from fivefold.core.words import Message, message
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import PuzzleState, Slipped, StepBack, Stepped
from fivefold.reviews.reviewer import EachMove, Reviewing, ReviewMoment, Verdict

AnyPuzzle = DailyPuzzle[Any, Any, Any, Any]


def _judged(moment: ReviewMoment[Any, Any]) -> Verdict | None:
    """Judge whether a step kept the best score in reach; return None if it was already out of reach."""
    game = moment.game
    assert isinstance(game, DailyPuzzle)
    puzzle: AnyPuzzle = game
    answer = None if isinstance(moment.move, StepBack) else puzzle.on_course(_here(puzzle, moment.view))
    if answer is None or not answer.steps:
        return None
    made, best = puzzle.write(moment.move), puzzle.write(answer.steps[0])
    kept, how = False, "done"
    for event in moment.seen:
        if isinstance(event, Slipped):
            how = "slip"
        elif isinstance(event, Stepped):
            here, _ = puzzle.after(_here(puzzle, moment.view), moment.move)
            kept, how = puzzle.on_course(here) is not None, "step"
    key = "reviews.puzzle.kept" if kept else f"reviews.puzzle.{how}"
    told = message(key, made=made) if kept else message(key, made=made, best=best)
    return Verdict(0, made, made if kept else best, float(kept), 1.0, 0.0, told)


def _here(puzzle: AnyPuzzle, view: Any) -> Any:
    return puzzle.sample(view, Chance(bytes(32))).table


def _standing(game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(game, DailyPuzzle)
    assert isinstance(state, PuzzleState)
    puzzle: AnyPuzzle = game
    return () if state.table is None else (puzzle.points(state.table),)


def _reviewer(_game: AnyGame) -> EachMove[Any, Any, Any]:
    return EachMove(_judged)


PUZZLE = Reviewing(
    _reviewer,
    Message("reviews.puzzle.unit"),
    Message("reviews.puzzle.yardstick"),
    1,
    Message("reviews.puzzle.curve"),
    _standing,
)
"""The review of every `DailyPuzzle`."""
