"""All messages between clients and a room; docs/protocol.md explains the protocol."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Hint, Lookup, Millis, Outcome, Seat
from fivefold.core.lessons import Coach
from fivefold.core.options import OptionValue
from fivefold.core.words import Message
from fivefold.rooms.evening import Evening
from fivefold.rooms.tournament_place import TournamentPlace

ShortText = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(max_length=40)]
Pace = Literal["relaxed", "normal", "fast"]
"""How long bots take for their turns."""
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Request(Struct, frozen=True, gc=False, tag_field="t", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """A request from a client; `id` comes back in its one reply, `done` or `refused`."""

    id: Number = 0


class Hello(Request, frozen=True, gc=False, rename={"reports_rendering": "draws"}):
    """The client has the entries of this match up to `since`, and asks for the rest."""

    match: Word = ""
    since: Annotated[int, Meta(ge=-1)] = -1
    reports_rendering: bool = False
    """Whether the client will send `shown` when a table is on screen; for other clients the room assumes it at once."""


class Rendered(Request, frozen=True, gc=False, kw_only=True, tag="shown"):
    """The table of this match is on screen. A match begins when all its players have sent this, or after a timeout."""

    match: Word


class History(Request, frozen=True, gc=False, kw_only=True):
    """Asks for older entries: the last ones of this match before this number."""

    match: Word
    before: Number


class MakeMove(Request, frozen=True, gc=False, kw_only=True, tag="do"):
    """Make a move at the table, in notation."""

    move: ShortText


class Chat(Request, frozen=True, gc=False, kw_only=True):
    """Send a chat message to the room."""

    text: ShortText


class React(Request, frozen=True, gc=False, kw_only=True):
    """Send a quick reaction, one of the symbols in `welcome`."""

    symbol: Word


class Sit(Request, frozen=True, gc=False):
    """Take a free seat; during a match, one that a bot holds. Without a number, any open seat in the lobby."""

    seat: Seat | None = None


class Stand(Request, frozen=True, gc=False):
    """Give up one's seat and watch."""


class Choose(Request, frozen=True, kw_only=True):
    """Host only: choose a game and its options; missing options take their defaults, the rules of the box."""

    game: Word
    options: dict[str, OptionValue] = {}


class Resize(Request, frozen=True, gc=False, kw_only=True):
    """Host only: set the number of seats."""

    seats: Annotated[int, Meta(ge=1, le=12)]


class SeatBot(Request, frozen=True, gc=False, kw_only=True):
    """Host only: put a bot of this level into a seat, or free the seat with no level.

    During a match any player may use it to let a bot play for a player who is away.
    """

    seat: Seat
    level: Word | None = None


class Start(Request, frozen=True, gc=False):
    """Host only: begin a match, or another one; in a rated room, ask for a rematch as everyone at the table has to.

    Bots of the given level fill the free seats; without a level those are removed.
    """

    bots: Word | None = None


class StartStep(Request, frozen=True, gc=False, kw_only=True, tag="step"):
    """Host only: begin or restart this step of the room's lesson."""

    step: Annotated[int, Meta(ge=0, le=99)]


class Lobby(Request, frozen=True, gc=False):
    """Host only: return to the lobby, abandoning a running match."""


class Kick(Request, frozen=True, gc=False, kw_only=True):
    """Host only: remove a person from the room for good."""

    person: Word


class Publish(Request, frozen=True, gc=False, kw_only=True):
    """Host only: list the room on the front page, or stop listing it."""

    public: bool


class Quiet(Request, frozen=True, gc=False, kw_only=True):
    """Host only: let people only send reactions and call them by nicknames, or stop that."""

    quiet: bool


class Lock(Request, frozen=True, gc=False, kw_only=True):
    """Host only: require a password from newcomers; an empty one removes the password."""

    password: Word


class Enter(Request, frozen=True, gc=False, kw_only=True):
    """Send the password of a locked room."""

    password: Word


class SetPace(Request, frozen=True, gc=False, kw_only=True, tag="pace"):
    """Host only: set how long bots take for their turns."""

    pace: Pace


class Hurry(Request, frozen=True, gc=False):
    """Ask the bots to move soon, until a person can act again; for players. It changes nothing but the time."""


class AskHint(Request, frozen=True, gc=False):
    """Ask for hints. They are allowed with at most one person at the table."""


class LookUp(Request, frozen=True, gc=False, kw_only=True, tag="look"):
    """Look something up in the reference book of the room's game, such as a word in the dictionary."""

    text: Word


class Pong(Struct, frozen=True, gc=False, tag_field="t", tag="pong", forbid_unknown_fields=True):
    """The immediate answer to a ping. It has no reply."""

    ping: Number


AnyRequest = (
    Hello | Rendered | History | MakeMove | Chat | React | Sit | Stand | Choose | Resize | SeatBot | Start
    | StartStep | Lobby | Kick | Publish | Quiet | Lock | Enter | SetPace | Hurry | AskHint | LookUp
)  # fmt: skip
AnyClientMessage = AnyRequest | Pong


class PersonView(Struct, frozen=True, gc=False):
    """A person in the room."""

    id: str
    name: str
    here: bool


class SeatView(Struct, frozen=True, gc=False):
    """A seat with a person, a bot, both (the bot plays until the person returns), or neither.

    `away` means that the person has lost the connection, and `since` when, on the scale of the room's `now`; `back` is
    the end of a vacation.
    """

    name: str
    person: str | None
    level: str | None
    away: bool = False
    since: Millis | None = None
    back: Millis | None = None


class ChatLine(Struct, frozen=True, gc=False):
    """A chat message."""

    n: int
    person: str
    name: str
    text: str


class PlayedMatch(Struct, frozen=True, gc=False):
    """A finished match of this room and its winners; `match` is the id of its record."""

    match: str
    game: str
    winners: tuple[str, ...]


class RoomView(Struct, frozen=True):
    """The room as everyone in it sees it."""

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
    """The current step, in a room that teaches a lesson."""
    evening: Evening = Evening()
    """Wins per player over all games."""
    pace: Pace = "normal"
    quiet: bool = False
    """Whether people may only send reactions, and have nicknames."""
    always_quiet: bool = False
    """Whether all rooms of the server are quiet, so that the host cannot change it."""
    rematch: tuple[str, ...] | None = None
    """In a room of rated matches, the people who want another one."""
    tournament: TournamentPlace | None = None


class ServerMessage(Struct, frozen=True, tag_field="t", tag=lambda name: name.lower()):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True):
    """The first message on a connection: your identity, the room, and its recent chat."""

    you: PersonView
    now: Millis
    room: RoomView
    chat: tuple[ChatLine, ...]
    reactions: tuple[str, ...]


class Locked(ServerMessage, frozen=True):
    """The room has a password: send it with `enter`, and `welcome` follows."""


class RoomUpdate(ServerMessage, frozen=True, tag="room"):
    """The room has changed; `now` is the room's time in milliseconds."""

    now: Millis
    room: RoomView


class SeenEntry(Struct, frozen=True):
    """One entry of the log as your seat sees it; `names` is set if players had other names at that time."""

    n: int
    at: Millis
    seat: Seat
    events: tuple[Any, ...]
    words: tuple[Message, ...]
    names: tuple[str, ...] | None = None


class MatchUpdate(ServerMessage, frozen=True, tag="table"):
    """The table as your seat sees it now, and the entries since the last update.

    With `fresh`, discard earlier entries: `entries` are the latest ones, and `older` says that there are others before
    them. While `now` is negative the match has not begun: it begins at zero, or earlier if a later update says so.
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
    """The request with this `id` succeeded; `n` is the number of the last entry you have been sent."""

    id: int
    n: int


class Refused(ServerMessage, frozen=True, gc=False, rename={"message": "said"}):
    """The request with this `id` was refused; the connection stays open."""

    id: int
    code: str
    message: Message


class Spoke(ServerMessage, frozen=True):
    """A person sent a chat message."""

    line: ChatLine


class Reacted(ServerMessage, frozen=True, gc=False):
    """A person sent a reaction."""

    person: str
    name: str
    symbol: str


class Hints(ServerMessage, frozen=True):
    """Hints from a nudge to the full answer; show one more each time the player asks."""

    hints: tuple[Hint, ...]


class LookUpResult(ServerMessage, frozen=True, tag="found"):
    """The result of a look-up."""

    lookup: Lookup


class HistoryPage(ServerMessage, frozen=True, tag="page"):
    """Older entries, and whether there are others before them."""

    match: str
    entries: tuple[SeenEntry, ...]
    older: bool


class Ping(ServerMessage, frozen=True, gc=False):
    """Answer with `pong` at once; the server measures your latency with it."""

    ping: int


class Closed(ServerMessage, frozen=True, gc=False, rename={"message": "said"}):
    """The server is about to close the connection for this reason; with `again`, reconnect soon."""

    code: str
    message: Message
    again: bool = False

    @classmethod
    def saying(cls, message: Message, *, again: bool = False) -> "Closed":
        return cls(message.code, message, again)


AnyServerMessage = (
    Welcome | Locked | RoomUpdate | MatchUpdate | Succeeded | Refused | Spoke
    | Reacted | Hints | LookUpResult | HistoryPage | Ping | Closed
)  # fmt: skip
