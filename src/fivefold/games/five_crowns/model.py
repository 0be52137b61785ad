"""The state, moves and events of Five Crowns."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.games.five_crowns.cards import HIDDEN, HIGHEST, Card, Laid
from fivefold.pieces.rounds import Sheet
from fivefold.pieces.turn_time import TurnSeconds

MOST = 7
"""The most players."""

Hand = tuple[Card, ...]
Phase = Literal["deal", "play", "over"]
"""The phases: dealing, turns, and the end of the match."""
Ending = Literal["out", "stopped"]
"""Why a hand is over: a player went out, or the turn limit was reached."""


class FiveCrownsOptions(Options, frozen=True):
    """House rules of Five Crowns."""

    hands: Annotated[int, Meta(ge=1, le=11)] = 11
    first: Annotated[int, Meta(ge=3, le=13)] = 3
    turn_seconds: TurnSeconds = 0
    max_turns: Annotated[int, Meta(ge=1, le=300)] = 200

    @property
    def wilds(self) -> tuple[int, ...]:
        """Return the wild rank of each hand, which is also the number of cards dealt."""
        return tuple(range(self.first, min(self.first + self.hands - 1, HIGHEST) + 1))


class Past(Struct, frozen=True, gc=False):
    """The hand before this one, as all players laid it down; each player's cards are one word of notation."""

    wild: int
    out: Seat | None
    laid: tuple[str, ...]
    points: tuple[int, ...]


class PublicState(Struct, frozen=True, gc=False):
    """Everything about a match that all players have seen."""

    seats: int
    known: tuple[Hand, ...]
    """The cards of each hand that were taken from the discard pile."""
    laid: tuple[Laid | None, ...]
    phase: Phase = "deal"
    wild: int = 0
    """The wild rank, which is also the number of cards dealt; 0 before the first hand."""
    dealer: Seat = 0
    turn: Seat = 0
    has_drawn: bool = False
    """Whether the player to act has taken a card, which is then the last one in the hand."""
    since: Millis = 0
    """When the turn began."""
    turns: int = 0
    out: Seat | None = None
    """The player who has gone out."""
    discards: tuple[Card, ...] = ()
    """The discard pile, its top card last."""
    reshuffled: tuple[Card, ...] = ()
    """The cards from which the draw pile was last reshuffled."""
    sheet: Sheet = ()
    past: Past | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match."""

    hands: tuple[Hand, ...]
    """The cards of each player; once laid down, in the order in which they lie."""
    drawn: tuple[Hand, ...]
    """The reshuffled cards that each player has drawn since."""
    pile: tuple[Card, ...] = ()
    """The draw pile, its top card last."""
    late: bool = False
    """Whether the clock has taken a card for a slow player."""


class Draw(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the draw pile."""


class Pick(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the discard pile."""


class Discard(Struct, frozen=True, gc=False, tag=True):
    """Discard a card and end the turn."""

    card: Card


class GoOut(Struct, frozen=True, gc=False, tag=True):
    """Discard a card and lay down all others, in the named melds or as the table proposes."""

    card: Card
    melds: tuple[Hand, ...] = ()


class LayDown(Struct, frozen=True, gc=False, tag=True):
    """In the last turn: discard a card and lay down the others, in the named melds or as the table proposes."""

    card: Card
    melds: tuple[Hand, ...] = ()


Move = Draw | Pick | Discard | GoOut | LayDown


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """A hand was dealt and one card turned over; the rest is the draw pile, its top card last."""

    wild: int
    dealer: Seat
    top: Card
    hands: tuple[Hand, ...]
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """Keep the seat's own cards and the card turned over."""
        hands = tuple(hand if who == seat else () for who, hand in enumerate(self.hands))
        return Dealt(self.wild, self.dealer, self.top, hands, ())


class Drew(Struct, frozen=True, gc=False, tag=True):
    """A card was drawn from the draw pile."""

    seat: Seat
    card: Card
    at: Millis
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Drew":
        """Hide the card from other players."""
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
    """A player laid down all cards but the discard; all others have one more turn."""

    seat: Seat
    card: Card
    laid: Laid
    at: Millis
    late: bool = False


class LaidDown(Public, frozen=True):
    """After a player went out: another laid down their cards and discarded one."""

    seat: Seat
    card: Card
    laid: Laid
    at: Millis
    late: bool = False


class Reshuffled(Struct, frozen=True, gc=False, tag=True):
    """The discard pile, except its top card, became the draw pile; players do not see its order."""

    size: int
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Reshuffled":
        """Hide the order."""
        return Reshuffled(self.size, ())


class Stopped(Public, frozen=True):
    """The turn limit was reached before a player went out: all players laid down their cards."""

    laid: tuple[Laid, ...]


class RoundOver(Public, frozen=True):
    """A hand is over and all points were added to the sheet; `over` if it was the last hand."""

    wild: int
    points: tuple[int, ...]
    ended: Ending
    over: bool


Event = Dealt | Drew | Picked | Discarded | WentOut | LaidDown | Reshuffled | Stopped | RoundOver
