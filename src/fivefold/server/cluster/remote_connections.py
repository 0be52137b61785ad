"""Connections at other processes to rooms of this one."""

from collections.abc import Callable
from functools import partial

import msgspec

from fivefold.core.words import Message
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.messages import AnyRequest, Closed, Refused
from fivefold.server.cluster.bus.messages import (
    RemoteClose,
    RemoteConnect,
    RemoteDisconnect,
    RemoteLatency,
    RemoteRequest,
)
from fivefold.server.cluster.links import PeerLinks
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.wire import Frame

MOST_WAITING = 50
"""Requests of one connection that may wait until its room is loaded."""
_encode = msgspec.json.Encoder().encode
_requests: "msgspec.json.Decoder[AnyRequest]" = msgspec.json.Decoder(AnyRequest)
AGAIN = Closed.saying(Message("server.moved"), again=True)

OnFound = Callable[[RoomHandle | Closed], None]
"""Called with the room, or with the reason why the connection is refused."""
Charge = Callable[[str, str, int], bool]
"""Charges a person and an address with points; returns whether they had that many."""


class RemoteConnection:
    """A connection at another process: a client of the room whose messages go over the bus."""

    __slots__ = (
        "_links",
        "_remote_connections",
        "address",
        "connection",
        "handle",
        "number",
        "peer",
        "person",
        "waiting",
    )

    def __init__(
        self, remotes: "RemoteConnections", links: PeerLinks, peer: str, came: RemoteConnect, connection: ConnectionId
    ) -> None:
        self._remote_connections, self._links, self.peer, self.connection = remotes, links, peer, connection
        self.number, self.address, self.person = came.connection, came.address, came.person
        self.handle: RoomHandle | None = None
        self.waiting: list[RemoteRequest | RemoteLatency] = []

    def send(self, frame: Frame) -> None:
        self._links.tell(self.peer, self.number, frame)

    def end(self, frame: Frame) -> None:
        if self._remote_connections.remove(self.peer, self.number) is not None:
            self._links.send(self.peer, RemoteClose(self.number, frame.text))

    def take(self, message: RemoteRequest | RemoteLatency, most: int) -> None:
        """Handle a message over the connection."""
        if self.handle is None:
            if len(self.waiting) >= MOST_WAITING:
                self.end(Frame(_encode(AGAIN)))
            else:
                self.waiting.append(message)
        elif isinstance(message, RemoteLatency):
            self.handle.measure(self.connection, message.latency)
        elif self.handle.waiting >= most:
            self._refuse(message.id, Message("server.busy"))
        else:
            try:
                request = _requests.decode(message.request)
            except msgspec.MsgspecError:
                # sent by a newer version during an upgrade
                self._refuse(message.id, Message("server.bad-message.newer"))
            else:
                # The other process has charged the usual price; what it costs beyond that, only the owner knows.
                price = self.handle.price(request)
                if price and not self._remote_connections.charge(self.person, self.address, price):
                    self._refuse(message.id, Message("server.too-fast"))
                else:
                    self.handle.ask(self.connection, request)

    def _refuse(self, number: int, why: Message) -> None:
        self.send(Frame(_encode(Refused(number, why.code, why))))


class RemoteConnections:
    """All remote connections. `find` looks for a room; at most `most` requests may wait in one room."""

    def __init__(
        self,
        links: PeerLinks,
        find: Callable[[str, OnFound], None],
        new_connection_id: Callable[[], ConnectionId],
        most: int,
        charge: Charge,
    ) -> None:
        self._links, self._find, self._new_line, self._most = links, find, new_connection_id, most
        self.charge = charge
        self._all: dict[str, dict[int, RemoteConnection]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._all.values()))

    def came(self, peer: str, came: RemoteConnect) -> None:
        """Add a connection that was opened at a peer."""
        remote = RemoteConnection(self, self._links, peer, came, self._new_line())
        self._all.setdefault(peer, {})[came.connection] = remote
        self._links.add_dependency(peer)
        self._find(came.room, partial(self._found, remote, came))

    def _found(self, remote: RemoteConnection, came: RemoteConnect, found: RoomHandle | Closed) -> None:
        if self._all.get(remote.peer, {}).get(remote.number) is not remote:
            return
        if isinstance(found, Closed):
            remote.end(Frame(_encode(found)))
            return
        remote.handle = found
        found.join(remote.connection, remote, came.person, came.name)
        waiting, remote.waiting = remote.waiting, []
        for message in waiting:
            remote.take(message, self._most)

    def message(self, peer: str, message: RemoteRequest | RemoteLatency) -> None:
        """Handle a message over a connection."""
        if (remote := self._all.get(peer, {}).get(message.connection)) is not None:
            remote.take(message, self._most)

    def went(self, peer: str, went: RemoteDisconnect) -> None:
        """Handle the end of a connection."""
        remote = self.remove(peer, went.connection)
        if remote is not None and remote.handle is not None:
            remote.handle.leave(remote.connection)

    def remove(self, peer: str, number: int) -> RemoteConnection | None:
        """Remove a connection; return None if it was not there."""
        remote = self._all.get(peer, {}).pop(number, None)
        if remote is not None:
            self._links.drop_dependency(peer)
        return remote

    def drop(self, peer: str) -> None:
        """Drop the connections of a process that cannot be reached."""
        for number in list(self._all.get(peer, {})):
            self.went(peer, RemoteDisconnect(number))
        self._all.pop(peer, None)
