"""The figure from 0 to 100, and the moments to learn from.

The figure is the share of the possible gain that was taken: over all decisions that mattered, what was gained over a
blind choice, divided by what the best decisions would have gained over it. A decision worse than blind gains nothing.
So 100 is whoever always found the best there was, and 0 whoever never did better than blindly.
"""

from collections.abc import Sequence

from fivefold.core.game import Seat
from fivefold.reviews.model import Decision, KeyMoment, Player

LESSONS = 3
"""So many moments to learn from."""
APART = 2
"""So many entries are between two of them at least."""


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """The figure of the decisions that matter among these; None if none does."""
    counted = [one for one in decisions if one.matters]
    possible = sum([one.gain for one in counted])
    if not counted or possible <= 0:
        return None
    return round(100 * sum([one.taken for one in counted]) / possible, 1)


def player(decisions: Sequence[Decision], seat: Seat) -> Player:
    """How one seat decided; the positions of its lessons are still to be filled in."""
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
    """The dearest decisions, not two of the same moment, and not two with the same answer."""
    found: list[KeyMoment] = []
    answers: set[str] = set()
    for place, one in sorted(own, key=lambda pair: (-pair[1].cost, pair[0])):
        is_near = any(abs(one.n - other.n) < APART for other in found)
        if one.cost and one.matters and not is_near and one.best not in answers and len(found) < LESSONS:
            answers.add(one.best)
            found.append(KeyMoment(place, one.n, one.at, one.seat, ""))
    return tuple(found)
