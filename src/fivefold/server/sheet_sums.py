"""Sums up score sheets for lists and clubs: each once until it changes, as one can have a thousand entries."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fivefold.api.scores import SheetSum, sum_of
from fivefold.core.game import Millis
from fivefold.server.store import Store

REMEMBERED = 5_000
"""The sheets whose sums are kept."""
ENTRIES_PER_POINT = 100
"""So many entries of a sheet that has to be summed up cost an address one point."""

Pay = Callable[[int], None]
"""Charges points; raises Illegal."""


class WantedSheet(NamedTuple):
    """A score sheet as it is now."""

    code: str
    game: str
    seen: Millis
    length: int


class SheetSums:
    """What lists say about score sheets. What was summed up before a refusal is not summed up again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[WantedSheet, SheetSum] = OrderedDict()

    async def of(self, wanted: Sequence[WantedSheet], pay: Pay) -> list[SheetSum]:
        """Return the sums of score sheets; raises Illegal or StoreError."""
        return [await self._one(one, pay) for one in wanted]

    async def _one(self, one: WantedSheet, pay: Pay) -> SheetSum:
        found = self._known.get(one)
        if found is None:
            if points := one.length // ENTRIES_PER_POINT:
                pay(points)
            lines = await self._store.scores.lines(one.code)
            found = self._known[one] = await asyncio.to_thread(sum_of, one.game, lines)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(one)
        return found
