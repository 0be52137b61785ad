"""The WebSockets of this process: opens, counts, pings and closes them."""

import asyncio
import itertools

from fivefold.rooms.inputs import ConnectionId
from fivefold.server.limits import Limits, ServerBuckets, network
from fivefold.server.rooms.connection import Connection
from fivefold.server.rooms.connection_counts import ConnectionCounts
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.wire import Frame

PINGED_AT_ONCE = 50


class Connections:
    """All connections of people to rooms."""

    def __init__(self, limits: Limits, buckets: ServerBuckets) -> None:
        self._limits, self._buckets = limits, buckets
        self._ids = itertools.count(1)
        self._open: dict[ConnectionId, Connection] = {}
        self.counts = ConnectionCounts(limits)

    def new_id(self) -> ConnectionId:
        """Return a number that no other connection of this process has."""
        return next(self._ids)

    @property
    def people(self) -> set[str]:
        """The people who have a connection."""
        return {connection.person for connection in self._open.values()}

    def connect(self, handle: RoomHandle, person: str, address: str) -> Connection:
        """Create a connection of a person to a room; raises Illegal if there are too many."""
        self.counts.enter(person, address, handle.code)
        all_buckets, where = self._buckets, network(address)
        buckets = (
            all_buckets.per_person.of(person),
            all_buckets.per_room.of(handle.code),
            all_buckets.per_address.of(where),
        )
        guesses = all_buckets.guesses.of(where)
        connection = Connection(self.new_id(), person, address, handle, self._limits, buckets, guesses, self.forget)
        self._open[connection.number] = connection
        return connection

    def forget(self, connection: Connection) -> None:
        """Stop counting a connection that has ended."""
        del self._open[connection.number]
        self.counts.leave(connection.person, connection.address, connection.handle.code)

    def close(self, kind: str, who: str, text: bytes) -> None:
        """Close all connections of a person or an address."""
        frame = Frame(text)
        for connection in list(self._open.values()):
            if who == (connection.person if kind == "person" else network(connection.address)):
                connection.end(frame)

    async def ping(self) -> None:
        """Measure the latency of every connection, in small batches."""
        for n, connection in enumerate(list(self._open.values()), 1):
            connection.ping()
            if n % PINGED_AT_ONCE == 0:
                await asyncio.sleep(0)
