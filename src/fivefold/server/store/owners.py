"""Leases of processes and ownership of rooms, for several processes that share a Postgres.

A lease covers all rooms of a process, by the database's clock. A process is dead from the moment its row is deleted,
which happens after its lease has expired; only then are its rooms free. A row is either renewed or deleted, never both,
so two processes never own one room at the same time.
"""

# ruff: noqa: S608 - the queries are built from constants of this module
from typing import NamedTuple

from fivefold.server.store.database import Tables

LEASE = 3500
"""Milliseconds without a heartbeat after which the rooms of a process are free."""
FREE = ""
"""The owner of a room that was released while in use: another process should claim it soon."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_JOIN = (
    f"INSERT INTO processes (id, lease_until) VALUES (?, {_NOW} + {LEASE})"
    f" ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until RETURNING {_NOW}"
)
_RENEW = (
    f"UPDATE processes SET lease_until = {_NOW} + {LEASE}, hears = ? WHERE id = ? RETURNING EXISTS"
    " (SELECT 1 FROM processes other WHERE other.id <> processes.id"
    f" AND other.hears = 1 AND other.lease_until > {_NOW})"
)
_FREE = "UPDATE rooms SET owner = '', epoch = epoch + 1 WHERE owner IN (SELECT id FROM gone) RETURNING 1"
_GONE = f"WITH gone AS ({{}} RETURNING id), freed AS ({_FREE}) SELECT id, (SELECT count(*) FROM freed) FROM gone"
_LEAVE = _GONE.format("DELETE FROM processes WHERE id = ?")
# While the database was down, no process could renew its lease, so those leases are not counted as expired.
_EXPIRE = _GONE.format(
    f"DELETE FROM processes WHERE lease_until < {_NOW}"
    f" AND pg_postmaster_start_time() < clock_timestamp() - interval '{LEASE} milliseconds'"
)
# A process that does not know yet that it is dead may have claimed a room: such a room is free, too.
_CLAIM = (
    "UPDATE rooms SET owner = ?, epoch = epoch + 1 WHERE code = ?"
    " AND (owner IS NULL OR owner = ? OR NOT EXISTS (SELECT 1 FROM processes WHERE id = rooms.owner))"
    " RETURNING epoch, version, state"
)
_OWNER = "SELECT owner FROM rooms WHERE code = ?"
_RELEASE = "UPDATE rooms SET owner = ?, epoch = epoch + 1 WHERE code = ? AND owner = ? AND epoch = ? RETURNING code"
_ORPHANS = "SELECT code FROM rooms WHERE owner = '' ORDER BY random() LIMIT ?"


class Claim(NamedTuple):
    """A room that this process owns from now on, as it was saved."""

    epoch: int
    version: int
    state: bytes


class OwnedElsewhere(NamedTuple):
    """A room that another live process owns."""

    owner: str


class Owners:
    """All processes, and the owners of rooms. Every method raises StoreError and can be repeated without harm."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def join(self, process: str) -> int:
        """Add a process without rooms; return the database's time."""
        ((now,),) = await self._tables.read(_JOIN, process)
        return int(now)

    async def renew(self, process: str, *, hears: bool) -> bool | None:
        """Renew a lease, and say whether the process hears the bus; return whether any other living process does.

        None means that the process is dead and its rooms belong to others.
        """
        found = await self._tables.read(_RENEW, int(hears), process)
        return bool(found[0][0]) if found else None

    async def leave(self, process: str) -> None:
        """Remove a process, and free the rooms that it still owns."""
        await self._tables.read(_LEAVE, process)

    async def count(self) -> int:
        """Return how many processes share the database; 0 without a cluster."""
        return int((await self._tables.read("SELECT count(*) FROM processes"))[0][0])

    async def expire_leases(self) -> list[str]:
        """Remove the processes whose leases have expired, and return their ids."""
        return [process for process, _ in await self._tables.read(_EXPIRE)]

    async def claim(self, code: str, process: str) -> Claim | OwnedElsewhere | None:
        """Claim a room if it is free or owned by this process already; return None if there is no such room."""
        if found := await self._tables.read(_CLAIM, process, code, process):
            return Claim(*found[0])
        owned = await self._tables.read(_OWNER, code)
        return OwnedElsewhere(owned[0][0] or FREE) if owned else None

    async def release(self, code: str, process: str, epoch: int, *, in_use: bool) -> None:
        """Release a room if this process still owns it; one in use should be claimed by another process at once."""
        await self._tables.read(_RELEASE, FREE if in_use else None, code, process, epoch)

    async def orphans(self, most: int) -> list[str]:
        """Return rooms that should be claimed: their owner has died, or released them while in use."""
        return [code for (code,) in await self._tables.read(_ORPHANS, most)]
