"""What somebody's matches add up to: bests, streaks, companions, and how they went in the course of time.

The database does the sums, so that who has played ten thousand matches waits no longer than others.
"""

from collections import Counter
from typing import NamedTuple

import msgspec

from fivefold.core.botname import read_bot_name
from fivefold.core.game import Millis
from fivefold.server.store.database import Tables

MOST_DAYS = 1000
MOST_TABLES = 200
MOST_COMPANIONS = 12

_SUMS = (
    """SELECT game, CASE WHEN names LIKE '%","%' THEN 0 ELSE 1 END AS alone, count(*), sum(won),"""
    " min(CASE WHEN usual = 1 THEN score END), max(CASE WHEN usual = 1 THEN score END),"
    " min(CASE WHEN usual = 1 AND won = 1 THEN lasted END), min(CASE WHEN usual = 1 THEN pace END), max(figure),"
    " CAST(sum(lasted) AS BIGINT), min(ended) FROM played WHERE person = ? AND dealt = 1"
    " GROUP BY game, alone ORDER BY game, alone"
)
_STREAKS = (
    "WITH numbered AS (SELECT game, won, ended, row_number() OVER (PARTITION BY game ORDER BY ended, match)"
    " - row_number() OVER (PARTITION BY game, won ORDER BY ended, match) AS run"
    " FROM played WHERE person = ? AND dealt = 1),"
    " runs AS (SELECT game, won, count(*) AS length, max(ended) AS last FROM numbered GROUP BY game, won, run),"
    " dated AS (SELECT game, won, length, last, max(last) OVER (PARTITION BY game) AS newest FROM runs)"
    " SELECT game, max(CASE WHEN last = newest THEN won * length ELSE 0 END), max(won * length)"
    " FROM dated GROUP BY game"
)
_LEVELS = (
    "SELECT game, (rival + 1500) / 1000 - 1 AS level, count(*), sum(won) FROM played WHERE person = ? AND dealt = 1"
    " AND rival IS NOT NULL GROUP BY game, level ORDER BY game, level"
)
# For a plot, the matches of a game are divided into 24 parts.
_SERIES = (
    "WITH mine AS (SELECT ended, won, pace, figure, (rival + 1500) / 1000 - 1 AS level,"
    " ntile(24) OVER (ORDER BY ended, match) AS step FROM played WHERE person = ? AND dealt = 1 AND game = ?)"
    " SELECT step, level, min(ended), max(ended), count(*), sum(won), count(pace),"
    " CAST(coalesce(sum(pace), 0) AS BIGINT), count(figure), coalesce(sum(figure), 0.0)"
    " FROM mine GROUP BY step, level ORDER BY step, level"
)
_DAYS = "SELECT DISTINCT ended / 86400000 AS day FROM played WHERE person = ? AND dealt = 1 ORDER BY day DESC LIMIT ?"
_TABLES = (
    """SELECT names, seat, count(*) AS often FROM played WHERE person = ? AND dealt = 1 AND names LIKE '%","%'"""
    " GROUP BY names, seat ORDER BY often DESC LIMIT ?"
)


class GameSum(NamedTuple):
    """All matches of a game, alone or with others; bests are of those by the rules of the box."""

    game: str
    alone: bool
    played: int
    won: int
    least: int | None
    most: int | None
    """The fewest and the most points."""
    quickest: Millis | None
    """The shortest match that was won."""
    pace: int | None
    figure: float | None
    lasted: Millis
    """All of them together."""
    since: Millis


class Streak(NamedTuple):
    """How many matches were won one after the other: now, and at best."""

    now: int
    longest: int


class LevelSum(NamedTuple):
    """Matches of a game against bots of a level, rounded; -1 is a bot on no dial."""

    game: str
    level: int
    played: int
    won: int


class Stretch(NamedTuple):
    """Some matches of a game, one after the other, as far as they were against one level; None: against no bot."""

    step: int
    level: int | None
    first: Millis
    last: Millis
    played: int
    won: int
    paced: int
    pace: int
    """The sum of so many paces."""
    reviewed: int
    figure: float
    """The sum of so many figures."""


class Figures:
    """Asks for the sums."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def games(self, person: str) -> list[GameSum]:
        """By game; raises StoreError."""
        found = [GameSum(*row) for row in await self._tables.read(_SUMS, person)]
        return [one._replace(alone=bool(one.alone)) for one in found]

    async def streaks(self, person: str) -> dict[str, Streak]:
        """By game; raises StoreError."""
        return {game: Streak(*row) for game, *row in await self._tables.read(_STREAKS, person)}

    async def levels(self, person: str) -> list[LevelSum]:
        """By game and level; raises StoreError."""
        return [LevelSum(*row) for row in await self._tables.read(_LEVELS, person)]

    async def series(self, person: str, game: str) -> list[Stretch]:
        """How matches of a game went in the course of time; raises StoreError."""
        return [Stretch(*row) for row in await self._tables.read(_SERIES, person, game)]

    async def days(self, person: str) -> list[int]:
        """On which days something was played, the latest first, as days since 1970; raises StoreError."""
        return [day for (day,) in await self._tables.read(_DAYS, person, MOST_DAYS)]

    async def companions(self, person: str) -> list[tuple[str, int]]:
        """With whom somebody played most, and how often; people only. Raises StoreError."""
        often: Counter[str] = Counter()
        for names, seat, count in await self._tables.read(_TABLES, person, MOST_TABLES):
            others = [name for n, name in enumerate(msgspec.json.decode(names, type=list[str])) if n != seat]
            often.update({name: count for name in others if read_bot_name(name) is None})
        return often.most_common(MOST_COMPANIONS)
