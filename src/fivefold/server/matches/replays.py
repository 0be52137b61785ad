"""Answers requests about finished matches (updates, positions), outside the event loop and one at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from fivefold.core.errors import Illegal
from fivefold.core.moments import Moments
from fivefold.core.record import Record
from fivefold.server.matches.records import Records

MOST_WAITING = 40
REMEMBERED = 8_000_000
"""The size of the cache, in bytes of the records whose states it holds."""
T = TypeVar("T")


class Replays:
    """A cache of replayed matches; finished matches never change."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._known: OrderedDict[str, tuple[Moments, int]] = OrderedDict()
        self._bytes = 0
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def ask(self, match: str, about: Callable[[Moments], T]) -> T:
        """Return what `about` makes of a finished match; raises Illegal."""
        text = "" if match in self._known else await self._records.find(match)
        if self._waiting >= MOST_WAITING:
            raise Illegal("server.busy.records")
        self._waiting += 1
        try:
            async with self._turn:
                moments = await self._find(match, text)
                return await asyncio.to_thread(about, moments)
        finally:
            self._waiting -= 1

    async def _find(self, match: str, text: str) -> Moments:
        if match in self._known:
            self._known.move_to_end(match)
            return self._known[match][0]
        if not text:  # it was dropped from the cache while this request waited
            text = await self._records.find(match)
        moments = await asyncio.to_thread(lambda: Moments(Record.read(text)))
        self._known[match] = (moments, len(text))
        self._bytes += len(text)
        while self._bytes > REMEMBERED and len(self._known) > 1:
            self._bytes -= self._known.popitem(last=False)[1][1]
        return moments
