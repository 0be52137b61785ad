"""What a daily puzzle remembers, what can be done and can happen there, and what one sees of it."""

from typing import Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of

P = TypeVar("P", bound=Struct)
"""A position of the puzzle."""
M = TypeVar("M", bound=Struct)
"""A step in it."""
N = TypeVar("N", bound=Struct)
"""What can come of a step: an event of the game itself."""
T = TypeVar("T", bound=Struct)
"""The position as people see it."""

MOST_STEPS = 200
"""So many steps may stand; whoever needs more is only moving things about."""
Ending = Literal["solved", "done"]
"""Why it is over: nothing better is possible, or the player left it at that."""


class Answer(NamedTuple, Generic[M]):
    """The best that is possible, and steps that lead to it."""

    points: int
    steps: tuple[M, ...]


class Puzzle(NamedTuple, Generic[P, M]):
    """The puzzle of a day: its position, the answer, and how difficult it is."""

    first: P
    answer: Answer[M]
    measure: int


class PuzzlePublicState(Struct, frozen=True, gc=False):
    """What is seen of a puzzle as it is."""

    date: str
    slips: int = 0
    """How many tries were wrong."""
    backs: int = 0
    """How many steps were taken back."""
    now: Millis = 0
    ended: Ending | Literal[""] = ""
    best: int | None = None
    """In the end: the best possible."""


public_fields = values_of(PuzzlePublicState)


class PuzzleState(PuzzlePublicState, Generic[P, M], frozen=True, kw_only=True):
    """A puzzle with the steps that stand; `table` is where they lead."""

    first: P | None = None
    table: P | None = None
    steps: tuple[M, ...] = ()
    answer: tuple[M, ...] = ()
    """In the end: the steps of the best."""


class StepBack(Struct, frozen=True, gc=False, tag=True):
    """Take the last step back."""


class Finish(Struct, frozen=True, gc=False, tag=True):
    """Leave it at that."""


COMMANDS: dict[str, StepBack | Finish] = {"back": StepBack(), "done": Finish()}


class LaidOut(Public, Generic[P], frozen=True):
    """The puzzle was laid out."""

    first: P


class Stepped(Public, Generic[M, N], frozen=True):
    """A step was made, and what came of it."""

    step: M
    happened: tuple[N, ...]
    at: Millis


class Slipped(Public, Generic[M, N], frozen=True):
    """A step was tried that is none, and what that came to."""

    step: M
    happened: N
    at: Millis


class SteppedBack(Public, frozen=True):
    """The last step was taken back."""

    at: Millis


class Finished(Public, Generic[M], frozen=True):
    """It is over: what was reached, what is possible, and how."""

    ended: Ending
    points: int
    best: int
    answer: tuple[M, ...]
    at: Millis


PuzzleEvent = LaidOut[P] | Stepped[M, N] | Slipped[M, N] | SteppedBack | Finished[M]


class PuzzleView(PuzzlePublicState, Generic[T], frozen=True, kw_only=True):
    """A puzzle as everybody sees it; the best is not known before the end."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None = None
    level: int
    """How difficult the day is, from 1 to 7."""
    table: T
    steps: tuple[str, ...]
    """Those that stand, in notation."""
    points: int
    """What has been reached so far."""
    answer: tuple[str, ...]
    """In the end: the steps of the best, in notation."""
    solution: T | None
    """In the end: the table after these steps."""
