"""Prepares games in a thread, one at a time, so that rooms do not wait; daily puzzles ahead of time."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from fivefold.core.game import AnyGame, Millis
from fivefold.core.games import Games
from fivefold.rooms.questions import game_of
from fivefold.server.logs import log

_worker = ThreadPoolExecutor(1, thread_name_prefix="ready")
FIRST_SECONDS = 4.0
"""Seconds after the start before today's puzzles are prepared, so that the first visitors are served first."""
AGAIN_SECONDS = 60.0
"""How often it checks whether the date has changed."""


def prepare(game: AnyGame, then: Callable[[bool], None]) -> None:
    """Prepare a game in the thread, and call `then` with whether it succeeded."""

    def done(future: "asyncio.Future[None]") -> None:
        if future.cancelled():
            return
        if (error := future.exception()) is not None:
            log.error("a game could not be prepared", game=game.slug, error=repr(error))
        then(error is None)

    asyncio.get_running_loop().run_in_executor(_worker, game.prepare).add_done_callback(done)


async def keep_prepared(games: Games, clock: Callable[[], Millis]) -> None:
    """Prepare every game with its default options, at start and on every new date; never returns."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        for slug in games:
            game = game_of(games, slug, {}, clock())
            if not game.is_prepared:
                ready = asyncio.get_running_loop().create_future()
                prepare(game, ready.set_result)
                await ready
        await asyncio.sleep(AGAIN_SECONDS)
