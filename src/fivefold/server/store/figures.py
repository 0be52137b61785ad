"""Statistics of a person's matches: best results, streaks, companions and progress over time.

The database computes the sums, so that ten thousand matches take no longer than ten.
"""

from collections import Counter

import msgspec

from fivefold.api.figures import GameSum, Streak, Stretch
from fivefold.core.botname import read_name
from fivefold.server.store.database import Tables

MOST_DAYS = 1000
MOST_TABLES = 200
MOST_COMPANIONS = 12

_SUMS = (
    "SELECT game, CASE WHEN seats = 1 THEN 1 ELSE 0 END AS alone, (rival + 1500) / 1000 - 1 AS level,"
    " count(*), sum(won), min(CASE WHEN usual = 1 THEN score END), max(CASE WHEN usual = 1 THEN score END),"
    " min(CASE WHEN usual = 1 AND won = 1 THEN lasted END), min(CASE WHEN usual = 1 THEN pace END), max(figure),"
    " CAST(sum(lasted) AS BIGINT), min(ended) FROM played WHERE person = ? AND dealt = 1"
    " GROUP BY game, alone, level ORDER BY game, alone, level"
)
# A run is the wins since the last loss; the latest run has the highest number.
_STREAKS = (
    "WITH numbered AS (SELECT game, won, sum(1 - won) OVER (PARTITION BY game ORDER BY ended, match"
    " ROWS UNBOUNDED PRECEDING) AS run FROM played WHERE person = ? AND dealt = 1),"
    " runs AS (SELECT game, run, sum(won) AS length FROM numbered GROUP BY game, run)"
    " SELECT game, CAST(max(run * 1000000 + length) % 1000000 AS BIGINT), CAST(max(length) AS BIGINT)"
    " FROM runs GROUP BY game"
)
# For a plot, the matches of a game are divided into 24 parts.
_SERIES = (
    "WITH mine AS (SELECT ended, won, pace, figure, (rival + 1500) / 1000 - 1 AS level,"
    " ntile(24) OVER (ORDER BY ended, match) AS step FROM played WHERE person = ? AND dealt = 1 AND game = ?)"
    " SELECT step, level, min(ended), max(ended), count(*), sum(won), count(pace),"
    " CAST(coalesce(sum(pace), 0) AS BIGINT), count(figure), coalesce(sum(figure), 0.0)"
    " FROM mine GROUP BY step, level ORDER BY step, level"
)
_DAYS = "SELECT DISTINCT ended / 86400000 AS day FROM played WHERE person = ? ORDER BY day DESC LIMIT ?"
_TABLES = (
    "SELECT names, seat, count(*) AS often FROM played WHERE person = ? AND dealt = 1 AND seats > 1"
    " GROUP BY names, seat ORDER BY often DESC LIMIT ?"
)


class Figures:
    """Queries for statistics. All of them raise StoreError."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def games(self, person: str) -> list[GameSum]:
        """Return sums by game, alone or not, and level."""
        sums = [GameSum(*row) for row in await self._tables.read(_SUMS, person)]
        return [one._replace(alone=bool(one.alone)) for one in sums]

    async def streaks(self, person: str) -> dict[str, Streak]:
        """Return the streaks by game."""
        return {game: Streak(*row) for game, *row in await self._tables.read(_STREAKS, person)}

    async def series(self, person: str, game: str) -> list[Stretch]:
        """Return how the matches of a game went over time."""
        return [Stretch(*row) for row in await self._tables.read(_SERIES, person, game)]

    async def days(self, person: str) -> list[int]:
        """Return the days with a match, the latest first, as days since 1970."""
        return [day for (day,) in await self._tables.read(_DAYS, person, MOST_DAYS)]

    async def companions(self, person: str) -> list[tuple[str, int]]:
        """Return the names of the people a person played with most, and how often; guests have none."""
        often: Counter[str] = Counter()
        for names, seat, count in await self._tables.read(_TABLES, person, MOST_TABLES):
            others = [name for n, name in enumerate(msgspec.json.decode(names, type=list[str])) if n != seat]
            often.update({name: count for name in others if read_name(name) is None})
        return often.most_common(MOST_COMPANIONS)
