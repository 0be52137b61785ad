"""The state, moves, events and view of the solitaire of Five Crowns."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.games.five_crowns.cards import RANKS, Card, Laid
from fivefold.games.five_crowns.model import Hand

SIZES = tuple(RANKS)
"""The sizes of the piles, which are also their wild ranks."""
Ending = Literal["all-closed", "used-up"]
"""Why the match is over: all piles are closed, or no card is left to turn."""


class PublicState(Struct, frozen=True, gc=False):
    """Eleven piles face up, and the card to place on one of them."""

    piles: tuple[Hand, ...] = ()
    points: tuple[int, ...] = ()
    """The fewest points each pile leaves."""
    closed: tuple[Laid | None, ...] = ()
    turned: Card | None = None
    """The card to place."""
    gone: tuple[Card, ...] = ()
    now: Millis = 0
    """When the last card was placed."""
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state: the piles, and the cards still to come, next card last."""

    deck: tuple[Card, ...] = ()


class Place(Struct, frozen=True, gc=False, tag=True):
    """Put the turned card onto the pile of that size, and discard a card of it."""

    pile: int
    card: Card


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The piles were set out; `points` are the points each leaves."""

    piles: tuple[Hand, ...]
    points: tuple[int, ...]
    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """Hide the cards still to come."""
        return SetOut(self.piles, self.points, ())


class Turned(Public, frozen=True):
    """The next card was turned over."""

    card: Card


class Placed(Public, frozen=True):
    """The turned card went onto a pile and another card was discarded; `points` are the points the pile leaves now."""

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
    """The match is over: all piles are closed, or no card is left to turn."""

    won: bool


Event = SetOut | Turned | Placed | Closed | Finished


class Drop(Struct, frozen=True, gc=False):
    """A possible discard when the turned card is added, and the points then left."""

    card: Card
    points: int


class Sorted(Struct, frozen=True, gc=False):
    """The analysis of an open pile: its best arrangement, and the points after each discard, fewest first."""

    laid: Laid
    drops: tuple[Drop, ...]


class View(PublicState, frozen=True, kw_only=True):
    """Everything but the order of the cards still to come; the same for spectators."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    left: int
    deadline: Millis | None = None
    analysis: tuple[Sorted | None, ...] = ()
    """For human players: the analysis of every open pile."""
