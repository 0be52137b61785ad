"""The time for a turn: seconds at a table where everybody sits, or days for people who play when they have time."""

from typing import Annotated

from msgspec import Meta

DAY_SECONDS = 86_400
MOST_DAYS = 7

TurnSeconds = Annotated[int, Meta(ge=0, le=MOST_DAYS * DAY_SECONDS)]
"""The option `turn_seconds`; 0 is no limit."""


def takes_days(turn_seconds: int) -> bool:
    """Return whether a turn may take days."""
    return turn_seconds >= DAY_SECONDS


def step_seconds(seconds: int, turn_seconds: int) -> int:
    """Return the time for a step beside the turns: its own, or that of a turn where turns take days."""
    return turn_seconds if takes_days(turn_seconds) else seconds
