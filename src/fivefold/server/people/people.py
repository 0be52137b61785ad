"""People without accounts: an id, a generated or chosen name, and a cookie."""

import contextlib
import secrets

from fivefold.core.errors import Illegal
from fivefold.rooms.text import clean_name
from fivefold.server.http.bodies import Handover, Me
from fivefold.server.people.cookies import Keyring
from fivefold.server.people.handovers import BAD, SECONDS, Codes
from fivefold.server.store import NotSaved, Retention, Store, now_ms

DAY = 24 * 3600 * 1000
_FIRST = (
    "Amber", "Blue", "Brisk", "Calm", "Clever", "Copper", "Early", "Fern", "Gentle", "Golden", "Happy", "Honest",
    "Jolly", "Kind", "Lucky", "Merry", "Misty", "Noble", "Olive", "Patient", "Quick", "Quiet", "Rosy", "Silver",
    "Sunny", "Swift", "Velvet", "Violet", "Warm", "Witty",
)  # fmt: skip
_LAST = (
    "Badger", "Beaver", "Crane", "Dolphin", "Falcon", "Finch", "Fox", "Hare", "Heron", "Ibis", "Kestrel", "Lark",
    "Lynx", "Magpie", "Marten", "Newt", "Otter", "Owl", "Panda", "Puffin", "Raven", "Robin", "Seal", "Sparrow",
    "Stoat", "Swan", "Tern", "Wren", "Yak", "Zebra",
)  # fmt: skip


def new_person() -> str:
    """Return a random id for a new person; it is not a secret."""
    return secrets.token_hex(8)


def first_name(person: str) -> str:
    """Return the name of a person who has not chosen one; it is derived from the id, so it is not saved."""
    last, first = divmod(int(person, 16), len(_FIRST))
    return f"{_FIRST[first]} {_LAST[last % len(_LAST)]}"


class Registry:
    """Identifies people by cookies and handover codes, and knows the bans."""

    def __init__(self, store: Store, retention: Retention, codes: Codes) -> None:
        self._store, self._retention = store, retention
        self._keyring = Keyring((), 0)
        self._codes = codes
        self._banned: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Load the keys and the bans; raises StoreError."""
        await self.refresh()

    async def refresh(self) -> None:
        """Load the keys and the bans again, as a command may have changed them."""
        self._keyring = Keyring(await self._store.keys.all(), self._retention.cookies * DAY)
        self._banned = {(ban.kind, ban.who) for ban in await self._store.bans.all()}

    def must_be_welcome(self, person: str, network: str) -> None:
        """Raise Illegal if the person or the network is banned."""
        if ("person", person) in self._banned or ("address", network) in self._banned:
            raise Illegal("server.banned")

    @property
    def lifetime(self) -> int:
        """Seconds for which a cookie is valid."""
        return self._keyring.lifetime // 1000

    async def known(self, cookie: str | None) -> Me | None:
        """Return the person of a cookie, or None if it is invalid, expired or signed out."""
        content = self._keyring.read(cookie, now_ms())
        if content is None:
            return None
        found = await self._store.people.find(content.person)
        if found is None:
            return Me(content.person, first_name(content.person))
        if content.generation < found.generation:
            return None
        if found.seen < now_ms() - DAY:
            with contextlib.suppress(NotSaved):
                await self._store.people.touch(found.id)
        return Me(found.id, found.name)

    async def cookie(self, person: str) -> str:
        found = await self._store.people.find(person)
        return self._keyring.sign(person, found.generation if found else 0, now_ms())

    def new_person(self) -> Me:
        person = new_person()
        return Me(person, first_name(person))

    async def sign_out(self, me: Me) -> None:
        """Invalidate all cookies and handover codes of a person."""
        await self._store.people.sign_out(me.id, me.name)
        await self._codes.forget(me.id)

    async def rename(self, person: str, name: str) -> Me:
        """Change a person's name; raises Illegal."""
        tidy = clean_name(name)
        await self._store.people.save_name(person, tidy)
        return Me(person, tidy)

    async def hand_over(self, person: str) -> Handover:
        """Create a code that makes another device this person's; raises Illegal."""
        return Handover(await self._codes.make(person), SECONDS)

    async def must_own(self, code: str, person: str) -> None:
        """Raise Illegal if a handover code is not valid, or is another person's."""
        if await self._codes.owner(code.upper()) != person:
            raise BAD

    async def taken_over(self, code: str) -> Me:
        """Return the person of a handover code, which is valid once; raises Illegal."""
        person = await self._codes.take(code.upper())
        found = await self._store.people.find(person)
        return Me(person, found.name if found else first_name(person))
