"""Vacations: times in which the clocks of a person's turns stand still, where turns take days."""

from collections.abc import Collection
from typing import NamedTuple

from fivefold.server.store.database import Statement, Tables

_ALL = "SELECT since, until FROM vacations WHERE person = ? ORDER BY since"
_BEGIN = (
    "INSERT INTO vacations (person, since, until) VALUES (?, ?, ?)"
    " ON CONFLICT (person, since) DO UPDATE SET until = excluded.until"
)
_END = "UPDATE vacations SET until = ? WHERE person = ? AND since <= ? AND until > ?"


class Vacation(NamedTuple):
    """The time from `since` until `until`, in milliseconds."""

    since: int
    until: int


class Vacations:
    """The table of vacations. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def all(self, person: str) -> list[Vacation]:
        """Return a person's vacations, the oldest first."""
        return [Vacation(*row) for row in await self._tables.read(_ALL, person)]

    async def current(self, people: Collection[str], now: int) -> dict[str, Vacation]:
        """Return the vacations that go on now, by person."""
        if not people:
            return {}
        marks = ", ".join("?" * len(people))
        sql = f"SELECT person, since, until FROM vacations WHERE until > ? AND person IN ({marks})"  # noqa: S608
        return {person: Vacation(*rest) for person, *rest in await self._tables.read(sql, now, *people)}

    async def begin(self, person: str, since: int, until: int) -> None:
        await self._tables.write(Statement(_BEGIN, (person, since, until)))

    async def end(self, person: str, now: int) -> None:
        """End a vacation that goes on."""
        await self._tables.write(Statement(_END, (now, person, now, now)))
