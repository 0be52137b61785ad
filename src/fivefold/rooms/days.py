"""The date from which a daily puzzle can be played."""

from collections.abc import Mapping

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.options import OptionValue
from fivefold.pieces.daily import ENDING, day_of


def require_day_reached(game: str, options: Mapping[str, OptionValue], now: Millis) -> None:
    """Raise Illegal for a daily puzzle with a future date; a puzzle without a date is today's."""
    day = options.get("date")
    if game.endswith(ENDING) and isinstance(day, str) and day > day_of(now):
        raise Illegal("rooms.not-yet", date=day)
