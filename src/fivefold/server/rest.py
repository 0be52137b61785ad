"""The bodies of requests over HTTP and of their answers."""

from typing import Annotated

from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from fivefold.core.options import Option, OptionValue
from fivefold.core.words import Said
from fivefold.host.messages import SeatView, Word
from fivefold.host.state import USUAL_BOT, RoomState, lesson_room, new_room, position_room


class GameInfo(Struct, frozen=True):
    """A game for the front page and the lobby."""

    slug: str
    title: Said
    blurb: Said
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
    title: Said
    about: Said


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
    position: Annotated[str, Meta(max_length=20_000)] = ""
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


class Opened(Struct, frozen=True):
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


class Handover(Struct, frozen=True):
    """A code with which another device becomes you, for ten minutes."""

    code: str
    seconds: int


class Trouble(Struct, frozen=True):
    """A refusal over HTTP."""

    code: str
    sentence: str
    said: Said


TROUBLE = {
    status: ResponseSpec(Trouble, description="Refused, in words.", generate_examples=False)
    for status in (400, 401, 403, 404, 429, 503)
}
"""What the schema says of refusals."""


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
