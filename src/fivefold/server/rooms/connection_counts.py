"""Counts connections by address, person and room, and enforces their limits."""

import time

from fivefold.core.errors import Illegal
from fivefold.server.files import connections_possible, is_out_of_files
from fivefold.server.http.proxies import PROXIES
from fivefold.server.limits import Counts, Limits, network
from fivefold.server.logs import out_of_files
from fivefold.server.metrics import TURNED_AWAY

WARN_SECONDS = 60
"""How often the log warns that no files are left."""


class ConnectionCounts:
    """All connections to this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets = Counts()
        """Connections of any kind by network; the person is not known yet."""
        self._most_sockets = connections_possible(limits.connections)
        self._warned = float("-inf")
        self._by_person, self._by_address, self._by_room, self._by_both = Counts(), Counts(), Counts(), Counts()

    # -- connections of any kind

    def admit(self, address: str) -> bool:
        """Count a new connection of any kind, HTTP included, until `left`; return False if there are too many."""
        where = network(address)
        many = 0 if address in PROXIES else self._sockets.of(where)
        if many >= self._limits.address_connections or self._sockets.total >= self._most_sockets:
            TURNED_AWAY.labels("too-many-connections").inc()
            if self._most_sockets <= self._sockets.total < self._limits.connections:
                self._warn_of_files()
            return False
        self._sockets.add(where)
        return True

    def left(self, address: str) -> None:
        """Stop counting a connection that was admitted."""
        self._sockets.remove(network(address))

    def look_for_files(self) -> None:
        """Log a warning if no files are left."""
        if is_out_of_files():
            self._warn_of_files()

    def _warn_of_files(self) -> None:
        now = time.monotonic()
        if now - self._warned > WARN_SECONDS:
            self._warned = now
            out_of_files()

    # -- people in rooms

    def enter(self, person: str, address: str, room: str) -> None:
        """Count a connection of a person to a room; raises Illegal if there are too many."""
        where, limits = network(address), self._limits
        if self._by_person.of(person) >= limits.person_connections:
            raise Illegal("server.too-many-connections")
        if self._by_address.of(where) >= limits.address_connections:
            raise Illegal("server.too-many-connections.address")
        if self._by_both.of((room, where)) >= limits.room_address_connections:
            raise Illegal("server.too-many-connections.room")
        if self._by_room.of(room) >= limits.room_connections:
            raise Illegal("rooms.full")
        self._by_person.add(person)
        self._by_address.add(where)
        self._by_room.add(room)
        self._by_both.add((room, where))

    def leave(self, person: str, address: str, room: str) -> None:
        """Stop counting a connection that has entered."""
        where = network(address)
        self._by_person.remove(person)
        self._by_address.remove(where)
        self._by_room.remove(room)
        self._by_both.remove((room, where))
