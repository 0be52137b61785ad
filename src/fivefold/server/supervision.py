"""Supervises the background tasks of a server: none of them ends unnoticed."""

import asyncio
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fivefold.server.logs import log
from fivefold.server.metrics import TASK_FAILURES

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds before a restart: doubled after every failure, and short again after a run longer than the longest pause."""

Work = Callable[[], Coroutine[Any, Any, None]]


class Supervisor:
    """Starts tasks; an unexpected end is logged with its traceback, counted in the metrics, and followed by a restart.

    A task is stopped by cancelling it. A cancellation that comes from inside is a failure like any other.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock, self._sleep = clock, sleep

    def start(self, name: str, work: Work, *, may_return: bool = False) -> "asyncio.Task[None]":
        """Run a task that never ends, or one that ends only by returning, and restart it after any other end."""
        return asyncio.create_task(self._run(name, work, may_return=may_return), name=name)

    def once(self, name: str, work: Work) -> "asyncio.Task[None]":
        """Run a short task whose result nobody awaits; its failure is logged and counted."""

        async def run() -> None:
            await self._watch(name, work)

        return asyncio.create_task(run(), name=name)

    async def _run(self, name: str, work: Work, *, may_return: bool) -> None:
        pause = FIRST_PAUSE
        while True:
            began = self._clock()
            if await self._watch(name, work):
                if may_return:
                    return
                _report(name, "it returned")
            if self._clock() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            await self._sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @staticmethod
    async def _watch(name: str, work: Work) -> bool:
        """Run to the end, and return whether it did not fail; cancellation from outside passes."""
        task = asyncio.current_task()
        assert task is not None
        try:
            await work()
        except asyncio.CancelledError:
            if task.cancelling():
                raise
            _report(name, traceback.format_exc())
            return False
        except Exception:
            _report(name, traceback.format_exc())
            return False
        return True


def _report(name: str, why: str) -> None:
    TASK_FAILURES.labels(task=name).inc()
    log.error("a background task failed", task=name, error=why)


supervisor = Supervisor()
"""The supervisor of this process."""
