"""Structured logs: one JSON object per line on standard error, only errors unless switched on."""

import asyncio
import contextlib
import errno
import logging
import sys
import time
from typing import Any

import msgspec


class Log:
    def __init__(self) -> None:
        self.on = False

    def _line(self, level: str, event: str, fields: dict[str, object]) -> None:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = {"at": at, "level": level, "event": event, **fields}
        # Standard error may be full or closed; that must not stop a match.
        with contextlib.suppress(OSError, ValueError):
            print(msgspec.json.encode(line, enc_hook=str).decode(), file=sys.stderr, flush=True)  # noqa: T201

    def info(self, event: str, **fields: object) -> None:
        """Write an event, if logs are switched on."""
        if self.on:
            self._line("info", event, fields)

    def error(self, event: str, **fields: object) -> None:
        """Write an error; errors are written even if logs are switched off."""
        self._line("error", event, fields)


log = Log()


class _Others(logging.Handler):
    """Passes the log records of libraries on as JSON."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            log.error("a library failed", source=record.name, error=record.getMessage(), cause=repr(error))
        else:
            log.info("a library says", source=record.name, text=record.getMessage())


def take_over() -> None:
    """Send everything that is logged in this process through `log`."""
    logging.basicConfig(handlers=[_Others()], level=logging.WARNING, force=True)


def out_of_files() -> None:
    log.error("out of files", advice="raise LimitNOFILE (ulimit -n), or lower --limit-connections")


def loop_trouble(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what the event loop reports, such as that no file is left to accept a connection with."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        out_of_files()
    else:
        log.error("the event loop reported an error", what=context.get("message", ""), error=repr(error))
