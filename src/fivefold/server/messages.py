"""Everything that goes over the wire, in one place; docs/protocol.md explains it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from fivefold.core.game import Hint, Millis, Outcome, Seat
from fivefold.core.options import Option, OptionValue

LONGEST_MESSAGE = 4096
"""Bytes in one message from a client."""
ShortText = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]


class Ask(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """A message from a client; `id` comes back with the refusal, if it is refused."""

    id: int = 0


class Hello(Ask, frozen=True):
    """The client has these entries of this match already and wants the rest."""

    match: Word = ""
    since: Annotated[int, Meta(ge=-1)] = -1


class Do(Ask, frozen=True, kw_only=True):
    """Make a move at the table, in notation."""

    move: ShortText


class Chat(Ask, frozen=True, kw_only=True):
    """Say something to the room."""

    text: ShortText


class React(Ask, frozen=True, kw_only=True):
    """A quick reaction: one of the symbols the server offers."""

    symbol: Word


class Sit(Ask, frozen=True, kw_only=True):
    """Take a free seat (in a match: one that a bot holds)."""

    seat: Seat


class Stand(Ask, frozen=True):
    """Give up one's seat and watch."""


class Choose(Ask, frozen=True, kw_only=True):
    """Host: which game, with which options (those not given are the box rules)."""

    game: Word
    options: dict[str, OptionValue] = {}


class Resize(Ask, frozen=True, kw_only=True):
    """Host: how many seats."""

    seats: Annotated[int, Meta(ge=1, le=12)]


class Seatbot(Ask, frozen=True, kw_only=True):
    """Host: a bot of a level for this seat; without a level, the seat is free again."""

    seat: Seat
    level: Word | None = None


class Start(Ask, frozen=True):
    """Host: begin a match, with bots in the free seats; also `again` after one is over."""


class Lobby(Ask, frozen=True):
    """Host: leave the table and go back to choosing a game; a running match is given up."""


class Kick(Ask, frozen=True, kw_only=True):
    """Host: send a person out of the room for good."""

    person: Word


class Publish(Ask, frozen=True, kw_only=True):
    """Host: list the room on the front page, or not."""

    public: bool


class Askhint(Ask, frozen=True):
    """Ask for hints, where they are allowed: alone, or against bots only."""


class Pong(Ask, frozen=True, kw_only=True):
    """The answer to a ping, to be sent at once."""

    ping: int


Request = (
    Hello
    | Do
    | Chat
    | React
    | Sit
    | Stand
    | Choose
    | Resize
    | Seatbot
    | Start
    | Lobby
    | Kick
    | Publish
    | Askhint
    | Pong
)


class Person(Struct, frozen=True):
    """Somebody in the room."""

    id: str
    name: str
    here: bool


class SeatView(Struct, frozen=True):
    """A seat: a person's, a bot's, or free. With both, the bot plays until the person is back."""

    name: str
    person: str | None
    level: str | None


class Said(Struct, frozen=True):
    """A line of chat."""

    n: int
    person: str
    name: str
    text: str


class Played(Struct, frozen=True):
    """A match that was played in this room: who won, and where its record is."""

    match: str
    game: str
    winners: tuple[str, ...]


class RoomView(Struct, frozen=True):
    """The room as everybody in it sees it."""

    code: str
    host: str
    public: bool
    game: str
    options: dict[str, OptionValue]
    people: tuple[Person, ...]
    seats: tuple[SeatView, ...]
    match: str | None
    over: bool
    chat: tuple[Said, ...]
    played: tuple[Played, ...]


class Tell(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower()):
    """A message from the server."""


class Welcome(Tell, frozen=True):
    """The first message on a connection: who you are, and the room."""

    you: Person
    room: RoomView
    reactions: tuple[str, ...]


class Room(Tell, frozen=True):
    """The room has changed."""

    room: RoomView


class Happened(Struct, frozen=True):
    """One entry of the log as your seat sees it."""

    n: int
    at: Millis
    seat: Seat
    events: tuple[Any, ...]
    words: tuple[str, ...]


class Table(Tell, frozen=True):
    """The table as your seat sees it now, and the entries since the last message (`fresh`: all of them)."""

    match: str
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    seat: Seat | None
    n: int
    now: Millis
    fresh: bool
    entries: tuple[Happened, ...]
    view: Any
    moves: tuple[str, ...] | None
    hints: bool
    outcome: Outcome | None


class Refused(Tell, frozen=True):
    """Your message was refused; the connection goes on."""

    id: int
    code: str
    sentence: str


class Spoke(Tell, frozen=True):
    """Somebody said something."""

    said: Said


class Reacted(Tell, frozen=True):
    """Somebody reacted."""

    person: str
    name: str
    symbol: str


class Hints(Tell, frozen=True):
    """Hints, from a nudge to the whole answer: show one more each time you are asked."""

    hints: tuple[Hint, ...]


class Ping(Tell, frozen=True):
    """Answer with a pong at once; the server measures your latency with it."""

    ping: int


class Closed(Tell, frozen=True):
    """The connection is about to be closed, and why."""

    code: str
    sentence: str


Answer = Welcome | Room | Table | Refused | Spoke | Reacted | Hints | Ping | Closed


class GameInfo(Struct, frozen=True):
    """A game for the front page and the lobby."""

    slug: str
    title: str
    blurb: str
    least: int
    most: int
    levels: tuple[str, ...]
    options: tuple[Option, ...]


class Me(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name you would like."""

    name: Word


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be opened: the game, its options and seats, bots for all other seats, and whether to start at once."""

    game: Word = "set"
    options: dict[str, OptionValue] = {}
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    bots: Word | None = None
    start: bool = False
    public: bool = False


class Opened(Struct, frozen=True):
    """The code of a room."""

    code: str


class Listed(Struct, frozen=True):
    """A public room on the front page."""

    code: str
    game: str
    host: str
    people: int
    seats: int
    playing: bool


class Handover(Struct, frozen=True):
    """A code with which another device becomes you, for ten minutes."""

    code: str
    seconds: int


class Trouble(Struct, frozen=True):
    """A refusal over HTTP."""

    code: str
    sentence: str
