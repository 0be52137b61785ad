"""Rooms of other processes, for connections that are here."""

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
    """A room that another process owns."""

    __slots__ = ("_owner", "_remote_rooms", "code")

    def __init__(self, code: str, owner: str, far: "RemoteRooms") -> None:
        self.code, self._owner, self._remote_rooms = code, owner, far

    @property
    def waiting(self) -> int:
        """Nothing waits here; the owner has an eye on that."""
        return 0

    def join(self, connection: ConnectionId, client: Client, person: str, name: str) -> None:
        """Somebody comes."""
        self._remote_rooms.add(self._owner, connection, client)
        self._remote_rooms.post.send(self._owner, RemoteConnect(connection, self.code, person, name))

    def leave(self, connection: ConnectionId) -> None:
        """A connection has ended."""
        if self._remote_rooms.remove(self._owner, connection) is not None:
            self._remote_rooms.post.send(self._owner, RemoteDisconnect(connection))

    def ask(self, connection: ConnectionId, request: AnyRequest) -> None:
        """Somebody asks for something."""
        self._remote_rooms.post.send(self._owner, RemoteRequest(connection, request.id, _encode(request)))

    def measure(self, connection: ConnectionId, latency: Millis) -> None:
        """How long messages of a connection take one way."""
        self._remote_rooms.post.send(self._owner, RemoteLatency(connection, latency))

    def close_room(self) -> None:
        """The operator sends everybody away."""
        self._remote_rooms.post.send(self._owner, CloseRoom(self.code))


class RemoteRooms:
    """The connections here that are in rooms of other processes."""

    def __init__(self, links: PeerLinks) -> None:
        self.post = links
        self._clients: dict[str, dict[ConnectionId, Client]] = {}

    def add(self, owner: str, connection: ConnectionId, client: Client) -> None:
        """One more."""
        self._clients.setdefault(owner, {})[connection] = client
        self.post.add_dependency(owner)

    def remove(self, owner: str, connection: ConnectionId) -> Client | None:
        """One less; None if it was not there any more."""
        client = self._clients.get(owner, {}).pop(connection, None)
        if client is not None:
            self.post.drop_dependency(owner)
        return client

    def told(self, owner: str, told: RemoteSend) -> None:
        """The owner has a message for some of them."""
        clients, frame = self._clients.get(owner, {}), Frame(told.text)
        for connection in told.connections:
            if (client := clients.get(connection)) is not None:
                client.send(frame)

    def ended(self, owner: str, ended: RemoteClose) -> None:
        """The owner has a last message for one of them."""
        if (client := self.remove(owner, ended.connection)) is not None:
            client.end(Frame(ended.text))

    def drop(self, owner: str) -> None:
        """The owner cannot be reached: they are told, and come back."""
        frame = Frame(_encode(UNREACHABLE))
        for connection in list(self._clients.get(owner, {})):
            if (client := self.remove(owner, connection)) is not None:
                client.end(frame)
        self._clients.pop(owner, None)
