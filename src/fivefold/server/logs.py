"""Logs as lines of JSON on standard error, for machines; quiet unless asked."""

import sys
import time

import msgspec


class Log:
    """Writes one line an event."""

    def __init__(self) -> None:
        self.on = False

    def _line(self, level: str, event: str, fields: dict[str, object]) -> None:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = {"at": at, "level": level, "event": event, **fields}
        print(msgspec.json.encode(line, enc_hook=str).decode(), file=sys.stderr, flush=True)  # noqa: T201

    def info(self, event: str, **fields: object) -> None:
        """Something happened."""
        if self.on:
            self._line("info", event, fields)

    def error(self, event: str, **fields: object) -> None:
        """Something went wrong; said even when quiet."""
        self._line("error", event, fields)


log = Log()
