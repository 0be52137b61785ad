"""Rooms of other processes, for connections that are here."""

import msgspec

from fivefold.core.game import Millis
from fivefold.core.words import Said
from fivefold.host.inputs import Line
from fivefold.host.messages import AnyAsk, Closed
from fivefold.server.bus.mail import Asked, Came, Ended, Measured, Shut, Told, Went
from fivefold.server.cluster.post import Post
from fivefold.server.place import Client
from fivefold.server.wire import Frame

_encode = msgspec.json.Encoder().encode
UNREACHABLE = Closed.saying(Said("server.unreachable"), again=True)


class FarRoom:
    """A room that another process owns."""

    __slots__ = ("_far", "_owner", "code")

    def __init__(self, code: str, owner: str, far: "FarRooms") -> None:
        self.code, self._owner, self._far = code, owner, far

    @property
    def waiting(self) -> int:
        """Nothing waits here; the owner has an eye on that."""
        return 0

    def join(self, line: Line, client: Client, person: str, name: str) -> None:
        """Somebody comes."""
        self._far.add(self._owner, line, client)
        self._far.post.send(self._owner, Came(line, self.code, person, name))

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        if self._far.remove(self._owner, line) is not None:
            self._far.post.send(self._owner, Went(line))

    def ask(self, line: Line, ask: AnyAsk) -> None:
        """Somebody asks for something."""
        self._far.post.send(self._owner, Asked(line, ask.id, _encode(ask)))

    def measure(self, line: Line, latency: Millis) -> None:
        """How long messages of a connection take one way."""
        self._far.post.send(self._owner, Measured(line, latency))

    def shut(self) -> None:
        """The operator sends everybody away."""
        self._far.post.send(self._owner, Shut(self.code))


class FarRooms:
    """The connections here that are in rooms of other processes."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self._clients: dict[str, dict[Line, Client]] = {}

    def add(self, owner: str, line: Line, client: Client) -> None:
        """One more."""
        self._clients.setdefault(owner, {})[line] = client
        self.post.tie(owner)

    def remove(self, owner: str, line: Line) -> Client | None:
        """One less; None if it was not there any more."""
        client = self._clients.get(owner, {}).pop(line, None)
        if client is not None:
            self.post.untie(owner)
        return client

    def told(self, owner: str, told: Told) -> None:
        """The owner has a message for some of them."""
        clients, frame = self._clients.get(owner, {}), Frame(told.text)
        for line in told.lines:
            if (client := clients.get(line)) is not None:
                client.send(frame)

    def ended(self, owner: str, ended: Ended) -> None:
        """The owner has a last message for one of them."""
        if (client := self.remove(owner, ended.line)) is not None:
            client.end(Frame(ended.text))

    def drop(self, owner: str) -> None:
        """The owner cannot be reached: they are told, and come back."""
        frame = Frame(_encode(UNREACHABLE))
        for line in list(self._clients.get(owner, {})):
            if (client := self.remove(owner, line)) is not None:
                client.end(frame)
        self._clients.pop(owner, None)
