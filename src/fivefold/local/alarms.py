"""Alarms on the event loop, for environments that have one."""

import asyncio
from collections.abc import Callable

from fivefold.core.game import Millis
from fivefold.local.room import Clock


class LoopAlarm:
    """Rings once at a time of day; a new time replaces the last one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self, at: Millis | None, ring: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        wait = None if at is None else max(0, at - self._clock()) / 1000
        self._timer = None if wait is None else asyncio.get_running_loop().call_later(wait, ring)
