"""Deletes old data: unused rooms and score sheets, matches without a room, and people without matches."""

from collections.abc import Container
from typing import NamedTuple

from msgspec import Struct

from fivefold.server.store import moderation
from fivefold.server.store.database import Row, Statement
from fivefold.server.store.friends import INVITED
from fivefold.server.store.store import Store
from fivefold.server.store.tournaments import deletion

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
"""The time in which vacations count."""
MINUTE = 60 * 1000
MOST = 200
"""The most rows of each kind that one sweep examines; fewer for matches, which can be long."""
MOST_MATCHES = 20
KEPT_TOURNAMENTS = 12
"""How many times longer than a room a tournament waits to go on: people are invited weeks before."""

_UNUSED = (
    "SELECT seen, code FROM rooms WHERE seen < ? AND (seen > ? OR (seen = ? AND code > ?))"
    " AND NOT EXISTS (SELECT 1 FROM wakes WHERE room = code) ORDER BY seen, code LIMIT ?"
)
_REMOVE = (
    "DELETE FROM rooms WHERE code = ? AND seen < ? AND NOT EXISTS (SELECT 1 FROM processes WHERE id = rooms.owner)"
    " AND NOT EXISTS (SELECT 1 FROM wakes WHERE room = code)"
    " AND NOT EXISTS (SELECT 1 FROM tournament_tables WHERE room = rooms.code)"
)
_NOBODY = tuple(
    f"DELETE FROM {table} WHERE room = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = {table}.room)"  # noqa: S608
    for table in ("playing", "turns")
)
_CHOICES = ("vacations", "push_subscriptions", "quiet_hours", "shown_presence", "rating_choices", "blocks")
"""Tables with what people chose for themselves."""
_CHOSEN = tuple(
    f"DELETE FROM {table} WHERE person = ? AND NOT EXISTS (SELECT 1 FROM people WHERE id = {table}.person)"  # noqa: S608
    for table in _CHOICES
)
_OVER = "SELECT id FROM matches WHERE ended < ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = matches.room) LIMIT ?"
_LEFT = (
    "SELECT id FROM matches WHERE ended IS NULL AND began < ?"
    " AND NOT EXISTS (SELECT 1 FROM rooms WHERE code = matches.room) LIMIT ?"
)
_ABSENT = (
    "SELECT seen, id, (generation = 0 OR seen < ?) AND NOT EXISTS (SELECT 1 FROM players WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM score_people WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM tournament_people WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM tournaments WHERE owner = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM club_people WHERE person = people.id)"
    " FROM people WHERE seen < ? AND (seen > ? OR (seen = ? AND id > ?)) ORDER BY seen, id LIMIT ?"
)


_FORGOTTEN = (
    "DELETE FROM strengths WHERE seen < ?"
    " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = strengths.person)"
    " AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE recovery_codes.person = strengths.person)"
)
"""Strengths of people whose cookies have expired and who have no other way back."""
_UNSEEN = "DELETE FROM devices WHERE seen < ?"
"""Devices whose cookies have expired."""
_UNTOLD = "DELETE FROM push_subscriptions WHERE made < ? AND person NOT IN (SELECT id FROM people WHERE seen >= ?)"
"""Browsers of people whose cookies have expired."""
_NO_HOURS = (
    "DELETE FROM quiet_hours WHERE person NOT IN (SELECT person FROM push_subscriptions)"
    " AND person NOT IN (SELECT id FROM people WHERE seen >= ?)"
)
_SHEETS = (
    "SELECT code FROM scores WHERE (seen < ? AND (played = 0 OR NOT EXISTS"
    " (SELECT 1 FROM score_people WHERE code = scores.code))) OR seen < ? LIMIT ?"
)
"""Score sheets that are empty or that nobody keeps, and those that are as old as matches that are deleted."""
_NOT_HELD = (
    "SELECT code FROM tournaments WHERE (ended = 0 AND seen < ? AND NOT EXISTS"
    " (SELECT 1 FROM tournament_tables WHERE tournament_tables.code = tournaments.code)) OR seen < ? LIMIT ?"
)
"""Tournaments that were not begun or not continued, and those that are as old as matches that are deleted."""


class Retention(Struct, frozen=True):
    """How many days data is kept; 0 is for ever."""

    rooms: int = 7
    """Since a room was last used."""
    matches: int = 0
    """Since a match ended; a match in progress is deleted with its room."""
    people: int = 90
    """Since a person without matches was last seen."""
    cookies: int = 365
    """Since a person was last seen; so long their cookies are valid."""
    reports: int = 180
    """Since a report was made."""
    log: int = 365
    """Since an operator did something."""


class Swept(NamedTuple):
    """How many rows were deleted of rooms, matches and people."""

    rooms: int
    matches: int
    people: int


class Sweeper:
    """Deletes a limited number of rows at a time; the next sweeps reach the others."""

    def __init__(self, store: Store, retention: Retention) -> None:
        self._store, self.retention = store, retention
        self._reached = (0, "")
        """The last person examined, so that people who stay are not examined every time."""

    async def sweep(self, in_use: Container[str] = ()) -> Swept:
        """Delete expired data, except rooms in use; raises StoreError."""
        now, kept = self._store.clock(), self.retention
        await self._store.write(
            Statement("DELETE FROM bans WHERE until < ?", (now,)),
            Statement("DELETE FROM keys WHERE until < ?", (now,)),
            Statement("DELETE FROM invitations WHERE made < ?", (now - INVITED,)),
            Statement("DELETE FROM vacations WHERE until < ?", (now - YEAR,)),
            Statement("DELETE FROM review_claims WHERE until < ?", (now - DAY,)),
            *moderation.expired(now, *(now - days * DAY if days else None for days in (kept.reports, kept.log))),
            Statement("DELETE FROM seekers WHERE seen < ?", (now - 2 * MINUTE,)),
        )
        if self.retention.cookies:
            expired = (now - self.retention.cookies * DAY,)
            await self._store.write(
                Statement(_FORGOTTEN, expired),
                Statement(_UNSEEN, expired),
                Statement(_UNTOLD, expired * 2),
                Statement(_NO_HOURS, expired),
            )
            for (code,) in await self._store.read("SELECT code FROM clubs WHERE seen < ? LIMIT ?", *expired, MOST):
                await self._store.clubs.delete(code)
        rooms = await self._rooms(now, in_use)
        matches = await self._matches(now)
        await self._scores(now)
        await self._tournaments(now)
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
            await self._store.write(*gone, *(Statement(sql, (code,)) for code in unused[:MOST] for sql in _NOBODY))
        return len(gone)

    async def _matches(self, now: int) -> int:
        """Delete matches that ended long ago, if those are deleted at all, and unfinished ones whose room is gone."""
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
        """Delete people without matches; those who signed out devices stay until the cookies of these have expired."""
        if not self.retention.people:
            return 0
        before, signed = now - self.retention.people * DAY, now - self.retention.cookies * DAY
        seen, last = self._reached
        page = await self._store.read(_ABSENT, signed, before, seen, seen, last, MOST)
        self._reached = (page[-1][0], page[-1][1]) if len(page) == MOST else (0, "")
        gone = [person for _, person, goes in page if goes]
        if gone:
            await self._store.write(
                *(Statement("DELETE FROM people WHERE id = ? AND seen < ?", (person, before)) for person in gone),
                *(Statement(sql, (person,)) for person in gone for sql in _CHOSEN),
            )
        return len(gone)

    async def _scores(self, now: int) -> None:
        """Delete empty score sheets like rooms, and others like matches."""
        kept = (self.retention.rooms, self.retention.matches)
        empty, old = (now - days * DAY if days else -1 for days in kept)
        found = await self._store.read(_SHEETS, empty, old, MOST)
        for (code,) in found:
            await self._store.write(
                Statement("DELETE FROM score_entries WHERE code = ?", (code,)),
                Statement("DELETE FROM score_people WHERE code = ?", (code,)),
                Statement("DELETE FROM scores WHERE code = ?", (code,)),
            )

    async def _tournaments(self, now: int) -> None:
        """Delete tournaments that nobody goes on with like matches in progress, and others like matches."""
        left = now - KEPT_TOURNAMENTS * self.retention.rooms * DAY if self.retention.rooms else -1
        old = now - self.retention.matches * DAY if self.retention.matches else -1
        for (code,) in await self._store.read(_NOT_HELD, left, old, MOST):
            await self._store.write(*deletion(code))
