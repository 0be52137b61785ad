"""Loads people's strengths for rooms, and whom they block, and saves what their matches reveal."""

import asyncio
from functools import partial

from fivefold.rooms import inputs as i
from fivefold.rooms.changes import EndMatch
from fivefold.server.logs import log
from fivefold.server.rooms.driver import Driver
from fivefold.server.store import NotSaved, Store, StoreError
from fivefold.server.supervision import Work, supervisor


class Strengths:
    """Loads and saves strengths in background tasks; rooms never wait for them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, driver: Driver, person: str) -> None:
        """Load the strength of a person who has joined a room, for bots that adapt to it, and whom they block."""
        self._begin(partial(self._tell, driver, person))

    def ended(self, driver: Driver, end: EndMatch) -> None:
        """Save what a finished match reveals about the strengths of its players."""
        self._begin(partial(self._learn, driver, end))

    async def close(self) -> None:
        """Wait for the tasks in progress, which the store's timeout bounds."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Work) -> None:
        task = supervisor.once("strengths", work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, driver: Driver, person: str) -> None:
        try:
            beliefs = await self._store.people.beliefs(person)
            blocked = tuple(await self._store.blocks.of(person))
        except StoreError as error:
            log.error("a strength could not be loaded", error=str(error))
            return
        driver.put(i.BlocksKnown(person, blocked))
        if beliefs:
            driver.put(i.BeliefsKnown(person, beliefs))

    async def _learn(self, driver: Driver, end: EndMatch) -> None:
        for one in end.evidence:
            try:
                beliefs = await self._store.people.learn(end.game, one)
            except NotSaved as error:
                log.error("a strength was not saved", match=end.match, error=repr(error))
                continue
            driver.put(i.BeliefsKnown(one.person, beliefs))
