"""A bus on Valkey or Redis: mailboxes are pub/sub channels, and losses are detected by packet numbers.

Nothing is stored. Valkey itself disconnects a process that does not read when too much waits for it.
"""

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import redis.asyncio as valkey
from redis.exceptions import RedisError

from fivefold.server.cluster.bus.bus import ALL_PROCESSES, MailboxReader
from fivefold.server.logs import log
from fivefold.server.supervision import supervisor

PREFIX = "fivefold:"
_PASSWORD_VARIABLE = "FIVEFOLD_BUS_PASSWORD"  # noqa: S105
"""The variable with the password, for URLs without one."""
MOST_WAITING = 16_000_000
"""Bytes that may wait to be sent."""
MOST_TOGETHER = 256
SECONDS = 1.0
"""The timeout of any operation of Valkey."""
_SILENT = 2.5
"""Seconds without any message, our own heartbeats included, after which the connection is renewed."""
_PAUSE, _LONGEST_PAUSE = 0.05, 0.5
BUS_ERRORS = (RedisError, OSError, RuntimeError)
"""What an operation of Valkey raises when the connection fails: uvloop raises RuntimeError for a transport that was
reset a moment ago, and TimeoutError is an OSError."""


def client(url: str) -> Any:
    """Return a client for everything except mailboxes; raises ValueError for an invalid URL.

    A password may be part of the URL, percent-encoded, or stand in FIVEFOLD_BUS_PASSWORD as it is.
    """
    parts = urlsplit(url)
    scheme = {"valkey": "redis", "valkeys": "rediss"}.get(parts.scheme, parts.scheme)
    if scheme not in ("redis", "rediss", "unix"):
        raise ValueError("not an address of a Valkey")
    return valkey.Redis.from_url(
        parts._replace(scheme=scheme).geturl(),
        password=os.environ.get(_PASSWORD_VARIABLE) or None,
        protocol=2,
        socket_timeout=SECONDS,
        socket_connect_timeout=SECONDS,
        retry=None,
    )


class ValkeyBus:
    """One connection that publishes, and one that subscribes."""

    def __init__(self, client: Any, clock: Callable[[], float] = time.monotonic) -> None:
        self._client, self._clock = client, clock
        self._heard = float("-inf")
        self._name = ""
        self._reader: MailboxReader | None = None
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._bytes = 0
        self._arrived = asyncio.Event()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_up(self) -> bool:
        """Whether the mailbox is subscribed."""
        return self._subscribed.is_set()

    @property
    def silence(self) -> float:
        return self._clock() - self._heard

    async def open(self, name: str, reader: MailboxReader) -> None:
        """Begin to read and to send; wait for Valkey for a bounded time."""
        self._name, self._reader = name, reader
        self._tasks = [
            supervisor.start("bus-subscribe", partial(self._again, self._subscribe)),
            supervisor.start("bus-publish", partial(self._again, self._publish)),
            supervisor.start("bus-heartbeat", self._beat),
        ]
        try:
            async with asyncio.timeout(2 * SECONDS):
                await self._subscribed.wait()
        except TimeoutError:
            log.error("the bus is unreachable")

    async def close(self) -> None:
        """Send what waits, if that is possible quickly, and stop."""
        for _ in range(20):
            if not self._waiting or not self.is_up:
                break
            await asyncio.sleep(0.02)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def post(self, to: str, packet: bytes) -> None:
        """Send soon, together with other waiting packets."""
        if self._bytes > MOST_WAITING:
            self._lose(to)
            return
        self._waiting.append((to, packet))
        self._bytes += len(packet)
        self._arrived.set()

    def _lose(self, peer: str | None) -> None:
        assert self._reader is not None
        if peer not in (ALL_PROCESSES, self._name):
            self._reader.lost(peer)

    async def _again(self, work: Any) -> None:
        """Run `work` again after every error, with backoff; everything in flight is lost."""
        pause = _PAUSE
        while True:
            connection = self._client.connection_pool.make_connection()
            began = asyncio.get_running_loop().time()
            try:
                await work(connection)
            except Exception as error:
                if work == self._subscribe and self._subscribed.is_set():
                    log.error("the bus is lost", error=repr(error))
                    self._subscribed.clear()
                self._waiting.clear()
                self._bytes = 0
                self._lose(None)
                if not isinstance(error, BUS_ERRORS):
                    raise
            finally:
                with suppress(*BUS_ERRORS):
                    await connection.disconnect(nowait=True)
            is_new = asyncio.get_running_loop().time() - began < SECONDS
            pause = min(pause * 2, _LONGEST_PAUSE) if is_new else _PAUSE
            await asyncio.sleep(pause)

    async def _subscribe(self, connection: Any) -> None:
        assert self._reader is not None
        async with asyncio.timeout(SECONDS):
            await connection.connect()
            await connection.send_command("SUBSCRIBE", f"{PREFIX}{self._name}", f"{PREFIX}{ALL_PROCESSES}")
        while True:
            async with asyncio.timeout(_SILENT):
                kind, _, packet = await connection.read_response(disable_decoding=True, timeout=float("inf"))
            if kind == b"message":
                if packet:
                    self._reader.received(packet)
                else:
                    self._heard = self._clock()
            elif not self._subscribed.is_set():
                self._subscribed.set()

    async def _publish(self, connection: Any) -> None:
        async with asyncio.timeout(SECONDS):
            await connection.connect()
        while True:
            while not self._waiting:
                self._arrived.clear()
                await self._arrived.wait()
            together = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            self._bytes -= sum(len(packet) for _, packet in together)
            commands = [("PUBLISH", f"{PREFIX}{to}", packet) for to, packet in together]
            async with asyncio.timeout(SECONDS):
                await connection.send_packed_command(connection.pack_commands(commands), check_health=False)
                for to, _ in together:
                    if not await connection.read_response(timeout=float("inf")):
                        self._lose(to)

    async def _beat(self) -> None:
        """Send heartbeats to our own mailbox, to check that the bus works."""
        while True:
            self.post(self._name, b"")
            await asyncio.sleep(SECONDS)
