"""Every game that has numbers, with house rules that keep a match of random actions short."""

from collections.abc import Iterator
from typing import Any

from fivefold.core.chance import Chance, seed_bytes
from fivefold.rl.course import Course, SeatDecision

SHORT: dict[str, dict[str, Any]] = {
    "five-crowns": {"hands": 1, "max_turns": 20},
    "karma": {},
    "set-cubed": {},
    "wordspiel": {"rounds": 1},
}


def decisions(course: Course, seed: int) -> Iterator[SeatDecision]:
    """Yield every decision of a match of random actions."""
    chance = Chance(seed_bytes(seed))
    while (decision := course.decision) is not None:
        yield decision
        course.act(chance.pick(sorted(decision.actions)))
