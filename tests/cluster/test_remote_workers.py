"""Workers on other machines: a server without workers uses them, and one with workers does not depend on them."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cluster.company import Cluster
from fivefold.rooms import messages as m
from fivefold.rooms.questions import Looked, Question
from fivefold.server.cluster.bus.messages import ThinkReply
from fivefold.server.cluster.bus.valkey import PREFIX
from fivefold.server.cluster.remote_connections import RemoteConnections
from fivefold.server.cluster.remote_rooms import RemoteRoom, RemoteRooms
from fivefold.server.cluster.remote_workers import RemoteWorkers
from fivefold.server.limits import PREPARATION_PRICE, Limits, ServerBuckets
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import BotRequest, think_lane
from server.client import LONG, until
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
    assert machine.wait(LONG) == 0
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
    assert "Invalid bus URL" in done.stderr
    assert done.stdout == "", "nothing was started"
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
    assert "Use a Postgres URL" in done.stderr
    assert (done.stdout, list(tmp_path.iterdir())) == ("", []), "nothing was started"


def test_what_is_spent_at_one_process_is_spent_everywhere(three: Cluster, someone: Person) -> None:
    """The limit of new rooms per hour is shared: half of them are opened here, and the other half there."""
    servers = [three.add("--limits", "--limit-person-rooms", "10", "--limit-address-rooms", "1000") for _ in range(2)]
    for server in servers:
        server.start()
    me = someone(servers[0])
    other = someone(servers[1], welcome=False)
    other.http.cookies.set("fivefold", me.cookie.removeprefix("fivefold="), domain="127.0.0.1")
    for _ in range(6):
        me.open_room()

    def are_settled(rooms: int) -> bool:
        """Return whether all processes have published the number of rooms opened."""
        return three.valkey.say("GET", f"{PREFIX}spent:rooms-of-person:{me.id}").endswith(f"\r\n{rooms}\r\n".encode())

    until(lambda: are_settled(6), "the first six to be known")
    other.open_room()
    until(lambda: are_settled(7), "the seventh to be known")
    opened = 7
    while opened < 20 and other.http.post("/api/rooms", json={}).status_code == 201:
        opened += 1
    assert opened <= 11, "each of them alone would have allowed ten"
    for server in servers:
        three.servers.remove(server)
        server.stop()


class Client:
    """A Valkey client that knows only whether a machine with workers exists."""

    is_there = True

    async def exists(self, _key: str) -> int:
        return int(self.is_there)


LOOK_UP = BotRequest(Question(3, "look", "wordspiel", {}, text="unite"))
ASKER = Asker("192.0.2.1", "ROOM")


def test_questions_that_the_last_machine_leaves_behind_are_put_into_the_pool() -> None:
    async def test() -> None:
        pool, valkey = WorkerPool(think_lane(1)), Client()
        remote = RemoteWorkers("me", valkey, pool)
        remote.submit(LOOK_UP, ASKER)
        assert pool.waiting("think") == 1, "no other machine is known yet"
        await remote.look()
        answered, cancelled, failed, left = [remote.submit(LOOK_UP, ASKER) for _ in range(4)]
        assert pool.waiting("think") == 1
        remote.receive(ThinkReply(1, Looked(None)))
        assert await answered == Looked(None)
        remote.receive(ThinkReply(3, None))
        with pytest.raises(JobFailed):
            await failed
        cancelled.cancel()
        await asyncio.sleep(0)
        valkey.is_there = False
        await remote.look()
        assert (pool.waiting("think"), left.done(), left.asker) == (2, False, ASKER)
        remote.receive(ThinkReply(4, Looked(None)))
        assert not left.done(), "an answer that comes too late is ignored"
        await remote.close()

    asyncio.run(test())


def test_the_owner_of_a_room_knows_the_address_of_a_connection_elsewhere() -> None:
    """Bots think on behalf of an address, so it has to be sent along."""
    mails: list[Any] = []
    joined: list[Any] = []
    post: Any = SimpleNamespace(
        send=lambda _peer, mail: mails.append(mail),
        add_dependency=lambda _peer: None,
        drop_dependency=lambda _peer: None,
    )
    there: Any = SimpleNamespace(address="192.0.2.1")
    RemoteRoom("ROOM", "owner", RemoteRooms(post)).join(1, there, "ann", "Ann")
    place: Any = SimpleNamespace(join=lambda _line, client, _person, _name: joined.append(client))
    RemoteConnections(post, lambda _code, found: found(place), lambda: 7, 50, lambda *_: True).came("peer", *mails)
    assert [client.address for client in joined] == ["192.0.2.1"]


def test_the_owner_charges_for_what_only_it_knows_the_price_of() -> None:
    """A daily that has to be made costs a connection at another process as much as one here."""
    mails: list[Any] = []
    asked: list[Any] = []
    told: list[Any] = []
    post: Any = SimpleNamespace(
        send=lambda _peer, mail: mails.append(mail),
        tell=lambda _peer, _number, frame: told.append(msgspec.json.decode(frame.text)),
        add_dependency=lambda _peer: None,
        drop_dependency=lambda _peer: None,
    )
    buckets = ServerBuckets(Limits(address_burst=PREPARATION_PRICE + 10, address_points=0.001))
    there: Any = SimpleNamespace(address="192.0.2.1")
    elsewhere = RemoteRoom("ROOM", "owner", RemoteRooms(post))
    elsewhere.join(1, there, "ann", "Ann")
    for request in (m.Start(id=1), m.Start(id=2), m.Chat(id=3, text="hi")):
        assert elsewhere.price(request) == 0
        elsewhere.ask(1, request)
    room: Any = SimpleNamespace(
        join=lambda *_: None,
        waiting=0,
        price=lambda request: PREPARATION_PRICE if isinstance(request, m.Start) else 0,
        ask=lambda _connection, request: asked.append(request.id),
    )
    came, *requests = mails
    owner = RemoteConnections(post, lambda _code, found: found(room), lambda: 7, 50, buckets.charge)
    owner.came("peer", came)
    for request in requests:
        owner.message("peer", request)
    assert asked == [1, 3]
    assert [(answer["id"], answer["code"]) for answer in told] == [(2, "too-fast")]
    assert not buckets.per_address.take("192.0.2.1", 11)
