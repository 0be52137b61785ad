"""Self-play with policy gradients (PPO) on a batch engine.

The policy sees what a seat may know. The critic, which only learning needs, sees all cards; so luck that everyone at
the table can see does not count as skill. All seats play the same policy, and every decision of every seat is learned
from.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from learn import mlp

CLIP = 0.2
DECAY = 0.95
"""The weight of later decisions in the worth of an earlier one (lambda of GAE)."""
NEVER = -1e9
Tables = Any
"""Tables of a batch engine, with a leading axis."""


class Engine(NamedTuple):
    """What learning needs from a game; all functions are those of one table."""

    start: Callable[..., Any]
    """`start(key, seats=...)`: a new table."""
    mask: Callable[[Any], Array]
    step: Callable[[Any, Array], Any]
    turn: Callable[[Any], Array]
    is_over: Callable[[Any], Array]
    payoffs: Callable[[Any], Array]
    observation: Callable[[Any, Array], Array]
    """What a seat may know."""
    whole: Callable[[Any, Array], Array]
    """What the critic sees for a seat."""


class Net(NamedTuple):
    policy: mlp.Params
    critic: mlp.Params


class Decision(NamedTuple):
    """A decision: what was seen and possible, what was done, how likely it was, and how it looked to the critic."""

    seen: Array
    whole: Array
    mask: Array
    action: Array
    likely: Array
    value: Array
    seat: Array
    payoffs: Array
    done: Array


class Lesson(NamedTuple):
    """What is learned from a decision."""

    seen: Array
    whole: Array
    mask: Array
    action: Array
    likely: Array
    gained: Array
    target: Array


def deal(engine: Engine, key: Array, number: int, seats: int) -> Tables:
    """Return new tables."""
    return jax.vmap(partial(engine.start, seats=seats))(jax.random.split(key, number))


def preferences(policy: mlp.Params, seen: Array, mask: Array) -> Array:
    """Return the policy's logits of legal actions."""
    return jnp.where(mask, mlp.apply(policy, seen), NEVER)


def play(engine: Engine, net: Net, tables: Tables, fresh: Tables, key: Array, steps: int) -> tuple[Tables, Decision]:
    """Make `steps` decisions at every table; finished tables become fresh ones."""

    def one(tables: Tables, key: Array) -> tuple[Tables, Decision]:
        seat = engine.turn(tables)
        seen = jax.vmap(engine.observation)(tables, seat)
        whole = jax.vmap(engine.whole)(tables, seat)
        mask = jax.vmap(engine.mask)(tables)
        logits = preferences(net.policy, seen, mask)
        action = jax.random.categorical(key, logits)
        likely = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        value = mlp.apply(net.critic, whole)[:, 0]
        after = jax.vmap(engine.step)(tables, action)
        done = jax.vmap(engine.is_over)(after)
        payoffs = jax.vmap(engine.payoffs)(after)
        half = jnp.float16
        decision = Decision(seen.astype(half), whole.astype(half), mask, action, likely, value, seat, payoffs, done)

        def renew(old: Array, new: Array) -> Array:
            return jnp.where(done.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree.map(renew, after, fresh), decision

    return jax.lax.scan(one, tables, jax.random.split(key, steps))


def gains(engine: Engine, net: Net, tables: Tables, decisions: Decision) -> Array:
    """Return how much better each decision turned out for its player than the critic expected."""
    count, seats = decisions.payoffs.shape[1:]
    ends = [
        mlp.apply(net.critic, jax.vmap(engine.whole, (0, None))(tables, jnp.asarray(n)))[:, 0] for n in range(seats)
    ]

    def back(carry: tuple[Array, Array], made: Decision) -> tuple[tuple[Array, Array], Array]:
        later, gained = carry
        later = jnp.where(made.done[:, None], made.payoffs, later)
        gained = jnp.where(made.done[:, None], 0.0, gained)
        own = jnp.arange(seats) == made.seat[:, None]
        gain = jnp.sum(own * (later + DECAY * gained), axis=1) - made.value
        return (jnp.where(own, made.value[:, None], later), jnp.where(own, gain[:, None], gained)), gain

    start = (jnp.stack(ends, axis=1), jnp.zeros((count, seats)))
    return jax.lax.scan(back, start, decisions, reverse=True)[1]


def loss(net: Net, lesson: Lesson, entropy: Array) -> tuple[Array, Array]:
    """Return the loss of policy and critic, and two figures: the critic's error and the policy's entropy."""
    logs = jax.nn.log_softmax(preferences(net.policy, lesson.seen.astype(jnp.float32), lesson.mask))
    ratio = jnp.exp(jnp.take_along_axis(logs, lesson.action[:, None], 1)[:, 0] - lesson.likely)
    gain = jnp.minimum(ratio * lesson.gained, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * lesson.gained)
    spread = -jnp.sum(jnp.where(lesson.mask, jnp.exp(logs) * logs, 0.0), axis=1)
    value = mlp.apply(net.critic, lesson.whole.astype(jnp.float32))[:, 0]
    error = jnp.mean((value - lesson.target) ** 2)
    # Decisions without a choice teach the policy nothing.
    choice = jnp.sum(lesson.mask, axis=1) > 1
    share = jnp.maximum(jnp.mean(choice), 1e-3)
    policy = -jnp.mean(choice * (gain + entropy * spread)) / share
    return policy + error, jnp.stack([error, jnp.mean(choice * spread) / share])


class Progress(NamedTuple):
    """Everything that changes while learning."""

    net: Net
    optimiser: Any
    steps: Array
    tables: tuple[Tables, ...]
    """Tables for each number of seats."""


@partial(jax.jit, static_argnums=0, static_argnames=("seats", "steps", "parts", "epochs"))
def improve(
    engine: Engine,
    progress: Progress,
    key: Array,
    rate: Array,
    entropy: Array,
    *,
    seats: tuple[int, ...],
    steps: int,
    parts: int,
    epochs: int,
) -> tuple[Progress, Array]:
    """Play at all tables, then learn from all decisions."""
    lessons: list[Lesson] = []
    tables: list[Tables] = []
    for number, old in zip(seats, progress.tables, strict=True):
        key, one, two = jax.random.split(key, 3)
        fresh = deal(engine, one, engine.turn(old).shape[0], number)
        after, decisions = play(engine, progress.net, old, fresh, two, steps)
        gained = gains(engine, progress.net, after, decisions)
        lesson = Lesson(*decisions[:5], gained, gained + decisions.value)
        lessons.append(jax.tree.map(lambda each: each.reshape((-1, *each.shape[2:])), lesson))
        tables.append(after)
    whole: Lesson = jax.tree.map(lambda *each: jnp.concatenate(each), *lessons)
    scaled = (whole.gained - jnp.mean(whole.gained)) / (jnp.std(whole.gained) + 1e-8)
    whole = jax.tree.map(lambda each: each.reshape((-1, parts, *each.shape[1:])), whole._replace(gained=scaled))

    def learn(carry: tuple[Net, Any, Array], part: Array) -> tuple[tuple[Net, Any, Array], Array]:
        net, optimiser, count = carry
        lesson = jax.tree.map(lambda each: jax.lax.dynamic_index_in_dim(each, part, 1, keepdims=False), whole)
        (_, figures), grads = jax.value_and_grad(loss, has_aux=True)(net, lesson, entropy)
        net, optimiser = mlp.adam_step(net, optimiser, mlp.clipped(grads, 0.5), rate, count)
        return (net, optimiser, count + 1), figures

    # Tables are independent, so every nth decision is as good as a random part, and costs no shuffling.
    order = jnp.concatenate([jax.random.permutation(each, parts) for each in jax.random.split(key, epochs)])
    start = (progress.net, progress.optimiser, progress.steps)
    (net, optimiser, count), figures = jax.lax.scan(learn, start, order)
    return Progress(net, optimiser, count, tuple(tables)), jnp.mean(figures, axis=0)


def rival(
    engine: Engine,
    policy: mlp.Params,
    opponent: Callable[[Any, Array], Array],
    key: Array,
    seats: int,
    number: int,
    most: int,
) -> Array:
    """Return the mean payoff of the policy, one seat at every table, against an opponent in all other seats."""
    mine = jnp.arange(number) % seats

    def one(_: int, tables: Tables) -> Tables:
        mask = jax.vmap(engine.mask)(tables)
        turn = engine.turn(tables)
        own = jnp.argmax(preferences(policy, jax.vmap(engine.observation)(tables, turn), mask), axis=1)
        return jax.vmap(engine.step)(tables, jnp.where(turn == mine, own, jax.vmap(opponent)(tables, mask)))

    tables = jax.lax.fori_loop(0, most, one, deal(engine, key, number, seats))
    return jnp.mean(jnp.take_along_axis(jax.vmap(engine.payoffs)(tables), mine[:, None], 1))


def shares(seats: Sequence[int], tables: int) -> list[int]:
    """Return how many tables each number of seats gets: fewer, the more players sit there."""
    total = sum(1 / each for each in seats)
    return [max(8, round(tables / each / total / 8) * 8) for each in seats]
