"""What a table of Five Crowns remembers, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Millis, Public, Seat
from fivefold.core.options import Options
from fivefold.games.five_crowns.cards import HIDDEN, HIGHEST, Card, Laid

Hand = tuple[Card, ...]


class FiveCrownsOptions(Options, frozen=True):
    """House rules of Five Crowns."""

    hands: Annotated[
        int, Meta(ge=1, le=11, title="Hands", description="How many hands are played, at most up to that of 13 cards.")
    ] = 11
    first: Annotated[
        int, Meta(ge=3, le=13, title="First hand", description="How many cards are dealt in the first hand.")
    ] = 3
    turn_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=600,
            title="Time for a turn",
            description="Seconds until the table plays a slow player's turn; 0 turns it off.",
        ),
    ] = 0
    max_turns: Annotated[
        int,
        Meta(
            ge=1,
            le=300,
            title="Longest hand",
            description="Turns that each player has at most in a hand that nobody ends.",
        ),
    ] = 200

    @property
    def last(self) -> int:
        """How many cards are dealt in the last hand."""
        return min(self.first + self.hands - 1, HIGHEST)


class Past(Struct, frozen=True, gc=False):
    """The hand before this one, as everybody had laid it down; each player's cards are one word."""

    wild: int
    out: Seat | None
    laid: tuple[str, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """A table of Five Crowns with everything that lies on it, face up or down.

    Of the deck only the first `pile` cards are still to be drawn, the last of them first.
    """

    seats: int
    wild: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    has_drawn: bool = False
    fresh: Card | None = None
    late: bool = False
    since: Millis = 0
    turns: int = 0
    out: Seat | None = None
    pile: int = 0
    deck: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    hands: tuple[Hand, ...] = ()
    known: tuple[Hand, ...] = ()
    stock: tuple[Card, ...] = ()
    drawn: tuple[Hand, ...] = ()
    laid: tuple[Laid | None, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    past: Past | None = None
    over: bool = False


class Draw(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the draw pile."""


class Pick(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the discard pile."""


class Discard(Struct, frozen=True, gc=False, tag=True):
    """Discard a card, and that is the turn."""

    card: Card


class GoOut(Struct, frozen=True, gc=False, tag=True):
    """Discard a card and lay all others down; without melds named, as the table proposes."""

    card: Card
    melds: tuple[Hand, ...] = ()


class LayDown(Struct, frozen=True, gc=False, tag=True):
    """In the last turn: discard a card and lay down what one has; without melds named, as the table proposes."""

    card: Card
    melds: tuple[Hand, ...] = ()


Move = Draw | Pick | Discard | GoOut | LayDown


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """A hand was dealt; one card was turned over, and the rest is the draw pile, its top card last."""

    wild: int
    dealer: Seat
    top: Card
    hands: tuple[Hand, ...]
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """One's own cards, and the one turned over."""
        hands = tuple(hand if who == seat else () for who, hand in enumerate(self.hands))
        return Dealt(self.wild, self.dealer, self.top, hands, ())


class Drew(Struct, frozen=True, gc=False, tag=True):
    """A card was drawn from the draw pile."""

    seat: Seat
    card: Card
    at: Millis
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Drew":
        """The card only by whoever drew it."""
        return self if seat == self.seat else Drew(self.seat, HIDDEN, self.at, self.late)


class Picked(Public, frozen=True):
    """The top card of the discard pile was taken."""

    seat: Seat
    card: Card
    at: Millis
    late: bool = False


class Discarded(Public, frozen=True):
    """A card was discarded, which ended the turn."""

    seat: Seat
    card: Card
    at: Millis
    late: bool = False


class WentOut(Public, frozen=True):
    """A player laid down all cards but the one discarded; everybody else has one more turn."""

    seat: Seat
    card: Card
    laid: Laid
    at: Millis
    late: bool = False


class LaidDown(Public, frozen=True):
    """After somebody went out: a player laid down what there was and discarded a card."""

    seat: Seat
    card: Card
    laid: Laid
    at: Millis
    late: bool = False


class Reshuffled(Struct, frozen=True, gc=False, tag=True):
    """The discards but the top one became the draw pile; its order is for nobody's eyes."""

    size: int
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Reshuffled":
        """That it was shuffled."""
        return Reshuffled(self.size, ())


class Stopped(Public, frozen=True):
    """Nobody ended the hand in all that time: everybody laid down what they had."""

    laid: tuple[Laid, ...]


class Counted(Public, frozen=True):
    """A hand is over, and everybody's points were written down."""

    wild: int
    points: tuple[int, ...]
    ended: Literal["out", "stopped"]
    over: bool


Event = Dealt | Drew | Picked | Discarded | WentOut | LaidDown | Reshuffled | Stopped | Counted
