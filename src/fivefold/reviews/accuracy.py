"""Computes the accuracy of a player from 0 to 100, and selects the decisions to learn from.

Accuracy is the share of the possible gain that was achieved: over all decisions that mattered, the gain over a random
choice, divided by the gain of the best decisions over it. A decision worse than a random one gains nothing. So 100
means that every decision was the best one, and 0 that none was better than random.
"""

from collections.abc import Sequence

from fivefold.core.game import Seat
from fivefold.reviews.model import Decision, KeyMoment, Player

LESSONS = 3
"""The number of lessons per player."""
APART = 2
"""The least number of entries between two lessons."""


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """Return the accuracy of the decisions that matter among these; None if none does."""
    counted = [one for one in decisions if one.matters]
    possible = sum([one.gain for one in counted])
    if not counted or possible <= 0:
        return None
    return round(100 * sum([one.taken for one in counted]) / possible, 1)


def player(decisions: Sequence[Decision], seat: Seat) -> Player:
    """Return the summary of one seat; the positions of its lessons are added later."""
    own = [(place, one) for place, one in enumerate(decisions) if one.seat == seat]
    counted = [one for _, one in own if one.matters]
    return Player(
        accuracy(counted),
        len(own),
        len(counted),
        sum(not one.cost for one in counted),
        round(sum([one.cost for one in counted]), 1),
        lessons(own),
    )


def lessons(own: Sequence[tuple[int, Decision]]) -> tuple[KeyMoment, ...]:
    """Return the most expensive decisions, without two close together and without two with the same answer."""
    found: list[KeyMoment] = []
    answers: set[str] = set()
    for place, one in sorted(own, key=lambda pair: (-pair[1].cost, pair[0])):
        is_near = any(abs(one.n - other.n) < APART for other in found)
        if one.cost and one.matters and not is_near and one.best not in answers and len(found) < LESSONS:
            answers.add(one.best)
            found.append(KeyMoment(place, one.n, one.at, one.seat, ""))
    return tuple(found)
