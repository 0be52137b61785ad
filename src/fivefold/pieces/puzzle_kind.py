"""What is special about the daily puzzle of a game: all that it has to say for itself."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.game import Game, Hint, Seat
from fivefold.core.words import Message
from fivefold.pieces.daily import UNCHANGED, DailyOptions, Generators, Level, generator_of
from fivefold.pieces.puzzle_model import Answer, Finish, M, N, P, PuzzleEvent, PuzzleState, PuzzleView, StepBack, T


class PuzzleKind(Game[PuzzleState[P, M], M | StepBack | Finish, PuzzleEvent[P, M, N], PuzzleView[T], DailyOptions]):
    """What lies there, what a step is, what counts, and what the best is.

    P is a position, M a step, N what can come of it, and T the position as people see it.
    """

    bands: ClassVar[tuple[range, ...]]
    """How difficult the puzzles of Monday, Tuesday, ... Sunday are, by `measured`."""

    generators: ClassVar[Generators] = UNCHANGED
    """When each version of `candidate`, `measured`, `solved` and `bands` begins; they ask for theirs by `generator`."""

    position_type: ClassVar[Any]
    step_type: ClassVar[Any]
    happening_type: ClassVar[Any]
    look_type: ClassVar[Any]
    """P, M, N and T, for what is written down and sent."""

    step_verbs: ClassVar[tuple[str, ...]]
    """The first words of steps."""

    lists_steps: ClassVar[bool] = False
    """Whether people are told which steps there are, as at a table of the game; else to find them is the puzzle."""

    @property
    def generator(self) -> int:
        """The version of the generator that makes the puzzle of this date."""
        return generator_of(self.generators, self.options.date)

    def band(self, level: Level) -> range:
        """How difficult the puzzles of a level are."""
        return self.bands[level - 1]

    @abstractmethod
    def candidate(self, chance: Chance, level: Level) -> P | None:
        """A position that might be a puzzle of this level; None if it is certainly none."""

    @abstractmethod
    def measured(self, first: P, answer: Answer[M]) -> int:
        """How difficult it is; what is in no band is no puzzle."""

    @abstractmethod
    def solved(self, here: P) -> Answer[M]:
        """The best that can still be had from here, and steps that lead to it. Exact."""

    @abstractmethod
    def steps(self, here: P) -> Iterable[M]:
        """Every step that may be made next."""

    @abstractmethod
    def after(self, here: P, step: M) -> tuple[P, tuple[N, ...]]:
        """The position once the step is made, and what came of it; raises Illegal."""

    @abstractmethod
    def told(self, happened: N) -> Sequence[Message]:
        """What came of a step, in sentences."""

    @abstractmethod
    def points(self, here: P) -> int:
        """What has been reached."""

    @abstractmethod
    def result(self, here: P, best: int) -> Message:
        """The result against the best possible, without a full stop."""

    @abstractmethod
    def look(self, here: P, seat: Seat | None) -> T:
        """The position as people see it."""

    @abstractmethod
    def pieces_of(self, here: P) -> Iterable[str]:
        """Every piece of the position, in notation."""

    @abstractmethod
    def write_step(self, step: M) -> str:
        """The step in notation."""

    @abstractmethod
    def read_step(self, text: str, look: T | None) -> M:
        """The step that a text stands for; raises Unreadable."""

    @abstractmethod
    def laid_out(self, first: P) -> Message:
        """What to say of the position at first."""

    @abstractmethod
    def shown(self, look: T) -> Sequence[Message | str]:
        """The position line by line, for a terminal."""

    @abstractmethod
    def hinted(self, here: P, answer: Answer[M]) -> Sequence[Hint]:
        """Advice that leads to the best, from a nudge to the next step; the answer is from here."""

    def is_best(self, here: P, best: int) -> bool:
        """Whether nothing better can be wanted."""
        return self.points(here) == best

    def slip(self, here: P, step: M) -> N | None:
        """What comes of a step that one may try and get wrong, if this is one; it is counted."""
        return None

    def may_finish(self, here: P) -> None:
        """Raises Illegal where a step is only half made."""

    def condensed(self, steps: tuple[M, ...]) -> tuple[M, ...]:
        """The steps, or fewer that lead to the same, where what counts is how things lie in the end."""
        return steps

    def look_for_people(self, look: T) -> T:
        """The position as people are sent it, where they are told more than bots."""
        return look
