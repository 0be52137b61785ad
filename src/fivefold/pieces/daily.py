"""Daily puzzles: the same for all players, generated from the date alone, and harder from Monday to Sunday.

The random stream (docs/chance.md) of a day has the seed `SHA-256("Fivefold daily SLUG, DATE")`, such as `Fivefold daily
karma-daily, 2026-03-14`. Its parts 0, 1, 2, ... each make a candidate, and the first one with the difficulty of the
weekday is the puzzle. docs/daily.md says how each game measures difficulty.

The puzzle of a date never changes. A change to the code that makes puzzles is therefore a new version of a game's
generator, which begins on a future date; earlier dates keep their version.
"""

from bisect import bisect_right
from collections.abc import Callable
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from fivefold.core.chance import Chance
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame, Millis
from fivefold.core.notation import clock
from fivefold.core.options import Options
from fivefold.core.table import AnyTable, Table
from fivefold.core.words import Message, message

ENDING = "-daily"
"""The end of a daily's slug."""
MOST_TRIES = 5_000
"""The number of candidates that are tried; far fewer are needed."""

Level = int
"""The difficulty of a day: 1 on Mondays to 7 on Sundays."""
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", extra={"words": "pieces.option-date"})]
"""A date, such as `2026-03-14`."""
C = TypeVar("C")
Generators = tuple[str, ...]
"""The dates on which versions 1, 2, ... of a generator begin, ascending."""
UNCHANGED: Generators = ("0001-01-01",)
"""One version for all dates."""


FIRST: str = "2026-01-01"
"""The first date of the archive: a thousand days from here on were generated and checked in advance (docs/daily.md)."""


def day_of(now: Millis) -> str:
    """Return the UTC date of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def level_of(day: str) -> Level:
    """Return the difficulty of a date."""
    return date.fromisoformat(day).isoweekday()


def seed_of(slug: str, day: str) -> bytes:
    """Return the seed of a game's puzzle of a date."""
    return sha256(f"Fivefold daily {slug}, {day}".encode()).digest()


def generator_of(generators: Generators, day: str) -> int:
    """Return the version of the generator for a date."""
    return bisect_right(generators, day)


def find(slug: str, day: str, accepted: Callable[[Chance, Level], C | None]) -> C:
    """Return the puzzle of a date: the first candidate that is accepted."""
    luck, level = Chance(seed_of(slug, day)), level_of(day)
    for n in range(MOST_TRIES):
        if (found := accepted(luck.part(n), level)) is not None:
            return found
    raise RuntimeError(f"{slug} has no puzzle on {day}")


class DailyOptions(Options, frozen=True):
    """The date of the puzzle; by default the day on which the match begins."""

    date: Day

    def __post_init__(self) -> None:
        try:
            date.fromisoformat(self.date)
        except ValueError:
            allowed = message("pieces.allowed-date")
            raise BadOption("core.bad-value", option="date", allowed=allowed, value=repr(self.date)) from None


def daily(game: str, day: date | str | None = None, **options: Any) -> AnyTable:
    """Return a table with a game's daily puzzle (`daily("karma")`); by default today's."""
    if day is not None:
        options["date"] = str(day)
    return Table(game if game.endswith(ENDING) else f"{game}{ENDING}", **options)


def puzzle_date(game: AnyGame) -> str | None:
    """Return the date of a daily, or None for any other game."""
    return game.options.date if isinstance(game.options, DailyOptions) else None


def shared(table: AnyTable) -> Message | None:
    """Return a line to share about the result, without spoilers: neither the score reached nor the best one.

    None for any other game, and before the end.
    """
    outcome, options = table.outcome, table.game.options
    if outcome is None or not isinstance(options, DailyOptions):
        return None
    key = "pieces.daily-shared.solved" if outcome.winners else "pieces.daily-shared"
    return message(key, game=table.game.title, date=options.date, time=clock(table.now))
