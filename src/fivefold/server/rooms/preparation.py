"""Prepares games in workers, so that rooms do not wait for each other; daily puzzles ahead of time."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from fivefold.core.game import AnyGame, Millis
from fivefold.core.games import Games
from fivefold.core.words import Message
from fivefold.rooms.questions import game_of
from fivefold.server.logs import log
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import PoolClosed, QueueFull
from fivefold.server.workers.making import PreparationRequest
from fivefold.server.workers.pool import Job

FIRST_SECONDS = 4.0
"""Seconds after the start before today's puzzles are prepared, so that the first visitors are served first."""
AGAIN_SECONDS = 60.0
"""How often it checks whether the date has changed."""
DAY = 24 * 3600 * 1000
BUSY = Message("server.busy.making")
FAILED = Message("server.closed")
Then = Callable[[Message | None], None]
"""Is called with None when a game is prepared, or with the reason why it is not."""


class Makers(Protocol):
    """The part of the worker pool that prepares games."""

    def submit(self, request: PreparationRequest, asker: Asker) -> Job[bytes]: ...


class Preparer:
    """Prepares each game once, however many rooms wait for it."""

    def __init__(self, makers: Makers) -> None:
        self._makers = makers
        self._jobs: dict[PreparationRequest, Job[bytes]] = {}

    def prepare(self, game: AnyGame, asker: Asker, then: Then) -> None:
        """Prepare a game in a worker."""
        request = PreparationRequest(game.slug, msgspec.json.encode(game.options))
        if (job := self._jobs.get(request)) is None:
            job = self._jobs[request] = self._makers.submit(request, asker)
            job.add_done_callback(lambda _: self._jobs.pop(request, None))
        job.add_done_callback(partial(_done, game, then))

    async def keep_prepared(self, games: Games, clock: Callable[[], Millis]) -> None:
        """Prepare every game with its default options, for today and then for tomorrow; never returns."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            for now in (clock(), clock() + DAY):
                for slug in games:
                    await self._prepared(game_of(games, slug, {}, now))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _prepared(self, game: AnyGame) -> None:
        """Return when a game has been prepared, or has failed to be."""
        done = asyncio.Event()
        if not game.is_prepared:
            self.prepare(game, Asker(), lambda _: done.set())
            await done.wait()


def _done(game: AnyGame, then: Then, job: "asyncio.Future[bytes]") -> None:
    error = job.exception()
    if isinstance(error, PoolClosed):
        return
    if error is None:
        game.import_prepared(job.result())
    else:
        log.error("a game could not be prepared", game=game.slug, error=repr(error))
    then(None if error is None else BUSY if isinstance(error, QueueFull) else FAILED)
