"""What a room wants done: to be written down, told, thought about; when to come back, and whom to let go."""

from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.rooms.changes import Change
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.questions import Question


class Outgoing(Struct, frozen=True, gc=False):
    """One message, encoded once, for all these connections."""

    connections: tuple[ConnectionId, ...]
    text: bytes


class Closing(Struct, frozen=True, gc=False):
    """The last message of a connection, which is to be ended after it."""

    connection: ConnectionId
    text: bytes


class Effects(Struct, frozen=True):
    """All of it is to be done at once, in any order; `tell` holds nothing that is not kept.

    After `keep` the room waits for `Kept` or `NotKept`: until then it takes what happens without an answer.
    """

    save: tuple[Change, ...] = ()
    send: tuple[Outgoing, ...] = ()
    think: tuple[Question, ...] = ()
    wake: Millis | None = None
    """When to come with a `Tick`, at the latest, on the scale of `now`; it replaces the one before."""
    close: tuple[Closing, ...] = ()
    faults: tuple[str, ...] = ()
    """What went wrong inside and should be looked at."""
