"""Books and runs of Five Crowns as a kernel: whether a hand can go out, and the fewest points it leaves.

Runs determine books, so the kernel tries every set of cards that may lie in runs; `RUNS` has the wild cards that the
runs of one suit need. Cards without a near neighbour in their suit stay out of it. Ranks are counted in words of four
bits for each rank, so that a set takes a few operations.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from fivefold.batch.rarely import EFFORTS
from fivefold.games.five_crowns import cards

N = len(cards.KINDS)
SUITS, RANKS = len(cards.SUITS), len(cards.RANKS)
NATURAL = SUITS * RANKS
"""The kinds before this one have a suit and a rank."""
MOST = cards.HIGHEST + 1
"""The most cards in a hand."""
WILD = np.array([[card in cards.WILDS[wild] for card in cards.KINDS] for wild in cards.RANKS])
POINTS = np.array([[cards.POINTS[wild][card] for card in cards.KINDS] for wild in cards.RANKS], np.int16)
NEVER = 99
_WIDTH = 16
"""So many sets of cards are tried at a time."""
_SPLIT = 8
"""Ranks before this one are counted in the first word, the others in the second."""
_ONES = np.uint32(0x11111111), np.uint32(0x111)
_SINGLES = 5
"""With fewer singles than this a hand has no room for more wild cards: each takes two."""


def _runs() -> np.ndarray:
    """Return the fewest wild cards with which runs use exactly the cards of one suit, by the cards in base three.

    A run takes the cards between its ends wherever they are there; the first one begins with the lowest card.
    """
    powers = 3 ** np.arange(RANKS)
    codes = np.arange(3**RANKS)
    held = codes[:, None] // powers % 3
    low = np.argmax(held > 0, axis=1)
    is_inside = (held > 0) & (np.arange(RANKS) >= low[:, None])
    taken = np.cumsum(is_inside * powers, axis=1)
    length = np.arange(RANKS) - low[:, None] + 1
    cost = length - np.cumsum(is_inside, axis=1) + (length == 2)
    cost = np.where(is_inside & (length > 1), cost, NEVER)
    found = np.full(3**RANKS, NEVER)
    found[0] = 0
    sizes = held.sum(axis=1)
    for size in range(2, 2 * RANKS + 1):
        these = np.flatnonzero(sizes == size)
        found[these] = np.min(found[codes[these, None] - taken[these]] + cost[these], axis=1)
    return np.minimum(found, NEVER).astype(np.int8)


RUNS = _runs()


def count_wild(hand: Array, wild: Array) -> Array:
    """Return the number of wild cards in a hand."""
    return jnp.sum(jnp.where(jnp.asarray(WILD)[wild - cards.LOWEST], hand, 0))


def _naturals(hand: Array, wild: Array) -> Array:
    return jnp.where(jnp.asarray(WILD)[wild - cards.LOWEST], 0, hand)


def card_list(hand: Array) -> Array:
    """Return the kinds in a hand in order, N where there are no more."""
    ends = jnp.cumsum(hand)
    return jnp.sum(ends[None, :] <= jnp.arange(MOST)[:, None], axis=1)


class _Sets:
    """The sets of cards of a hand that may lie in runs, `_WIDTH` at a time."""

    def __init__(self, hand: Array, wild: Array, near: Array) -> None:
        kinds = card_list(_naturals(hand, wild))
        self.wilds = count_wild(hand, wild)
        self.kinds, self.is_card = kinds, kinds < NATURAL
        self.rank, suit = kinds % RANKS, kinds // RANKS
        self.is_near = near[jnp.minimum(kinds, NATURAL - 1)] & self.is_card
        self.bit = jnp.cumsum(self.is_near) - 1
        powers = jnp.where(self.is_near, 3**self.rank, 0)
        self.codes = jnp.where(suit[:, None] == jnp.arange(SUITS), powers[:, None], 0)
        one = jnp.where(self.is_card, jnp.uint32(1) << (4 * (self.rank % _SPLIT)).astype(jnp.uint32), 0)
        self.words = jnp.where(self.rank < _SPLIT, one, 0), jnp.where(self.rank < _SPLIT, 0, one)
        self.ranks = jnp.sum(self.words[0]), jnp.sum(self.words[1])
        self.groups = ((1 << jnp.sum(self.is_near)) + _WIDTH - 1) // _WIDTH

    def split(self, group: Array) -> tuple[list[Array], tuple[Array, Array], Array]:
        """Return for each set: whether each card is in a run, the ranks left for books, and the wild cards left."""
        numbers = group * _WIDTH + jnp.arange(_WIDTH)
        bits = [numbers >> self.bit[card] & self.is_near[card] for card in range(MOST)]
        in_run = [each.astype(jnp.uint32) for each in bits]
        first = self.ranks[0] - sum(each * self.words[0][card] for card, each in enumerate(in_run))
        second = self.ranks[1] - sum(each * self.words[1][card] for card, each in enumerate(in_run))
        spare = self.wilds
        for suit in range(SUITS):
            code = sum(each * self.codes[card, suit] for card, each in enumerate(bits))
            spare = spare - jnp.asarray(RUNS)[code]
        return in_run, (first, second), spare


def _count(word: Array, ones: np.uint32) -> tuple[Array, Array, Array]:
    """Return the lowest bit of each rank that has a single card, a pair, and a book of four or more."""
    books, large = (word + 5 * ones & 8 * ones) >> 3, (word + 4 * ones & 8 * ones) >> 3
    few = word & ~(15 * books)
    return few & ones, few >> 1 & ones, large


def _near(hand: Array, wild: Array) -> Array:
    """Return the cards that may lie in a run: over more than three ranks two books cost no more than a run."""
    held = _naturals(hand, wild)[:NATURAL].reshape(SUITS, RANKS) > 0
    wilds = count_wild(hand, wild)
    near = jnp.zeros((SUITS, RANKS), bool)
    for step in (1, 2, 3, 4):
        near |= (_shifted(held, step) | _shifted(held, -step)) & (wilds >= step - 1)
    return (held & near).reshape(-1)


def outs(hand: Array, wild: Array) -> Array:
    """Return for each kind whether all other cards of a hand lie in books and runs after it is discarded.

    Of a book a fourth card can go, of the cards that are left over the only one, and with a spare wild card any card.
    """
    sets = _Sets(hand, wild, _Costs(hand, wild).near())

    def has_more(carry: tuple[Array, Array, Array]) -> Array:
        group, any_card, _ = carry
        return (group < sets.groups) & ~any_card

    def work(carry: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        group, any_card, goes = carry
        in_run, words, spare = sets.split(group)
        counted = [_count(word, ones) for word, ones in zip(words, _ONES, strict=True)]
        slack = spare
        for single, pair, _ in counted:
            slack = slack - (jax.lax.population_count(pair) + 2 * jax.lax.population_count(single)).astype(jnp.int32)
        is_real = (spare >= 0) & (slack >= -2)
        first, second = (
            jnp.where(is_real, single | jnp.where(slack == 0, large, 0), 0) for single, _, large in counted
        )
        rows = [
            ((first & sets.words[0][card] | second & sets.words[1][card]) != 0) & (each == 0)
            for card, each in enumerate(in_run)
        ]
        goes = goes | jnp.stack([row.any() for row in rows])
        return group + 1, any_card | ((spare >= 0) & (slack >= 1)).any(), goes

    start = jnp.zeros((), jnp.int32), jnp.zeros((), bool), jnp.zeros(MOST, bool)
    _, any_card, goes = jax.lax.while_loop(has_more, work, start)
    of_kind = ((sets.kinds[:, None] == jnp.arange(N)) & goes[:, None]).any(axis=0)
    return jnp.where(any_card, hand > 0, of_kind)


def least(hand: Array, wild: Array) -> Array:
    """Return the fewest points that a hand leaves when books and runs are made of it."""
    sets = _Sets(hand, wild, _near(hand, wild))
    points = jnp.asarray(POINTS)[wild - cards.LOWEST]
    everything = jnp.sum(_naturals(hand, wild) * points, dtype=jnp.int32)
    wild_points = jnp.sum(jnp.where(jnp.asarray(WILD)[wild - cards.LOWEST], hand * points, 0), dtype=jnp.int32)

    def has_more(carry: tuple[Array, Array]) -> Array:
        return (carry[0] < sets.groups) & (carry[1] > 0)

    def work(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        group, found = carry
        _, words, spare = sets.split(group)
        left = jnp.where(spare >= 0, _left(words, spare), everything)
        return group + 1, jnp.minimum(found, jnp.min(left))

    _, found = jax.lax.while_loop(has_more, work, (jnp.zeros((), jnp.int32), jnp.full((), 1000, jnp.int32)))
    # Without any meld the wild cards count too, but three make one of their own.
    return found + jnp.where((found == everything) & (sets.wilds < 3), wild_points, 0)


def _left(words: tuple[Array, Array], spare: Array) -> Array:
    """Return the points that are left of these ranks; a pair takes one wild card, a single card two."""
    points, pairs, singles = (jnp.zeros_like(spare) for _ in range(3))
    gains = [jnp.zeros_like(spare) for _ in range(_SINGLES)]
    for rank in reversed(range(RANKS)):
        count = words[rank // _SPLIT] >> np.uint32(4 * (rank % _SPLIT)) & 15
        is_pair, is_single, worth = count == 2, count == 1, rank + cards.LOWEST
        points += jnp.where(count < 3, worth * count.astype(jnp.int32), 0)
        for number in range(_SINGLES):
            makes_pair = is_pair & (pairs < spare - 2 * number)
            makes_single = is_single & (singles < number)
            gains[number] += jnp.where(makes_pair, 2 * worth, 0) + jnp.where(makes_single, worth, 0)
        pairs += is_pair
        singles += is_single
    most = jnp.zeros_like(spare)
    for number, gain in enumerate(gains):
        most = jnp.maximum(most, jnp.where(spare >= 2 * number, gain, 0))
    return points - most


def effort(hand: Array, wild: Array) -> Array:
    """Return how long `outs` takes, from 1 to `EFFORTS`; 0 if it certainly finds nothing. Fast."""
    costs = _Costs(hand, wild)
    near = jnp.sum(jnp.where(costs.near(), _naturals(hand, wild)[:NATURAL], 0))
    return jnp.where(costs.slack >= 0, jnp.clip(near - 4, 1, EFFORTS), 0)


def _shifted(cells: Array, step: int) -> Array:
    """Return for each card what is `step` ranks above it in its suit."""
    wide = jnp.pad(cells, ((0, 0), (abs(step), abs(step))))
    return wide[:, step + abs(step) :][:, :RANKS]


class _Costs:
    """The least share of wild cards, in twelfths, that each natural card of a hand costs.

    Cards in a row are a block, and a run of several blocks takes wild cards for the ranks between them. So three in a
    row and three of a rank cost nothing. Two blocks of two with one rank between them cost a quarter for each card; a
    block of two and a single card a third; two single cards, or a block of two with no other so near, a half. A pair
    of a rank costs a half for each card, and a card that is near to nothing costs two.
    """

    def __init__(self, hand: Array, wild: Array) -> None:
        held = _naturals(hand, wild)[:NATURAL].reshape(SUITS, RANKS)
        ranks = jnp.sum(held, axis=0)
        at = {step: _shifted(held > 0, step) for step in range(-5, 6)}
        self.at = at
        self.in_three = at[0] & ((at[-2] & at[-1]) | (at[-1] & at[1]) | (at[1] & at[2]))

        def beyond(gap: int) -> Array:
            """Return whether another block begins after so many ranks below or above the block of each card."""
            below = jnp.where(at[-1], at[max(-gap - 2, -5)], at[-gap - 1])
            return below | jnp.where(at[1], at[min(gap + 2, 5)], at[gap + 1])

        below = jnp.where(at[-1], at[-3] & at[-4], at[-2] & at[-3])
        above = jnp.where(at[1], at[3] & at[4], at[2] & at[3])
        of_block = jnp.where(below | above, 3, jnp.where(beyond(1), 4, 6))
        of_single = jnp.where(beyond(1), 6, jnp.where(beyond(2), 12, jnp.where(beyond(3), 18, 24)))
        of_single = jnp.where(below | above, 4, of_single)
        cost = jnp.where(at[-1] | at[1], of_block, of_single)
        cost = jnp.where(ranks == 2, jnp.minimum(cost, 6), cost)
        self.cost = jnp.where(at[0] & ~self.in_three & (ranks < 3), cost, 0).astype(jnp.int16)
        self.slack = 12 * count_wild(hand, wild) - jnp.sum(self.cost) + jnp.max(self.cost)
        """What is left of the wild cards after the costliest card is discarded."""

    def near(self) -> Array:
        """Return the cards that may lie in a run if all others are to lie in books and runs, too."""
        at, cost = self.at, self.cost
        block = jnp.where(self.in_three, 0, cost + _shifted(cost, -1) + _shifted(cost, 1))
        near = self.in_three | ((at[-1] | at[1]) & (12 - block <= self.slack))
        for gap in (1, 2, 3):
            joins = at[gap + 1] & (12 * gap - block - _shifted(block, gap + 1) <= self.slack)
            near |= joins | _shifted(at[0] & joins, -gap - 1)
        return (at[0] & (near | _shifted(at[0] & near, -1) | _shifted(at[0] & near, 1))).reshape(-1)
