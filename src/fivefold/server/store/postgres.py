"""A Postgres: one connection that writes, and a pool of those that read."""

import asyncio
import contextlib
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from itertools import compress, count
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from fivefold.server.store.database import Batch, Busy, Lost, Row, Statement
from fivefold.server.store.errors import NotSaved, StoreError
from fivefold.server.store.schema import VERSION, check, upgrade
from fivefold.server.store.statements import TOGETHER

READERS = 5
_LOCK = 0x46697665
"""The advisory lock under which the tables are made and upgraded."""
_PAUSE = 0.1
_HANGING = 1000
"""Milliseconds between two statements of a commit after which it is given up by the other side."""
_GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the client's own state is broken, as when the other side ends in the middle of it
    asyncpg.PostgresConnectionError,
)
"""What is raised when there is no connection (any more)."""
_PASSING = (
    asyncpg.OperatorInterventionError,  # it shuts down, starts, or has cancelled a statement that took too long
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""What may be better in a moment."""


_BAD_VALUE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)
"""What is raised for a statement that is itself at fault."""


class _Refused(Exception):
    """A statement that had to change a row found none."""


class Postgres:
    """A database named by its URL."""

    def __init__(self, place: str, patience: float) -> None:
        self._url, self._patience = place, patience
        self._pool: Any = None
        self._writer: Any = None
        self._is_committing = False

    # -- opening and closing

    async def open(self, *, upgrade: bool) -> int:
        """Connects, and brings the tables forwards if asked to."""
        try:
            if upgrade:
                await self._upgrade()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=READERS, timeout=self._patience, command_timeout=self._patience
            )
            async with self._pool.acquire() as reader:
                found = await _version(reader)
        except (*_GONE, asyncpg.PostgresError, ValueError) as error:
            raise StoreError("server.database.why", why=str(error) or type(error).__name__) from None
        check(found)
        return found

    async def _upgrade(self) -> None:
        async with asyncio.timeout(self._patience):
            connection: Any = await asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
                found = await _version(connection)
                check(found)
                for step in upgrade(found, "BYTEA", time.time_ns() // 1_000_000):
                    await connection.execute(step)
        finally:
            await connection.close()

    async def close(self) -> None:
        """Ends all connections."""
        writer, self._writer = self._writer, None
        pool, self._pool = self._pool, None
        with contextlib.suppress(*_GONE, asyncpg.PostgresError):
            if writer is not None:
                await writer.close(timeout=self._patience)
        with contextlib.suppress(*_GONE, asyncpg.PostgresError):
            if pool is not None:
                await asyncio.wait_for(pool.close(), self._patience)

    # -- reading

    async def read(self, sql: str, values: Row) -> list[Row]:
        """The rows of a query; a connection that broke is replaced. Raises StoreError."""
        until = time.monotonic() + self._patience
        while True:
            if self._pool is None:
                raise StoreError("server.database.not-open")
            try:
                async with self._pool.acquire(timeout=self._patience) as reader:
                    return [tuple(row) for row in await reader.fetch(_numbered(sql), *values)]
            except (*_GONE, *_PASSING) as error:
                if time.monotonic() + _PAUSE > until:
                    raise StoreError("server.database.no-answer", why=repr(error)) from None
                await asyncio.sleep(_PAUSE)
            except asyncpg.PostgresError as error:
                raise StoreError("server.database.no-answer", why=str(error)) from None

    # -- writing

    async def commit(self, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
        """All batches in one transaction: together if no key stands in the way, otherwise one by one."""
        self._is_committing = False
        try:
            async with asyncio.timeout(self._patience):
                writer = await self._connect()
                if not again:
                    with contextlib.suppress(_Refused, *_BAD_VALUE):
                        return await self._transaction(writer, lambda: _write_together(writer, batches))
                return await self._transaction(writer, lambda: _write_singly(writer, batches, again=again))
        except BaseException as error:
            self._drop()
            if self._is_committing:
                raise Lost(repr(error)) from None
            if isinstance(error, (*_GONE, *_PASSING)):
                raise Busy(repr(error)) from None
            if isinstance(error, asyncpg.PostgresError):
                raise StoreError("server.database.not-taken", why=str(error)) from None
            raise

    async def _connect(self) -> Any:
        """The connection that writes, made anew if the last one broke."""
        if self._writer is None or self._writer.is_closed():
            limit = str(int(self._patience * 1000))
            settings = {"statement_timeout": limit, "lock_timeout": limit, "application_name": "fivefold"}
            # Who hangs in the middle of a commit has rooms locked that others want to take over.
            settings["idle_in_transaction_session_timeout"] = str(min(_HANGING, int(self._patience * 1000)))
            self._writer = await asyncpg.connect(self._url, server_settings=settings)
        return self._writer

    def _drop(self) -> None:
        """Cuts the connection; what was not committed on it is undone by the other side."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.terminate()

    async def _transaction(
        self, writer: Any, work: Callable[[], Awaitable[list[NotSaved | None]]]
    ) -> list[NotSaved | None]:
        """Does the work in a transaction; once it is to be committed, nobody knows until that is answered.

        After an error that is not the work's own, the connection is dropped, which undoes everything.
        """
        await writer.execute("BEGIN")
        try:
            verdicts = await work()
        except (_Refused, *_BAD_VALUE):
            await writer.execute("ROLLBACK")
            raise
        self._is_committing = True
        answer = await writer.execute("COMMIT")
        self._is_committing = False
        if answer != "COMMIT":
            raise StoreError("server.database.undone")
        return verdicts


async def _write_together(writer: Any, batches: Sequence[Batch]) -> list[NotSaved | None]:
    """What rooms keep, kind by kind, in one round trip each; and the rest, of which there is little, batch by batch.

    Kinds are in the order of their keys, so that two processes never wait for each other.
    """
    is_common = [all(statement.sql in TOGETHER for statement in batch) for batch in batches]
    rows: dict[str, list[tuple[Row, Statement]]] = {sql: [] for sql in TOGETHER}
    for statement in (statement for batch in compress(batches, is_common) for statement in batch):
        sql, values, guard = statement
        rows[sql].append((guard.key_of(values) if guard else values, statement))
    for sql, keyed in rows.items():
        if keyed:
            ordered = [statement for _, statement in sorted(keyed, key=lambda pair: pair[0])]
            done = await writer.fetchmany(f"{_numbered(sql)} RETURNING 1", [each.values for each in ordered])
            if len(done) < sum(each.guard is not None and each.guard.missed is not None for each in ordered):
                raise _Refused
    pairs = zip(batches, is_common, strict=True)
    return [None if common else await _write(writer, batch, again=False) for batch, common in pairs]


async def _write_singly(writer: Any, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
    return [await _write(writer, batch, again=again) for batch in batches]


async def _write(writer: Any, batch: Batch, *, again: bool) -> NotSaved | None:
    """One batch whole, or why not."""
    refusal: NotSaved | None = None
    await writer.execute("SAVEPOINT batch")
    for statement in batch:
        refusal = await _run(writer, statement)
        if refusal is not None:
            await writer.execute("ROLLBACK TO batch")
            if again and await _already_written(writer, statement):
                refusal = None
            break
    await writer.execute("RELEASE batch")
    return refusal


async def _run(writer: Any, statement: Statement) -> NotSaved | None:
    """Executes a statement; says why it may not be, if that is its own fault and no other's."""
    sql, values, guard = statement
    try:
        done = await writer.execute(_numbered(sql), *values)
    except _BAD_VALUE as error:
        if guard and isinstance(error, asyncpg.UniqueViolationError):
            return guard.refusal()
        return StoreError("server.database.not-writable", why=str(error))
    return guard.missed() if guard and guard.missed and done.endswith(" 0") else None


async def _already_written(writer: Any, statement: Statement) -> bool:
    """Whether what was wanted is there already."""
    _, values, guard = statement
    return guard is not None and guard.matches(
        values, await writer.fetchrow(_numbered(guard.proof), *guard.key_of(values))
    )


async def _version(connection: Any) -> int:
    """The schema of a database; 0 when it is empty."""
    if await connection.fetchval("SELECT to_regclass('settings')") is None:
        return 0
    found = await connection.fetchval(VERSION)
    return int(found) if found else 1


@cache
def _numbered(sql: str) -> str:
    """The statement with values as Postgres counts them."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
