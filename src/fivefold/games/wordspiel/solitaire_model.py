"""What the solitaire of WordSpiel remembers, what can happen there, and what one sees of it."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import Drew, Exchanged, Play, Spelled
from fivefold.games.wordspiel.view import Cards

Ending = Literal["emptied", "last-chance", "resigned"]
"""Why it is over: the hand is empty, the last word did not use all cards, or the player gave up."""


class State(Struct, frozen=True, gc=False):
    """The hand, the spiral, and three stacks whose top card is the last: to draw, to exchange, and laid aside."""

    hand: str
    pile: str
    deck: str
    aside: str
    spiral: str
    plays: tuple[Play, ...]
    exchanged: int
    owes: bool
    """Whether a word was played, and the card that follows it not yet taken."""
    now: Millis
    ended: Ending | Literal[""]


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The two stacks were dealt, and a card was turned over."""

    top: Letter
    hand: tuple[Letter, ...]
    pile: str
    deck: str

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """All but the cards to come."""
        return SetOut(self.top, self.hand, "", "")


class Resigned(Public, frozen=True):
    """The player gave up."""

    at: Millis


class Finished(Public, frozen=True):
    """It is over: the hand is empty, or the last chance is gone."""

    won: bool


Event = SetOut | Spelled | Drew | Exchanged | Resigned | Finished


class View(Struct, frozen=True, gc=False):
    """Everything but the cards to come; a spectator sees as much.

    `pile` is how many cards can still be drawn; without one, the next word is the `last_chance`.
    """

    seat: Seat | None
    hand: Cards
    pile: int
    deck: int
    spiral: Cards
    plays: tuple[Play, ...]
    exchanges: int
    aside: Cards
    last_chance: bool
    now: Millis
    ended: Ending | Literal[""]
    lexicon: str
