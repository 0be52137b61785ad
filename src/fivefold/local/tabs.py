"""The tabs of a browser, over strings alone: what the worker of a page calls, and what it is called back with.

Bytes cross as Latin-1 text, so that nothing has to be converted by hand on either side.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.local.alarms import LoopAlarm
from fivefold.local.answers import Answers
from fivefold.local.house import House
from fivefold.local.jobs import perform
from fivefold.rooms import inputs as i

Kept = Callable[[str, str], Awaitable[str]]
"""Reads `read`, `under` or does `write` in the browser's database, and returns an encoded `Reply`."""
Perform = Callable[[str, str, str], Awaitable[str]]
"""Has a job done in a lane under a name, and returns its end; an empty text if the worker died."""
Send = Callable[[str, str, bool], object]
"""Sends a text over a connection; the last one closes it."""


class Reply(Struct, frozen=True):
    """What the browser's database says: pairs of keys and values, or why it failed."""

    pairs: tuple[tuple[str, str], ...] = ()
    failed: str = ""


_reply = msgspec.json.Decoder(Reply)


class BrowserValues:
    """The values in the browser's database."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    async def read(self, key: str) -> bytes | None:
        pairs = await self._do("read", key)
        return pairs[0][1] if pairs else None

    async def under(self, prefix: str) -> list[tuple[str, bytes]]:
        return await self._do("under", prefix)

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        written = {key: None if value is None else value.decode() for key, value in changes.items()}
        await self._do("write", msgspec.json.encode(written).decode())

    async def _do(self, operation: str, text: str) -> list[tuple[str, bytes]]:
        reply = _reply.decode(await self._kept(operation, text))
        if reply.failed:
            raise OSError(reply.failed)
        return [(key, value.encode()) for key, value in reply.pairs]


class BrowserPerformer:
    """Has jobs done by the other workers of the page."""

    def __init__(self, perform: Perform, cancel: Callable[[str], object]) -> None:
        self._perform, self._cancel = perform, cancel
        self._last = 0

    async def __call__(self, lane: str, job: bytes) -> bytes:
        self._last += 1
        name = str(self._last)
        try:
            end = await self._perform(lane, name, job.decode("latin-1"))
        except asyncio.CancelledError:
            self._cancel(name)
            raise
        if not end:
            raise OSError("the worker died")
        return end.encode("latin-1")


class _Connection:
    """A connection of a tab."""

    def __init__(self, name: str, send: Send) -> None:
        self.name, self._send = name, send
        self.number: i.ConnectionId | None = None

    def send(self, text: bytes) -> None:
        self._send(self.name, text.decode(), False)

    def end(self, text: bytes) -> None:
        self._send(self.name, text.decode(), True)


class Tabs:
    """Answers the requests of all tabs, and has their connections."""

    def __init__(self, kept: Kept, perform: Perform, cancel: Callable[[str], object], send: Send) -> None:
        self._send = send
        self._house = House(
            BrowserValues(kept), BrowserPerformer(perform, cancel), time_of_day, lambda: LoopAlarm(time_of_day)
        )
        self._answers = Answers(self._house)
        self._connections: dict[str, _Connection] = {}

    async def open(self) -> None:
        """Load who the person is; raises OSError."""
        await self._house.open()

    async def answer(self, method: str, target: str, body: str) -> str:
        """Return the status and the type of a response in a first line, and its body after that."""
        made = await self._answers.answer(method, target, body.encode())
        return f"{made.status} {made.kind}\n{made.body.decode()}"

    async def connect(self, name: str, code: str) -> None:
        """Open a connection to a room."""
        connection = self._connections[name] = _Connection(name, self._send)
        number = await self._house.connect(code, connection)
        connection.number = number
        if number is not None and name not in self._connections:
            self._house.disconnect(number)

    def receive(self, name: str, text: str) -> None:
        """Take what a tab sends on a connection."""
        connection = self._connections.get(name)
        if connection is not None and connection.number is not None:
            self._house.receive(connection.number, text.encode(), connection)

    def disconnect(self, name: str) -> None:
        """Close a connection."""
        connection = self._connections.pop(name, None)
        if connection is not None and connection.number is not None:
            self._house.disconnect(connection.number)


def perform_text(job: str) -> str:
    """Do an encoded job in a worker, and return its encoded end."""
    return perform(job.encode("latin-1")).decode("latin-1")


def time_of_day() -> Millis:
    return time.time_ns() // 1_000_000
