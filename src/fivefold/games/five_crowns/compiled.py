"""The search of `melds` for machine code, for those who arrange hands by the million; needs numba.

`pip install numba` is all it takes; nothing else here imports it. The same search as in `melds`,
without what Python's big numbers can do: runs are tried one after the other by an explicit stack.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from fivefold.games.five_crowns.cards import LOWEST, NUMBER, ORDER, POINTS, RANKS, SUITS, Card, Wild, is_wild

HAND = len(SUITS) * len(RANKS) + 2
"""The length of a row: how many of each natural card there are, the wild cards, and their points."""
Rows = npt.NDArray[np.int16]

_RANKS, _SUITS = len(RANKS), len(SUITS)
_WILDS, _WILD_POINTS = HAND - 2, HAND - 1
_DEEP = 16
"""More runs than this no hand can make."""


def is_available() -> bool:
    """Whether numba is there."""
    return find_spec("numba") is not None


def row(cards: Sequence[Card], wild: Wild) -> Rows:
    """A hand as the compiled search wants it."""
    found = np.zeros(HAND, np.int16)
    for card in cards:
        if is_wild(card, wild):
            found[_WILDS] += 1
            found[_WILD_POINTS] += POINTS[wild][card]
        else:
            found[ORDER[card] // _RANKS * _RANKS + NUMBER[card] - LOWEST] += 1
    return found


def least(cards: Sequence[Card], wild: Wild) -> int:
    """The same as `melds.least`."""
    return int(least_of_rows(row(cards, wild).reshape(1, HAND))[0])


def least_of_rows(rows: Rows) -> Rows:
    """The fewest points that each hand leaves, one hand a row."""
    left = np.zeros(len(rows), np.int16)
    _kernel()(rows, left)
    return left


@cache
def _kernel() -> Callable[[Rows, Rows], None]:
    numba: Any = import_module("numba")
    found: Callable[[Rows, Rows], None] = numba.njit(cache=True)(search)
    return found


def search(rows: Any, out: Any) -> None:
    """For each row the fewest points left; plain loops, as a compiler likes them."""
    ranks = np.zeros(_RANKS, np.int64)
    low_of, high_of, suit_of = np.zeros(300, np.int64), np.zeros(300, np.int64), np.zeros(300, np.int64)
    chosen, spent, used = np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64)
    for n in range(rows.shape[0]):
        hand = rows[n]
        wilds = int(hand[_WILDS])
        # Every run that the hand could make by itself, from natural card to natural card.
        runs = 0
        total = 0
        for rank in range(_RANKS):
            ranks[rank] = 0
        for suit in range(_SUITS):
            start = suit * _RANKS
            for low in range(_RANKS):
                count = int(hand[start + low])
                if not count:
                    continue
                ranks[low] += count
                total += count * (low + 3)
                gaps = 0
                for high in range(low + 1, _RANKS):
                    if not hand[start + high]:
                        gaps += 1
                        if gaps > wilds:
                            break
                    elif gaps + (high == low + 1) <= wilds:
                        suit_of[runs], low_of[runs], high_of[runs] = start, low, high
                        runs += 1
        best = total
        depth = 0
        spare = wilds
        at = 0
        look = True
        while True:
            if look:  # the books that can be made of what is not in runs
                left = 0
                pairs = 0
                singles = 0
                for rank in range(_RANKS - 1, -1, -1):
                    have = ranks[rank]
                    if have == 1:
                        left += rank + 3
                        singles |= 1 << rank
                    elif have == 2:
                        left += 2 * (rank + 3)
                        pairs |= 1 << rank
                if spare and left:
                    gain = 0
                    for many in range(spare // 2 + 1):
                        points = 0
                        need = many
                        rank = _RANKS - 1
                        while need and rank >= 0:
                            if singles >> rank & 1:
                                points += rank + 3
                                need -= 1
                            rank -= 1
                        if need:
                            break
                        need = spare - 2 * many
                        rank = _RANKS - 1
                        while need and rank >= 0:
                            if pairs >> rank & 1:
                                points += 2 * (rank + 3)
                                need -= 1
                            rank -= 1
                        gain = max(gain, points)
                    left -= gain
                if left < best:
                    best = left
                    if not best:
                        break
                look = False
            # The next run that can be added to those chosen.
            added = False
            cost = 0
            while at < runs:
                start, low, high = suit_of[at], low_of[at], high_of[at]
                if hand[start + low] > 0 and hand[start + high] > 0:
                    cost = 1 if high == low + 1 else 0
                    for rank in range(low + 1, high):
                        if hand[start + rank] <= 0:
                            cost += 1
                    if cost <= spare:
                        added = True
                        break
                at += 1
            if added:
                start, low, high = suit_of[at], low_of[at], high_of[at]
                mask = 0
                for rank in range(low, high + 1):
                    if hand[start + rank] > 0:
                        hand[start + rank] -= 1
                        ranks[rank] -= 1
                        mask |= 1 << rank
                chosen[depth], spent[depth], used[depth] = at, cost, mask
                depth += 1
                spare -= cost
                look = True
                continue
            if not depth:
                break
            depth -= 1
            at = chosen[depth]
            spare += spent[depth]
            start = suit_of[at]
            for rank in range(_RANKS):
                if used[depth] >> rank & 1:
                    hand[start + rank] += 1
                    ranks[rank] += 1
            at += 1
        while depth:  # put back what the best way has used
            depth -= 1
            start = suit_of[chosen[depth]]
            for rank in range(_RANKS):
                if used[depth] >> rank & 1:
                    hand[start + rank] += 1
        if best == total and wilds < 3:
            best += hand[_WILD_POINTS]
        out[n] = best
