"""Teaches a game in the terminal: the steps of a lesson, the coach's sentences, and the learner's progress."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from fivefold.core.lessons import Coach, Lesson
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message, message
from fivefold.local.alone import Alone, lesson_alone, paced_clock
from fivefold.terminal.play import LineClient
from fivefold.terminal.typist import Typist

STEP_COMMANDS = ("skip", "again", "steps")
"""What can be typed in a step, besides moves."""


class Progress:
    """The number of completed steps of each lesson, saved in a file of the user."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._steps = msgspec.json.decode(path.read_bytes(), type=dict[str, int])
        except (OSError, msgspec.MsgspecError):
            self._steps = {}

    def done(self, slug: str) -> int:
        """Return how many steps of a game's lesson are completed."""
        return self._steps.get(slug, 0)

    def note(self, slug: str, step: int) -> None:
        """Save that a step is completed."""
        if step < self.done(slug):
            return
        self._steps[slug] = step + 1
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(self._steps))


class StepClient(LineClient):
    """A step of a lesson; it ends when the coach has a verdict, or a command is typed."""

    def __init__(
        self, lesson: Lesson, n: int, name: str, typist: Typist, print_line: Callable[[str], None], pace: float,
        language: str,
    ) -> None:  # fmt: skip
        alone = Alone(lesson_alone(lesson, n, name), paced_clock(pace))
        super().__init__(alone, typist, print_line, pace, language)
        self.n = n
        self.command = ""

    @property
    def coach(self) -> Coach:
        found = self.alone.coach
        assert found is not None, "this is the learner's seat in a lesson"
        return found

    @property
    def is_over(self) -> bool:
        """Whether the coach has a verdict, or a command was typed."""
        return bool(self.command) or self.coach.state != "open"

    def _welcome(self) -> None:
        advice = self.coach
        self.say(message("terminal.learn.step", step=self.n + 1, steps=len(advice.titles), title=advice.titles[self.n]))
        self.say(*advice.message)
        if advice.point:
            self.say(message("terminal.learn.marked", pieces=", ".join(advice.point)), lead="  ")

    def _look(self) -> None:
        super()._look()
        self._moves()

    def _obey(self, text: str) -> None:
        if text.lower() in STEP_COMMANDS:
            self.command = text.lower()
        else:
            super()._obey(text)

    def answer(self) -> None:
        """Print the coach's verdict."""
        self.say(*self.coach.message)


class LessonClient:
    """Teaches one person a game."""

    def __init__(
        self,
        lesson: Lesson,
        progress: Progress,
        typist: Typist,
        print_line: Callable[[str], None],
        name: str = "Player",
        pace: float = 1.0,
        language: str = ENGLISH,
    ) -> None:
        self.lesson, self.progress, self.name, self._typist = lesson, progress, name, typist
        self._print, self._pace, self._language = print_line, pace, language

    def say(self, *parts: Message, lead: str = "") -> None:
        """Print a line in the reader's language."""
        self._print(f"{lead}{Reader(self._language).say(*parts)}")

    def run(self, n: int) -> bool:
        """Run the lesson from this step; return whether it was completed."""
        self.say(message("terminal.learn", game=self.lesson.game.title))
        while n < len(self.lesson.steps):
            step = StepClient(self.lesson, n, self.name, self._typist, self._print, self._pace, self._language)
            if not step.run():
                return False
            chosen = self._after(step)
            if chosen is None:
                return False
            n = chosen
        self.say(message("terminal.learn.end", command=f"fivefold play {self.lesson.game.slug}"))
        return True

    def _after(self, step: StepClient) -> int | None:
        """Return the next step; None if the person stops."""
        n = step.n
        match step.command or step.coach.state:
            case "skip":
                return n + 1
            case "again":
                return n
            case "steps":
                self._list()
                return self._ask(n, n)
            case "wrong":
                step.answer()
                self.say(Message("terminal.learn.anew"))
                return n
            case _:
                step.answer()
                self.progress.note(self.lesson.game.slug, n)
                return self._ask(n + 1, n)

    def _list(self) -> None:
        done = self.progress.done(self.lesson.game.slug)
        for n, title in enumerate(self.lesson.titles):
            self.say(title, lead=f"  {'x' if n < done else ' '} {n + 1:>2}  ")

    def _ask(self, usual: int, again: int) -> int | None:
        """Ask how to continue: Enter for the next step, or the number of a step. None means to stop."""
        while True:
            self.say(Message("terminal.learn.ask"))
            line = self._typist.line()
            match "quit" if line is None else line.strip().lower():
                case "quit" | "exit":
                    return None
                case "" | "next" | "skip":
                    return usual
                case "again":
                    return again
                case "steps":
                    self._list()
                case number if number.isdigit() and 1 <= int(number) <= len(self.lesson.steps):
                    return int(number) - 1
                case _:
                    pass
