"""The pool with real processes: limits, workers that die, and fairness."""

import asyncio
import errno
import math
import os
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop
from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.rooms.questions import Question
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, Lane, PoolClosed, QueueFull, TimedOut, WorkerDied
from fivefold.server.workers.pool import Job, WorkerPool
from fivefold.server.workers.requests import REVIEW, UPLOAD, BotRequest, RecordRequest, think_lane
from server.workers.jobs import ONE, ReviewSample, Sample, UploadSample
from server.workers.watching import eventually, workers

LOOK_UP = BotRequest(Question(0, "look", "wordspiel", {}, text="unite"))
GIB_AND_MORE = (1 << 30) + (1 << 20)
LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
Loop = Callable[[], asyncio.AbstractEventLoop]


@asynccontextmanager
async def started(*lanes: Lane) -> AsyncGenerator[WorkerPool]:
    pool = WorkerPool(*lanes)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()
        assert not [pid for lane in lanes for pid in workers(os.getpid(), lane.name)]


async def pid_of(pool: WorkerPool, kind: type[Sample] = Sample) -> int:
    (pid,) = await pool.submit(kind(), Asker())
    return pid


async def error_of(job: Awaitable[Any]) -> BaseException:
    try:
        found = await job
    except Exception as error:
        return error
    raise AssertionError(f"no error, but {found}")


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A pipe that blocks its reader until it is written to."""
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


def run(test: Callable[[], Any], loop: Loop | None = None) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


# -- failures


@LOOPS
def test_a_worker_that_dies_fails_its_one_job_and_is_replaced(loop: Loop) -> None:
    async def test() -> None:
        async with started(ONE) as pool:
            first = await pid_of(pool)
            dying, waiting = pool.submit(Sample("die"), Asker()), pool.submit(Sample(), Asker())
            assert type(await error_of(dying)) is WorkerDied
            assert await waiting != (first,)
            assert len(workers(os.getpid(), "one")) == 1

    run(test, loop)


@LOOPS
def test_a_worker_that_is_killed_while_idle_costs_at_most_one_job(loop: Loop) -> None:
    async def test() -> None:
        async with started(ONE) as pool:
            first = await pid_of(pool)
            os.kill(first, signal.SIGKILL)
            (found,) = await asyncio.gather(pool.submit(Sample(), Asker()), return_exceptions=True)
            assert isinstance(found, WorkerDied) or found != (first,)
            assert await pid_of(pool) != first

    run(test, loop)


def test_a_fault_or_a_refusal_leaves_the_worker_alone() -> None:
    async def test() -> None:
        async with started(ONE) as pool:
            first = await pid_of(pool)
            failed = await error_of(pool.submit(Sample("fail"), Asker()))
            assert type(failed) is JobFailed
            assert "a fault" in str(failed)
            refused = await error_of(pool.submit(Sample("refuse"), Asker()))
            assert isinstance(refused, Illegal)
            assert refused.code == "not-over"
            assert await pid_of(pool) == first

    run(test)


def test_a_worker_that_cannot_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = 0
    start = asyncio.create_subprocess_exec

    async def fails_at_first(*command: Any, **options: Any) -> asyncio.subprocess.Process:
        nonlocal starts
        starts += 1
        if starts < 3:
            raise OSError(errno.EMFILE, "Too many open files")
        return await start(*command, **options)

    async def test() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", fails_at_first)
        async with started(ONE) as pool:
            assert await pid_of(pool)

    run(test)
    assert starts == 3


# -- limits


def test_workers_are_niced_and_limited() -> None:
    async def test() -> None:
        async with started(replace(ONE, nice=3, memory=GIB_AND_MORE, cpu_seconds=7)) as pool:
            nice, memory, seconds, core = await pool.submit(Sample("limits"), Asker())
            assert (nice, memory, core) == (min(19, os.nice(0) + 3), GIB_AND_MORE, 0)
            assert seconds >= 7
            later = (await pool.submit(Sample("limits"), Asker()))[2]
            assert seconds <= later <= math.ceil(seconds) + 2, "each job has its own processor time"

    run(test)


@pytest.mark.parametrize(
    ("limit", "does", "error"),
    [({"cpu_seconds": 1}, "spin", TimedOut), ({}, "hog", WorkerDied)],
    ids=["processor", "memory"],
)
def test_a_job_above_its_limits_fails_alone(limit: dict[str, Any], does: Any, error: type) -> None:
    async def test() -> None:
        async with started(replace(ONE, **limit)) as pool:
            bad, good = pool.submit(Sample(does), Asker()), pool.submit(Sample(), Asker())
            assert type(await error_of(bad)) is error
            assert await good

    run(test)


def test_a_job_that_takes_too_long_by_the_clock_fails_and_its_worker_is_replaced(gate: Path) -> None:
    async def test() -> None:
        async with started(replace(ONE, seconds=0.01), REVIEW) as pool:
            await eventually(lambda: workers(os.getpid(), "one"), "a worker")
            before = workers(os.getpid(), "one")
            bad, good = pool.submit(Sample("block", str(gate)), Asker()), pool.submit(ReviewSample(), Asker())
            assert type(await error_of(bad)) is TimedOut
            await eventually(lambda: workers(os.getpid(), "one") not in ([], before), "another worker")
            assert await good

    run(test)


def test_a_worker_of_uploads_is_used_once_and_one_of_reviews_again() -> None:
    async def test() -> None:
        async with started(REVIEW, UPLOAD) as pool:
            assert not workers(os.getpid(), "review"), "nor does one start before there is a job"
            assert await pid_of(pool, UploadSample) != await pid_of(pool, UploadSample)
            assert await pid_of(pool, ReviewSample) == await pid_of(pool, ReviewSample)
            await eventually(lambda: not workers(os.getpid(), "upload"), "the end of the uploads' worker")

    run(test)


def test_a_worker_that_has_nothing_to_do_ends() -> None:
    async def test() -> None:
        async with started(replace(ONE, idle_seconds=0.01)) as pool:
            await pid_of(pool)
            await eventually(lambda: not workers(os.getpid(), "one"), "the end of the worker")
            assert await pid_of(pool)

    run(test)


# -- who is served


def test_bots_think_while_reviews_and_uploads_block(gate: Path) -> None:
    async def test() -> None:
        async with started(think_lane(1), REVIEW, UPLOAD) as pool:
            long = [pool.submit(kind("block", str(gate)), Asker()) for kind in (ReviewSample, UploadSample) * 3]
            await eventually(lambda: sum(job.done_steps for job in long) == 2, "one of each to run")
            for _ in range(5):
                assert await pool.submit(LOOK_UP, Asker())
            assert [job.is_running for job in long] == [True] * 2 + [False] * 4
            assert not any(job.done() for job in long)

    run(test)


def test_fourteen_uploads_of_one_address_let_the_next_address_go_first() -> None:
    order: list[str] = []

    def ask(pool: WorkerPool, name: str) -> Job[bytes]:
        job = pool.submit(RecordRequest(b"x" * 1_600_000, "past"), Asker(name))
        job.add_done_callback(lambda _: order.append(name))
        return job

    async def test() -> None:
        async with started(UPLOAD) as pool:
            many = [ask(pool, "192.0.2.1") for _ in range(14)]
            other = ask(pool, "192.0.2.2")
            assert [job.done() for job in many] == [False] * 10 + [True] * 4, "one address may have ten waiting"
            assert [type(await error_of(job)) for job in many[10:]] == [QueueFull] * 4
            assert isinstance(await error_of(other), Illegal)
            assert order[4:] == ["192.0.2.1", "192.0.2.2"]
            await error_of(many[1])

    run(test)


def test_rooms_of_one_address_take_turns() -> None:
    order: list[str] = []

    async def test() -> None:
        async with started(ONE) as pool:

            def ask(room: str) -> Job[tuple[int, ...]]:
                job = pool.submit(Sample(), Asker("192.0.2.1", room))
                job.add_done_callback(lambda _: order.append(room))
                return job

            await asyncio.gather(*map(ask, ("loud", "loud", "loud", "calm")))
        assert order == ["loud", "calm", "loud", "loud"]

    run(test)


def test_more_jobs_than_may_wait_are_refused() -> None:
    async def test() -> None:
        pool = WorkerPool(think_lane(1, 5))  # never started, so no job runs
        jobs = [pool.submit(LOOK_UP, Asker()) for _ in range(9)]
        assert [job.done() for job in jobs] == [False] * 5 + [True] * 4
        assert all(isinstance(job.exception(), QueueFull) for job in jobs[5:])
        assert pool.waiting("think") == 5

    run(test)


# -- cancelling and closing


def test_a_cancelled_job_makes_room_and_is_not_run(gate: Path) -> None:
    async def test() -> None:
        async with started(ONE) as pool:
            running = pool.submit(Sample("block", str(gate)), Asker())
            waiting = [pool.submit(Sample("die"), Asker()) for _ in range(5)]
            await eventually(lambda: running.done_steps, "the first to run")
            (pid,) = workers(os.getpid(), "one")
            for job in (running, *waiting):
                job.cancel()
            await eventually(lambda: pool.waiting("one") == 0, "the others to be forgotten")
            last = pool.submit(Sample(), Asker())
            await asyncio.to_thread(gate.write_bytes, b"go on")
            assert await last == (pid,), "the one that ran was finished, and the others were not begun"

    run(test)


def test_a_job_that_is_cancelled_at_once_is_not_run() -> None:
    async def test() -> None:
        async with started(ONE) as pool:
            before = await pid_of(pool)
            pool.submit(Sample("die"), Asker()).cancel()
            assert await pid_of(pool) == before

    run(test)


@LOOPS
def test_a_cancelled_upload_ends_its_worker(gate: Path, loop: Loop) -> None:
    async def test() -> None:
        async with started(UPLOAD) as pool:
            running = pool.submit(UploadSample("block", str(gate)), Asker())
            await eventually(lambda: running.done_steps, "it to run")
            running.cancel()
            assert await pid_of(pool, UploadSample)

    run(test, loop)


@LOOPS
def test_closing_ends_all_workers_even_when_it_is_cancelled(gate: Path, loop: Loop) -> None:
    async def test() -> None:
        pool = WorkerPool(ONE, think_lane(2), REVIEW)
        pool.start()
        jobs = [pool.submit(kind("block", str(gate)), Asker()) for kind in (Sample, Sample, ReviewSample)]
        await eventually(lambda: jobs[0].done_steps and jobs[2].done_steps, "them to run")
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        assert [type(await error_of(job)) for job in jobs] == [PoolClosed] * 3
        names = ("one", "think", "review")
        await eventually(lambda: not any(workers(os.getpid(), name) for name in names), "all workers to end")
        await pool.close()

    run(test, loop)


@LOOPS
def test_closing_ends_workers_that_have_not_started_yet(loop: Loop) -> None:
    async def test() -> None:
        for turns in range(6):
            pool = WorkerPool(think_lane(2))
            pool.start()
            for _ in range(turns):
                await asyncio.sleep(0)
            await pool.close()
            assert not workers(os.getpid(), "think")

    run(test, loop)
