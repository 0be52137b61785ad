"""What goes by itself: rooms that nobody uses, matches that can never go on, people who left nothing behind."""

from collections.abc import Container
from typing import NamedTuple

from msgspec import Struct

from fivefold.server.store.database import Row, Statement
from fivefold.server.store.store import Store

DAY = 24 * 3600 * 1000
MOST = 200
"""Rows that one sweep looks at, of each kind; matches can be long, so fewer of them."""
MOST_MATCHES = 20

_UNUSED = (
    "SELECT seen, code FROM rooms WHERE seen < ? AND (seen > ? OR (seen = ? AND code > ?)) ORDER BY seen, code LIMIT ?"
)
_REMOVE = (
    "DELETE FROM rooms WHERE code = ? AND seen < ? AND NOT EXISTS (SELECT 1 FROM processes WHERE id = rooms.owner)"
)
_NOBODY = "DELETE FROM playing WHERE room = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = playing.room)"
_OVER = "SELECT id FROM matches WHERE ended < ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = matches.room) LIMIT ?"
_LEFT = (
    "SELECT id FROM matches WHERE ended IS NULL AND began < ?"
    " AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = matches.room) LIMIT ?"
)
_ABSENT = (
    "SELECT seen, id, (generation = 0 OR seen < ?) AND NOT EXISTS (SELECT 1 FROM players WHERE person = people.id)"
    " FROM people WHERE seen < ? AND (seen > ? OR (seen = ? AND id > ?)) ORDER BY seen, id LIMIT ?"
)


_FORGOTTEN = "DELETE FROM strengths WHERE seen < ?"
"""Nobody's device knows them any more."""


class Retention(Struct, frozen=True):
    """For how many days things are kept; 0 is for ever."""

    rooms: int = 7
    """Since a room was last used."""
    matches: int = 0
    """Since a match was over; one that is not over goes with its room."""
    people: int = 90
    """Since somebody who has played no match was last here."""
    cookies: int = 365
    """Since somebody was last here: so long their device knows them."""


class Swept(NamedTuple):
    """How much has gone."""

    rooms: int
    matches: int
    people: int


class Sweeper:
    """Sweeps a little at a time; what is not reached now is reached by one of the next times."""

    def __init__(self, store: Store, retention: Retention) -> None:
        self._store, self.retention = store, retention
        self._reached = (0, "")
        """The last person looked at: those who stay are not looked at every time."""

    async def sweep(self, in_use: Container[str] = ()) -> Swept:
        """Takes away what has had its time, except rooms in use; raises StoreError."""
        now = self._store.clock()
        await self._store.write(
            Statement("DELETE FROM bans WHERE until < ?", (now,)), Statement("DELETE FROM keys WHERE until < ?", (now,))
        )
        if self.retention.cookies:
            await self._store.write(Statement(_FORGOTTEN, (now - self.retention.cookies * DAY,)))
        rooms = await self._rooms(now, in_use)
        matches = await self._matches(now)
        return Swept(rooms, matches, await self._people(now))

    async def _rooms(self, now: int, in_use: Container[str]) -> int:
        if not self.retention.rooms:
            return 0
        before = now - self.retention.rooms * DAY
        unused: list[str] = []
        last = (0, "")
        while len(unused) < MOST:
            page = await self._store.read(_UNUSED, before, last[0], last[0], last[1], MOST)
            unused += [code for _, code in page if code not in in_use]
            if len(page) < MOST:
                break
            last = page[-1]
        gone = [Statement(_REMOVE, (code, before)) for code in unused[:MOST]]
        if gone:
            await self._store.write(*gone, *(Statement(_NOBODY, (code,)) for code in unused[:MOST]))
        return len(gone)

    async def _matches(self, now: int) -> int:
        """Matches that are over for long, if those go at all, and those that can never be over: their room has gone."""
        found: list[Row] = []
        if self.retention.matches:
            found += await self._store.read(_OVER, now - self.retention.matches * DAY, MOST_MATCHES)
        if self.retention.rooms:
            found += await self._store.read(_LEFT, now - self.retention.rooms * DAY, MOST_MATCHES)
        for (match,) in found:
            await self._store.write(
                Statement("DELETE FROM entries WHERE match = ?", (match,)),
                Statement("DELETE FROM players WHERE match = ?", (match,)),
                Statement("DELETE FROM played WHERE match = ?", (match,)),
                Statement("DELETE FROM reviews WHERE match = ?", (match,)),
                Statement("DELETE FROM matches WHERE id = ?", (match,)),
            )
        return len(found)

    async def _people(self, now: int) -> int:
        """People who have played nothing; who has signed devices out stays known as long as those could come back."""
        if not self.retention.people:
            return 0
        before, signed = now - self.retention.people * DAY, now - self.retention.cookies * DAY
        seen, last = self._reached
        page = await self._store.read(_ABSENT, signed, before, seen, seen, last, MOST)
        self._reached = (page[-1][0], page[-1][1]) if len(page) == MOST else (0, "")
        gone = [person for _, person, goes in page if goes]
        if gone:
            await self._store.write(
                *(Statement("DELETE FROM people WHERE id = ? AND seen < ?", (person, before)) for person in gone)
            )
        return len(gone)
