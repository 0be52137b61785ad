"""Bots that think at other machines: questions wait in Valkey for whoever has time, answers come by the bus."""

import asyncio
import itertools
from collections import deque
from collections.abc import Hashable
from typing import Any

import msgspec
from redis.exceptions import RedisError

from fivefold.rooms.questions import Question
from fivefold.server.cluster.bus.messages import VERSION, Packet, ThinkReply, ThinkRequest, write
from fivefold.server.cluster.bus.valkey import PREFIX, client
from fivefold.server.logs import log
from fivefold.server.thinking import Answered as Told
from fivefold.server.thinking import BotPool, Ticket

QUESTIONS = f"{PREFIX}questions:{VERSION}"
HERE = f"{PREFIX}thinkers:{VERSION}"
ALIVE_SECONDS = 3
"""How long a machine of bots is believed to be there."""
_WAIT = 0.5
_TROUBLE = (RedisError, OSError)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(ThinkRequest)


class FarThinkers:
    """Asks other machines while there are any, and otherwise the processes of this one."""

    def __init__(self, name: str, client: Any, own: BotPool, *, has_own: bool, most: int, milliseconds: int) -> None:
        self._name, self._client, self._own, self._has_own = name, client, own, has_own
        self._most, self._seconds = most, milliseconds / 1000
        self._asked: dict[int, tuple[Ticket, asyncio.TimerHandle]] = {}
        self._numbers = itertools.count(1)
        self._unsent: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_there = False

    def start(self) -> None:
        """Begins to send questions."""
        self._task = asyncio.create_task(self._send())

    async def close(self) -> None:
        """Asks nobody any more."""
        for _, timer in self._asked.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Finds out whether there is a machine of bots; what the last one has left behind is thought about here."""
        try:
            self._is_there = bool(await self._client.exists(HERE))
        except _TROUBLE:
            self._is_there = False
        if self._has_own and not self._is_there:
            asked, self._asked = self._asked, {}
            for ticket, timer in asked.values():
                timer.cancel()
                self._own.ask(ticket.question, ticket.answer)

    def ask(self, question: Question, answered: Told, asker: Hashable = None) -> Ticket:
        """Has something thought about for a room; the answer comes later, and never at once."""
        if self._has_own and (not self._is_there or len(self._asked) >= self._most):
            return self._own.ask(question, answered, asker)
        ticket, number = Ticket(question, answered), next(self._numbers)
        timer = asyncio.get_running_loop().call_later(self._seconds, self._give_up, number)
        self._asked[number] = (ticket, timer)
        self._unsent.append(_encoder.encode(ThinkRequest(VERSION, self._name, number, question)))
        self._arrived.set()
        return ticket

    def hear(self, answered: ThinkReply) -> None:
        """An answer has come."""
        ticket, timer = self._asked.pop(answered.number, (None, None))
        if ticket is not None and timer is not None:
            timer.cancel()
            ticket.answer(answered.thought)

    def _give_up(self, number: int) -> None:
        ticket, _ = self._asked.pop(number)
        ticket.answer(None)

    async def _send(self) -> None:
        while True:
            while not self._unsent:
                self._arrived.clear()
                await self._arrived.wait()
            questions = list(self._unsent)
            self._unsent.clear()
            try:
                async with self._client.pipeline(transaction=False) as together:
                    together.rpush(QUESTIONS, *questions).ltrim(QUESTIONS, -self._most, -1)
                    together.pexpire(QUESTIONS, int(self._seconds * 1000))
                    await together.execute()
            except _TROUBLE as error:
                # Nobody will answer: the room asks again.
                self._is_there = False
                log.error("questions were not sent", error=repr(error))


class Machine:
    """A machine of bots: takes one question after the other, in as many processes as it has."""

    def __init__(self, url: str, count: int, milliseconds: int) -> None:
        self._client, self._count = client(url), count
        self._pool = BotPool(count, count, milliseconds)
        self.answered = 0

    async def run(self, stop: asyncio.Event) -> None:
        """Thinks until it is told to stop; what it has begun it finishes."""
        self._pool.start()
        beat = asyncio.create_task(self._beat())
        try:
            await asyncio.gather(*(self._serve(stop) for _ in range(self._count)))
        finally:
            beat.cancel()
            await asyncio.gather(beat, self._client.delete(HERE), return_exceptions=True)
            await self._pool.close()
            await self._client.aclose()

    async def _beat(self) -> None:
        while True:
            try:
                await self._client.set(HERE, 1, ex=ALIVE_SECONDS)
            except _TROUBLE as error:
                log.error("the bus is not to be had", error=repr(error))
            await asyncio.sleep(1)

    async def _serve(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                found = await self._client.blpop(QUESTIONS, timeout=_WAIT)
                if found is not None:
                    await self._answer(_decoder.decode(found[1]))
            except _TROUBLE:
                await asyncio.sleep(_WAIT)
            except msgspec.MsgspecError as error:
                log.error("a question is not understood", error=str(error))

    async def _answer(self, wondered: ThinkRequest) -> None:
        done: asyncio.Future[ThinkReply] = asyncio.get_running_loop().create_future()
        self._pool.ask(wondered.question, lambda thought: done.set_result(ThinkReply(wondered.number, thought)))
        packet = write(Packet(VERSION, "bots", 0, 0, [await done]))
        await self._client.publish(f"{PREFIX}{wondered.asker}", packet)
        self.answered += 1
