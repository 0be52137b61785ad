"""What lies on a table of CROSSWORD SET, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.pieces.dice import WILD, Die, Face
from fivefold.pieces.grid import Grid, Square
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp

GRID = Grid(21)
"""Where each player builds; the whole of a grid can be shifted to make room."""
HAND = 10
"""How many dice each player begins with."""
BREAK: Millis = 30_000
"""The next round begins at the latest so long after the last."""

Joining = Literal["touching", "crossing"]
Step = tuple[Die, Square | None]
"""A die and the square it goes to; None takes it off the grid."""
Shown = tuple[Die, Face]
"""A die and what it shows."""
Moved = tuple[Die, Face, Square | None]
"""A die, what it shows now (a WILD with what it stands for), and the square it went to."""


class CrosswordOptions(Options, frozen=True):
    """House rules of CROSSWORD SET."""

    joining: Joining = "touching"
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    round_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Held(Struct, frozen=True, gc=False):
    """A player's die: what it shows, on whose grid it lies, and where."""

    die: Die
    face: Face
    """With the features that a WILD stands for at present."""
    grid: Seat | None
    square: Square | None
    declared: bool
    """Whether the player named the WILD's features; otherwise the table finds them."""
    frozen: bool
    """Whether it lies in the part of a grid that carries a guest, and stays there."""


Hand = tuple[Held, ...]
"""A player's dice in the order in which they came."""
RoundEnd = Literal["completed", "given-up", "time"]
"""Why a round was over: somebody used all dice, all gave up, or the time was up."""
Phase = Literal["rolling", "building", "between", "over"]
"""What goes on; in `rolling` the table does not wait."""


class Result(Struct, frozen=True, gc=False):
    """How a round ended."""

    reason: RoundEnd
    winner: Seat | None
    unused: tuple[int, ...]
    """How many dice each player had not used."""
    extra: tuple[int, ...]
    """How many dice each player had taken."""
    length: Millis


class Laid(Struct, frozen=True, gc=False):
    """A die in a finished grid."""

    die: Die
    face: Face
    square: Square


class Solution(Struct, frozen=True, gc=False):
    """Alone: how the solver would have done it, with the first so many of the dice."""

    dice: int
    extra: int
    laid: tuple[Laid, ...]

    @property
    def is_complete(self) -> bool:
        """Whether it used them all."""
        return len(self.laid) == self.dice


class PublicState(Struct, frozen=True, gc=False):
    """What everybody sees of a table of CROSSWORD SET, but for the dice."""

    seats: int
    acted: tuple[Millis, ...]
    """When each player last did something with their dice."""
    now: Millis = 0
    """When somebody last did something."""
    phase: Phase = "rolling"
    round: int = 0
    since: Millis = 0
    """When the phase began."""
    last: Seat = 0
    """Who did something with their dice last."""
    gave_up: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    sheet: Sheet = ()
    results: tuple[Result, ...] = ()
    """How each round that is over ended."""
    solution: Solution | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of CROSSWORD SET. The bag is in the order of the dice's numbers."""

    hands: tuple[Hand, ...]
    bag: tuple[Die, ...]
    reaching: Seat | None = None
    """Whose die is being rolled."""
    time_up: bool = False


# -- what can be done


class Put(Struct, frozen=True, gc=False, tag=True):
    """Move one or several of one's dice at once to squares of one's own grid, or off it."""

    steps: tuple[Step, ...]


class Guest(Struct, frozen=True, gc=False, tag=True):
    """Put one or several of one's dice on the grid of another player."""

    host: Seat
    steps: tuple[tuple[Die, Square], ...]


class Declare(Struct, frozen=True, gc=False, tag=True):
    """Say what one's WILD stands for; without a face, leave it to the table again."""

    die: Die
    face: Annotated[str, Meta(pattern=r"^([123][rgp][oqd]|\*)$")] = WILD


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take one more die from the bag."""


class GiveUp(Struct, frozen=True, gc=False, tag=True):
    """Say that one gives this round up."""


class Withdraw(Struct, frozen=True, gc=False, tag=True):
    """Take that back."""


Move = Put | Guest | Declare | Take | GiveUp | Withdraw | Ready


# -- what can happen


class Began(Public, frozen=True):
    """A round began: all rolled their dice at the same moment."""

    round: int
    hands: tuple[tuple[Shown, ...], ...]
    at: Millis


class Arranged(Public, frozen=True):
    """A player moved dice of the own grid; `wilds` are others that now stand for something else by it."""

    seat: Seat
    steps: tuple[Moved, ...]
    at: Millis
    wilds: tuple[Shown, ...] = ()


class Visited(Public, frozen=True):
    """A player put dice on another's grid, which froze the dice named in `frozen`."""

    seat: Seat
    host: Seat
    steps: tuple[Moved, ...]
    frozen: tuple[Die, ...]
    at: Millis
    wilds: tuple[Shown, ...] = ()


class Declared(Public, frozen=True):
    """A player said what a WILD stands for, or left it to the table."""

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
    """The die that came out of the bag was rolled."""

    seat: Seat
    die: Die
    face: Face


class GaveUp(Public, frozen=True):
    """A player would give the round up."""

    seat: Seat
    at: Millis


class Withdrew(Public, frozen=True):
    """A player would rather go on."""

    seat: Seat
    at: Millis


class RoundOver(Public, frozen=True):
    """A round is over: everybody's points, how it ended, and whether the whole game is over."""

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
