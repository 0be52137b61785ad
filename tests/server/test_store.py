"""The store by itself: nothing is lost, nothing is written twice, and trouble is told in words."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fivefold.core.errors import Illegal
from fivefold.core.playback import rebuild
from fivefold.core.table import Table
from fivefold.server.match import Match
from fivefold.server.store import Store, StoreError, Taken
from fivefold.server.thinking import BotPool
from server.client import Client, Server, finish
from server.postgres import postgres, why_none


@pytest.fixture(scope="module")
def a_postgres(real: None) -> Iterator[str]:
    if why := why_none():
        pytest.skip(f"NOT TESTED against Postgres: {why}")
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.real)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every test runs against each kind of store."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    return str(request.getfixturevalue("a_postgres"))


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[Store]:
    store = Store(url)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def run(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(whole())


def fresh() -> str:
    return os.urandom(8).hex()


def test_people_rooms_and_settings(url: str) -> None:
    person, code = fresh(), fresh()[:5].upper()

    async def test(store: Store) -> None:
        assert await store.name_of(person) is None
        await store.save_person(person, "Zoë")
        await store.save_person(person, "Zoë the Great")
        assert await store.name_of(person) == "Zoë the Great"
        await store.save_room(code, b"one")
        await store.save_room(code, b"two\x00\xff")
        assert await store.load_room(code) == b"two\x00\xff"
        assert await store.load_room("nowhere") is None
        assert code in await store.recent_rooms(0)
        assert code not in await store.recent_rooms(2**60)
        assert await store.drop_rooms(2**60, [*await store.recent_rooms(0)]) == 0
        assert await store.drop_rooms(2**60, []) >= 1
        assert await store.load_room(code) is None
        assert await store.secret() == await store.secret()
        assert len(await store.secret()) == 32

    run(url, test)


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    match = fresh()

    async def write(store: Store) -> None:
        await store.new_match(match, "ABCDE", b"header", b"s" * 32, 5, b"line 0")
        for n in range(1, 20):
            await store.append(match, n, b"line %d" % n)

    async def read(store: Store) -> None:
        kept = await store.load_match(match)
        assert kept is not None
        assert (kept.id, kept.room, kept.header, kept.seed, kept.began) == (match, "ABCDE", b"header", b"s" * 32, 5)
        assert kept.lines == [b"line %d" % n for n in range(20)]
        assert await store.load_match("nothing") is None

    run(url, write)
    run(url, read)


def test_many_writers_share_a_commit(url: str) -> None:
    async def test(store: Store) -> None:
        matches = [fresh() for _ in range(100)]
        for match in matches:
            await store.new_match(match, "ABCDE", b"", b"s" * 32, 0, b"")
        before = store.commits
        await asyncio.gather(*(store.append(match, n, b"x") for match in matches for n in range(1, 6)))
        assert store.commits - before <= 10
        for match in matches[:5]:
            kept = await store.load_match(match)
            assert kept is not None
            assert len(kept.lines) == 6

    run(url, test)


def test_the_second_to_write_an_entry_is_told(url: str) -> None:
    match, other = fresh(), fresh()

    async def test(store: Store) -> None:
        for one in (match, other):
            await store.new_match(one, "ABCDE", b"", b"s" * 32, 0, b"")
        await store.append(match, 1, b"first")
        # All in one transaction: the one that is taken spoils no other.
        answers = await asyncio.gather(
            *(store.append(other, n, b"mine") for n in range(1, 5)),
            store.append(match, 1, b"second"),
            store.append(match, 2, b"third"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [*[type(None)] * 4, Taken, type(None)]
        kept = await store.load_match(match)
        assert kept is not None
        assert kept.lines == [b"", b"first", b"third"]

    run(url, test)


def test_one_who_does_not_wait_holds_nobody_up(url: str) -> None:
    """A cancelled writer, even among entries that are taken, leaves the store in order."""
    match = fresh()

    async def test(store: Store) -> None:
        await store.new_match(match, "ABCDE", b"", b"s" * 32, 0, b"")
        for n in range(1, 30):
            impatient = asyncio.create_task(store.append(match, n, b"kept"))
            again = asyncio.create_task(store.append(match, 0, b"taken"))
            for _ in range(n % 4):
                await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(Taken):
                await asyncio.wait_for(again, 10)
            await asyncio.gather(impatient, return_exceptions=True)
        await asyncio.wait_for(store.append(match, 100, b"last"), 10)

    run(url, test)


def test_two_processes_at_one_table_are_settled_by_the_key(url: str) -> None:
    """The loser takes over what the winner has written, and judges again."""

    async def test(store: Store) -> None:
        async with opened(url) as second:
            bot_pool = BotPool()
            one = await Match.begin("ABCDE", Table("set", ["Ann", "Ben"], seed=1, call_seconds=60), store, bot_pool)
            kept = await second.load_match(one.id)
            assert kept is not None
            two = Match.resumed(kept, second, bot_pool)
            await one.act(0, "call")
            with pytest.raises(Illegal) as refused:
                await two.act(1, "call")
            assert refused.value.code == "board-taken"
            assert two.table.log == one.table.log

    run(url, test)


def test_a_move_goes_on_though_its_player_vanishes(url: str) -> None:
    """Cancelled at any moment, a move is either not made or made, written and told."""

    async def test(store: Store) -> None:
        for steps in range(25):
            table = Table("set", ["Ann", "Ben"], seed=1, call_seconds=1)
            match = await Match.begin("ABCDE", table, store, BotPool())
            told: list[int] = []

            async def changed(match: Match = match, told: list[int] = told) -> None:
                told.append(len(match.table.log))

            match.changed = changed
            await match.act(0, "call")
            match.began -= 5_000  # the call is late now: the next act is two entries
            player = asyncio.create_task(match.act(1, "call"))
            for _ in range(steps):
                await asyncio.sleep(0.0002)
            player.cancel()
            await asyncio.gather(player, return_exceptions=True)
            await asyncio.sleep(0.02)
            await match.act(0, "agree") if match.table.state.calling is None else None
            kept = await store.load_match(match.id)
            assert kept is not None
            again = rebuild(kept.header, kept.lines, kept.seed)
            assert again.log == match.table.log
            assert told[-1] == len(match.table.log)

    run(url, test)


def test_closing_waits_for_what_is_being_written(url: str) -> None:
    """Closed at any moment, a change is either made or refused, and never breaks off."""
    outcomes: set[str] = set()

    async def write_and_close(code: str, steps: int) -> None:
        async with opened(url) as store:
            writing = asyncio.create_task(store.save_room(code, b"kept"))
            for _ in range(steps):
                await asyncio.sleep(0)
        (trouble,) = await asyncio.gather(writing, return_exceptions=True)
        assert trouble is None or isinstance(trouble, StoreError), trouble
        async with opened(url) as store:
            assert await store.load_room(code) == (b"kept" if trouble is None else None)
        outcomes.add("kept" if trouble is None else "refused")

    for steps in range(20):
        asyncio.run(write_and_close(fresh()[:5].upper(), steps))
    assert outcomes == {"kept", "refused"}


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    run(url, _nothing)
    with sqlite3.connect(tmp_path / "table.db") as file:
        file.execute("update settings set value = '99' where key = 'schema'")
    file.close()
    with pytest.raises(StoreError, match="newer Fivefold"):
        run(url, _nothing)
    said = serve(str(tmp_path / "table.db"))
    assert "newer Fivefold" in said
    assert "Traceback" not in said


async def _nothing(_store: Store) -> None:
    return


def serve(database: str) -> str:
    """What `fivefold serve` says when it cannot start."""
    command = [sys.executable, "-m", "fivefold", "serve", "--port", "0", "--no-logs", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    return done.stdout + done.stderr


@pytest.mark.parametrize("place", ["/nowhere/at/all/table.db", "/proc/table.db", "/dev/null", "/"])
def test_a_place_where_nothing_can_be_written(place: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        run(f"sqlite+aiosqlite:///{place}", _nothing)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database, but it is long enough to look like one. " * 50)
    for database in ("/nowhere/at/all/table.db", str(tmp_path / "text.db")):
        said = serve(database)
        assert "database" in said
        assert "Traceback" not in said


def test_a_password_is_not_shown() -> None:
    said = serve("postgresql://table:swordfish@127.0.0.1:1/none")
    assert "swordfish" not in said
    assert "Traceback" not in said


def test_a_full_disk(tmp_path: Path) -> None:
    """A move that cannot be written down has not happened; when there is room again, play goes on."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"

    async def test(store: Store) -> None:
        match = await Match.begin("ABCDE", Table("set", ["Ann", "Ben"], seed=1, call_seconds=60), store, BotPool())
        told: list[int] = []

        async def changed() -> None:
            told.append(len(match.table.log))

        match.changed = changed
        pages = (await store._db.exec_driver_sql("PRAGMA page_count")).scalar()
        await store._db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        await store._db.rollback()

        async def go_on() -> None:
            for _ in range(500):
                await match.act(0, "agree")
                await match.act(0, "withdraw")

        with pytest.raises(Illegal) as refused:
            await go_on()
        assert refused.value.code == "not-kept"
        shown = len(match.table.log)
        assert told[-1] == shown
        kept = await store.load_match(match.id)
        assert kept is not None
        assert len(kept.lines) == shown
        await store._db.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await store._db.rollback()
        await match.act(0, "call")
        assert told[-1] == shown + 1

    run(url, test)


def test_a_whole_game_on_postgres(a_postgres: str, tmp_path: Path) -> None:
    """The same server with another store: played, killed, and played on."""
    server = Server(tmp_path, "--no-limits", database=a_postgres.replace("+asyncpg", "")).start()
    try:
        ann, ben = Client(server), Client(server)
        code = ann.open_room(options={"deck": "easy", "no_set": "auto"})
        one, two = ann.join(code), ben.join(code)
        two.send("sit", seat=1)
        one.until_room(lambda room: room.seats[1].person, "two players")
        one.start()
        two.until_table()
        finish([one, two], most=3)
        server.kill()
        server.start()
        again = [ann.join(code), ben.join(code)]
        for wire in again:
            wire.until_table()
        for before, after in zip((one, two), again, strict=True):
            (match,) = before.seen
            assert before.seen[match].items() <= after.seen[match].items()
        finish(again)
        ann.close()
        ben.close()
    finally:
        server.stop()
