"""The store: rooms, matches entry by entry, people, keys and bans."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fivefold.rooms.changes import Change
from fivefold.server.store.accounts import Accounts
from fivefold.server.store.address import open_database, shown
from fivefold.server.store.bans import Bans
from fivefold.server.store.blocks import Blocks
from fivefold.server.store.clubs import Clubs
from fivefold.server.store.database import Row, Statement
from fivefold.server.store.errors import StoreError
from fivefold.server.store.figures import Figures
from fivefold.server.store.friends import Friends
from fivefold.server.store.keys import Keys
from fivefold.server.store.leaders import Leaders
from fivefold.server.store.moderation import ModerationTables
from fivefold.server.store.owners import Owners
from fivefold.server.store.people import People
from fivefold.server.store.played import DailyCount, Index
from fivefold.server.store.push import PushTables
from fivefold.server.store.ratings import Ratings
from fivefold.server.store.review_claims import ReviewClaims
from fivefold.server.store.reviews import StoredReviews
from fivefold.server.store.scores import ScoreSheets
from fivefold.server.store.seekers import Seekers
from fivefold.server.store.statements import Ownership, statements
from fivefold.server.store.tournaments import Tournaments
from fivefold.server.store.turns import OpenTurns
from fivefold.server.store.vacations import Vacations
from fivefold.server.store.writer import Noted, Writer

PATIENCE = 5.0
"""Seconds after which an operation fails."""
PAGE = 1000
"""Entries that are read at a time."""
_READY = "INSERT INTO settings (key, value) VALUES ('ready', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_MATCH = (
    "SELECT id, room, header, seed, began, ended, coalesce((SELECT max(n) + 1 FROM entries WHERE match = id), 0)"
    " FROM matches WHERE id = ?"
)
_ENTRIES = "SELECT n, line FROM entries WHERE match = ? AND n >= ? AND n <= ? ORDER BY n LIMIT ?"


class SavedRoom(NamedTuple):
    """A room as saved, with its version; the next save must follow it."""

    version: int
    state: bytes


class SavedMatch(NamedTuple):
    """A match as saved, without its `length` entries."""

    id: str
    room: str
    header: bytes
    seed: bytes
    began: int
    ended: int | None
    length: int


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """Everything that is saved, in SQLite or Postgres, addressed by one URL.

    Every operation ends within about `patience` seconds, with StoreError if the database cannot be used.
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
        self.accounts = Accounts(self)
        self.keys = Keys(self)
        self.bans = Bans(self)
        self.owners = Owners(self)
        self.index = Index(self)
        self.figures = Figures(self)
        self._reviews = StoredReviews(self)
        self.review_claims = ReviewClaims(self)
        self.scores = ScoreSheets(self)
        self.turns = OpenTurns(self)
        self.push = PushTables(self)
        self.blocks = Blocks(self)
        self.friends = Friends(self)
        self.vacations = Vacations(self)
        self.moderation = ModerationTables(self)
        self.ratings = Ratings(self)
        self.leaders = Leaders(self)
        self.seekers = Seekers(self)
        self.tournaments = Tournaments(self)
        self.clubs = Clubs(self)

    async def open(self, *, upgrade: bool = True) -> None:
        """Connect, and create or upgrade the tables; without `upgrade`, the store is read-only. Raises StoreError."""
        try:
            self.schema = await self._database.open(upgrade=upgrade)
        except StoreError as error:
            await self._database.close()
            raise StoreError("server.database.not-opened", database=shown(self.url), why=error.message) from None
        if upgrade:
            self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and disconnect; later writes are refused with StoreError."""
        await self._writer.close()
        await self._database.close()

    @property
    def clock(self) -> Callable[[], int]:
        """The wall time in milliseconds."""
        return self._clock

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query with `?` for each value; raises StoreError."""
        return await self._database.read(sql, values)

    async def write(self, *changes: Statement) -> None:
        """Return when all statements are durable, or raise NotSaved if none of them is."""
        await self._writer.write(changes)

    async def save(self, changes: Sequence[Change], ownership: Ownership | None = None) -> None:
        """Return when all changes are durable, or raise NotSaved if none of them is.

        That is EntryExists, Stale, StoreError, or Outdated if this process does not own the room any more.
        """
        await self.save_soon(changes, ownership)

    def save_soon(self, changes: Sequence[Change], ownership: Ownership | None = None) -> "asyncio.Future[None]":
        """Begin to save changes; the future ends as `save` does."""
        return self._writer.begin(statements(changes, self.clock(), ownership))

    async def is_ready(self) -> bool:
        """Return whether the database accepts writes, by writing."""
        try:
            await self.write(Statement(_READY, (str(self.clock()),)))
        except StoreError:
            return False
        return True

    # -- rooms and matches

    async def load_room(self, code: str) -> SavedRoom | None:
        found = await self.read("SELECT version, state FROM rooms WHERE code = ?", code)
        return SavedRoom(*found[0]) if found else None

    async def live_rooms(self, since: int) -> list[str]:
        """Return the codes of rooms that changed since then, the latest first."""
        found = await self.read("SELECT code FROM rooms WHERE seen >= ? ORDER BY seen DESC", since)
        return [code for (code,) in found]

    async def load_match(self, match: str) -> SavedMatch | None:
        """Return a match; read its entries with `entries`."""
        found = await self.read(_MATCH, match)
        return SavedMatch(*found[0]) if found else None

    async def entries(self, match: str, first: int = 0, last: int | None = None) -> list[bytes]:
        """Return the lines of a match from one number to another, both included, or to the end without `last`."""
        lines: list[bytes] = []
        end = 2**31 - 1 if last is None else last
        while first <= end:
            page = await self.read(_ENTRIES, match, first, end, PAGE)
            lines += [line for _, line in page]
            if len(page) < PAGE:
                break
            first = page[-1][0] + 1
        return lines

    # -- reviews and dailies

    async def keep_review(self, match: str, text: str) -> None:
        """Save the review of a match (`fivefold.reviews.model.Review` as JSON), and its accuracies in the index.

        Raises NotSaved.
        """
        await self._reviews.save(match, text)

    async def review(self, match: str) -> str | None:
        """Return the review of a match, if the current version of the reviewers has made one; raises StoreError."""
        return await self._reviews.find(match)

    async def review_figures(self, match: str) -> tuple[float | None, ...]:
        """Return the accuracy of each seat in a match, or nothing if there is no review; raises StoreError."""
        return await self._reviews.figures(match)

    async def daily_counts(self, day: str) -> dict[str, DailyCount]:
        """Return, for each puzzle of a date (`2026-03-14`), how many people solved it and their median time.

        Only a person's first try counts; puzzles that have not been solved are left out. Raises StoreError.
        """
        return await self.index.solved(day)
