"""Random access to the positions of a finished match: states are saved at intervals in one pass."""

from fivefold.core.errors import BadRecord
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord, Result
from fivefold.core.table import AnyTable

STRIDE = 32
"""The number of entries between two saved states."""


class Moments:
    """The table of a record after any of its entries; raises BadRecord, also for an unfinished match."""

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
        """The table at the end of the match."""
        return self._whole

    def at(self, n: int) -> AnyTable:
        """Return a new table after entry `n`; `step` advances it."""
        table = self._whole.as_of(self._kept[n // STRIDE])
        while len(table.log) <= n:
            self.step(table)
        return table

    def step(self, table: AnyTable) -> None:
        """Advance a table by one entry."""
        table.append(self._whole.log[len(table.log)])
