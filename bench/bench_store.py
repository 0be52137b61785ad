"""The store: entries saved per second by many writers at once, compared with the bare driver."""

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

from report import against

from fivefold.rooms.changes import AddEntry, BeginMatch, SaveRoom
from fivefold.server.store import Store

SECONDS = 2.0
LINE, STATE = b"x" * 300, b"y" * 2000
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))


def bare(path: Path, together: int) -> float:
    """Return the rate of commits of this many entries, one after the other, in the calling thread."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            file.execute(f"PRAGMA {pragma}").fetchall()
        file.execute("CREATE TABLE entries (match TEXT, n INTEGER, line BLOB, PRIMARY KEY (match, n))")
        n, began = 0, time.perf_counter()
        while time.perf_counter() < began + SECONDS:
            file.execute("BEGIN IMMEDIATE")
            file.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(f"match {k}", n, LINE) for k in range(together)])
            file.execute("COMMIT")
            n += 1
        return n * together / (time.perf_counter() - began)


async def kept(url: str, tables: int, *, rooms: bool = False) -> tuple[float, float]:
    """Return entries per second when many tables play as fast as they can, and entries per commit."""
    store = Store(url)
    await store.open()
    entries = 0

    async def play(match: str) -> None:
        nonlocal entries
        await store.save([BeginMatch(match, match, b"{}", b"s" * 32, 0, LINE), SaveRoom(match, 1, STATE)])
        n = 1
        while time.perf_counter() < until:
            more = [SaveRoom(match, n + 1, STATE)] if rooms else []
            await store.save([AddEntry(match, n, LINE), *more])
            n += 1
            entries += 1

    began, commits = time.perf_counter(), store.commits
    until = began + SECONDS
    await asyncio.gather(*(play(f"{began:.6f} {k}"[-16:]) for k in range(tables)))
    took, made = time.perf_counter() - began, store.commits - commits
    await store.close()
    return entries / took, entries / made


def main() -> None:
    from server.postgres import postgres, why_none

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        missing = why_none()
        if missing:
            print(f"Postgres is not measured: {missing}")
        server = None if missing else stack.enter_context(postgres(flushes=True))
        for tables in (1, 20, 400):
            alone = bare(folder / f"bare{tables}.db", tables)
            rate, each = asyncio.run(kept(f"sqlite:///{folder / f'table{tables}.db'}", tables))
            print(f"SQLite, {tables} at once: {rate:,.0f} entries a second, {each:,.1f} in a commit")
            against("  that is", rate, f"the bare driver with {tables} in a commit", alone)
            if server is not None:
                rate, each = asyncio.run(kept(server.new_database(), tables))
                print(f"Postgres, {tables} at once: {rate:,.0f} entries a second, {each:,.1f} in a commit")
                against("  that is", rate, f"SQLite's bare driver with {tables} in a commit", alone)
        rate, each = asyncio.run(kept(f"sqlite:///{folder / 'rooms.db'}", 400, rooms=True))
        print(f"SQLite, 400 at once, each with its room: {rate:,.0f} entries a second, {each:,.1f} in a commit")


if __name__ == "__main__":
    main()
