"""Hunches: hasty bots sometimes call before they have found a SET, and sometimes there is none."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fivefold.bots.dial import Habit
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.pieces.calls import Call

EARLY = 0.4
"""The share of its SETs that a bot with haste 1 calls on a hunch."""
HURRY = 0.6
"""The share of the search time after which a hunch comes."""
VAIN = 0.35
"""The share of hunches that are wrong."""


class Hunch(NamedTuple):
    """When a bot calls, and whether it will have a SET to take."""

    call: Millis
    finds: bool


def hunch(haste: float, since: Millis, seen: Millis, luck: Chance) -> Hunch:
    """Return when a bot calls that has searched since `since` and will have found a SET at `seen`."""
    if luck.uniform() >= EARLY * haste:
        return Hunch(seen, True)
    return Hunch(since + round(HURRY * (seen - since)), luck.uniform() >= VAIN)


def call_after(found: Hunch, seen: Millis, now: Millis) -> Millis:
    """Return the delay until the call; a hunch whose time has passed is dropped."""
    return (found.call if now < found.call else seen) - now


def vain_calls(take: type) -> Habit:
    """Return the habit of calling without a SET, where `take` is the move that takes one."""

    def values(moves: Sequence[Any]) -> list[float]:
        """Return for each call 1 if it took nothing, else 0."""
        after = (*moves[1:], None)
        pairs = zip(moves, after, strict=True)
        return [float(not isinstance(then, take)) for move, then in pairs if isinstance(move, Call)]

    return Habit("haste", "vain-calls", values)
