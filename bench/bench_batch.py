"""The batch engines: random play on one core compared with OpenSpiel's C++ crazy_eights, in turns."""

import os
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

if find_spec("jax") is None or find_spec("pyspiel") is None:
    print("jax or open_spiel is not installed, so the batch engines are left out")
    raise SystemExit
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"

import jax
import jax.numpy as jnp

from fivefold.batch import five_crowns, karma

sys.path.insert(0, str(Path(__file__).parent))
from report import against, limit

TABLES, STEPS, ROUNDS = 512, 256, 5
WARM_UP = 12
"""After so many calls the tables are in all parts of their matches."""
ENGINES = {"Karma": (karma, (2, 4)), "Five Crowns": (five_crowns, (2, 4))}


def chosen(mask: jax.Array, key: jax.Array) -> jax.Array:
    """Return a random legal action of each table: a hash of one random number and the id decides."""
    ids = jnp.arange(mask.shape[1], dtype=jnp.uint32) * jnp.uint32(0x9E3779B9)
    mixed = (jax.random.bits(key, mask.shape[:1], jnp.uint32)[:, None] ^ ids) * jnp.uint32(0x7FEB352D)
    return jnp.argmax(jnp.where(mask, (mixed ^ mixed >> 15) >> 1, 0).astype(jnp.int32) + mask, axis=1)


def playing(engine: Any, seats: int) -> Callable[[], float]:
    """Return a function that plays on at many tables and returns decisions per second of CPU time.

    A table that is over begins anew between two calls, so all parts of a match are played.
    """
    begin = jax.jit(jax.vmap(partial(engine.start, seats=seats)))

    def is_over(tables: Any) -> jax.Array:
        found: jax.Array = tables.phase == karma.OVER if engine is karma else tables.over
        return found

    def one(tables: Any, key: jax.Array) -> tuple[Any, jax.Array]:
        action = chosen(jax.vmap(engine.mask)(tables), key)
        return jax.vmap(engine.step)(tables, action), jnp.sum(~is_over(tables))

    @jax.jit
    def play(tables: Any, key: jax.Array) -> tuple[Any, jax.Array]:
        after, decisions = jax.lax.scan(one, tables, jax.random.split(key, STEPS))
        return after, jnp.sum(decisions)

    @jax.jit
    def renew(tables: Any, fresh: Any) -> Any:
        over = is_over(tables)
        return jax.tree.map(
            lambda old, new: jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old), tables, fresh
        )

    keys = iter(jax.random.split(jax.random.key(seats), 1000))
    tables = begin(jax.random.split(next(keys), TABLES))

    def measure() -> float:
        nonlocal tables
        began = process_time()
        tables = renew(tables, begin(jax.random.split(next(keys), TABLES)))
        tables, decisions = play(tables, next(keys))
        return int(decisions) / (process_time() - began)

    for _ in range(WARM_UP):
        measure()
    return measure


def crazy_eights(pyspiel: Any) -> Callable[[], float]:
    """Return a function that plays for half a second and returns decisions per second of CPU time."""
    game, chance = pyspiel.load_game("crazy_eights"), random.Random(1)

    def measure() -> float:
        began, decisions = process_time(), 0
        while (spent := process_time() - began) < 0.5:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(chance.choice(state.legal_actions()))
        return decisions / spent

    return measure


def main() -> None:
    plays = {
        f"random play of {name} in batches, {seats} players": playing(engine, seats)
        for name, (engine, tables) in ENGINES.items()
        for seats in tables
    }
    peer = crazy_eights(import_module("pyspiel"))
    found: dict[str, list[float]] = {name: [] for name in plays}
    theirs = 0.0
    for _ in range(ROUNDS):  # in turns, so that other load affects all alike
        theirs = max(theirs, peer())
        for name, play in plays.items():
            found[name].append(play())
    for name, rates in found.items():
        rate = sum(rates) / len(rates)
        limit(name, rate, theirs, "decisions a second", least=True)
        against(name, rate, f"OpenSpiel crazy_eights ({theirs:,.0f} a second)", theirs)


if __name__ == "__main__":
    main()
