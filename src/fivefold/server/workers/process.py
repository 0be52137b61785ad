"""A worker process, as the pool sees it."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Self

import msgspec

from fivefold.server.workers.jobs import Lane, WorkerMessage
from fivefold.server.workers.worker import LENGTH

START_SECONDS = 60
END_SECONDS = 1
"""How long a process that has closed its output may take to end by itself."""
_decode = msgspec.msgpack.Decoder(WorkerMessage).decode


class WorkerProcess:
    """A child process that runs the module `worker` for a lane."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    @asynccontextmanager
    async def running(cls, lane: Lane) -> AsyncGenerator[Self]:
        """Start a worker, wait until it is ready, and end it on exit; raises OSError, or any error of `receive`."""
        command = (sys.executable, "-m", "fivefold.server.workers.worker", msgspec.json.encode(lane).decode())
        begun = asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 24)
        starting = asyncio.ensure_future(begun)
        try:
            worker = cls(await asyncio.shield(starting))
        except asyncio.CancelledError:
            await cls(await starting).end()
            raise
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.receive()
            yield worker
        finally:
            await worker.end()

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    @property
    def was_out_of_time(self) -> bool:
        """Whether it was killed by its limit of processor time."""
        return sys.platform != "win32" and self._process.returncode == -signal.SIGXCPU

    def send(self, order: bytes) -> None:
        """Send an order; if the process has ended, raises OSError, or RuntimeError with uvloop."""
        assert self._process.stdin is not None
        self._process.stdin.write(len(order).to_bytes(LENGTH, "big") + order)

    async def receive(self) -> WorkerMessage:
        """Return the next message; raises IncompleteReadError if the process has ended."""
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
        return _decode(await self._process.stdout.readexactly(size))

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Kill the process and wait for its end, even if cancelled meanwhile."""
        gone = asyncio.ensure_future(self._end())
        try:
            await asyncio.shield(gone)
        except asyncio.CancelledError:
            await gone
            raise

    async def _end(self) -> None:
        # To kill a process that is ending by itself would lose asyncio why it has ended.
        if self._process.stdout is not None and self._process.stdout.at_eof():
            with suppress(TimeoutError):
                async with asyncio.timeout(END_SECONDS):
                    await self._process.wait()
        self.kill()
        await self._process.communicate()
