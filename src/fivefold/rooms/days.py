"""The puzzle of a day is played from that day on."""

from collections.abc import Mapping

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.options import OptionValue
from fivefold.pieces.daily import ENDING, day_of


def require_day_reached(game: str, options: Mapping[str, OptionValue], now: Millis) -> None:
    """Raises Illegal for the puzzle of a day that is still to come; one without a date is today's."""
    day = options.get("date")
    if game.endswith(ENDING) and isinstance(day, str) and day > day_of(now):
        raise Illegal("rooms.not-yet", date=day)
