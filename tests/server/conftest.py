"""Servers for the tests of a module, and people who come and go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.client import Client, Server

Person = Callable[..., Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits on how fast one may ask."""
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits").start()
    yield running
    assert running.is_up, running.log
    running.stop()
    assert "Traceback" not in running.log, running.log
    assert '"level":"error"' not in running.log, running.log


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    running = Server(tmp_path_factory.mktemp("strict")).start()
    yield running
    assert running.is_up, running.log
    running.stop()
    assert "Traceback" not in running.log, running.log
    assert '"level":"error"' not in running.log, running.log


@pytest.fixture
def someone() -> Iterator[Person]:
    """Makes people, who all go home after the test."""
    made: list[Client] = []

    def make(server: Server | str, *, address: str = "", welcome: bool = True) -> Client:
        made.append(Client(server, address=address, welcome=welcome))
        return made[-1]

    yield make
    for client in made:
        client.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
