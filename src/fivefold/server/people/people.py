"""People without accounts: an id, a name once they have chosen one, and a cookie."""

import contextlib
from datetime import UTC, datetime

from fivefold.api.bodies import Handover, Me
from fivefold.api.codes import new_person
from fivefold.core.errors import Illegal
from fivefold.core.words import Message, message
from fivefold.rooms.text import clean_name
from fivefold.server.people.cookies import Keyring
from fivefold.server.people.handovers import BAD, SECONDS, Codes
from fivefold.server.people.name_filter import NameFilter
from fivefold.server.store import NotSaved, Retention, Store, now_ms
from fivefold.server.store.bans import Ban

DAY = 24 * 3600 * 1000


def banned(ban: Ban) -> Message:
    """Return what those who are banned are told: until when, and why, as far as the operator said so."""
    if ban.until is None:
        return message("server.banned.why", why=ban.why) if ban.why else Message("server.banned")
    until = datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if not ban.why:
        return message("server.banned.until", until=until)
    return message("server.banned.until-why", until=until, why=ban.why)


class Registry:
    """Identifies people by cookies and handover codes, and knows the bans."""

    def __init__(self, store: Store, retention: Retention, codes: Codes, names: NameFilter) -> None:
        self._store, self._retention = store, retention
        self._keyring = Keyring((), 0)
        self._codes, self.names = codes, names
        self._banned: dict[tuple[str, str], Ban] = {}

    async def open(self) -> None:
        """Load the keys and the bans; raises StoreError."""
        await self.refresh()

    async def refresh(self) -> None:
        """Load the keys and the bans again, as a command may have changed them."""
        self._keyring = Keyring(await self._store.keys.all(), self._retention.cookies * DAY)
        self._banned = {(ban.kind, ban.who): ban for ban in await self._store.bans.all()}

    def must_be_welcome(self, person: str, network: str) -> None:
        """Raise Illegal if the person or the network is banned."""
        if (ban := self._banned.get(("person", person)) or self._banned.get(("address", network))) is not None:
            raise Illegal.of(banned(ban))

    @property
    def lifetime(self) -> int:
        """Seconds for which a cookie is valid."""
        return self._keyring.lifetime // 1000

    async def known(self, cookie: str | None) -> Me | None:
        """Return the person of a cookie, or None if it is invalid, expired or signed out."""
        content = self._keyring.read(cookie, now_ms())
        if content is None:
            return None
        found = await self._store.people.find(content.person, content.device)
        if found is None:
            return Me(content.person, "")
        if content.generation < found.generation or found.is_signed_out:
            return None
        if found.seen < now_ms() - DAY:
            with contextlib.suppress(NotSaved):
                await self._store.people.touch(found.id)
        # A name from before it was refused is one no more.
        return Me(found.id, found.name if self.names.is_allowed(found.name) else "")

    async def cookie(self, person: str, before: str | None = None) -> str:
        """Return a cookie for a person; their device keeps the id that it had in the cookie before."""
        found = await self._store.people.find(person)
        device = self.device_of(before, person) or new_person()
        return self._keyring.sign(person, found.generation if found else 0, now_ms(), device)

    def device_of(self, cookie: str | None, person: str) -> str:
        """Return the id of a person's device from its cookie; empty if it has none."""
        content = self._keyring.read(cookie, now_ms())
        return content.device if content is not None and content.person == person else ""

    def new_person(self) -> Me:
        return Me(new_person(), "")

    async def sign_out(self, me: Me) -> None:
        """Invalidate all cookies and handover codes of a person."""
        await self._store.people.sign_out(me.id, me.name)
        await self._codes.forget(me.id)

    async def rename(self, person: str, name: str) -> Me:
        """Change a person's name; raises Illegal if it is none or not allowed."""
        tidy = clean_name(name)
        self.names.check(tidy)
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
        return Me(person, found.name if found else "")
