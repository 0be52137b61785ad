"""A process of our own, which is asked over its standard input and answers over its standard output, in frames."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from typing import BinaryIO

_LENGTH = 4
"""Bytes before each frame that say how long it is."""


async def begin(module: str) -> asyncio.subprocess.Process:
    """Starts a process; one that nobody wants any more when it has started is ended. Raises OSError."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            sys.executable, "-m", module,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 24,
        )
    )  # fmt: skip
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end(await starting)
        raise


async def end(process: asyncio.subprocess.Process) -> None:
    """Ends a process and waits until it is gone, even if whoever ends it is called off meanwhile."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    gone = asyncio.ensure_future(process.communicate())
    try:
        await asyncio.shield(gone)
    except asyncio.CancelledError:
        await gone
        raise


GONE = (asyncio.IncompleteReadError, OSError, RuntimeError)
"""What is raised when a process has gone; a RuntimeError is how uvloop says that it has since its last answer."""


def ask(process: asyncio.subprocess.Process, text: bytes) -> None:
    """Sends a frame; raises what is in GONE."""
    assert process.stdin is not None
    process.stdin.write(len(text).to_bytes(_LENGTH, "big") + text)


async def hear(process: asyncio.subprocess.Process) -> bytes:
    """The next frame that comes back; raises what is in GONE."""
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
    return await process.stdout.readexactly(size)


# -- within such a process


def prepare(nice: int) -> None:
    """Comes after what matters more, where there are few processors; only the server ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)


def frames(asked: BinaryIO) -> Iterator[bytes]:
    """What is asked, until nobody asks any more: the process ends with the server, however that ends."""
    while len(head := asked.read(_LENGTH)) == _LENGTH:
        yield asked.read(int.from_bytes(head, "big"))


def answer(answered: BinaryIO, text: bytes) -> None:
    """Answers with a frame."""
    answered.write(len(text).to_bytes(_LENGTH, "big") + text)
    answered.flush()
