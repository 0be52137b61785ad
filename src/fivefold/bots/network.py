"""Evaluates a small learned network without any package, fast enough for a bot's turn, in a browser too.

A file of weights (written by tools/learn) is a line of JSON with `sizes`, followed for every layer by its biases, one
scale per input (both as 32-bit floats), and the weights that leave each input as signed bytes. Inputs that are 0 cost
nothing: the layer adds up the rows of the others.
"""

import json
import struct
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import fsum
from typing import NamedTuple


class Layer(NamedTuple):
    bias: tuple[float, ...]
    scales: tuple[float, ...]
    rows: tuple[memoryview, ...]


class Network:
    """Layers of a rectified linear network; the last layer is linear."""

    def __init__(self, data: bytes) -> None:
        head, _, rest = data.partition(b"\n")
        self.about: dict[str, object] = json.loads(head)
        """What the file says about itself: how and when it was learned."""
        sizes: list[int] = json.loads(head)["sizes"]
        layers: list[Layer] = []
        for inputs, outputs in pairwise(sizes):
            numbers = struct.unpack_from(f"<{outputs + inputs}f", rest)
            begin = 4 * (outputs + inputs)
            weights = memoryview(rest)[begin : begin + inputs * outputs].cast("b")
            rows = tuple([weights[place * outputs : (place + 1) * outputs] for place in range(inputs)])
            layers.append(Layer(numbers[:outputs], numbers[outputs:], rows))
            rest = rest[begin + inputs * outputs :]
        *self._hidden, self._last = layers

    def outputs(self, inputs: Iterable[float], wanted: Sequence[int]) -> list[float]:
        """Return some of the outputs."""
        for bias, scales, rows in self._hidden:
            sums: Sequence[float] = bias
            for value, scale, row in zip(inputs, scales, rows, strict=True):
                if value > 0:
                    factor = value * scale
                    sums = [total + factor * weight for total, weight in zip(sums, row, strict=True)]
            inputs = [max(0.0, total) for total in sums]
        bias, scales, rows = self._last
        active = [(value * scale, row) for value, scale, row in zip(inputs, scales, rows, strict=True) if value > 0]
        # Unlike sum, fsum gives the same result in every version of Python.
        return [fsum([bias[place], *[factor * row[place] for factor, row in active]]) for place in wanted]
