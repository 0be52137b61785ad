"""Servers that all tests of a run share, and clients; every test has its own rooms and people."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fivefold.rooms import messages as m
from server.client import Client, Server, Wire
from server.postgres import Postgres, postgres, why_none

Person = Callable[..., Client]


@pytest.fixture(scope="session")
def a_postgres(real: None) -> Iterator[Postgres]:
    """A shared Postgres that tests must not kill."""
    if why := why_none():
        pytest.skip(f"NOT TESTED against Postgres: {why}")
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.real)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    server: Postgres = request.getfixturevalue("a_postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def server(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits."""
    yield from _running(Server(tmp_path_factory.mktemp("server"), "--no-limits"))


@pytest.fixture(scope="session")
def strict(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rate limits, whose buckets fill so slowly that slow machines empty them, too.

    Tests have addresses of their own.
    """
    slowly = [f"--limit-{whose}-points=1" for whose in ("connection", "person", "room", "address")]
    yield from _running(
        Server(tmp_path_factory.mktemp("strict"), *slowly, "--limit-address-rooms=60", "--limit-address-guesses=3")
    )


@pytest.fixture(scope="session")
def operated(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rate limits and a token for its operator."""
    server = Server(tmp_path_factory.mktemp("operated"), "--operator-token", "open sesame").start()
    yield server
    server.stop()


def _running(running: Server) -> Iterator[Server]:
    """Start a server; at the end it must still run, and have logged no error."""
    yield running.start()
    assert running.is_up, running.log
    running.stop()
    assert "Traceback" not in running.log, running.log
    assert '"level":"error"' not in running.log, running.log


@pytest.fixture
def someone(real: None) -> Iterator[Person]:
    """Make clients, which are closed after the test."""
    made: list[Client] = []

    def make(server: Server | str, *, address: str = "", welcome: bool = True) -> Client:
        made.append(Client(server, address=address, welcome=welcome))
        return made[-1]

    yield make
    for client in made:
        client.close()


def rename(client: Client, name: str) -> None:
    client.name = client.http.put("/api/me", json={"name": name}).raise_for_status().json()["name"]


def company(server: Server, someone: Person, people: int, **wish: object) -> tuple[str, list[Wire]]:
    """Open a room with this many people, who take seats while there are any."""
    clients = [someone(server) for _ in range(people)]
    code = clients[0].open_room(**wish)
    wires = [client.join(code) for client in clients]
    wires[0].until_room(lambda room: all(is_here(room, client) for client in clients), "everybody")
    return code, wires


def is_here(room: m.RoomView, client: Client) -> bool:
    return any(person.id == client.id and person.here for person in room.people)


def seated(wires: list[Wire]) -> None:
    people = [wire.client.id for wire in wires]
    for seat, wire in enumerate(wires):
        if wire.in_room.seats[seat].person != people[seat]:
            wire.send("sit", seat=seat)
    for wire in wires:
        wire.until_room(lambda room: [seat.person for seat in room.seats][: len(people)] == people, "the seats")
