"""What happened to a room and what came of it, gathered until it may be told."""

from msgspec import Struct

from fivefold.core.errors import Refusal
from fivefold.core.game import Millis
from fivefold.host import inputs as i
from fivefold.host import messages as m
from fivefold.host.effects import Effects, Farewell, Letter
from fivefold.host.keeping import Change
from fivefold.host.lines import Guest
from fivefold.host.questions import Question


class Item(Struct):
    """Something that happened, with what came of it."""

    given: i.Input
    at: Millis
    is_judged: bool = False
    has_changed: bool = False
    private: list[tuple[Guest, m.Answer]] = []
    pages: list[tuple[Guest, m.History]] = []
    public: list[m.Answer] = []
    questions: list[Question] = []
    out: list[tuple[Guest, m.Closed]] = []

    def refuse(self, guests: dict[i.Line, Guest], refusal: Refusal) -> None:
        """Answers an ask with a refusal, and with nothing else."""
        if isinstance(self.given, i.Asked) and (guest := guests.get(self.given.line)):
            self.private = [(guest, m.Refused(self.given.ask.id, refusal.code, refusal.said))]


class Gathering:
    """What gathers while the room works."""

    __slots__ = ("close", "faults", "keep", "tell", "think")

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.keep: tuple[Change, ...] = ()
        self.tell: list[Letter] = []
        self.think: list[Question] = []
        self.close: list[Farewell] = []
        self.faults: list[str] = []

    def all(self, wake: Millis | None) -> Effects:
        """Everything, once."""
        found = Effects(self.keep, tuple(self.tell), tuple(self.think), wake, tuple(self.close), tuple(self.faults))
        self._clear()
        return found
