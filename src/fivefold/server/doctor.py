"""Examines a database: reads every room, replays every match, verifies finished ones and checks the index."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec

from fivefold.api.played import PlayedRow
from fivefold.core.errors import BadRecord, Refusal
from fivefold.core.playback import rebuild, verify
from fivefold.core.record import Record
from fivefold.core.table import AnyTable
from fivefold.core.words import Message, message
from fivefold.rooms.state import read_room
from fivefold.server.matches import indexing
from fivefold.server.store import NotSaved, Store
from fivefold.server.store.address import file_of
from fivefold.server.store.database import Row
from fivefold.server.store.schema import SCHEMA

PAGE = 100
_ROOMS = "SELECT code, state FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
_MATCHES = "SELECT id, header, seed FROM matches WHERE id > ? ORDER BY id LIMIT ?"
_SAMPLE = "SELECT id, header, seed FROM matches WHERE id IN (SELECT id FROM matches ORDER BY random() LIMIT ?)"
_MATCH = "SELECT 1 FROM matches WHERE id = ?"
_ENDED = "SELECT 1 FROM matches WHERE id = ? AND game IS NOT NULL"
_NUMBERS = "SELECT count(*), min(n), max(n) FROM entries WHERE match = ?"
_STRAY = (
    "SELECT DISTINCT match FROM entries WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = entries.match)"
    " ORDER BY match LIMIT ?"
)
_STRAY_ROWS = (
    "SELECT DISTINCT match FROM played WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = played.match)"
    " ORDER BY match LIMIT ?"
)
INDEXED = 6
"""The first schema with an index of finished matches."""
_HERE_NOT = ("older", "missing", "unknown-game", "newer")
"""Codes of records that this version cannot judge: they were played by other rules or with another list of words."""

DATABASE, ROOM, MATCH = Message("server.sick"), Message("server.sick.room"), Message("server.sick.match")


class Finding(NamedTuple):
    """A problem found in the database."""

    what: Message
    """The database, a room or a match."""
    id: str
    why: Message


class Examined(msgspec.Struct):
    """How many rows were examined, and what came of it."""

    schema: int = 0
    rooms: int = 0
    matches: int = 0
    entries: int = 0
    verified: int = 0
    going_on: int = 0
    unchecked: int = 0
    """Matches that cannot be judged here: older rules were used, or the list of words is missing."""
    troubles: int = 0
    mended: int = 0
    """Matches whose rows in the index were corrected."""


class Doctor:
    """One examination, which holds at most one match in memory.

    It changes nothing unless `mend` is set; then it rewrites wrong rows of the index, which is derived from records.
    """

    def __init__(self, store: Store, found: Callable[[Finding], None], *, mend: bool = False) -> None:
        self._store, self._found, self._mend = store, found, mend
        self._unindexed: str | None = None
        """The match after which the index is not complete yet."""
        self.counts = Examined(schema=store.schema)

    async def examine(self, sample: int | None = None) -> Examined:
        """Examine everything, or all rooms and a random sample of matches; raises StoreError."""
        await self._database()
        if not self._store.schema:
            return self.counts
        async for code, state in self._pages(_ROOMS):
            self.counts.rooms += 1
            await self._room(code, state)
        matches = self._pages(_MATCHES) if sample is None else self._sample(sample)
        async for match, header, seed in matches:
            self.counts.matches += 1
            await self._match(match, header, seed)
        if self._mend and sample is None:
            await self._store.write(indexing.DONE)
        return self.counts

    def _trouble(self, what: Message, which: str, why: Message) -> None:
        self.counts.troubles += 1
        self._found(Finding(what, which, why))

    async def _pages(self, sql: str) -> AsyncIterator[Row]:
        last = ""
        while page := await self._store.read(sql, last, PAGE):
            for row in page:
                yield row
            last = page[-1][0]

    async def _sample(self, most: int) -> AsyncIterator[Row]:
        for row in await self._store.read(_SAMPLE, most):
            yield row

    async def _database(self) -> None:
        path = file_of(self._store.url)
        if path is not None:
            for (found,) in await self._store.read("PRAGMA quick_check(20)"):
                if found != "ok":
                    self._trouble(DATABASE, path.name, message("server.database.why", why=str(found)))
            if path.stat().st_mode & 0o077:
                self._trouble(DATABASE, path.name, Message("server.sick.readable"))
        if not self._store.schema:
            self._trouble(DATABASE, "", Message("server.sick.empty"))
            return
        if self._store.schema < SCHEMA:
            old = message("server.sick.older", schema=self._store.schema, today=SCHEMA)
            self._found(Finding(DATABASE, "", old))
        for (match,) in await self._store.read(_STRAY, PAGE):
            self._trouble(MATCH, match, Message("server.sick.stray"))
        if self._store.schema >= INDEXED:
            self._unindexed = await indexing.reached(self._store)
            while page := await self._store.read(_STRAY_ROWS, PAGE):
                for (match,) in page:
                    await self._index_is_wrong(match, [])
                if not self._mend or len(page) < PAGE:
                    break

    async def _room(self, code: str, state: bytes) -> None:
        try:
            room = read_room(state)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._trouble(ROOM, code, message("server.sick.unreadable", why=str(error)))
            return
        if room.code != code:
            self._trouble(ROOM, code, message("server.sick.other", code=room.code))
        if room.match is not None and not await self._store.read(_MATCH, room.match):
            self._trouble(ROOM, code, message("server.sick.no-match", match=room.match))

    async def _match(self, match: str, header: bytes, seed: bytes) -> None:
        ((count, first, last),) = await self._store.read(_NUMBERS, match)
        self.counts.entries += count
        if not count or (first, last) != (0, count - 1):
            self._trouble(MATCH, match, Message("server.sick.entries"))
            return
        try:
            table = rebuild(header, await self._store.entries(match), seed)
            if table.outcome is None:
                self.counts.going_on += 1
                if self._store.schema > 1 and await self._store.read(_ENDED, match):
                    self._trouble(MATCH, match, Message("server.sick.end"))
            else:
                await self._index(match, table)
                verify(Record.of(table))
                self.counts.verified += 1
        except NotSaved:
            raise
        except BadRecord as error:
            if error.code in _HERE_NOT:
                self.counts.unchecked += 1
            else:
                self._trouble(MATCH, match, error.message)
        except Refusal as error:
            self._trouble(MATCH, match, error.message)
        except Exception as error:  # Damaged entries can raise anything in the bookkeeping; the match is at fault.
            self._trouble(MATCH, match, message("server.sick.not-replayed", why=repr(error)))

    async def _index(self, match: str, table: AnyTable) -> None:
        """Check that the index agrees with the record of a match."""
        if self._store.schema < INDEXED:
            return
        wanted = await indexing.rows_of(self._store, match, table)
        found = await self._store.index.of_match(match)
        is_to_come = not found and self._unindexed is not None and match > self._unindexed
        if found != wanted and (self._mend or not is_to_come):
            await self._index_is_wrong(match, wanted)

    async def _index_is_wrong(self, match: str, wanted: list[PlayedRow]) -> None:
        if not self._mend:
            self._trouble(MATCH, match, Message("server.sick.index"))
            return
        await indexing.put_right(self._store, match, wanted)
        self.counts.mended += 1
