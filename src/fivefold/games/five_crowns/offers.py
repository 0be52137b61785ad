"""Searches the ways to improve a hand of Five Crowns by pairs of offered cards, at most one card of each pair."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from fivefold.games.five_crowns.cards import POINTS, Card, Wild, is_wild
from fivefold.games.five_crowns.melds import PACKED, least_packed

Pair = tuple[Card, Card]


class Way(NamedTuple):
    """The card taken of each pair, the discards, and the points then left."""

    points: int
    taken: tuple[Card | None, ...]
    dropped: tuple[Card, ...]


def ways(hand: Sequence[Card], offers: Sequence[Pair], wild: Wild) -> Iterator[Way]:
    """Yield every way to take cards, each with the best discards; taking nothing comes first."""
    packs = PACKED[wild]
    wilds = {card: POINTS[wild][card] if is_wild(card, wild) else 0 for card in POINTS[wild]}
    whole, held = sum([packs[card] for card in hand]), sum([wilds[card] for card in hand])
    goes: dict[int, dict[tuple[Card, ...], tuple[int, int]]] = {
        count: {
            gone: (whole - sum([packs[card] for card in gone]), held - sum([wilds[card] for card in gone]))
            for gone in combinations(sorted(hand), count)
        }
        for count in range(min(len(hand), len(offers)) + 1)
    }
    for taken in product(*[(None, *dict.fromkeys(pair)) for pair in offers]):
        cards = [card for card in taken if card is not None]
        if len(cards) > len(hand):
            continue
        packed, points = sum([packs[card] for card in cards]), sum([wilds[card] for card in cards])
        left, gone = min(
            [
                (least_packed(kept + packed, wild_points + points), gone)
                for gone, (kept, wild_points) in goes[len(cards)].items()
            ]
        )
        yield Way(left, taken, gone)
