"""Databases that are locked, full, moved, killed, hung or cut off: refused changes have no effect, no call hangs."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fivefold.rooms import messages as m
from fivefold.rooms.changes import AddEntry
from fivefold.server.store import EntryExists, NotSaved, Store, StoreError, Unsure
from fivefold.server.store.database import Statement
from fivefold.server.store.sqlite import SQLite
from server.postgres import Postgres, postgres, why_none
from server.proxy import Cable, cable
from server.stores import begun, entry, fresh, new_code, opened, room, run
from server.test_driver import Broken, settled, table

NEVER = 60
"""Seconds after which a call counts as hanging; no duration is measured."""


@pytest.fixture(scope="module")
def mortal(real: None) -> Iterator[Postgres]:
    """A Postgres to be killed."""
    if why := why_none():
        pytest.skip(f"NOT TESTED against Postgres: {why}")
    with postgres() as server:
        yield server


async def answer(keeping: Any) -> NotSaved | None:
    """Return the error of saving, or None."""
    try:
        await asyncio.wait_for(keeping, NEVER)
    except NotSaved as refusal:
        return refusal
    return None


async def check_truth(store: Store, match: str, answers: dict[int, NotSaved | None]) -> None:
    """Check that saved entries exist and refused ones do not; unsure ones may or may not."""
    found = set(await store.entries(match))
    for n, refusal in answers.items():
        if not isinstance(refusal, Unsure):
            assert (b"line %d" % n in found) == (refusal is None), f"entry {n}: {refusal!r}"


# -- SQLite


@contextmanager
def locked(path: Path) -> Generator[subprocess.Popen[str]]:
    """Let another process hold a write lock until it is released."""
    script = (
        "import sqlite3, sys; file = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "file.execute('BEGIN IMMEDIATE'); print('locked', flush=True); sys.stdin.readline()"
    )
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == "locked\n"
            yield other
        finally:
            other.kill()


def test_a_database_that_another_process_has_locked(tmp_path: Path) -> None:
    path, match, code = tmp_path / "table.db", fresh(), new_code()

    async def test(store: Store) -> None:
        await store.save([begun(match), room(code, 1)])
        with locked(path):
            refusals = await asyncio.gather(*(answer(store.save([entry(match, n)])) for n in range(1, 9)))
            assert [type(refusal) for refusal in refusals] == [StoreError] * 8
            assert "locked" in str(refusals[0])
            assert not await store.is_ready()
            assert await store.entries(match) == [b"line 0"], "reading goes on"
        await store.save([entry(match, 1), room(code, 2)])
        assert await store.entries(match) == [b"line 0", b"line 1"]

    run(f"sqlite:///{path}", test, patience=0.7)


def test_a_lock_that_ends_in_time_is_not_noticed(tmp_path: Path) -> None:
    path, match = tmp_path / "table.db", fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        with locked(path) as other:
            keeping = [asyncio.create_task(store.save([entry(match, n)])) for n in range(1, 9)]
            await asyncio.sleep(0.5)
            assert not any(task.done() for task in keeping)
            other.kill()
            await asyncio.wait_for(asyncio.gather(*keeping), NEVER)
        assert len(await store.entries(match)) == 9

    run(f"sqlite:///{path}", test, patience=NEVER)


def _file(store: Store) -> sqlite3.Connection:
    database = store._database
    assert isinstance(database, SQLite)
    assert database._writer is not None
    return database._writer


def test_a_full_disk(tmp_path: Path) -> None:
    """Changes that cannot be written have not happened; when there is space again, play continues."""

    async def test(store: Store) -> None:
        driver, ann, ben = await table(Broken(store))
        (pages,) = _file(store).execute("PRAGMA page_count").fetchone()
        _file(store).execute(f"PRAGMA max_page_count = {pages}").fetchall()
        for number in range(1, 1000):
            driver.ask(1, m.MakeMove(id=number, move="agree" if number % 2 else "withdraw"))
            await settled(driver)
            answer = ann.answer(number)
            if isinstance(answer, m.Refused):
                break
        else:
            raise AssertionError("the disk was never full")
        assert answer.code == "not-kept"
        assert driver.room.state.match is not None
        assert ben.shown == set(range(number)), "all that was done before, and nothing else"
        assert len(await store.entries(driver.room.state.match)) == number
        _file(store).execute("PRAGMA max_page_count = 1000000").fetchall()
        driver.ask(1, m.MakeMove(id=2000, move="call"))
        await settled(driver)
        assert isinstance(ann.answer(2000), m.Succeeded)
        assert number in ben.shown

    run(f"sqlite:///{tmp_path / 'table.db'}", test)


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The system refuses to write, as with a quota."""
    match = fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        answers: dict[int, NotSaved | None] = {}
        try:
            grown = (tmp_path / "table.db-wal").stat().st_size
            resource.setrlimit(resource.RLIMIT_FSIZE, (grown + 100_000, hard))
            for n in range(1, 20):
                answers[n] = await answer(store.save([entry(match, n), room(new_code(), 1, b"x" * 5000)]))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert any(isinstance(refusal, StoreError) for refusal in answers.values())
        assert answers[1] is None
        await check_truth(store, match, answers)
        await store.save([entry(match, 100)])

    url = f"sqlite:///{tmp_path / 'table.db'}"
    run(url, test)

    async def test_again(store: Store) -> None:
        assert (await store.entries(match))[-1] == b"line 100"

    run(url, test_again)


def test_a_file_that_was_moved_away(tmp_path: Path) -> None:
    """Data written into a file that was moved away does not count as saved."""
    path, code = tmp_path / "table.db", new_code()

    async def test(store: Store) -> None:
        await store.save([room(code, 1)])
        path.rename(tmp_path / "elsewhere.db")
        with pytest.raises(StoreError):
            await store.save([room(code, 2)])
        with closing(sqlite3.connect(path)):
            path.touch()
        with pytest.raises(StoreError, match="moved or replaced"):
            await store.save([room(code, 2)])
        path.unlink()
        (tmp_path / "elsewhere.db").rename(path)
        await store.save([room(code, 2)])

    run(f"sqlite:///{path}", test)


# -- both


def test_what_no_database_could_take_hurts_nobody_else(url: str) -> None:
    match = fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        asked = [answer(store.save([entry(match, n)])) for n in range(1, 6)]
        bad: Any = None
        asked.insert(2, answer(store.save([entry(match, 6), AddEntry(match, 2**70, b"too large")])))
        asked.insert(4, answer(store.save([entry(match, 6), AddEntry(match, 7, bad)])))
        refusals = await asyncio.gather(*asked)
        assert [type(refusal) for refusal in refusals if refusal] == [StoreError, StoreError]
        assert refusals[2]
        assert refusals[4]
        assert await store.entries(match) == [b"line %d" % n for n in range(6)]

    run(url, test)


def test_a_transaction_that_failed_is_rolled_back(url: str) -> None:
    """An invalid statement fails its own commit, and no other."""
    match = fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        wrong = store.write(
            Statement("UPDATE matches SET began = 7 WHERE id = ?", (match,)),
            Statement("INSERT INTO nowhere VALUES (?)", (1,)),
        )
        assert type(await answer(wrong)) is StoreError
        async with opened(url) as second:
            await second.save([entry(match, 1)])
        await store.save([entry(match, 2)])
        kept = await store.load_match(match)
        assert kept is not None
        assert (kept.began, kept.length) == (0, 3)

    run(url, test)


# -- Postgres


def test_postgres_is_killed_and_comes_back(mortal: Postgres) -> None:
    match, code = fresh(), new_code()

    async def test(store: Store) -> None:
        await store.save([begun(match), room(code, 1)])
        mortal.stop()
        try:
            refusals = await asyncio.gather(*(answer(store.save([entry(match, n)])) for n in range(1, 5)))
            assert [type(refusal) for refusal in refusals] == [StoreError] * 4
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.load_room(code), NEVER)
            assert not await store.is_ready()
        finally:
            mortal.start()
        assert await store.load_room(code) == (1, b"state"), "the first to read finds it again"
        await store.save([entry(match, 1), room(code, 2)])
        assert len(await store.entries(match)) == 2

    run(mortal.new_database(), test, patience=1.5)


def test_connections_that_were_ended_are_replaced_at_the_next_use(mortal: Postgres) -> None:
    match = fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        for n in range(1, 6):
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            await store.read(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
            if n % 2:
                assert len(await store.entries(match)) == n
            await store.save([entry(match, n)])
        assert len(await store.entries(match)) == 6

    run(mortal.new_database(), test)


def test_postgres_is_killed_under_load(mortal: Postgres) -> None:
    """Every change reported as saved is found again, and every change reported as refused is not."""

    async def test(store: Store) -> None:
        kept = 0
        for turn in range(3):
            match = fresh()
            await store.save([begun(match)])
            asked = {n: asyncio.create_task(answer(store.save([entry(match, n)]))) for n in range(1, 1500)}
            while not any(task.done() for task in asked.values()):
                await asyncio.sleep(0)
            await asyncio.sleep(0.004 * turn)
            await asyncio.to_thread(mortal.stop)
            await asyncio.to_thread(mortal.start)
            answers = {n: await task for n, task in asked.items()}
            await check_truth(store, match, answers)
            kept += sum(refusal is None for refusal in answers.values())
            assert not any(isinstance(refusal, EntryExists) for refusal in answers.values())
        assert kept > 100

    run(mortal.new_database(), test, patience=NEVER)


def test_postgres_hangs(mortal: Postgres) -> None:
    match = fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        mortal.pause()
        try:
            asked = {n: asyncio.create_task(answer(store.save([entry(match, n)]))) for n in range(1, 9)}
            answers = {n: await task for n, task in asked.items()}
            assert all(answers.values())
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.entries(match), NEVER)
        finally:
            mortal.go_on()
        await answer(store.save([entry(match, 100)]))
        await check_truth(store, match, answers)
        await store.save([entry(match, 101)])

    run(mortal.new_database(), test, patience=1.5)


@asynccontextmanager
async def wired(server: Postgres, **options: Any) -> AsyncGenerator[tuple[Cable, Store, Store]]:
    """Open a store that is connected through a proxy."""
    url = server.new_database()
    async with (
        cable(server.port) as line,
        opened(url) as direct,
        opened(url.replace(f":{server.port}/", f":{line.port}/"), **options) as store,
    ):
        yield line, store, direct


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("word", [b"BEGIN", b"INSERT", b"COMMIT"])
def test_a_cable_breaks_and_is_mended(a_postgres: Postgres, word: bytes, answered: bool) -> None:
    """At any point of the conversation, everything is saved exactly once."""
    match, code = fresh(), new_code()

    async def test() -> None:
        async with wired(a_postgres) as (line, store, direct):
            await store.save([begun(match), room(code, 1)])
            await store.save([entry(match, 1), room(code, 2)])
            line.word, line.answered = word, answered
            asked = [store.save([entry(match, 2), room(code, 3, b"three")]), store.save([entry(match, 4)])]
            asked.append(store.people.save_name(match, "Ann"))
            assert await asyncio.gather(*map(answer, asked)) == [None] * 3
            assert line.breaks == 1
            assert await direct.entries(match) == [b"line %d" % n for n in (0, 1, 2, 4)]
            assert await direct.load_room(code) == (3, b"three")
            with pytest.raises(EntryExists):
                await store.save([entry(match, 2)])

    asyncio.run(test())


@pytest.mark.parametrize("answered", [False, True])
def test_a_cable_breaks_at_the_worst_moment_and_stays_broken(a_postgres: Postgres, answered: bool) -> None:
    """A change that may have been saved is never reported as refused."""
    match = fresh()

    async def test() -> None:
        async with wired(a_postgres, patience=1.5) as (line, store, direct):
            await store.save([begun(match)])
            line.word, line.answered, line.stays_broken = b"COMMIT", answered, True
            assert isinstance(await answer(store.save([entry(match, 1)])), Unsure)
            assert (await direct.entries(match, 1) == [b"line 1"]) == answered
            later = await answer(store.save([entry(match, 2)]))
            assert type(later) is StoreError, "what was never sent is not unsure"
            line.mend()
            await store.save([entry(match, 3)])
            assert await direct.entries(match, 2) == [b"line 3"]

    asyncio.run(test())


def test_somebody_elses_entry_is_not_ours_though_the_cable_broke(a_postgres: Postgres) -> None:
    match = fresh()

    async def test() -> None:
        async with wired(a_postgres) as (line, store, direct):
            await store.save([begun(match)])
            await direct.save([entry(match, 1, b"theirs")])
            line.word = b"COMMIT"
            answers = await asyncio.gather(answer(store.save([entry(match, 2)])), answer(store.save([entry(match, 1)])))
            assert [type(refusal) for refusal in answers] == [type(None), EntryExists]
            assert line.breaks == 1

    asyncio.run(test())
