"""The cards, state, moves and events of SET."""

from itertools import product
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.pieces.calls import Call, CallOptions, CallSeconds, LagCredit, MissReason, Press, PublicRace, RaceEvent
from fivefold.pieces.features import COLOURS, NUMBERS, SHADINGS, SYMBOLS, Fault, Feature
from fivefold.pieces.rounds import Sheet, totals

FEATURES: dict[Feature, str] = {"number": NUMBERS, "colour": COLOURS, "shading": SHADINGS, "symbol": SYMBOLS}
"""The features in the order of the notation, with the letters of their values."""

Card = Annotated[str, Meta(pattern="^[123][rgp][sot][oqd]$")]
"""A card in notation: number, colour, shading, symbol."""
Triple = tuple[Card, Card, Card]

FULL_DECK: tuple[Card, ...] = tuple(map("".join, product(*FEATURES.values())))
EASY_DECK: tuple[Card, ...] = tuple(card for card in FULL_DECK if card[2] == "s")
DECKS = {"full": FULL_DECK, "easy": EASY_DECK}
MOST = 12
"""The most players."""
ROOM = 12
"""The number of places in the rectangle."""
Place = Annotated[int, Meta(ge=0, lt=81)]
"""A place on the board, from 0; there are never more than the deck has cards."""

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
"""Why a deal, which is a round, is over: no SET is left, all agree on that, the puzzle is solved, or given up."""


class PublicState(PublicRace, frozen=True):
    """Everything about a match that all players see; calls and agreement exist only with several players."""

    won: tuple[tuple[Triple, ...], ...]
    """The SETs each player has taken, or found, in this round."""
    penalties: tuple[int, ...]
    """The penalties of each player in this round."""
    round: int = 0
    """The number of the deal, from 1; 0 before the first."""
    board: tuple[Card | None, ...] = ()
    """The card in each place."""
    since: tuple[Millis, ...] = ()
    """When the card of each place was dealt."""
    sheet: Sheet = ()
    agreed: tuple[Seat, ...] = ()
    """The players who say that there is no SET."""
    asked: Millis | None = None
    """When the first of them said so."""
    missed: tuple[Triple, ...] = ()
    """After a round: the SETs that lay there when all agreed that there was none, and that were never taken."""
    ended: Ending | Literal[""] = ""
    """Why the round is over."""

    @property
    def face_up(self) -> tuple[Card, ...]:
        return tuple([card for card in self.board if card is not None])


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match, including the deck."""

    now: Millis = 0
    presses: tuple[Press, ...] = ()
    lags: tuple[Millis, ...]
    deck: tuple[Card, ...] = ()
    """The cards still to come, next card first."""
    passed: tuple[tuple[Card, ...], ...] = ()
    """The boards on which all agreed that there was no SET."""

    @property
    def round_scores(self) -> tuple[int, ...]:
        """Return SETs minus penalties in this round."""
        return tuple([len(won) - lost for won, lost in zip(self.won, self.penalties, strict=True)])

    @property
    def scores(self) -> tuple[int, ...]:
        """Return SETs minus penalties over all rounds so far; finished rounds are on the sheet."""
        return totals(self.seats, self.sheet if self.ended else (*self.sheet, self.round_scores))


class Take(Struct, frozen=True, gc=False, tag=True):
    """Take three cards as a SET, in any order."""

    cards: Triple

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Agree(Struct, frozen=True, gc=False, tag=True):
    """Say that there is no SET."""


class Withdraw(Struct, frozen=True, gc=False, tag=True):
    """Withdraw the statement that there is no SET."""


class More(Struct, frozen=True, gc=False, tag=True):
    """In the solitaire: deal three more cards, for a penalty."""


class Resign(Struct, frozen=True, gc=False, tag=True):
    """In the solitaire and the puzzle: give up."""


Move = Call | Take | Agree | Withdraw | More | Resign


class Shuffled(Struct, frozen=True, gc=False, tag=True):
    """A new deal began; players do not see the order of the deck."""

    dealer: Seat
    size: int
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Shuffled":
        """Hide the order."""
        return Shuffled(self.dealer, self.size, ())


class Dealt(Public, frozen=True):
    """Cards were dealt, each into its place."""

    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    at: Millis


class Moved(Public, frozen=True):
    """Cards moved from extra places into holes, each from one place to another."""

    steps: tuple[tuple[Place, Place], ...]


class Took(Public, frozen=True):
    """A SET was taken; `pardon` if it removed a penalty."""

    seat: Seat
    cards: Triple
    at: Millis
    pardon: bool = False


class Missed(Public, frozen=True):
    """A call without a SET: the wrong cards and their faults, or no cards in time."""

    seat: Seat
    reason: MissReason
    at: Millis
    cards: tuple[Card, ...] = ()
    why: tuple[Fault, ...] = ()


class Agreed(Public, frozen=True):
    """A player says that there is no SET."""

    seat: Seat
    at: Millis


class Withdrew(Public, frozen=True):
    """A player withdrew that statement."""

    seat: Seat
    at: Millis


class Paid(Public, frozen=True):
    """In the solitaire: the player took a penalty for three more cards."""

    seat: Seat
    at: Millis


class Found(Public, frozen=True):
    """In a puzzle: a SET was found; its cards stay."""

    seat: Seat
    cards: Triple
    at: Millis


class Resigned(Public, frozen=True):
    """In the solitaire and the puzzle: the player gave up, with these SETs not found."""

    seat: Seat
    at: Millis
    missed: tuple[Triple, ...] = ()


class Solved(Public, frozen=True):
    """In a puzzle: all SETs are found."""


class RoundOver(Public, frozen=True):
    """A deal is over, for the given reason; `missed` are the SETs on boards where all agreed that there was none."""

    reason: Literal["no-set-left", "agreed"]
    missed: tuple[Triple, ...] = ()


Happening = Shuffled | Dealt | Moved | Took | Missed | Agreed | Withdrew | Paid | Found | Resigned | Solved | RoundOver
"""All events besides calls."""
Event = Happening | RaceEvent
