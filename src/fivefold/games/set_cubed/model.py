"""What a table of SET CUBED remembers, and what can be done and can happen there."""

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

FULL = 5
"""How many dice a player draws up to."""
DICE_A_TURN = 3
"""How many dice may be put down in a turn."""
IDLE_ROUNDS = 3
"""After so many rounds without a die the game is over, once the bag is empty."""


class SetCubedOptions(Options, frozen=True):
    """House rules of SET CUBED."""

    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
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
    """A new SET and what it is worth."""

    squares: tuple[Square, Square, Square]
    points: int


class Play(Struct, frozen=True, gc=False):
    """One or two dice that were put down together, the SETs they complete, and the points for it all."""

    spots: tuple[Spot, ...]
    sets: tuple[NewSet, ...]
    bonus: int
    points: int


Hand = tuple[Held, ...]
"""What lies in front of a player, in the order of the dice's numbers."""
TurnEnd = Literal["opened", "done", "late", "stuck"]
"""Why a turn was over: the logo was filled, the player said so, time was up, or there was nothing to do."""
Ending = Literal["out", "idle"]
"""Why the game is over: somebody is out of dice, or nobody has played for some rounds."""


class Past(Struct, frozen=True, gc=False):
    """The turn before this one."""

    seat: Seat
    plays: tuple[Play, ...]
    points: int
    reason: TurnEnd


Phase = Literal["deal", "race", "turn", "refill", "drawn", "extra", "over"]
"""What the table waits for; in `deal`, `refill` and `drawn` it does not wait."""


class PublicState(Struct, frozen=True, gc=False):
    """What everybody sees of a table of SET CUBED. Hands are in the order of the dice's numbers."""

    seats: int
    hands: tuple[Hand, ...]
    phase: Phase = "deal"
    board: tuple[Laid, ...] = ()
    """In the order in which the dice were put down; the last ones are those of this turn's plays."""
    sheet: Sheet = ()
    first: Seat = 0
    """Who won the race, once there is a sheet; each round begins with this player."""
    turn: Seat = 0
    """Whose turn it is, in the phase `turn`."""
    since: Millis = 0
    """When the turn, or the time for the extra roll, began."""
    now: Millis = 0
    """When somebody last did something."""
    plays: tuple[Play, ...] = ()
    """The plays of the turn that goes on."""
    waiting: Laid | None = None
    """A die that was put down and makes no SET yet."""
    played: bool = False
    """Whether anybody has put down a die in a turn of this round."""
    could_play: bool = False
    """Whether anybody could have, when their turn ended."""
    idle: int = 0
    """How many rounds in a row nobody has put down a die."""
    past: Past | None = None
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of SET CUBED. The bag is in the order of the dice's numbers."""

    bag: tuple[Die, ...]
    freed: Die | None = None
    """A WILD that was replaced and is about to be rolled."""
    chosen: tuple[tuple[Die, ...] | None, ...] = ()
    """Which dice each player rolls once more; None: not decided. Nothing unless the table waits for that."""


def in_play(
    hands: Iterable[Hand], board: Iterable[Laid], waiting: Laid | None, freed: Die | None = None
) -> Iterator[Die]:  # fmt: skip
    """The dice that are not in the bag."""
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
    """Put a die in the place of a WILD that stands for the same, and take that WILD."""

    square: Square


class Put(Struct, frozen=True, gc=False, tag=True):
    """Put a die on a square. If a WILD waits for it, `waiting` says what that one stands for."""

    square: Square
    face: Face
    waiting: Face | None = None


class TakeBack(Struct, frozen=True, gc=False, tag=True):
    """Take back what was put down last."""


class Done(Struct, frozen=True, gc=False, tag=True):
    """End the turn; without a die put down it is skipped."""


class Roll(Struct, frozen=True, gc=False, tag=True):
    """Before a round: choose the dice to roll once more, perhaps none; their order does not matter."""

    faces: tuple[Face, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))


Move = Open | Replace | Put | TakeBack | Done | Roll


class Drew(Public, frozen=True):
    """Dice were drawn from the bag and rolled: for each player the new ones."""

    dice: tuple[Hand, ...]


class Rolled(Public, frozen=True):
    """Dice were rolled again, for each player these."""

    dice: tuple[Hand, ...]
    reason: Literal["no-set", "freed", "extra", "stuck"]


class Opened(Public, frozen=True):
    """The race is won; the SET lies on the logo."""

    seat: Seat
    dice: tuple[Die, ...]
    play: Play
    at: Millis


class Replaced(Public, frozen=True):
    """A die took the place of a WILD, which is rolled next."""

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
    """What was put down last is in front of the player again."""

    seat: Seat
    squares: tuple[Square, ...]
    at: Millis


class TurnOver(Public, frozen=True):
    """A turn is over; `could_play` says whether a die could have been played when it ended."""

    seat: Seat
    points: int
    reason: TurnEnd
    could_play: bool
    at: Millis


class Offered(Public, frozen=True):
    """All have drawn; now everybody may roll dice once more."""


class Chose(Struct, frozen=True, gc=False, tag=True):
    """A player has decided which dice to roll once more."""

    seat: Seat
    dice: tuple[Die, ...] | None
    at: Millis

    def seen_by(self, seat: Seat | None) -> "Chose":
        """Which ones, only by that player, until all have decided."""
        return self if seat == self.seat else Chose(self.seat, None, self.at)


class Ended(Public, frozen=True):
    """The game is over, and why."""

    reason: Ending


Event = Drew | Rolled | Opened | Replaced | Waited | Placed | TookBack | TurnOver | Offered | Chose | TimeUp | Ended
