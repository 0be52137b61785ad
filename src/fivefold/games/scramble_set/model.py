"""The state, moves and events of SCRAMBLE SET."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.pieces.calls import Call, CallOptions, CallSeconds, LagCredit, MissReason, Press, PublicRace, RaceEvent
from fivefold.pieces.dice import ALL_DICE, Die, Face
from fivefold.pieces.features import Fault
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp, totals

MOST = 6
"""The most players."""
FEW = 9
"""The least number of dice rolled to break a tie, if the dice left over have not broken it."""

Place = Annotated[int, Meta(ge=0, le=len(ALL_DICE) - 1)]
"""The place of a die, counted from 0; the notation counts from 1."""
Places = tuple[Place, Place, Place]
Faces = tuple[Face, Face, Face]


class ScrambleOptions(CallOptions, frozen=True):
    """House rules of SCRAMBLE SET."""

    rounds: Annotated[int, Meta(ge=1, le=10)] = 5
    call_seconds: CallSeconds = 5
    penalty: Literal["cooldown", "point"] = "cooldown"
    cooldown_seconds: Annotated[int, Meta(ge=1, le=30)] = 3
    pause_seconds: Annotated[int, Meta(ge=0, le=60)] = 15
    lag_credit_ms: LagCredit = 200


Phase = Literal["rolling", "round", "stopped", "pause", "tie-break", "over"]
"""The phases of a match; in `rolling` and `stopped` the table acts by itself."""
Ending = Literal["most-sets", "tie-break", "shared", "alone", "stopped"]
"""Why a match is over."""


class Round(Struct, frozen=True, gc=False):
    """The facts about a finished round, besides the points on the sheet."""

    best: int
    """The number of SETs in the best split of the roll."""
    ms: Millis
    """The duration of the round."""
    stopped: bool
    """Whether a single player stopped although there was a SET."""


class PublicState(PublicRace, frozen=True):
    """Everything about a match that all players see."""

    won: tuple[tuple[Places, ...], ...]
    """The SETs each player has taken from this roll."""
    penalties: tuple[int, ...]
    """The points lost by each player in this round."""
    rests: tuple[Millis | None, ...]
    """When each player may call again after a call without a SET."""
    phase: Phase = "rolling"
    round: int = 0
    """The number of the round, from 1."""
    rolled: Millis = 0
    """When the dice were rolled."""
    since: Millis = 0
    """When the dice on the table last changed."""
    dice: tuple[Die, ...] = ()
    """The die in each place, also after it was taken."""
    faces: tuple[Face, ...] = ()
    """The face of each die."""
    lying: tuple[Place, ...] = ()
    """The places whose dice are still on the table."""
    sheet: Sheet = ()
    history: tuple[Round, ...] = ()
    """The facts about the rounds on the sheet."""
    pause_ends: Millis | None = None
    """When a pause ends by itself."""
    ready: tuple[Seat, ...] = ()
    tied: tuple[Seat, ...] = ()
    """In the tie-break: the tied players."""
    winners: tuple[Seat, ...] = ()
    ended: Ending | Literal[""] = ""

    @property
    def is_open(self) -> bool:
        """Return whether there are dice to take."""
        return self.phase in ("round", "tie-break")

    @property
    def upper(self) -> tuple[Face, ...]:
        """Return the faces of the dice on the table."""
        return tuple([self.faces[place] for place in self.lying])


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match."""

    now: Millis = 0
    presses: tuple[Press, ...] = ()
    lags: tuple[Millis, ...]
    aside: tuple[Die, ...]
    """The dice that were not rolled."""

    @property
    def round_scores(self) -> tuple[int, ...]:
        """Return SETs minus lost points in this round."""
        return tuple([len(won) - lost for won, lost in zip(self.won, self.penalties, strict=True)])

    @property
    def scores(self) -> tuple[int, ...]:
        """Return SETs minus lost points over all rounds; SETs of the tie-break are not counted."""
        is_counted = self.phase in ("round", "stopped")
        return totals(self.seats, (*self.sheet, self.round_scores) if is_counted else self.sheet)


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take three dice as a SET, in any order."""

    places: Places

    def __post_init__(self) -> None:
        force_setattr(self, "places", tuple(sorted(self.places)))


class Stop(Struct, frozen=True, gc=False, tag=True):
    """With one player: end the round."""


Move = Call | Take | Ready | Stop


class Rolled(Public, frozen=True):
    """Dice were rolled: the die and the face in each place. `tied` are the players between whom this roll decides."""

    round: int
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]
    at: Millis
    tied: tuple[Seat, ...] = ()


class Took(Public, frozen=True):
    """A SET was taken; a WILD has the face it stands for, if that is certain."""

    seat: Seat
    places: Places
    faces: Faces
    at: Millis


class Missed(Public, frozen=True):
    """A call without a SET: the wrong dice and their faults, or no dice in time; and the penalty."""

    seat: Seat
    reason: MissReason
    at: Millis
    rest: Millis | None
    """When the player may call again; None: the penalty is a point instead."""
    places: tuple[Place, ...] = ()
    faces: tuple[Face, ...] = ()
    why: tuple[Fault, ...] = ()


class Rested(Public, frozen=True):
    """A player may call again."""

    seat: Seat
    at: Millis


class Stopped(Public, frozen=True):
    """With one player: the player ended the round."""

    seat: Seat
    at: Millis


class RoundOver(Public, frozen=True):
    """A round is over: the points of each player, and facts about it; `deadline` is the end of the pause, if any."""

    scores: tuple[int, ...]
    best: int
    ms: Millis
    stopped: bool
    deadline: Millis | None


class Ended(Public, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    reason: Ending


Happening = Rolled | Took | Missed | Rested | Readied | TimeUp | Stopped | RoundOver | Ended
"""All events besides calls."""
Event = Happening | RaceEvent
