"""A whole server under faults: clear refusals, no lost data, no harm to others, and automatic recovery."""

import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import fivefold as ff
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from server.client import LONG, Server, until
from server.conftest import Person
from server.playing import finish, settle
from server.postgres import postgres, why_none
from server.workers.watching import workers

pytestmark = pytest.mark.real
FILES = 130
"""The file limit of a server that has few."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--no-limits", "--logs").start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


class Round:
    """Ann and Ben play SET; Eve watches."""

    def __init__(self, server: Server, someone: Person) -> None:
        self.server = server
        self.clients = [someone(server) for _ in range(3)]
        self.code = self.clients[0].open_room(options={"deck": "easy", "no_set": "auto", "call_seconds": 60})
        # A new latency is a change: if the database died meanwhile, it would be unknown whether it was saved.
        self.wires = [client.join(self.code, late=None) for client in self.clients]
        self.ann, self.ben, self.eve = self.wires
        self.ben.ask("sit", seat=1)
        self.ann.start()
        for wire in self.wires:
            wire.until_table()

    def begin_anew(self) -> None:
        """Connect the same people again after a restart of the server."""
        before = [wire.seen for wire in self.wires]
        self.wires = [client.join(self.code) for client in self.clients]
        self.ann, self.ben, self.eve = self.wires
        for wire, seen in zip(self.wires, before, strict=True):
            table = wire.until_table()
            first = table.entries[0].n
            known = {n: entry for n, entry in seen[table.match].items() if n >= first}
            assert wire.seen[table.match].items() >= known.items(), "something that was shown is lost"

    def play(self) -> None:
        settle([self.ann, self.ben])
        self.ann.call()
        self.ann.take()

    def end(self) -> None:
        """Play to the end, and check that the record is complete."""
        finish([self.ann, self.ben])
        assert self.ann.table is not None
        answer = self.clients[0].http.get(f"/api/records/{self.ann.table.match}")
        assert answer.status_code == 200, answer.text
        ff.verify(answer.text)

    def must_refuse(self, code: str) -> None:
        """Check that all changes are refused, and that clients see none of them."""
        before = self.view()
        chat = len(self.eve.chat)
        answers = [
            (self.ann, self.ann.do("call")),
            (self.ben, self.ben.send("chat", text="Can you hear me?")),
            (self.ann, self.ann.send("publish", public=True)),
        ]
        hellos = [self.eve.send("hello") for _ in range(3)]
        for wire, number in answers:
            wire.until(lambda: number in wire.refused or number in wire.done, "an answer")  # noqa: B023
            assert wire.refused[number].code == code, wire.refused
        self.eve.until(lambda: all(number in self.eve.done for number in hellos), "the watcher to be answered")
        assert self.view() == before
        assert len(self.eve.chat) == chat
        assert not self.eve.in_room.public

    def view(self) -> tuple[object, ...]:
        number = self.eve.send("hello")
        self.eve.until(lambda: number in self.eve.done, "the watcher's table")
        return self.eve.view.board, self.eve.view.calling, len(self.eve.seen[self.match])

    @property
    def match(self) -> str:
        assert self.eve.table is not None
        return self.eve.table.match


def status(server: Server, path: str) -> int:
    return httpx.get(f"{server.url}{path}", timeout=LONG).status_code


def log_lines(server: Server) -> list[dict[str, object]]:
    """Return the JSON log since the greeting."""
    lines = server.log.split("Press Ctrl+C to stop.\n")[-1].splitlines()
    return [json.loads(line) for line in lines]


# -- the database


@pytest.mark.soak
def test_a_database_that_another_process_has_locked(table: Server, someone: Person) -> None:
    game = Round(table, someone)
    game.play()
    file = sqlite3.connect(table.database, isolation_level=None)
    file.execute("BEGIN IMMEDIATE")
    try:
        game.must_refuse("not-kept")
        assert (status(table, "/health"), status(table, "/ready")) == (200, 503)
        refused = game.clients[2].http.post("/api/rooms", json={})
        assert (refused.status_code, refused.json()["code"]) == (503, "not-kept")
    finally:
        file.execute("ROLLBACK")
        file.close()
    assert status(table, "/ready") == 200
    game.play()
    game.end()
    assert {"not saved"} <= {line["event"] for line in log_lines(table)}


def test_a_disk_that_is_full(table: Server, someone: Person) -> None:
    """Nothing can be written any more, not even the log; later there is space again."""
    game = Round(table, someone)
    game.play()
    _, hard = resource.prlimit(table.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(table.pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        game.must_refuse("not-kept")
        assert (status(table, "/health"), status(table, "/ready")) == (200, 503)
        assert not any(wire.ended.is_set() for wire in game.wires)
        newcomer = game.clients[0].join(game.code)
        newcomer.until_table()
    finally:
        resource.prlimit(table.pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert status(table, "/ready") == 200
    game.play()
    game.end()


def test_those_who_hang_up_while_their_change_is_saved_hurt_nobody(table: Server, someone: Person) -> None:
    game = Round(table, someone)
    for _ in range(4):
        loud = [game.clients[2].join(game.code) for _ in range(5)]
        file = sqlite3.connect(table.database, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        for n, wire in enumerate(loud):
            wire.send("chat", text=f"I am gone {n}")
            wire.drop()
        asked = game.ann.send("chat", text="I stay")
        time.sleep(0.3)
        file.execute("ROLLBACK")
        file.close()
        game.ann.until(lambda: asked in game.ann.done or asked in game.ann.refused, "an answer")  # noqa: B023
        assert asked in game.ann.done or game.ann.refused[asked].code == "not-kept"
        game.play()
    game.end()


@pytest.mark.parametrize("mode", [pytest.param("fast", marks=pytest.mark.soak), "immediate"])
def test_postgres_goes_away_and_comes_back_under_a_running_server(tmp_path: Path, someone: Person, mode: str) -> None:
    if why := why_none():
        pytest.skip(f"NOT TESTED against Postgres: {why}")
    with postgres() as database:
        server = Server(tmp_path, "--no-limits", "--logs", database=database.new_database()).start()
        try:
            game = Round(server, someone)
            game.play()
            database.stop(mode)
            assert status(server, "/health") == 200
            assert status(server, "/ready") == 503
            game.must_refuse("not-kept")
            database.start()
            assert game.clients[0].http.get("/api/me").status_code == 200, "reads work again at once"
            assert status(server, f"/api/rooms/{game.code}") == 200
            assert status(server, "/ready") == 200
            newcomer = someone(server).join(game.code)
            newcomer.until_table()
            newcomer.close()
            game.play()
            game.end()
        finally:
            server.stop()
        assert "Traceback" not in server.log, server.log


# -- the machine


def test_a_server_that_has_few_files(tmp_path: Path, someone: Person) -> None:
    """Connections without a file are refused at once; existing ones, the database and bots continue."""
    server = Server(tmp_path, "--no-limits", "--logs", files=FILES).start()
    try:
        game = Round(server, someone)
        held = [socket.create_connection(("127.0.0.1", server.port), timeout=LONG) for _ in range(200)]
        assert any(_is_turned_away(line) for line in held[-20:])
        game.play()
        os.kill(until(lambda: workers(server.pid, "think"), "workers")[0], signal.SIGKILL)
        game.play()
        for line in held:
            line.close()
        until(lambda: _can_be_had(server), "the server to take people in again")
        alone = someone(server)
        bots = alone.join(alone.open_room(options={"deck": "easy"}, bots="easy", start=True))
        bots.until(lambda: bots.table and bots.table.n > 2, "the bots")
        game.end()
        game.eve.close()
        wanted = {"out of files", "connection opened", "connection closed"}
        until(lambda: wanted <= {line["event"] for line in log_lines(server)}, "the log to have it all")
    finally:
        server.stop()


def test_files_that_are_used_up_by_something_else(table: Server, someone: Person) -> None:
    """Not even the reserved files are left: new connections fail, and existing ones stay."""
    game = Round(table, someone)
    game.play()
    before = resource.prlimit(table.pid, resource.RLIMIT_NOFILE)
    held = len(os.listdir(f"/proc/{table.pid}/fd"))
    resource.prlimit(table.pid, resource.RLIMIT_NOFILE, (held, before[1]))
    try:
        lines = [socket.create_connection(("127.0.0.1", table.port), timeout=LONG) for _ in range(5)]
        game.play()
        game.ben.ask("chat", text="Still here")
        until(lambda: "out of files" in table.log, "a line about it")
        for line in lines:
            line.close()
    finally:
        resource.prlimit(table.pid, resource.RLIMIT_NOFILE, before)
    until(lambda: _can_be_had(table), "the server to take people in again")
    someone(table).join(game.code).until_table()
    game.end()


def _is_turned_away(line: socket.socket) -> bool:
    with contextlib.suppress(ConnectionError):
        return line.recv(1) == b""
    return True


def _can_be_had(server: Server) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return status(server, "/health") == 200
    return False


def test_a_polite_end_under_play_tells_everybody_and_they_come_back(table: Server, someone: Person) -> None:
    for _ in range(2):
        game = Round(table, someone)
        game.play()
        game.ann.call()
        table.terminate()
        for wire in game.wires:
            assert wire.ended.wait(LONG)
            assert wire.closed == m.Closed.saying(Message("server.restart"), again=True)
            assert wire.socket.close_code in (1000, 1012)
        table.start()
        game.begin_anew()
        assert game.ann.view.calling is not None, "the clock goes on, and she still has the board"
        assert game.ann.in_room.host == game.clients[0].id
        game.ann.take()
        game.end()


def test_nobody_is_let_in_while_the_server_stops(table: Server, someone: Person) -> None:
    """A connection in the last moment is refused or gets a message; a handshake is never left open."""
    game = Round(table, someone)
    headers = {"Cookie": game.clients[0].cookie}
    address = f"ws://127.0.0.1:{table.port}/ws/{game.code}"
    table.terminate(wait=False)
    for _ in range(50):
        try:
            with connect(address, additional_headers=headers, open_timeout=LONG, close_timeout=1) as wire:
                for _ in range(20):
                    wire.recv(timeout=LONG)
        except TimeoutError:
            pytest.fail("somebody was left waiting")
        except OSError:
            break
        except Exception:
            continue
    else:
        raise AssertionError("the server does not stop")
    table.terminate()
    table.start()


# -- slow readers


def test_those_who_do_not_read_hold_little(table: Server, someone: Person) -> None:
    """Five clients that request everything repeatedly and never read are disconnected; memory does not grow."""
    game = Round(table, someone)
    before = _megabytes(table.pid)
    lazy: list[socket.socket] = []
    for _ in range(5):
        line = socket.create_connection(("127.0.0.1", table.port), timeout=LONG)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(
            f"GET /ws/{game.code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {game.clients[2].cookie}\r\n\r\n".encode()
        )
        lazy.append(line)
    until(lambda: table.metric("fivefold_connections") >= 8, "the lazy to be there")
    hello = b'{"t":"hello","id":1}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    for line in lazy:
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(1500):
                line.sendall(frame * 20)
    held: list[float] = []

    def are_gone() -> bool:
        held.append(_megabytes(table.pid) - before)
        return table.metric("fivefold_connections") <= 3

    until(are_gone, "the lazy to be let go")
    assert max(held) < 30
    game.play()
    for line in lazy:
        line.close()
    game.end()


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * resource.getpagesize() / 1e6
