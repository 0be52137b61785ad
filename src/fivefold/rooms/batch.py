"""The inputs of a room and their results, collected until the changes are saved."""

from msgspec import Struct

from fivefold.core.errors import Refusal
from fivefold.core.game import Millis
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.connections import RoomConnection
from fivefold.rooms.effects import Closing, Effects, Outgoing
from fivefold.rooms.questions import Question


class Item(Struct):
    """One input and its results."""

    given: i.Input
    at: Millis
    is_judged: bool = False
    has_changed: bool = False
    private: list[tuple[RoomConnection, m.AnyServerMessage]] = []
    pages: list[tuple[RoomConnection, m.History]] = []
    public: list[m.AnyServerMessage] = []
    questions: list[Question] = []
    out: list[tuple[RoomConnection, m.Closed]] = []
    faults: list[str] = []
    """Errors of bots, for the operator's log."""
    asker: tuple[RoomConnection, int] | None = None
    """For the answer to a question: the connection that asked it, and the id of its request."""

    def refuse(self, connections: dict[i.ConnectionId, RoomConnection], refusal: Refusal) -> None:
        """Replace all messages with a refusal of the request that this input is or belongs to."""
        if isinstance(self.given, i.Requested) and (connection := connections.get(self.given.connection)):
            self.private = [(connection, m.Refused(self.given.request.id, refusal.code, refusal.message))]
        elif self.asker is not None:
            connection, number = self.asker
            self.private = [(connection, m.Refused(number, refusal.code, refusal.message))]


class PendingEffects:
    """The effects collected since the last input."""

    __slots__ = ("close", "faults", "save", "send", "think")

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.save: tuple[Change, ...] = ()
        self.send: list[Outgoing] = []
        self.think: list[Question] = []
        self.close: list[Closing] = []
        self.faults: list[str] = []

    def all(self, wake: Millis | None) -> Effects:
        """Return the collected effects, and start anew."""
        found = Effects(self.save, tuple(self.send), tuple(self.think), wake, tuple(self.close), tuple(self.faults))
        self._clear()
        return found
