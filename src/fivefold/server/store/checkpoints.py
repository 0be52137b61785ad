"""Copies the write-ahead log into the SQLite database, outside the path of a commit.

SQLite would do that within the commit that fills the log, and everyone would wait for it. Here a thread with its own
connection does it in steps. A log that is copied completely is begun anew by the next commit.
"""

import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fivefold.server.logs import log

PAGE = 4096 + 24
"""The bytes of a page in the log, with its header."""
FEW_BYTES = 1000 * PAGE
"""The size of the log up to which nothing is copied; a log that is begun anew is cut to it."""
STEP_BYTES = 500 * PAGE
"""How much the log grows between two steps."""
MOST_BYTES = 8000 * PAGE
"""The size of the log above which commits have to wait until it is empty, unless another process is reading."""
_WAIT_MS = 100
"""How long emptying the log waits for readers; it is tried again after a later commit."""


class Checkpoints:
    """The thread that copies the log of one database."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, Path(f"{path}-wal")
        self._thread = ThreadPoolExecutor(1, "fivefold-checkpoints")
        self._connection: sqlite3.Connection | None = None
        self._is_due = False
        self._copied_at = 0
        """The size of the log at the last step."""
        self.steps = 0

    def committed(self) -> None:
        """Begin a step if the log has grown enough; called after every commit, and never blocks."""
        size = self._size()
        has_grown = not self._copied_at <= size < self._copied_at + STEP_BYTES
        if size > FEW_BYTES and has_grown and not self._is_due:
            self._is_due = True
            with contextlib.suppress(RuntimeError):  # it is closed
                self._thread.submit(self._step)

    def close(self) -> None:
        """Copy all of the log, and disconnect."""
        with contextlib.suppress(RuntimeError):
            self._thread.submit(self._finish)
        self._thread.shutdown(wait=True)

    def _size(self) -> int:
        try:
            return self._log.stat().st_size
        except OSError:
            return 0

    def _step(self) -> None:
        self._is_due = False
        self._copied_at = self._size()
        self._copy("PASSIVE")
        if self._size() > MOST_BYTES:
            self._copy("TRUNCATE")
        self.steps += 1

    def _copy(self, how: str) -> None:
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except sqlite3.Error as error:  # a later commit begins the next step
            log.error("the log of the database was not copied", error=str(error))

    def _finish(self) -> None:
        if self._size():
            self._copy("TRUNCATE")
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    connection.execute(f"PRAGMA busy_timeout = {_WAIT_MS}")
    return connection
