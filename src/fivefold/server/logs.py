"""Logs as lines of JSON on standard error, for machines; quiet unless asked."""

import asyncio
import contextlib
import errno
import logging
import sys
import time
from typing import Any

import msgspec


class Log:
    """Writes one line an event."""

    def __init__(self) -> None:
        self.on = False

    def _line(self, level: str, event: str, fields: dict[str, object]) -> None:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = {"at": at, "level": level, "event": event, **fields}
        # Where logs go may be full or gone; that must not stop anybody from playing.
        with contextlib.suppress(OSError, ValueError):
            print(msgspec.json.encode(line, enc_hook=str).decode(), file=sys.stderr, flush=True)  # noqa: T201

    def info(self, event: str, **fields: object) -> None:
        """Something happened."""
        if self.on:
            self._line("info", event, fields)

    def error(self, event: str, **fields: object) -> None:
        """Something went wrong; said even when quiet."""
        self._line("error", event, fields)


log = Log()


class _Others(logging.Handler):
    """What libraries say, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line, if it is worth it."""
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            log.error("a library failed", source=record.name, error=record.getMessage(), cause=repr(error))
        else:
            log.info("a library says", source=record.name, text=record.getMessage())


def take_over() -> None:
    """Has everything that is logged in this process come out as JSON."""
    logging.basicConfig(handlers=[_Others()], level=logging.WARNING, force=True)


def out_of_files() -> None:
    """There are no files left to take anybody in with."""
    log.error("out of files", advice="raise LimitNOFILE (ulimit -n), or lower --limit-connections")


def loop_trouble(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop could not tell anybody else, such as that there are no files left to accept anybody with."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        out_of_files()
    else:
        log.error("the event loop met with a fault", what=context.get("message", ""), error=repr(error))
