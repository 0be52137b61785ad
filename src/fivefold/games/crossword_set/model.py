"""The state, moves and events of CROSSWORD SET."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.pieces.dice import WILD, Die, Face
from fivefold.pieces.grid import Grid, Square
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp

GRID = Grid(21)
"""The grid of each player; all dice on it can be shifted to make room."""
HAND = 10
"""The number of dice each player begins with."""
BREAK: Millis = 30_000
"""The longest break between two rounds."""

Joining = Literal["touching", "crossing"]
Step = tuple[Die, Square | None]
"""A die and its target square; None takes it off the grid."""
Shown = tuple[Die, Face]
"""A die and its face."""
Moved = tuple[Die, Face, Square | None]
"""A die, its current face (for a WILD what it stands for), and the square it moved to."""


class CrosswordOptions(Options, frozen=True):
    """House rules of CROSSWORD SET."""

    joining: Joining = "touching"
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    round_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Held(Struct, frozen=True, gc=False):
    """A player's die: its face, the grid on which it lies, and its square."""

    die: Die
    face: Face
    """For a WILD, with the features it currently stands for."""
    grid: Seat | None
    square: Square | None
    declared: bool
    """Whether the player declared the WILD's features; otherwise the table chooses them."""
    frozen: bool
    """Whether it lies in the part of a grid that carries a guest, and cannot be moved."""


Hand = tuple[Held, ...]
"""A player's dice in the order in which they were rolled."""
RoundEnd = Literal["completed", "given-up", "time"]
"""Why a round was over: a player used all dice, all gave up, or the time was up."""
Phase = Literal["rolling", "building", "between", "over"]
"""The current phase; in `rolling` the table does not wait."""


class Result(Struct, frozen=True, gc=False):
    """The result of a round."""

    reason: RoundEnd
    winner: Seat | None
    unused: tuple[int, ...]
    """The number of dice each player had not used."""
    extra: tuple[int, ...]
    """The number of extra dice each player had taken."""
    length: Millis


class Laid(Struct, frozen=True, gc=False):
    """A die in a finished grid."""

    die: Die
    face: Face
    square: Square


class Solution(Struct, frozen=True, gc=False):
    """With one player: the solver's grid, made of the first `dice` dice."""

    dice: int
    extra: int
    laid: tuple[Laid, ...]

    @property
    def is_complete(self) -> bool:
        """Return whether it uses all dice."""
        return len(self.laid) == self.dice


class PublicState(Struct, frozen=True, gc=False):
    """Everything about a match that all players see, except the dice."""

    seats: int
    acted: tuple[Millis, ...]
    """When each player last acted with their dice."""
    now: Millis = 0
    """The time of the last act."""
    phase: Phase = "rolling"
    round: int = 0
    since: Millis = 0
    """When the phase began."""
    last: Seat = 0
    """The player who last acted with their dice."""
    gave_up: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    sheet: Sheet = ()
    results: tuple[Result, ...] = ()
    """The results of the finished rounds."""
    solution: Solution | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match. The bag is in the order of the dice's numbers."""

    hands: tuple[Hand, ...]
    bag: tuple[Die, ...]
    reaching: Seat | None = None
    """The player whose die is being rolled."""
    time_up: bool = False


# -- moves


class Put(Struct, frozen=True, gc=False, tag=True):
    """Move one or several of the player's dice at once to squares of their own grid, or off it."""

    steps: tuple[Step, ...]


class Guest(Struct, frozen=True, gc=False, tag=True):
    """Put one or several of the player's dice on the grid of another player."""

    host: Seat
    steps: tuple[tuple[Die, Square], ...]


class Declare(Struct, frozen=True, gc=False, tag=True):
    """Declare what a WILD stands for; without a face, leave it to the table again."""

    die: Die
    face: Annotated[str, Meta(pattern=r"^([123][rgp][oqd]|\*)$")] = WILD


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take one more die from the bag."""


class GiveUp(Struct, frozen=True, gc=False, tag=True):
    """Give this round up; the round ends when all players do."""


class Withdraw(Struct, frozen=True, gc=False, tag=True):
    """Withdraw giving up."""


Move = Put | Guest | Declare | Take | GiveUp | Withdraw | Ready


# -- events


class Began(Public, frozen=True):
    """A round began: all players rolled their dice at the same moment."""

    round: int
    hands: tuple[tuple[Shown, ...], ...]
    at: Millis


class Arranged(Public, frozen=True):
    """A player moved dice on their own grid; `wilds` are other WILDs that got new features by it."""

    seat: Seat
    steps: tuple[Moved, ...]
    at: Millis
    wilds: tuple[Shown, ...] = ()


class Visited(Public, frozen=True):
    """A player put dice on another player's grid, which froze the dice named in `frozen`."""

    seat: Seat
    host: Seat
    steps: tuple[Moved, ...]
    frozen: tuple[Die, ...]
    at: Millis
    wilds: tuple[Shown, ...] = ()


class Declared(Public, frozen=True):
    """A player declared what a WILD stands for, or left it to the table."""

    seat: Seat
    die: Die
    face: Face
    at: Millis
    wilds: tuple[Shown, ...] = ()


class Reached(Public, frozen=True):
    """A player reached into the bag."""

    seat: Seat
    at: Millis


class Rolled(Public, frozen=True):
    """The die taken from the bag was rolled."""

    seat: Seat
    die: Die
    face: Face


class GaveUp(Public, frozen=True):
    """A player gave the round up."""

    seat: Seat
    at: Millis


class Withdrew(Public, frozen=True):
    """A player withdrew giving up."""

    seat: Seat
    at: Millis


class RoundOver(Public, frozen=True):
    """A round is over: the points of each player, the result, and whether the match is over."""

    points: tuple[int, ...]
    result: Result
    over: bool
    at: Millis
    solution: Solution | None = None


Event = (
    Began
    | Arranged
    | Visited
    | Declared
    | Reached
    | Rolled
    | GaveUp
    | Withdrew
    | Readied
    | TimeUp
    | RoundOver
    | Gone
    | Returned
)
