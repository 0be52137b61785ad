"""What can happen to a room: people come, ask and go, bots have thought, time passes, the store answers."""

from msgspec import Struct

from fivefold.bots.adapting import Belief
from fivefold.core.game import Millis
from fivefold.core.words import Said
from fivefold.host.messages import AnyAsk
from fivefold.host.questions import Thought

Line = int
"""The number of a connection, given by whoever drives the room."""


class Opened(Struct, frozen=True, gc=False):
    """The room was just made: to be written down, and with `start` a match is to begin."""

    start: bool = False


class Arrived(Struct, frozen=True, gc=False):
    """Somebody opened a connection."""

    line: Line
    person: str
    name: str


class Asked(Struct, frozen=True, gc=False):
    """A message came over a connection."""

    line: Line
    ask: AnyAsk


class Dropped(Struct, frozen=True, gc=False):
    """A connection has ended."""

    line: Line


class Measured(Struct, frozen=True, gc=False):
    """How long messages of a connection take one way."""

    line: Line
    latency: Millis


class Renamed(Struct, frozen=True, gc=False):
    """Somebody has another name."""

    person: str
    name: str


class Known(Struct, frozen=True):
    """How strong somebody who has come is at which game, as far as they have played bots."""

    person: str
    beliefs: dict[str, Belief]


class Answered(Struct, frozen=True):
    """A question was answered."""

    key: int
    thought: Thought


class Unanswered(Struct, frozen=True, gc=False):
    """A question was not answered: the bot died, took too long, or too many questions waited."""

    key: int


class Tick(Struct, frozen=True, gc=False):
    """Time has passed: the wake-up that was asked for, or an earlier one."""


class Shut(Struct, frozen=True, gc=False):
    """Everybody has to go; with `again` they may come back in a moment."""

    said: Said
    again: bool = False


class Kept(Struct, frozen=True, gc=False):
    """What was to be kept is written down."""


class NotKept(Struct, frozen=True, gc=False):
    """Nothing of what was to be kept is written down."""


Input = (
    Opened
    | Arrived
    | Asked
    | Dropped
    | Measured
    | Renamed
    | Known
    | Answered
    | Unanswered
    | Tick
    | Shut
    | Kept
    | NotKept
)
