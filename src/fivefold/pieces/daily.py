"""A puzzle a day: the same for everybody, found from the date alone, and harder from Monday to Sunday.

The stream of luck (docs/chance.md) of a day has the seed `SHA-256("Fivefold daily SLUG, DATE")`, such as
`Fivefold daily karma-daily, 2026-03-14`. Its parts 0, 1, 2, ... each make a candidate, and the first that is as
difficult as the weekday asks for is the puzzle. docs/daily.md says what is measured in each game.

The puzzle of a date stays the same for ever. A change of what makes puzzles is therefore a new version of a game's
generator, which begins on a day to come; earlier dates keep the version that they had.
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
"""How the slug of a daily puzzle ends."""
MOST_TRIES = 5_000
"""So many candidates are looked at; far fewer are ever needed."""

Level = int
"""How difficult a day is: 1 on Mondays to 7 on Sundays."""
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", extra={"words": "pieces.option-date"})]
"""A date, such as `2026-03-14`."""
C = TypeVar("C")
Generators = tuple[str, ...]
"""The dates on which the versions 1, 2, ... of a generator begin, in their order."""
UNCHANGED: Generators = ("0001-01-01",)
"""There is one version, for all dates."""


FIRST: str = "2026-01-01"
"""The archive begins here: from this day on a thousand days were made and checked beforehand (docs/daily.md)."""


def day_of(now: Millis) -> str:
    """The date of a time in milliseconds since 1970; days change at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def level_of(day: str) -> Level:
    """How difficult the puzzle of a date is."""
    return date.fromisoformat(day).isoweekday()


def seed_of(slug: str, day: str) -> bytes:
    """The seed of a day's luck in a game."""
    return sha256(f"Fivefold daily {slug}, {day}".encode()).digest()


def generator_of(generators: Generators, day: str) -> int:
    """The version of a generator that makes the puzzle of a date."""
    return bisect_right(generators, day)


def find(slug: str, day: str, accepted: Callable[[Chance, Level], C | None]) -> C:
    """The day's puzzle: what is made of the first part of the day's stream that comes to something."""
    luck, level = Chance(seed_of(slug, day)), level_of(day)
    for n in range(MOST_TRIES):
        if (found := accepted(luck.part(n), level)) is not None:
            return found
    raise RuntimeError(f"{slug} has no puzzle on {day}")


class DailyOptions(Options, frozen=True):
    """Which puzzle: that of a date, or of the day on which the match begins."""

    date: Day

    def __post_init__(self) -> None:
        try:
            date.fromisoformat(self.date)
        except ValueError:
            allowed = message("pieces.allowed-date")
            raise BadOption("core.bad-value", option="date", allowed=allowed, value=repr(self.date)) from None


def daily(game: str, day: date | str | None = None, **options: Any) -> AnyTable:
    """A table with a day's puzzle of a game (`daily("karma")`); without a day today's."""
    if day is not None:
        options["date"] = str(day)
    return Table(game if game.endswith(ENDING) else f"{game}{ENDING}", **options)


def puzzle_date(game: AnyGame) -> str | None:
    """The date of a daily; None for any other game."""
    return game.options.date if isinstance(game.options, DailyOptions) else None


def shared(table: AnyTable) -> Message | None:
    """A line to share that says how it went and gives nothing away: neither what was reached nor what is possible.

    None for any other game, and before the end.
    """
    outcome, options = table.outcome, table.game.options
    if outcome is None or not isinstance(options, DailyOptions):
        return None
    key = "pieces.daily-shared.solved" if outcome.winners else "pieces.daily-shared"
    return message(key, game=table.game.title, date=options.date, time=clock(table.now))
