"""Ratings of people from matches against each other and against bots, on the strength scale of the bots.

A rating is a belief, as in `adapting`. Each person's belief learns from the order in which a match ended, with everyone
else at the mean of theirs and bots at their strength: bots are the anchors that keep the scale in place. The odds are
those of the dial for any two players (the model of Plackett and Luce), so that a match of two people says what a match
against a bot of the other's mean would. Players who end level are half in front of each other and half behind. What
an opponent's mean is worth depends on how sure it is, so a match against a newcomer says less.

Everything here is a pure function of results: the same matches in the same order give the same ratings to the last bit.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Literal

from msgspec import Struct

from fivefold.bots.adapting import GRID, LEAST, Belief

START = Belief(1.5, 1.5)
"""The rating of a person without rated matches: the middle of the dial, and unsure."""
SURE = 0.6
"""A rating is provisional until its spread is at most this."""
LevelName = Literal["below", "easy", "medium", "hard", "expert", "above"]
"""A level of bots, or clearly weaker or stronger than all of them."""
_NAMES: tuple[LevelName, ...] = ("below", "easy", "medium", "hard", "expert", "above")


class RatedPlayer(Struct, frozen=True, gc=False):
    """A player of a match: what was believed before, and the place at its end. A bot's belief has no spread."""

    belief: Belief
    place: int

    @property
    def is_bot(self) -> bool:
        return not self.belief.spread


def bot(strength: float, place: int) -> RatedPlayer:
    """Return a player that is a bot of this strength."""
    return RatedPlayer(Belief(strength, 0.0), place)


def is_sure(belief: Belief) -> bool:
    """Return whether a rating is not provisional any more."""
    return belief.spread <= SURE


def level_of(belief: Belief) -> LevelName:
    """Return the level of bots that is about as strong, or `below` or `above` all of them."""
    return _NAMES[min(len(_NAMES) - 1, max(0, round(belief.mean) + 1))]


def rated(players: Sequence[RatedPlayer], slope: float) -> tuple[Belief, ...]:
    """Return what is believed about each player after a match; bots stay what they are."""
    return tuple(
        one.belief if one.is_bot else _after(one, [*players[:n], *players[n + 1 :]], slope)
        for n, one in enumerate(players)
    )


def _after(one: RatedPlayer, others: Sequence[RatedPlayer], slope: float) -> Belief:
    mean, spread = one.belief.mean, one.belief.spread
    slope = _worth(others, slope)
    logs = [_likelihood(place, one.place, others, slope) - (place - mean) ** 2 / (2 * spread**2) for place in GRID]
    most = max(logs)
    weights = [exp(value - most) for value in logs]
    total = sum(weights)
    mean = sum(weight * place for weight, place in zip(weights, GRID, strict=True)) / total
    square = sum(weight * (place - mean) ** 2 for weight, place in zip(weights, GRID, strict=True)) / total
    return Belief(round(mean, 3), round(max(LEAST, square**0.5), 3))


def _worth(others: Sequence[RatedPlayer], slope: float) -> float:
    """Return the slope that is left when nobody knows exactly how strong the others are."""
    unsure = sum(other.belief.spread**2 for other in others) / max(1, len(others))
    return slope / sqrt(1 + 3 * slope**2 * unsure / pi**2)


def _likelihood(strength: float, place: int, others: Sequence[RatedPlayer], slope: float) -> float:
    """Return the logarithm of the probability, as far as it depends on `strength`, of ending at a place."""
    mine = exp(slope * strength)
    left = sum(exp(slope * other.belief.mean) for other in others)
    found = 0.0
    # One place after the other is given away, to one of those who have none yet.
    for here in sorted({other.place for other in others if other.place < place}):
        for weight in _level_with(others, here, slope):
            found += log(left / (mine + left))
            left = max(0.0, left - weight)
    beside = _level_with(others, place, slope)
    # With others at the same place, every order among them is as likely.
    for behind in range(len(beside) + 1):
        rest, part = left, 0.0
        for weight in beside[:behind]:
            part += log(max(rest, 1e-300) / (mine + rest))
            rest = max(0.0, rest - weight)
        found += (part + log(mine / (mine + rest))) / (len(beside) + 1)
    return found


def _level_with(others: Sequence[RatedPlayer], place: int, slope: float) -> list[float]:
    """Return the weights of those at a place, the same for each, as their order says nothing."""
    weights = [exp(slope * other.belief.mean) for other in others if other.place == place]
    return [sum(weights) / len(weights)] * len(weights) if weights else []
