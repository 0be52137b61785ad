"""Multisets of cards as one number: three bits for each of the twenty kinds hold the number of copies."""

from collections.abc import Iterable, Sequence

from fivefold.games.karma.model import KINDS, Card, Pack

UNIT: dict[Card, Pack] = {card: 1 << 3 * place for place, card in enumerate(KINDS)}
"""One card of a kind. Packs add and subtract like numbers; there are at most six of a kind."""
SHIFT = {card: 3 * place for place, card in enumerate(KINDS)}


def pack(cards: Iterable[Card]) -> Pack:
    """Return the cards as a pack; raises KeyError for an unknown card."""
    return sum(map(UNIT.__getitem__, cards))


class _Part(dict[int, tuple[Card, ...]]):
    """Decodes a quarter of a pack, cached on first use."""

    def __init__(self, kinds: Sequence[Card]) -> None:
        super().__init__()
        self.kinds = kinds

    def __missing__(self, bits: int) -> tuple[Card, ...]:
        cards = tuple(card for place, card in enumerate(self.kinds) for _ in range(bits >> 3 * place & 7))
        self[bits] = cards
        return cards


_A, _B, _C, _D = (_Part(KINDS[first : first + 5]) for first in (0, 5, 10, 15))
_PART = (1 << 15) - 1


def spread(cards: Pack) -> tuple[Card, ...]:
    """Return the cards of a pack one by one: numbers from low to high, then Karma Cards."""
    return _A[cards & _PART] + _B[cards >> 15 & _PART] + _C[cards >> 30 & _PART] + _D[cards >> 45]


def count(cards: Pack, card: Card) -> int:
    return cards >> SHIFT[card] & 7


def contains(cards: Pack, part: Pack) -> bool:
    """Return whether the pack contains every card of `part`."""
    return all(count(part, card) <= count(cards, card) for card in set(spread(part)))
