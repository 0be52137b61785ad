"""Results of daily puzzles over all people of a server."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from fivefold.api.bodies import Day, Solved
from fivefold.core.game import Millis
from fivefold.server.store import Store

FEW = 5
"""Puzzles with fewer solvers are left out, so that no single person's result can be inferred."""
FRESH = 60_000
"""Milliseconds for which results are cached."""
REMEMBERED = 400
"""The most days in the cache."""


class DailyStatistics:
    """A cache of daily results; each day is counted at most once a minute, one day at a time."""

    def __init__(self, store: Store, clock: Callable[[], Millis]) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, tuple[Millis, Day]] = OrderedDict()
        self._turn = asyncio.Lock()

    def known(self, day: str) -> Day | None:
        """Return the results of a day if they are fresh in the cache."""
        counted, cached = self._known.get(day, (0, None))
        return cached if counted > self._clock() - FRESH else None

    async def count(self, day: str) -> Day:
        """Return the results of a day; raises StoreError."""
        async with self._turn:
            if (known := self.known(day)) is not None:
                return known
            counts = await self._store.daily_counts(day)
            solved = tuple(Solved(game, *count) for game, count in counts.items() if count.people >= FEW)
            self._known[day] = (self._clock(), Day(day, solved))
            self._known.move_to_end(day)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return self._known[day][1]
