"""One room from any process: playing, watching, and data that all processes share."""

from functools import partial

import httpx
import msgspec
import pytest

import fivefold as ff
from cluster.company import Cluster
from fivefold.api import bodies as rest
from server.client import LONG, Client, Wire, until
from server.conftest import Person, is_here
from server.playing import finish


def at_each(three: Cluster, someone: Person, **wish: object) -> tuple[str, list[Wire]]:
    """Open a room at the first process, with a person from each process in it, and without a photo finish.

    While a call waits for a photo finish, only its caller sees an entry.
    """
    clients = [someone(server) for server in three.servers]
    code = clients[0].open_room(options={"deck": "easy", "lag_credit_ms": 0, "call_seconds": 60}, **wish)
    wires = [client.join(code) for client in clients]
    for wire in wires:
        wire.until_room(lambda room: all(is_here(room, client) for client in clients), "everybody")
    return code, wires


def as_me(me: Client, server: object, someone: Person) -> Client:
    """Return a client of the same person at another process."""
    client = someone(server, welcome=False)
    client.http.cookies.set("fivefold", me.cookie.removeprefix("fivefold="), domain="127.0.0.1")
    client.id = me.id
    return client


@pytest.mark.smoke
def test_people_at_three_processes_play_a_match(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    wires[1].ask("sit", seat=1)
    wires[0].start()
    for wire in wires:
        wire.until_table()
    finish(wires[:2])
    wires[2].until_over()
    match = wires[0].until_table().match
    for wire in wires:
        ff.verify(wire.client.http.get(f"/api/records/{match}").text)
    assert {frozenset(wire.seen[match]) for wire in wires} == {frozenset(wires[0].seen[match])}
    # A person's own matches are found at any process, and the evening's score is sent everywhere.
    for wire in wires[:2]:
        (mine,) = as_me(wire.client, three.servers[2], someone).get("/api/mine/matches", rest.MyMatches).matches
        assert (mine.match, mine.seat) == (match, wire.in_room.seats.index(_seat(wire)))
    assert wires[2].client.get("/api/mine/matches", rest.MyMatches).matches == (), "who watched has not played"
    assert {(one.person, one.played) for one in wires[2].in_room.evening.players} == {
        (wire.client.id, 1) for wire in wires[:2]
    }


def _seat(wire: Wire) -> object:
    return next(seat for seat in wire.in_room.seats if seat.person == wire.client.id)


def test_every_ask_from_afar_is_answered_once(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    far = wires[2]
    far.ask("chat", text="Hello from afar")
    wires[1].until(
        lambda: [message for message in wires[1].message if message.text == "Hello from afar"], "what was said"
    )
    assert far.refusal("start") == "not-host"
    assert far.refusal("do", move="call") == "no-match"
    many = [far.send("react", symbol="👏") for _ in range(200)]
    far.until(lambda: all(number in far.done for number in many), "all to be answered")


def test_whoever_goes_is_away_everywhere(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    wires[1].ask("sit", seat=1)
    wires[1].drop()
    for wire in (wires[0], wires[2]):
        wire.until_room(lambda room: room.seats[1].away, "somebody away")


def test_a_name_is_changed_everywhere(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    wires[2].client.http.put("/api/me", json={"name": "Zoë"})
    for wire in wires:
        wire.until_room(lambda room: any(person.name == "Zoë" for person in room.people), "the name")


def test_public_rooms_are_listed_everywhere(three: Cluster, someone: Person) -> None:
    code, _ = at_each(three, someone, seats=2, public=True)
    for server in three.servers:
        until(partial(_shows, someone(server), code), "the room")
        assert someone(server).http.get(f"/api/rooms/{code}/qr.svg").status_code == 200


def _shows(client: Client, code: str) -> bool:
    one = client.get(f"/api/rooms/{code}", rest.Listed)
    return one.people == 3 and one in client.get("/api/rooms", list[rest.Listed])


def test_a_room_that_is_not_there_is_not_there_anywhere(three: Cluster, someone: Person) -> None:
    for server in three.servers:
        assert someone(server).http.get("/api/rooms/NOSUCH").status_code == 404


def test_a_code_for_another_device_is_good_once_at_any_process(three: Cluster, someone: Person) -> None:
    me = someone(three.servers[0])
    codes = [msgspec.json.decode(me.http.post("/api/handover").content, type=rest.Handover).code for _ in range(4)]
    phone = someone(three.servers[1], welcome=False)
    assert phone.http.post(f"/api/handover/{codes[0]}").status_code == 400, "only the last three are good"
    answer = phone.http.post(f"/api/handover/{codes[3]}")
    assert msgspec.json.decode(answer.content, type=rest.Me).id == me.id
    for server in three.servers:
        assert someone(server, welcome=False).http.post(f"/api/handover/{codes[3]}").status_code == 400
    me.http.post("/api/sign-out")
    assert phone.http.post(f"/api/handover/{codes[2]}").status_code == 400


def test_who_signs_out_is_out_everywhere(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    as_me(wires[2].client, three.servers[1], someone).http.post("/api/sign-out")
    wires[2].until(lambda: wires[2].closed, "the end")
    assert wires[2].closed is not None
    assert wires[2].closed.code == "signed-out"


def test_a_room_with_a_password_asks_for_it_from_afar(three: Cluster, someone: Person) -> None:
    code, wires = at_each(three, someone, seats=2)
    wires[0].ask("lock", password="sesame")
    eve = someone(three.servers[2]).join(code, hello=False)
    eve.until(lambda: eve.is_locked, "the question")
    assert eve.refusal("enter", password="wrong") == "wrong-password"
    eve.ask("enter", password="sesame")
    eve.until(lambda: eve.welcome, "a welcome")


def test_who_is_kicked_is_out_from_afar(three: Cluster, someone: Person) -> None:
    _, wires = at_each(three, someone, seats=2)
    wires[0].ask("kick", person=wires[1].client.id)
    wires[1].until(lambda: wires[1].closed, "the end")
    assert wires[1].closed is not None
    assert (wires[1].closed.code, wires[1].closed.again) == ("kicked", False)


def test_every_process_says_whether_it_is_well(three: Cluster) -> None:
    for server in three.servers:
        assert httpx.get(f"{server.url}/ready", timeout=LONG).status_code == 200
