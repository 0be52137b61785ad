"""The effects of played cards: one class per kind of Karma Card.

Three in a row come first (`turns.py`): the third card has no effect of its own (KA-14).
"""

from fivefold.core.errors import Illegal
from fivefold.core.words import Message, Pieces, message
from fivefold.games.karma.model import KARMA, KINDS, NUMBERS, Card, Phase

Pile = tuple[Card, ...]
"""The discard pile from bottom to top, or cards that were played together."""


class Effect:
    """A number: it goes onto the pile, demands the same or a higher number, and ends the turn (KA-04)."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def fitting(self) -> tuple[Card, ...]:
        """Return the numbers that may be played on this card; Karma Cards always may (KA-15)."""
        return NUMBERS[NUMBERS.index(self.card) :]

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        """Return the pile after the cards are played on it, and the cards that leave the game."""
        return (*pile, *cards), ()

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        """Return the next phase; `play` ends the turn, any other continues it. `pile` excludes the played cards."""
        return "play"

    def lifted(self, pile: Pile) -> Card | None:
        """Return the card that moves from the bottom of the pile to the top."""
        return None

    def unfit(self, card: Card) -> Illegal:
        """Return the refusal of a card that does not fit on this one."""
        return Illegal("karma.too-low", card=Pieces((card,)), top=Pieces((self.card,)))

    def demand(self) -> Message:
        """Return the hint about what this card demands while it is on top."""
        return message("karma.demand", top=Pieces((self.card,)))

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        """Return the message about the effect of playing this card."""
        return None


ANYTHING = Message("karma.demand.anything")


class GiveThePile(Effect):
    """KA-16: leaves the game, and the player names the receiver of the pile; KA-17: no effect on an empty pile."""

    def fitting(self) -> tuple[Card, ...]:
        """Return nothing: this card never lies on a pile."""
        return ()

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        return pile, cards

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        return "give" if pile else "play"

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        return message("karma.effect.give" if phase == "give" else "karma.effect.give-nothing")


class FiveOrBelow(Effect):
    """KA-18: the next player needs a number up to five."""

    def fitting(self) -> tuple[Card, ...]:
        return NUMBERS[:5]

    def demand(self) -> Message:
        return message("karma.demand.five")

    def unfit(self, card: Card) -> Illegal:
        return Illegal("karma.five-or-below", card=Pieces((card,)))

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        return message("karma.effect.five")


class PlayATableCard(Effect):
    """KA-19: the player continues with any card; KA-20: counts as zero when no card is left."""

    def fitting(self) -> tuple[Card, ...]:
        """Return every number: the card counts as zero."""
        return NUMBERS

    def demand(self) -> Message:
        return ANYTHING

    def next_step(self, pile: Pile, has_more: bool) -> Phase:
        return "follow" if has_more else "play"

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
        return message("karma.effect.table") if phase == "follow" else None


class BottomsUp(Effect):
    """KA-21: the bottom card of the pile moves to the top; KA-22: on an empty pile it lies alone and counts as zero."""

    def fitting(self) -> tuple[Card, ...]:
        """Return every number: the card counts as zero."""
        return NUMBERS

    def demand(self) -> Message:
        return ANYTHING

    def lay(self, pile: Pile, cards: Pile) -> tuple[Pile, Pile]:
        return (*pile[1:], *cards, *pile[:1]), ()

    def lifted(self, pile: Pile) -> Card | None:
        """Return the bottom card, or this card on an empty pile."""
        return pile[0] if pile else self.card

    def told(self, phase: Phase, lifted: Card | None) -> Message | None:
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
"""The cards that fit on each top card; None is an empty pile, on which every card fits (KA-05)."""
