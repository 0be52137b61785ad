"""An SQLite database: one thread that writes, one that reads and one that copies the log, each with a connection."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from fivefold.server.store import checkpoints
from fivefold.server.store.database import Batch, Busy, Row, Statement
from fivefold.server.store.errors import NotSaved, StoreError
from fivefold.server.store.schema import VERSION, check, upgrade
from fivefold.server.store.statements import ADD

T = TypeVar("T")
PRIVATE = 0o600
"""The file contains secrets that let a reader impersonate people, so only its owner may read it."""
_WAIT_MS = 200
"""How long one attempt to write waits for another process; the writer retries while there is time."""
_UPGRADE_MS = 60_000
"""How long a process waits while another one creates the tables."""
_SWITCH_AGAIN = 0.01
"""The seconds between two attempts to switch a new file to a write-ahead log."""
_WIDTH = 3
"""The number of columns of an entry."""
_MOST_ROWS = 6
"""The most entries in one statement, as a power of two, so that few statements have to be prepared."""
_THERE_ALREADY = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_BAD_VALUE = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    OverflowError,
)
"""Errors that the statement itself causes."""


class SQLite:
    """A database in a file. A commit returns when it is on disk."""

    def __init__(self, place: str, patience: float) -> None:
        self.path, self._patience = Path(place), patience
        self._writing = ThreadPoolExecutor(1, "fivefold-writes")
        self._reading = ThreadPoolExecutor(1, "fivefold-reads")
        self._checkpoints = checkpoints.Checkpoints(self.path)
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    # -- opening and closing

    async def open(self, *, upgrade: bool) -> int:
        """Connect; create the file and upgrade the tables if asked to."""
        try:
            if upgrade:
                await self._in(self._writing, self._prepare)
            self._reader = await self._in(self._reading, self._connect_reader)
            found = await self._in(self._reading, lambda: _version(self._reader))
        except (sqlite3.Error, OSError) as error:
            raise StoreError("server.database.why", why=str(error)) from None
        check(found)
        return found

    async def close(self) -> None:
        if self._writer is not None:
            await asyncio.to_thread(self._checkpoints.close)
        for pool, connection in ((self._reading, self._reader), (self._writing, self._writer)):
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    await self._in(pool, connection.close)
            pool.shutdown(wait=False)
        self._reader = self._writer = None

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def _prepare(self) -> None:
        writer = self._connect()
        writer.execute(f"PRAGMA busy_timeout = {_UPGRADE_MS}")
        writer.execute("BEGIN IMMEDIATE")
        try:
            found = _version(writer)
            check(found)
            for step in upgrade(found, "BLOB", time.time_ns() // 1_000_000):
                writer.execute(step)
            writer.execute("COMMIT")
        finally:
            _roll_back(writer)
        writer.execute(f"PRAGMA busy_timeout = {_WAIT_MS}")

    def _connect(self) -> sqlite3.Connection:
        """Return the connection that writes, and open it if necessary."""
        if self._writer is None:
            with contextlib.suppress(FileExistsError):
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
            for ending in ("", "-wal", "-shm"):
                _make_private(Path(f"{self.path}{ending}"))
            writer = sqlite3.connect(self.path, timeout=_WAIT_MS / 1000, isolation_level=None, check_same_thread=False)
            _switch_to_wal(writer)
            _configure(
                writer, "synchronous = FULL", "wal_autocheckpoint = 0", f"journal_size_limit = {checkpoints.FEW_BYTES}"
            )
            self._writer, self._file = writer, _identity(self.path)
        return self._writer

    def _connect_reader(self) -> sqlite3.Connection:
        reader = sqlite3.connect(
            f"{self.path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
        )
        _configure(reader, "query_only = ON", f"busy_timeout = {int(self._patience * 1000)}")
        return reader

    # -- reading

    async def read(self, sql: str, values: Row) -> list[Row]:
        try:
            return await self._in(self._reading, lambda: self._rows(sql, values))
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreError("server.database.no-answer", why=str(error)) from None

    def _rows(self, sql: str, values: Row) -> list[Row]:
        if self._reader is None:
            raise StoreError("server.database.not-open")
        return self._reader.execute(sql, values).fetchall()

    # -- writing

    async def commit(self, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
        """Write all batches in one transaction, each in a savepoint."""
        return await self._in(self._writing, lambda: self._commit(batches, again=again))

    def _commit(self, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
        try:
            writer = self._connect()
            if _identity(self.path) != self._file:
                raise StoreError("server.database.moved")
            writer.execute("BEGIN IMMEDIATE")
            done = set[int]() if again else _write_entries(writer, batches)
            verdicts = [None if n in done else _write(writer, batch, again=again) for n, batch in enumerate(batches)]
            writer.execute("COMMIT")
            self._checkpoints.committed()
        except (sqlite3.Error, OSError) as error:
            if _is_busy(error):
                raise Busy(str(error)) from None
            raise StoreError("server.database.not-taken", why=str(error)) from None
        finally:
            _roll_back(self._writer)
        return verdicts


def _configure(connection: sqlite3.Connection, *pragmas: str) -> None:
    """Set a new connection up; close it if that fails, because the file may not be a database."""
    try:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except sqlite3.Error:
        connection.close()
        raise


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to a write-ahead log, once for all processes.

    While another process does the same, SQLite reports a lock at once instead of waiting for its busy timeout.
    """
    until = time.monotonic() + _UPGRADE_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.Error as error:
            if _is_busy(error) and time.monotonic() < until:
                time.sleep(_SWITCH_AGAIN)
                continue
            connection.close()
            raise
        return


def _is_busy(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _write_entries(writer: sqlite3.Connection, batches: Sequence[Batch]) -> set[int]:
    """Write all batches that consist of entries only and return their numbers; none, if a key conflicts.

    It makes few calls, because the thread has to wait for the interpreter lock after each of them.
    """
    plain = {n for n, batch in enumerate(batches) if all(statement.sql is ADD for statement in batch)}
    values = [value for n in plain for statement in batches[n] for value in statement.values]
    try:
        while values:
            rows = 1 << min(_MOST_ROWS, (len(values) // _WIDTH).bit_length() - 1)
            writer.execute(_adding(rows), values[: rows * _WIDTH])
            del values[: rows * _WIDTH]
    except _BAD_VALUE:
        writer.execute("ROLLBACK")
        writer.execute("BEGIN IMMEDIATE")
        return set()
    return plain


@cache
def _adding(rows: int) -> str:
    """Return a statement that inserts this many entries."""
    return ADD + ", (?, ?, ?)" * (rows - 1)


def _write(writer: sqlite3.Connection, batch: Batch, *, again: bool) -> NotSaved | None:
    """Write one batch completely, or return why it was refused."""
    refusal: NotSaved | None = None
    writer.execute("SAVEPOINT batch")
    for statement in batch:
        refusal = _run(writer, statement)
        if refusal is not None:
            writer.execute("ROLLBACK TO batch")
            if again and _already_written(writer, statement):
                refusal = None
            break
    writer.execute("RELEASE batch")
    return refusal


def _run(writer: sqlite3.Connection, statement: Statement) -> NotSaved | None:
    """Execute a statement; return the error if the statement itself caused it."""
    sql, values, guard = statement
    try:
        done = writer.execute(sql, values).rowcount
    except _BAD_VALUE as error:
        if guard and getattr(error, "sqlite_errorcode", 0) in _THERE_ALREADY:
            return guard.refusal()
        return StoreError("server.database.not-writable", why=str(error))
    return guard.missed() if guard and guard.missed and not done else None


def _already_written(writer: sqlite3.Connection, statement: Statement) -> bool:
    _, values, guard = statement
    return guard is not None and guard.matches(values, writer.execute(guard.proof, guard.key_of(values)).fetchone())


def _roll_back(connection: sqlite3.Connection | None) -> None:
    if connection is not None and connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection | None) -> int:
    """Return the version of the schema; 0 if the database is empty."""
    if connection is None:
        return 0
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetchall():
        return 0
    found = connection.execute(VERSION).fetchone()
    return int(found[0]) if found else 1


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _make_private(path: Path) -> None:
    """Remove the permissions of other users from a file, if it belongs to this user."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if path.is_file() and path.stat().st_mode & 0o077:
            path.chmod(PRIVATE)
