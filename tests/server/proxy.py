"""A TCP proxy between a store and its Postgres that breaks the connection at a given word."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from server.ports import free_port


class Cable:
    """Forwards everything until `word` occurs, and breaks the connection before forwarding the word or its answer."""

    def __init__(self, to: int) -> None:
        self.port, self._to = free_port(), to
        self.word = b""
        self.answered = False
        """Whether the word is forwarded, so that only its answer is lost."""
        self.stays_broken = False
        self.breaks = 0
        self._is_broken = self._is_answering = False
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Break all connections at once."""
        self.breaks += 1
        self.word, self._is_answering, self._is_broken = b"", False, self.stays_broken
        for end in list(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        self._is_broken = self.stays_broken = False

    async def plug(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_broken:
            writer.transport.abort()
            return
        there_reader, there = await asyncio.open_connection("127.0.0.1", self._to)
        ends = {writer, there}
        self._ends |= ends
        try:
            with suppress(OSError):
                await asyncio.gather(self._ask(reader, there), self._answer(there_reader, writer))
        finally:
            self._ends -= ends
            for end in ends:
                end.transport.abort()

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while message := await reader.read(65536):
            if self.word and self.word in message:
                if not self.answered:
                    self.cut()
                    return
                self._is_answering = True
            writer.write(message)
            await writer.drain()
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while message := await reader.read(65536):
            if self._is_answering:
                self.cut()
                return
            writer.write(message)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def cable(to: int) -> AsyncGenerator[Cable]:
    made = Cable(to)
    server = await asyncio.start_server(made.plug, "127.0.0.1", made.port)
    try:
        yield made
    finally:
        server.close()
        made.stays_broken = True
        made.cut()
        await server.wait_closed()
