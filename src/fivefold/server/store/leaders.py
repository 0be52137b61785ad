"""Leaderboards of people who have chosen to be listed: a game by month, and a daily puzzle by date."""

from typing import NamedTuple

from fivefold.bots.adapting import Belief
from fivefold.core.game import Millis
from fivefold.server.store.database import Tables

LEAST_MATCHES = 5
"""The rated matches in a month that it takes to be listed."""
MOST = 50

_KNOWN = (
    " AND (best.person = ?"
    " OR best.person IN (SELECT theirs.person FROM players AS mine JOIN players AS theirs"
    " ON theirs.match = mine.match WHERE mine.person = ?)"
    " OR best.person IN (SELECT theirs.person FROM club_people AS mine JOIN club_people AS theirs"
    " ON theirs.code = mine.code WHERE mine.person = ? AND mine.removed = 0 AND theirs.removed = 0))"
)
"""Only this person, people they have played with, and members of their clubs."""
_HAVE_CHOSEN = "person IN (SELECT person FROM rating_choices WHERE listed = 1)"
"""Most have not: the histories of all others need not be sorted."""
_LISTED = (
    " JOIN rating_choices AS chosen ON chosen.person = best.person AND chosen.listed = 1"
    " JOIN people ON people.id = best.person AND people.name <> ''"
)
_MONTH = (
    "SELECT people.name, mean, spread, matches, best.person FROM (SELECT person, mean, spread,"  # noqa: S608
    " row_number() OVER (PARTITION BY person ORDER BY n DESC) AS ago, count(*) OVER (PARTITION BY person) AS matches"
    f" FROM rating_history WHERE game = ? AND ended >= ? AND ended < ? AND {_HAVE_CHOSEN}) AS best"
    f"{_LISTED} WHERE ago = 1 AND matches >= ? AND spread <= ? AND chosen.hidden = 0%s"
    " ORDER BY mean DESC, matches DESC, people.name, best.person LIMIT ?"
)
_DAY = (
    "SELECT people.name, score, lasted, best.person FROM (SELECT person, score, lasted, won, dealt, usual,"  # noqa: S608
    " row_number() OVER (PARTITION BY person ORDER BY ended, match) AS nth"
    f" FROM played WHERE day = ? AND game = ? AND {_HAVE_CHOSEN}) AS best"
    f"{_LISTED} WHERE nth = 1 AND won = 1 AND dealt = 1 AND usual = 1%s"
    " ORDER BY %s, lasted, people.name, best.person LIMIT ?"
)


class MonthLeader(NamedTuple):
    """A person in the leaderboard of a game: the rating after the last match of the month."""

    name: str
    belief: Belief
    matches: int
    person: str


class DayLeader(NamedTuple):
    """A person in the leaderboard of a daily puzzle: the first try."""

    name: str
    score: int
    lasted: Millis
    person: str


class Leaders:
    """Queries for leaderboards. All of them raise StoreError."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def month(
        self, game: str, since: Millis, until: Millis, spread: float, known_to: str = ""
    ) -> list[MonthLeader]:
        """Return the people who played enough in a month and whose rating is sure enough, the strongest first.

        With `known_to`, only those whom that person knows.
        """
        who = (known_to,) * _KNOWN.count("?") if known_to else ()
        asked = _MONTH % (_KNOWN if known_to else "")
        found = await self._tables.read(asked, game, since, until, LEAST_MATCHES, round(1000 * spread), *who, MOST)
        return [
            MonthLeader(name, Belief(mean / 1000, wide / 1000), matches, person)
            for name, mean, wide, matches, person in found
        ]

    async def day(self, game: str, day: str, *, fewest: bool, known_to: str = "") -> list[DayLeader]:
        """Return the people who solved a puzzle at their first try: by points, then by time.

        With `known_to`, only those whom that person knows.
        """
        who = (known_to,) * _KNOWN.count("?") if known_to else ()
        asked = _DAY % (_KNOWN if known_to else "", "score" if fewest else "score DESC")
        return [DayLeader(*row) for row in await self._tables.read(asked, day, game, *who, MOST)]
