"""What each card does when it is played: for every kind of Karma Card one class, with all that is special about it.

Three in a row come first (`turns.py`): the third of them has no effect of its own (KA-14).
"""

from fivefold.core.errors import Illegal
from fivefold.core.words import Message, Pieces, message
from fivefold.games.karma.model import KARMA, KINDS, NUMBERS, Card, Phase

Pile = tuple[Card, ...]
"""The discard pile from the bottom to the top, or cards that were played together."""


class Effect:
    """A number: it goes onto the pile, asks for as much or more, and the turn is over (KA-04)."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def fitting(self) -> tuple[Card, ...]:
        """The numbers that may be played on it; Karma Cards always may (KA-15)."""
        return NUMBERS[NUMBERS.index(self.card) :]

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        """The pile with the cards played on it, and what leaves the game."""
        return (*pile, *cards), ()

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        """What follows: `play`, and the turn is over; otherwise the player goes on. The pile is the one played on."""
        return "play"

    def lifted(self, pile: Pile) -> Card | None:
        """The card that it brings from the bottom of the pile to the top."""
        return None

    def unfit(self, card: Card) -> Illegal:
        """The refusal of a card that does not fit on it."""
        return Illegal("karma.too-low", card=Pieces((card,)), top=Pieces((self.card,)))

    def demand(self) -> Message:
        """What it asks for when it lies on top, as advice."""
        return message("karma.demand", top=Pieces((self.card,)))

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """What is said of it when it was played."""
        return None


ANYTHING = Message("karma.demand.anything")


class GiveThePile(Effect):
    """KA-16: it leaves the game, and the player names who gets the pile; KA-17: unless there is none."""

    def fitting(self) -> tuple[Card, ...]:
        """Nothing: it never lies on a pile."""
        return ()

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        """It never stays."""
        return pile, cards

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        """The gift."""
        return "give" if pile else "play"

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """Who, or nobody."""
        return message("karma.effect.give" if phase == "give" else "karma.effect.give-nothing")


class FiveOrBelow(Effect):
    """KA-18: the next player needs a number up to five."""

    def fitting(self) -> tuple[Card, ...]:
        """Up to five."""
        return NUMBERS[:5]

    def demand(self) -> Message:
        """Low, for once."""
        return message("karma.demand.five")

    def unfit(self, card: Card) -> Illegal:
        """Too high, for once."""
        return Illegal("karma.five-or-below", card=Pieces((card,)))

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """What is needed."""
        return message("karma.effect.five")


class PlayATableCard(Effect):
    """KA-19: the same player goes on, and whatever follows fits; KA-20: with no card left it counts as zero."""

    def fitting(self) -> tuple[Card, ...]:
        """It counts as zero."""
        return NUMBERS

    def demand(self) -> Message:
        """Nothing in particular."""
        return ANYTHING

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        """Another card, if there is any."""
        return "follow" if has_more else "play"

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """That the turn goes on."""
        return message("karma.effect.table") if phase == "follow" else None


class BottomsUp(Effect):
    """KA-21: the card at the bottom of the pile comes to the top; KA-22: alone it is its own bottom card, as zero."""

    def fitting(self) -> tuple[Card, ...]:
        """It counts as zero."""
        return NUMBERS

    def demand(self) -> Message:
        """Nothing in particular."""
        return ANYTHING

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        """The card at the bottom changes its place."""
        return (*pile[1:], *cards, *pile[:1]), ()

    def lifted(self, pile: Pile) -> Card | None:
        """The bottom card, or itself."""
        return pile[0] if pile else self.card

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """Which card came up."""
        return message("karma.effect.up", card=Pieces((lifted or self.card,)))


SPECIAL: dict[Card, type[Effect]] = {
    "GIVE": GiveThePile,
    "FIVE": FiveOrBelow,
    "TABLE": PlayATableCard,
    "UP": BottomsUp,
}


EFFECTS: dict[Card, Effect] = {card: SPECIAL.get(card, Effect)(card) for card in KINDS}
FITTING: dict[Card | None, frozenset[Card]] = {
    None: frozenset(KINDS),
    **{card: frozenset((*effect.fitting(), *KARMA)) for card, effect in EFFECTS.items()},
}
"""What may be played on the top of the pile; None is an empty pile, which takes any card (KA-05)."""
