"""The inputs of a room: connections, requests, answers of workers, results of saving, and time."""

from msgspec import Struct

from fivefold.bots.adapting import Belief
from fivefold.core.game import Millis
from fivefold.core.words import Message
from fivefold.rooms.messages import AnyRequest
from fivefold.rooms.questions import Thought

ConnectionId = int
"""The number of a connection, unique within the driver's process."""


class Created(Struct, frozen=True, gc=False):
    """The room was created and is to be saved; with `start`, a match begins."""

    start: bool = False


class Connected(Struct, frozen=True, gc=False):
    """A person opened a connection."""

    connection: ConnectionId
    person: str
    name: str


class Requested(Struct, frozen=True, gc=False):
    """A request arrived on a connection."""

    connection: ConnectionId
    request: AnyRequest


class Disconnected(Struct, frozen=True, gc=False):
    """A connection was closed."""

    connection: ConnectionId


class LatencyMeasured(Struct, frozen=True, gc=False):
    """The one-way latency of a connection was measured."""

    connection: ConnectionId
    latency: Millis


class PersonRenamed(Struct, frozen=True, gc=False):
    """A person changed their name."""

    person: str
    name: str


class BeliefsKnown(Struct, frozen=True):
    """The estimated strength of a person, by game, was loaded; it is known for games played against bots."""

    person: str
    beliefs: dict[str, Belief]


class VacationKnown(Struct, frozen=True, gc=False):
    """A person's vacation, from when until when; none if the two are equal."""

    person: str
    since: Millis
    until: Millis


class BlocksKnown(Struct, frozen=True, gc=False):
    """The people whom a person blocks."""

    person: str
    blocked: tuple[str, ...]


class QuestionAnswered(Struct, frozen=True):
    """A worker answered a question."""

    key: int
    thought: Thought


class QuestionFailed(Struct, frozen=True, gc=False):
    """A question was not answered: the worker died or took too long, or the queue was full."""

    key: int


class Tick(Struct, frozen=True, gc=False):
    """Time has passed: the requested wake-up, or an earlier one."""


class RoomClosed(Struct, frozen=True, gc=False):
    """The room closes all connections; with `again`, clients should reconnect soon."""

    message: Message
    again: bool = False


class Saved(Struct, frozen=True, gc=False):
    """All pending changes were saved."""


class SaveFailed(Struct, frozen=True, gc=False):
    """None of the pending changes were saved."""


Input = (
    Created
    | Connected
    | Requested
    | Disconnected
    | LatencyMeasured
    | PersonRenamed
    | BeliefsKnown
    | VacationKnown
    | BlocksKnown
    | QuestionAnswered
    | QuestionFailed
    | Tick
    | RoomClosed
    | Saved
    | SaveFailed
)
