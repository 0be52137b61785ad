"""How the puzzles of a day went for everybody together, as long as nobody stands out."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from fivefold.core.game import Millis
from fivefold.server.http.bodies import Day, Solved
from fivefold.server.store import Store

FEW = 5
"""Fewer people than that are not told of: who knows when a friend played would know how."""
FRESH = 60_000
"""Milliseconds for which figures are not counted again."""
REMEMBERED = 400
"""Days whose figures are remembered."""


class DailyStatistics:
    """The figures of days; they are counted once a minute at most, one day at a time."""

    def __init__(self, store: Store, clock: Callable[[], Millis]) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, tuple[Millis, Day]] = OrderedDict()
        self._turn = asyncio.Lock()

    def known(self, day: str) -> Day | None:
        """The figures of a day, if they were counted just now."""
        counted, found = self._known.get(day, (0, None))
        return found if counted > self._clock() - FRESH else None

    async def count(self, day: str) -> Day:
        """The figures of a day; raises StoreError."""
        async with self._turn:
            if (known := self.known(day)) is not None:
                return known
            counts = await self._store.daily_counts(day)
            told = tuple(Solved(game, *count) for game, count in counts.items() if count.people >= FEW)
            self._known[day] = (self._clock(), Day(day, told))
            self._known.move_to_end(day)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return self._known[day][1]
