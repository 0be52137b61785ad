"""Learned networks are evaluated without any package, and the file says how they were learned."""

import json
import random
import struct
from itertools import pairwise

import pytest

from fivefold.bots.network import Network

SIZES = (5, 4, 3)


def written(seed: int) -> tuple[bytes, list[tuple[list[float], list[list[float]]]]]:
    """A file of random weights, and the biases and weights that it holds."""
    luck = random.Random(seed)
    parts = [json.dumps({"sizes": SIZES, "seed": seed}).encode() + b"\n"]
    layers: list[tuple[list[float], list[list[float]]]] = []
    for inputs, outputs in pairwise(SIZES):
        bias = [luck.choice((-0.5, 0.25, 1.0)) for _ in range(outputs)]
        scales = [luck.choice((0.125, 0.25, 0.5)) for _ in range(inputs)]
        rows = [[luck.randrange(-127, 128) for _ in range(outputs)] for _ in range(inputs)]
        parts += [struct.pack(f"<{outputs}f", *bias), struct.pack(f"<{inputs}f", *scales)]
        parts += [struct.pack(f"{outputs}b", *row) for row in rows]
        layers.append((bias, [[scale * each for each in row] for scale, row in zip(scales, rows, strict=True)]))
    return b"".join(parts), layers


def plainly(layers: list[tuple[list[float], list[list[float]]]], inputs: list[float]) -> list[float]:
    for number, (bias, rows) in enumerate(layers):
        sums = [
            bias[place] + sum(value * row[place] for value, row in zip(inputs, rows, strict=True))
            for place in range(len(bias))
        ]
        inputs = sums if number == len(layers) - 1 else [max(0.0, each) for each in sums]
    return inputs


@pytest.mark.parametrize("seed", range(20))
def test_a_network_computes_what_its_weights_say(seed: int) -> None:
    data, layers = written(seed)
    luck = random.Random(-seed)
    inputs = [luck.choice((0.0, 0.0, 0.5, 1.0)) for _ in range(SIZES[0])]
    found = Network(data).outputs(inputs, range(SIZES[-1]))
    assert found == pytest.approx(plainly(layers, inputs))


def test_only_the_outputs_that_are_asked_for_are_computed() -> None:
    data, _ = written(1)
    everything = Network(data).outputs([1.0] * SIZES[0], range(SIZES[-1]))
    assert Network(data).outputs([1.0] * SIZES[0], [2, 0]) == [everything[2], everything[0]]


def test_a_network_says_how_it_was_learned() -> None:
    assert Network(written(7)[0]).about["seed"] == 7


@pytest.mark.parametrize("wrong", [[1.0], [1.0] * 6])
def test_a_network_refuses_the_wrong_number_of_inputs(wrong: list[float]) -> None:
    with pytest.raises(ValueError, match="argument"):
        Network(written(1)[0]).outputs(wrong, [0])
