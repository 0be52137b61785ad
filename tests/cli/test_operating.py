"""The operator's commands, run as an operator runs them, against a database that people have played on."""

import asyncio
import re
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import fivefold as ff
from fivefold.cli import cli
from fivefold.core.chance import commitment
from fivefold.core.discovery import find_game
from fivefold.core.playback import rebuild
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch, SaveRoom
from fivefold.rooms.results import result_of
from fivefold.server.matches.indexing import index_old_matches
from fivefold.server.people.cookies import Keyring
from fivefold.server.store import Store
from fivefold.server.store.schema import SCHEMA
from fivefold.server.store.sweep import DAY
from server.stores import opened
from server.test_upgrade import ANN, ANNS_COOKIE, OVER, ROOM, RUNNING, old_file

FRESH = {"karma": "00000000000000a1", "set-solitaire": "00000000000000a2", "scramble-set": "00000000000000a3"}
KARMA, SOLITAIRE, SCRAMBLE = FRESH.values()
OLD = 4
"""Matches of the first database, of which one is going on. Those that are over may have been played by older rules."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the first schema, opened by this Fivefold, on which three more matches were played."""
    place = tmp_path_factory.mktemp("played") / "table.db"
    old_file(place)
    asyncio.run(_with(place, _play))
    return place


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copy(played, tmp_path))


async def _play(store: Store) -> None:
    kept = await store.load_match(OVER)
    assert kept is not None
    went = result_of(rebuild(kept.header, await store.entries(OVER), kept.seed))
    await store.save([EndMatch(OVER, "set", 9, ((ANN, 0), ("b09e2ce2e56b8e67", 1)), went)])
    for game, match in FRESH.items():
        bots = ["random"] * find_game(game).players.least
        text = ff.simulate(game, bots=bots, games=1, seed=5, records=True).matches[0].record
        header, *lines, end = text.encode().splitlines()
        seed = bytes.fromhex(msgspec.json.decode(end)["seed"])
        await store.save(
            [
                BeginMatch(match, "BCDFGH", header, seed, 1, lines[0]),
                *(AddEntry(match, n, line) for n, line in enumerate(lines[1:], 1)),
                EndMatch(match, game, 9, ((ANN, 0),), result_of(ff.replay(text))),
            ]
        )
    await index_old_matches(store)


async def _with(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async with opened(f"sqlite:///{path}") as store:
        await work(store)


def run(*words: str, path: Path | None = None, given: str = "") -> Result:
    environment = {"FIVEFOLD_DATABASE": str(path)} if path else {}
    result = CliRunner().invoke(cli, list(words), input=given, env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def spoil(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        assert file.execute(sql, values).rowcount > 0


# -- doctor


def counted(result: Result) -> tuple[int, ...]:
    """Matches: all, verified, going on, and those that cannot be judged here."""
    words = r"(\d+) matches with [\d,]+ entries: (\d+) verified, (\d+) running, (\d+) not checkable here"
    (found,) = re.findall(words, result.output)
    return tuple(map(int, found))


def test_a_healthy_database(path: Path) -> None:
    before = path.read_bytes()
    result = run("doctor", path=path)
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"schema {SCHEMA}; 1 room; ")
    assert result.output.endswith("\nAll is well.\n")
    matches, verified, going_on, unjudged = counted(result)
    assert (matches, going_on) == (OLD + len(FRESH), 1)
    assert verified >= len(FRESH)
    assert verified + going_on + unjudged == matches
    assert path.read_bytes() == before


def test_an_old_database_is_looked_at_as_it_is(tmp_path: Path) -> None:
    old_file(tmp_path / "old.db")
    (tmp_path / "old.db").chmod(0o600)
    result = run("doctor", "--database", str(tmp_path / "old.db"))
    assert result.exit_code == 0, result.output
    assert "schema 1; the next server start" in result.output
    assert counted(result)[0] == OLD
    with closing(sqlite3.connect(tmp_path / "old.db")) as file:
        assert file.execute("SELECT value FROM settings WHERE key = 'schema'").fetchone() == ("1",)


FIFTH_LINE = "(SELECT line FROM entries AS other WHERE other.match = entries.match AND n = 5)"
LAST = "(SELECT max(n) FROM entries AS other WHERE other.match = entries.match)"
DAMAGE = {
    "entry damaged": ("UPDATE entries SET line = x'00' WHERE match = ? AND n = 3", KARMA, "match"),
    "entry repeated": (f"UPDATE entries SET line = {FIFTH_LINE} WHERE match = ? AND n = 7", SOLITAIRE, "match"),
    "entry missing": ("DELETE FROM entries WHERE match = ? AND n = 3", RUNNING, "match"),
    "all entries missing": ("DELETE FROM entries WHERE match = ?", OVER, "match"),
    "last entry missing": (f"DELETE FROM entries WHERE match = ? AND n = {LAST}", SCRAMBLE, "match"),
    "header damaged": ("UPDATE matches SET header = x'7B7D' WHERE id = ?", OVER, "match"),
    "seed changed": ("UPDATE matches SET seed = zeroblob(32) WHERE id = ?", RUNNING, "match"),
    "dealt otherwise": ("UPDATE matches SET seed = zeroblob(32), header = {header} WHERE id = ?", SOLITAIRE, "match"),
    "match missing": ("DELETE FROM matches WHERE id = ?", RUNNING, "match"),
    "room damaged": ("UPDATE rooms SET state = x'FF00' WHERE code = ?", ROOM, "room"),
    "room mixed up": ("UPDATE rooms SET code = 'WRONG' WHERE code = ?", ROOM, "room"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_found_and_named(path: Path, kind: str) -> None:
    sql, which, what = DAMAGE[kind]
    if "{header}" in sql:  # a seed that fits what was promised, but not what was dealt
        with closing(sqlite3.connect(path)) as file:
            (header,) = file.execute("SELECT header FROM matches WHERE id = ?", (which,)).fetchone()
        promised = msgspec.json.decode(header)["commitment"].encode()
        sql = sql.format(header=f"x'{header.replace(promised, commitment(bytes(32)).encode()).hex()}'")
    spoil(path, sql, which)
    result = run("doctor", path=path)
    assert result.exit_code == 1
    assert f"{what} {'WRONG' if kind == 'room mixed up' else which}: " in result.output
    assert "found." in result.output
    assert "Traceback" not in result.output


def test_a_file_that_others_may_read(path: Path) -> None:
    path.chmod(0o644)
    result = run("doctor", path=path)
    assert result.exit_code == 1
    assert "other users can read the file" in result.output


def test_an_empty_database(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch(mode=0o600)
    result = run("doctor", "--database", str(tmp_path / "empty.db"))
    assert result.exit_code == 1
    assert "it has no tables" in result.output


def test_a_sample_of_the_matches(path: Path) -> None:
    result = run("doctor", "--matches", "2", path=path)
    assert result.exit_code == 0
    assert "2 matches" in result.output


def test_a_match_that_was_played_by_older_rules_is_no_fault(path: Path) -> None:
    before = counted(run("doctor", path=path))
    version = find_game("set-solitaire").version
    older = f"""CAST(replace(header, '"rules":{version}', '"rules":0') AS BLOB)"""
    spoil(path, f"UPDATE matches SET header = {older} WHERE id = ?", SOLITAIRE)
    result = run("doctor", path=path)
    assert counted(result) == (before[0], before[1] - 1, before[2], before[3] + 1)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", ["doctor", "people delete ann --yes", "people export ann out", "keys rotate"])
def test_a_database_that_is_not_there(command: str, tmp_path: Path) -> None:
    result = run(*command.split(), "--database", str(tmp_path / "none.db"))
    assert result.exit_code == 2
    assert "not found" in result.output
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "text.db").write_text("no database " * 500)
    result = run(*command.split(), "--database", str(tmp_path / "text.db"))
    assert result.exit_code == 1
    assert "Can’t open the database" in result.output


WRONG_ROWS = {
    "one is missing": "DELETE FROM played WHERE match = ?",
    "it says who won, wrongly": "UPDATE played SET won = 1 - won WHERE match = ?",
    "names are others": 'UPDATE played SET names = \'["Eve", "Eve"]\' WHERE match = ?',
    "somebody sat there who did not": "UPDATE played SET person = 'ffffffffffffffff' WHERE match = ? AND seat = 0",
    "there is a figure without a review": "UPDATE played SET figure = 99 WHERE match = ?",
}


@pytest.mark.parametrize("kind", WRONG_ROWS)
def test_the_index_of_who_played_what_is_made_right(path: Path, kind: str) -> None:
    def rows() -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(path)) as file:
            return file.execute("SELECT * FROM played ORDER BY match, seat").fetchall()

    before = rows()
    spoil(path, WRONG_ROWS[kind], OVER)
    result = run("doctor", path=path)
    assert result.exit_code == 1
    assert f"match {OVER}: the index of who played what" in result.output
    assert rows() != before, "without being asked it changes nothing"
    result = run("doctor", "--mend-index", path=path)
    assert result.exit_code == 0, result.output
    assert "Fixed the index for 1 match." in result.output
    assert rows() == before
    assert "The index was already correct." in run("doctor", "--mend-index", path=path).output


def test_rows_of_no_match_go(path: Path) -> None:
    spoil(path, "UPDATE played SET match = 'ffffffffffffffff' WHERE match = ?", OVER)
    assert run("doctor", path=path).exit_code == 1
    assert run("doctor", "--mend-index", path=path).exit_code == 0
    assert run("doctor", path=path).exit_code == 0


# -- backup


def test_a_copy_of_a_database_in_use(path: Path, tmp_path: Path) -> None:
    """Somebody writes all the while, and the copy is one moment of it, for its owner's eyes only."""
    copy = tmp_path / "copy.db"

    async def play(store: Store) -> None:
        is_busy = asyncio.Event()

        async def write() -> None:
            n = 7
            while not copy.exists():
                await store.save([SaveRoom(ROOM, n - 5, b"%d" % n), AddEntry(RUNNING, n, b"%d" % n)])
                n += 1
                is_busy.set()

        writing = asyncio.create_task(write())
        await is_busy.wait()
        result = await asyncio.to_thread(run, "backup", str(copy), path=path)
        assert result.exit_code == 0, result.output
        assert f"{copy} is a complete copy" in result.output
        await writing

    asyncio.run(_with(path, play))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600

    async def compare(store: Store) -> None:
        kept = await store.load_room(ROOM)
        assert kept is not None
        lines = await store.entries(RUNNING)
        assert len(lines) >= 8, "nothing was written meanwhile"
        assert kept.state == lines[-1], "room and entry belong together"
        assert kept.version == len(lines) - 6

    asyncio.run(_with(copy, compare))
    assert {file.name for file in tmp_path.iterdir()} == {"table.db", "copy.db"}


def test_a_copy_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    result = run("backup", str(tmp_path / "precious"), path=path)
    assert result.exit_code == 2
    assert "already exists" in result.output
    assert (tmp_path / "precious").read_text() == "mine"


def test_copies_that_cannot_be_made(path: Path, tmp_path: Path) -> None:
    result = run("backup", str(tmp_path / "copy.db"), "--database", "postgresql://table@localhost/table")
    assert result.exit_code == 2
    assert "pg_dump" in result.output
    result = run("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "none.db"))
    assert "not found" in result.output
    result = run("backup", "/nowhere/at/all/copy.db", path=path)
    assert result.exit_code == 1
    assert "/nowhere/at/all" in result.output
    (tmp_path / "text.db").write_text("no database " * 500)
    result = run("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "text.db"))
    assert "Can’t copy" in result.output
    assert {file.name for file in tmp_path.iterdir()} == {"table.db", "text.db"}


# -- people


def test_what_is_kept_about_ann(path: Path, tmp_path: Path) -> None:
    for who in (ANN, "Ann"):
        folder = tmp_path / who
        result = run("people", "export", who, str(folder), path=path)
        assert result.exit_code == 0, result.output
        assert f"{1 + len(FRESH)} records" in result.output
        about = msgspec.json.decode((folder / "person.json").read_bytes())
        assert (about["id"], about["name"]) == (ANN, "Ann")
        assert "Well played, Zoë." in (folder / "person.json").read_text("utf-8")
        for match in FRESH.values():
            ff.verify(folder / f"{match}.fivefold")
        old = ff.Record.read(folder / f"{OVER}.fivefold")
        assert (old.header.rules, old.header.seats) == (1, ("Ann", "Zoë the Great"))
        outcome = ff.replay(old).outcome
        assert outcome is not None
        assert old.outcome is not None
        assert old.outcome.is_of(outcome)
        assert {file.name for file in folder.iterdir()} == {
            "person.json",
            *(f"{match}.fivefold" for match in (OVER, *FRESH.values())),
        }


def test_ann_is_forgotten(path: Path) -> None:
    asked = run("people", "delete", "Ann", path=path, given="n\n")
    assert asked.exit_code == 1
    assert run("people", "delete", "Ann", path=path, given="y\n").output.endswith("Deleted.\n")
    assert "No person has the name or id Ann" in run("people", "delete", "Ann", "--yes", path=path).output
    assert "Nothing is stored" in run("people", "delete", ANN, "--yes", path=path).output
    with closing(sqlite3.connect(path)) as file:
        everything = "\n".join(file.iterdump())
        states = b"".join(
            row[0] for row in file.execute("SELECT state FROM rooms UNION ALL SELECT header FROM matches")
        )
    assert ANN not in everything
    assert ANN.encode() not in states
    assert b'"Ann"' not in states
    assert "Zoë the Great".encode() in states
    result = run("doctor", path=path)
    assert counted(result)[1] >= len(FRESH)
    assert result.exit_code == 0, result.output


def test_people_of_the_same_name(path: Path, tmp_path: Path) -> None:
    async def name(store: Store) -> None:
        await store.people.save_name("00000000000000aa", "Ann")

    asyncio.run(_with(path, name))
    result = run("people", "export", "Ann", str(tmp_path / "out"), path=path)
    assert result.exit_code == 2
    assert ANN in result.output
    assert "00000000000000aa" in result.output
    assert not (tmp_path / "out").exists()


# -- keys


def test_keys_change(path: Path) -> None:
    assert run("keys", "rotate", path=path).exit_code == 0

    async def look(store: Store) -> None:
        keys = await store.keys.all()
        now = store.clock()
        assert [key.id for key in keys] == [0, 1, 2]
        assert [key.until is None for key in keys] == [False, False, True]
        assert Keyring(keys, DAY).read(ANNS_COOKIE, now) is not None

    asyncio.run(_with(path, look))
    assert "Deleted the old keys" in run("keys", "rotate", "--forget-old", path=path).output

    async def look_again(store: Store) -> None:
        keys = await store.keys.all()
        assert [key.id for key in keys] == [3]
        assert Keyring(keys, DAY).read(ANNS_COOKIE, store.clock()) is None

    asyncio.run(_with(path, look_again))
