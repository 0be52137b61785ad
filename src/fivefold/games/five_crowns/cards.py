"""The cards of Five Crowns, their points, and their books and runs."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.words import Message, Pieces, Series, listed, message

SUITS = ("S", "H", "C", "D", "*")
RANKS = {3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8", 9: "9", 10: "10", 11: "J", 12: "Q", 13: "K"}
"""The ranks by number, in notation."""
LOWEST, HIGHEST = 3, 13
JOKER = "JK"
HIDDEN = "??"
"""Stands for a card that the viewer may not see."""

Card = Annotated[str, Meta(pattern=r"^([3-9JQK]|10)[SHCD*]$|^JK$|^\?\?$")]
"""A card in notation: rank and suit, such as `10H` or `Q*`; the Joker is `JK`."""
Wild = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
"""The wild rank, which is also the number of cards dealt."""

KINDS: tuple[Card, ...] = (*(rank + suit for suit in SUITS for rank in RANKS.values()), JOKER)
"""Every kind of card, suit by suit from low to high, and the Joker last."""
DECK: tuple[Card, ...] = tuple(card for card in KINDS for _ in range(6 if card == JOKER else 2))
"""The cards of both decks."""
ORDER = {card: place for place, card in enumerate(KINDS)}
NUMBER = {card: place % len(RANKS) + LOWEST for place, card in enumerate(KINDS[:-1])} | {JOKER: 0}
"""The rank of each card as a number; 0 for the Joker."""
OF_RANK = {(number, card[-1]): card for card, number in NUMBER.items() if number}
"""The card of a rank and a suit."""
POINTS: dict[int, dict[Card, int]] = {
    wild: {card: 50 if card == JOKER else 20 if number == wild else number for card, number in NUMBER.items()}
    for wild in range(LOWEST, HIGHEST + 1)
}
"""The points of each card when it is left in hand, for each wild rank."""


WILDS: dict[int, frozenset[Card]] = {
    wild: frozenset((JOKER, *(card for card, number in NUMBER.items() if number == wild))) for wild in RANKS
}
"""For each wild rank, the wild cards."""


def is_wild(card: Card, wild: Wild) -> bool:
    return card in WILDS[wild]


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Sort a hand for display."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def side_by_side(cards: Sequence[Card]) -> Series:
    """Return adjacent cards, in their order, as an argument of a message."""
    return listed([Pieces((card,)) for card in cards], "dash")


class Meld(Struct, frozen=True, gc=False):
    """A book or a run on the table; the cards of a run lie from low to high.

    `rank` is the rank of a book, or the lowest rank of a run, even if a wild card stands for it.
    """

    kind: Literal["book", "run"]
    rank: Wild
    suit: Literal["", "S", "H", "C", "D", "*"]
    cards: tuple[Card, ...]

    @property
    def stands_for(self) -> tuple[str, ...]:
        """Return for each card the card it stands for; in a book, which has no suits, only the rank."""
        if self.kind == "book":
            return (RANKS[self.rank],) * len(self.cards)
        return tuple(OF_RANK[self.rank + place, self.suit] for place in range(len(self.cards)))

    def __str__(self) -> str:
        return "-".join(self.cards)


class Laid(Struct, frozen=True, gc=False):
    """Cards in books and runs, the cards left over, and their points."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    points: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return all cards in the order in which they lie."""
        return (*(card for meld in self.melds for card in meld.cards), *self.left)

    @property
    def message(self) -> Message:
        """Return the arrangement as a message."""
        lying = [side_by_side(meld.cards) for meld in self.melds]
        return message("five_crowns.lying", melds=listed(lying, "semicolon"), left=side_by_side(self.left))

    def __str__(self) -> str:
        """Return notation such as `3H-4H-5H/8S-8C-JK+QD`: books and runs, then the cards left."""
        left = f"+{'-'.join(self.left)}" if self.left else ""
        return "/".join(map(str, self.melds)) + left
