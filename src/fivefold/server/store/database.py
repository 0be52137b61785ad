"""What the store asks of a database: read rows, and write batches of statements, each whole or not at all."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from fivefold.server.store.errors import NotSaved

Row = tuple[Any, ...]
"""Texts, numbers and bytes, as the statement asked for them."""


class Busy(Exception):
    """Nothing was written, and trying again may help: the database is locked, or not there."""


class Lost(Exception):
    """The connection broke during a commit: it may have been written or not."""


class Guard(NamedTuple):
    """What keeps a kind of statement from being done twice: a key, or the version of a row.

    `proof` asks for what stands there now. Its values and the answer that is wanted are values of the statement, told
    by their places in it.
    """

    refusal: type[NotSaved]
    proof: str
    key: tuple[int, ...]
    wanted: tuple[int, ...]
    missed: type[NotSaved] | None = None
    """How the statement is refused if it changes no row; None if it need not."""

    def key_of(self, values: Row) -> Row:
        """What the proof is asked with."""
        return tuple(values[place] for place in self.key)

    def matches(self, values: Row, found: Sequence[object] | None) -> bool:
        """Whether what was found is what the statement wanted to be there."""
        return found is not None and tuple(found) == tuple(values[place] for place in self.wanted)


class Statement(NamedTuple):
    """A change in SQL, with `?` for each value."""

    sql: str
    values: Row
    guard: Guard | None = None


Batch = Sequence[Statement]
"""Statements that belong together. Those without a fence can be done again without harm."""


class Database(Protocol):
    """SQLite or Postgres. Used by one writer at a time, and by any number of readers."""

    def __init__(self, place: str, patience: float) -> None:
        """At this place, with so many seconds for anything it is asked for."""
        ...

    async def open(self, *, upgrade: bool) -> int:
        """Connects, makes or upgrades the tables if asked to, and says which schema they have."""
        ...

    async def close(self) -> None:
        """Disconnects."""
        ...

    async def read(self, sql: str, values: Row) -> list[Row]:
        """The rows of a query; raises StoreError."""
        ...

    async def commit(self, batches: Sequence[Batch], *, again: bool) -> list[NotSaved | None]:
        """Writes the batches in one transaction, durably, and says for each why it was refused, if it was.

        With `again` they may have been written already; what is found as it was wanted is not refused.
        Raises Busy, Lost, or StoreError when nothing was written.
        """
        ...


class Tables(Protocol):
    """What those who keep people, keys and bans need of the store."""

    @property
    def clock(self) -> Callable[[], int]:
        """The time of day in milliseconds."""
        ...

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows of a query; raises StoreError."""
        ...

    async def write(self, *changes: Statement) -> None:
        """Returns when all of it is durable; raises NotKept."""
        ...
