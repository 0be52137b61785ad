"""About how strong somebody is, on the dial of the bots: what is believed of them, and what a match teaches.

The belief is a bell curve over the dial, kept as its mean and its spread. A match against a bot is evidence: the
odds of beating a bot grow by the same factor with every step that it is weaker (`Dial.slope`, a logistic curve). Both
are multiplied on a grid (Bayes' rule), and mean and spread of the product are the next belief. People learn and have
bad days, so it never gets narrower than `LEAST`. A bot at the mean is an even match: the chance to beat it is a half.
"""

from collections.abc import Iterable
from math import exp

from msgspec import Struct

from fivefold.bots.dial import HIGHEST

GRID = tuple(step / 20 - 1 for step in range(121))
"""Where people may stand, from well below the weakest bot to well above the strongest."""
LEAST = 0.25
"""The belief about somebody who has played for years is not narrower than this."""


class Belief(Struct, frozen=True, gc=False):
    """How strong somebody is believed to be, and how far off that may well be; at first about a beginner."""

    mean: float = 0.6
    spread: float = 2.0


class Lesson(Struct, frozen=True, gc=False):
    """What a match says of somebody: their results against bots, and how much a step on the dial decides there."""

    person: str
    results: tuple[tuple[float, float], ...]
    slope: float

    def after(self, belief: Belief) -> Belief:
        """What is believed after it."""
        return learned(belief, self.results, self.slope)


NOBODY = Belief()
"""What is believed of somebody who was never seen to play."""


def chance_to_win(strength: float, against: float, slope: float) -> float:
    """How likely somebody of this strength beats a bot."""
    return 1 / (1 + exp(slope * (against - strength)))


def learned(belief: Belief, results: Iterable[tuple[float, float]], slope: float) -> Belief:
    """What is believed after some results: the strength of a bot, and 1 for a win, 0 for a loss, between for a draw."""
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
    if total < 1e-12:  # nothing fits: believe in what was seen
        return Belief(round(min(GRID[-1], max(GRID[0], against)), 3), NOBODY.spread)
    mean = sum(weight * place for weight, place in zip(weights, GRID, strict=True)) / total
    square = sum(weight * (place - mean) ** 2 for weight, place in zip(weights, GRID, strict=True)) / total
    return Belief(round(mean, 3), round(max(LEAST, square**0.5), 3))


def even_match(beliefs: Iterable[Belief], top: float = HIGHEST) -> str:
    """The bot that people of whom this is believed beat in half of the matches, by its number on the dial."""
    means = [belief.mean for belief in beliefs] or [NOBODY.mean]
    return f"{min(top, max(0.0, sum(means) / len(means))):.1f}"
