"""Makes pictures and puzzles in workers, and caches them."""

from collections import OrderedDict
from collections.abc import Callable

from fivefold.core.errors import Illegal
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, JobRequest
from fivefold.server.workers.pool import WorkerPool

REMEMBERED = 8_000_000
"""The size of the cache in bytes."""


class Maker:
    """A cache of what jobs have made; equal requests have equal results."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._made: OrderedDict[JobRequest[bytes], bytes] = OrderedDict()
        self._bytes = 0

    async def make(self, request: JobRequest[bytes], address: str, pay: Callable[[], object]) -> bytes:
        """Return the result of a request; if it has to be made, call `pay` first. Raises Refusal."""
        if (known := self._made.get(request)) is not None:
            self._made.move_to_end(request)
            return known
        pay()
        try:
            made = await self._pool.submit(request, Asker(address))
        except JobFailed:
            raise Illegal("server.busy.making") from None
        self._remember(request, made)
        return made

    def _remember(self, request: JobRequest[bytes], made: bytes) -> None:
        if request not in self._made:
            self._made[request] = made
            self._bytes += len(made)
        while self._bytes > REMEMBERED and len(self._made) > 1:
            self._bytes -= len(self._made.popitem(last=False)[1])
