"""One open connection: what goes out in order, how far away it is, and how much it may ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from statistics import median

import msgspec

from fivefold.server import messages as m
from fivefold.server.limits import Bucket

MOST_WAITING = 500
"""Messages that may wait for a slow client before it is let go."""
PINGS_KEPT = 5


class Connection:
    """A client in a room; messages to it are queued, so that nobody waits for a slow one."""

    def __init__(self, person: str, address: str, send: Callable[[str], Awaitable[None]], *, limited: bool) -> None:
        self.person, self.address = person, address
        self.greeted = False
        """Whether it has said which entries it has; it is sent no table before that."""
        self.match, self.n = "", -1
        self.bucket = Bucket(20, 40) if limited else Bucket(1e9, 1e9)
        self.offences = 0
        self.closing: m.Closed | None = None
        self._send = send
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self._asked: dict[int, float] = {}
        self._pings = 0
        self._trips: list[float] = []

    def tell(self, message: m.Answer) -> None:
        """Queues a message."""
        self.tell_encoded(msgspec.json.encode(message).decode())

    def tell_encoded(self, text: str) -> None:
        """Queues a message that is encoded already."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close("too-slow", "Your connection is too slow to keep up.")

    def close(self, code: str, sentence: str) -> None:
        """Says why, and ends the connection after that."""
        if self.closing is None:
            self.closing = m.Closed(code, sentence)
            while self._queue.full():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    async def run(self) -> None:
        """Sends what is queued until the connection is closed."""
        while (text := await self._queue.get()) is not None:
            await self._send(text)
        if self.closing is not None:
            await self._send(msgspec.json.encode(self.closing).decode())

    # -- latency

    def ping(self) -> None:
        """Asks for a sign of life, to measure the latency with it."""
        self._pings += 1
        self._asked[self._pings] = time.monotonic()
        if len(self._asked) > PINGS_KEPT:
            del self._asked[min(self._asked)]
        self.tell(m.Ping(self._pings))

    def pong(self, ping: int) -> None:
        """The sign of life; one that was not asked for counts for nothing."""
        asked = self._asked.pop(ping, None)
        if asked is not None:
            self._trips = [*self._trips[-PINGS_KEPT + 1 :], time.monotonic() - asked]

    @property
    def lag(self) -> int:
        """How long a message takes one way, in milliseconds, as measured here."""
        return round(median(self._trips) * 500) if self._trips else 0
