"""A pool of worker processes with fair queues."""

import asyncio
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from fivefold.core.errors import Illegal
from fivefold.server.logs import log
from fivefold.server.supervision import supervisor
from fivefold.server.workers.fair_queue import Asker, FairQueue
from fivefold.server.workers.jobs import (
    JobFailed,
    JobRequest,
    Lane,
    Order,
    PoolClosed,
    QueueFull,
    TimedOut,
    WorkerDied,
    WorkerMessage,
    encode,
)
from fivefold.server.workers.process import WorkerProcess

PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds before a failed worker is replaced; doubled each time until one succeeds."""
R = TypeVar("R")


class Job(asyncio.Future[R]):
    """A waiting or running request, and the future of its reply. Raises JobFailed, or the Refusal that `run` raised.

    A cancelled job is not run if it is waiting. If it is running it is finished, unless its worker is for single use.
    """

    def __init__(self, request: JobRequest[R], asker: Asker) -> None:
        super().__init__(loop=asyncio.get_running_loop())
        kind = type(request)
        self.lane, self.asker, self._kind = kind.lane, asker, kind
        self.order = encode(Order(f"{kind.__module__}:{kind.__qualname__}", msgspec.Raw(encode(request))))
        self.size = len(self.order)
        self.is_running = False
        self.done_steps = self.total_steps = 0

    def finish(self, message: WorkerMessage) -> None:
        """Resolve the future with the last message of a worker."""
        if message.reply is not None:
            self.succeed(msgspec.msgpack.decode(message.reply, type=_reply_type(self._kind)))
        else:
            self.fail(JobFailed(message.error) if message.refusal is None else Illegal.of(message.refusal))

    def succeed(self, reply: R) -> None:
        if not self.done():
            self.set_result(reply)

    def fail(self, error: Exception) -> None:
        if not self.done():
            self.set_exception(error)
            self.exception()  # mark as retrieved: the asker may ignore the result


class WorkerPool:
    """Runs jobs in child processes. Every lane has its own queue and workers, with their own limits.

    Reviews and uploads never keep bots from thinking: they use none of the bots' workers, run one at a time, and have a
    lower priority. A worker that dies or exceeds a limit fails its one job, and is replaced.
    """

    def __init__(self, *lanes: Lane) -> None:
        self.lanes = {lane.name: lane for lane in lanes}
        self._runners = {lane.name: _Runner(lane) for lane in lanes}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        runners = [runner for runner in self._runners.values() for _ in range(runner.lane.workers)]
        self._tasks = [supervisor.start(f"{runner.lane.name}-worker", runner.serve) for runner in runners]

    async def close(self) -> None:
        """Stop all workers, even if cancelled meanwhile; waiting and running jobs raise PoolClosed."""
        for task in self._tasks:
            if not task.cancelling():
                task.cancel()
        for runner in self._runners.values():
            while (job := runner.queue.pop()) is not None:
                job.fail(PoolClosed())
        if self._tasks:
            await asyncio.wait(self._tasks)

    def waiting(self, lane: str) -> int:
        return len(self._runners[lane].queue)

    def ahead(self, job: Job[Any]) -> int:
        """Return how many jobs will be served before a waiting one."""
        return self._runners[job.lane].queue.ahead(job)

    def submit(self, request: JobRequest[R], asker: Asker) -> Job[R]:
        """Queue a job; if too many are waiting, this job or another one of its lane raises QueueFull."""
        job = Job(request, asker)
        self.put(job)
        return job

    def put(self, job: Job[Any]) -> None:
        """Queue a job that was created elsewhere."""
        runner = self._runners[job.lane]
        job.add_done_callback(runner.queue.remove)
        for dropped in runner.queue.put(job):
            dropped.fail(QueueFull())
        runner.arrived.set()


class _Runner:
    """The queue and the workers of a lane."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.queue: FairQueue[Job[Any]] = FairQueue(lane.max_waiting, lane.max_bytes, lane.max_per_address)
        self.arrived = asyncio.Event()
        self._pause = PAUSE

    async def serve(self) -> None:
        """Run one worker after the other, for ever."""
        while True:
            if self.lane.idle_seconds is not None:
                await self._has_job(None)
            try:
                async with WorkerProcess.running(self.lane) as worker:
                    await self._employ(worker)
            except Exception as error:  # it did not start, or failed
                pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
                log.error("worker is replaced", lane=self.lane.name, error=repr(error), seconds=pause)
                await asyncio.sleep(pause)

    async def _employ(self, worker: WorkerProcess) -> None:
        """Give jobs to a worker until it is idle or used up; raises WorkerDied."""
        while await self._has_job(self.lane.idle_seconds):
            if worker.has_ended:
                raise WorkerDied("while idle")
            if (job := self.queue.pop()) is None or job.done():
                continue
            is_good = await self._run(worker, job)
            if self.lane.is_single_use:
                return
            if not is_good:
                raise WorkerDied("with its job")
            self._pause = PAUSE

    async def _has_job(self, seconds: float | None) -> bool:
        """Wait for a job, up to this time; return whether there is one."""
        try:
            async with asyncio.timeout(seconds):
                while not self.queue:
                    self.arrived.clear()
                    await self.arrived.wait()
        except TimeoutError:
            return False
        return True

    async def _run(self, worker: WorkerProcess, job: Job[Any]) -> bool:
        """Run a job; return whether the worker can be used again."""
        job.is_running = True
        if self.lane.is_single_use:
            job.add_done_callback(lambda _: worker.kill())
        try:
            async with asyncio.timeout(self.lane.seconds):
                worker.send(job.order)
                while not (message := await worker.receive()).is_last:
                    job.done_steps, job.total_steps = message.done, message.total
            job.finish(message)
            error, is_good = message.error, True
        except Exception as trouble:  # the worker has died, hangs or sends malformed data
            await worker.end()
            is_late = isinstance(trouble, TimeoutError) or worker.was_out_of_time
            job.fail(TimedOut() if is_late else WorkerDied(repr(trouble)))
            error, is_good = repr(trouble), False
        finally:
            job.fail(PoolClosed())
        if error and not job.cancelled():
            report = log.info if self.lane.is_single_use else log.error
            report("job failed", lane=self.lane.name, room=job.asker.room, error=error)
        return is_good


@cache
def _reply_type(kind: type[JobRequest[Any]]) -> Any:
    return get_type_hints(kind.run)["return"]
