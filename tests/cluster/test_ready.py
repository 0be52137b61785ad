"""`/ready` knows the bus: a server that is cut off is not ready, unless the bus is gone for all of them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from cluster.cables import Cable, cables
from cluster.company import Cluster, cluster, why_none
from fivefold.server.clock import Clock
from fivefold.server.cluster.cluster import CUT_OFF_SECONDS, HEARS_SECONDS
from fivefold.server.cluster.cluster import Cluster as Process
from server.client import LONG, Server, until
from server.stores import run


def readiness(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/ready", timeout=LONG)
    return answer.status_code, answer.json()["status"]


OK, CUT_OFF = (200, "ok"), (503, "cut-off")


@pytest.fixture
def cut(real: None, tmp_path: Path) -> Iterator[tuple[Cluster, Cable]]:
    """Three servers, the last of which reaches Valkey over a cable."""
    if why := why_none():
        pytest.skip(f"NOT TESTED with several processes: {why}")
    with cluster(tmp_path, 2) as found, cables() as some:
        cable = some.add(found.valkey.port)
        found.add("--bus", f"valkey://127.0.0.1:{cable.port}").start()
        yield found, cable


def test_a_server_that_is_cut_off_is_not_ready_until_it_hears_again(cut: tuple[Cluster, Cable]) -> None:
    whole, cable = cut
    *others, last = whole.servers
    until(lambda: readiness(last) == OK, "all to be well")
    cable.cut()
    until(lambda: readiness(last) == CUT_OFF, "it to be cut off")
    assert [readiness(server) for server in others] == [OK, OK]
    cable.mend()
    until(lambda: readiness(last) == OK, "it to be back")


def test_without_the_bus_all_serve_what_they_can(cut: tuple[Cluster, Cable]) -> None:
    whole, cable = cut
    last = whole.servers[-1]
    cable.cut()
    until(lambda: readiness(last) == CUT_OFF, "one to be cut off")
    whole.valkey.kill()
    until(lambda: nobody_hears(whole), "all to know that the bus is gone")
    until(lambda: readiness(last) == OK, "the first to serve again")
    assert [readiness(server) for server in whole.servers] == [OK, OK, OK]
    whole.valkey.start()
    until(lambda: readiness(last) == CUT_OFF, "the others to hear again")


def nobody_hears(whole: Cluster) -> bool:
    found = list[Any]()

    async def look(store: Any) -> None:
        found.extend(await store.read("SELECT hears FROM processes"))

    run(whole.database, look)
    return found == [(0,)] * 3


@pytest.mark.parametrize(
    ("silence", "others_hear", "hears", "is_cut_off"),
    [
        (0.5, True, True, False),
        (HEARS_SECONDS + 1, True, False, False),
        (CUT_OFF_SECONDS + 1, True, False, True),
        (CUT_OFF_SECONDS + 1, False, False, False),
        (float("inf"), True, False, True),
    ],
)
def test_the_rule(silence: float, others_hear: bool, hears: bool, is_cut_off: bool) -> None:
    """A process says whether it hears long before it may call itself cut off."""
    said = list[bool]()

    async def renew(_process: str, *, hears: bool) -> bool:
        said.append(hears)
        return others_hear

    store: Any = SimpleNamespace(owners=SimpleNamespace(renew=renew))
    bus: Any = SimpleNamespace(silence=silence)
    host: Any = SimpleNamespace(new_connection_id=lambda: 1, charge=lambda *_: True)
    process = Process(store, Clock(), bus, host, 50)
    assert not process.is_cut_off, "nothing is known yet"
    asyncio.run(process._renew())
    assert said == [hears]
    assert process.is_cut_off == is_cut_off
