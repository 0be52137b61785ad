"""What a table of Five Crowns remembers, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.games.five_crowns.cards import HIDDEN, HIGHEST, Card, Laid
from fivefold.pieces.rounds import Sheet

MOST = 7
"""The most who can play."""

Hand = tuple[Card, ...]
Phase = Literal["deal", "play", "over"]
"""What the table waits for: a hand to be dealt, a turn, or nothing."""
Ending = Literal["out", "stopped"]
"""Why a hand is over: somebody went out, or nobody did in all that time."""


class FiveCrownsOptions(Options, frozen=True):
    """House rules of Five Crowns."""

    hands: Annotated[int, Meta(ge=1, le=11)] = 11
    first: Annotated[int, Meta(ge=3, le=13)] = 3
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    max_turns: Annotated[int, Meta(ge=1, le=300)] = 200

    @property
    def wilds(self) -> tuple[int, ...]:
        """The wild rank of each hand, which is also the number of cards dealt."""
        return tuple(range(self.first, min(self.first + self.hands - 1, HIGHEST) + 1))


class Past(Struct, frozen=True, gc=False):
    """The hand before this one, as everybody had laid it down; each player's cards are one word."""

    wild: int
    out: Seat | None
    laid: tuple[str, ...]
    points: tuple[int, ...]


class PublicState(Struct, frozen=True, gc=False):
    """What everybody sees of a table of Five Crowns, or has seen."""

    seats: int
    known: tuple[Hand, ...]
    """Those cards of the hands that were taken from the discards."""
    laid: tuple[Laid | None, ...]
    phase: Phase = "deal"
    wild: int = 0
    """The wild rank, which is also the number of cards dealt; 0 before the first hand."""
    dealer: Seat = 0
    turn: Seat = 0
    has_drawn: bool = False
    """Whether whoever's turn it is has taken a card: the last one in the hand."""
    since: Millis = 0
    """When the turn began."""
    turns: int = 0
    out: Seat | None = None
    """Who has gone out."""
    discards: tuple[Card, ...] = ()
    """The discard pile, its top card last."""
    reshuffled: tuple[Card, ...] = ()
    """Of which cards the draw pile was made when it was last used up."""
    sheet: Sheet = ()
    past: Past | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of Five Crowns with everything that lies on it, face up or down."""

    hands: tuple[Hand, ...]
    """Everybody's cards; once they are laid down, in the order in which they lie."""
    drawn: tuple[Hand, ...]
    """Which of the reshuffled cards everybody has drawn since."""
    pile: tuple[Card, ...] = ()
    """The draw pile, its top card last."""
    late: bool = False
    """Whether the clock has taken a card for a slow player."""


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


class RoundOver(Public, frozen=True):
    """A hand is over, and everybody's points were written down; `over` if it was the last one."""

    wild: int
    points: tuple[int, ...]
    ended: Ending
    over: bool


Event = Dealt | Drew | Picked | Discarded | WentOut | LaidDown | Reshuffled | Stopped | RoundOver
