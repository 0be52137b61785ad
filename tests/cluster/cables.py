"""TCP proxies between a server and its dependencies, in their own thread, which can be cut, restored and slowed."""

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Generator

from server.client import LONG
from server.ports import free_port

RESET = struct.pack("ii", 1, 0)
"""A value of SO_LINGER: closing the socket resets the connection."""


class Cable:
    """Forwards everything to a port, unless it is cut."""

    def __init__(self, loop: asyncio.AbstractEventLoop, to: int) -> None:
        self.port, self._to, self._loop = free_port(), to, loop
        self._is_cut = self._resets = False
        self.broken = 0
        """Connections that have ended."""
        self._delay = 0.0
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self, *, reset: bool = False) -> None:
        """Break all connections, and accept and break new ones; with `reset`, by a TCP reset."""
        self._is_cut, self._resets = True, reset
        self._loop.call_soon_threadsafe(self._break)

    def _break(self) -> None:
        for end in list(self._ends):
            self._abort(end)

    def _abort(self, end: asyncio.StreamWriter) -> None:
        raw = end.get_extra_info("socket")
        if self._resets and raw is not None and raw.fileno() >= 0:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        end.transport.abort()

    def slow(self, seconds: float) -> None:
        """Delay everything by this time, in both directions."""
        self._delay = seconds

    def mend(self) -> None:
        self._is_cut, self._resets, self._delay = False, False, 0.0

    async def plug(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            if not self._is_cut:
                there_reader, there = await asyncio.open_connection("127.0.0.1", self._to)
                self._ends |= {writer, there}
                await asyncio.gather(self._pass(reader, there), self._pass(there_reader, writer))
        except OSError:
            pass
        finally:
            for end in (writer, there):
                if end is not None:
                    self._ends.discard(end)
                    self._abort(end)
            self.broken += 1

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while message := await reader.read(65536):
            if self._delay:
                await asyncio.sleep(self._delay)
            writer.write(message)
            await writer.drain()
        writer.transport.abort()
        raise ConnectionResetError


class Cables:
    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._servers: list[asyncio.Server] = []
        self._cables: list[Cable] = []

    def add(self, to: int) -> Cable:
        made = Cable(self._loop, to)
        self._cables.append(made)

        async def listen() -> None:
            self._servers.append(await asyncio.start_server(made.plug, "127.0.0.1", made.port))

        asyncio.run_coroutine_threadsafe(listen(), self._loop).result(LONG)
        return made

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        async def end() -> None:
            for server in self._servers:
                server.close()
            for cable in self._cables:
                cable.cut()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            if others:
                await asyncio.wait(others, timeout=5)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(LONG)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(LONG)
        self._loop.close()


@contextlib.contextmanager
def cables() -> Generator[Cables]:
    found = Cables()
    found.start()
    try:
        yield found
    finally:
        found.stop()
