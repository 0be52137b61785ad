"""The states, moves, events and views of daily puzzles."""

from typing import Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of

P = TypeVar("P", bound=Struct)
"""A position of the puzzle."""
M = TypeVar("M", bound=Struct)
"""A step."""
N = TypeVar("N", bound=Struct)
"""An event of a step, defined by the game."""
T = TypeVar("T", bound=Struct)
"""The position as people see it."""

MOST_STEPS = 200
"""The most steps that a player may have made; no puzzle needs more."""
Ending = Literal["solved", "done"]
"""Why it ended: no better score is possible, or the player stopped."""


class Answer(NamedTuple, Generic[M]):
    """The best possible score, and steps that lead to it."""

    points: int
    steps: tuple[M, ...]


class Puzzle(NamedTuple, Generic[P, M]):
    """The puzzle of a date: its position, the answer, and its difficulty."""

    first: P
    answer: Answer[M]
    measure: int


class PuzzlePublicState(Struct, frozen=True, gc=False):
    """The public part of a puzzle's state."""

    date: str
    slips: int = 0
    """The number of wrong attempts."""
    backs: int = 0
    """The number of undone steps."""
    now: Millis = 0
    ended: Ending | Literal[""] = ""
    best: int | None = None
    """The best possible score, at the end only."""


public_fields = values_of(PuzzlePublicState)


class PuzzleState(PuzzlePublicState, Generic[P, M], frozen=True, kw_only=True):
    """A puzzle with its current steps; `table` is the position after them."""

    first: P | None = None
    table: P | None = None
    steps: tuple[M, ...] = ()
    answer: tuple[M, ...] = ()
    """The steps of the best solution, at the end only."""


class StepBack(Struct, frozen=True, gc=False, tag=True):
    """Undo the last step."""


class Finish(Struct, frozen=True, gc=False, tag=True):
    """Stop with the current score."""


COMMANDS: dict[str, StepBack | Finish] = {"back": StepBack(), "done": Finish()}


class LaidOut(Public, Generic[P], frozen=True):
    """The puzzle was laid out."""

    first: P


class Stepped(Public, Generic[M, N], frozen=True):
    """A step was made, with its events."""

    step: M
    happened: tuple[N, ...]
    at: Millis


class Slipped(Public, Generic[M, N], frozen=True):
    """A wrong step was tried, with its consequence."""

    step: M
    happened: N
    at: Millis


class SteppedBack(Public, frozen=True):
    """The last step was undone."""

    at: Millis


class Finished(Public, Generic[M], frozen=True):
    """The puzzle ended: the score, the best score, and its solution."""

    ended: Ending
    points: int
    best: int
    answer: tuple[M, ...]
    at: Millis


PuzzleEvent = LaidOut[P] | Stepped[M, N] | Slipped[M, N] | SteppedBack | Finished[M]


class PuzzleView(PuzzlePublicState, Generic[T], frozen=True, kw_only=True):
    """A puzzle as all players see it; the best score is hidden until the end."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None = None
    level: int
    """The difficulty of the day, from 1 to 7."""
    table: T
    steps: tuple[str, ...]
    """The current steps, in notation."""
    points: int
    """The current score."""
    answer: tuple[str, ...]
    """The steps of the best solution in notation, at the end only."""
    solution: T | None
    """The position after the best solution, at the end only."""
