"""The effects of an input: changes to save, messages to send, questions to answer, connections to close."""

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
    """The last message of a connection, which is then closed."""

    connection: ConnectionId
    text: bytes


class Effects(Struct, frozen=True):
    """The effects of one input, in any order; `send` holds nothing that is not saved.

    After `save` the room waits for `Saved` or `SaveFailed`; until then it queues its inputs.
    """

    save: tuple[Change, ...] = ()
    send: tuple[Outgoing, ...] = ()
    think: tuple[Question, ...] = ()
    wake: Millis | None = None
    """When to send a `Tick` at the latest, on the scale of `now`; it replaces the previous wake-up."""
    close: tuple[Closing, ...] = ()
    faults: tuple[str, ...] = ()
    """Errors inside the room, to be logged."""
