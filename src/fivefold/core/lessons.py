"""Lessons: interactive tutorials whose steps are data, played at a real table by the real rules.

A step says what to do at a position. The moves that complete it, and those on the way to it, are patterns over notation
(`play 7*`). Any other move is answered too, by the variant of the message that `wrong` names for it, or by the variant
`otherwise`. The messages are in the game's catalogue: `lesson-NAME` and its variants, such as `title`, the title of the
step, and `well`, which is shown when it is done. The learner has the first seat. In the other seats, bots make the
moves in `replies`; in the short match at the end of a lesson, the bot `opponent` plays.
"""

from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Literal

from msgspec import Struct

from fivefold.core.discovery import game_module
from fivefold.core.game import AnyGame, Seat
from fivefold.core.options import OptionValue, make_options
from fivefold.core.position import read_position
from fivefold.core.table import AnyTable, Table
from fivefold.core.words import Message, catalogue

LEARNER: Seat = 0
PREFIX = "lesson-"
"""The prefix of lesson messages, so that a page can load them separately."""
READING, MOVING = 10, 6
"""How many seconds it takes to read the texts of a step, about 35 words, and to make a move."""


class Step(Struct, frozen=True, kw_only=True):
    """A table with a task."""

    name: str
    position: str = ""
    """The position at the start; if empty, cards are dealt."""
    do: tuple[str, ...] = ()
    """The moves that complete the step."""
    until: Callable[[Any], bool] | None = None
    """Whether the learner's view completes the step, where no single move does; once true, the step is done."""
    on_the_way: tuple[str, ...] = ()
    """Moves that are right but do not complete the step."""
    solution: tuple[str, ...] = ()
    """One solution, if it is not the first of `do`."""
    wrong: Mapping[str, str] = {}
    """The variant that answers each typical wrong move."""
    point: tuple[str, ...] = ()
    """The pieces and places to highlight, in notation."""
    replies: tuple[str, ...] = ()
    """The moves of the other seats: each makes the first one that it may make, such as `1 play 9`."""
    opponent: str = ""
    """The bot in the other seats of a match."""
    seats: int = 2
    """The number of seats if cards are dealt."""
    options: Mapping[str, OptionValue] = {}

    @property
    def is_match(self) -> bool:
        """Whether the step is a match that is played to its end, without a particular move to make."""
        return not self.do and self.until is None

    @property
    def moves(self) -> tuple[str, ...]:
        """One solution."""
        return self.solution or self.do[:1]

    def answer(self, move: str) -> str:
        """Return the variant that answers a move: `well` if it completes the step, empty if it is on the way."""
        if _fits(move, self.do):
            return "well"
        if _fits(move, self.on_the_way) or self.is_match:
            return ""
        return next((variant for pattern, variant in self.wrong.items() if _fits(move, (pattern,))), "otherwise")


class Lesson(Struct, frozen=True):
    """The lesson of a game."""

    game: type[AnyGame]
    steps: tuple[Step, ...]

    def key(self, step: Step, variant: str = "") -> str:
        """Return the key of a message of a step."""
        return f"{catalogue(self.game.__module__)}.{PREFIX}{step.name}{variant and '.'}{variant}"

    @property
    def titles(self) -> tuple[Message, ...]:
        return tuple(Message(self.key(step, "title")) for step in self.steps)

    @property
    def minutes(self) -> int:
        """How long the lesson takes, without the short match at its end."""
        return max(1, round(sum(READING + MOVING * len(step.moves) for step in self.steps) / 60))

    def keys(self) -> Iterator[str]:
        """Yield the keys of all messages."""
        for step in self.steps:
            yield from (self.key(step, variant) for variant in ("", "title", "well"))
            if not step.is_match:
                yield from (self.key(step, variant) for variant in ("otherwise", *step.wrong.values()))

    def table(self, n: int, names: tuple[str, ...] | None = None, seed: Any = None) -> AnyTable:
        step = self.steps[n]
        game = self.game(make_options(self.game.options_type, dict(step.options)))
        if not step.position:
            return Table(game, names or step.seats, seed)
        return AnyTable.at(game, step.position, names, seed)


class Coach(Struct, frozen=True, rename={"message": "said"}):
    """The instruction for the learner, what to highlight, and the state of the step."""

    step: int
    titles: tuple[Message, ...]
    """The titles of all steps."""
    state: Literal["open", "done", "wrong"]
    message: tuple[Message, ...]
    point: tuple[str, ...] = ()


def lesson_of(game: type[AnyGame]) -> Lesson | None:
    """Return the lesson of a game from its module `lessons`, or None."""
    module = game_module(game, "lessons")
    lessons: tuple[Lesson, ...] = module.LESSONS if module else ()
    return next((lesson for lesson in lessons if lesson.game is game), None)


def coach(lesson: Lesson, n: int, table: AnyTable) -> Coach:
    """Return the instruction for a table of a step; pure, so that it is the same after a reconnect."""
    step = lesson.steps[n]
    key = lesson.key(step)
    variant = _variant(step, table)
    if not variant:
        return Coach(n, lesson.titles, "open", (Message(key),), step.point)
    return Coach(n, lesson.titles, "done" if variant == "well" else "wrong", (Message(f"{key}.{variant}"),))


def _variant(step: Step, table: AnyTable) -> str:
    """Return the variant for the first of the learner's moves that was not on the way, or for a goal reached before."""
    if step.is_match:
        return "" if table.outcome is None else "well"
    game = table.game
    state = read_position(game, table.origin).state if table.origin else game.start(table.seats)
    for entry in table.log:
        for event in entry.events:
            state = game.apply(state, event)
        if step.until is not None and step.until(game.view(state, LEARNER)):
            return "well"
        if entry.act is None or entry.seat != LEARNER:
            continue
        if variant := step.answer(game.write(entry.act.move)):
            return variant
    return ""


def _fits(move: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(move.lower(), pattern.lower()) for pattern in patterns)
