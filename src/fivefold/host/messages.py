"""Everything that people and a room say to each other, in one place; docs/protocol.md explains it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from fivefold.core.game import Hint, Lookup, Millis, Outcome, Seat
from fivefold.core.lessons import Coach
from fivefold.core.options import OptionValue
from fivefold.core.words import Said
from fivefold.host.evening import Evening

ShortText = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Ask(Struct, frozen=True, gc=False, tag_field="t", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something a client asks for; `id` comes back with the one answer, `done` or `refused`."""

    id: Number = 0


class Hello(Ask, frozen=True, gc=False):
    """The client has these entries of this match already and wants the rest."""

    match: Word = ""
    since: Annotated[int, Meta(ge=-1)] = -1
    draws: bool = False
    """Whether the client will say `shown` once a table can be seen; of others that is believed at once."""


class Shown(Ask, frozen=True, gc=False, kw_only=True):
    """The table of this match can be seen; a match begins when everybody who plays has said so, or after a while."""

    match: Word


class History(Ask, frozen=True, gc=False, kw_only=True):
    """Older entries: the last ones of this match before this number."""

    match: Word
    before: Number


class Do(Ask, frozen=True, gc=False, kw_only=True):
    """Make a move at the table, in notation."""

    move: ShortText


class Chat(Ask, frozen=True, gc=False, kw_only=True):
    """Say something to the room."""

    text: ShortText


class React(Ask, frozen=True, gc=False, kw_only=True):
    """A quick reaction: one of the symbols the server offers."""

    symbol: Word


class Sit(Ask, frozen=True, gc=False, kw_only=True):
    """Take a free seat (in a match: one that a bot holds)."""

    seat: Seat


class Stand(Ask, frozen=True, gc=False):
    """Give up one's seat and watch."""


class Choose(Ask, frozen=True, kw_only=True):
    """Host: which game, with which options (those not given are the box rules)."""

    game: Word
    options: dict[str, OptionValue] = {}


class Resize(Ask, frozen=True, gc=False, kw_only=True):
    """Host: how many seats."""

    seats: Annotated[int, Meta(ge=1, le=12)]


class Seatbot(Ask, frozen=True, gc=False, kw_only=True):
    """Host: a bot of a level for this seat; without a level, the seat is free again.

    In a match, anybody who plays: a bot goes on for somebody who is away.
    """

    seat: Seat
    level: Word | None = None


class Start(Ask, frozen=True, gc=False):
    """Host: begin a match, also `again` after one is over; bots of a level play in the free seats, or nobody."""

    bots: Word | None = None


class Step(Ask, frozen=True, gc=False, kw_only=True):
    """Host: begin this step of the room's lesson, or begin it anew."""

    step: Annotated[int, Meta(ge=0, le=99)]


class Lobby(Ask, frozen=True, gc=False):
    """Host: leave the table and go back to choosing a game; a running match is given up."""


class Kick(Ask, frozen=True, gc=False, kw_only=True):
    """Host: send a person out of the room for good."""

    person: Word


class Publish(Ask, frozen=True, gc=False, kw_only=True):
    """Host: list the room on the front page, or not."""

    public: bool


class Lock(Ask, frozen=True, gc=False, kw_only=True):
    """Host: ask newcomers for a password; an empty one opens the room again."""

    password: Word


class Enter(Ask, frozen=True, gc=False, kw_only=True):
    """The password of a room that is locked."""

    password: Word


class Askhint(Ask, frozen=True, gc=False):
    """Ask for hints, where they are allowed: alone, or against bots only."""


class Look(Ask, frozen=True, gc=False, kw_only=True):
    """Look something up in the book of the room's game, such as whether it is a word."""

    text: Word


class Pong(Struct, frozen=True, gc=False, tag_field="t", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, to be sent at once; it has no answer itself."""

    ping: Number


AnyAsk = (
    Hello
    | Shown
    | History
    | Do
    | Chat
    | React
    | Sit
    | Stand
    | Choose
    | Resize
    | Seatbot
    | Start
    | Step
    | Lobby
    | Kick
    | Publish
    | Lock
    | Enter
    | Askhint
    | Look
)
Request = AnyAsk | Pong


class Person(Struct, frozen=True, gc=False):
    """Somebody in the room."""

    id: str
    name: str
    here: bool


class SeatView(Struct, frozen=True, gc=False):
    """A seat: a person's, a bot's, or free. With both, the bot plays until the person is back.

    `away` says that the person has lost the connection, and `since` when, on the scale of the room's `now`.
    """

    name: str
    person: str | None
    level: str | None
    away: bool = False
    since: Millis | None = None


class Line(Struct, frozen=True, gc=False):
    """A line of chat."""

    n: int
    person: str
    name: str
    text: str


class Played(Struct, frozen=True, gc=False):
    """A match that was played in this room: who won, and where its record is."""

    match: str
    game: str
    winners: tuple[str, ...]


class RoomView(Struct, frozen=True):
    """The room as everybody in it sees it."""

    code: str
    host: str
    public: bool
    locked: bool
    game: str
    options: dict[str, OptionValue]
    people: tuple[Person, ...]
    seats: tuple[SeatView, ...]
    match: str | None
    over: bool
    played: tuple[Played, ...]
    lesson: int | None = None
    """The step of the lesson that is learned here."""
    evening: Evening = Evening()
    """Who has won how often, over all games."""


class Tell(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower()):
    """A message from the server."""


class Welcome(Tell, frozen=True):
    """The first message on a connection: who you are, the room, and what was said in it."""

    you: Person
    now: Millis
    room: RoomView
    chat: tuple[Line, ...]
    reactions: tuple[str, ...]


class Locked(Tell, frozen=True):
    """The room has a password: send `enter` with it, and a welcome follows."""


class Room(Tell, frozen=True):
    """The room has changed; `now` is the room's time, in milliseconds."""

    now: Millis
    room: RoomView


class Happened(Struct, frozen=True):
    """One entry of the log as your seat sees it; `names` if some were called otherwise then than now."""

    n: int
    at: Millis
    seat: Seat
    events: tuple[Any, ...]
    words: tuple[Said, ...]
    names: tuple[str, ...] | None = None


class Table(Tell, frozen=True):
    """The table as your seat sees it now, and what happened since the last one.

    `fresh`: forget what you had; `entries` are the last ones, and with `older` there are some before them. While `now`
    is below zero the match has not begun: it begins at zero, or earlier if a later message says so.
    """

    match: str
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    seat: Seat | None
    n: int
    now: Millis
    deadline: Millis | None
    actors: tuple[Seat, ...]
    verbs: tuple[str, ...]
    fresh: bool
    older: bool
    entries: tuple[Happened, ...]
    view: Any
    moves: tuple[str, ...] | None
    hints: bool
    outcome: Outcome | None
    coach: Coach | None = None


class Done(Tell, frozen=True, gc=False):
    """What you asked for with this `id` is done; `n` is the last entry you have been shown."""

    id: int
    n: int


class Refused(Tell, frozen=True, gc=False):
    """What you asked for with this `id` was not done; the connection goes on."""

    id: int
    code: str
    said: Said


class Spoke(Tell, frozen=True):
    """Somebody said something."""

    line: Line


class Reacted(Tell, frozen=True, gc=False):
    """Somebody reacted."""

    person: str
    name: str
    symbol: str


class Hints(Tell, frozen=True):
    """Hints, from a nudge to the whole answer: show one more each time you are asked."""

    hints: tuple[Hint, ...]


class Found(Tell, frozen=True):
    """What the book says."""

    lookup: Lookup


class Page(Tell, frozen=True):
    """Older entries, and whether there are some before them."""

    match: str
    entries: tuple[Happened, ...]
    older: bool


class Ping(Tell, frozen=True, gc=False):
    """Answer with a pong at once; the server measures your latency with it."""

    ping: int


class Closed(Tell, frozen=True, gc=False):
    """The connection is about to be closed, and why; with `again`, come back in a moment."""

    code: str
    said: Said
    again: bool = False

    @classmethod
    def saying(cls, said: Said, *, again: bool = False) -> "Closed":
        """A farewell."""
        return cls(said.code, said, again)


Answer = Welcome | Locked | Room | Table | Done | Refused | Spoke | Reacted | Hints | Found | Page | Ping | Closed
