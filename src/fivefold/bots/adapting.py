"""Estimates how strong a person plays, on the strength scale of the bots, from their match results.

The estimate (belief) is a normal distribution over the scale, stored as its mean and its spread. A match against a bot
is evidence: the odds of beating a bot grow by a constant factor with every step by which it is weaker (`Dial.slope`, a
logistic curve). Both are multiplied on a grid (Bayes' rule), and the mean and the spread of the product are the next
belief. People learn and have bad days, so the spread never falls below `LEAST`. A bot at the mean is an even match: the
probability of beating it is a half.
"""

from collections.abc import Iterable
from math import exp

from msgspec import Struct

from fivefold.bots.dial import HIGHEST

GRID = tuple(step / 20 - 1 for step in range(121))
"""The possible strengths of people, from well below the weakest bot to well above the strongest."""
LEAST = 0.25
"""The smallest spread of a belief, even after many matches."""


class Belief(Struct, frozen=True, gc=False):
    """The estimated strength of a person and its uncertainty; by default that of a beginner."""

    mean: float = 0.6
    spread: float = 2.0


class Evidence(Struct, frozen=True, gc=False):
    """The results of a person against bots in a match, and the slope of the game's dial."""

    person: str
    results: tuple[tuple[float, float], ...]
    slope: float

    def after(self, belief: Belief) -> Belief:
        """Return the belief updated with this evidence."""
        return learned(belief, self.results, self.slope)


NOBODY = Belief()
"""The belief about a person without any matches."""


def chance_to_win(strength: float, against: float, slope: float) -> float:
    """Return the probability that a person of this strength beats a bot."""
    return 1 / (1 + exp(slope * (against - strength)))


def learned(belief: Belief, results: Iterable[tuple[float, float]], slope: float) -> Belief:
    """Return the belief after results: the strength of a bot, and 1 for a win, 0 for a loss, between for a draw."""
    for against, won in results:
        belief = _after(belief, against, won, slope)
    return belief


def _after(belief: Belief, against: float, won: float, slope: float) -> Belief:
    mean, spread = belief.mean, belief.spread
    weights: list[float] = []
    for place in GRID:
        chance = min(1 - 1e-9, max(1e-9, chance_to_win(place, against, slope)))
        before = exp(-((place - mean) ** 2) / (2 * spread**2))
        weights.append(before * chance**won * (1 - chance) ** (1 - won))
    total = sum(weights)
    if total < 1e-12:  # no strength fits the results: use only the evidence
        return Belief(round(min(GRID[-1], max(GRID[0], against)), 3), NOBODY.spread)
    mean = sum(weight * place for weight, place in zip(weights, GRID, strict=True)) / total
    square = sum(weight * (place - mean) ** 2 for weight, place in zip(weights, GRID, strict=True)) / total
    return Belief(round(mean, 3), round(max(LEAST, square**0.5), 3))


def even_match(beliefs: Iterable[Belief], top: float = HIGHEST) -> str:
    """Return the strength, as text, of a bot that people with these beliefs beat in half of the matches."""
    means = [belief.mean for belief in beliefs] or [NOBODY.mean]
    return f"{min(top, max(0.0, sum(means) / len(means))):.1f}"
