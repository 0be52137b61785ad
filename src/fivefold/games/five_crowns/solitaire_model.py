"""What the solitaire of Five Crowns remembers, what can be done and can happen there, and what one sees of it."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.games.five_crowns.cards import RANKS, Card, Laid
from fivefold.games.five_crowns.model import Hand

SIZES = tuple(RANKS)
"""The sizes of the piles, which are also their wild ranks."""
Ending = Literal["all-closed", "used-up"]
"""Why it is over: all piles are closed, or no card is left to turn."""


class PublicState(Struct, frozen=True, gc=False):
    """Eleven piles face up, and the card that comes to one of them."""

    piles: tuple[Hand, ...] = ()
    points: tuple[int, ...] = ()
    """What each pile leaves at best."""
    closed: tuple[Laid | None, ...] = ()
    turned: Card | None = None
    """The card that is to be placed."""
    gone: tuple[Card, ...] = ()
    now: Millis = 0
    """When the last card was placed."""
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The piles, and the cards still to come, the last of them first."""

    deck: tuple[Card, ...] = ()


class Place(Struct, frozen=True, gc=False, tag=True):
    """Put the turned card onto the pile of that size, and discard a card of it for good."""

    pile: int
    card: Card


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The piles were set out; `points` is what each has left."""

    piles: tuple[Hand, ...]
    points: tuple[int, ...]
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """All but the cards still to come."""
        return SetOut(self.piles, self.points, ())


class Turned(Public, frozen=True):
    """The next card was turned over."""

    card: Card


class Placed(Public, frozen=True):
    """The turned card went onto a pile, which now has so many points left, and another one went."""

    pile: int
    turned: Card
    card: Card
    points: int
    at: Millis


class Closed(Public, frozen=True):
    """All cards of a pile lie in books and runs."""

    pile: int
    laid: Laid


class Finished(Public, frozen=True):
    """It is over: all piles are closed, or no card is left to turn."""

    won: bool


Event = SetOut | Turned | Placed | Closed | Finished


class Drop(Struct, frozen=True, gc=False):
    """A card that may go when the turned one comes, and the points that are then left."""

    card: Card
    points: int


class Sorted(Struct, frozen=True, gc=False):
    """An open pile, worked out: how it lies best, and what each discard would leave, the fewest points first."""

    laid: Laid
    drops: tuple[Drop, ...]


class View(PublicState, frozen=True, kw_only=True):
    """Everything but the order of the cards still to come; a spectator sees as much."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    left: int
    deadline: Millis | None = None
    analysis: tuple[Sorted | None, ...] = ()
    """For people: every open pile, worked out."""
