"""Makes records of finished matches outside the event loop, and caches them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from fivefold.core.errors import Illegal
from fivefold.core.playback import rebuild
from fivefold.server.store import SavedMatch, Store

AT_ONCE = 1
"""Records that are made at the same time; other requests wait."""
MOST_WAITING = 20
REMEMBERED = 8_000_000
"""The size of the cache in bytes."""
MOST_UNFINISHED = 1000
"""Unfinished matches that are remembered with their length, so that they are not replayed at every request."""
NOT_OVER = Illegal("server.not-over")


class Records:
    """A cache of records, which never change."""

    def __init__(self, store: Store, is_played: Callable[[str], bool]) -> None:
        self._store, self._is_played = store, is_played
        self._made: OrderedDict[str, str] = OrderedDict()
        self._bytes = 0
        self._unfinished: OrderedDict[tuple[str, int], None] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def find(self, match: str) -> str:
        """Return the record of a finished match; raises Illegal."""
        if match in self._made:
            self._made.move_to_end(match)
            return self._made[match]
        kept = await self._store.load_match(match)
        if kept is None:
            raise Illegal("server.no-such-match")
        if kept.ended is None and (self._is_played(kept.room) or (kept.id, kept.length) in self._unfinished):
            raise NOT_OVER
        if self._waiting >= MOST_WAITING:
            raise Illegal("server.busy.records")
        self._waiting += 1
        try:
            async with self._turn:
                text = self._made.get(match) or await self._make(kept)
        finally:
            self._waiting -= 1
        self._remember(match, text)
        return text

    async def _make(self, kept: SavedMatch) -> str:
        lines = await self._store.entries(kept.id)
        try:
            return await asyncio.to_thread(_made, kept, lines)
        except Illegal:
            self._unfinished[kept.id, kept.length] = None
            if len(self._unfinished) > MOST_UNFINISHED:
                self._unfinished.popitem(last=False)
            raise

    def _remember(self, match: str, text: str) -> None:
        if match not in self._made:
            self._made[match] = text
            self._bytes += len(text)
        while self._bytes > REMEMBERED and len(self._made) > 1:
            self._bytes -= len(self._made.popitem(last=False)[1])


def _made(kept: SavedMatch, lines: list[bytes]) -> str:
    table = rebuild(kept.header, lines, kept.seed)
    if table.outcome is None:
        raise NOT_OVER
    return table.record()
