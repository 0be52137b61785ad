"""Hunches: who is in haste calls before having really seen it, and now and then there was nothing to see."""

from typing import NamedTuple

from fivefold.core.chance import Chance
from fivefold.core.game import Millis

EARLY = 0.4
"""Of the SETs of somebody in great haste, so many are called on a hunch."""
HURRY = 0.6
"""A hunch comes after this part of the time."""
VAIN = 0.35
"""So many hunches come to nothing."""


class Hunch(NamedTuple):
    """When somebody calls, and whether they have something to take if that is before they have seen it."""

    call: Millis
    finds: bool


def hunch(haste: float, since: Millis, seen: Millis, luck: Chance) -> Hunch:
    """When somebody calls what they look for since then and will have seen at that time."""
    if luck.uniform() >= EARLY * haste:
        return Hunch(seen, True)
    return Hunch(since + round(HURRY * (seen - since)), luck.uniform() >= VAIN)


def call_after(found: Hunch, seen: Millis, now: Millis) -> Millis:
    """How long until the call: a hunch that has passed is not had again."""
    return (found.call if now < found.call else seen) - now
