"""Copies an SQLite database consistently while a server uses it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from fivefold.core.errors import BadOption
from fivefold.server.store.address import file_of
from fivefold.server.store.sqlite import PRIVATE


def back_up(url: str, target: Path) -> int:
    """Copy an SQLite database while it is in use and return its size in bytes; raises BadOption or OSError.

    The copy is complete or absent: it is written to a temporary name, checked, flushed, and then renamed.
    """
    source = file_of(url)
    if source is None:
        raise BadOption("server.no-file.postgres")
    if not source.is_file():
        raise BadOption("server.no-file", path=str(source))
    if target.exists():
        raise BadOption("server.exists", path=str(target))
    draft = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        try:
            _copy(source, draft)
        except sqlite3.Error as error:
            raise BadOption("server.no-copy", path=str(source), why=str(error)) from None
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, draft: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(draft, isolation_level=None)) as copy,
    ):
        original.execute("PRAGMA query_only = ON")
        # In one step, so that it is a single read transaction: it blocks no writer and no writer disturbs it.
        original.backup(copy, pages=-1)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        ((message,), *_) = copy.execute("PRAGMA quick_check(1)").fetchall()
        if message != "ok":
            raise BadOption("server.no-copy.damaged", path=str(source), why=str(message))
