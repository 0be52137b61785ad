"""What a game is: pure functions over values, with chance and time as players."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypeVar, cast

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.options import Options
from fivefold.core.words import Message, catalogue

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


class View(Protocol):
    """What a seat may know."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None: a spectator's."""
        ...

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now, as far as the seat may know."""
        ...

    @property
    def deadline(self) -> Millis | None:
        """When the clock will act, as far as the seat may know."""
        ...


class Public(Struct, frozen=True, gc=False, tag=True):
    """A base for events that everybody sees as they are."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The whole event, for everybody."""
        return self


P = TypeVar("P", bound=Struct)
S = TypeVar("S")
M = TypeVar("M", bound=Struct)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
H = TypeVar("H", bound=Options)


def values_of(public: type[P]) -> Callable[[P], tuple[Any, ...]]:
    """A function that copies the fields of a struct which `State` and `View` derive from.

    public = values_of(PublicState)
    view = View(*public(state), seat=seat, hand=state.hands[seat])
    """
    return attrgetter(*public.__struct_fields__)


class Act(Struct, Generic[M], frozen=True, gc=False):
    """Somebody does something: who, what, and when, in milliseconds since the match began."""

    seat: Seat
    move: M | Due | Notice
    at: Millis = 0


MOST_LISTED = 1000
"""A table lists no more moves than this."""

Aim = Literal["most", "fewest", "none"]
"""Which points are best; none, if they only say who won."""


class Outcome(Struct, frozen=True, gc=False, rename={"message": "said"}):
    """How a match ended: who won, with which scores, and why it was over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    message: Message


class Hint(Struct, frozen=True, rename={"message": "said"}):
    """A piece of advice, and the pieces in notation that it points at."""

    message: Message
    pieces: tuple[str, ...] = ()


class Lookup(Struct, frozen=True, rename={"message": "said"}):
    """What a game's book says about a text: whether it is good (None: it cannot be told), and why."""

    text: str
    good: bool | None
    message: Message


class Players(NamedTuple):
    """How many can play."""

    least: int
    most: int

    @property
    def message(self) -> Message:
        """Such as `2 to 6 players`."""
        key = "core.players.exactly" if self.least == self.most else "core.players"
        return Message(key, {"least": self.least, "most": self.most})


SeenBy = Seat | None | Literal["all"]
"""Who looks: a seat, a spectator (None), or somebody who may know everything."""


class Notation(Protocol):
    """What a game's module `notation` has: short text for moves, and what to say about views and events."""

    def write(self, move: Any, /) -> str:
        """The move in notation."""
        ...

    def read(self, text: str, view: Any, /) -> Any:
        """The move a text stands for; raises Unreadable."""
        ...

    def show(self, view: Any, /) -> Sequence[Message | str]:
        """The view, line by line."""
        ...

    def tell(self, event: Any, /) -> Sequence[Message]:
        """The event, sentence by sentence."""
        ...


class Position(Protocol):
    """What a game's module `position` has: the whole state as one line of text, and back."""

    def write_state(self, state: Any, seen_by: SeenBy, /) -> str:
        """The position as one line."""
        ...

    def read_state(self, text: str, /) -> Any:
        """The state that a line stands for; raises Unreadable."""
        ...


def as_sequence(moves: Iterable[M]) -> Sequence[M]:
    """The moves as a list or tuple, which most games return anyway."""
    return cast(Sequence[M], moves) if type(moves) is list or type(moves) is tuple else list(moves)


class Game(ABC, Generic[S, M, E, V, H]):
    """The rules of one game with the options of one match; holds nothing that changes.

    Its types are those of its states, moves, events, views and house rules (options).
    """

    slug: ClassVar[str]
    title: ClassVar[Message]
    """What the game is called: in its words, the message that is named like the slug."""
    blurb: ClassVar[Message]
    """What it is about, in a sentence: the variant `blurb` of that message."""
    players: ClassVar[Players]
    version: ClassVar[int]
    """Goes up when the same acts come to something else, and when options, events or notation change."""
    same_rules_since: ClassVar[int | None] = None
    """The oldest version whose matches today's rules judge alike, if since then only words have changed."""
    aim: ClassVar[Aim] = "most"
    aim_alone: ClassVar[Aim | None] = None
    """The same for one player, if it differs."""
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    notices: ClassVar[tuple[type[Notice], ...]] = ()
    """The notices of the house that matter in this game; it is told of no others."""
    lists_all_moves: ClassVar[bool] = True
    """Whether `moves` lists every legal move; where there are too many, a game may list some of them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "slug" in cls.__dict__:
            key = f"{catalogue(cls.__module__)}.{cls.slug}"
            cls.title, cls.blurb = Message(key), Message(f"{key}.blurb")

    def __init__(self, options: H | None = None) -> None:
        self.options: H = options if options is not None else cast(H, self.options_type())

    @abstractmethod
    def start(self, seats: int) -> S:
        """An empty table, nothing dealt."""

    @abstractmethod
    def judge(self, state: S, act: Act[M]) -> E:
        """The event that the act brings about; raises Illegal and nothing else.

        It is asked only while the match goes on, and of the clock's act only when the deadline has come: what every
        game refuses alike is refused by `fivefold.core.referee`.
        """

    @abstractmethod
    def dealer(self, state: S, chance: Chance) -> E | None:
        """What follows by itself, or None when the table waits; the only place with chance."""

    @abstractmethod
    def apply(self, state: S, event: E) -> S:
        """The state after the event; total, deterministic, and it decides nothing."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
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
        """The moves the view's seat may make now, in a fixed order: all of them, if `lists_all_moves`.

        Whoever may act has at least one.
        """

    def random_move(self, view: V, chance: Chance) -> M | None:
        """Any of the moves, each as likely as the others; None if there is none.

        A game with very many moves may draw one without listing all.
        """
        moves = as_sequence(self.moves(view))
        return chance.pick(moves) if moves else None

    def listed_moves(self, view: V) -> Iterable[M]:
        """The moves that a table lists for people; a game in which finding a move is the game leaves those out."""
        return self.moves(view)

    @abstractmethod
    def sample(self, view: V, chance: Chance) -> S:
        """A full state that the view's seat cannot rule out."""

    @abstractmethod
    def box(self, seats: int) -> Iterable[str]:
        """Every piece, in notation, that a table with so many seats is played with."""

    @abstractmethod
    def pieces(self, state: S) -> Iterable[str]:
        """Every piece, wherever it lies; whenever the table waits it is the whole box."""

    @abstractmethod
    def secrets(self, state: S, seat: Seat | None) -> Collection[str]:
        """The pieces of which this seat may know no copy's whereabouts."""

    # -- in text: what the game's modules `notation` and `position` say, unless a game overrides it

    notation: ClassVar[Notation]
    position: ClassVar[Position]

    def write(self, move: M) -> str:
        """The move in notation."""
        return self.notation.write(move)

    def read(self, text: str, view: V | None = None) -> M:
        """The move a text stands for; what the view numbers may be named by number. Raises Unreadable."""
        return cast(M, self.notation.read(text, view))

    def show(self, view: V) -> Sequence[Message | str]:
        """The view line by line, for a terminal; a line that speaks no language is plain text."""
        return self.notation.show(view)

    def tell(self, event: E) -> Sequence[Message]:
        """The event in sentences, to be read one after the other; none when there is nothing to say."""
        return self.notation.tell(event)

    def write_state(self, state: S, seen_by: SeenBy = "all") -> str:
        """The whole position as one line in notation, or as much of it as somebody may know."""
        return self.position.write_state(state, seen_by)

    def read_state(self, text: str) -> S:
        """The state that such a line stands for, with nothing hidden in it. Raises Unreadable, which says where."""
        return cast(S, self.position.read_state(text))

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """A line of a record by an older version of the rules, in today's words: its move, and its events as JSON."""
        return move, events

    def for_people(self, view: V) -> V:
        """The view as a person is sent it, from the view alone, so that it tells nothing new.

        It may have worked out what people want to know, or leave out what they have to remember. Tables for people
        ask for it; bots and simulations do without.
        """
        return view

    @classmethod
    def load(cls) -> None:
        """Reads the files that the rules need, once in a process, before rooms are opened. Raises Refusal."""

    @property
    def is_prepared(self) -> bool:
        """Whether a table can be laid without waiting; if not, `get_ready` should come first."""
        return True

    def prepare(self) -> None:
        """Works out what takes long, once and for all tables with these options; in any thread."""

    def hints(self, view: V) -> Sequence[Hint]:
        """Advice for the view's seat, from a nudge to the whole answer; empty when there is none."""
        return ()

    def look_up(self, text: str) -> Lookup | None:
        """What the book of this match says about a text, to anybody at any time; None: there is no such book."""
        return None

    def unlisted_verbs(self, view: V) -> Iterable[str]:
        """Kinds of moves that the view's seat may try though the table may not list them: the first word of each."""
        return ()

    def verbs(self, view: V, listed: Iterable[str] | None = None) -> tuple[str, ...]:
        """The kinds of moves the view's seat may try now, each by the first word of its notation.

        `listed` are the moves that a table lists, in notation, if they are written already. Of more than `MOST_LISTED`
        one of each type is looked at.
        """
        if listed is None:
            moves = as_sequence(self.listed_moves(view))
            by_type = {type(move): move for move in moves}
            listed = map(self.write, moves if len(moves) <= MOST_LISTED else by_type.values())
        return tuple(dict.fromkeys((*self.unlisted_verbs(view), *(text.partition(" ")[0] for text in listed))))


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game that was chosen by its name at run time."""
