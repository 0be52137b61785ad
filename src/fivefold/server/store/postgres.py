"""A Postgres database: one connection that writes, and a pool of connections that read."""

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
"""The advisory lock under which the tables are created and upgraded."""
_PAUSE = 0.1
_HANGING = 1000
"""Milliseconds between two statements of a commit after which Postgres aborts it."""
_GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the client's state is broken, for example after the server ended during a query
    asyncpg.PostgresConnectionError,
)
"""Errors that mean there is no connection."""
_PASSING = (
    asyncpg.OperatorInterventionError,  # the server shuts down, starts, or has cancelled a slow statement
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""Errors after which a retry may help."""


_BAD_VALUE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)
"""Errors that the statement itself causes."""


class _Refused(Exception):
    """A statement that had to change a row changed none."""


class Postgres:
    def __init__(self, place: str, patience: float) -> None:
        self._url, self._patience = place, patience
        self._pool: Any = None
        self._writer: Any = None
        self._is_committing = False

    # -- opening and closing

    async def open(self, *, upgrade: bool) -> int:
        """Connect, and upgrade the tables if asked to."""
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
        """Return the rows of a query, replacing a broken connection; raises StoreError."""
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
        """Write all batches in one transaction: together if no key conflicts, otherwise one by one."""
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
        """Return the connection that writes, and open it if necessary."""
        if self._writer is None or self._writer.is_closed():
            limit = str(int(self._patience * 1000))
            settings = {"statement_timeout": limit, "lock_timeout": limit, "application_name": "fivefold"}
            # A process that hangs during a commit locks rooms that other processes want to claim.
            settings["idle_in_transaction_session_timeout"] = str(min(_HANGING, int(self._patience * 1000)))
            self._writer = await asyncpg.connect(self._url, server_settings=settings)
        return self._writer

    def _drop(self) -> None:
        """Terminate the connection; Postgres rolls back its transaction."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.terminate()

    async def _transaction(
        self, writer: Any, work: Callable[[], Awaitable[list[NotSaved | None]]]
    ) -> list[NotSaved | None]:
        """Run `work` in a transaction; while COMMIT is not answered, its result is unknown.

        After an error that the statements did not cause, the connection is dropped, which rolls everything back.
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
    """Write the statements of rooms grouped by kind, in one round trip each, and the other batches one by one.

    Rows are ordered by their keys, so that two processes never deadlock.
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
    """Write one batch completely, or return why it was refused."""
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
    """Execute a statement; return the error if the statement itself caused it."""
    sql, values, guard = statement
    try:
        done = await writer.execute(_numbered(sql), *values)
    except _BAD_VALUE as error:
        if guard and isinstance(error, asyncpg.UniqueViolationError):
            return guard.refusal()
        return StoreError("server.database.not-writable", why=str(error))
    return guard.missed() if guard and guard.missed and done.endswith(" 0") else None


async def _already_written(writer: Any, statement: Statement) -> bool:
    _, values, guard = statement
    return guard is not None and guard.matches(
        values, await writer.fetchrow(_numbered(guard.proof), *guard.key_of(values))
    )


async def _version(connection: Any) -> int:
    """Return the version of the schema; 0 if the database is empty."""
    if await connection.fetchval("SELECT to_regclass('settings')") is None:
        return 0
    found = await connection.fetchval(VERSION)
    return int(found) if found else 1


@cache
def _numbered(sql: str) -> str:
    """Return the statement with `$1`, `$2`, ... instead of `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
