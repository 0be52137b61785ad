"""The interface of a game: pure functions over values, with randomness and time passed in."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypeVar, cast

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.words import Message, catalogue

Seat = int
Millis = int

CLOCK: Seat = -1
"""The seat of the clock, which acts at a deadline."""
HOUSE: Seat = -2
"""The seat of the program that runs the table, which reports what happens to players."""
OPENING: Seat = -3
"""Marks the opening of the table in a record."""


class Due(Struct, frozen=True, gc=False, tag=True):
    """The clock's only move: the deadline has passed."""


class Left(Struct, frozen=True, gc=False, tag=True):
    """The house reports that a player has left."""

    seat: Seat


class Back(Struct, frozen=True, gc=False, tag=True):
    """The house reports that a player has returned."""

    seat: Seat


class Lag(Struct, frozen=True, gc=False, tag=True):
    """The house reports the latency of a player's connection."""

    seat: Seat
    ms: Millis


Notice = Left | Back | Lag


class Named(Struct, frozen=True, gc=False, tag=True):
    """The house reports that another person plays in a seat from now on; games do not see it."""

    seat: Seat
    name: str


class Event(Protocol):
    """Something that happened, and the part of it that each seat may see."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """Return the event as the seat sees it (None is a spectator), or None if it is hidden."""
        ...


class View(Protocol):
    """Everything that a seat may know."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the view, or None for a spectator."""
        ...

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now, without those that this seat may not know of."""
        ...

    @property
    def deadline(self) -> Millis | None:
        """The time at which the clock acts, if this seat may know it."""
        ...


class Public(Struct, frozen=True, gc=False, tag=True):
    """Base class of events that all seats see completely."""

    def seen_by(self, seat: Seat | None) -> Self:
        return self


P = TypeVar("P", bound=Struct)
S = TypeVar("S")
M = TypeVar("M", bound=Struct)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
H = TypeVar("H", bound=Options)


def values_of(public: type[P]) -> Callable[[P], tuple[Any, ...]]:
    """Return a function that copies the fields of a struct that both `State` and `View` derive from.

    `view = View(*values_of(PublicState)(state), seat=seat, hand=state.hands[seat])`
    """
    return attrgetter(*public.__struct_fields__)


class Act(Struct, Generic[M], frozen=True, gc=False):
    """A move with the seat that makes it and the time in milliseconds since the match began."""

    seat: Seat
    move: M | Due | Notice
    at: Millis = 0


MOST_LISTED = 1000
"""The highest number of moves that a table lists."""

Aim = Literal["most", "fewest", "none"]
"""Whether the most or the fewest points win; `none` if points only mark the winner."""


class Outcome(Struct, frozen=True, gc=False, rename={"message": "said"}):
    """The result of a match: winners, scores, and the reason why it ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    message: Message


class Hint(Struct, frozen=True, rename={"message": "said"}):
    """A piece of advice, and the pieces it points at, in notation."""

    message: Message
    pieces: tuple[str, ...] = ()


class Lookup(Struct, frozen=True, rename={"message": "said"}):
    """The result of looking up a text in a game's dictionary: whether it is valid (None: unknown), and why."""

    text: str
    good: bool | None
    message: Message


class Players(NamedTuple):
    """The allowed numbers of players."""

    least: int
    most: int

    @property
    def message(self) -> Message:
        """The range in words, such as `2 to 6 players`."""
        key = "core.players.exactly" if self.least == self.most else "core.players"
        return Message(key, {"least": self.least, "most": self.most})


SeenBy = Seat | None | Literal["all"]
"""The reader: a seat, a spectator (None), or `all` for a reader without restrictions."""


class Notation(Protocol):
    """The interface of a game's module `notation`: short text for moves, and messages about views and events."""

    def write(self, move: Any, /) -> str: ...

    def read(self, text: str, view: Any, /) -> Any:
        """Return the move in a text; raises Unreadable."""
        ...

    def show(self, view: Any, /) -> Sequence[Message | str]:
        """Return the view, line by line."""
        ...

    def tell(self, event: Any, /) -> Sequence[Message]:
        """Return messages about the event."""
        ...


class Position(Protocol):
    """The interface of a game's module `position`: the whole state as one line of text."""

    def write_state(self, state: Any, seen_by: SeenBy, /) -> str: ...

    def read_state(self, text: str, /) -> Any:
        """Return the state in a line; raises Unreadable."""
        ...


def as_sequence(moves: Iterable[M]) -> Sequence[M]:
    """Return the moves as a sequence, without copying a list or tuple."""
    return cast(Sequence[M], moves) if type(moves) is list or type(moves) is tuple else list(moves)


class Game(ABC, Generic[S, M, E, V, H]):
    """The rules of one game with the options of one match, for its states, moves, events, views and options."""

    slug: ClassVar[str]
    title: ClassVar[Message]
    """The name of the game: the message in its catalogue whose id is the slug."""
    blurb: ClassVar[Message]
    """The game in one sentence: the variant `blurb` of the title."""
    players: ClassVar[Players]
    version: ClassVar[int]
    """Increases when the same acts lead to another result, and when options, events or notation change."""
    same_rules_since: ClassVar[int | None] = None
    """The oldest version whose matches the current rules judge identically, if only texts have changed since."""
    older_orders: ClassVar[tuple[str, ...]] = ()
    """The orders of fields in records of older rules, where they have changed since."""
    aim: ClassVar[Aim] = "most"
    aim_alone: ClassVar[Aim | None] = None
    """`aim` for one player, if it differs."""
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    opener: ClassVar[Seat] = 0
    """The seat with the first turn, if that is fixed; who plays against bots sits there."""
    notices: ClassVar[tuple[type[Notice], ...]] = ()
    """The notices of the house that this game handles; it gets no others."""
    lists_all_moves: ClassVar[bool] = True
    """Whether `moves` lists every legal move; a game with too many may list some of them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "slug" in cls.__dict__:
            key = f"{catalogue(cls.__module__)}.{cls.slug}"
            cls.title, cls.blurb = Message(key), Message(f"{key}.blurb")

    def __init__(self, options: H | None = None) -> None:
        self.options: H = options if options is not None else cast(H, self.options_type())

    @abstractmethod
    def start(self, seats: int) -> S:
        """Return the state before anything is dealt."""

    @abstractmethod
    def judge(self, state: S, act: Act[M]) -> E:
        """Return the event that an act causes; raises Illegal and nothing else.

        Called only while the match is in progress, and for the clock only at its deadline: `fivefold.core.referee`
        refuses everything that all games refuse.
        """

    @abstractmethod
    def dealer(self, state: S, chance: Chance) -> E | None:
        """Return the next automatic event, or None if the table waits for an act; the only place with randomness."""

    @abstractmethod
    def apply(self, state: S, event: E) -> S:
        """Return the state after the event; total and deterministic, without any decisions."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now; empty after the end."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Return those of the actors for whom the match waits."""
        return self.actors(state)

    def deadline(self, state: S) -> Millis | None:
        """Return the time at which the clock acts, or None."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the match is in progress."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything that the seat may know; None is a spectator."""

    @abstractmethod
    def moves(self, view: V) -> Iterable[M]:
        """Return the moves that the view's seat may make now, in a fixed order: all of them if `lists_all_moves`.

        A seat that may act has at least one.
        """

    def random_move(self, view: V, chance: Chance) -> M | None:
        """Return one of the moves, each with equal probability, or None if the seat has no moves.

        A game with very many moves may draw one without listing all.
        """
        moves = as_sequence(self.moves(view))
        return chance.pick(moves) if moves else None

    def listed_moves(self, view: V) -> Iterable[M]:
        """Return the moves that a table lists for people; a game about finding moves leaves those out."""
        return self.moves(view)

    @abstractmethod
    def sample(self, view: V, chance: Chance) -> S:
        """Return a random full state that is consistent with the view."""

    @abstractmethod
    def box(self, seats: int) -> Iterable[str]:
        """Return all pieces, in notation, for this number of seats."""

    @abstractmethod
    def pieces(self, state: S) -> Iterable[str]:
        """Return all pieces in the state; whenever the table waits for an act, these are the whole box."""

    @abstractmethod
    def secrets(self, state: S, seat: Seat | None) -> Collection[str]:
        """Return the pieces whose locations the seat may not know, for any copy of the piece."""

    def hidden(self, state: S) -> Iterable[HiddenPieces]:
        """Return what is hidden from someone, for replays with all cards face up."""
        return ()

    # -- text: delegates to the game's modules `notation` and `position` unless a game overrides it

    notation: ClassVar[Notation]
    position: ClassVar[Position]

    def write(self, move: M) -> str:
        return self.notation.write(move)

    def read(self, text: str, view: V | None = None) -> M:
        """Return the move in a text; items that the view numbers can be given by number. Raises Unreadable."""
        return cast(M, self.notation.read(text, view))

    def show(self, view: V) -> Sequence[Message | str]:
        """Return the view line by line, for a terminal; lines that need no translation are plain text."""
        return self.notation.show(view)

    def tell(self, event: E) -> Sequence[Message]:
        """Return messages about the event, in reading order; empty if there is nothing to say."""
        return self.notation.tell(event)

    def write_state(self, state: S, seen_by: SeenBy = "all") -> str:
        """Return the position as one line in notation, with the parts hidden that `seen_by` may not know."""
        return self.position.write_state(state, seen_by)

    def read_state(self, text: str) -> S:
        """Return the state in a line without hidden parts. Raises Unreadable, which says where."""
        return cast(S, self.position.read_state(text))

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Translate a line of a record by an older version of the rules: its move, and its events as JSON."""
        return move, events

    def for_people(self, view: V) -> V:
        """Return the view to send to a person, computed from the view alone, so that it reveals nothing.

        It may contain derived information, or leave out what players have to remember. Bots do not use it.
        """
        return view

    @classmethod
    def load(cls) -> None:
        """Read the files that the rules need, once per process, before rooms are opened. Raises Refusal."""

    @property
    def is_prepared(self) -> bool:
        """Whether a table can be created without waiting; if not, call `prepare` first."""
        return True

    def prepare(self) -> None:
        """Do slow work once for all tables with these options; may run in any thread or process."""

    def export_prepared(self) -> bytes:
        """Return what `prepare` has made, for `import_prepared` in another process."""
        return b""

    def import_prepared(self, made: bytes) -> None:
        """Use what another process has prepared for the same options."""

    def hints(self, view: V) -> Sequence[Hint]:
        """Return advice for the view's seat, from a nudge to the whole answer; may be empty."""
        return ()

    def look_up(self, text: str) -> Lookup | None:
        """Look up a text in the dictionary of this match; None if the game has none."""
        return None

    def unlisted_verbs(self, view: V) -> Iterable[str]:
        """Return the first words of moves that the view's seat may try although the table does not list them."""
        return ()

    def verbs(self, view: V, listed: Iterable[str] | None = None) -> tuple[str, ...]:
        """Return the kinds of moves the view's seat may try now, each as the first word of its notation.

        `listed` are the moves that a table lists, in notation, if they are already written. Of more than `MOST_LISTED`
        moves, only one of each type is considered.
        """
        if listed is None:
            moves = as_sequence(self.listed_moves(view))
            by_type = {type(move): move for move in moves}
            listed = map(self.write, moves if len(moves) <= MOST_LISTED else by_type.values())
        return tuple(dict.fromkeys((*self.unlisted_verbs(view), *(text.partition(" ")[0] for text in listed))))


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game that is chosen by name at run time."""
