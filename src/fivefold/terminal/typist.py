"""Reads typed lines while the clock runs."""

from collections.abc import Iterable
from queue import Empty, SimpleQueue
from threading import Thread


class Typist:
    """Reads lines in a background thread, so that waiting for one can time out."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._listen, args=(lines,), daemon=True).start()

    def _listen(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                self._typed.put(line)
        finally:
            self._typed.put(None)

    def line(self, seconds: float | None = None) -> str | None:
        """Return the next line, or None at the end; raises TimeoutError if none comes in time."""
        try:
            line = self._typed.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._typed.put(None)
        return line
