"""People who look for a match, in the database, so that all processes share one queue.

A person has at most one place. Two people are paired by one transaction that changes both rows or none, so nobody is
ever in two matches.
"""

from typing import NamedTuple

from fivefold.core.game import Millis
from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import Stale

_COLUMNS = "SELECT person, game, pace, mean, network, since, seen, mate, room FROM seekers WHERE"
_JOIN = (
    "INSERT INTO seekers (person, game, pace, mean, network, since, seen) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET game = excluded.game, pace = excluded.pace, mean = excluded.mean,"
    " network = excluded.network, since = excluded.since, seen = excluded.seen, mate = NULL, room = NULL"
)
_NEAR = (
    f"{_COLUMNS} game = ? AND pace = ? AND person <> ? AND mate IS NULL AND seen >= ?"
    " ORDER BY abs(mean - ?), since, person LIMIT ?"
)
_CLAIM = "UPDATE seekers SET mate = ?, seen = ? WHERE person = ? AND mate IS NULL"
_CLAIMED = Guard(Stale, "SELECT mate, seen FROM seekers WHERE person = ?", key=(2,), wanted=(0, 1), missed=Stale)
_FROM_ADDRESS = "SELECT count(*) FROM seekers WHERE network = ? AND person <> ? AND seen >= ?"
MOST_NEAR = 30


class Seeker(NamedTuple):
    """A person in the queue: `mean` is the rating in thousandths, `mate` who was found, and `room` where they meet."""

    person: str
    game: str
    pace: str
    mean: int
    network: str
    since: Millis
    seen: Millis
    mate: str | None = None
    room: str | None = None


class Seekers:
    """The table of people who look for a match. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def find(self, person: str) -> Seeker | None:
        """Return the place of a person."""
        found = await self._tables.read(f"{_COLUMNS} person = ?", person)
        return Seeker(*found[0]) if found else None

    async def join(self, one: Seeker) -> None:
        """Give a person a place, in place of the one they had."""
        await self._tables.write(Statement(_JOIN, one[:7]))

    async def stay(self, person: str, now: Millis) -> None:
        """Note that a person is still waiting."""
        await self._tables.write(Statement("UPDATE seekers SET seen = ? WHERE person = ?", (now, person)))

    async def leave(self, person: str) -> None:
        await self._tables.write(Statement("DELETE FROM seekers WHERE person = ?", (person,)))

    async def near(self, one: Seeker, since: Millis) -> list[Seeker]:
        """Return the people with the same wish who were seen since then, those of about the same strength first."""
        found = await self._tables.read(_NEAR, one.game, one.pace, one.person, since, one.mean, MOST_NEAR)
        return [Seeker(*row) for row in found]

    async def claim(self, person: str, mate: str, now: Millis) -> None:
        """Pair two people, or one with a bot (`mate` is empty); raises Stale if one of them is taken."""
        pairs = sorted([(person, mate), (mate, person)] if mate else [(person, mate)])
        await self._tables.write(*(Statement(_CLAIM, (other, now, who), _CLAIMED) for who, other in pairs))

    async def meet(self, room: str, *people: str) -> None:
        """Tell people the room of their match."""
        asked = "UPDATE seekers SET room = ? WHERE person = ? AND mate IS NOT NULL"
        await self._tables.write(*(Statement(asked, (room, person)) for person in sorted(people)))

    async def release(self, *people: str) -> None:
        """Let people wait on whose match could not be opened."""
        asked = "UPDATE seekers SET mate = NULL WHERE person = ? AND room IS NULL"
        await self._tables.write(*(Statement(asked, (person,)) for person in sorted(people)))

    async def from_address(self, network: str, person: str, since: Millis) -> int:
        """Return how many others wait from an address."""
        return int((await self._tables.read(_FROM_ADDRESS, network, person, since))[0][0])
