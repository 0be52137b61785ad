"""What can happen to a room: people come, ask and go, bots have thought, time passes, the store answers."""

from msgspec import Struct

from fivefold.bots.adapting import Belief
from fivefold.core.game import Millis
from fivefold.core.words import Message
from fivefold.rooms.messages import AnyRequest
from fivefold.rooms.questions import Thought

ConnectionId = int
"""The number of a connection, given by whoever drives the room."""


class Created(Struct, frozen=True, gc=False):
    """The room was just made: to be written down, and with `start` a match is to begin."""

    start: bool = False


class Connected(Struct, frozen=True, gc=False):
    """Somebody opened a connection."""

    connection: ConnectionId
    person: str
    name: str


class Requested(Struct, frozen=True, gc=False):
    """A message came over a connection."""

    connection: ConnectionId
    request: AnyRequest


class Disconnected(Struct, frozen=True, gc=False):
    """A connection has ended."""

    connection: ConnectionId


class LatencyMeasured(Struct, frozen=True, gc=False):
    """How long messages of a connection take one way."""

    connection: ConnectionId
    latency: Millis


class PersonRenamed(Struct, frozen=True, gc=False):
    """Somebody has another name."""

    person: str
    name: str


class BeliefsKnown(Struct, frozen=True):
    """How strong somebody who has come is at which game, as far as they have played bots."""

    person: str
    beliefs: dict[str, Belief]


class QuestionAnswered(Struct, frozen=True):
    """A question was answered."""

    key: int
    thought: Thought


class QuestionFailed(Struct, frozen=True, gc=False):
    """A question was not answered: the bot died, took too long, or too many questions waited."""

    key: int


class Tick(Struct, frozen=True, gc=False):
    """Time has passed: the wake-up that was asked for, or an earlier one."""


class RoomClosed(Struct, frozen=True, gc=False):
    """Everybody has to go; with `again` they may come back in a moment."""

    message: Message
    again: bool = False


class Saved(Struct, frozen=True, gc=False):
    """What was to be kept is written down."""


class SaveFailed(Struct, frozen=True, gc=False):
    """Nothing of what was to be kept is written down."""


Input = (
    Created
    | Connected
    | Requested
    | Disconnected
    | LatencyMeasured
    | PersonRenamed
    | BeliefsKnown
    | QuestionAnswered
    | QuestionFailed
    | Tick
    | RoomClosed
    | Saved
    | SaveFailed
)
