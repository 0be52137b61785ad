"""Processes that die, hang or stop, and a bus that fails: no data is lost, and play continues."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from cluster.company import Cluster, cluster, why_none
from fivefold.games.set_cards import sets
from fivefold.rooms import messages as m
from server.client import Client, Wire, until
from server.conftest import Person
from server.playing import agree, finish, settle

pytestmark = pytest.mark.real


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Cluster]:
    if why := why_none():
        pytest.skip(f"NOT TESTED with several processes: {why}")
    with cluster(tmp_path, 2) as found:
        yield found
    for server in found.servers:
        assert "Traceback" not in server.log, server.log


def table(mortal: Cluster, someone: Person) -> tuple[str, list[Client]]:
    """Return a match of two people at the second process, in a room of the first."""
    owner, other = mortal.servers
    clients = [someone(other), someone(other)]
    host = someone(owner, welcome=False)
    host.http.cookies.set("fivefold", clients[0].cookie.removeprefix("fivefold="), domain="127.0.0.1")
    code = host.open_room(options={"deck": "easy", "call_seconds": 60}, seats=2)
    return code, clients


def back(client: Client, code: str, seconds: float = 20.0) -> Wire:
    """Reconnect as a browser does, with retries."""

    def come() -> Wire | None:
        try:
            wire = client.join(code)
        except (WebSocketException, OSError, AssertionError):
            return None
        if wire.closed is not None:
            assert wire.closed.again, wire.closed
            return None
        return wire

    return until(come, "to be let in", seconds)


def begun(mortal: Cluster, someone: Person) -> tuple[str, list[Client], list[Wire]]:
    code, clients = table(mortal, someone)
    wires = [client.join(code) for client in clients]
    wires[1].ask("sit", seat=1)
    wires[0].start()
    move(wires)
    return code, clients, wires


def move(wires: list[Wire]) -> None:
    """Let one of the players take a SET."""
    for wire in wires:
        wire.until_table()
    settle(wires)
    while not sets.has_set(wires[0].view.face_up):
        agree(wires)
    wires[0].call()
    wires[0].take()


def seen(wires: list[Wire]) -> dict[int, m.SeenEntry]:
    return {n: entry for wire in wires for entries in wire.seen.values() for n, entry in entries.items()}


def goes_on(code: str, clients: list[Client], before: list[Wire], seconds: float = 20.0) -> None:
    """Reconnect all, check that everything they had received is still there, and play."""
    shown = seen(before)
    wires = [back(client, code, seconds) for client in clients]
    for wire in wires:
        wire.until_table()
    now = seen(wires)
    lost = {n: entry for n, entry in shown.items() if n in now and now[n] != entry}
    assert not lost
    assert max(now) >= max(shown)
    move(wires)


@pytest.mark.smoke
def test_an_owner_that_is_killed_is_followed_by_another(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    mortal.servers[0].kill()
    for wire in wires:
        wire.until(lambda wire=wire: wire.closed, "to be told")  # type: ignore[misc]
        assert wire.closed is not None
        assert wire.closed.again
    goes_on(code, clients, wires)
    mortal.servers[0].start()


def test_a_room_goes_on_by_itself_when_its_owner_has_died(mortal: Cluster, someone: Person) -> None:
    """Its deadline is met at another process, though no client connects."""
    me = someone(mortal.servers[0])
    code = me.open_room(game="karma", options={"turn_seconds": 10}, seats=2, bots="easy", start=True)
    mortal.servers[0].kill()
    until(lambda: mortal.servers[1].metric("fivefold_rooms") == 1, "the room at the other process")
    mortal.servers[0].start()
    assert mortal.servers[0].metric("fivefold_rooms") == 0
    assert someone(mortal.servers[0]).http.get(f"/api/rooms/{code}").json()["playing"]


def test_an_owner_that_wakes_up_after_its_lease_has_nothing_more_to_say(mortal: Cluster, someone: Person) -> None:
    """Its clients are sent to the new owner, and their requests meanwhile have no effect."""
    code, clients, wires = begun(mortal, someone)
    zombie, _ = mortal.servers
    fan = someone(zombie)
    stuck = fan.join(code)
    stuck.until_table()
    os.kill(zombie.pid, signal.SIGSTOP)
    try:
        asked = [stuck.send("hello"), stuck.send("chat", text="Is anybody there?")]
        goes_on(code, clients, wires)
        heard = len(stuck.raw)
    finally:
        os.kill(zombie.pid, signal.SIGCONT)
    stuck.until(lambda: stuck.closed, "to be sent away")
    assert stuck.closed is not None
    assert stuck.closed.again
    message = [text for text in stuck.raw[heard:] if '"t":"ping"' not in text]
    assert len(message) == 1, message
    assert not set(asked) & set(stuck.done)
    now = back(fan, code)
    assert all(line.text != "Is anybody there?" for line in now.chat)
    now.ask("chat", text="Here you are")
    assert mortal.servers[1].metric("fivefold_rooms") == 1


def test_without_the_bus_rooms_go_on_where_they_are_owned(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    near = someone(mortal.servers[0]).join(code)
    mortal.valkey.kill()
    try:
        for wire in wires:
            wire.until(lambda wire=wire: wire.closed, "to be told", 10)  # type: ignore[misc]
        near.ask("chat", text="Still here")
        assert not near.ended.is_set()
    finally:
        mortal.valkey.start()
    goes_on(code, clients, wires)
    assert not near.ended.is_set(), "whoever is at the owner has noticed nothing"


def test_a_bus_that_forgets_everything_is_soon_forgiven(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    mortal.valkey.empty()
    goes_on(code, clients, wires)


def test_a_database_that_is_started_anew_costs_a_moment(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    mortal.postgres.stop()
    mortal.postgres.start()
    goes_on(code, clients, wires, 30)


def test_who_is_stopped_politely_hands_its_rooms_over(mortal: Cluster, someone: Person) -> None:
    """All of them at once, between two acts, and without waiting for a lease."""
    code, clients, wires = begun(mortal, someone)
    mortal.servers[0].stop()
    for wire in wires:
        wire.until(lambda wire=wire: wire.closed, "to be told", 10)  # type: ignore[misc]
        assert wire.closed is not None
        assert (wire.closed.code, wire.closed.again) == ("moved", True)
    goes_on(code, clients, wires, 5)
    mortal.servers[0].start()


def test_the_evening_goes_with_its_room(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    finish(wires)
    before = wires[0].until_room(lambda room: room.evening.matches == 1, "the evening").evening
    mortal.servers[0].stop()
    back(clients[0], code).until_room(lambda room: room.evening == before, "the same evening elsewhere")
    mortal.servers[0].start()


def test_all_are_upgraded_one_after_the_other(mortal: Cluster, someone: Person) -> None:
    code, clients, wires = begun(mortal, someone)
    for server in mortal.servers:
        server.stop()
        server.start()
        for client in clients:
            client.url = server.url
        goes_on(code, clients, wires, 5)
        wires = [client.wires[-1] for client in clients]


def test_the_clock_of_a_process_does_not_matter(mortal: Cluster, someone: Person) -> None:
    """The time of a match is the database's: a move to another process does not add half a minute."""
    code, clients, wires = begun(mortal, someone)
    shown = wires[0].until_table().now
    late = mortal.add()
    late.clock = 30.0
    late.start()
    mortal.servers[0].stop()
    mortal.servers[1].stop()
    for client in clients:
        client.url = late.url
    wires = [back(client, code) for client in clients]
    for wire in wires:
        assert wire.until_table().now < shown + 25_000
    move(wires)
    for server in mortal.servers[:2]:
        server.start()
