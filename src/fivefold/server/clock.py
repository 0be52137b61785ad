"""The server's clock: wall time at start, monotonic afterwards."""

import time


class Clock:
    """Milliseconds since 1970 that never go back, even when the system clock is set."""

    __slots__ = ("_day", "_start")

    def __init__(self) -> None:
        self._day, self._start = time.time_ns() // 1_000_000, time.monotonic()

    def follow(self, day: int) -> None:
        """Set the clock to a time that several processes share; call it before anything reads the clock."""
        self._day, self._start = day, time.monotonic()

    def now(self) -> int:
        return self._day + int((time.monotonic() - self._start) * 1000)

    def moment(self, now: int) -> float:
        """Return the event loop's time at which this clock shows `now`, rounded up."""
        return self._start + (now - self._day + 1) / 1000
