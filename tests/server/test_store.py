"""The store by itself: nothing is lost or written twice, and errors are reported in words."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from fivefold.server.store import EntryExists, Stale, Store, StoreError
from fivefold.server.store.played import MatchFilter
from server.client import LONG, Client, Server
from server.playing import finish
from server.postgres import Postgres
from server.stores import begun, ended, entry, fresh, new_code, opened, room, run


@pytest.mark.smoke
def test_what_was_kept_is_there_after_opening_again(url: str) -> None:
    match, code = fresh(), new_code()

    async def write(store: Store) -> None:
        await store.save([begun(match, code, began=5), room(code, 1, b"one\x00\xff")])
        await store.save([entry(match, n) for n in range(1, 20)])
        await store.save([room(code, 2, b"two"), entry(match, 20)])

    async def read(store: Store) -> None:
        kept = await store.load_match(match)
        assert kept == (match, code, b"header", b"s" * 32, 5, None, 21)
        assert await store.entries(match) == [b"line %d" % n for n in range(21)]
        assert await store.load_room(code) == (2, b"two")
        assert await store.load_room("nowhere") is None
        assert await store.load_match("nothing") is None
        assert await store.entries("nothing") == []

    run(url, write)
    run(url, read)


def test_a_long_match_is_read_by_the_page(url: str) -> None:
    match, n = fresh(), 2345

    async def test(store: Store) -> None:
        await store.save([begun(match), *(entry(match, k) for k in range(1, n))])
        assert await store.entries(match, 7, 9) == [b"line 7", b"line 8", b"line 9"]
        assert await store.entries(match, n - 2) == [b"line %d" % (n - 2), b"line %d" % (n - 1)]
        assert await store.entries(match, n) == []
        assert await store.entries(match, 900, 2100) == [b"line %d" % k for k in range(900, 2101)]
        assert len(await store.entries(match)) == n

    run(url, test)


def test_what_belongs_together_is_kept_or_refused_together(url: str) -> None:
    match, code = fresh(), new_code()

    async def test(store: Store) -> None:
        await store.save([begun(match), entry(match, 1, b"theirs")])
        with pytest.raises(EntryExists):
            await store.save([room(code, 1), entry(match, 2), entry(match, 1)])
        with pytest.raises(Stale):
            await store.save([entry(match, 2), room(code, 5)])
        with pytest.raises(EntryExists):
            await store.save([begun(match)])
        assert await store.entries(match) == [b"line 0", b"theirs"]
        assert await store.load_room(code) is None

    run(url, test)


def test_a_room_is_saved_only_over_what_was_read(url: str) -> None:
    code = new_code()

    async def test(store: Store) -> None:
        await store.save([room(code, 1, b"one")])
        for wrong in (1, 3, 9):
            with pytest.raises(Stale):
                await store.save([room(code, wrong, b"wrong")])
        await store.save([room(code, 2, b"two")])
        # One after the other, without waiting for the first.
        await asyncio.gather(store.save([room(code, 3, b"three")]), store.save([room(code, 4, b"four")]))
        assert await store.load_room(code) == (4, b"four")

    run(url, test)


def test_rooms_that_were_in_use(url: str) -> None:
    async def test(store: Store) -> None:
        now = store.clock()
        codes = [new_code() for _ in range(3)]
        for code in codes:
            await store.save([room(code, 1)])
        assert set(await store.live_rooms(now)) == set(codes)
        assert await store.live_rooms(now + 60_000) == []

    run(url, test)


def test_who_played_what(url: str) -> None:
    ann, ben, first, second, third = (fresh() for _ in range(5))

    async def test(store: Store) -> None:
        await store.save([begun(first), ended(first, ann, ben, at=10)])
        await store.save([begun(second, began=3)])
        await store.save([entry(second, 1), ended(second, ben, at=20)])
        await store.save([ended(second, ben, at=20)])
        await store.save([begun(third)])

        async def played(person: str, before: int) -> list[tuple[str, int, str, int]]:
            return [
                (one.match, one.seat, one.game, one.ended)
                for one in await store.index.latest(person, 50, MatchFilter(before=(before, "")))
            ]

        assert await played(ben, 100) == [(second, 0, "set", 20), (first, 1, "set", 10)]
        assert await played(ben, 20) == [(first, 1, "set", 10)]
        assert await played(ann, 100) == [(first, 0, "set", 10)]
        kept = await store.load_match(second)
        assert kept is not None
        assert kept.ended == 20

    run(url, test)


def test_people_and_bans(url: str) -> None:
    person = fresh()

    async def test(store: Store) -> None:
        people, bans, now = store.people, store.bans, store.clock()
        assert await people.find(person) is None
        await people.save_name(person, "Zoë")
        await people.save_name(person, "Zoë the Great")
        found = await people.find(person)
        assert found is not None
        assert (found.name, found.generation) == ("Zoë the Great", 0)
        assert await people.named("Zoë the Great") == [found]
        assert await people.named("Zoë") == []
        assert [await people.sign_out(person, "Somebody") for _ in range(2)] == [1, 2]
        again = await people.find(person)
        assert again is not None
        assert (again.name, again.generation) == ("Zoë the Great", 2)
        assert await people.sign_out(fresh(), "Amber Owl") == 1

        assert await bans.of(person, "192.0.2.1") is None
        await bans.add("person", person, now + 60_000, "rude")
        await bans.add("address", "2001:db8::/64", None, "flood")
        await bans.add("address", "192.0.2.1", now - 1, "over")
        assert {ban.who for ban in await bans.all()} == {person, "2001:db8::/64"}
        ban = await bans.of(person, "192.0.2.1")
        assert ban is not None
        assert (ban.kind, ban.why, ban.until) == ("person", "rude", now + 60_000)
        assert await bans.of("somebody else", "192.0.2.1") is None
        assert await bans.of("somebody else", "2001:db8::/64") is not None
        await bans.add("person", person, now - 1, "forgiven")
        assert await bans.of(person, "192.0.2.1") is None
        await bans.lift("address", "2001:db8::/64")
        assert await bans.all() == []

    run(url, test)


def test_many_writers_share_a_commit(url: str) -> None:
    async def test(store: Store) -> None:
        matches = [fresh() for _ in range(100)]
        await asyncio.gather(*(store.save([begun(match)]) for match in matches))
        before = store.commits
        await asyncio.gather(
            *(store.save([entry(match, n), room(new_code(), 1)]) for match in matches for n in range(1, 6)),
            *(store.people.save_name(match, "Ann") for match in matches[:10]),
        )
        assert len(await store.people.named("Ann")) == 10
        assert store.commits - before <= 10
        for match in matches[:5]:
            assert len(await store.entries(match)) == 6

    run(url, test)


def test_commits_are_noted(url: str) -> None:
    noted: list[tuple[float, int]] = []

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.save([begun(fresh())]) for _ in range(50)))

    run(url, test, noted=lambda seconds, batches: noted.append((seconds, batches)))
    assert sum(batches for _, batches in noted) == 50
    assert len(noted) < 10
    assert all(seconds > 0 for seconds, _ in noted)


def test_it_says_whether_it_is_ready(url: str) -> None:
    async def test(store: Store) -> None:
        before = store.commits
        assert await store.is_ready()
        assert store.commits == before + 1
        await store.close()
        assert not await store.is_ready()

    run(url, test)


def test_nothing_is_written_without_the_right_to_upgrade(url: str) -> None:
    """A tool that only reads changes nothing, not even the tables."""
    run(url, _nothing)

    async def test() -> None:
        store = Store(url)
        await store.open(upgrade=False)
        try:
            assert await store.load_room("nowhere") is None
            with pytest.raises(StoreError, match="not open"):
                await store.save([room(new_code(), 1)])
        finally:
            await store.close()

    asyncio.run(test())


def test_closing_waits_for_what_is_being_written(url: str) -> None:
    """Closed at any moment, a change is either saved or refused, and never interrupted."""
    outcomes: set[str] = set()

    async def write_and_close(code: str, steps: int) -> None:
        async with opened(url) as store:
            writing = asyncio.create_task(store.save([room(code, 1, b"kept")]))
            for _ in range(steps):
                await asyncio.sleep(0)
        (trouble,) = await asyncio.gather(writing, return_exceptions=True)
        assert trouble is None or isinstance(trouble, StoreError), trouble
        async with opened(url) as store:
            assert await store.load_room(code) == ((1, b"kept") if trouble is None else None)
        outcomes.add("kept" if trouble is None else "refused")

    for steps in range(20):
        asyncio.run(write_and_close(new_code(), steps))
    assert outcomes == {"kept", "refused"}


# -- the file


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    """Neither a new file, whatever the umask, nor an older one with wider permissions, with its side files."""
    private = {"table.db": 0o600, "table.db-wal": 0o600, "table.db-shm": 0o600}
    before = os.umask(0)
    try:

        async def test(store: Store) -> None:
            await store.save([room(new_code(), 1)])
            assert modes(tmp_path) == private
            for path in tmp_path.iterdir():
                path.chmod(0o666)
            async with opened(store.url) as second:
                assert await second.is_ready()
                assert modes(tmp_path) == private

        run(f"sqlite:///{tmp_path / 'table.db'}", test)
    finally:
        os.umask(before)


async def _nothing(_store: Store) -> None:
    return


def serve(database: str) -> str:
    """Return the output of `fivefold serve` when it cannot start."""
    command = [sys.executable, "-m", "fivefold", "serve", "--port", "0", "--no-logs", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode != 0
    return done.stdout + done.stderr


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    run(url, _nothing)
    with closing(sqlite3.connect(tmp_path / "table.db", isolation_level=None)) as file:
        file.execute("update settings set value = '99' where key = 'schema'")
    with pytest.raises(StoreError, match="newer Fivefold"):
        run(url, _nothing)
    message = serve(str(tmp_path / "table.db"))
    assert "newer Fivefold" in message
    assert "Traceback" not in message


@pytest.mark.parametrize("place", ["/nowhere/at/all/table.db", "/proc/table.db", "/dev/null", "/"])
def test_a_place_where_nothing_can_be_written(place: str) -> None:
    with pytest.raises(StoreError, match="Can’t open the database"):
        run(f"sqlite:///{place}", _nothing)


@pytest.mark.parametrize("url", ["mysql://table@localhost/table", "sqlite://", "postgresql://", "://"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(StoreError, match="Invalid database"):
        Store(url)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database, but it is long enough to look like one. " * 50)
    for database in ("/nowhere/at/all/table.db", str(tmp_path / "text.db")):
        message = serve(database)
        assert "database" in message
        assert "Traceback" not in message


def test_a_password_is_not_shown() -> None:
    message = serve("postgresql://table:swordfish@127.0.0.1:1/none")
    assert "table:***@127.0.0.1" in message
    assert "swordfish" not in message
    assert "Traceback" not in message


@pytest.mark.smoke
def test_a_whole_game_on_postgres(a_postgres: Postgres, tmp_path: Path) -> None:
    """The same server with another store: played, killed, and continued."""
    server = Server(tmp_path, "--no-limits", database=a_postgres.new_database()).start()
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
