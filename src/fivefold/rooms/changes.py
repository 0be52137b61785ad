"""What a room wants written down: all changes of one batch belong together, all or nothing."""

from msgspec import Struct

from fivefold.bots.adapting import Evidence
from fivefold.core.game import Millis, Seat
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
    """An entry of a match, as a line of its record; the key (match, n) can be written once."""

    match: str
    n: int
    line: bytes


class SaveRoom(Struct, frozen=True):
    """A room as it is now; saved only over `version` - 1, and the first time as version 1."""

    code: str
    version: int
    state: bytes


class EndMatch(Struct, frozen=True):
    """A match is over: who played it, as person and seat; how it went; and what it says of those who played bots."""

    match: str
    game: str
    ended: Millis
    people: tuple[tuple[str, Seat], ...]
    result: MatchResult
    evidence: tuple[Evidence, ...] = ()


class Seated(Struct, frozen=True):
    """Who plays in the match of a room that goes on, instead of whoever did; nobody when none goes on."""

    room: str
    game: str
    people: tuple[str, ...]


Change = BeginMatch | AddEntry | SaveRoom | EndMatch | Seated
