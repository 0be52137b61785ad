"""The bodies of requests over HTTP and of their answers."""

from typing import Annotated, Literal

from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from fivefold.core.options import Option, OptionValue
from fivefold.core.words import Message
from fivefold.reviews import Review
from fivefold.rooms.messages import SeatView, Word
from fivefold.rooms.state import USUAL_BOT, RoomState, lesson_room, new_room, position_room


class GameInfo(Struct, frozen=True):
    """A game for the front page and the lobby."""

    slug: str
    title: Message
    blurb: Message
    least: int
    most: int
    levels: tuple[str, ...]
    strongest: float
    """How far the dial of its bots goes; 0 if they are on none."""
    steps: int
    """How many steps its lesson has; 0 if there is none."""
    characters: dict[str, float]
    """Bots with a name, and how strong they are."""
    options: tuple[Option, ...]


class DrillInfo(Struct, frozen=True):
    """A drill: its name (`set.find`), what it is called, and what it trains."""

    name: str
    title: Message
    about: Message


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
    lesson: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Learn the game, from this step on."""
    position: Annotated[str, Meta(max_length=10_000)] = ""
    """Play on from here, in this seat."""
    seat: Annotated[int, Meta(ge=0, le=11)] = 0

    def room(self, code: str, me: Me) -> RoomState:
        """The room of this code, with this person as its host; raises Refusal."""
        if self.lesson is not None:
            return lesson_room(code, me.id, me.name, self.game, self.lesson)
        if self.position:
            bots = self.bots or USUAL_BOT
            return position_room(code, me.id, me.name, self.game, self.options, self.position, self.seat, bots)
        return new_room(code, me.id, me.name, self.game, self.options, self.seats, self.bots)


class RoomOpened(Struct, frozen=True):
    """The code of a room."""

    code: str


class Listed(Struct, frozen=True):
    """A room on the front page."""

    code: str
    game: str
    host: str
    people: int
    seats: int
    playing: bool
    locked: bool = False


class Ongoing(Struct, frozen=True):
    """A match of yours that goes on: the room it is in, the game, and who else sits there."""

    code: str
    game: str
    others: tuple[SeatView, ...]


class Mine(Struct, frozen=True):
    """What is yours: matches that go on, and games at which bots know how strong you are."""

    matches: tuple[Ongoing, ...]
    played: tuple[str, ...]


class Solved(Struct, frozen=True):
    """How many people have solved a puzzle of a day here, and the middle one of their times, in milliseconds."""

    game: str
    people: int
    middle: int


class Day(Struct, frozen=True):
    """How the puzzles of a day went here; those that only a few have solved are left out."""

    date: str
    figures: tuple[Solved, ...]


class DailyResult(Struct, frozen=True):
    """How a puzzle of a day went for you, the first time; `shape` is empty where it is the usual one."""

    game: str
    date: str
    shape: str
    points: int
    solved: bool
    ms: int
    at: int


class MyMatch(Struct, frozen=True):
    """A match of yours that is over; times are milliseconds."""

    match: str
    game: str
    seat: int
    ended: int
    lasted: int
    names: tuple[str, ...]
    """Everybody at the table, by seat; bots as at the table."""
    won: bool
    place: int
    score: int
    aim: Literal["most", "fewest", "none"]
    """Which points are best there."""
    day: str | None
    """Of a puzzle of the day, which."""
    pace: int | None
    """What one follows in this game, in thousandths: seconds to a SET, points a hand."""
    figure: float | None
    """What the review says, from 0 to 100, if there is one."""


class MyMatches(Struct, frozen=True):
    """A page of your matches, the latest first; `next` is asked for as `before` to have the next page."""

    matches: tuple[MyMatch, ...]
    next: str = ""


class GameFigures(Struct, frozen=True):
    """Your matches of a game, alone or with others; bests are of those by the rules of the box."""

    game: str
    alone: bool
    played: int
    won: int
    best: int | None
    """The best points, if points are what counts."""
    quickest: int | None
    """The shortest match that you won, in milliseconds."""
    pace: int | None
    figure: float | None
    lasted: int
    """How long you have played it, in milliseconds."""
    since: int
    streak: int
    """Matches won one after the other, up to the last one."""
    longest: int


class LevelResult(Struct, frozen=True):
    """How you did against bots of a level of the dial, rounded; -1 is a bot that plays at random."""

    game: str
    level: int
    played: int
    won: int


class Companion(Struct, frozen=True):
    """Somebody you often play with."""

    name: str
    often: int


class PeriodFigures(Struct, frozen=True):
    """Some of your matches of a game, one after the other, as far as they were against one level; None: no bot."""

    step: int
    level: int | None
    first: int
    last: int
    played: int
    won: int
    paced: int
    pace: int
    """The sum of so many paces."""
    reviewed: int
    figure: float
    """The sum of so many figures."""


class MyFigures(Struct, frozen=True):
    """What your matches add up to."""

    games: tuple[GameFigures, ...]
    levels: tuple[LevelResult, ...]
    companions: tuple[Companion, ...]
    days: int
    """On how many days in a row you have played, up to today or yesterday."""
    days_played: int
    shown: str
    """The game that was asked for; else the one you have played most."""
    series: tuple[PeriodFigures, ...]
    """Of that game, in the course of time."""


class Reviewed(Struct, frozen=True, rename={"message": "said"}):
    """How far a review is: nobody has asked for it, it waits, is being made, is ready, or cannot be had."""

    state: Literal["none", "queued", "running", "ready", "failed"]
    id: str = ""
    """By which it is asked for again: the match, or the fingerprint of a record that was brought along."""
    ahead: int = 0
    """How many others come first."""
    done: int = 0
    total: int = 0
    """How many acts are looked at, and how many there are."""
    message: Message | None = None
    """Why it cannot be had."""
    review: Review | None = None


class Handover(Struct, frozen=True):
    """A code with which another device becomes you, for ten minutes."""

    code: str
    seconds: int


class ErrorBody(Struct, frozen=True, rename={"message": "said"}):
    """A refusal over HTTP."""

    code: str
    sentence: str
    message: Message


TROUBLE = {
    status: ResponseSpec(ErrorBody, description="Refused, in words.", generate_examples=False)
    for status in (400, 401, 403, 404, 413, 429, 503)
}
"""How any request may be refused."""


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Operator: a person (by id) or an address to be kept out, for so many hours or for ever."""

    person: Word = ""
    address: Word = ""
    hours: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    why: Annotated[str, Meta(max_length=200)] = ""


class Banned(Struct, frozen=True):
    """Operator: somebody who is kept out; times are milliseconds."""

    kind: str
    who: str
    until: int | None
    why: str
