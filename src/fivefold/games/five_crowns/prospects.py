"""Estimates the value of a hand of Five Crowns: the points it leaves now, and on average after one more card."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import JOKER, KINDS, NUMBER, ORDER, POINTS, Card, Wild, is_wild
from fivefold.games.five_crowns.model import Hand


class Prospect(NamedTuple):
    """The points left now, and the expected points after one more card and the best discard."""

    now: int
    next: float

    def after(self, draws: float) -> float:
        """Estimate the points left after this many more cards, if each helps as much as the next one."""
        return self.now - draws * (self.now - self.next)


def _near(card: Card) -> int:
    """Return a bit for every natural card that could lie in a meld with this one and one or two others."""
    number, suit = NUMBER[card], card[-1]
    return sum(
        1 << place
        for place, other in enumerate(KINDS[:-1])
        if NUMBER[other] == number or (other[-1] == suit and abs(NUMBER[other] - number) <= 3)
    )


_NEAR = {card: _near(card) for card in KINDS[:-1]} | {JOKER: 0}
_least = lru_cache(maxsize=1 << 16)(melds.least_packed)
CANDIDATES = 6
"""The number of discards examined closely."""
Part = tuple[int, int, int]
"""A card that may be discarded: its points, its packed form, and its points again if it is wild."""


def prospect(kept: Sequence[Card], wild: Wild, to_come: Mapping[Card, int], *, exact: bool = False) -> Prospect:
    """Return the points a hand leaves now, and on average after a card of `to_come` (the count of each kind).

    Unless `exact`, natural cards that seem to fit nowhere are skipped. With wild cards in hand some of them do fit, so
    the estimate may be about a point too high at most.
    """
    points, packs = POINTS[wild], melds.PACKED[wild]
    packed = melds.pack(kept, wild)
    wilds = sum([points[card] for card in kept if is_wild(card, wild)])
    now = _least(packed, wilds)
    kinds = sorted(dict.fromkeys(kept), key=points.__getitem__, reverse=True)
    parts = [(points[card], packs[card], points[card] if is_wild(card, wild) else 0) for card in kinds]
    near = 0
    for card in kinds:
        near |= _NEAR[card]
    worst = _worst_left(packed, wilds, now, parts)
    total = helped = 0
    for place, card in enumerate(KINDS):
        if not (count := to_come.get(card, 0)):
            continue
        total += count
        worth = points[card]
        if is_wild(card, wild):
            helped += count * (now - _with(packed + packs[card], wilds + worth, now, parts))
            continue
        if exact:
            helped += count * (now - _with(packed + packs[card], wilds, now, parts))
            continue
        if near >> place & 1:
            everything = _least(packed + packs[card], wilds)
            if everything < now + worth:
                helped += count * (now - _with(packed + packs[card], wilds, now, parts))
                continue
        if worst > worth:
            helped += count * (worst - worth)
    return Prospect(now, now - helped / total if total else now)


def promising(hand: Hand, wild: Wild) -> list[Card]:
    """Return the discards that leave the fewest points now; wild cards only if there is no other."""
    kinds = list(dict.fromkeys(hand))
    naturals = [card for card in kinds if not is_wild(card, wild)] or kinds
    left = {card: melds.least(without(hand, card), wild) for card in naturals}
    return sorted(left, key=lambda card: (left[card], -POINTS[wild][card], ORDER[card]))[:CANDIDATES]


def wanted(held: Hand, card: Card) -> float:
    """Estimate the probability that a player known to hold these cards can use a card."""
    near = sum(NUMBER[card] == NUMBER[other] for other in held)
    near += sum(card[-1] == other[-1] and 0 < abs(NUMBER[card] - NUMBER[other]) <= 2 for other in held)
    return min(1.0, 0.5 * near)


def _worst_left(packed: int, wilds: int, now: int, parts: Sequence[Part]) -> int:
    """Return the points of the highest card that need not be in a meld."""
    for points, part, wild in parts:
        if points <= now and _least(packed - part, wilds - wild) == now - points:
            return points
    return 0


def _with(packed: int, wilds: int, now: int, parts: Sequence[Part]) -> int:
    """Return the fewest points left when one of the parts is discarded, at most `now`."""
    everything = _least(packed, wilds)
    for points, part, wild in parts:
        if everything - points >= now:
            break  # the parts are sorted in falling order
        left = _least(packed - part, wilds - wild)
        if left < now:
            now = left
    return now
