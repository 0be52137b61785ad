"""Karma for two to six players as pure functions of arrays: one deck, no clock.

A player's cards are counts by kind. The pile is a ring, because Bottoms Up moves its lowest card to the top. While
players choose their Faceup Table Cards, the lowest seat that has not chosen acts; nobody sees the others' choice.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from fivefold.games.karma import encode
from fivefold.games.karma.effects import FITTING
from fivefold.games.karma.model import COPIES, HAND, KINDS, PLACES

N = len(KINDS)
CARDS = N * COPIES
RING = 64
NONE = N
"""Stands for no card."""
CHOOSE, PLAY, FOLLOW, GIVING, OVER = range(5)
G, T, U = (KINDS.index(card) for card in ("GIVE", "TABLE", "UP"))
FITS = np.array([[card in FITTING[top] for card in KINDS] for top in (*KINDS, None)])
_TRIPLES = np.array(encode.TRIPLES)
_HELD = np.array([[place in triple for place in range(HAND + PLACES)] for triple in encode.TRIPLES])
CARD = np.repeat(np.arange(N), COPIES)
COUNT = np.tile(np.arange(1, COPIES + 1), N)
"""The card and the number of copies of each action that plays cards."""
_FACES = jnp.int8


class KarmaTable(NamedTuple):
    """One table. Shapes are those of a single table with `s` seats."""

    hands: Array  # (s, N)
    known: Array  # (s, N): cards of the hand that everyone has seen
    up: Array  # (s, N)
    down: Array  # (s, PLACES): kinds, NONE where there is no card
    chosen: Array  # (s, N)
    deck: Array  # (CARDS,): the draw pile begins at `drawn`
    drawn: Array
    ring: Array  # (RING,): the pile begins at `bottom`
    bottom: Array
    height: Array
    piled: Array  # (N,): the cards of the pile by kind
    gone: Array  # (N,)
    top: Array
    last: Array
    row: Array
    phase: Array
    turn: Array
    turns: Array
    out: Array  # (s,): 0, or a number that is higher for players who went out later
    lost: Array  # (s,)


def _one(card: Array, size: int = N) -> Array:
    return jnp.arange(size) == card


def _set(values: Array, seat: Array, new: Array) -> Array:
    """Return the values with another one for this seat."""
    is_seat = jnp.arange(values.shape[0]) == seat
    return jnp.where(is_seat.reshape((-1,) + (1,) * (values.ndim - 1)), new, values)


def _of(values: Array, seat: Array) -> Array:
    """Return the values of a seat; a sum is faster than a gather."""
    is_seat = (jnp.arange(values.shape[0]) == seat).reshape((-1,) + (1,) * (values.ndim - 1))
    return jnp.sum(jnp.where(is_seat, values, 0), axis=0, dtype=values.dtype)


def start(key: Array, seats: int) -> KarmaTable:
    """Return a table that has just been dealt."""
    return deal(jax.random.permutation(key, jnp.repeat(jnp.arange(N, dtype=_FACES), COPIES)), seats)


def deal(deck: Array, seats: int) -> KarmaTable:
    """Return a table dealt from a deck in this order: Facedown cards, hands, the draw pile."""
    first = PLACES * seats
    rest = first + (HAND + PLACES) * seats
    hands = deck[first:rest].reshape(seats, HAND + PLACES)
    zero, none = jnp.zeros((), jnp.int8), jnp.full((), NONE, jnp.int8)
    empty = jnp.zeros((seats, N), jnp.int8)
    return KarmaTable(
        hands=jnp.sum(hands[:, :, None] == jnp.arange(N), axis=1, dtype=jnp.int8),
        known=empty,
        up=empty,
        down=deck[:first].reshape(seats, PLACES),
        chosen=empty,
        deck=deck,
        drawn=jnp.full((), rest, jnp.int8),
        ring=jnp.zeros(RING, _FACES),
        bottom=zero,
        height=zero,
        piled=jnp.zeros(N, jnp.int8),
        gone=jnp.zeros(N, jnp.int8),
        top=none,
        last=none,
        row=zero,
        phase=jnp.full((), CHOOSE, jnp.int8),
        turn=zero,
        turns=jnp.zeros((), jnp.int16),
        out=jnp.zeros(seats, jnp.int16),
        lost=jnp.zeros(seats, bool),
    )


def sorted_hand(table: KarmaTable) -> Array:
    """Return the first six kinds in the hand of the player to act, in order."""
    ends = jnp.cumsum(_of(table.hands, table.turn))
    return jnp.sum(ends[None, :] <= jnp.arange(HAND + PLACES)[:, None], axis=1)


def _sources(table: KarmaTable) -> tuple[Array, Array, Array]:
    """Return whether the next card of the player to act comes from the hand, the Faceup or the Facedown cards."""
    has_hand = _of(table.hands, table.turn).any() | (table.drawn < CARDS)
    has_up = _of(table.up, table.turn).any()
    has_down = (_of(table.down, table.turn) != NONE).any()
    follows = table.phase == FOLLOW
    up = jnp.where(follows, has_up, ~has_hand & has_up)
    down = jnp.where(follows, ~has_up & has_down, ~has_hand & ~has_up)
    return ~up & ~down, up, down


def mask(table: KarmaTable) -> Array:
    """Return for every id whether it is legal for the player to act."""
    seats = table.out.shape[0]
    is_step = (table.phase == PLAY) | (table.phase == FOLLOW)
    from_hand, from_up, from_down = _sources(table)
    held = jnp.where(from_hand, _of(table.hands, table.turn), jnp.where(from_up, _of(table.up, table.turn), 0))
    fits = jnp.asarray(FITS)[jnp.where(table.phase == FOLLOW, NONE, table.top)]
    plays = is_step & fits[CARD] & (held[CARD] >= COUNT)
    turns = is_step & from_down & (_of(table.down, table.turn) != NONE)
    picks = (table.phase == PLAY) & (table.height > 0)
    gives = (table.phase == GIVING) & (jnp.arange(1, encode.LAY - encode.GIVE + 1) < seats)
    kinds = sorted_hand(table)
    repeated = jnp.concatenate([jnp.zeros(1, bool), kinds[1:] == kinds[:-1]])
    skips = jnp.concatenate([jnp.zeros((_HELD.shape[0], 1), bool), ~jnp.asarray(_HELD)[:, :-1]], axis=1)
    lays = (table.phase == CHOOSE) & ~(jnp.asarray(_HELD) & repeated & skips).any(axis=1)
    return jnp.concatenate([plays, turns, picks[None], gives, lays])


def _next(table: KarmaTable, out: Array) -> Array:
    """Return the next player clockwise who is not out."""
    seats = out.shape[0]
    steps = (jnp.arange(seats) - table.turn - 1) % seats
    return jnp.argmin(jnp.where(out > 0, seats, steps)).astype(jnp.int8)


def _drawn(table: KarmaTable, held: Array) -> tuple[Array, Array]:
    """Return the cards that refill a hand of this size, by kind, and how many they are."""
    number = jnp.clip(jnp.minimum(HAND - held, CARDS - table.drawn), 0, HAND).astype(jnp.int8)
    places = table.drawn + jnp.arange(HAND)
    cards = table.deck[jnp.minimum(places, CARDS - 1)]
    taken = jnp.arange(HAND) < number
    return jnp.sum((cards[:, None] == jnp.arange(N)) & taken[:, None], axis=0, dtype=jnp.int8), number


def _lay(table: KarmaTable, action: Array) -> KarmaTable:
    """Choose Faceup Table Cards; when all have chosen, reveal them."""
    triple = jnp.asarray(_TRIPLES)[jnp.clip(action - encode.LAY, 0, len(_TRIPLES) - 1)]
    cards = sorted_hand(table)[triple]
    chosen = _set(table.chosen, table.turn, jnp.sum(cards[:, None] == jnp.arange(N), axis=0, dtype=jnp.int8))
    is_last = table.turn == table.out.shape[0] - 1
    return table._replace(
        chosen=jnp.where(is_last, 0, chosen),
        up=jnp.where(is_last, chosen, table.up),
        hands=jnp.where(is_last, table.hands - chosen, table.hands),
        phase=jnp.where(is_last, PLAY, CHOOSE).astype(jnp.int8),
        turn=jnp.where(is_last, 0, table.turn + 1).astype(jnp.int8),
    )


def _push(table: KarmaTable, card: Array, number: Array, bottom: Array, height: Array, lifted: Array) -> Array:
    """Return the ring with `number` copies of a card on top, and the lifted card above them unless it is NONE."""
    place = (jnp.arange(RING) - bottom - height) % RING
    ring = jnp.where(place < number, card, table.ring)
    return jnp.where((place == number) & (lifted != NONE), lifted, ring).astype(_FACES)


def _play(table: KarmaTable, card: Array, number: Array, turned: Array) -> KarmaTable:
    """Play cards from where they have to come from; `turned` is the Facedown place, or -1."""
    seat = table.turn
    from_hand, from_up, _ = _sources(table)
    hand, known, up, down = (_of(each, seat) for each in (table.hands, table.known, table.up, table.down))
    one = _one(card).astype(jnp.int8)
    hand = jnp.where(from_hand, hand - number * one, hand).astype(jnp.int8)
    known = jnp.where(from_hand, known - jnp.minimum(known, number * one), known).astype(jnp.int8)
    up = jnp.where(from_up, up - number * one, up).astype(jnp.int8)
    down = jnp.where(jnp.arange(PLACES) == turned, NONE, down).astype(_FACES)
    held = jnp.sum(hand, dtype=jnp.int8)
    on_table = up.any() | (down != NONE).any()
    row = (number + jnp.where(card == table.last, table.row, 0)).astype(jnp.int8)
    cleared = row >= COPIES
    gives = ~cleared & (card == G) & (table.height > 0)
    follows = ~cleared & (card == T) & ((held > 0) | on_table)
    goes_on = gives | follows
    # the pile
    is_up = ~cleared & (card == U)
    lifts = is_up & (table.height > 0)
    lowest = table.ring[table.bottom]
    lifted = jnp.where(lifts, lowest, NONE)
    stays = ~cleared & (card != G)
    bottom = jnp.where(lifts, (table.bottom + 1) % RING, table.bottom).astype(jnp.int8)
    height = jnp.where(lifts, table.height - 1, table.height)
    ring = jnp.where(stays, _push(table, card, number, bottom, height, lifted), table.ring)
    height = jnp.where(cleared, 0, jnp.where(stays, height + number + lifts, height)).astype(jnp.int8)
    piled = jnp.where(cleared, 0, table.piled + stays * number * one).astype(jnp.int8)
    gone = table.gone + jnp.where(cleared, table.piled, 0) + jnp.where(stays, 0, number * one)
    top = jnp.where(cleared, NONE, jnp.where(lifts, lowest, jnp.where(stays, card, table.top))).astype(jnp.int8)
    # the end of the turn
    drew, drawn = _drawn(table, held)
    drew, drawn = jnp.where(goes_on, 0, drew), jnp.where(goes_on, 0, drawn)
    is_out = ~goes_on & (held == 0) & ~on_table & (drawn == 0)
    out = jnp.where(is_out, _set(table.out, seat, jnp.max(table.out) + 1), table.out)
    again = goes_on | (cleared & ~is_out)
    return table._replace(
        hands=_set(table.hands, seat, (hand + drew).astype(jnp.int8)),
        known=_set(table.known, seat, known),
        up=_set(table.up, seat, up),
        down=_set(table.down, seat, down),
        drawn=(table.drawn + drawn).astype(jnp.int8),
        ring=ring,
        bottom=bottom,
        height=height,
        piled=piled,
        gone=gone.astype(jnp.int8),
        top=top,
        last=jnp.where(cleared, NONE, card).astype(jnp.int8),
        row=jnp.where(cleared, 0, row).astype(jnp.int8),
        phase=jnp.where(gives, GIVING, jnp.where(follows, FOLLOW, PLAY)).astype(jnp.int8),
        turn=jnp.where(again, seat, _next(table, out)),
        turns=(table.turns + ~again).astype(jnp.int16),
        out=out,
    )


def _move_pile(table: KarmaTable, to: Array, extra: Array) -> KarmaTable:
    """Add the pile and `extra` cards to a hand, where everyone has seen them."""
    cards = table.piled + extra
    none = jnp.full((), NONE, jnp.int8)
    return table._replace(
        hands=_set(table.hands, to, (_of(table.hands, to) + cards).astype(jnp.int8)),
        known=_set(table.known, to, (_of(table.known, to) + cards).astype(jnp.int8)),
        height=jnp.zeros_like(table.height),
        piled=jnp.zeros_like(table.piled),
        top=none,
        last=none,
        row=jnp.zeros_like(table.row),
        phase=jnp.full((), PLAY, jnp.int8),
        turns=(table.turns + 1).astype(jnp.int16),
    )


def _pick_up(table: KarmaTable, card: Array, turned: Array) -> KarmaTable:
    """Pick up the pile, and the Facedown card that did not fit, if there is one."""
    down = jnp.where(jnp.arange(PLACES) == turned, NONE, _of(table.down, table.turn)).astype(_FACES)
    turn = _next(table, table.out)
    moved = _move_pile(table, table.turn, (_one(card) & (turned >= 0)).astype(jnp.int8))
    return moved._replace(down=_set(table.down, table.turn, down), turn=turn)


def _give(table: KarmaTable, action: Array) -> KarmaTable:
    """Give the pile away, refill the hand, and end the turn."""
    seat, seats = table.turn, table.out.shape[0]
    to = (seat + action - encode.GIVE + 1) % seats
    hand = _of(table.hands, seat)
    held = jnp.sum(hand, dtype=jnp.int8)
    drew, drawn = _drawn(table, held)
    on_table = _of(table.up, seat).any() | (_of(table.down, seat) != NONE).any()
    is_out = (held == 0) & ~on_table & (drawn == 0)
    still = _set(table.out, to, jnp.zeros((), jnp.int16))
    out = jnp.where(is_out, _set(still, seat, jnp.max(table.out) + 1), still)
    refilled = table._replace(
        hands=_set(table.hands, seat, (hand + drew).astype(jnp.int8)), drawn=(table.drawn + drawn).astype(jnp.int8)
    )
    return _move_pile(refilled, to, jnp.zeros(N, jnp.int8))._replace(out=out, turn=_next(table, out))


def _choose(condition: Array, one: KarmaTable, other: KarmaTable) -> KarmaTable:
    return KarmaTable(*[jnp.where(condition, a, b) for a, b in zip(one, other, strict=True)])


@partial(jax.jit, static_argnames="turn_limit")
def step(table: KarmaTable, action: Array, turn_limit: int = 500) -> KarmaTable:
    """Return the table after a legal action of the player to act; a table that is over stays as it is."""
    is_turning = (action >= encode.TURN) & (action < encode.PICK_UP)
    turned = jnp.where(is_turning, action - encode.TURN, -1)
    below = jnp.sum(jnp.where(jnp.arange(PLACES) == turned, _of(table.down, table.turn), 0))
    clipped = jnp.minimum(action, encode.TURN - 1)
    card = jnp.where(is_turning, below, clipped // COPIES).astype(jnp.int8)
    number = jnp.where(is_turning, 1, clipped % COPIES + 1).astype(jnp.int8)
    fits = (table.phase == FOLLOW) | jnp.asarray(FITS)[table.top, card]
    plays = (action < encode.TURN) | (is_turning & fits)
    gives = (table.phase == GIVING) & ~plays
    after = _choose(plays, _play(table, card, number, turned), _pick_up(table, card, turned))
    seats = table.out.shape[0]
    to = jnp.where(plays, encode.GIVE, action)
    # With two players the receiver of a gift is no choice.
    gives_at_once = (after.phase == GIVING) & (seats == 2)
    after = _choose(gives | gives_at_once, _give(_choose(plays, after, table), to), after)
    after = _choose(table.phase == CHOOSE, _lay(table, action), after)
    return _choose(table.phase == OVER, table, _ended(after, turn_limit))


def _ended(table: KarmaTable, turn_limit: int) -> KarmaTable:
    """Return the table, over if all but one are out or the turn limit is reached."""
    seats = table.out.shape[0]
    cards = jnp.sum(table.hands + table.up, axis=1) + jnp.sum(table.down != NONE, axis=1)
    is_last = jnp.sum(table.out > 0) == seats - 1
    is_late = table.turns >= turn_limit * seats
    is_over = (table.phase == PLAY) & (is_last | is_late)
    lost = jnp.where(is_last, table.out == 0, cards == jnp.max(cards))
    return table._replace(
        phase=jnp.where(is_over, OVER, table.phase).astype(jnp.int8), lost=jnp.where(is_over, lost, table.lost)
    )


def payoffs(table: KarmaTable) -> Array:
    """Return 1 for each player who has not lost a finished match."""
    return ((table.phase == OVER) & ~table.lost).astype(jnp.float32)


def observation(table: KarmaTable, seat: Array) -> Array:
    """Return what a seat may know, as `encode.observation` writes it."""
    seats = table.out.shape[0]
    hand, known, up, down = (_of(each, seat) for each in (table.hands, table.known, table.up, table.down))
    order = [(seat + each) % seats for each in range(1, seats)]
    others = [(_of(table.up, who), _of(table.known, who)) for who in order]
    seen = hand + up + table.piled + table.gone + sum((a + b for a, b in others), jnp.zeros(N, jnp.int8))
    kinds = jnp.arange(N)
    lowest = jnp.where(table.height > 0, table.ring[table.bottom], NONE)
    held = jnp.sum(hand)
    draw = CARDS - table.drawn
    is_acting = (table.phase != CHOOSE) | (table.turn <= seat)
    phases = jnp.stack([table.phase == phase for phase in range(4)]) & is_acting
    parts = [
        *[hand >= least for least in (1, 2, 3)],
        up / COPIES,
        known / COPIES,
        table.piled / COPIES,
        table.gone / COPIES,
        (COPIES - seen) / COPIES,
        kinds == table.top,
        kinds == lowest,
        (kinds == table.last) * (table.row / COPIES),
        phases,
        jnp.stack(
            [
                jnp.sum(down != NONE) / PLACES,
                jnp.minimum(held, 20) / 20,
                table.height / 20,
                draw / 20,
                draw == 0,
                table.height == 0,
            ]
        ),
    ]
    for who, (its_up, its_known) in zip(order, others, strict=True):
        number = jnp.sum(_of(table.hands, who))
        figures = [
            jnp.ones(()),
            _of(table.out, who) > 0,
            jnp.sum(_of(table.down, who) != NONE) / PLACES,
            jnp.minimum(number, 20) / 20,
            number == 0,
            number == 1,
        ]
        parts += [
            its_up / COPIES,
            its_known / COPIES,
            jnp.stack([jnp.asarray(figure, jnp.float32) for figure in figures]),
        ]
    parts += [jnp.zeros((encode.OTHERS - seats + 1) * encode.PLAYER), jnp.arange(2, encode.OTHERS + 2) == seats]
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])
