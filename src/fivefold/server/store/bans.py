"""Bans of people and addresses by the operator."""

from typing import Literal, NamedTuple

from fivefold.server.store.database import Statement, Tables

Kind = Literal["person", "address"]
_BAN = (
    "INSERT INTO bans (kind, who, until, why, made, name, operator) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until, why = excluded.why, made = excluded.made,"
    " name = excluded.name, operator = excluded.operator"
)
_BANS = "SELECT kind, who, until, why, made, name, operator FROM bans WHERE"


class Ban(NamedTuple):
    """The ban of a person (by id) or an address (for IPv6 a network), until a time or for ever."""

    kind: Kind
    who: str
    until: int | None
    why: str
    made: int
    name: str = ""
    """What the person was called."""
    operator: str = ""
    """Who banned them."""


class Bans:
    """The bans table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def add(
        self, kind: Kind, who: str, until: int | None, why: str, *, name: str = "", operator: str = ""
    ) -> None:
        """Add a ban, or change an existing one."""
        await self._tables.write(Statement(_BAN, (kind, who, until, why, self._tables.clock(), name, operator)))

    async def lift(self, kind: Kind, who: str) -> None:
        await self._tables.write(Statement("DELETE FROM bans WHERE kind = ? AND who = ?", (kind, who)))

    async def all(self) -> list[Ban]:
        """Return the bans in force, the newest first."""
        sql = f"{_BANS} until IS NULL OR until > ? ORDER BY made DESC"
        return [Ban(*row) for row in await self._tables.read(sql, self._tables.clock())]

    async def of(self, person: str, address: str) -> Ban | None:
        """Return the ban in force of a person or an address, if there is one."""
        sql = (
            f"{_BANS} (until IS NULL OR until > ?)"
            " AND ((kind = 'person' AND who = ?) OR (kind = 'address' AND who = ?)) LIMIT 1"
        )
        found = await self._tables.read(sql, self._tables.clock(), person, address)
        return Ban(*found[0]) if found else None
