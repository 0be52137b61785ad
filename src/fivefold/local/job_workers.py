"""Passes work to other workers, and brings their answers back."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame
from fivefold.local.jobs import AnyJob, DealJob, JobEnd, PrepareJob, ReviewJob, ThinkJob
from fivefold.rooms.questions import Question, Thought
from fivefold.rooms.runner import Cancel

LONG = (ReviewJob, DealJob)
_end = msgspec.msgpack.Decoder(JobEnd)
_thought: "msgspec.json.Decoder[Thought]" = msgspec.json.Decoder(Thought)


class Performer(Protocol):
    """Does encoded jobs (`fivefold.local.jobs.perform`) somewhere else; `lane` is `think`, or `make` for long ones.

    Jobs of a lane are done one after the other. Raises OSError if the worker dies.
    """

    async def __call__(self, lane: str, job: bytes) -> bytes: ...


class JobWorkers:
    """Has questions answered and games prepared by other workers."""

    def __init__(self, performer: Performer) -> None:
        self._perform = performer
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, job: AnyJob) -> bytes:
        """Return the result of a job; raises Refusal or OSError."""
        lane = "make" if isinstance(job, LONG) else "think"
        end = _end.decode(bytes(await self._perform(lane, msgspec.msgpack.encode(job))))
        if end.refusal is not None:
            raise Illegal.of(end.refusal)
        return end.result

    def think(self, question: Question, done: Callable[[Thought | None], None]) -> Cancel:
        return self.begin(self._think(question, done)).cancel

    async def _think(self, question: Question, done: Callable[[Thought | None], None]) -> None:
        try:
            thought = _thought.decode(await self.do(ThinkJob(question)))
        except (Illegal, OSError):
            done(None)
        else:
            done(thought)

    def prepare(self, game: AnyGame, done: Callable[[bool], None]) -> None:
        self.begin(self._prepare(game, done))

    async def _prepare(self, game: AnyGame, done: Callable[[bool], None]) -> None:
        try:
            game.import_prepared(await self.do(PrepareJob(game.slug, msgspec.json.encode(game.options))))
        except (Illegal, OSError):
            done(False)
        else:
            done(True)

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
