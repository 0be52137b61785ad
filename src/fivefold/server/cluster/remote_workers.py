"""Workers on other machines: bots' questions wait in Valkey for a free machine, and the bus delivers the answers."""

import asyncio
import itertools
from collections import deque
from functools import partial
from typing import Any

import msgspec

from fivefold.rooms.questions import Thought
from fivefold.server.cluster.bus.messages import VERSION, Packet, ThinkReply, ThinkRequest, write
from fivefold.server.cluster.bus.valkey import BUS_ERRORS, PREFIX, client
from fivefold.server.logs import log
from fivefold.server.supervision import supervisor
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, TimedOut
from fivefold.server.workers.pool import Job, WorkerPool
from fivefold.server.workers.requests import BotRequest, think_lane

QUESTIONS = f"{PREFIX}questions:{VERSION}"
HERE = f"{PREFIX}thinkers:{VERSION}"
ALIVE_SECONDS = 3
"""How long a machine counts as alive after a heartbeat."""
_WAIT = 0.5
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(ThinkRequest)


class RemoteWorkers:
    """Runs bots on other machines if there are any, otherwise in the pool of this process if it has workers."""

    def __init__(self, name: str, client: Any, pool: WorkerPool) -> None:
        self._name, self._client, self._pool = name, client, pool
        self._lane = pool.lanes["think"]
        self._sent: dict[int, tuple[Job[Thought], asyncio.TimerHandle]] = {}
        self._numbers = itertools.count(1)
        self._unsent: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_there = False

    def start(self) -> None:
        self._task = supervisor.start("bus-questions", self._send)

    async def close(self) -> None:
        for _, timer in self._sent.values():
            timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Check whether there are other machines; if not, move unanswered questions to the pool."""
        try:
            self._is_there = bool(await self._client.exists(HERE))
        except BUS_ERRORS:
            self._is_there = False
        if self._lane.workers and not self._is_there:
            sent, self._sent = self._sent, {}
            for job, timer in sent.values():
                timer.cancel()
                self._pool.put(job)

    def submit(self, request: BotRequest, asker: Asker) -> Job[Thought]:
        """Run a job on another machine or in the pool."""
        if self._lane.workers and (not self._is_there or len(self._sent) >= self._lane.max_waiting):
            return self._pool.submit(request, asker)
        job, number = Job(request, asker), next(self._numbers)
        timer = asyncio.get_running_loop().call_later(self._lane.seconds, job.fail, TimedOut())
        self._sent[number] = (job, timer)
        job.add_done_callback(lambda _: self._forget(number))
        self._unsent.append(_encoder.encode(ThinkRequest(VERSION, self._name, number, request.question)))
        self._arrived.set()
        return job

    def receive(self, answered: ThinkReply) -> None:
        """Handle the answer to a question."""
        if (job := self._forget(answered.number)) is not None:
            if answered.thought is None:
                job.fail(JobFailed("no answer"))
            else:
                job.succeed(answered.thought)

    def _forget(self, number: int) -> Job[Thought] | None:
        job, timer = self._sent.pop(number, (None, None))
        if timer is not None:
            timer.cancel()
        return job

    async def _send(self) -> None:
        while True:
            while not self._unsent:
                self._arrived.clear()
                await self._arrived.wait()
            questions = list(self._unsent)
            self._unsent.clear()
            try:
                async with self._client.pipeline(transaction=False) as together:
                    together.rpush(QUESTIONS, *questions).ltrim(QUESTIONS, -self._lane.max_waiting, -1)
                    together.pexpire(QUESTIONS, int(self._lane.seconds * 1000))
                    await together.execute()
            except BUS_ERRORS as error:
                # The questions time out, and the rooms ask again.
                self._is_there = False
                log.error("questions were not sent", error=repr(error))


class ThinkService:
    """A machine whose workers answer the questions of servers, with as many at a time as it has workers."""

    def __init__(self, url: str, count: int, milliseconds: int) -> None:
        self._client, self._count = client(url), count
        self._pool = WorkerPool(think_lane(count, count, milliseconds))

    async def run(self, stop: asyncio.Event) -> None:
        """Answer questions until `stop` is set, and finish those in progress."""
        self._pool.start()
        heartbeat = supervisor.start("thinking-heartbeat", self._beat)
        try:
            serve = partial(self._serve, stop)
            await asyncio.gather(*(supervisor.start("thinking", serve, may_return=True) for _ in range(self._count)))
        finally:
            heartbeat.cancel()
            await asyncio.gather(heartbeat, self._client.delete(HERE), return_exceptions=True)
            await self._pool.close()
            await self._client.aclose()

    async def _beat(self) -> None:
        while True:
            try:
                await self._client.set(HERE, 1, ex=ALIVE_SECONDS)
            except BUS_ERRORS as error:
                log.error("no connection to Valkey", error=repr(error))
            await asyncio.sleep(1)

    async def _serve(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                found = await self._client.blpop(QUESTIONS, timeout=_WAIT)
                if found is not None:
                    await self._answer(_decoder.decode(found[1]))
            except BUS_ERRORS:
                await asyncio.sleep(_WAIT)
            except msgspec.MsgspecError as error:
                log.error("question cannot be decoded", error=str(error))

    async def _answer(self, request: ThinkRequest) -> None:
        try:
            thought = await self._pool.submit(BotRequest(request.question), Asker())
        except JobFailed:
            thought = None
        packet = write(Packet(VERSION, "bots", 0, 0, [ThinkReply(request.number, thought)]))
        await self._client.publish(f"{PREFIX}{request.asker}", packet)
