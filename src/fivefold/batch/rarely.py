"""Costly functions for the few tables that need them.

Under `jax.vmap` a condition computes both of its sides for every table, and a loop goes on until the last table is
done. A function made with `rarely` computes only the tables that want it, in groups of tables that take equally long.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap

R = TypeVar("R")
Tree = Any
"""A tree of arrays."""
EFFORTS = 4
LEAST, SHARE = 16, 64
"""A group has this many tables at least, and this share of all tables."""


def rarely(function: Callable[..., R]) -> Callable[..., R]:
    """Return a function of `effort`, `otherwise` and arguments, which returns `function(*arguments)` or `otherwise`.

    `effort` is False or 0 for `otherwise`; from 1 to `EFFORTS` it grows with the time that the function takes.
    """

    @custom_vmap
    def of_many(effort: Array, otherwise: Tree, arguments: Tree) -> Tree:
        number = effort.shape[0]
        group = min(number, max(LEAST, ceil(number / SHARE)))
        wanted = jnp.sum(effort > 0)
        efforts = 1 if effort.dtype == bool else EFFORTS
        of_effort = effort == jnp.arange(1, efforts + 1)[:, None]
        found = jnp.nonzero(of_effort.reshape(-1), size=number + group, fill_value=-1)[0]
        places = jnp.where(found < 0, number, found % number)

        def has_more(carry: tuple[Array, Tree]) -> Array:
            return carry[0] < wanted

        def work(carry: tuple[Array, Tree]) -> tuple[Array, Tree]:
            done, values = carry
            these = jax.lax.dynamic_slice(places, (done,), (group,))
            some = jax.vmap(function)(*jax.tree.map(lambda each: each[jnp.minimum(these, number - 1)], arguments))
            return done + group, jax.tree.map(lambda each, new: each.at[these].set(new, mode="drop"), values, some)

        return jax.lax.while_loop(has_more, work, (jnp.zeros((), jnp.int32), otherwise))[1]

    @of_many.def_vmap
    def of_more(size: int, is_batched: Any, effort: Array, otherwise: Tree, arguments: Tree) -> tuple[Tree, Tree]:
        def flat(each: Array, has_batch: bool) -> Array:
            whole = each if has_batch else jnp.broadcast_to(each, (size, *each.shape))
            return whole.reshape(-1, *whole.shape[2:])

        values = of_many(*jax.tree.map(flat, (effort, otherwise, arguments), tuple(is_batched)))
        values = jax.tree.map(lambda each: each.reshape(size, -1, *each.shape[1:]), values)
        return values, jax.tree.map(lambda _: True, values)

    def of_one(effort: Array, otherwise: Tree, *arguments: Tree) -> R:
        values = of_many(*jax.tree.map(lambda each: jnp.asarray(each)[None], (effort, otherwise, arguments)))
        value: R = jax.tree.map(lambda each: each[0], values)
        return value

    return of_one
