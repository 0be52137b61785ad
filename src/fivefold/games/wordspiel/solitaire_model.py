"""The state, events and view of the solitaire of WordSpiel."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import EXCHANGES, Drew, Exchanged, Play, Spelled
from fivefold.games.wordspiel.view import Cards

Ending = Literal["emptied", "last-chance", "resigned"]
"""Why the match is over: the hand is empty, the last word did not use all cards, or the player gave up."""


class PublicState(Struct, frozen=True, gc=False):
    """The public part of the state."""

    spiral: str = ""
    plays: tuple[Play, ...] = ()
    exchanges: int = EXCHANGES
    """The number of cards that may still be exchanged."""
    now: Millis = 0
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state, with three stacks whose top card is last: to draw, to exchange, and laid aside."""

    hand: str = ""
    pile: str = ""
    deck: str = ""
    aside: str = ""
    owes: bool = False
    """Whether a word was played and the card that follows it is not taken yet."""


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The two stacks were dealt, and a card was turned over."""

    top: Letter
    hand: tuple[Letter, ...]
    pile: str
    deck: str

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """Hide the cards to come."""
        return SetOut(self.top, self.hand, "", "")


class Resigned(Public, frozen=True):
    """The player gave up."""

    at: Millis


class Finished(Public, frozen=True):
    """The match is over: the hand is empty, or the last chance is used."""

    won: bool


Event = SetOut | Spelled | Drew | Exchanged | Resigned | Finished


class View(PublicState, frozen=True, kw_only=True):
    """Everything but the cards to come; the same for spectators.

    `pile` is the number of cards that can still be drawn; without one, the next word is the `last_chance`.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    hand: Cards
    pile: int
    deck: int
    aside: Cards
    last_chance: bool
    lexicon: str
    deadline: Millis | None = None
