"""A bounded queue that is fair by address and by room."""

import sys
from collections import OrderedDict
from collections.abc import Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar


class Asker(NamedTuple):
    """The client address and the room on whose behalf a job runs; empty if there is none."""

    address: str = ""
    room: str = ""


class Queued(Protocol):
    """A queued item: its asker and its size in bytes."""

    asker: Asker
    size: int


J = TypeVar("J", bound=Queued)


class FairQueue(Generic[J]):
    """Serves addresses in rounds, one job each; the rooms of an address take turns.

    An address joins the current round with its first job, unless it has been served in this round already. So a job
    that is the only one of its address waits for at most one job of every other address.
    """

    def __init__(self, max_jobs: int, max_bytes: int = sys.maxsize, max_per_address: int = sys.maxsize) -> None:
        self._max_jobs, self._max_bytes, self._max_per_address = max_jobs, max_bytes, max_per_address
        self._jobs = self._bytes = 0
        self._waiting: dict[str, OrderedDict[str, OrderedDict[J, None]]] = {}
        """Jobs by address and room; rooms are in the order of their turns."""
        self._due: OrderedDict[str, None] = OrderedDict()
        self._served: OrderedDict[str, None] = OrderedDict()
        """Addresses that have not been served in this round yet, and those that have; some have no more jobs."""

    def __len__(self) -> int:
        return self._jobs

    def put(self, job: J) -> list[J]:
        """Add a job, and return the jobs that are dropped for it.

        A job above the limit of its address is dropped itself. When the queue is full, the newest job of the address
        with the most jobs is dropped, or with the most bytes if the size is exceeded; among equals, the new job's
        address loses.
        """
        address, room = job.asker
        rooms = self._waiting.setdefault(address, OrderedDict())
        if _count(rooms) >= self._max_per_address:
            return [job]
        rooms.setdefault(room, OrderedDict())[job] = None
        if address not in self._served:
            self._due[address] = None
        self._jobs += 1
        self._bytes += job.size
        dropped: list[J] = []
        while self._jobs > self._max_jobs or self._bytes > self._max_bytes:
            dropped.append(self._heaviest())
            self.remove(dropped[-1])
        return dropped

    def pop(self) -> J | None:
        """Remove and return the next job, if there is one."""
        while self._jobs:
            if not self._due:
                self._due, self._served = self._served, OrderedDict()
            address, _ = self._due.popitem(last=False)
            if rooms := self._waiting.get(address):
                self._served[address] = None
                room, jobs = next(iter(rooms.items()))
                rooms.move_to_end(room)
                job = next(iter(jobs))
                self.remove(job)
                return job
        self._due.clear()
        self._served.clear()
        return None

    def remove(self, job: J) -> None:
        """Remove a job if it is still waiting."""
        address, room = job.asker
        rooms = self._waiting.get(address)
        if rooms is None or job not in rooms.get(room, ()):
            return
        del rooms[room][job]
        self._jobs -= 1
        self._bytes -= job.size
        if not rooms[room]:
            del rooms[room]
        if not rooms:
            del self._waiting[address]

    def ahead(self, job: J) -> int:
        """Return how many jobs will be served before this waiting one, if no more arrive."""
        address, room = job.asker
        rooms = self._waiting[address]
        rank = _ahead({name: len(jobs) for name, jobs in rooms.items()}, room, list(rooms[room]).index(job))
        order = [name for name in (*self._due, *self._served) if name in self._waiting]
        return _ahead({name: _count(self._waiting[name]) for name in order}, address, rank)

    def _heaviest(self) -> J:
        by_bytes = self._bytes > self._max_bytes

        def weight(jobs: Iterable[J]) -> int:
            return sum(job.size if by_bytes else 1 for job in jobs)

        rooms = max(reversed(self._waiting.values()), key=lambda rooms: sum(map(weight, rooms.values())))
        jobs: OrderedDict[J, None] = max(reversed(rooms.values()), key=weight)
        return next(reversed(jobs))


def _count(rooms: "OrderedDict[str, OrderedDict[J, None]]") -> int:
    return sum(map(len, rooms.values()))


def _ahead(sizes: dict[str, int], own: str, rank: int) -> int:
    """Return how many jobs precede one's own job of this rank, when all are served in rounds in this order."""
    names = list(sizes)
    before = names.index(own)
    return rank + sum(min(sizes[name], rank + (n < before)) for n, name in enumerate(names) if n != before)
