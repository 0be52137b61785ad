"""Plays the batch engine of Karma beside the real rules: every state, mask and vector has to be equal."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from fivefold.batch import karma as batch
from fivefold.core.table import Table
from fivefold.games.karma import encode
from fivefold.games.karma.model import ORDER, Card, KarmaOptions
from fivefold.games.karma.packs import spread
from fivefold.games.karma.rules import Karma

PHASES = ("choose", "play", "follow", "give", "over")
TURN_LIMIT = 40


def walk(decks: jax.Array, key: jax.Array, seats: int, steps: int) -> Any:
    """The tables, masks and vectors of every step, and the actions, which are random."""

    def one(tables: batch.KarmaTable, key: jax.Array) -> tuple[batch.KarmaTable, Any]:
        mask = jax.vmap(batch.mask)(tables)
        seen = jax.vmap(batch.observation)(tables, tables.turn)
        # Picking up is rare, so that matches come to their end.
        weights = jnp.where(jnp.arange(encode.ACTIONS) == encode.PICK_UP, 0.02, 1.0)
        action = jnp.argmax(mask * weights * jax.random.uniform(key, mask.shape), axis=1)
        after = jax.vmap(partial(batch.step, turn_limit=TURN_LIMIT))(tables, action)
        return after, (tables, mask, seen, action)

    tables = jax.vmap(partial(batch.deal, seats=seats))(decks)
    return jax.lax.scan(one, tables, jax.random.split(key, steps))


def compare(seats: int, tables: int, steps: int, seed: int) -> int:
    """Play both side by side and return the number of decisions; raises AssertionError at the first difference."""
    real = [Table(Karma(KarmaOptions(turn_limit=TURN_LIMIT)), seats, seed=seed * tables + n) for n in range(tables)]
    decks = jnp.array([list(_deck(table)) for table in real], jnp.int8)
    last, trail = jax.jit(walk, static_argnums=(2, 3))(decks, jax.random.key(seed), seats, steps)
    last, (states, masks, seen, actions) = jax.tree.map(np.asarray, (last, trail))
    decisions = 0
    for place, table in enumerate(real):
        for step in range(steps):
            _check(table, jax.tree.map(lambda each: each[step, place], states))  # noqa: B023
            if table.outcome is not None:
                break
            seat = table.actors[0]
            view = table.view(seat)
            expected = encode.mask(view, table.game.moves(view))
            assert masks[step, place].tolist() == expected, f"mask at {table.position}"
            vector = np.array(encode.observation(view), np.float32)
            np.testing.assert_allclose(seen[step, place], vector, atol=1e-6, err_msg=f"vector at {table.position}")
            table.act(seat, encode.move(view, int(actions[step, place])))
            decisions += 1
        else:
            _check(table, jax.tree.map(lambda each: each[place], last))  # noqa: B023
    return decisions


def _deck(table: Table[Any, Any, Any, Any, Any]) -> Iterator[int]:
    for down in table.state.down:
        yield from _kinds(down)
    for hand in table.state.hands:
        yield from _kinds(spread(hand))
    yield from _kinds(table.state.draw)


def _kinds(cards: Any) -> list[int]:
    return [batch.NONE if card is None else ORDER[card] for card in cards]


def _kind(card: Card | None) -> int:
    return batch.NONE if card is None else ORDER[card]


def _check(table: Table[Any, Any, Any, Any, Any], found: batch.KarmaTable) -> None:
    """Compare a whole state."""
    state = table.state
    for seat, player in enumerate(state.players):
        for name, cards in (("hands", spread(state.hands[seat])), ("known", player.known), ("up", player.up)):
            assert getattr(found, name)[seat].tolist() == encode.counts(cards), f"{name} at {table.position}"
        assert found.down[seat].tolist() == _kinds(state.down[seat]), f"down at {table.position}"
    places = [(int(found.bottom) + place) % batch.RING for place in range(int(found.height))]
    facts = {
        "pile": (found.ring[places].tolist() if places else [], _kinds(state.pile)),
        "piled": (found.piled.tolist(), encode.counts(state.pile)),
        "gone": (found.gone.tolist(), encode.counts(state.gone)),
        "draw": (found.deck[int(found.drawn) :].tolist(), _kinds(state.draw)),
        "top": (int(found.top), _kind(state.pile[-1] if state.pile else None)),
        "last": (int(found.last), _kind(state.last)),
        "row": (int(found.row), state.row),
        "turns": (int(found.turns), state.turns),
        "phase": (PHASES[int(found.phase)], state.phase),
        "out": (tuple(sorted(np.flatnonzero(found.out).tolist(), key=found.out.tolist().__getitem__)), state.out),
        "losers": (tuple(np.flatnonzero(found.lost).tolist()), state.losers),
    }
    if state.phase in ("play", "follow", "give"):
        facts["turn"] = (int(found.turn), state.turn)
    for name, (batched, real) in facts.items():
        assert batched == real, f"{name} at {table.position}"
