"""Which process a room belongs to, where several share a Postgres: they say that they live, take rooms and let them go.

The lease is a process's, for all its rooms at once, and the time is the database's. A process is dead from the moment
its row is gone, and only then are its rooms free: the row is taken away when the lease has run out, and as a row is
renewed or removed but never both, there is no moment at which two processes have the right to one room.
"""

# ruff: noqa: S608 - what is put together here are our own constants
from typing import NamedTuple

from fivefold.server.store.database import Tables

LEASE = 3500
"""Milliseconds without a sign of life after which the rooms of a process are free."""
FREE = ""
"""The owner of a room that was handed over while it was in use: somebody should take it, and soon."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_JOIN = (
    f"INSERT INTO processes (id, lease_until) VALUES (?, {_NOW} + {LEASE})"
    f" ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until RETURNING {_NOW}"
)
_RENEW = f"UPDATE processes SET lease_until = {_NOW} + {LEASE} WHERE id = ? RETURNING {_NOW}"
_FREE = "UPDATE rooms SET owner = '', epoch = epoch + 1 WHERE owner IN (SELECT id FROM gone) RETURNING 1"
_GONE = f"WITH gone AS ({{}} RETURNING id), freed AS ({_FREE}) SELECT id, (SELECT count(*) FROM freed) FROM gone"
_LEAVE = _GONE.format("DELETE FROM processes WHERE id = ?")
# While the database was away nobody could give a sign of life: that counts against nobody.
_EXPIRE = _GONE.format(
    f"DELETE FROM processes WHERE lease_until < {_NOW}"
    f" AND pg_postmaster_start_time() < clock_timestamp() - interval '{LEASE} milliseconds'"
)
# A process that does not know yet that it is dead may have taken a room: that is as free as one of nobody.
_CLAIM = (
    "UPDATE rooms SET owner = ?, epoch = epoch + 1 WHERE code = ?"
    " AND (owner IS NULL OR owner = ? OR NOT EXISTS (SELECT 1 FROM processes WHERE id = rooms.owner))"
    " RETURNING epoch, version, state"
)
_OWNER = "SELECT owner FROM rooms WHERE code = ?"
_RELEASE = "UPDATE rooms SET owner = ?, epoch = epoch + 1 WHERE code = ? AND owner = ? AND epoch = ? RETURNING code"
_ORPHANS = "SELECT code FROM rooms WHERE owner = '' ORDER BY random() LIMIT ?"


class Claim(NamedTuple):
    """A room that is this process's from now on, as it is kept."""

    epoch: int
    version: int
    state: bytes


class OwnedElsewhere(NamedTuple):
    """A room that belongs to another process, which lives."""

    owner: str


class Owners:
    """All processes and whose the rooms are. Everything here raises StoreError, and can be asked twice without harm."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def join(self, process: str) -> int:
        """A process without rooms begins to live; says what time it is."""
        ((now,),) = await self._tables.read(_JOIN, process)
        return int(now)

    async def renew(self, process: str) -> int | None:
        """A sign of life; says what time it is, or None if the process is dead and its rooms are others'."""
        found = await self._tables.read(_RENEW, process)
        return int(found[0][0]) if found else None

    async def leave(self, process: str) -> None:
        """A process ends; what it has not let go of is free."""
        await self._tables.read(_LEAVE, process)

    async def expire_leases(self) -> list[str]:
        """Declares those dead whose leases have run out, and says who that is."""
        return [process for process, _ in await self._tables.read(_EXPIRE)]

    async def claim(self, code: str, process: str) -> Claim | OwnedElsewhere | None:
        """Takes a room if it is free, or this process's already; None if there is no such room."""
        if found := await self._tables.read(_CLAIM, process, code, process):
            return Claim(*found[0])
        owned = await self._tables.read(_OWNER, code)
        return OwnedElsewhere(owned[0][0] or FREE) if owned else None

    async def release(self, code: str, process: str, epoch: int, *, in_use: bool) -> None:
        """Lets a room go, if it is still this process's; one in use should be taken by somebody else at once."""
        await self._tables.read(_RELEASE, FREE if in_use else None, code, process, epoch)

    async def orphans(self, most: int) -> list[str]:
        """Rooms that should be taken: their owner has died, or handed them over."""
        return [code for (code,) in await self._tables.read(_ORPHANS, most)]
