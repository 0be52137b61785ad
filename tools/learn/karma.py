"""Learns to play Karma from nothing, by self-play.

    PYTHONPATH=tools python -m learn.karma --seats 2 --minutes 5 --out 2.bin
    PYTHONPATH=tools python -m learn.karma --seats 3,4,5,6 --minutes 5 --resume 2.state --out 6.bin

About five minutes each on a large GPU. Every few seconds the mean of the latest weights plays against the thrifty plan
of the bot `hard`, and the weights are written, with the curve in a `.json` and all that is needed to go on in a
`.state` beside them. `--rounds 2 --tables 16 --sizes 16,16` tries everything out on a CPU.
"""

import argparse
import json
import pickle
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from fivefold.batch import karma
from fivefold.games.karma import encode
from fivefold.games.karma.model import COPIES, KINDS, PLACES
from learn import mlp, ppo

SEATS = encode.OTHERS + 1
AHEAD = 3
"""The number of cards of the draw pile that the critic sees."""
CRITIC = encode.SIZE + 2 * SEATS * karma.N + AHEAD * (karma.N + 1)
TURN_LIMIT = 150
"""Turns per player; matches between good players take up to 120, and a lower limit would teach to sit it out."""
SAVED = {"FIVE": 20, "TABLE": 21, "UP": 22, "GIVE": 23}
RATE, RATE_AT_END = 4e-4, 0.05
MEAN = 0.998
"""The share of the old weights in the mean, per round."""


def whole(table: karma.KarmaTable, seat: Array) -> Array:
    """Return what the critic sees: the seat's vector, all hands and Facedown cards, and the next cards to draw."""
    seats = table.out.shape[0]
    order = (seat + jnp.arange(seats)) % seats
    down = jnp.sum(table.down[:, :, None] == jnp.arange(karma.N), axis=1)
    missing = jnp.zeros((SEATS - seats, karma.N))
    places = table.drawn + jnp.arange(AHEAD)
    cards = jnp.where(places < karma.CARDS, table.deck[jnp.minimum(places, karma.CARDS - 1)], karma.NONE)
    return jnp.concatenate(
        [
            karma.observation(table, seat),
            jnp.concatenate([table.hands[order] / COPIES, missing]).ravel(),
            jnp.concatenate([down[order] / COPIES, missing]).ravel(),
            (cards[:, None] == jnp.arange(karma.N + 1)).astype(jnp.float32).ravel(),
        ]
    )


def thrifty(table: karma.KarmaTable, mask: Array) -> Array:
    """Return the action of the thrifty plan, as `advice.thrifty` plays it."""
    cost = jnp.array([SAVED.get(kind, place) for place, kind in enumerate(KINDS)])
    card, count = jnp.asarray(karma.CARD), jnp.asarray(karma.COUNT)
    is_number = cost[card] < min(SAVED.values())
    clears = jnp.where(card == table.last, table.row, 0) + count >= COPIES
    plays = jnp.where(
        clears, jnp.arange(encode.TURN) - 10_000, 10 * cost[card] + jnp.where(is_number, COPIES - count, count)
    )
    left = jnp.sum(table.hands + table.up, axis=1) + jnp.sum(table.down != karma.NONE, axis=1)
    to = (table.turn + 1 + jnp.arange(encode.LAY - encode.GIVE)) % table.out.shape[0]
    gives = jnp.where(table.out[to] > 0, 9_000, 20 * left[to] + to)
    lays = -jnp.sum(karma.sorted_hand(table)[jnp.array(encode.TRIPLES)], axis=1)
    others = jnp.array([500 + place for place in range(PLACES)] + [900])
    return jnp.argmin(jnp.where(mask, jnp.concatenate([plays, others, gives, lays]), 100_000))


def _turn(table: karma.KarmaTable) -> Array:
    return table.turn


def _is_over(table: karma.KarmaTable) -> Array:
    return table.phase == karma.OVER


ENGINE = ppo.Engine(
    karma.start,
    karma.mask,
    partial(karma.step, turn_limit=TURN_LIMIT),
    _turn,
    _is_over,
    karma.payoffs,
    karma.observation,
    whole,
)


@partial(jax.jit, static_argnames=("seats", "number"))
def against_thrifty(policy: mlp.Params, key: Array, seats: int, number: int) -> Array:
    """Return how often the policy is not last against thrifty players."""
    return ppo.rival(ENGINE, policy, thrifty, key, seats, number, 2 * TURN_LIMIT * seats)


def begin(options: argparse.Namespace, seats: Sequence[int], key: Array) -> ppo.Progress:
    """Return new or saved networks, and new tables."""
    one, two, *keys = jax.random.split(key, 2 + len(seats))
    tables = tuple(
        ppo.deal(ENGINE, own, number, each)
        for own, number, each in zip(keys, ppo.shares(seats, options.tables), seats, strict=True)
    )
    if options.resume:
        net, optimiser, steps = jax.tree.map(jnp.asarray, pickle.loads(options.resume.read_bytes()))
        return ppo.Progress(ppo.Net(*net), optimiser, steps, tables)
    sizes = [int(each) for each in options.sizes.split(",")]
    policy = mlp.create(one, [encode.SIZE, *sizes, encode.ACTIONS])
    net = ppo.Net(policy, mlp.create(two, [CRITIC, 2 * sizes[-1], 2 * sizes[-1], 1]))
    return ppo.Progress(net, mlp.adam(net), jnp.ones(()), tables)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", default="2", help="numbers of players, separated by commas")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=10**9, help="the most rounds")
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=32, help="decisions per table and round")
    parser.add_argument("--parts", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--sizes", default="512,256", help="hidden layers of the policy")
    parser.add_argument("--entropy", type=float, default=0.006)
    parser.add_argument(
        "--rivals", type=int, default=4096, help="matches against thrifty players, per point of the curve"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    options = parsed(words)
    seats = tuple(int(each) for each in options.seats.split(","))
    key, own = jax.random.split(jax.random.key(options.seed))
    progress = begin(options, seats, own)
    mean, curve, rounds, shown, started = progress.net.policy, list[Any](), 0, 0.0, time.monotonic()
    far = 0.0
    while far < 1:
        minutes = (time.monotonic() - started) / 60
        far = min(
            1.0, max(minutes / max(options.minutes, 1e-9) if options.minutes else 0.0, (rounds + 1) / options.rounds)
        )
        key, own, rivals = jax.random.split(key, 3)
        progress, figures = ppo.improve(
            ENGINE,
            progress,
            own,
            jnp.asarray(RATE * (1 - (1 - RATE_AT_END) * far)),
            jnp.asarray(options.entropy * (1 - far)),
            seats=seats,
            steps=options.steps,
            parts=options.parts,
            epochs=options.epochs,
        )
        rounds += 1
        keep = min(MEAN, 1 - 1 / (rounds + 1))
        mean = jax.tree.map(lambda old, new: keep * old + (1 - keep) * new, mean, progress.net.policy)  # noqa: B023
        if far >= 1 or time.monotonic() - shown > 20:
            shown = time.monotonic()
            wins = {each: round(float(against_thrifty(mean, rivals, each, options.rivals)), 4) for each in seats}
            decisions = rounds * options.steps * sum(ppo.shares(seats, options.tables))
            curve.append({"minutes": round(minutes, 2), "rounds": rounds, "decisions": decisions, "not last": wins})
            print(json.dumps(curve[-1]), [round(float(each), 4) for each in figures], flush=True)
            about = {"game": "karma", "seats": seats, "rounds": rounds, "decisions": decisions, "seed": options.seed}
            options.out.write_bytes(mlp.pack(mean, about))
            options.out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
            state = jax.tree.map(np.asarray, (tuple(progress.net), progress.optimiser, progress.steps))
            options.out.with_suffix(".state").write_bytes(pickle.dumps(state))


if __name__ == "__main__":
    main(sys.argv[1:])
