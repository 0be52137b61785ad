"""Simulated time: a queue of scheduled events from one seed, and the story of those that happened."""

import heapq
import random
from collections.abc import Callable
from typing import Protocol, TypeVar

from msgspec.structs import replace

from fivefold.core.errors import Refusal
from fivefold.rooms import inputs as i
from fivefold.rooms.questions import Question, think

START = 1_700_000_000_000
"""2023-11-14, 22:13:20 UTC."""
MIDNIGHT = START + 6_400_000


class Timeline:
    """A clock that jumps from one scheduled event to the next."""

    def __init__(self, seed: int) -> None:
        self.seed, self.luck = seed, random.Random(seed)
        self.now = self.began = self.luck.choice((START, MIDNIGHT - 3_000))
        self.story: list[str] = []
        self.is_resting = False
        """Whether no new faults occur, and everything that is pending arrives."""
        self._queue: list[tuple[int, int, Callable[[], None]]] = []
        self._order = 0

    def later(self, delay: int, happen: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._queue, (self.now + delay, self._order, happen))

    def happens_by(self, until: int) -> bool:
        """Return whether an event is scheduled until then."""
        return bool(self._queue) and self._queue[0][0] <= until

    def happen(self) -> None:
        """Run the next event."""
        time, _, happen = heapq.heappop(self._queue)
        self.now = max(self.now, time)
        happen()

    def say(self, text: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.now - self.began:>8} {text}")


def answer(question: Question) -> i.Input:
    """Answer a question as a worker does, but usually with a simpler bot."""
    if question.kind == "move" and question.game not in ("set", "scramble-set") and "lesson" not in question.level:
        # Faster than the real bots; in these two games random bots would list thousands of moves.
        question = replace(question, level="random")
    try:
        return i.QuestionAnswered(question.key, think(question))
    except Refusal:
        return i.QuestionFailed(question.key)


class Runs(Protocol):
    seed: int
    story: list[str]

    def run(self, steps: int) -> None: ...


W = TypeVar("W", bound=Runs)


class BrokenPromise(AssertionError):
    """A promise of a world is broken; the message names the promise, the world, and how to repeat it."""


def play(world: W, steps: int, again: str) -> W:
    """Run a world; raises BrokenPromise, and passes other errors on."""
    try:
        world.run(steps)
    except AssertionError as error:
        last = "\n".join(world.story[-12:])
        raise BrokenPromise(f"{error}\nseed {world.seed}\n{last}\n{again}") from error
    except BaseException as error:
        error.add_note(f"seed {world.seed}. {again}")
        raise
    return world
