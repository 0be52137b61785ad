"""The log of an SQLite database is copied by a thread of its own, stays bounded, and loses nothing."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from fivefold.server.store import Store, checkpoints
from fivefold.server.store.checkpoints import PAGE
from server.client import LONG
from server.stores import begun, entry, fresh, run

FEW, STEP, MOST = 20 * PAGE, 10 * PAGE, 100 * PAGE
COMMIT = 30 * PAGE
"""More than one commit of these tests adds to the log."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("FEW_BYTES", FEW), ("STEP_BYTES", STEP), ("MOST_BYTES", MOST)):
        monkeypatch.setattr(checkpoints, name, value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


def size(file: Path) -> int:
    log = Path(f"{file}-wal")
    return log.stat().st_size if log.exists() else 0


async def until(is_so: object, what: str) -> None:
    assert callable(is_so)
    for _ in range(int(LONG * 100)):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")


async def write(store: Store, match: str, first: int, count: int) -> None:
    """Write entries, each in a commit of its own."""
    for n in range(first, first + count):
        await store.save([entry(match, n)])


def test_a_commit_copies_nothing_and_another_thread_does(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    really = checkpoints.Checkpoints._copy

    def copy(self: checkpoints.Checkpoints, how: str) -> None:
        threads.add(threading.current_thread().name.rpartition("_")[0])
        really(self, how)

    monkeypatch.setattr(checkpoints.Checkpoints, "_copy", copy)

    async def test(store: Store) -> None:
        writer = store._database._writer  # type: ignore[attr-defined]
        assert writer.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
        match = fresh()
        await store.save([begun(match)])
        await write(store, match, 1, 60)
        await until(lambda: threads, "a step")

    run(f"sqlite:///{file}", test)
    assert threads == {"fivefold-checkpoints"}


def test_the_log_stays_bounded_under_a_stream_of_writes_with_a_reader(file: Path) -> None:
    async def test(store: Store) -> None:
        match, largest = fresh(), 0
        await store.save([begun(match)])
        for n in range(1, 600):
            await store.save([entry(match, n)])
            if n % 50 == 0:
                assert len(await store.entries(match)) == n + 1
            # A step may be under way: let it end, as a disk that is not slower than the commits would.
            thread = store._database._checkpoints._thread  # type: ignore[attr-defined]
            await asyncio.wrap_future(thread.submit(lambda: None))
            largest = max(largest, size(file))
        assert largest <= MOST + COMMIT

    run(f"sqlite:///{file}", test)


def test_a_log_that_another_process_kept_from_being_copied_is_bounded_again_afterwards(file: Path) -> None:
    async def test(store: Store) -> None:
        match = fresh()
        await store.save([begun(match)])
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM entries").fetchall()
        written = 1
        while size(file) <= MOST + COMMIT:
            await write(store, match, written, 20)
            written += 20
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,), "it still sees what it saw"
        other.execute("COMMIT")
        other.close()
        while size(file) > MOST:
            await write(store, match, written, 20)
            written += 20
            assert written < 100_000, "the log is never emptied"
        assert len(await store.entries(match)) == written

    run(f"sqlite:///{file}", test)


def test_closing_leaves_no_log(file: Path) -> None:
    async def test(store: Store) -> None:
        match = fresh()
        await store.save([begun(match)])
        await write(store, match, 1, 30)

    with sqlite3.connect(f"{file}") as other:  # so that the store is not the last to close
        other.execute("PRAGMA journal_mode = WAL").fetchall()
        run(f"sqlite:///{file}", test)
        assert size(file) == 0
    other.close()


WRITER = f"""
import asyncio
from fivefold.server.store import checkpoints
checkpoints.FEW_BYTES, checkpoints.STEP_BYTES, checkpoints.MOST_BYTES = {FEW}, {STEP}, {MOST}
from fivefold.rooms.changes import AddEntry, BeginMatch
from fivefold.server.store import Store

async def main(url):
    store = Store(url)
    await store.open()
    await store.save([BeginMatch("0123456789abcdef", "ABCDEF", b"header", b"s" * 32, 0, b"line 0")])
    for n in range(1, 1_000_000):
        await store.save([AddEntry("0123456789abcdef", n, b"line %d" % n)])
        print(n, flush=True)

asyncio.run(main(__import__("sys").argv[1]))
"""


@pytest.mark.real
def test_nothing_is_lost_when_the_process_is_killed_while_the_log_is_copied(file: Path) -> None:
    url, said = f"sqlite:///{file}", 0
    with subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for line in writer.stdout:
            said = int(line)
            if said == 400:
                writer.kill()

    async def test(store: Store) -> None:
        lines = await store.entries("0123456789abcdef")
        assert said >= 400
        assert lines[: said + 1] == [b"line %d" % n for n in range(said + 1)]
        assert await store.read("PRAGMA integrity_check") == [("ok",)]

    run(url, test)
