"""Whom people block: who cannot join rooms of which they are host, nor invite them, nor see whether they are here."""

from collections.abc import Collection
from typing import NamedTuple

from fivefold.core.botname import guest_name
from fivefold.server.store.database import Statement, Tables

MOST_BLOCKED = 200
"""The most people whom one person blocks; a further one takes the place of the oldest."""
_ADD = "INSERT INTO blocks (person, other, made) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING"
_CUT = (
    "DELETE FROM blocks WHERE person = ? AND other NOT IN"
    " (SELECT other FROM blocks WHERE person = ? ORDER BY made DESC, other LIMIT ?)"
)
_UNINVITED = "DELETE FROM invitations WHERE recipient = ? AND sender = ?"
_BETWEEN = "SELECT 1 FROM blocks WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)"
_NAMED = (
    "SELECT other, coalesce(people.name, ?), made FROM blocks LEFT JOIN people ON people.id = other"
    " WHERE person = ? ORDER BY made DESC, other"
)


class BlockedPerson(NamedTuple):
    """A person who is blocked, and since when."""

    person: str
    name: str
    since: int


class Blocks:
    """The table of blocks. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of(self, person: str) -> list[str]:
        """Return the people whom a person blocks, the latest first."""
        sql = "SELECT other FROM blocks WHERE person = ? ORDER BY made DESC, other"
        return [other for (other,) in await self._tables.read(sql, person)]

    async def named(self, person: str) -> list[BlockedPerson]:
        """Return the people whom a person blocks with their names, the latest first."""
        return [BlockedPerson(*row) for row in await self._tables.read(_NAMED, guest_name(1), person)]

    async def by(self, person: str, people: Collection[str]) -> set[str]:
        """Return those of these people who block a person; any number of strangers may do so."""
        if not people:
            return set()
        sql = f"SELECT person FROM blocks WHERE other = ? AND person IN ({', '.join('?' * len(people))})"  # noqa: S608
        return {who for (who,) in await self._tables.read(sql, person, *people)}

    async def between(self, person: str, people: Collection[str]) -> set[str]:
        """Return those of these people whom a person blocks or who block the person."""
        return await self.by(person, people) | set(await self.of(person)).intersection(people)

    async def is_between(self, one: str, other: str) -> bool:
        """Return whether one of two people blocks the other."""
        return bool(await self._tables.read(_BETWEEN, one, other, other, one))

    async def add(self, person: str, other: str) -> None:
        """Block a person; their open invitation goes."""
        await self._tables.write(
            Statement(_ADD, (person, other, self._tables.clock())),
            Statement(_CUT, (person, person, MOST_BLOCKED)),
            Statement(_UNINVITED, (person, other)),
        )

    async def remove(self, person: str, other: str) -> None:
        await self._tables.write(Statement("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other)))
