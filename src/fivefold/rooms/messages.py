"""Everything that people and a room say to each other, in one place; docs/protocol.md explains it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from fivefold.core.game import Hint, Lookup, Millis, Outcome, Seat
from fivefold.core.lessons import Coach
from fivefold.core.options import OptionValue
from fivefold.core.words import Message
from fivefold.rooms.evening import Evening

ShortText = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Request(Struct, frozen=True, gc=False, tag_field="t", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something a client asks for; `id` comes back with the one answer, `done` or `refused`."""

    id: Number = 0


class Hello(Request, frozen=True, gc=False, rename={"reports_rendering": "draws"}):
    """The client has these entries of this match already and wants the rest."""

    match: Word = ""
    since: Annotated[int, Meta(ge=-1)] = -1
    reports_rendering: bool = False
    """Whether the client will say `shown` once a table can be seen; of others that is believed at once."""


class Rendered(Request, frozen=True, gc=False, kw_only=True, tag="shown"):
    """The table of this match can be seen; a match begins when everybody who plays has said so, or after a while."""

    match: Word


class History(Request, frozen=True, gc=False, kw_only=True):
    """Older entries: the last ones of this match before this number."""

    match: Word
    before: Number


class MakeMove(Request, frozen=True, gc=False, kw_only=True, tag="do"):
    """Make a move at the table, in notation."""

    move: ShortText


class Chat(Request, frozen=True, gc=False, kw_only=True):
    """Say something to the room."""

    text: ShortText


class React(Request, frozen=True, gc=False, kw_only=True):
    """A quick reaction: one of the symbols the server offers."""

    symbol: Word


class Sit(Request, frozen=True, gc=False, kw_only=True):
    """Take a free seat (in a match: one that a bot holds)."""

    seat: Seat


class Stand(Request, frozen=True, gc=False):
    """Give up one's seat and watch."""


class Choose(Request, frozen=True, kw_only=True):
    """Host: which game, with which options (those not given are the box rules)."""

    game: Word
    options: dict[str, OptionValue] = {}


class Resize(Request, frozen=True, gc=False, kw_only=True):
    """Host: how many seats."""

    seats: Annotated[int, Meta(ge=1, le=12)]


class SeatBot(Request, frozen=True, gc=False, kw_only=True):
    """Host: a bot of a level for this seat; without a level, the seat is free again.

    In a match, anybody who plays: a bot goes on for somebody who is away.
    """

    seat: Seat
    level: Word | None = None


class Start(Request, frozen=True, gc=False):
    """Host: begin a match, also `again` after one is over; bots of a level play in the free seats, or nobody."""

    bots: Word | None = None


class StartStep(Request, frozen=True, gc=False, kw_only=True, tag="step"):
    """Host: begin this step of the room's lesson, or begin it anew."""

    step: Annotated[int, Meta(ge=0, le=99)]


class Lobby(Request, frozen=True, gc=False):
    """Host: leave the table and go back to choosing a game; a running match is given up."""


class Kick(Request, frozen=True, gc=False, kw_only=True):
    """Host: send a person out of the room for good."""

    person: Word


class Publish(Request, frozen=True, gc=False, kw_only=True):
    """Host: list the room on the front page, or not."""

    public: bool


class Lock(Request, frozen=True, gc=False, kw_only=True):
    """Host: ask newcomers for a password; an empty one opens the room again."""

    password: Word


class Enter(Request, frozen=True, gc=False, kw_only=True):
    """The password of a room that is locked."""

    password: Word


class AskHint(Request, frozen=True, gc=False):
    """Ask for hints, where they are allowed: alone, or against bots only."""


class LookUp(Request, frozen=True, gc=False, kw_only=True, tag="look"):
    """Look something up in the book of the room's game, such as whether it is a word."""

    text: Word


class Pong(Struct, frozen=True, gc=False, tag_field="t", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, to be sent at once; it has no answer itself."""

    ping: Number


AnyRequest = (
    Hello
    | Rendered
    | History
    | MakeMove
    | Chat
    | React
    | Sit
    | Stand
    | Choose
    | Resize
    | SeatBot
    | Start
    | StartStep
    | Lobby
    | Kick
    | Publish
    | Lock
    | Enter
    | AskHint
    | LookUp
)
AnyClientMessage = AnyRequest | Pong


class PersonView(Struct, frozen=True, gc=False):
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


class ChatLine(Struct, frozen=True, gc=False):
    """A line of chat."""

    n: int
    person: str
    name: str
    text: str


class PlayedMatch(Struct, frozen=True, gc=False):
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
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    match: str | None
    over: bool
    played: tuple[PlayedMatch, ...]
    lesson: int | None = None
    """The step of the lesson that is learned here."""
    evening: Evening = Evening()
    """Who has won how often, over all games."""


class ServerMessage(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower()):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True):
    """The first message on a connection: who you are, the room, and what was said in it."""

    you: PersonView
    now: Millis
    room: RoomView
    chat: tuple[ChatLine, ...]
    reactions: tuple[str, ...]


class Locked(ServerMessage, frozen=True):
    """The room has a password: send `enter` with it, and a welcome follows."""


class RoomUpdate(ServerMessage, frozen=True, tag="room"):
    """The room has changed; `now` is the room's time, in milliseconds."""

    now: Millis
    room: RoomView


class SeenEntry(Struct, frozen=True):
    """One entry of the log as your seat sees it; `names` if some were called otherwise then than now."""

    n: int
    at: Millis
    seat: Seat
    events: tuple[Any, ...]
    words: tuple[Message, ...]
    names: tuple[str, ...] | None = None


class MatchUpdate(ServerMessage, frozen=True, tag="table"):
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
    entries: tuple[SeenEntry, ...]
    view: Any
    moves: tuple[str, ...] | None
    hints: bool
    outcome: Outcome | None
    coach: Coach | None = None


class Succeeded(ServerMessage, frozen=True, gc=False, tag="done"):
    """What you asked for with this `id` is done; `n` is the last entry you have been shown."""

    id: int
    n: int


class Refused(ServerMessage, frozen=True, gc=False, rename={"message": "said"}):
    """What you asked for with this `id` was not done; the connection goes on."""

    id: int
    code: str
    message: Message


class Spoke(ServerMessage, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Reacted(ServerMessage, frozen=True, gc=False):
    """Somebody reacted."""

    person: str
    name: str
    symbol: str


class Hints(ServerMessage, frozen=True):
    """Hints, from a nudge to the whole answer: show one more each time you are asked."""

    hints: tuple[Hint, ...]


class LookUpResult(ServerMessage, frozen=True, tag="found"):
    """What the book says."""

    lookup: Lookup


class HistoryPage(ServerMessage, frozen=True, tag="page"):
    """Older entries, and whether there are some before them."""

    match: str
    entries: tuple[SeenEntry, ...]
    older: bool


class Ping(ServerMessage, frozen=True, gc=False):
    """Answer with a pong at once; the server measures your latency with it."""

    ping: int


class Closed(ServerMessage, frozen=True, gc=False, rename={"message": "said"}):
    """The connection is about to be closed, and why; with `again`, come back in a moment."""

    code: str
    message: Message
    again: bool = False

    @classmethod
    def saying(cls, message: Message, *, again: bool = False) -> "Closed":
        """A farewell."""
        return cls(message.code, message, again)


AnyServerMessage = (
    Welcome
    | Locked
    | RoomUpdate
    | MatchUpdate
    | Succeeded
    | Refused
    | Spoke
    | Reacted
    | Hints
    | LookUpResult
    | HistoryPage
    | Ping
    | Closed
)
