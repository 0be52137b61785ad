"""Room handles: how a connection uses a room in this process or in another one."""

from typing import Protocol

from fivefold.core.game import Millis
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.messages import AnyRequest
from fivefold.rooms.state import RoomState
from fivefold.server.wire import Frame


class Client(Protocol):
    """A connection, as a room sees it."""

    @property
    def address(self) -> str:
        """The network address it comes from; empty if not known."""
        ...

    def send(self, frame: Frame) -> None: ...

    def end(self, frame: Frame) -> None:
        """Send a last message, and close the connection."""
        ...


class RoomHandle(Protocol):
    """A room, as a connection sees it: a local `Driver` or a `RemoteRoom`."""

    @property
    def code(self) -> str: ...

    @property
    def waiting(self) -> int:
        """The number of inputs that wait."""
        ...

    def price(self, request: AnyRequest) -> int:
        """Return what a request costs in addition to its usual price."""
        ...

    def join(self, connection: ConnectionId, client: Client, person: str, name: str) -> None: ...

    def leave(self, connection: ConnectionId) -> None: ...

    def ask(self, connection: ConnectionId, request: AnyRequest) -> None: ...

    def measure(self, connection: ConnectionId, latency: Millis) -> None:
        """Pass on the one-way latency of a connection."""
        ...

    def close_room(self) -> None:
        """Close all connections to the room, for the operator."""
        ...


class RoomMaker(Protocol):
    """What can make rooms: the server's hub."""

    async def create_room(self, state: RoomState, *, start: bool) -> None:
        """Save a new room, and run it; raises NotSaved, which is Stale if there is a room with its code."""
        ...
