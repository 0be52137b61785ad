"""What a room wants done: to be written down, told, thought about; when to come back, and whom to let go."""

from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.host.inputs import Line
from fivefold.host.keeping import Change
from fivefold.host.questions import Question


class Letter(Struct, frozen=True, gc=False):
    """One message, encoded once, for all these connections."""

    lines: tuple[Line, ...]
    text: bytes


class Farewell(Struct, frozen=True, gc=False):
    """The last message of a connection, which is to be ended after it."""

    line: Line
    text: bytes


class Effects(Struct, frozen=True):
    """All of it is to be done at once, in any order; `tell` holds nothing that is not kept.

    After `keep` the room waits for `Kept` or `NotKept`: until then it takes what happens without an answer.
    """

    keep: tuple[Change, ...] = ()
    tell: tuple[Letter, ...] = ()
    think: tuple[Question, ...] = ()
    wake: Millis | None = None
    """When to come with a `Tick`, at the latest, on the scale of `now`; it replaces the one before."""
    close: tuple[Farewell, ...] = ()
    faults: tuple[str, ...] = ()
    """What went wrong inside and should be looked at."""
