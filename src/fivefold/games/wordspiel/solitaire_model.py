"""What the solitaire of WordSpiel remembers, what can happen there, and what one sees of it."""

from typing import Literal

from msgspec import Struct

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import EXCHANGES, Drew, Exchanged, Play, Spelled
from fivefold.games.wordspiel.view import Cards

Ending = Literal["emptied", "last-chance", "resigned"]
"""Why it is over: the hand is empty, the last word did not use all cards, or the player gave up."""


class PublicState(Struct, frozen=True, gc=False):
    """The spiral, and what is left to do."""

    spiral: str = ""
    plays: tuple[Play, ...] = ()
    exchanges: int = EXCHANGES
    """How many cards may still be exchanged."""
    now: Millis = 0
    ended: Ending | Literal[""] = ""


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The hand, the spiral, and three stacks whose top card is the last: to draw, to exchange, and laid aside."""

    hand: str = ""
    pile: str = ""
    deck: str = ""
    aside: str = ""
    owes: bool = False
    """Whether a word was played, and the card that follows it not yet taken."""


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


class View(PublicState, frozen=True, kw_only=True):
    """Everything but the cards to come; a spectator sees as much.

    `pile` is how many cards can still be drawn; without one, the next word is the `last_chance`.
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
