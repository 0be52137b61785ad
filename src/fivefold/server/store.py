"""What survives a restart: people, rooms, and every match, entry by entry.

Entries are written under the key (match, n). Writers wait for one another's transaction rather
than for one each: whatever arrives while a commit is under way goes into the next one, together.
"""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

SCHEMA = 1
"""The version of the tables; a newer file is refused."""

meta = sa.MetaData()
settings = sa.Table(
    "settings",
    meta,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
people = sa.Table(
    "people",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
rooms = sa.Table(
    "rooms",
    meta,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
matches = sa.Table(
    "matches",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("room", sa.String(16), nullable=False, index=True),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
)
entries = sa.Table(
    "entries",
    meta,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.LargeBinary, nullable=False),
)


_INSERT = "INSERT INTO entries (match, n, line) VALUES (?, ?, ?)"


class StoreError(Exception):
    """The store cannot be used, and why, in a sentence."""


class Taken(Exception):
    """Another process has written this entry already."""


class KeptMatch(NamedTuple):
    """A match as it was kept; the lines are those of its record."""

    id: str
    room: str
    header: bytes
    seed: bytes
    began: int
    lines: list[bytes]


class _Pending(NamedTuple):
    match: str
    n: int
    line: bytes
    done: "asyncio.Future[None]"


def now_ms() -> int:
    """The time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """People, rooms and matches in SQLite or Postgres, named by one URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        lite = url.startswith("sqlite")
        options: dict[str, object] = {"poolclass": NullPool} if lite else {"pool_size": 5}
        try:
            self.engine: AsyncEngine = create_async_engine(url, **options)
        except (ImportError, ArgumentError, ValueError):
            if url.startswith("postgres"):
                raise StoreError("Postgres needs the package asyncpg: pip install 'fivefold[postgres]'.") from None
            raise StoreError("That is no address of a database: give a file, or a URL of SQLite or Postgres.") from None
        self._lite = lite
        self._writer: AsyncConnection | None = None
        self._queue: asyncio.Queue[_Pending] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self.commits = 0

    async def open(self) -> None:
        """Connects and makes the tables; raises StoreError."""
        try:
            if self._lite:
                self._probe()
            self._writer = await self.engine.connect()
            if self._lite:
                for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
                    await self._writer.exec_driver_sql(f"PRAGMA {pragma}")
                await self._writer.commit()
            await self._writer.run_sync(meta.create_all)
            await self._writer.commit()
        except Exception as error:
            why = getattr(error, "orig", None) or error
            raise StoreError(f"The database {self._shown} cannot be opened: {why}.") from None
        version = int(await self.setting("schema", str(SCHEMA)))
        if version > SCHEMA:
            raise StoreError(f"The database {self._shown} was written by a newer Fivefold (schema {version}).")
        self._task = asyncio.create_task(self._write())

    def _probe(self) -> None:
        """Whether the file can be opened at all, found out without a thread that would have to be ended."""
        with contextlib.closing(sqlite3.connect(sa.engine.make_url(self.url).database or ":memory:")) as file:
            file.execute("PRAGMA schema_version")

    @property
    def _shown(self) -> str:
        return sa.engine.make_url(self.url).render_as_string(hide_password=True)

    async def close(self) -> None:
        """Writes what is waiting, and disconnects; what comes later is refused with StoreError."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
        async with self._one_at_a_time:
            writer, self._writer = self._writer, None
            if writer is not None:
                await writer.close()
            await self.engine.dispose()

    @property
    def _db(self) -> AsyncConnection:
        if self._writer is None:
            raise StoreError("The database is not open.")
        return self._writer

    async def _rows(self, query: sa.Executable) -> list[sa.Row[tuple[object, ...]]]:
        async with self._one_at_a_time:
            result = await self._db.execute(query)
            found = list(result.fetchall())
            await self._db.rollback()
            return found

    async def _change(self, *changes: sa.Executable, rows: list[dict[str, object]] | None = None) -> None:
        """Executes the changes in one transaction, each with all the rows if there are any."""
        async with self._one_at_a_time:
            try:
                for change in changes:
                    await self._db.execute(change, rows)
                await self._db.commit()
            except BaseException:
                await self._db.rollback()
                raise
            self.commits += 1

    # -- settings and people

    async def setting(self, key: str, first: str) -> str:
        """A setting, which is `first` if it was never set."""
        found = await self._rows(sa.select(settings.c.value).where(settings.c.key == key))
        if found:
            return str(found[0][0])
        await self._change(sa.insert(settings).values(key=key, value=first))
        return first

    async def secret(self) -> bytes:
        """The key that signs cookies, made at the first start."""
        return bytes.fromhex(await self.setting("secret", secrets.token_hex(32)))

    async def name_of(self, person: str) -> str | None:
        """The name a person has chosen."""
        found = await self._rows(sa.select(people.c.name).where(people.c.id == person))
        return str(found[0][0]) if found else None

    async def save_person(self, person: str, name: str) -> None:
        """Keeps the name a person has chosen."""
        await self._change(
            sa.delete(people).where(people.c.id == person),
            sa.insert(people).values(id=person, name=name, seen=now_ms()),
        )

    # -- rooms

    async def save_room(self, code: str, state: bytes) -> None:
        """Keeps a room as it is."""
        await self._change(
            sa.delete(rooms).where(rooms.c.code == code),
            sa.insert(rooms).values(code=code, state=state, seen=now_ms()),
        )

    async def load_room(self, code: str) -> bytes | None:
        """A room as it was kept."""
        found = await self._rows(sa.select(rooms.c.state).where(rooms.c.code == code))
        return bytes(found[0][0]) if found else None  # type: ignore[arg-type]

    async def recent_rooms(self, since: int) -> list[str]:
        """The codes of rooms that changed since then."""
        found = await self._rows(sa.select(rooms.c.code).where(rooms.c.seen >= since))
        return [str(row[0]) for row in found]

    async def drop_rooms(self, before: int, keep: Iterable[str]) -> int:
        """Forgets rooms that were not touched since then; their records stay."""
        kept = list(keep)
        found = await self._rows(sa.select(rooms.c.code).where(rooms.c.seen < before, rooms.c.code.notin_(kept)))
        codes = [str(row[0]) for row in found]
        if codes:
            await self._change(sa.delete(rooms).where(rooms.c.code.in_(codes)))
        return len(codes)

    # -- matches

    async def new_match(self, match: str, room: str, header: bytes, seed: bytes, began: int, opening: bytes) -> None:
        """Keeps a match that begins, with its opening."""
        await self._change(
            sa.insert(matches).values(id=match, room=room, header=header, seed=seed, began=began),
            sa.insert(entries).values(match=match, n=0, line=opening),
        )

    async def append(self, match: str, n: int, line: bytes) -> None:
        """Writes an entry durably; raises Taken if it is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Pending(match, n, line, done))
        await done

    async def load_match(self, match: str) -> KeptMatch | None:
        """A match with all its entries."""
        found = await self._rows(sa.select(matches).where(matches.c.id == match))
        if not found:
            return None
        head = found[0]._mapping
        lines = await self._rows(sa.select(entries.c.line).where(entries.c.match == match).order_by(entries.c.n))
        return KeptMatch(
            id=match,
            room=head["room"],
            header=bytes(head["header"]),
            seed=bytes(head["seed"]),
            began=head["began"],
            lines=[bytes(row[0]) for row in lines],  # type: ignore[arg-type]
        )

    async def _write(self) -> None:
        """Takes whatever waits and commits it in one transaction, again and again."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 500:
                batch.append(self._queue.get_nowait())
            try:
                await self._insert(batch)
            except (IntegrityError, sqlite3.IntegrityError):
                await self._write_singly(batch)
            except Exception as error:
                for pending in batch:
                    _fail(pending, StoreError(f"The database did not take the move: {error}"))
            else:
                for pending in batch:
                    _succeed(pending)
            for _ in batch:
                self._queue.task_done()

    async def _insert(self, batch: list[_Pending]) -> None:
        """A batch in one transaction."""
        if not self._lite:
            await self._change(sa.insert(entries), rows=[{"match": p.match, "n": p.n, "line": p.line} for p in batch])
            return
        # Straight to the driver: it has its own thread, and every call there and back costs as much as a move.
        driver = (await self._db.get_raw_connection()).driver_connection
        assert driver is not None
        async with self._one_at_a_time:
            try:
                await driver.executemany(_INSERT, [(p.match, p.n, p.line) for p in batch])
                await driver.commit()
            except BaseException:
                await driver.rollback()
                raise
            self.commits += 1

    async def _write_singly(self, batch: list[_Pending]) -> None:
        for pending in batch:
            try:
                await self._change(sa.insert(entries).values(match=pending.match, n=pending.n, line=pending.line))
            except IntegrityError:
                _fail(pending, Taken())
            except Exception as error:
                _fail(pending, StoreError(f"The database did not take the move: {error}"))
            else:
                _succeed(pending)


def _succeed(pending: _Pending) -> None:
    if not pending.done.done():
        pending.done.set_result(None)


def _fail(pending: _Pending, error: Exception) -> None:
    if not pending.done.done():
        pending.done.set_exception(error)
