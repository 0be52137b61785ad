"""Where a room is, for a connection: here, or at another process."""

from typing import Protocol

from fivefold.core.game import Millis
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.messages import AnyRequest
from fivefold.server.wire import Frame


class Client(Protocol):
    """A connection, as a room sees it."""

    def send(self, frame: Frame) -> None:
        """Sends something."""
        ...

    def end(self, frame: Frame) -> None:
        """Sends a last word, and closes."""
        ...


class RoomHandle(Protocol):
    """A room, as a connection sees it."""

    @property
    def code(self) -> str:
        """The room's code."""
        ...

    @property
    def waiting(self) -> int:
        """How much has happened here that is not judged yet."""
        ...

    def join(self, connection: ConnectionId, client: Client, person: str, name: str) -> None:
        """Somebody comes."""
        ...

    def leave(self, connection: ConnectionId) -> None:
        """A connection has ended."""
        ...

    def ask(self, connection: ConnectionId, request: AnyRequest) -> None:
        """Somebody asks for something."""
        ...

    def measure(self, connection: ConnectionId, latency: Millis) -> None:
        """How long messages of a connection take one way."""
        ...

    def close_room(self) -> None:
        """The operator sends everybody away."""
        ...
