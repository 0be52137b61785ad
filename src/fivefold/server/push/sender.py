"""Sends messages to push services from a few threads, so that no service, however slow, holds up a table."""

import asyncio
import http.client
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from fivefold.server.push.encryption import authorization, encrypt
from fivefold.server.push.endpoints import origin_of
from fivefold.server.store.push import Subscription

THREADS = 4
SECONDS = 10.0
"""The timeout of a push service."""
TOKEN_SECONDS = 12 * 3600
RENEWED = 3600
"""Seconds before its end at which a token is made anew."""

Fate = Literal["sent", "gone", "later"]
"""What became of a message; `gone` is a subscription that does not exist any more."""


class Push(Struct, frozen=True):
    """A message for one browser: its text, how long it may wait there, and the topic whose last message it replaces."""

    subscription: Subscription
    text: bytes
    seconds: int
    topic: str


class Sender:
    """Encrypts and sends, a few at a time."""

    def __init__(
        self, private: str, contact: str, more_hosts: tuple[str, ...] = (), context: ssl.SSLContext | None = None
    ) -> None:
        self._private, self._contact, self._more, self._context = private, contact, more_hosts, context
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._tokens: dict[str, tuple[str, float]] = {}
        """The header for each origin, and until when it is used."""

    async def send(self, push: Push) -> Fate:
        """Send a message; never raises for what a push service does."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, push)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, push: Push) -> Fate:
        one = push.subscription
        try:
            origin = origin_of(one.endpoint, self._more)
            body = encrypt(push.text, one.p256dh, one.auth)
        except ValueError:  # also an address that was allowed once
            return "gone"
        parts = urlsplit(one.endpoint)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.seconds),
            "Topic": push.topic,
            "Urgency": "normal",
            "Authorization": self._token(origin),
        }
        context = self._context or ssl.create_default_context()
        connection = http.client.HTTPSConnection(parts.hostname or "", parts.port, timeout=SECONDS, context=context)
        try:
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException):
            return "later"
        finally:
            connection.close()
        if status in (404, 410):
            return "gone"
        return "sent" if 200 <= status < 300 or status == 413 else "later"

    def _token(self, origin: str) -> str:
        """Return the header for a push service; one is used for hours, as signing is not free."""
        now = time.time()
        known = self._tokens.get(origin)
        if known is None or known[1] <= now:
            until = int(now) + TOKEN_SECONDS
            header = authorization(self._private, origin, self._contact, until)
            self._tokens[origin] = known = (header, until - RENEWED)
        return known[0]
