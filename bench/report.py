"""Prints measurements, always as a ratio to a limit or to a peer of the same run."""

import timeit
from collections.abc import Callable


def best(work: Callable[[], object], repeat: int = 7) -> float:
    """Return seconds for one call, the best of several tries of about a twentieth of a second each."""
    timer = timeit.Timer(work)
    once = timer.timeit(1)
    number = max(1, int(0.05 / max(once, 1e-9)))
    return min(timer.repeat(repeat, number)) / number


def limit(what: str, value: float, target: float, unit: str, *, least: bool = False) -> None:
    """Print a value compared with its limit: at most, or at least."""
    reached = value >= target if least else value <= target
    ratio = value / target if least else target / value
    side = "at least" if least else "at most"
    verdict = "reached" if reached else "MISSED"
    aim = f"{target:,.1f}".removesuffix(".0")
    print(f"{what}: {value:,.1f} {unit}; {side} {aim}; {ratio:.2f}x, {verdict}")


def against(what: str, ours: float, peer: str, theirs: float) -> None:
    """Print our rate compared with a peer's."""
    print(f"{what}: {ours / theirs:.2f}x the rate of {peer}")
