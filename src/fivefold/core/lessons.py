"""Lessons: a game learned by playing it. A step is data, and is played at a real table by the real rules.

A step says what to do at a position; the moves that count, and those that lead there, are patterns over notation
(`play 7*`). Whatever else somebody does has an answer too: the variant of the sentence that `wrong` names for it, or
the variant `otherwise`. Its sentences are in the game's words: `lesson-NAME` and its variants, of which `title` says
what the step is about, and `well` is said when it is done. The learner sits in the first seat. In the others sit bots
that do what `replies` says, or at the end of a lesson, where a short match is played, a gentle opponent.
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
"""How the messages of lessons begin, so that a page can load them apart from a game's other words."""


class Step(Struct, frozen=True, kw_only=True):
    """A table, and what is to be done there."""

    name: str
    position: str = ""
    """Where it begins; without one, cards are dealt."""
    do: tuple[str, ...] = ()
    """Moves any of which is what is asked for."""
    until: Callable[[Any], bool] | None = None
    """Whether the learner's view is what is asked for, where no single move is; what was reached once is done."""
    on_the_way: tuple[str, ...] = ()
    """Moves that are fine, and not all of it."""
    solution: tuple[str, ...] = ()
    """One way to do it, if that is not the first of `do`."""
    wrong: Mapping[str, str] = {}
    """For typical other moves, the variant that answers them."""
    point: tuple[str, ...] = ()
    """What to point at: pieces and places in notation."""
    replies: tuple[str, ...] = ()
    """What the others do: each does the first of these that it may do, such as `1 play 9`."""
    opponent: str = ""
    """The bot in the other seats, where a match is played."""
    seats: int = 2
    """How many play, where cards are dealt."""
    options: Mapping[str, OptionValue] = {}

    @property
    def is_match(self) -> bool:
        """Whether no move in particular is asked for: a match is played to its end."""
        return not self.do and self.until is None

    @property
    def moves(self) -> tuple[str, ...]:
        """One way to do it."""
        return self.solution or self.do[:1]

    def answer(self, move: str) -> str:
        """The variant that answers a move: `well` for what was asked for, empty for what leads there."""
        if _fits(move, self.do):
            return "well"
        if _fits(move, self.on_the_way) or self.is_match:
            return ""
        return next((variant for pattern, variant in self.wrong.items() if _fits(move, (pattern,))), "otherwise")


class Lesson(Struct, frozen=True):
    """The steps by which a game is learned."""

    game: type[AnyGame]
    steps: tuple[Step, ...]

    def key(self, step: Step, variant: str = "") -> str:
        """The key of a sentence of a step."""
        return f"{catalogue(self.game.__module__)}.{PREFIX}{step.name}{variant and '.'}{variant}"

    @property
    def titles(self) -> tuple[Message, ...]:
        """What each step is about."""
        return tuple(Message(self.key(step, "title")) for step in self.steps)

    def keys(self) -> Iterator[str]:
        """Every sentence of it."""
        for step in self.steps:
            yield from (self.key(step, variant) for variant in ("", "title", "well"))
            if not step.is_match:
                yield from (self.key(step, variant) for variant in ("otherwise", *step.wrong.values()))

    def table(self, n: int, names: tuple[str, ...] | None = None, seed: Any = None) -> AnyTable:
        """The table of a step."""
        step = self.steps[n]
        game = self.game(make_options(self.game.options_type, dict(step.options)))
        if not step.position:
            return Table(game, names or step.seats, seed)
        return AnyTable.at(game, step.position, names, seed)


class Coach(Struct, frozen=True, rename={"message": "said"}):
    """What is said to the learner now, what is pointed at, and how it stands."""

    step: int
    titles: tuple[Message, ...]
    """What each step of the lesson is about."""
    state: Literal["open", "done", "wrong"]
    message: tuple[Message, ...]
    point: tuple[str, ...] = ()


def lesson_of(game: type[AnyGame]) -> Lesson | None:
    """A game's lesson: what its module `lessons` says, if there is one."""
    module = game_module(game, "lessons")
    lessons: tuple[Lesson, ...] = module.LESSONS if module else ()
    return next((lesson for lesson in lessons if lesson.game is game), None)


def coach(lesson: Lesson, n: int, table: AnyTable) -> Coach:
    """What to say about a table that began as this step: pure, so that whoever comes back hears the same."""
    step = lesson.steps[n]
    key = lesson.key(step)
    variant = _variant(step, table)
    if not variant:
        return Coach(n, lesson.titles, "open", (Message(key),), step.point)
    return Coach(n, lesson.titles, "done" if variant == "well" else "wrong", (Message(f"{key}.{variant}"),))


def _variant(step: Step, table: AnyTable) -> str:
    """What the learner's moves come to: the first that was not on the way decides, or what was reached before it."""
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
