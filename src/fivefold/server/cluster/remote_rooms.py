"""Rooms of other processes, for connections to this one."""

import msgspec

from fivefold.core.game import Millis
from fivefold.core.words import Message
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.messages import AnyRequest, Closed
from fivefold.server.cluster.bus.messages import (
    CloseRoom,
    RemoteClose,
    RemoteConnect,
    RemoteDisconnect,
    RemoteLatency,
    RemoteRequest,
    RemoteSend,
)
from fivefold.server.cluster.links import PeerLinks
from fivefold.server.rooms.handle import Client
from fivefold.server.wire import Frame

_encode = msgspec.json.Encoder().encode
UNREACHABLE = Closed.saying(Message("server.unreachable"), again=True)


class RemoteRoom:
    """A handle of a room that another process owns."""

    __slots__ = ("_owner", "_remote_rooms", "code")

    def __init__(self, code: str, owner: str, remotes: "RemoteRooms") -> None:
        self.code, self._owner, self._remote_rooms = code, owner, remotes

    @property
    def waiting(self) -> int:
        """Always 0: the owner limits what waits."""
        return 0

    def price(self, request: AnyRequest) -> int:
        """Return 0: the owner charges for it."""
        return 0

    def join(self, connection: ConnectionId, client: Client, person: str, name: str) -> None:
        self._remote_rooms.add(self._owner, connection, client)
        self._remote_rooms.post.send(self._owner, RemoteConnect(connection, self.code, person, name, client.address))

    def leave(self, connection: ConnectionId) -> None:
        if self._remote_rooms.remove(self._owner, connection) is not None:
            self._remote_rooms.post.send(self._owner, RemoteDisconnect(connection))

    def ask(self, connection: ConnectionId, request: AnyRequest) -> None:
        self._remote_rooms.post.send(self._owner, RemoteRequest(connection, request.id, _encode(request)))

    def measure(self, connection: ConnectionId, latency: Millis) -> None:
        self._remote_rooms.post.send(self._owner, RemoteLatency(connection, latency))

    def close_room(self) -> None:
        self._remote_rooms.post.send(self._owner, CloseRoom(self.code))


class RemoteRooms:
    """The connections of this process to rooms of others."""

    def __init__(self, links: PeerLinks) -> None:
        self.post = links
        self._clients: dict[str, dict[ConnectionId, Client]] = {}

    def add(self, owner: str, connection: ConnectionId, client: Client) -> None:
        self._clients.setdefault(owner, {})[connection] = client
        self.post.add_dependency(owner)

    def remove(self, owner: str, connection: ConnectionId) -> Client | None:
        """Remove a connection; return None if it was not there."""
        client = self._clients.get(owner, {}).pop(connection, None)
        if client is not None:
            self.post.drop_dependency(owner)
        return client

    def told(self, owner: str, message: RemoteSend) -> None:
        """Pass a message of the owner on to connections."""
        clients, frame = self._clients.get(owner, {}), Frame(message.text)
        for connection in message.connections:
            if (client := clients.get(connection)) is not None:
                client.send(frame)

    def ended(self, owner: str, ended: RemoteClose) -> None:
        """Pass the owner's last message on, and close the connection."""
        if (client := self.remove(owner, ended.connection)) is not None:
            client.end(Frame(ended.text))

    def drop(self, owner: str) -> None:
        """Close the connections to rooms of an owner that cannot be reached; clients reconnect."""
        frame = Frame(_encode(UNREACHABLE))
        for connection in list(self._clients.get(owner, {})):
            if (client := self.remove(owner, connection)) is not None:
                client.end(frame)
        self._clients.pop(owner, None)
