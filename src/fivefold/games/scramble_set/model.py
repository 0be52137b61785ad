"""What a table of SCRAMBLE SET remembers, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.pieces.calls import Call, CallOptions, CallSeconds, LagCredit, MissReason, Press, PublicRace, RaceEvent
from fivefold.pieces.dice import ALL_DICE, Die, Face
from fivefold.pieces.features import Fault
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp, totals

MOST = 6
"""The most who can play."""
FEW = 9
"""So many dice at least are rolled to break a tie, once the left-over ones have not done it."""

Place = Annotated[int, Meta(ge=0, le=len(ALL_DICE) - 1)]
"""Where a die came to lie, counted from 0; people count from 1."""
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
"""What the table waits for: SETs of a round, the next roll, or a SET that breaks a tie.

While dice are rolled, or a round that one who plays alone has stopped is counted, it does not wait.
"""
Ending = Literal["most-sets", "tie-break", "shared", "alone", "stopped"]
"""Why a game is over."""


class Round(Struct, frozen=True, gc=False):
    """What there is to tell of a round that is over, besides the points on the sheet."""

    best: int
    """How many SETs the best split of the roll holds."""
    ms: Millis
    """How long it took."""
    stopped: bool
    """Whether one who plays alone saw no more, although there was a SET."""


class PublicState(PublicRace, frozen=True):
    """What everybody sees of a table of SCRAMBLE SET."""

    won: tuple[tuple[Places, ...], ...]
    """The SETs each player has taken from this roll."""
    penalties: tuple[int, ...]
    """Points lost in this round."""
    rests: tuple[Millis | None, ...]
    """Until when each player must wait after a call without a SET."""
    phase: Phase = "rolling"
    round: int = 0
    """Which round it is, from 1."""
    rolled: Millis = 0
    """When the dice were rolled."""
    since: Millis = 0
    """When the dice on the table last changed."""
    dice: tuple[Die, ...] = ()
    """Which die lies, or lay, in each place."""
    faces: tuple[Face, ...] = ()
    """What each of them shows."""
    lying: tuple[Place, ...] = ()
    """The places where one still lies."""
    sheet: Sheet = ()
    history: tuple[Round, ...] = ()
    """What else there is to tell of the rounds on the sheet."""
    pause_ends: Millis | None = None
    """When a pause ends by itself."""
    ready: tuple[Seat, ...] = ()
    tied: tuple[Seat, ...] = ()
    """In the tie-break: those it is between."""
    winners: tuple[Seat, ...] = ()
    ended: Ending | Literal[""] = ""

    @property
    def is_open(self) -> bool:
        """Whether dice lie there to be taken."""
        return self.phase in ("round", "tie-break")

    @property
    def upper(self) -> tuple[Face, ...]:
        """What the dice on the table show."""
        return tuple([self.faces[place] for place in self.lying])


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of SCRAMBLE SET."""

    now: Millis = 0
    presses: tuple[Press, ...] = ()
    lags: tuple[Millis, ...]
    aside: tuple[Die, ...]
    """Dice that were not rolled."""

    @property
    def round_scores(self) -> tuple[int, ...]:
        """SETs minus lost points in this round."""
        return tuple([len(won) - lost for won, lost in zip(self.won, self.penalties, strict=True)])

    @property
    def scores(self) -> tuple[int, ...]:
        """The same over all rounds; what is taken in the tie-break is not counted."""
        is_counted = self.phase in ("round", "stopped")
        return totals(self.seats, (*self.sheet, self.round_scores) if is_counted else self.sheet)


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take three dice as a SET; the order in which they are named does not matter."""

    places: Places

    def __post_init__(self) -> None:
        force_setattr(self, "places", tuple(sorted(self.places)))


class Stop(Struct, frozen=True, gc=False, tag=True):
    """Alone: see no more SETs, and end the round."""


Move = Call | Take | Ready | Stop


class Rolled(Public, frozen=True):
    """Dice were rolled: which lies where, and what it shows. `tied` are those between whom this roll decides."""

    round: int
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]
    at: Millis
    tied: tuple[Seat, ...] = ()


class Took(Public, frozen=True):
    """A SET was taken; a WILD says what it stands for, if that is certain."""

    seat: Seat
    places: Places
    faces: Faces
    at: Millis


class Missed(Public, frozen=True):
    """A call without a SET: the wrong dice and why they are none, or no dice in time; and its price."""

    seat: Seat
    reason: MissReason
    at: Millis
    rest: Millis | None
    """Until when the player must wait; None: it costs a point instead."""
    places: tuple[Place, ...] = ()
    faces: tuple[Face, ...] = ()
    why: tuple[Fault, ...] = ()


class Rested(Public, frozen=True):
    """A player has waited long enough."""

    seat: Seat
    at: Millis


class Stopped(Public, frozen=True):
    """Alone: the player saw no more SETs."""

    seat: Seat
    at: Millis


class RoundOver(Public, frozen=True):
    """A round is over: everybody's points, and what there is to tell; `deadline` is the end of the pause, if any."""

    scores: tuple[int, ...]
    best: int
    ms: Millis
    stopped: bool
    deadline: Millis | None


class Ended(Public, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Ending


Happening = Rolled | Took | Missed | Rested | Readied | TimeUp | Stopped | RoundOver | Ended
"""What can happen besides calls."""
Event = Happening | RaceEvent
