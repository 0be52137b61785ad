"""The state, moves and events of SET CUBED."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.games.set_cubed.boards import PATTERN, STANDARD
from fivefold.pieces.dice import Die, Face
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import Sheet, TimeUp
from fivefold.pieces.turn_time import TurnSeconds

FULL = 5
"""The number of dice to which a player draws."""
DICE_A_TURN = 3
"""The most dice to put down in a turn."""
IDLE_ROUNDS = 3
"""Once the bag is empty, the match ends after this many rounds without a die put down."""


class SetCubedOptions(Options, frozen=True):
    """House rules of SET CUBED."""

    turn_seconds: TurnSeconds = 0
    extra_roll_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    board: Annotated[str, Meta(pattern=PATTERN)] = STANDARD


class Held(Struct, frozen=True, gc=False):
    """A die in front of a player."""

    die: Die
    face: Face


class Laid(Struct, frozen=True, gc=False):
    """A die on the board; a WILD has stated features, such as `*2rd`, unless it waits for its partner."""

    square: Square
    die: Die
    face: Face


class Spot(Struct, frozen=True, gc=False):
    """A face on a square."""

    square: Square
    face: Face


class NewSet(Struct, frozen=True, gc=False):
    """A new SET and its points."""

    squares: tuple[Square, Square, Square]
    points: int


class Play(Struct, frozen=True, gc=False):
    """One or two dice that were put down together, the SETs they complete, and the total points."""

    spots: tuple[Spot, ...]
    sets: tuple[NewSet, ...]
    bonus: int
    points: int


Hand = tuple[Held, ...]
"""The dice of a player, in the order of their numbers."""
TurnEnd = Literal["opened", "done", "late", "stuck"]
"""Why a turn is over: the logo was filled, the player ended it, time was up, or no move was possible."""
Ending = Literal["out", "idle"]
"""Why the match is over: a player is out of dice, or no die was put down for some rounds."""


class Past(Struct, frozen=True, gc=False):
    """The turn before this one."""

    seat: Seat
    plays: tuple[Play, ...]
    points: int
    reason: TurnEnd


Phase = Literal["deal", "race", "turn", "refill", "drawn", "extra", "over"]
"""The phases of a match; in `deal`, `refill` and `drawn` the table acts by itself."""


class PublicState(Struct, frozen=True, gc=False):
    """Everything about a match that all players see. Hands are in the order of the dice's numbers."""

    seats: int
    hands: tuple[Hand, ...]
    phase: Phase = "deal"
    board: tuple[Laid, ...] = ()
    """The dice in the order in which they were put down; those of this turn come last."""
    sheet: Sheet = ()
    first: Seat = 0
    """The winner of the race, once there is a sheet; this player begins each round."""
    turn: Seat = 0
    """The player to act, in the phase `turn`."""
    since: Millis = 0
    """When the turn, or the time for the extra roll, began."""
    now: Millis = 0
    """The time of the last act."""
    plays: tuple[Play, ...] = ()
    """The plays of the current turn."""
    waiting: Laid | None = None
    """A die that was put down and makes no SET yet."""
    played: bool = False
    """Whether a die was put down in a turn of this round."""
    could_play: bool = False
    """Whether a player could have put down a die when their turn ended."""
    idle: int = 0
    """The number of consecutive rounds without a die put down."""
    past: Past | None = None
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match. The bag is in the order of the dice's numbers."""

    bag: tuple[Die, ...]
    freed: Die | None = None
    """A WILD that was replaced and is about to be rolled."""
    chosen: tuple[tuple[Die, ...] | None, ...] = ()
    """The dice each player rolls again; None: not decided. Empty outside of the extra roll."""


def in_play(
    hands: Iterable[Hand], board: Iterable[Laid], waiting: Laid | None, freed: Die | None = None
) -> Iterator[Die]:  # fmt: skip
    """Yield the dice that are not in the bag."""
    for hand in hands:
        yield from [held.die for held in hand]
    yield from [laid.die for laid in board]
    if waiting is not None:
        yield waiting.die
    if freed is not None:
        yield freed


class Open(Struct, frozen=True, gc=False, tag=True):
    """In the race: show a SET, and put it on the logo in this order."""

    faces: tuple[Face, Face, Face]


class Replace(Struct, frozen=True, gc=False, tag=True):
    """Replace a WILD by a die that shows what it stands for, and take the WILD."""

    square: Square


class Put(Struct, frozen=True, gc=False, tag=True):
    """Put a die on a square. If a WILD waits for it, `waiting` states the WILD's features."""

    square: Square
    face: Face
    waiting: Face | None = None


class TakeBack(Struct, frozen=True, gc=False, tag=True):
    """Take back the last die or play."""


class Done(Struct, frozen=True, gc=False, tag=True):
    """End the turn; a turn without a die put down is skipped."""


class Roll(Struct, frozen=True, gc=False, tag=True):
    """Before a round: choose the dice to roll again, possibly none, in any order."""

    faces: tuple[Face, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))


Move = Open | Replace | Put | TakeBack | Done | Roll


class Drew(Public, frozen=True):
    """Dice were drawn from the bag and rolled: the new dice of each player."""

    dice: tuple[Hand, ...]


class Rolled(Public, frozen=True):
    """Dice were rolled again: these dice of each player."""

    dice: tuple[Hand, ...]
    reason: Literal["no-set", "freed", "extra", "stuck"]


class Opened(Public, frozen=True):
    """The race is won; the SET lies on the logo."""

    seat: Seat
    dice: tuple[Die, ...]
    play: Play
    at: Millis


class Replaced(Public, frozen=True):
    """A die replaced a WILD, which is rolled next."""

    seat: Seat
    square: Square
    die: Die
    face: Face
    freed: Die
    at: Millis


class Waited(Public, frozen=True):
    """A die was put down that makes no SET without a second one."""

    seat: Seat
    laid: Laid
    at: Millis


class Placed(Public, frozen=True):
    """One die, or the second of two, was put down and completed SETs."""

    seat: Seat
    dice: tuple[Die, ...]
    play: Play
    at: Millis


class TookBack(Public, frozen=True):
    """The last die or play returned to the player's hand."""

    seat: Seat
    squares: tuple[Square, ...]
    at: Millis


class TurnOver(Public, frozen=True):
    """A turn is over; `could_play` if a die could still have been played."""

    seat: Seat
    points: int
    reason: TurnEnd
    could_play: bool
    at: Millis


class Offered(Public, frozen=True):
    """All players have drawn and may now roll dice again."""


class Chose(Struct, frozen=True, gc=False, tag=True):
    """A player has decided which dice to roll again."""

    seat: Seat
    dice: tuple[Die, ...] | None
    at: Millis

    def seen_by(self, seat: Seat | None) -> "Chose":
        """Hide the dice from other players until all have decided."""
        return self if seat == self.seat else Chose(self.seat, None, self.at)


class Ended(Public, frozen=True):
    """The match is over, for the given reason."""

    reason: Ending


Event = Drew | Rolled | Opened | Replaced | Waited | Placed | TookBack | TurnOver | Offered | Chose | TimeUp | Ended
