"""Tells people of their turns in matches whose turns take days: once a turn, not at night, and not at the table."""

import asyncio
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fivefold.core.errors import Refusal
from fivefold.core.game import Millis
from fivefold.core.games import Games, pick_game
from fivefold.core.speech import Reader
from fivefold.core.words import Message
from fivefold.server.logs import log
from fivefold.server.push import encryption
from fivefold.server.push.sender import Push, Sender
from fivefold.server.store import Store
from fivefold.server.store.push import QuietHours, Subscription, UntoldTurn

if TYPE_CHECKING:
    from fivefold.server.rooms.driver import Driver

TELL_SECONDS = 5
MOST_TOLD = 100
"""The most turns that are told at a time."""
RETRY = 15 * 60_000
"""Milliseconds after which a push service is tried again that has no time."""
LONGEST_WAIT = 7 * 24 * 3600
"""Seconds for which a push service keeps a message at most."""
MINUTE, DAY = 60_000, 24 * 3600 * 1000


class Told(Struct, frozen=True):
    """What a browser receives: two lines of text, where they lead, and the label of a button; nothing secret."""

    title: str
    body: str
    room: str
    stop: str


class Notifier:
    """Reads the turns that nobody has been told of yet, whichever process saved them."""

    def __init__(
        self,
        store: Store,
        games: Games,
        rooms: "Mapping[str, Driver]",
        now: Callable[[], Millis],
        contact: str,
        more_hosts: tuple[str, ...] = (),
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._store, self._games, self._rooms, self._now = store, games, rooms, now
        self._contact = contact if contact.startswith("https://") else "mailto:operator@localhost"
        self.more_hosts, self._context = more_hosts, context
        self._sender: Sender | None = None
        self._private = ""

    async def public_key(self) -> str | None:
        """Return the key with which browsers subscribe; None where messages cannot be encrypted."""
        if not encryption.is_available():
            return None
        return encryption.public_key(await self._key())

    async def _key(self) -> str:
        if not self._private:
            self._private = await self._store.push.private_key(encryption.new_private_key())
        return self._private

    async def tell(self) -> None:
        """Tell people of their turns; raises StoreError."""
        if not encryption.is_available():
            return
        turns = await self._store.push.untold(self._now(), MOST_TOLD)
        await asyncio.gather(*(self._tell(turn) for turn in turns))

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.close()

    async def _tell(self, turn: UntoldTurn) -> None:
        push, now = self._store.push, self._now()
        browsers = await push.of(turn.person)
        quiet = await push.quiet(turn.person) if browsers else None
        if quiet is not None and (later := end_of_quiet(quiet, now)) is not None:
            await push.claim(turn, later)
            return
        if not await push.claim(turn) or not browsers or self._is_there(turn):
            return
        fates = await asyncio.gather(*(self._send(turn, browser, now) for browser in browsers))
        if "sent" not in fates and "later" in fates:
            await push.again(turn, now + RETRY)

    def _is_there(self, turn: UntoldTurn) -> bool:
        """Return whether a person sits at the table."""
        driver = self._rooms.get(turn.room)
        return driver is not None and driver.room.is_connected(turn.person)

    async def _send(self, turn: UntoldTurn, browser: Subscription, now: Millis) -> str:
        if self._sender is None:
            self._sender = Sender(await self._key(), self._contact, self.more_hosts, self._context)
        left = LONGEST_WAIT if turn.due is None else min(LONGEST_WAIT, max(60, (turn.due - now) // 1000))
        text = msgspec.json.encode(self._told(turn, browser.language))
        fate = await self._sender.send(Push(browser, text, left, _topic(turn.room)))
        if fate == "gone":
            await self._store.push.drop(browser.id)
        elif fate == "later":
            log.info("a push service has no time", room=turn.room)
        return fate

    def _told(self, turn: UntoldTurn, language: str) -> Told:
        reader = Reader(language)
        try:
            title = reader.say(pick_game(self._games, turn.game).title)
        except Refusal:  # a game of a package that is gone
            title = turn.game
        return Told(reader.say(Message("server.push.turn")), title, turn.room, reader.say(Message("server.push.stop")))


def _topic(room: str) -> str:
    """Return the topic of a room, which tells a push service nothing."""
    return urlsafe_b64encode(sha256(f"fivefold {room}".encode()).digest()[:24]).decode()


def end_of_quiet(quiet: QuietHours, now: Millis) -> Millis | None:
    """Return when the quiet hours end that a person has now; None if they have none now."""
    local = now + quiet.utc * MINUTE
    hour = local % DAY // (60 * MINUTE)
    is_quiet = (hour - quiet.since) % 24 < (quiet.until - quiet.since) % 24
    if not is_quiet:
        return None
    hours = (quiet.until - hour) % 24
    return local - local % (60 * MINUTE) + hours * 60 * MINUTE - quiet.utc * MINUTE
