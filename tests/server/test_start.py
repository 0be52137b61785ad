"""A server with a full database listens at once, and loads requested rooms first."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from fivefold.api.codes import ALPHABET
from fivefold.core.discovery import named_game
from fivefold.rooms.changes import Change, SaveRoom
from fivefold.rooms.match import Match
from fivefold.rooms.opening import new_room
from fivefold.server.clock import Clock
from fivefold.server.store.store import now_ms
from server.client import Client, Server, until
from server.conftest import Person
from server.stores import opened

FEW = 150
MANY = 2000
LONG = 3000


def code_of(n: int) -> str:
    """Return the code of a room by its number."""
    letters = ""
    for _ in range(6):
        n, letter = divmod(n, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


def kept_match(code: str, owner: str, acts: int, seed: int) -> list[Change]:
    """Return a room with a SET match in progress of this many acts, as the store saves it."""
    match = Match.begin(
        named_game("set", {"deck": "easy"}),
        ["Ann", "@snail easy"],
        ["", "easy"],
        now_ms() - 60_000,
        random.Random(seed).randbytes,
    )
    for n in range(acts):
        match.table.act(0, "agree" if n % 2 == 0 else "withdraw", match.table.now + 1)
    lobby = new_room(code, owner, "Ann", match.table.game, {"deck": "easy"}, 2, "easy")
    state = lobby.begin(match.id, lobby.ready(None, type(match.table.game)), match.began)
    return [match.beginning(code), *match.entries(1), SaveRoom(code, 1, msgspec.json.encode(state))]


def fill(path: Path, count: int, owner: str, acts: int = 20) -> None:
    """Fill a database with this many matches in progress, through the store itself."""

    async def work() -> None:
        async with opened(f"sqlite:///{path}") as store:
            for first in range(0, count, 100):
                rooms = range(first, min(first + 100, count))
                await asyncio.gather(*(store.save(kept_match(code_of(n), owner, acts, n)) for n in rooms))

    asyncio.run(work())


@pytest.fixture
def idle(real: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--no-limits")
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


def start_with(server: Server, count: int) -> None:
    """Check that it answers before its rooms are loaded, then loads all of them, and requested ones at once."""
    fill(Path(server.database), count, "0" * 16)
    began = time.monotonic()
    server.start()
    answer = httpx.get(f"{server.url}/ready", timeout=180)
    ready = time.monotonic() - began
    assert answer.status_code == 200
    last = code_of(0)
    assert httpx.get(f"{server.url}/api/rooms/{last}", timeout=180).status_code == 200
    until(lambda: server.metric("fivefold_rooms ") == count, "all rooms to be open", 600)
    everything = time.monotonic() - began
    print(f"{count} live matches: ready in {ready:.1f} s, all open in {everything:.1f} s")  # noqa: T201


def test_a_server_listens_before_its_rooms_are_open(idle: Server) -> None:
    start_with(idle, FEW)


@pytest.mark.soak
def test_two_thousand_live_matches(idle: Server) -> None:
    start_with(idle, MANY)


def test_a_match_of_three_thousand_acts_is_opened_and_read_by_a_newcomer(idle: Server, someone: Person) -> None:
    """Little is sent, however often a client asks; and the record is refused meanwhile."""
    fill(Path(idle.database), 1, "0" * 16, LONG)
    idle.start()
    eve = someone(idle)
    wire = eve.join(code_of(0))
    table = wire.until_table()
    assert table.older
    assert len(table.entries) == 30
    assert sum(map(len, wire.raw)) < 30_000
    before = len(wire.raw)
    for _ in range(20):
        wire.ask("hello")
    assert max(map(len, wire.raw[before:])) < 30_000
    assert {_record(eve, table.match) for _ in range(10)} == {"not-over"}
    wire.ask("history", match=table.match, before=table.entries[0].n)
    assert len(wire.pages[-1].entries) == 30


def _record(client: Client, match: str) -> str:
    return str(client.http.get(f"/api/records/{match}").json()["code"])


def test_the_servers_clock_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= clock.now() < before + 60_000
    assert clock.moment(before) <= time.monotonic() + 1
