"""How strong people are: rooms are told when somebody comes, and what their matches say is kept with the person."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from fivefold.rooms import inputs as i
from fivefold.rooms.changes import EndMatch
from fivefold.server.logs import log
from fivefold.server.rooms.driver import Driver
from fivefold.server.store import NotSaved, Store, StoreError


class Strengths:
    """Reads and writes what is believed of people, beside what rooms do; nobody waits for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, driver: Driver, person: str) -> None:
        """Somebody came into a room: it is told how strong they are, for bots that are an even match."""
        self._begin(self._tell(driver, person))

    def ended(self, driver: Driver, end: EndMatch) -> None:
        """A match is over, and that is kept: what it says of people is, too."""
        self._begin(self._learn(driver, end))

    async def close(self) -> None:
        """Finishes what is under way, which takes as long as the store lets it."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, driver: Driver, person: str) -> None:
        try:
            beliefs = await self._store.people.beliefs(person)
        except StoreError as error:
            log.error("how strong somebody is could not be read", error=str(error))
            return
        if beliefs:
            driver.put(i.BeliefsKnown(person, beliefs))

    async def _learn(self, driver: Driver, end: EndMatch) -> None:
        for one in end.evidence:
            try:
                beliefs = await self._store.people.learn(end.game, one)
            except NotSaved as error:
                log.error("what a match says of somebody was not kept", match=end.match, error=repr(error))
                continue
            driver.put(i.BeliefsKnown(one.person, beliefs))
