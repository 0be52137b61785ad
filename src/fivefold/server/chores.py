"""Work that a server repeats in the background."""

import asyncio
from collections.abc import Awaitable, Callable

from fivefold.server.logs import log
from fivefold.server.metrics import LOOP_LAG
from fivefold.server.store import NotSaved

LAG_SECONDS = 0.5


async def repeat(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again, with pauses; failures of the database are logged."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except NotSaved as error:
            log.error("the database failed", chore=chore.__name__, error=str(error))


async def watch_loop(look_for_files: Callable[[], None]) -> None:
    """Measure the lag of the event loop, and check that files are left."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
        look_for_files()
