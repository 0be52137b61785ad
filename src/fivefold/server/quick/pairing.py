"""Who fits whom in the queue of quick matches: the difference in strength that is accepted grows with the wait."""

from collections.abc import Collection, Mapping, Sequence

from fivefold.core.game import AnyGame, Millis
from fivefold.core.options import OptionValue, describe
from fivefold.rooms.messages import Pace
from fivefold.server.store.seekers import Seeker

CLOSE = 400
"""The difference in strength, in thousandths of a step, that is accepted at once."""
WIDER = 100
"""By how much it grows per second; after half a minute, anyone fits."""
BOT_AFTER: Millis = 20_000
"""How long a person waits until a bot is offered."""
CLOCKS: Mapping[str, Mapping[Pace, int]] = {
    "turn_seconds": {"relaxed": 120, "normal": 60, "fast": 30},
    "round_seconds": {"relaxed": 600, "normal": 300, "fast": 180},
}
"""Options that limit the time to think, and their values by pace: nobody waits for ever for an opponent."""


def reach(waited: Millis) -> int:
    """Return the difference in strength that is accepted after a wait."""
    return CLOSE + WIDER * max(0, waited) // 1000


def best_mate(one: Seeker, others: Sequence[Seeker], avoided: Collection[str], now: Millis) -> Seeker | None:
    """Return the one of the others who fits best: of about the same strength, and the longest wait among equals."""
    fitting = [
        other
        for other in others
        if other.person not in avoided
        and abs(other.mean - one.mean) <= max(reach(now - one.since), reach(now - other.since))
    ]
    return min(fitting, key=lambda other: (abs(other.mean - one.mean), other.since, other.person), default=None)


def clock_options(game: type[AnyGame], pace: Pace) -> dict[str, OptionValue]:
    """Return the options that give a game this pace; none for games in which everyone plays at once."""
    names = {option.name for option in describe(game.options_type)}
    return {name: values[pace] for name, values in CLOCKS.items() if name in names}
