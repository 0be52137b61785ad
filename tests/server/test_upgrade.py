"""A database of the first Fivefold version: opened, upgraded once, and used."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

import fivefold as ff
from fivefold.api import bodies as rest
from fivefold.bots.adapting import Evidence
from fivefold.core.playback import rebuild
from fivefold.server.people.cookies import Keyring
from fivefold.server.store import Store, StoreError, now_ms, schema
from fivefold.server.store.schema import COOKIES_OF_1, SCHEMA
from server.client import Client, Server
from server.playing import finish
from server.stores import entry, opened, room, run

DATA = Path(__file__).parent / "data"
ROOM, OVER, RUNNING = "BN8NNB", "d467f15623ae9cd4", "cf8b1fec411de05e"
KARMA, SOLITAIRE = "0000000abcdef000", "0000000abcdef001"
ANN = "13705c9fe097552d"
ANNS_COOKIE = f"{ANN}.8264c91e7393af5371f71f4b66f9b50ee2cd006cd468cc09ef602340b75013da"
BENS_COOKIE = "b09e2ce2e56b8e67.7c39d48554758d54dac5200a962023d6b1d6c1152274287da3531343cc5ebb3c"


def old_file(path: Path) -> None:
    """Create the file from a dump."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript((DATA / "schema-1.sql").read_text("utf-8"))


async def old_postgres(url: str, path: Path) -> None:
    """Create the same data in the tables that Postgres had then."""
    old_file(path)
    connection: Any = await asyncpg.connect(url)
    try:
        await connection.execute((DATA / "schema-1-postgres.sql").read_text("utf-8"))
        with closing(sqlite3.connect(path)) as file:
            for table in ("entries", "matches", "people", "rooms", "settings"):
                rows = file.execute(f"SELECT * FROM {table}").fetchall()
                assert rows
                await connection.copy_records_to_table(table, records=rows)
    finally:
        await connection.close()


@pytest.fixture
def old(url: str, tmp_path: Path) -> str:
    if url.startswith("sqlite"):
        old_file(tmp_path / "table.db")
    else:
        asyncio.run(old_postgres(url, tmp_path / "old.db"))
    return url


def test_a_database_from_before_strengths_learns_them(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(store: Store) -> None:
        await store.people.save_name(ANN, "Ann")
        await store.save([room(ROOM, 1)])
        with pytest.raises(StoreError):
            await store.people.beliefs(ANN)

    async def after(store: Store) -> None:
        assert store.schema == SCHEMA > 3
        found = await store.people.find(ANN)
        assert found is not None
        assert await store.load_room(ROOM) == (1, room(ROOM, 1).state)
        assert await store.people.beliefs(ANN) == {}
        after = await store.people.learn("set", Evidence(ANN, ((1.0, 1.0),), 1.0))
        assert await store.people.beliefs(ANN) == after
        assert list(after) == ["set"]

    with monkeypatch.context() as then:
        then.setattr(schema, "SCHEMA", 3)
        run(url, before)
    run(url, after)
    run(url, lambda store: _is_version(store, 1))


def test_everything_is_still_there(old: str) -> None:
    async def test(store: Store) -> None:
        assert store.schema == SCHEMA
        for match, entries in ((OVER, 19), (RUNNING, 7), (KARMA, 271), (SOLITAIRE, 26)):
            kept = await store.load_match(match)
            assert kept is not None
            assert (kept.length, kept.ended) == (entries, kept.began)
            table = rebuild(kept.header, await store.entries(match), kept.seed)
            assert (table.outcome is None) == (match == RUNNING)
            assert ff.replay(table.record()).log == table.log
        found = await store.people.find(ANN)
        assert found is not None
        assert (found.name, found.generation) == ("Ann", 0)
        kept_room = await store.load_room(ROOM)
        assert kept_room is not None
        assert kept_room.version == 1
        assert RUNNING.encode() in kept_room.state
        await store.save([room(ROOM, 2, kept_room.state), entry(RUNNING, 7)])

    run(old, test)
    run(old, lambda store: _is_version(store, 2))


async def _is_version(store: Store, version: int) -> None:
    kept = await store.load_room(ROOM)
    assert kept is not None
    assert kept.version == version


def test_old_cookies_are_good_until_they_would_have_ended(old: str) -> None:
    async def test(store: Store) -> None:
        now = now_ms()
        keys = await store.keys.all()
        assert [key.id for key in keys] == [0, 1]
        ring = Keyring(keys, 1000)
        for moment, is_good in ((now, True), (now + COOKIES_OF_1 - 60_000, True), (now + COOKIES_OF_1 + 60_000, False)):
            message = ring.read(ANNS_COOKIE, moment)
            assert (message is not None and message.person == ANN) == is_good
        assert ring.read(BENS_COOKIE.replace("b09e", "b09f"), now) is None
        assert await store.read("SELECT value FROM settings WHERE key = 'secret'") == []

    run(old, test)


@pytest.mark.parametrize("kind", ["new", "old"])
def test_many_processes_upgrade_at_once(url: str, kind: str, request: pytest.FixtureRequest) -> None:
    """One of them does it, and the others wait."""
    if kind == "old":
        request.getfixturevalue("old")

    async def one() -> int:
        async with opened(url) as store:
            await store.is_ready()
            return len(await store.keys.all())

    async def test() -> None:
        assert len(set(await asyncio.gather(*(one() for _ in range(6))))) == 1

    asyncio.run(test())


def test_a_new_file_waits_for_the_process_that_switches_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite does not wait by itself when two processes switch a file to a write-ahead log."""
    path = tmp_path / "table.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr("fivefold.server.store.sqlite.time.sleep", lambda _seconds: other.execute("ROLLBACK"))

        async def test(store: Store) -> None:
            assert await store.is_ready()

        run(f"sqlite:///{path}", test)
        assert not other.in_transaction


def test_an_upgrade_that_fails_changes_nothing(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from fivefold.server.store import schema

    broken = {**schema._STEPS, 2: (*schema._STEPS[2][:-1], "CREATE TABLE rooms (code INTEGER)")}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "_STEPS", broken)
        with pytest.raises(StoreError, match="Can’t open the database"):
            run(old, _nothing)
    test_everything_is_still_there(old)


async def _nothing(_store: Store) -> None:
    return


def test_looking_at_an_old_database_does_not_upgrade_it(old: str) -> None:
    async def look() -> None:
        store = Store(old)
        await store.open(upgrade=False)
        assert store.schema == 1
        assert len(await store.entries(OVER)) == 19
        await store.close()

    for _ in range(2):
        asyncio.run(look())


@pytest.mark.real
@pytest.mark.smoke
def test_people_play_on(tmp_path: Path) -> None:
    """With the cookies they had, in the match they were in."""
    old_file(tmp_path / "table.db")
    server = Server(tmp_path, "--no-limits").start()
    try:
        people = [Client(server, welcome=False) for _ in range(2)]
        for client, cookie in zip(people, (ANNS_COOKIE, BENS_COOKIE), strict=True):
            client.http.cookies.set("fivefold", cookie, domain="127.0.0.1")
        wires = [client.join(ROOM) for client in people]
        for wire in wires:
            assert wire.until_table().match == RUNNING
        assert [len(wire.seen[RUNNING]) for wire in wires] == [7, 7]
        finish(wires)
        assert people[0].get("/api/me", rest.Me) == rest.Me(ANN, "Ann")
        assert people[0].cookie.count(".") == 4, "and the cookie is a new one now"
        assert people[0].get("/api/me", rest.Me).id == ANN
        assert ff.replay(people[0].http.get(f"/api/records/{RUNNING}").text).outcome
        for client in people:
            client.close()
    finally:
        server.stop()
