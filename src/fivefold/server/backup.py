"""A copy of a database that is in use, complete and consistent."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from fivefold.core.errors import BadOption
from fivefold.server.store.address import file_of
from fivefold.server.store.sqlite import PRIVATE


def back_up(url: str, target: Path) -> int:
    """Copies an SQLite database while it is in use, and says how many bytes it has; raises BadOption or OSError.

    The copy is whole or not there: it is written beside its place, checked, flushed, and only then given its name.
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
        # In one step: it is one read transaction, which stops nobody from writing, and nobody's writing disturbs it.
        original.backup(copy, pages=-1)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        ((message,), *_) = copy.execute("PRAGMA quick_check(1)").fetchall()
        if message != "ok":
            raise BadOption("server.no-copy.damaged", path=str(source), why=str(message))
