"""The interface that the daily puzzle of a game implements."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.game import Game, Hint, Seat
from fivefold.core.words import Message
from fivefold.pieces.daily import UNCHANGED, DailyOptions, Generators, Level, generator_of
from fivefold.pieces.puzzle_model import Answer, Finish, M, N, P, PuzzleEvent, PuzzleState, PuzzleView, StepBack, T


class PuzzleKind(Game[PuzzleState[P, M], M | StepBack | Finish, PuzzleEvent[P, M, N], PuzzleView[T], DailyOptions]):
    """Positions, steps, the score, and an exact solver.

    P is a position, M a step, N an event of a step, and T the position as people see it.
    """

    bands: ClassVar[tuple[range, ...]]
    """The range of `measured` for Monday, Tuesday, ... Sunday."""

    generators: ClassVar[Generators] = UNCHANGED
    """The first dates of each version of `candidate`, `measured`, `solved` and `bands`, which depend on `generator`."""

    position_type: ClassVar[Any]
    step_type: ClassVar[Any]
    happening_type: ClassVar[Any]
    look_type: ClassVar[Any]
    """The types P, M, N and T, for encoding."""

    step_verbs: ClassVar[tuple[str, ...]]
    """The first words of steps."""

    lists_steps: ClassVar[bool] = False
    """Whether the possible steps are listed for people; otherwise finding them is the puzzle."""

    @property
    def generator(self) -> int:
        """The version of the generator for this date."""
        return generator_of(self.generators, self.options.date)

    def band(self, level: Level) -> range:
        """Return the range of difficulty of a level."""
        return self.bands[level - 1]

    @abstractmethod
    def candidate(self, chance: Chance, level: Level) -> P | None:
        """Return a position that may be a puzzle of this level, or None if it cannot be one."""

    @abstractmethod
    def measured(self, first: P, answer: Answer[M]) -> int:
        """Return the difficulty; a value outside all bands is not a puzzle."""

    @abstractmethod
    def solved(self, here: P) -> Answer[M]:
        """Return the best score that is still possible, with steps that lead to it. Exact."""

    @abstractmethod
    def steps(self, here: P) -> Iterable[M]:
        """Return every possible next step."""

    @abstractmethod
    def after(self, here: P, step: M) -> tuple[P, tuple[N, ...]]:
        """Return the position after a step, and its events; raises Illegal."""

    @abstractmethod
    def told(self, happened: N) -> Sequence[Message]:
        """Return messages about an event of a step."""

    @abstractmethod
    def points(self, here: P) -> int:
        """Return the score."""

    @abstractmethod
    def result(self, here: P, best: int) -> Message:
        """Return the score compared with the best one, without a full stop."""

    @abstractmethod
    def look(self, here: P, seat: Seat | None) -> T:
        """Return the position as people see it."""

    @abstractmethod
    def pieces_of(self, here: P) -> Iterable[str]:
        """Return every piece of the position, in notation."""

    @abstractmethod
    def write_step(self, step: M) -> str:
        """Return the step in notation."""

    @abstractmethod
    def read_step(self, text: str, look: T | None) -> M:
        """Return the step in a text; raises Unreadable."""

    @abstractmethod
    def laid_out(self, first: P) -> Message:
        """Return a message about the first position."""

    @abstractmethod
    def shown(self, look: T) -> Sequence[Message | str]:
        """Return the position line by line, for a terminal."""

    @abstractmethod
    def hinted(self, here: P, answer: Answer[M]) -> Sequence[Hint]:
        """Return hints towards the best score, from a nudge to the next step; the answer is for this position."""

    def is_best(self, here: P, best: int) -> bool:
        """Return whether the score cannot be improved."""
        return self.points(here) == best

    def slip(self, here: P, step: M) -> N | None:
        """Return the event of a step that players may try and get wrong, if this is one; it is counted."""
        return None

    def may_finish(self, here: P) -> None:
        """Raise Illegal if a step is incomplete."""

    def condensed(self, steps: tuple[M, ...]) -> tuple[M, ...]:
        """Return the steps, or fewer that lead to the same, if only the final position counts."""
        return steps

    def look_for_people(self, look: T) -> T:
        """Return the position to send to people, if they see more than bots."""
        return look
