"""What survives a restart: rooms, every match entry by entry, people, keys and bans."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fivefold.rooms.changes import Change
from fivefold.server.store.address import open_database, shown
from fivefold.server.store.bans import Bans
from fivefold.server.store.database import Row, Statement
from fivefold.server.store.errors import StoreError
from fivefold.server.store.figures import Figures
from fivefold.server.store.keys import Keys
from fivefold.server.store.owners import Owners
from fivefold.server.store.people import People
from fivefold.server.store.played import DailyCount, Index
from fivefold.server.store.reviews import StoredReviews
from fivefold.server.store.statements import Ownership, statements
from fivefold.server.store.writer import Noted, Writer

PATIENCE = 5.0
"""Seconds in which anything is answered."""
PAGE = 1000
"""Entries that are read at a time."""
_READY = "INSERT INTO settings (key, value) VALUES ('ready', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_MATCH = (
    "SELECT id, room, header, seed, began, ended, coalesce((SELECT max(n) + 1 FROM entries WHERE match = id), 0)"
    " FROM matches WHERE id = ?"
)
_ENTRIES = "SELECT n, line FROM entries WHERE match = ? AND n >= ? AND n <= ? ORDER BY n LIMIT ?"


class SavedRoom(NamedTuple):
    """A room as it was kept, and the version to save the next one over."""

    version: int
    state: bytes


class SavedMatch(NamedTuple):
    """A match as it was kept, without its `length` entries."""

    id: str
    room: str
    header: bytes
    seed: bytes
    began: int
    ended: int | None
    length: int


def now_ms() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """Everything that is kept, in SQLite or Postgres, named by one URL.

    What is asked for is answered within `patience` seconds or so, with StoreError if the database cannot be used.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float = PATIENCE,
        noted: Noted | None = None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.url = url
        self._clock = clock
        self._database = open_database(url, patience)
        self._writer = Writer(self._database, patience, noted)
        self.schema = 0
        self.people = People(self)
        self.keys = Keys(self)
        self.bans = Bans(self)
        self.owners = Owners(self)
        self.index = Index(self)
        self.figures = Figures(self)
        self._reviews = StoredReviews(self)

    async def open(self, *, upgrade: bool = True) -> None:
        """Connects, and makes or upgrades the tables; without that, nothing can be written. Raises StoreError."""
        try:
            self.schema = await self._database.open(upgrade=upgrade)
        except StoreError as error:
            await self._database.close()
            raise StoreError("server.database.not-opened", database=shown(self.url), why=error.message) from None
        if upgrade:
            self._writer.start()

    async def close(self) -> None:
        """Writes what is waiting, and disconnects; what comes later is refused with StoreError."""
        await self._writer.close()
        await self._database.close()

    @property
    def clock(self) -> Callable[[], int]:
        """The time of day in milliseconds."""
        return self._clock

    @property
    def commits(self) -> int:
        """How many transactions were written."""
        return self._writer.commits

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows of a query, with `?` for each value; raises StoreError."""
        return await self._database.read(sql, values)

    async def write(self, *changes: Statement) -> None:
        """Returns when all of it is durable, or raises NotKept and none of it is."""
        await self._writer.write(changes)

    async def save(self, changes: Sequence[Change], ownership: Ownership | None = None) -> None:
        """Returns when all changes are durable, or raises NotKept and none of them is.

        That is Taken, Stale or StoreError; and Outdated, if the room was to be this process's and is not any more.
        """
        await self.save_soon(changes, ownership)

    def save_soon(self, changes: Sequence[Change], ownership: Ownership | None = None) -> "asyncio.Future[None]":
        """Begins to keep changes; the future says how it went, as `keep` does."""
        return self._writer.begin(statements(changes, self.clock(), ownership))

    async def is_prepared(self) -> bool:
        """Whether something can be written at this moment, found out by writing."""
        try:
            await self.write(Statement(_READY, (str(self.clock()),)))
        except StoreError:
            return False
        return True

    # -- rooms and matches

    async def load_room(self, code: str) -> SavedRoom | None:
        """A room as it was kept."""
        found = await self.read("SELECT version, state FROM rooms WHERE code = ?", code)
        return SavedRoom(*found[0]) if found else None

    async def live_rooms(self, since: int) -> list[str]:
        """The codes of rooms that changed since then, the latest first."""
        found = await self.read("SELECT code FROM rooms WHERE seen >= ? ORDER BY seen DESC", since)
        return [code for (code,) in found]

    async def load_match(self, match: str) -> SavedMatch | None:
        """A match; its entries are read with `entries`."""
        found = await self.read(_MATCH, match)
        return SavedMatch(*found[0]) if found else None

    async def entries(self, match: str, first: int = 0, last: int | None = None) -> list[bytes]:
        """The lines of a match from one number to another, both included; all that follow without `last`."""
        lines: list[bytes] = []
        end = 2**31 - 1 if last is None else last
        while first <= end:
            page = await self.read(_ENTRIES, match, first, end, PAGE)
            lines += [line for _, line in page]
            if len(page) < PAGE:
                break
            first = page[-1][0] + 1
        return lines

    # -- looking back

    async def keep_review(self, match: str, text: str) -> None:
        """Keeps the review of a match (`fivefold.reviews.model.Review` as JSON), and its figures in the index.

        Raises NotKept.
        """
        await self._reviews.save(match, text)

    async def review(self, match: str) -> str | None:
        """The review of a match, if today's reviewers have made one; raises StoreError."""
        return await self._reviews.find(match)

    async def review_figures(self, match: str) -> tuple[float | None, ...]:
        """What the kept review of a match says of each seat; nothing if there is none. Raises StoreError."""
        return await self._reviews.figures(match)

    async def daily_counts(self, day: str) -> dict[str, DailyCount]:
        """Of each puzzle of a day (`2026-03-14`), by slug: how many people have solved it, and their middle time.

        Each counts with their first try; what nobody has solved so is not there. Raises StoreError.
        """
        return await self.index.solved(day)
