"""Measures the disk itself, so that a slow disk is told from a slow server."""

import os
import tempfile
import time
from statistics import quantiles
from typing import NamedTuple

WRITES = 300
BYTES = 8192
"""About what one commit of the server writes."""


class Disk(NamedTuple):
    """How long the disk takes to make a write durable, in milliseconds."""

    p50: float
    p99: float

    def __str__(self) -> str:
        return f"fdatasync of this disk: p50 {self.p50:.2f} ms, p99 {self.p99:.2f} ms"


def measure(folder: str | None = None) -> Disk:
    """Append to a file in this folder, or where temporary files are, and wait for the disk after each write."""
    taken: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(WRITES):
            file.write(b"x" * BYTES)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append((time.perf_counter() - began) * 1000)
    parts = quantiles(taken, n=100)
    return Disk(parts[49], parts[98])
