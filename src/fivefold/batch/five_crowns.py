"""Five Crowns for two to seven players as pure functions of arrays: no clock, and the table proposes all melds.

A player's cards are counts by kind. Both piles are arrays with a place for every card: the draw pile begins at `drawn`
and ends before `end`, the discard pile has `height` cards, its top card last. What is rare is computed only for the
tables that need it: dealing, reshuffling, counting points, and the search for a way to go out.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from fivefold.batch import melds
from fivefold.batch.rarely import rarely
from fivefold.games.five_crowns import encode
from fivefold.games.five_crowns.cards import DECK, HIGHEST, LOWEST, ORDER

N = melds.N
CARDS = len(DECK)
NONE = N
"""Stands for no card."""
NOBODY = -1
COUNTED_LATER = -1
"""Stands for the points of a player whose cards have just been laid down."""
HANDS, TURN_LIMIT = 11, 200
_DECK = np.array([ORDER[card] for card in DECK], np.int8)


class FiveCrownsTable(NamedTuple):
    """One table. Shapes are those of a single table with `s` seats."""

    hands: Array  # (s, N)
    known: Array  # (s, N): cards of the hand that were taken from the discard pile
    since: Array  # (s, N): reshuffled cards that the player has drawn
    reshuffled: Array  # (N,): the cards from which the draw pile was last reshuffled
    laid: Array  # (s,)
    points: Array  # (s,): of the cards laid down
    totals: Array  # (s,)
    deck: Array  # (CARDS,): the draw pile lies between `drawn` and `end`
    drawn: Array
    end: Array
    discards: Array  # (CARDS,)
    height: Array
    taken: Array  # the card that the player to act has taken, or NONE
    wild: Array
    last: Array  # the wild rank of the last hand
    dealer: Array
    turn: Array
    turns: Array
    out: Array  # the player who has gone out, or NOBODY
    over: Array
    key: Array


def _set(values: Array, seat: Array, new: Array) -> Array:
    """Return the values with another one for this seat."""
    is_seat = jnp.arange(values.shape[0]) == seat
    return jnp.where(is_seat.reshape((-1,) + (1,) * (values.ndim - 1)), new, values).astype(values.dtype)


def _of(values: Array, seat: Array) -> Array:
    """Return the values of a seat; a sum is faster than a gather."""
    is_seat = (jnp.arange(values.shape[0]) == seat).reshape((-1,) + (1,) * (values.ndim - 1))
    return jnp.sum(jnp.where(is_seat, values, 0), axis=0, dtype=values.dtype)


def _one(card: Array) -> Array:
    return (jnp.arange(N) == card).astype(jnp.int8)


def _counts(cards: Array) -> Array:
    """Return how often each kind is among these cards, NONE left out."""
    return jnp.sum(cards[:, None] == jnp.arange(N), axis=0, dtype=jnp.int8)


def _choose(condition: Array, one: FiveCrownsTable, other: FiveCrownsTable) -> FiveCrownsTable:
    return FiveCrownsTable(*[a if a is b else jnp.where(condition, a, b) for a, b in zip(one, other, strict=True)])


def start(key: Array, seats: int, first: int | Array = LOWEST, hands: int | Array = HANDS) -> FiveCrownsTable:
    """Return a table that has just been dealt its first hand, with the wild rank `first`."""
    empty, zero, cards = jnp.zeros((seats, N), jnp.int8), jnp.zeros((), jnp.int8), jnp.zeros(CARDS, jnp.int8)
    table = FiveCrownsTable(
        hands=empty,
        known=empty,
        since=empty,
        reshuffled=jnp.zeros(N, jnp.int8),
        laid=jnp.zeros(seats, bool),
        points=jnp.zeros(seats, jnp.int16),
        totals=jnp.zeros(seats, jnp.int16),
        deck=cards,
        drawn=zero,
        end=zero,
        discards=cards,
        height=zero,
        taken=jnp.full((), NONE, jnp.int8),
        wild=jnp.asarray(first - 1, jnp.int8),
        last=jnp.minimum(first + hands - 1, HIGHEST).astype(jnp.int8),
        dealer=jnp.full((), NOBODY, jnp.int8),
        turn=zero,
        turns=jnp.zeros((), jnp.int16),
        out=jnp.full((), NOBODY, jnp.int8),
        over=jnp.zeros((), bool),
        key=key,
    )
    return _deal(table)


def _deal(table: FiveCrownsTable) -> FiveCrownsTable:
    """Shuffle both decks and deal the next hand one card at a time from the dealer's left; turn one card over."""
    key, own = jax.random.split(table.key)
    seats = table.laid.shape[0]
    deck = jax.random.permutation(own, jnp.asarray(_DECK))
    wild = table.wild + 1
    dealer = (table.dealer + 1) % seats
    dealt = wild.astype(jnp.int32) * seats
    places = jnp.arange(CARDS)
    owners = jnp.where(places < dealt, (dealer + 1 + places) % seats, NOBODY)
    hands = jnp.stack([_counts(jnp.where(owners == seat, deck, NONE)) for seat in range(seats)])
    return table._replace(
        hands=hands,
        known=jnp.zeros_like(table.known),
        since=jnp.zeros_like(table.since),
        reshuffled=jnp.zeros_like(table.reshuffled),
        laid=jnp.zeros_like(table.laid),
        points=jnp.zeros_like(table.points),
        deck=deck,
        drawn=(dealt + 1).astype(jnp.int8),
        end=jnp.full((), CARDS, jnp.int8),
        discards=_put(table.discards, jnp.zeros((), jnp.int8), deck[dealt]),
        height=jnp.ones((), jnp.int8),
        taken=jnp.full((), NONE, jnp.int8),
        wild=wild.astype(jnp.int8),
        dealer=dealer.astype(jnp.int8),
        turn=((dealer + 1) % seats).astype(jnp.int8),
        turns=jnp.zeros((), jnp.int16),
        out=jnp.full((), NOBODY, jnp.int8),
        key=key,
    )


def _put(cards: Array, place: Array, card: Array) -> Array:
    return jnp.where(jnp.arange(CARDS) == place, card, cards).astype(jnp.int8)


def _reshuffle(table: FiveCrownsTable) -> FiveCrownsTable:
    """Make the discard pile, except its top card, the draw pile."""
    key, own = jax.random.split(table.key)
    number = table.height - 1
    is_below = jnp.arange(CARDS) < number
    order = jnp.argsort(jnp.where(is_below, jax.random.uniform(own, (CARDS,)), 2.0))
    deck = table.discards[order]
    return table._replace(
        deck=deck,
        drawn=jnp.zeros_like(table.drawn),
        end=number.astype(jnp.int8),
        discards=_put(table.discards, jnp.zeros((), jnp.int8), table.discards[number]),
        height=jnp.ones_like(table.height),
        reshuffled=_counts(jnp.where(is_below, deck, NONE)),
        since=jnp.zeros_like(table.since),
        key=key,
    )


def mask(table: FiveCrownsTable) -> Array:
    """Return for every id whether it is legal for the player to act."""
    hand = _of(table.hands, table.turn)
    has_drawn = table.taken != NONE
    takes = ~has_drawn & ~table.over
    discards = has_drawn & (table.out == NOBODY) & ~table.over
    lays = has_drawn & (table.out != NOBODY) & ~table.over
    no_card = jnp.zeros(N, bool)
    effort = jnp.where(discards, melds.effort(hand, table.wild), 0)
    goes_out = rarely(melds.outs)(effort, no_card, hand, table.wild)
    held = hand > 0
    return jnp.concatenate(
        [
            (takes & (table.drawn < table.end))[None],
            (takes & (table.height > 0))[None],
            discards & held,
            goes_out,
            lays & held,
        ]
    )


def _take(table: FiveCrownsTable, action: Array) -> FiveCrownsTable:
    """Take the top card of the draw pile or of the discard pile."""
    seat, draws = table.turn, action == encode.DRAW
    card = jnp.where(draws, table.deck[table.drawn], table.discards[table.height - 1])
    is_fresh = draws & table.reshuffled.any()
    return table._replace(
        hands=_set(table.hands, seat, _of(table.hands, seat) + _one(card)),
        known=_set(table.known, seat, _of(table.known, seat) + jnp.where(draws, 0, _one(card))),
        since=_set(table.since, seat, _of(table.since, seat) + jnp.where(is_fresh, _one(card), 0)),
        drawn=(table.drawn + draws).astype(jnp.int8),
        height=(table.height - ~draws).astype(jnp.int8),
        taken=card.astype(jnp.int8),
    )


def _discard(table: FiveCrownsTable, action: Array) -> FiveCrownsTable:
    """Discard a card, lay the others down if the action says so, and end the turn."""
    seat, seats = table.turn, table.laid.shape[0]
    card = (action - encode.DISCARD) % N
    goes_out = (action >= encode.GO_OUT) & (action < encode.LAY_DOWN)
    lays = action >= encode.GO_OUT
    known = _of(table.known, seat)
    points = jnp.where(goes_out, 0, jnp.where(lays, COUNTED_LATER, _of(table.points, seat)))
    return table._replace(
        hands=_set(table.hands, seat, _of(table.hands, seat) - _one(card)),
        known=_set(table.known, seat, jnp.where(lays, 0, known - jnp.minimum(known, _one(card)))),
        laid=_set(table.laid, seat, _of(table.laid, seat) | lays),
        points=_set(table.points, seat, points),
        discards=_put(table.discards, table.height, card),
        height=(table.height + 1).astype(jnp.int8),
        taken=jnp.full((), NONE, jnp.int8),
        turn=((seat + 1) % seats).astype(jnp.int8),
        turns=(table.turns + 1).astype(jnp.int16),
        out=jnp.where(goes_out, seat, table.out).astype(jnp.int8),
    )


def _lay_all(table: FiveCrownsTable) -> FiveCrownsTable:
    """Lay down all cards, because no more turns are allowed."""
    return table._replace(
        known=jnp.zeros_like(table.known),
        laid=jnp.ones_like(table.laid),
        points=jnp.full_like(table.points, COUNTED_LATER),
    )


def _count(table: FiveCrownsTable) -> FiveCrownsTable:
    """Count the points of the cards that have just been laid down."""
    points = jax.vmap(melds.least, (0, None))(table.hands, table.wild)
    return table._replace(points=jnp.where(table.points == COUNTED_LATER, points, table.points).astype(jnp.int16))


def _end_hand(table: FiveCrownsTable) -> FiveCrownsTable:
    """Add the points to the totals, and deal the next hand if there is one."""
    counted = table._replace(totals=table.totals + table.points, over=table.wild >= table.last)
    return _choose(counted.over, counted, _deal(counted))


@jax.jit
def step(table: FiveCrownsTable, action: Array, turn_limit: int | Array = TURN_LIMIT) -> FiveCrownsTable:
    """Return the table after a legal action of the player to act; a table that is over stays as it is."""
    seats = table.laid.shape[0]
    before = table
    table = _choose(action < encode.DISCARD, _take(table, action), _discard(table, action))
    is_between = (table.taken == NONE) & ~before.over
    is_late = is_between & (table.out == NOBODY) & (table.turns >= turn_limit * seats)
    table = _choose(is_late, _lay_all(table), table)
    table = _choose(before.over, before, table)
    table = rarely(_count)((table.points == COUNTED_LATER).any(), table, table)
    table = rarely(_end_hand)(is_late | (is_between & (table.turn == table.out)), table, table)
    is_empty = is_between & ~table.over & (table.drawn == table.end) & (table.height > 1)
    return rarely(_reshuffle)(is_empty, table, table)


def payoffs(table: FiveCrownsTable) -> Array:
    """Return what each player of a finished match has won: those who have not won pay 1, and the winners share it."""
    is_first = table.totals == jnp.min(table.totals)
    winners = jnp.sum(is_first)
    return jnp.where(table.over, jnp.where(is_first, (table.laid.shape[0] - winners) / winners, -1.0), 0.0)


def observation(table: FiveCrownsTable, seat: Array) -> Array:
    """Return what a seat may know, as `encode.observation` writes it."""
    seats = table.laid.shape[0]
    order = [(seat + each) % seats for each in range(1, seats)]
    hand = _of(table.hands, seat)
    known = [_of(table.known, who) for who in order]
    is_laid = [_of(table.laid, who) for who in order]
    laid = [jnp.where(down, _of(table.hands, who), 0) for down, who in zip(is_laid, order, strict=True)]
    discarded = _counts(jnp.where(jnp.arange(CARDS) < table.height, table.discards, NONE))
    top = jnp.where(table.height > 0, table.discards[table.height - 1], NONE)
    seen = hand + discarded + sum((a + b for a, b in zip(known, laid, strict=True)), jnp.zeros(N, jnp.int8))
    hidden = jnp.maximum(jnp.asarray(_counts(jnp.asarray(_DECK))) - seen, 0)
    may_come = jnp.maximum(table.reshuffled - _of(table.since, seat), 0)
    is_mine = (table.turn == seat) & ~table.over
    chooses = is_mine & (table.taken != NONE)
    after, now, best = _left(jnp.where(chooses, hand, hand + _one(top)), hand, table.wild)
    most = encode.POINTS
    figures = [
        jnp.where(chooses, best, now) / most,
        best / most,
        is_mine,
        table.taken != NONE,
        table.out != NOBODY,
        (table.end - table.drawn) / 104,
        table.turns / (40 * seats),
        _of(table.totals, seat) / (5 * most),
        (table.last - table.wild + ~table.over) / 11,
    ]
    parts = [
        hand >= 1,
        hand >= 2,
        _one(jnp.where(is_mine, table.taken, NONE)),
        _one(top),
        jnp.minimum(discarded, 2) / 2,
        jnp.minimum(jnp.where(table.reshuffled.any(), jnp.minimum(hidden, may_come), hidden), 2) / 2,
        jnp.minimum(known[0], 2) / 2,
        jnp.minimum(sum(known[1:], jnp.zeros(N, jnp.int8)), 2) / 2,
        jnp.minimum(sum(laid, jnp.zeros(N, jnp.int8)), 2) / 2,
        jnp.where(chooses & (hand > 0), jnp.minimum(after / most, 1.0), 0.0),
        jnp.arange(LOWEST, HIGHEST + 1) == table.wild,
        jnp.stack([jnp.clip(jnp.asarray(figure, jnp.float32), 0.0, 1.0) for figure in figures]),
    ]
    for who, its_known, down in zip(order, known, is_laid, strict=True):
        own = [
            1.0,
            table.out == who,
            down,
            jnp.where(down, _of(table.points, who), 0) / most,
            jnp.sum(its_known) / 13,
            _of(table.totals, who) / (5 * most),
        ]
        parts.append(jnp.stack([jnp.clip(jnp.asarray(each, jnp.float32), 0.0, 1.0) for each in own]))
    parts += [jnp.zeros((encode.OTHERS - seats + 1) * encode.PLAYER), jnp.arange(2, encode.OTHERS + 2) == seats]
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])


def _left(cards: Array, hand: Array, wild: Array) -> tuple[Array, Array, Array]:
    """Return the points left: of these cards without one of each kind, of the hand, and of the cards at best."""
    kinds = melds.card_list(cards)
    without = cards - jax.vmap(_one)(kinds)
    left = jax.vmap(melds.least, (0, None))(jnp.concatenate([without, hand[None]]), wild)
    is_card = kinds < NONE
    after = jnp.sum(jnp.where(_firsts(kinds)[:, None] & (kinds[:, None] == jnp.arange(N)), left[:-1, None], 0), axis=0)
    return after, left[-1], jnp.min(jnp.where(is_card, left[:-1], 1000))


def _firsts(kinds: Array) -> Array:
    """Return which cards of an ordered list are the first of their kind."""
    return jnp.concatenate([jnp.ones(1, bool), kinds[1:] != kinds[:-1]])
