"""The cards of SET, what a table of it remembers, and what can be done and can happen there."""

from itertools import product
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.pieces.calls import Call, CallOptions, CallSeconds, LagCredit, MissReason, Press, PublicRace, RaceEvent
from fivefold.pieces.features import COLOURS, NUMBERS, SHADINGS, SYMBOLS, Fault, Feature
from fivefold.pieces.rounds import Sheet, totals

FEATURES: dict[Feature, str] = {"number": NUMBERS, "colour": COLOURS, "shading": SHADINGS, "symbol": SYMBOLS}
"""The features in the order in which notation writes them, with the letters of their values."""

Card = Annotated[str, Meta(pattern="^[123][rgp][sot][oqd]$")]
"""A card in notation: number, colour, shading, symbol."""
Triple = tuple[Card, Card, Card]

FULL_DECK: tuple[Card, ...] = tuple(map("".join, product(*FEATURES.values())))
EASY_DECK: tuple[Card, ...] = tuple(card for card in FULL_DECK if card[2] == "s")
DECKS = {"full": FULL_DECK, "easy": EASY_DECK}
MOST = 12
"""The most who can play."""
ROOM = 12
"""How many places the rectangle has."""
Place = Annotated[int, Meta(ge=0, lt=81)]
"""A place on the table, from 0; there are never more than the deck has cards."""

Deck = Literal["full", "easy"]
"""All 81 cards, or only the 27 solid ones."""


class SetOptions(CallOptions, frozen=True):
    """House rules of SET."""

    deck: Deck = "full"
    call_seconds: CallSeconds = 5
    lag_credit_ms: LagCredit = 200
    no_set: Literal["agree", "auto"] = "agree"
    deals: Literal[1, "each"] = 1


Ending = Literal["no-set-left", "agreed", "all-found", "resigned"]
"""Why a deal is over, which is a round: no SET is left, all agree that none is, the puzzle is solved, or given up."""


class PublicState(PublicRace, frozen=True):
    """What everybody sees of a table of SET; alone nobody calls, leaves or agrees."""

    won: tuple[tuple[Triple, ...], ...]
    """The SETs each player has taken, or found, in this round."""
    penalties: tuple[int, ...]
    """What each player has lost in this round."""
    round: int = 0
    """Which deal it is, from 1; before the first one 0."""
    board: tuple[Card | None, ...] = ()
    """What lies in each place."""
    since: tuple[Millis, ...] = ()
    """When the card of each place was dealt."""
    sheet: Sheet = ()
    agreed: tuple[Seat, ...] = ()
    """Who says that there is no SET."""
    asked: Millis | None = None
    """When the first of them said so."""
    missed: tuple[Triple, ...] = ()
    """After a round: the SETs on which all had agreed that they are none, and that nobody ever took."""
    ended: Ending | Literal[""] = ""
    """Why the round is over."""

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple([card for card in self.board if card is not None])


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of SET, its deck included."""

    now: Millis = 0
    presses: tuple[Press, ...] = ()
    lags: tuple[Millis, ...]
    deck: tuple[Card, ...] = ()
    """What is still to come, the next card first."""
    passed: tuple[tuple[Card, ...], ...] = ()
    """The cards that lay there each time all had agreed that they hold no SET."""

    @property
    def round_scores(self) -> tuple[int, ...]:
        """SETs minus penalties in this round."""
        return tuple([len(won) - lost for won, lost in zip(self.won, self.penalties, strict=True)])

    @property
    def scores(self) -> tuple[int, ...]:
        """The same over all rounds so far; a round that is over stands on the sheet."""
        return totals(self.seats, self.sheet if self.ended else (*self.sheet, self.round_scores))


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take three cards as a SET; the order in which they are named does not matter."""

    cards: Triple

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Agree(Struct, frozen=True, gc=False, tag=True):
    """Say that there is no SET."""


class Withdraw(Struct, frozen=True, gc=False, tag=True):
    """Take that back."""


class More(Struct, frozen=True, gc=False, tag=True):
    """Alone: have three more cards laid out, for a penalty."""


class Resign(Struct, frozen=True, gc=False, tag=True):
    """Alone: give up."""


Move = Call | Take | Agree | Withdraw | More | Resign


class Shuffled(Struct, frozen=True, gc=False, tag=True):
    """A new deal began; the order of the deck is for nobody's eyes."""

    dealer: Seat
    size: int
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Shuffled":
        """That it was shuffled."""
        return Shuffled(self.dealer, self.size, ())


class Dealt(Public, frozen=True):
    """Cards were laid out, each in its place."""

    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    at: Millis


class Moved(Public, frozen=True):
    """Cards from the extra places filled holes: from where to where."""

    steps: tuple[tuple[Place, Place], ...]


class Took(Public, frozen=True):
    """A SET was taken; `pardon` says that it took a penalty away."""

    seat: Seat
    cards: Triple
    at: Millis
    pardon: bool = False


class Missed(Public, frozen=True):
    """A call without a SET: the wrong cards and why they are none, or no cards in time."""

    seat: Seat
    reason: MissReason
    at: Millis
    cards: tuple[Card, ...] = ()
    why: tuple[Fault, ...] = ()


class Agreed(Public, frozen=True):
    """A player sees no SET."""

    seat: Seat
    at: Millis


class Withdrew(Public, frozen=True):
    """A player took that back."""

    seat: Seat
    at: Millis


class Paid(Public, frozen=True):
    """Alone: a penalty was taken on for three more cards."""

    seat: Seat
    at: Millis


class Found(Public, frozen=True):
    """In a puzzle: a SET was found; its cards stay."""

    seat: Seat
    cards: Triple
    at: Millis


class Resigned(Public, frozen=True):
    """Alone: the player gave up, with these SETs still to be found."""

    seat: Seat
    at: Millis
    missed: tuple[Triple, ...] = ()


class Solved(Public, frozen=True):
    """In a puzzle: all SETs are found."""


class RoundOver(Public, frozen=True):
    """A deal is over, and why; `missed` are the SETs that lay there when all had agreed that none did."""

    reason: Literal["no-set-left", "agreed"]
    missed: tuple[Triple, ...] = ()


Happening = Shuffled | Dealt | Moved | Took | Missed | Agreed | Withdrew | Paid | Found | Resigned | Solved | RoundOver
"""What can happen besides calls."""
Event = Happening | RaceEvent
