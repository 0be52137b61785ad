"""Records that somebody brings: read in a process of its own, which is ended when it takes too much.

Whatever stands in such a file is taken for a fact when it is replayed, so that it can be made to be anything, and to
take any time. A process has so many seconds and so much memory, and there is one at a time.
"""

import asyncio
import contextlib
import sys

import msgspec

from fivefold.core.errors import BadRecord, Illegal, Refusal
from fivefold.core.words import Message
from fivefold.server.logs import log
from fivefold.server.looker import SECONDS, Found, Wish

LARGEST = 4_000_000
"""Bytes of the largest file that is looked at; our longest matches have about a million."""
MOST_LINES = 20_002
"""As many as a match of ours can have."""
MOST_WAITING = 10


class Strangers:
    """Those who bring a record, one after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def ask(self, wish: Wish) -> bytes:
        """The answer, as JSON; raises Refusal."""
        must_be_small(wish.text)
        if self._waiting >= MOST_WAITING:
            raise Illegal("server.busy.records")
        self._waiting += 1
        try:
            async with self._turn:
                found = await _ask(wish)
        finally:
            self._waiting -= 1
        if found.message is not None:
            raise _refusal(found.message)
        return found.body


def must_be_small(record: bytes) -> None:
    """Refuses what is larger than any match of ours; raises Illegal."""
    if len(record) > LARGEST or record.count(b"\n") > MOST_LINES:
        raise Illegal("server.too-large", most=LARGEST // 1_000_000)


def _refusal(message: Message) -> Refusal:
    line = message.args.get("line")
    args = {name: fact for name, fact in message.args.items() if name != "line"}
    return BadRecord(message.key, line, **args) if isinstance(line, int) else Illegal(message.key, **args)


async def _ask(wish: Wish) -> Found:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "fivefold.server.looker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(2 * SECONDS):  # a busy machine may take longer than the processor does
            text, _ = await process.communicate(msgspec.msgpack.encode(wish))
        return msgspec.msgpack.decode(text, type=Found)
    except (TimeoutError, msgspec.MsgspecError) as error:
        log.info("a record from a file came to nothing", error=repr(error))
        raise Illegal("server.too-much") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
