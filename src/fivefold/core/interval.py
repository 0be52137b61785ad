"""Confidence intervals for proportions."""

from math import sqrt


def wilson(count: float, n: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % Wilson interval for a proportion; reliable for few trials and near 0 and 1."""
    share, square = count / n, z * z
    centre = (share + square / (2 * n)) / (1 + square / n)
    half = z / (1 + square / n) * sqrt(share * (1 - share) / n + square / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)
