"""A match that is over, at any of its moments: it is walked through once, and states are kept every so often."""

from fivefold.core.errors import BadRecord
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord, Result
from fivefold.core.table import AnyTable

STRIDE = 32
"""Entries between two states that are kept."""


class Moments:
    """The table of a record after any of its entries; raises BadRecord, also for a match that is not over."""

    def __init__(self, record: AnyRecord) -> None:
        if record.outcome is None:
            raise BadRecord("core.unfinished", len(record.entries) + 2)
        self.record = record
        self.outcome: Result = record.outcome
        tables = playback(record)
        self._whole = next(tables)
        self._kept = [self._whole.checkpoint()]
        for n, table in enumerate(tables, 1):
            if n % STRIDE == 0:
                self._kept.append(table.checkpoint())

    def __len__(self) -> int:
        return len(self._whole.log)

    @property
    def end(self) -> AnyTable:
        """The table as the match left it."""
        return self._whole

    def at(self, n: int) -> AnyTable:
        """The table after entry `n`; it is yours, and `step` takes it on."""
        table = self._whole.as_of(self._kept[n // STRIDE])
        while len(table.log) <= n:
            self.step(table)
        return table

    def step(self, table: AnyTable) -> None:
        """Takes a table on by one entry."""
        table.append(self._whole.log[len(table.log)])
