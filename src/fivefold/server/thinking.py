"""Bots think in processes of their own, so that a hard thought never holds up the table.

There are a few processes, each with one question at a time; what they cannot take at once waits in a bounded queue,
in which every room has its turn. A process that dies, or takes too long, fails its one question and is replaced by one
other, as soon as the machine has room for one.
"""

import asyncio
from collections.abc import Callable, Hashable

import msgspec

from fivefold.rooms.questions import Question, Thought
from fivefold.server import process as processes
from fivefold.server.logs import log
from fivefold.server.turns import Turns

_PAUSE, _LONGEST_PAUSE = 0.2, 10.0
"""Seconds before a process that failed is replaced; longer each time, if it fails at once."""
Answered = Callable[[Thought | None], None]
"""Is told what was thought; None if nothing came of it."""


class Reply(msgspec.Struct):
    """What a process says: a thought, or what went wrong."""

    thought: Thought | None = None
    error: str = ""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Reply)


class Ticket:
    """A question that waits or is thought about."""

    __slots__ = ("_answered", "question")

    def __init__(self, question: Question, answered: Answered) -> None:
        self.question = question
        self._answered: Answered | None = answered

    @property
    def is_wanted(self) -> bool:
        """Whether anybody still waits for the answer."""
        return self._answered is not None

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._answered = None

    def answer(self, thought: Thought | None) -> None:
        """Tells whoever asked, once."""
        answered, self._answered = self._answered, None
        if answered is not None:
            answered(thought)


class BotPool:
    """The processes, and the questions that wait for one."""

    def __init__(self, count: int = 2, most: int = 500, milliseconds: int = 20_000) -> None:
        self._count, self._seconds = count, milliseconds / 1000
        self._waiting: Turns[Ticket] = Turns(most)
        self._arrived = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts the processes."""
        self._tasks = [asyncio.create_task(self._serve()) for _ in range(self._count)]

    async def close(self) -> None:
        """Ends the processes; what waits is not answered."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._waiting)

    def ask(self, question: Question, answered: Answered, asker: Hashable = None) -> Ticket:
        """Has something thought about for a room; the answer comes later, and never at once."""
        ticket = Ticket(question, answered)
        gone = self._waiting.put(asker, ticket)
        if gone is not None:
            asyncio.get_running_loop().call_later(0.05, gone.answer, None)
        self._arrived.set()
        return ticket

    async def _next(self) -> Ticket:
        while (ticket := self._waiting.next()) is None:
            self._arrived.clear()
            await self._arrived.wait()
        return ticket

    async def _serve(self) -> None:
        """One process after the other; there is never more than one at a time."""
        pause = _PAUSE
        while True:
            try:
                process = await processes.begin("fivefold.server.thinker")
            except OSError as error:  # no files, processes or memory left
                log.error("a bot's process cannot be started", error=str(error), seconds=pause)
            else:
                try:
                    while await self._one(process):
                        pause = _PAUSE
                finally:
                    await processes.end(process)
                log.error("a bot's process is replaced", seconds=pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _one(self, process: asyncio.subprocess.Process) -> bool:
        """One question; says whether the process is still good."""
        ticket = await self._next()
        try:
            processes.ask(process, _encoder.encode(ticket.question))
            async with asyncio.timeout(self._seconds):
                reply = _decoder.decode(await processes.hear(process))
        except (TimeoutError, *processes.GONE, msgspec.MsgspecError) as error:
            log.error("a thought came to nothing", game=ticket.question.game, error=repr(error))
            ticket.answer(None)
            return False
        except asyncio.CancelledError:
            ticket.answer(None)
            raise
        if reply.error:
            log.error("a thought failed", game=ticket.question.game, error=reply.error)
        ticket.answer(reply.thought)
        return True
