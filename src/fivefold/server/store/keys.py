"""The keys that sign cookies."""

import secrets

from fivefold.server.people.cookies import SETTLING, Key
from fivefold.server.store.database import Statement, Tables

_ADD = "INSERT INTO keys (id, secret, made) VALUES (?, ?, ?)"


class Keys:
    """All keys. The newest one signs, and older ones are accepted until they expire."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def all(self) -> list[Key]:
        """Return the keys, the oldest first; create one at the first start."""
        keys = await self._read()
        if any(key.until is None for key in keys):
            return keys
        first = Statement(f"{_ADD} ON CONFLICT (id) DO NOTHING", (1, secrets.token_hex(32), self._tables.clock()))
        await self._tables.write(first)
        return await self._read()

    async def _read(self) -> list[Key]:
        rows = await self._tables.read("SELECT id, secret, made, until FROM keys ORDER BY id")
        return [Key(number, bytes.fromhex(secret), made, until) for number, secret, made, until in rows]

    async def rotate(self, lifetime: int, *, forget: bool = False) -> Key:
        """Add a key. Older ones expire with the last cookie they signed, or at once with `forget`."""
        now = self._tables.clock()
        newest = max((key.id for key in await self.all()), default=0)
        ending = Statement("UPDATE keys SET until = ? WHERE until IS NULL", (now + SETTLING + lifetime,))
        if forget:
            ending = Statement("DELETE FROM keys", ())
        await self._tables.write(ending, Statement(_ADD, (newest + 1, secrets.token_hex(32), now)))
        return (await self._read())[-1]
