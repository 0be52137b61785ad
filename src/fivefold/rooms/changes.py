"""The changes that a room wants saved; the changes of one batch are saved in one transaction."""

from msgspec import Struct

from fivefold.bots.adapting import Evidence
from fivefold.core.game import Millis, Seat
from fivefold.rooms.rated import RatedSeat
from fivefold.rooms.results import MatchResult


class BeginMatch(Struct, frozen=True):
    """A match begins; `opening` is its entry 0, and `began` the time of day in milliseconds."""

    match: str
    room: str
    header: bytes
    seed: bytes
    began: Millis
    opening: bytes


class AddEntry(Struct, frozen=True):
    """An entry of a match, as a line of its record; the key (match, n) can be written only once."""

    match: str
    n: int
    line: bytes


class SaveRoom(Struct, frozen=True):
    """The current state of a room; it replaces exactly version `version` - 1, and a new room starts with version 1."""

    code: str
    version: int
    state: bytes


class EndMatch(Struct, frozen=True):
    """A match is over: its players as (person, seat), its result, and evidence of people's strength against bots."""

    match: str
    game: str
    ended: Millis
    people: tuple[tuple[str, Seat], ...]
    result: MatchResult
    evidence: tuple[Evidence, ...] = ()
    rated: tuple[RatedSeat, ...] = ()
    """The seats as they count for ratings; empty if the match is not rated."""
    tournament: str = ""
    """The code of the tournament that it is part of."""


class Seated(Struct, frozen=True):
    """The people who play in a room's current match, replacing an earlier list; empty without a match."""

    room: str
    game: str
    people: tuple[str, ...]


class Turns(Struct, frozen=True):
    """The people for whom a match waits, until when, and when a sleeping room must be woken."""

    people: tuple[str, ...] = ()
    due: Millis | None = None
    """None while the clock stands still."""
    wake: Millis | None = None
    """None without a match whose turns take days; 0 for at once, as it is up to a bot."""


NO_TURNS = Turns()


class Awaited(Struct, frozen=True):
    """Whose turn it is in a room's match whose turns take days, replacing an earlier value."""

    room: str
    game: str
    turns: Turns


Change = BeginMatch | AddEntry | SaveRoom | EndMatch | Seated | Awaited
