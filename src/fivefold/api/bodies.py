"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.counts import CountInfo, RuleQuestion
from fivefold.core.game import Millis
from fivefold.core.games import Games
from fivefold.core.options import Option, OptionValue
from fivefold.core.words import Message
from fivefold.games import USUAL
from fivefold.reviews import Review
from fivefold.rooms.messages import Pace, SeatView, Word
from fivefold.rooms.opening import lesson_room, new_room, position_room
from fivefold.rooms.questions import game_of
from fivefold.rooms.state import USUAL_BOT, RoomState


class GameInfo(Struct, frozen=True):
    """A game, for the front page and the lobby."""

    slug: str
    title: Message
    blurb: Message
    least: int
    most: int
    levels: tuple[str, ...]
    strongest: float
    """The highest strength of its bots; 0 if they have no adjustable strength."""
    steps: int
    """The number of steps of its lesson; 0 if it has no lesson."""
    minutes: int
    """How long the lesson takes."""
    characters: dict[str, float]
    """Bots with a name, and their strengths."""
    options: tuple[Option, ...]


class DrillInfo(Struct, frozen=True):
    """A drill: its name (`set.find`), its title, and what it trains."""

    name: str
    title: Message
    about: Message


class CountPage(Struct, frozen=True):
    """What can be counted with real cards of a game, and short questions about its rules."""

    counts: tuple[CountInfo, ...]
    asked: tuple[RuleQuestion, ...]


class Me(Struct, frozen=True):
    """Who you are; the name is empty until you choose one."""

    id: str
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that you want."""

    name: Word


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to open: the game, its options and seats, bots for all other seats, and whether to start at once."""

    game: Word = USUAL
    options: dict[str, OptionValue] = {}
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    bots: Word | None = None
    start: bool = False
    public: bool = False
    pace: Pace = "normal"
    lesson: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Start the game's lesson at this step."""
    position: Annotated[str, Meta(max_length=10_000)] = ""
    """Start from this position, with you in `seat`."""
    seat: Annotated[int, Meta(ge=0, le=11)] = 0

    @property
    def is_solo(self) -> bool:
        """Whether it is for one person, who plays at once: alone, against bots, or in a lesson."""
        return self.start and not self.public

    def room(self, code: str, me: Me, games: Games, now: Millis) -> RoomState:
        """The room of this code, with this person as its host; raises Refusal."""
        if self.lesson is not None:
            return lesson_room(code, me.id, me.name, game_of(games, self.game, {}, now), self.lesson)
        game = game_of(games, self.game, self.options, now)
        if self.position:
            bots = self.bots or USUAL_BOT
            return position_room(code, me.id, me.name, game, self.options, self.position, self.seat, bots)
        return new_room(code, me.id, me.name, game, self.options, self.seats, self.bots)


class RoomOpened(Struct, frozen=True):
    """The code of a new room."""

    code: str


class Listed(Struct, frozen=True):
    """A room in a list."""

    code: str
    game: str
    host: str
    people: int
    seats: int
    playing: bool
    locked: bool = False


class Ongoing(Struct, frozen=True):
    """A match of yours in progress: its room, the game, and the other players.

    Where turns take days, `yours` is your turn, `waits_for` has the names of the others whose turn it is, and `due` is
    until when; None while the clock stands still.
    """

    code: str
    game: str
    others: tuple[SeatView, ...]
    yours: bool = False
    waits_for: tuple[str, ...] = ()
    due: Millis | None = None


class Mine(Struct, frozen=True):
    """Your matches in progress, and the games at which bots know your strength."""

    matches: tuple[Ongoing, ...]
    played: tuple[str, ...]
    turns: int = 0
    """In how many matches it is your turn, of those whose turns take days."""
    invitations: int = 0
    """How many invitations to rooms you have."""


class Solved(Struct, frozen=True):
    """How many people solved a daily puzzle on this server, and their median time in milliseconds."""

    game: str
    people: int
    middle: int


class Day(Struct, frozen=True):
    """The results of the puzzles of a date; puzzles that only a few people have solved are left out."""

    date: str
    figures: tuple[Solved, ...]


class DailyResult(Struct, frozen=True):
    """Your first result of a daily puzzle; `shape` is empty for the usual one."""

    game: str
    date: str
    shape: str
    points: int
    solved: bool
    ms: int
    at: int


class MyMatch(Struct, frozen=True):
    """A finished match of yours; times are in milliseconds."""

    match: str
    game: str
    seat: int
    ended: int
    lasted: int
    names: tuple[str, ...]
    """The players in order of their seats; bots by the names they had at the table."""
    won: bool
    place: int
    score: int
    aim: Literal["most", "fewest", "none"]
    """Which scores win in this game."""
    day: str | None
    """The date, if it was a daily puzzle."""
    pace: int | None
    """The game's measure of progress in thousandths, such as seconds per SET or points per hand."""
    figure: float | None
    """Your accuracy from 0 to 100, if the match has been reviewed."""


class MyMatches(Struct, frozen=True):
    """A page of your matches, the latest first; pass `next` as `before` to get the next page."""

    matches: tuple[MyMatch, ...]
    next: str = ""


class GameFigures(Struct, frozen=True):
    """Your matches of one game, alone or with others; best results count only matches with the game's default
    options."""

    game: str
    alone: bool
    played: int
    won: int
    best: int | None
    """The best score, if the game is about points."""
    fewest: bool
    """Whether fewer points are better."""
    quickest: int | None
    """The shortest match that you won, in milliseconds."""
    pace: int | None
    figure: float | None
    lasted: int
    """How long you have played the game, in milliseconds."""
    since: int
    streak: int
    """Matches won in a row, up to the last one."""
    longest: int


class LevelResult(Struct, frozen=True):
    """Your results against bots of one level, rounded; -1 is a bot that plays at random."""

    game: str
    level: int
    played: int
    won: int


class Companion(Struct, frozen=True):
    """A person you often play with."""

    name: str
    often: int


class PeriodFigures(Struct, frozen=True):
    """A series of your matches of one game against one level of bots; `level` is null if there was no bot."""

    step: int
    level: int | None
    first: int
    last: int
    played: int
    won: int
    paced: int
    pace: int
    """The sum of `pace` over `paced` matches."""
    reviewed: int
    figure: float
    """The sum of accuracies over `reviewed` matches."""


class MyFigures(Struct, frozen=True):
    """Statistics of your matches."""

    games: tuple[GameFigures, ...]
    levels: tuple[LevelResult, ...]
    companions: tuple[Companion, ...]
    days: int
    """The number of days in a row on which you have played, up to today or yesterday."""
    days_played: int
    shown: str
    """The game that was requested, or else the one you have played most."""
    series: tuple[PeriodFigures, ...]
    """That game over time."""


class Reviewed(Struct, frozen=True, rename={"message": "said"}):
    """The progress of a review: not requested, waiting, being made, ready, or failed."""

    state: Literal["none", "queued", "running", "ready", "failed"]
    id: str = ""
    """The id to ask with: that of the match, or the SHA-256 of an uploaded record."""
    ahead: int = 0
    """How many other reviews come first."""
    done: int = 0
    total: int = 0
    """How many acts have been examined, and how many there are."""
    message: Message | None = None
    """Why it failed."""
    review: Review | None = None
    seat: int | None = None
    """The seat that you had in the match; null if you did not play, and for uploaded records."""


class Handover(Struct, frozen=True):
    """A code that makes another device yours, and how many seconds it is valid."""

    code: str
    seconds: int


class ErrorBody(Struct, frozen=True, rename={"message": "said"}):
    """A refusal over HTTP."""

    code: str
    sentence: str
    message: Message


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Operator: bans a person (by id) or an address, for some hours or for ever."""

    person: Word = ""
    address: Word = ""
    hours: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class Banned(Struct, frozen=True):
    """Operator: a banned person or address; `until` is in milliseconds."""

    kind: str
    who: str
    until: int | None
    why: str
