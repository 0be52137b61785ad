"""Small networks, Adam, and the file format of learned weights."""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

Params = list[tuple[Array, Array]]
"""The weights and biases of each layer."""


def create(key: Array, sizes: Sequence[int], last: float = 0.01) -> Params:
    """Return random layers; the last one is small, so that learning begins with even choices."""
    found: Params = []
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        scale = last if number == len(sizes) - 2 else (2 / inputs) ** 0.5
        found.append((scale * jax.random.normal(own, (inputs, outputs)), jnp.zeros(outputs)))
    return found


def apply(params: Params, inputs: Array) -> Array:
    """Return the outputs: rectified linear layers, the last one linear."""
    for weights, bias in params[:-1]:
        inputs = jax.nn.relu(inputs @ weights + bias)
    weights, bias = params[-1]
    return inputs @ weights + bias


def adam(params: Any) -> tuple[Any, Any]:
    """Return the optimiser's state: mean and mean square of the gradients."""
    return jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params)


def adam_step(params: Any, state: tuple[Any, Any], grads: Any, rate: Array, count: Array) -> tuple[Any, Any]:
    """Return the parameters and the optimiser's state after one step."""
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state[0], grads)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, state[1], grads)
    bias, bias_square = 1 - 0.9**count, 1 - 0.999**count
    params = jax.tree.map(
        lambda p, m, s: p - rate * (m / bias) / (jnp.sqrt(s / bias_square) + 1e-8), params, mean, square
    )
    return params, (mean, square)


def clipped(grads: Any, most: float) -> Any:
    """Scale gradients down to a norm of at most `most`."""
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
    return jax.tree.map(lambda g: g * jnp.minimum(1.0, most / (norm + 1e-9)), grads)


def pack(params: Params, about: Mapping[str, object]) -> bytes:
    """Return the weights as bytes: a line of JSON, then for every layer its biases, scales and rows of int8.

    The weights that leave one input share a scale, so that a player can add up the rows of the inputs that are not 0.
    """
    head = {**about, "sizes": [params[0][0].shape[0], *[weights.shape[1] for weights, _ in params]]}
    parts = [json.dumps(head, sort_keys=True).encode() + b"\n"]
    for weights, bias in params:
        rows = np.asarray(weights, np.float32)
        scales = np.maximum(np.abs(rows).max(axis=1), 1e-12) / 127
        parts += [np.asarray(bias, "<f4").tobytes(), scales.astype("<f4").tobytes()]
        parts.append(np.rint(rows / scales[:, None]).astype(np.int8).tobytes())
    return b"".join(parts)
