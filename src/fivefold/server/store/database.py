"""The interface of a database to the store: read rows, and write batches of statements atomically."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from fivefold.server.store.errors import NotSaved

Row = tuple[Any, ...]
"""Text, numbers and bytes, in the order of the query's columns."""


class Busy(Exception):
    """Nothing was written, and a retry may help: the database is locked or unreachable."""


class Lost(Exception):
    """The connection broke during a commit, which may have succeeded or not."""


class Guard(NamedTuple):
    """The condition that keeps a statement from running twice: a key, or the version of a row.

    The query `proof` returns what is in the database now. `key` and `wanted` are positions in the statement's values:
    the arguments of the proof, and the row that it returns if the statement has been done.
    """

    refusal: type[NotSaved]
    proof: str
    key: tuple[int, ...]
    wanted: tuple[int, ...]
    missed: type[NotSaved] | None = None
    """The error if the statement changes no row; None if it need not change one."""

    def key_of(self, values: Row) -> Row:
        """Return the arguments of the proof."""
        return tuple(values[place] for place in self.key)

    def matches(self, values: Row, found: Sequence[object] | None) -> bool:
        """Return whether the row that the proof found is the one that the statement wanted to write."""
        return found is not None and tuple(found) == tuple(values[place] for place in self.wanted)


class Statement(NamedTuple):
    """A change in SQL, with `?` for each value."""

    sql: str
    values: Row
    guard: Guard | None = None


Batch = Sequence[Statement]
"""Statements that are written together or not at all. Those without a guard can be repeated without harm."""


class Database(Protocol):
    """SQLite or Postgres, for one writer and any number of readers."""

    def __init__(self, place: str, patience: float) -> None:
        """Set the address, and the timeout of every operation in seconds."""
        ...

    async def open(self, *, upgrade: bool) -> int:
        """Connect, create or upgrade the tables if asked to, and return the version of the schema."""
        ...

    async def close(self) -> None: ...

    async def read(self, sql: str, values: Row) -> list[Row]:
        """Return the rows of a query; raises StoreError."""
        ...

    async def commit(self, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
        """Write the batches in one durable transaction, and return for each the reason why it was refused, or None.

        With `again`, batches may have been written already; a statement whose guard matches is not refused then. Raises
        Busy, Lost, or StoreError if nothing was written.
        """
        ...


class Tables(Protocol):
    """The part of the store that its tables use."""

    @property
    def clock(self) -> Callable[[], int]:
        """The wall time in milliseconds."""
        ...

    async def read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query; raises StoreError."""
        ...

    async def write(self, *changes: Statement) -> None:
        """Return when all statements are durable; raises NotSaved."""
        ...
