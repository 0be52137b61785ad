"""Bots that think elsewhere: a server without any of its own plays on them, and one with its own can do without."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster.company import Cluster
from server.conftest import Person

GAME = {"game": "karma", "options": {"turn_seconds": 10}, "seats": 2, "bots": "easy", "start": True}


@pytest.fixture
def machine(three: Cluster) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "fivefold", "think", "--bus", three.valkey.url, "--bots", "1", "--no-logs"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        yield process
        if process.poll() is None:
            process.terminate()


def test_a_server_without_bots_has_them_think_elsewhere(
    three: Cluster, someone: Person, machine: subprocess.Popen[bytes]
) -> None:
    server = three.add("--bots", "0").start()
    me = someone(server)
    wire = me.join(me.open_room(**GAME))
    table = wire.until_table()
    if 0 in table.actors:
        assert table.moves
        wire.ask("do", move=table.moves[0])
    wire.until(lambda: any(entry.seat == 1 for entry in wire.seen[table.match].values()), "the bot's move")
    machine.terminate()
    assert machine.wait(20) == 0
    three.servers.remove(server)
    server.stop()


def test_without_a_machine_of_bots_servers_think_themselves(three: Cluster, someone: Person) -> None:
    me = someone(three.servers[0])
    wire = me.join(me.open_room(**GAME))
    table = wire.until_table()
    if 0 in table.actors:
        assert table.moves
        wire.ask("do", move=table.moves[0])
    wire.until(lambda: any(entry.seat == 1 for entry in wire.seen[table.match].values()), "the bot's move")


def test_a_machine_of_bots_needs_a_bus() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fivefold", "think", "--bus", "nonsense"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "no address of a bus" in done.stderr
    done = subprocess.run(
        [sys.executable, "-m", "fivefold", "serve", "--bots", "0"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "at least one process" in done.stderr


def test_a_bus_needs_a_database_that_is_shared(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fivefold", "serve", "--port", "0", "--bus", "valkey://127.0.0.1:1"],
        capture_output=True, text=True, check=False, env={**os.environ, "FIVEFOLD_DATABASE": str(tmp_path / "own.db")},
    )  # fmt: skip
    assert done.returncode == 2
    assert "give a URL of Postgres" in done.stderr


def test_what_is_spent_at_one_process_is_spent_everywhere(three: Cluster, someone: Person) -> None:
    """Rooms an hour: half of them opened here, and the other half there."""
    servers = [three.add("--limits", "--limit-person-rooms", "10", "--limit-address-rooms", "1000") for _ in range(2)]
    for server in servers:
        server.start()
    me = someone(servers[0])
    other = someone(servers[1], welcome=False)
    other.http.cookies.set("fivefold", me.cookie.removeprefix("fivefold="), domain="127.0.0.1")
    for _ in range(6):
        me.open_room()
    time.sleep(3)
    other.open_room()
    time.sleep(3)
    opened = 7
    while opened < 20 and other.http.post("/api/rooms", json={}).status_code == 201:
        opened += 1
    assert opened <= 11, "each of them alone would have allowed ten"
    for server in servers:
        three.servers.remove(server)
        server.stop()
