"""The server's clock: the time of day when it started, and since then only forwards."""

import time


class Clock:
    """Milliseconds since 1970 that never go back, whatever is done to the machine's clock."""

    __slots__ = ("_day", "_start")

    def __init__(self) -> None:
        self._day, self._start = time.time_ns() // 1_000_000, time.monotonic()

    def follow(self, day: int) -> None:
        """Goes by another clock from now on, which several processes share; for before anything has happened."""
        self._day, self._start = day, time.monotonic()

    def now(self) -> int:
        """The time."""
        return self._day + int((time.monotonic() - self._start) * 1000)

    def moment(self, now: int) -> float:
        """When it will be that time, on the scale of the event loop; not a moment too early."""
        return self._start + (now - self._day + 1) / 1000
