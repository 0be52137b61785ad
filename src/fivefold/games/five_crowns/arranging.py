"""Lays cards out one by one: assigns every wild card to its place, and reads a player's own books and runs."""

from collections.abc import Iterator, Sequence
from typing import Literal, cast

from fivefold.games.five_crowns.cards import (
    HIGHEST,
    LOWEST,
    NUMBER,
    OF_RANK,
    POINTS,
    SUITS,
    WILDS,
    Card,
    Laid,
    Meld,
    Wild,
    in_order,
    is_wild,
)

Suit = Literal["", "S", "H", "C", "D", "*"]
_SUIT_OF = cast(tuple[Suit, ...], tuple(SUITS))


class _Layout:
    """Melds under construction; None is a place for a wild card."""

    def __init__(self, cards: Sequence[Card], wild: Wild) -> None:
        self.wild = wild
        self.hand = list(cards)
        self.books: list[tuple[int, list[Card | None]]] = []
        self.runs: list[tuple[int, Suit, list[Card | None]]] = []
        self.open = 0

    def add_run(self, suit: Suit, low: int, high: int) -> None:
        """Add a run from its lowest natural card to its highest; extend a run of two to three, upwards if possible."""
        places: list[Card | None] = []
        for rank in range(low, high + 1):
            card = OF_RANK[rank, suit]
            if rank != self.wild and card in self.hand:
                self.hand.remove(card)
                places.append(card)
            else:
                places.append(None)
        if len(places) == 2 and high < HIGHEST:
            places.append(None)
        elif len(places) == 2:
            places.insert(0, None)
            low -= 1
        self.runs.append((low, suit, places))
        self.open += places.count(None)

    def add_book(self, rank: int) -> None:
        """Add all natural cards of the rank that are not in runs, and wild cards up to three."""
        own = [card for card in self.hand if NUMBER[card] == rank]
        for card in own:
            self.hand.remove(card)
        places: list[Card | None] = [*own, *[None] * (3 - len(own))]
        self.books.append((rank, places))
        self.open += places.count(None)

    def add_spare(self, spare: int) -> None:
        """Add wild cards that no meld needs: as a book of their own, or to another meld."""
        if spare >= 3:
            self.books.append((self.wild, [None] * spare))
        elif self.books:
            self.books[-1][1].extend([None] * spare)
        elif self.runs:
            for _ in range(spare):
                self._lengthen()

    def _lengthen(self) -> None:
        low, suit, places = self.runs.pop()
        if low + len(places) <= HIGHEST:
            places.append(None)
        elif low > LOWEST:
            low, places = low - 1, [None, *places]
        else:  # all eleven ranks: the run is split in two, of which the upper one has room below
            self.runs.append((low, suit, places[:5]))
            low, places = low + 4, [None, *places[5:]]
        self.runs.append((low, suit, places))

    def fill(self, wilds: list[Card]) -> tuple[Meld, ...]:
        """Put the wild cards into the free places, each first into its natural place in a run, if it has one."""
        for low, suit, places in self.runs:
            at, own = self.wild - low, OF_RANK[self.wild, suit]
            if 0 <= at < len(places) and own in wilds:
                wilds.remove(own)
                places[at] = own
        rest = iter(wilds)
        runs = [Meld("run", low, suit, _filled(places, rest)) for low, suit, places in self.runs]
        books = [Meld("book", rank, "", _filled(places, rest)) for rank, places in self.books]
        return (*runs, *books)


def _filled(places: Sequence[Card | None], wilds: Iterator[Card]) -> tuple[Card, ...]:
    return tuple([next(wilds) if card is None else card for card in places])


def arrange(
    cards: Sequence[Card], wild: Wild, runs: Sequence[tuple[int, tuple[int, int]]], books: Sequence[tuple[int, int]]
) -> Laid:
    """Arrange the cards into these runs (suit and natural ends) and books (rank and number of natural cards)."""
    any_card = WILDS[wild]
    layout = _Layout([card for card in cards if card not in any_card], wild)
    wilds = [card for card in cards if card in any_card]
    for suit, (low, high) in runs:
        layout.add_run(_SUIT_OF[suit], low, high)
    for rank, _ in books:
        layout.add_book(rank)
    layout.add_spare(len(wilds) - layout.open)
    if not layout.runs and not layout.books:
        return laid((), cards, wild)
    return laid(layout.fill(wilds), layout.hand, wild)


def laid(melds: Sequence[Meld], left: Sequence[Card], wild: Wild) -> Laid:
    """Return the melds with the points of the cards left."""
    points = POINTS[wild]
    return Laid(tuple(melds), in_order(left), sum([points[card] for card in left]))


def read_meld(cards: Sequence[Card], wild: Wild) -> Meld | None:
    """Return the book or run that a player lays with these cards; None if they are neither.

    Cards that can be both are a book. A run keeps the given order if that is one from low to high; otherwise wild cards
    fill its gaps and extend it upwards, then downwards.
    """
    naturals = [card for card in cards if not is_wild(card, wild)]
    ranks = [NUMBER[card] for card in naturals]
    if len(cards) < 3:
        return None
    if len(set(ranks)) <= 1:
        wilds = in_order([card for card in cards if card not in naturals])
        return Meld("book", ranks[0] if ranks else wild, "", (*naturals, *wilds))
    suit = cast(Suit, naturals[0][-1])
    span = max(ranks) - min(ranks) + 1
    if any(card[-1] != suit for card in naturals) or len(set(ranks)) < len(ranks) or not span <= len(cards) <= 11:
        return None
    low = next(NUMBER[card] - place for place, card in enumerate(cards) if card in naturals)
    given = all(card not in naturals or NUMBER[card] == low + place for place, card in enumerate(cards))
    if given and low >= LOWEST and low + len(cards) - 1 <= HIGHEST:
        return Meld("run", low, suit, tuple(cards))
    low = min(*ranks, HIGHEST + 1 - len(cards))
    by_rank = dict(zip(ranks, naturals, strict=True))
    places = [by_rank.get(low + place) for place in range(len(cards))]
    others = list(in_order([card for card in cards if card not in naturals]))
    if (own := OF_RANK[wild, suit]) in others and 0 <= wild - low < len(places):
        others.remove(own)
        places[wild - low] = own
    return Meld("run", low, suit, _filled(places, iter(others)))
