"""What brings people back on any device: passkeys, recovery codes, and the list of their devices."""

from typing import NamedTuple

from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import EntryExists

_PASSKEY = "SELECT id, person, public, uses, name, made, used FROM passkeys WHERE"
_ADD_PASSKEY = "INSERT INTO passkeys (id, person, public, uses, name, made) VALUES (?, ?, ?, ?, ?, ?)"
_IS_ADDED = Guard(EntryExists, "SELECT person, public FROM passkeys WHERE id = ?", key=(0,), wanted=(1, 2))
_RECOVERY = (
    "INSERT INTO recovery_codes (person, digest, made) VALUES (?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, made = excluded.made"
)
_KEPT = (
    "SELECT (SELECT count(*) FROM passkeys WHERE person = ?) + (SELECT count(*) FROM recovery_codes WHERE person = ?)"
)
_DEVICE = (
    "INSERT INTO devices (id, person, name, made, seen) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, name = excluded.name"
)
_DEVICES = (
    "SELECT id, name, made, seen FROM devices WHERE person = ? AND signed_out IS NULL ORDER BY seen DESC, id LIMIT ?"
)
_SIGN_OUT = "UPDATE devices SET signed_out = ? WHERE person = ? AND id = ? AND signed_out IS NULL"
MOST_DEVICES = 50


class Passkey(NamedTuple):
    """A public key of a person; `uses` is the authenticator's own count, which stays 0 for synced passkeys."""

    id: str
    person: str
    public: bytes
    uses: int
    name: str
    made: int
    used: int | None


class Device(NamedTuple):
    """A browser in which a person is signed in. Times are in milliseconds."""

    id: str
    name: str
    made: int
    seen: int


class Accounts:
    """The tables of passkeys, recovery codes and devices. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def is_kept(self, person: str) -> bool:
        """Return whether a person has a passkey or a recovery code."""
        return bool((await self._tables.read(_KEPT, person, person))[0][0])

    async def passkey(self, key: str) -> Passkey | None:
        found = await self._tables.read(f"{_PASSKEY} id = ?", key)
        return Passkey(*found[0]) if found else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """Return a person's passkeys, the oldest first."""
        return [Passkey(*row) for row in await self._tables.read(f"{_PASSKEY} person = ? ORDER BY made, id", person)]

    async def add_passkey(self, key: str, person: str, public: bytes, uses: int, name: str) -> None:
        """Save a passkey; raises EntryExists if its id is taken."""
        values = (key, person, public, uses, name, self._tables.clock())
        await self._tables.write(Statement(_ADD_PASSKEY, values, _IS_ADDED))

    async def use_passkey(self, key: str, uses: int) -> None:
        """Record that a passkey was used."""
        change = Statement("UPDATE passkeys SET uses = ?, used = ? WHERE id = ?", (uses, self._tables.clock(), key))
        await self._tables.write(change)

    async def remove_passkey(self, person: str, key: str) -> None:
        await self._tables.write(Statement("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, key)))

    async def save_recovery(self, person: str, digest: str) -> None:
        """Save the hash of a person's recovery code in place of the last one."""
        await self._tables.write(Statement(_RECOVERY, (person, digest, self._tables.clock())))

    async def recovery_made(self, person: str) -> int | None:
        """Return when a person's recovery code was made."""
        found = await self._tables.read("SELECT made FROM recovery_codes WHERE person = ?", person)
        return found[0][0] if found else None

    async def recovered(self, digest: str) -> str | None:
        """Return the person of a recovery code's hash."""
        found = await self._tables.read("SELECT person FROM recovery_codes WHERE digest = ?", digest)
        return found[0][0] if found else None

    async def note_device(self, device: str, person: str, name: str) -> None:
        """Record that a person was seen on a device."""
        now = self._tables.clock()
        await self._tables.write(Statement(_DEVICE, (device, person, name, now, now)))

    async def devices(self, person: str) -> list[Device]:
        """Return a person's devices, the last seen first."""
        return [Device(*row) for row in await self._tables.read(_DEVICES, person, MOST_DEVICES)]

    async def sign_out(self, person: str, device: str) -> None:
        """Invalidate the cookies of one device of a person, which is notified no more."""
        await self._tables.write(
            Statement(_SIGN_OUT, (self._tables.clock(), person, device)),
            Statement("DELETE FROM push_subscriptions WHERE person = ? AND device = ?", (person, device)),
        )

    async def sign_out_others(self, person: str, device: str) -> None:
        """Take all devices but one off a person's list; what invalidates their cookies is the next generation."""
        await self._tables.write(
            Statement("DELETE FROM devices WHERE person = ? AND id <> ?", (person, device)),
            Statement("DELETE FROM push_subscriptions WHERE person = ? AND device <> ?", (person, device)),
        )
