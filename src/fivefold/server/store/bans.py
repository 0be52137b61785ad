"""Whom the operator has sent away, for how long and why."""

from typing import Literal, NamedTuple

from fivefold.server.store.database import Statement, Tables

Kind = Literal["person", "address"]
_BAN = (
    "INSERT INTO bans (kind, who, until, why, made) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until, why = excluded.why, made = excluded.made"
)


class Ban(NamedTuple):
    """A person by id, or an address (a network, for IPv6), until then or for ever."""

    kind: Kind
    who: str
    until: int | None
    why: str
    made: int


class Bans:
    """All bans that hold."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def add(self, kind: Kind, who: str, until: int | None, why: str) -> None:
        """Sends somebody away, or changes for how long."""
        await self._tables.write(Statement(_BAN, (kind, who, until, why, self._tables.clock())))

    async def lift(self, kind: Kind, who: str) -> None:
        """Lets somebody in again."""
        await self._tables.write(Statement("DELETE FROM bans WHERE kind = ? AND who = ?", (kind, who)))

    async def all(self) -> list[Ban]:
        """Those that hold now, the newest first."""
        sql = "SELECT kind, who, until, why, made FROM bans WHERE until IS NULL OR until > ? ORDER BY made DESC"
        return [Ban(*row) for row in await self._tables.read(sql, self._tables.clock())]

    async def of(self, person: str, address: str) -> Ban | None:
        """What keeps a person at an address out, if anything does."""
        sql = (
            "SELECT kind, who, until, why, made FROM bans WHERE (until IS NULL OR until > ?)"
            " AND ((kind = 'person' AND who = ?) OR (kind = 'address' AND who = ?)) LIMIT 1"
        )
        found = await self._tables.read(sql, self._tables.clock(), person, address)
        return Ban(*found[0]) if found else None
