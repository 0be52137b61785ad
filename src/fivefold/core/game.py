"""What a game is: pure functions over values, with chance and time as players."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.options import Options

Seat = int
Millis = int

CLOCK: Seat = -1
"""The seat of the clock, which acts when a deadline falls due."""
HOUSE: Seat = -2
"""The seat of whoever runs the table, who tells it what happened around it."""
OPENING: Seat = -3
"""Stands in a record where the table opened by itself."""


class Due(Struct, frozen=True, gc=False, tag=True):
    """The clock's only move: the deadline has come."""


class Left(Struct, frozen=True, gc=False, tag=True):
    """The house says that a player has gone."""

    seat: Seat


class Back(Struct, frozen=True, gc=False, tag=True):
    """The house says that a player who had gone is here again."""

    seat: Seat


class Lag(Struct, frozen=True, gc=False, tag=True):
    """The house has measured how long a player's messages take to arrive."""

    seat: Seat
    ms: Millis


Notice = Left | Back | Lag


class Named(Struct, frozen=True, gc=False, tag=True):
    """The house says that somebody else plays for a seat from now on; no game has to know."""

    seat: Seat
    name: str


class Event(Protocol):
    """An event: a fact, which says of itself what each seat may see of it."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as the seat sees it (None is a spectator), or None if it sees nothing."""
        ...


class Public(Struct, frozen=True, gc=False, tag=True):
    """A base for events that everybody sees as they are."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The whole event, for everybody."""
        return self


S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Struct)


class Act(Struct, Generic[M], frozen=True, gc=False):
    """Somebody does something: who, what, and when, in milliseconds since the match began."""

    seat: Seat
    move: M | Due | Notice
    at: Millis = 0


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended: who won, with which scores, and why it was over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    text: str


class Hint(Struct, frozen=True):
    """A piece of advice, and the pieces in notation that it points at."""

    text: str
    pieces: tuple[str, ...] = ()


class Lookup(Struct, frozen=True):
    """What a game's book says about a text: whether it is good (None: it cannot be told), and a sentence."""

    text: str
    good: bool | None
    sentence: str


class Players(NamedTuple):
    """How many can play."""

    least: int
    most: int

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


class Game(ABC, Generic[S, M, E, V]):
    """The rules of one game with the options of one match; holds nothing that changes."""

    slug: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[str]
    players: ClassVar[Players]
    version: ClassVar[int]
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    notices: ClassVar[tuple[type[Notice], ...]] = ()
    """The notices of the house that matter in this game; it is told of no others."""

    def __init__(self, options: Any = None) -> None:
        self.options: Any = options if options is not None else self.options_type()

    @abstractmethod
    def start(self, seats: int) -> S:
        """An empty table, nothing dealt."""

    @abstractmethod
    def judge(self, state: S, act: Act[M]) -> E:
        """The event that the act brings about; raises Illegal and nothing else."""

    @abstractmethod
    def dealer(self, state: S, chance: Chance) -> E | None:
        """What follows by itself, or None when the table waits; the only place with chance."""

    @abstractmethod
    def apply(self, state: S, event: E) -> S:
        """The state after the event; total, deterministic, and it decides nothing."""

    @abstractmethod
    def actors(self, state: S) -> Collection[Seat]:
        """Who may act now; nobody when it is over."""

    def deadline(self, state: S) -> Millis | None:
        """When the clock will act."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once there is one."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may know; None is a spectator."""

    @abstractmethod
    def moves(self, view: V) -> Iterable[M]:
        """Every move the view's seat may make now, in a fixed order."""

    def listed_moves(self, view: V) -> Iterable[M]:
        """The moves that a table lists for people; a game in which finding a move is the game leaves those out."""
        return self.moves(view)

    @abstractmethod
    def sample(self, view: V, chance: Chance) -> S:
        """A full state that the view's seat cannot rule out."""

    @abstractmethod
    def pieces(self, state: S) -> Iterable[str]:
        """Every piece, in notation, wherever it lies; whenever the table waits it is the same lot."""

    @abstractmethod
    def secrets(self, state: S, seat: Seat | None) -> Collection[str]:
        """The pieces of which this seat may know no copy's whereabouts."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The move in notation."""

    @abstractmethod
    def read(self, text: str, view: V | None = None) -> M:
        """The move a text stands for; what the view numbers may be named by number. Raises Unreadable."""

    @abstractmethod
    def show(self, view: V, names: Sequence[str]) -> str:
        """The view as plain text, for a terminal; `names` are the players'."""

    @abstractmethod
    def tell(self, event: E, names: Sequence[str]) -> str:
        """The event in plain words; empty when there is nothing to say."""

    def for_people(self, view: V) -> V:
        """The view as a person is sent it, from the view alone, so that it tells nothing new.

        It may have worked out what people want to know, or leave out what they have to remember. Tables for people
        ask for it; bots and simulations do without.
        """
        return view

    def hints(self, view: V) -> Sequence[Hint]:
        """Advice for the view's seat, from a nudge to the whole answer; empty when there is none."""
        return ()

    def look_up(self, text: str) -> Lookup | None:
        """What the book of this match says about a text, to anybody at any time; None: there is no such book."""
        return None

    def verbs(self, view: V) -> Iterable[str]:
        """The kinds of moves the view's seat may make now, each by the first word of its notation."""
        return dict.fromkeys(self.write(move).partition(" ")[0] for move in self.moves(view))

    def actors_in(self, view: V) -> Collection[Seat]:
        """Who may act now, as far as the view's seat may know."""
        return self.actors(self.sample(view, Chance(bytes(32))))

    def deadline_in(self, view: V) -> Millis | None:
        """When the clock will act, as far as the view's seat may know."""
        return self.deadline(self.sample(view, Chance(bytes(32))))


AnyGame = Game[Any, Any, Any, Any]
