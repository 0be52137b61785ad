"""Reads uploaded records in workers for single use."""

from fivefold.core.errors import Illegal
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, QueueFull
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import RecordRequest, RetryRequest

LARGEST = 4_000_000
"""The most bytes of an upload; our longest matches have about a million."""
MOST_LINES = 20_002
"""The most lines of an upload; no match of ours has more."""


class UploadedRecords:
    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def read(self, request: RecordRequest | RetryRequest, address: str) -> bytes:
        """Return the requested part as JSON; raises Refusal."""
        check_size(request.record)
        try:
            return await self._pool.submit(request, Asker(address))
        except QueueFull:
            raise Illegal("server.busy.records") from None
        except JobFailed:
            raise Illegal("server.too-much") from None


def check_size(record: bytes) -> None:
    """Raise Illegal for a record that is larger than any match of ours."""
    if len(record) > LARGEST or record.count(b"\n") > MOST_LINES:
        raise Illegal("server.too-large", most=LARGEST // 1_000_000)
