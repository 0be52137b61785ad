"""What somebody types, line by line, while the clock runs."""

from collections.abc import Iterable
from queue import Empty, SimpleQueue
from threading import Thread


class Typist:
    """Reads lines as they come, in the background, so that nobody waits for them who has something else to do."""

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
        """The next line, or None when there are no more; raises TimeoutError if none has come in that time."""
        try:
            line = self._typed.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._typed.put(None)
        return line
