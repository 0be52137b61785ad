"""Has games get ready in a thread, one at a time, so that no other room waits; today's puzzles before anybody asks."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from fivefold.core.discovery import games
from fivefold.core.game import AnyGame
from fivefold.server.logs import log

_worker = ThreadPoolExecutor(1, thread_name_prefix="ready")
FIRST_SECONDS = 4.0
"""So long after its start a server begins with today's: whoever comes first is served first."""
AGAIN_SECONDS = 60.0
"""How often it looks whether the day has changed."""


def prepare(game: AnyGame, then: Callable[[bool], None]) -> None:
    """Has the game get ready; then says whether it is."""

    def done(future: "asyncio.Future[None]") -> None:
        if future.cancelled():
            return
        if (error := future.exception()) is not None:
            log.error("a game does not get ready", game=game.slug, error=repr(error))
        then(error is None)

    asyncio.get_running_loop().run_in_executor(_worker, game.prepare).add_done_callback(done)


def _as_they_are() -> list[AnyGame]:
    return [found() for found in games().values()]


async def keep_prepared() -> None:
    """Has every game ready as it is without options, today and every day; never ends."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        for game in await asyncio.to_thread(_as_they_are):
            if not game.is_prepared:
                ready = asyncio.get_running_loop().create_future()
                prepare(game, ready.set_result)
                await ready
        await asyncio.sleep(AGAIN_SECONDS)
