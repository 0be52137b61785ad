"""Background tasks: none ends unnoticed, and what failed runs again."""

import ast
import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import fivefold.server
from fivefold.server.metrics import registry
from fivefold.server.supervision import FIRST_PAUSE, LONGEST_PAUSE, Supervisor

Work = Callable[[], Coroutine[Any, Any, None]]


class Time:
    """A clock that only moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now, self.pauses = 0.0, list[float]()

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


def failures(task: str) -> float:
    return registry.get_sample_value("fivefold_task_failures_total", {"task": task}) or 0.0


async def supervised(time: Time, name: str, work: Work) -> None:
    """Supervise a task that returns when it has shown enough."""
    await Supervisor(time.clock, time.sleep).start(name, work, may_return=True)


def test_a_task_that_dies_is_logged_counted_and_started_again(capsys: pytest.CaptureFixture[str]) -> None:
    time, runs, before = Time(), 0, failures("dies")

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs <= 7:
            raise RuntimeError("unable to perform operation; the handler is closed")

    asyncio.run(supervised(time, "dies", work))
    assert runs == 8
    assert failures("dies") - before == 7
    assert time.pauses == [min(FIRST_PAUSE * 2**n, LONGEST_PAUSE) for n in range(7)]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["task"]) for line in lines] == [("error", "dies")] * 7
    assert all("Traceback" in line["error"] and "the handler is closed" in line["error"] for line in lines)


def test_after_a_long_run_the_pause_is_short_again() -> None:
    time, runs = Time(), 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 4:
            time.now += LONGEST_PAUSE + 1
        if runs <= 5:
            raise RuntimeError

    asyncio.run(supervised(time, "long", work))
    assert time.pauses == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE, FIRST_PAUSE, 2 * FIRST_PAUSE]


def test_a_return_and_a_cancellation_from_inside_are_failures_too(capsys: pytest.CaptureFixture[str]) -> None:
    time, runs, before = Time(), 0, failures("ends")
    ended = asyncio.Event()

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 2:
            raise asyncio.CancelledError
        if runs == 3:
            ended.set()
            await asyncio.Event().wait()

    async def test() -> None:
        task = Supervisor(time.clock, time.sleep).start("ends", work)
        await ended.wait()
        task.cancel()
        assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)

    asyncio.run(test())
    assert runs == 3
    assert failures("ends") - before == 2
    assert "it returned" in capsys.readouterr().err


def test_a_short_task_that_nobody_awaits_is_logged_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    before = failures("short")

    async def work() -> None:
        raise ValueError("a fault of ours")

    async def test() -> None:
        await Supervisor().once("short", work)

    asyncio.run(test())
    assert failures("short") - before == 1
    assert "a fault of ours" in capsys.readouterr().err


AWAITED = {
    "people/exports.py": "the request waits for it, shielded",
    "rooms/hub.py": "everybody who needs the room waits for it, shielded",
    "wire/handshake.py": "uvicorn waits for it, and reports what the application raises",
    "workers/process.py": "its caller waits for it",
}


def test_tasks_are_started_by_the_supervisor_alone() -> None:
    """A task that nobody awaits hides its error; the exceptions are tasks whose end somebody waits for."""
    root = Path(fivefold.server.__file__).parent
    found = set[str]()
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("create_task", "ensure_future", "TaskGroup"):
                found.add(path.relative_to(root).as_posix())
    assert found - {"supervision.py"} == set(AWAITED)
