"""Plays the batch engine of Five Crowns beside the real rules: every state, mask and vector has to be equal."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar, cast

import jax
import jax.numpy as jnp
import numpy as np

from fivefold.batch import five_crowns as batch
from fivefold.core import encoding
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Act
from fivefold.core.position import write_position
from fivefold.games.five_crowns import encode
from fivefold.games.five_crowns.cards import DECK, KINDS, ORDER
from fivefold.games.five_crowns.model import FiveCrownsOptions, State
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.pieces.rounds import totals

T = TypeVar("T")
NUMBERS = encode.ENCODINGS["five-crowns"]
_LEFT = 9 * len(KINDS)
"""Where the vector has the points that are left after each discard."""


class BatchChance(Chance):
    """Shuffles as the batch engine has shuffled, so that both have the same cards."""

    def __init__(self, deck: np.ndarray) -> None:
        super().__init__(seed_bytes(0))
        self.deck = deck

    def shuffled(self, items: Sequence[T]) -> list[T]:
        cards = [KINDS[kind] for kind in self.deck[: len(items)]]
        assert Counter[Any](cards) == Counter[Any](items), "other cards were shuffled"
        return cast(list[T], cards if len(items) == len(DECK) else cards[::-1])


def walk(key: jax.Array, seats: int, tables: int, steps: int, first: int, hands: int, limit: int) -> Any:
    """The tables, masks and vectors of every step, and the actions: random ones, mostly discards that leave little.

    Every second table avoids going out, so that there the cards are reshuffled and the turns run out.
    """

    def one(tables: batch.FiveCrownsTable, key: jax.Array) -> tuple[batch.FiveCrownsTable, Any]:
        mask = jax.vmap(batch.mask)(tables)
        seen = jax.vmap(batch.observation)(tables, tables.turn)
        discards = 1 / (0.02 + seen[:, _LEFT : _LEFT + batch.N])
        takes = jnp.broadcast_to(jnp.array([1.5, 1.0]), (mask.shape[0], encode.DISCARD))
        goes = jnp.where(jnp.arange(mask.shape[0])[:, None] % 2, 0.001, 500.0) * jnp.ones_like(discards)
        weights = jnp.concatenate([takes, discards, goes, discards], axis=1)
        action = jnp.argmax(mask * weights * jax.random.uniform(key, mask.shape) ** 0.25, axis=1)
        after = jax.vmap(batch.step, (0, 0, None))(tables, action, limit)
        return after, (tables, mask, seen, action)

    begin, keys = jax.random.split(key)
    dealt = jax.vmap(partial(batch.start, seats=seats, first=first, hands=hands))(jax.random.split(begin, tables))
    return jax.lax.scan(one, dealt, jax.random.split(keys, steps))


_WALK = jax.jit(walk, static_argnums=(1, 2, 3))


def compare(
    seats: int, tables: int, steps: int, seed: int, first: int = 3, hands: int = 11, limit: int = 200
) -> Counter[str]:
    """Play both side by side and count the events; raises AssertionError at the first difference."""
    game = FiveCrowns(FiveCrownsOptions(first=first, hands=hands, max_turns=limit))
    found = _WALK(jax.random.key(seed), seats, tables, steps, first, hands, limit)
    last, (states, masks, seen, actions) = jax.tree.map(np.asarray, _without_keys(found))
    events = Counter[str]()
    for place in range(tables):

        def at(step: int) -> Any:
            tree, index = (states, (step, place)) if step < steps else (last, place)  # noqa: B023
            return jax.tree.map(lambda each: each[index], tree)

        state = _dealt(game, game.start(seats), at(0), events)
        for step in range(steps):
            _check(game, state, at(step))
            if state.phase == "over":
                break
            view = game.view(state, state.turn)
            moves = NUMBERS.numbered(view, list(game.moves(view)))
            assert masks[step, place].tolist() == NUMBERS.mask(moves), f"mask at {write_position(game, state, 0)}"
            vector = np.array(NUMBERS.observation(view, []), np.float32)
            if not np.allclose(seen[step, place], vector, atol=1e-6):
                raise AssertionError(f"vector at {write_position(game, state, 0)}")
            event = game.judge(state, Act(state.turn, moves[int(actions[step, place])]))
            events[type(event).__name__] += 1
            state = _dealt(game, game.apply(state, event), at(step + 1), events)
        else:
            _check(game, state, at(steps))
    return events


def _without_keys(tree: Any) -> Any:
    last, (states, *rest) = tree
    return last._replace(key=()), (states._replace(key=()), *rest)


def _dealt(game: FiveCrowns, state: State, after: batch.FiveCrownsTable, events: Counter[str]) -> State:
    """Apply the automatic events, with the cards in the order that the batch engine has drawn."""
    while (event := game.dealer(state, BatchChance(np.asarray(after.deck)))) is not None:
        events[type(event).__name__] += 1
        state = game.apply(state, event)
    return state


def _counts(cards: Sequence[str]) -> list[int]:
    found = Counter(cards)
    return [found[kind] for kind in KINDS]


def _check(game: FiveCrowns, state: State, found: batch.FiveCrownsTable) -> None:
    """Compare a whole state."""
    facts: dict[str, tuple[Any, Any]] = {
        "hands": (found.hands.tolist(), [_counts(hand) for hand in state.hands]),
        "known": (found.known.tolist(), [_counts(cards) for cards in state.known]),
        "since": (found.since.tolist(), [_counts(cards) for cards in state.drawn]),
        "reshuffled": (found.reshuffled.tolist(), _counts(state.reshuffled)),
        "laid": (found.laid.tolist(), [laid is not None for laid in state.laid]),
        "points": (found.points.tolist(), [0 if laid is None else laid.points for laid in state.laid]),
        "totals": (found.totals.tolist(), list(totals(state.seats, state.sheet))),
        "pile": (found.deck[int(found.drawn) : int(found.end)].tolist(), [ORDER[card] for card in state.pile[::-1]]),
        "discards": (found.discards[: int(found.height)].tolist(), [ORDER[card] for card in state.discards]),
        "taken": (int(found.taken), ORDER[state.hands[state.turn][-1]] if state.has_drawn else batch.NONE),
        "wild": (int(found.wild), state.wild),
        "last": (int(found.last), game.wilds[-1]),
        "dealer": (int(found.dealer), state.dealer),
        "turn": (int(found.turn), state.turn),
        "turns": (int(found.turns), state.turns),
        "out": (int(found.out), batch.NOBODY if state.out is None else state.out),
        "over": (bool(found.over), state.phase == "over"),
    }
    outcome = game.outcome(state)
    won = [0.0] * state.seats if outcome is None else encoding.payoffs(outcome)
    facts["payoffs"] = (np.asarray(batch.payoffs(found)).tolist(), np.array(won, np.float32).tolist())
    for name, (batched, real) in facts.items():
        assert batched == real, f"{name} at {write_position(game, state, 0)}"
