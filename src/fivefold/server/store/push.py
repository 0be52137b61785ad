"""Who wants to be notified, at which push service, when, and which turns have not been told yet."""

from hashlib import sha256
from typing import NamedTuple

from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import Stale

MOST_BROWSERS = 5
"""The most browsers in which one person is notified; a further one takes the place of the oldest."""
_KEY = "SELECT value FROM settings WHERE key = 'push-key'"
_ADD_KEY = "INSERT INTO settings (key, value) VALUES ('push-key', ?) ON CONFLICT (key) DO NOTHING"
_ADD = (
    "INSERT INTO push_subscriptions (id, person, endpoint, p256dh, auth, language, device, made)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET person = excluded.person,"
    " p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, device = excluded.device,"
    " made = excluded.made"
)
_CUT = (
    "DELETE FROM push_subscriptions WHERE person = ? AND id NOT IN"
    " (SELECT id FROM push_subscriptions WHERE person = ? ORDER BY made DESC, id LIMIT ?)"
)
_OF = "SELECT id, endpoint, p256dh, auth, language FROM push_subscriptions WHERE person = ? ORDER BY made, id"
_QUIET = (
    "INSERT INTO quiet_hours (person, since, until, utc) VALUES (?, ?, ?, ?) ON CONFLICT (person)"
    " DO UPDATE SET since = excluded.since, until = excluded.until, utc = excluded.utc"
)
_UNTOLD = "SELECT person, room, game, due, tell FROM turns WHERE tell <= ? ORDER BY tell, room, person LIMIT ?"
_TELL = "UPDATE turns SET tell = ? WHERE person = ? AND room = ? AND tell = ?"
_IS_TOLD = Guard(Stale, "SELECT tell FROM turns WHERE person = ? AND room = ?", key=(1, 2), wanted=(0,), missed=Stale)
_AGAIN = "UPDATE turns SET tell = ? WHERE person = ? AND room = ? AND tell IS NULL"


class Subscription(NamedTuple):
    """A browser of a person: its address at a push service, its keys, and the language of its messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class QuietHours(NamedTuple):
    """The hours of a day in which a person is not notified; `utc` is how many minutes their clock is ahead of UTC."""

    since: int
    until: int
    utc: int


class UntoldTurn(NamedTuple):
    """A turn of which a person is to be told at `tell`."""

    person: str
    room: str
    game: str
    due: int | None
    tell: int


class PushTables:
    """The tables of notifications. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def private_key(self, new: str) -> str:
        """Return the server's private key: the one that is saved, or else this new one from now on."""
        if not (found := await self._tables.read(_KEY)):
            await self._tables.write(Statement(_ADD_KEY, (new,)))
            found = await self._tables.read(_KEY)
        return str(found[0][0])

    async def subscribe(
        self, person: str, endpoint: str, p256dh: str, auth: str, language: str, device: str = ""
    ) -> None:
        """Notify a person in a browser; a browser notifies one person only."""
        key, now = sha256(endpoint.encode()).hexdigest(), self._tables.clock()
        row = (key, person, endpoint, p256dh, auth, language, device, now)
        await self._tables.write(Statement(_ADD, row), Statement(_CUT, (person, person, MOST_BROWSERS)))

    async def unsubscribe(self, person: str) -> None:
        """Notify a person no more, in any browser."""
        await self._tables.write(Statement("DELETE FROM push_subscriptions WHERE person = ?", (person,)))

    async def drop(self, subscription: str) -> None:
        """Forget a browser that does not exist any more."""
        await self._tables.write(Statement("DELETE FROM push_subscriptions WHERE id = ?", (subscription,)))

    async def of(self, person: str) -> list[Subscription]:
        """Return the browsers of a person, the oldest first."""
        return [Subscription(*row) for row in await self._tables.read(_OF, person)]

    async def is_on(self, person: str, device: str) -> bool:
        """Return whether a person is notified on a device."""
        asked = "SELECT 1 FROM push_subscriptions WHERE person = ? AND device = ? AND device <> '' LIMIT 1"
        return bool(await self._tables.read(asked, person, device))

    async def save_quiet(self, person: str, quiet: QuietHours) -> None:
        await self._tables.write(Statement(_QUIET, (person, *quiet)))

    async def quiet(self, person: str) -> QuietHours | None:
        found = await self._tables.read("SELECT since, until, utc FROM quiet_hours WHERE person = ?", person)
        return QuietHours(*found[0]) if found else None

    async def untold(self, now: int, most: int) -> list[UntoldTurn]:
        """Return turns that people are to be told of now."""
        return [UntoldTurn(*row) for row in await self._tables.read(_UNTOLD, now, most)]

    async def claim(self, turn: UntoldTurn, later: int | None = None) -> bool:
        """Take it on to tell a person of a turn, or put it off; return whether no other process has done so."""
        try:
            await self._tables.write(Statement(_TELL, (later, turn.person, turn.room, turn.tell), _IS_TOLD))
        except Stale:
            return False
        return True

    async def again(self, turn: UntoldTurn, later: int) -> None:
        """Tell a person later, if it is still their turn."""
        await self._tables.write(Statement(_AGAIN, (later, turn.person, turn.room)))
