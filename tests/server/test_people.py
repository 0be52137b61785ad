"""People: a name and a cookie without an account, and other devices of the same person."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from fivefold.api import bodies as rest
from server.client import Server
from server.conftest import Person, company, seated
from server.playing import finish

EASY = {"deck": "easy", "no_set": "auto"}


@pytest.mark.smoke
def test_security_headers_and_the_cookie(server: Server, someone: Person) -> None:
    answer = someone(server, welcome=False).http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    behind = someone(server, welcome=False).http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in behind.headers["set-cookie"].lower()


def test_who_only_looks_in_leaves_nothing_behind(tmp_path: Path, someone: Person) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        visitors = [someone(server) for _ in range(20)]
        ann = visitors[0]
        ann.http.put("/api/me", json={"name": "Ann"})
        server.kill()
        server.start()
        assert ann.get("/api/me", rest.Me) == rest.Me(ann.id, "Ann")
        for visitor in visitors[1:]:
            assert visitor.get("/api/me", rest.Me) == rest.Me(visitor.id, visitor.name)
    finally:
        server.stop()
    with closing(sqlite3.connect(server.database)) as database:
        assert database.execute("SELECT id, name FROM people").fetchall() == [(ann.id, "Ann")]


@pytest.mark.smoke
def test_a_second_device_keeps_the_seat(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    two.until_table()
    given = rest.Handover(**two.client.http.post("/api/handover").json())
    assert given.seconds == 600
    phone = someone(server, welcome=False)
    answer = phone.http.post(f"/api/handover/{given.code.lower()}")
    assert rest.Me(**answer.json()) == rest.Me(two.client.id, two.client.name)
    again = phone.http.post(f"/api/handover/{given.code}")
    assert (again.status_code, again.json()["code"]) == (400, "bad-handover")
    wire = phone.join(code)
    wire.until(lambda: wire.table and wire.table.seat == 1, "the seat")
    two.close()
    finish([one, wire])
    assert one.in_room.seats[1].person == two.client.id


@pytest.mark.smoke
def test_a_name_is_changed_everywhere(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2)
    answer = two.client.http.put("/api/me", json={"name": "  Zoë\u202e\t the\nGreat  "})
    assert answer.json()["name"] == "Zoë the Great"
    one.until_room(lambda room: "Zoë the Great" in {person.name for person in room.people}, "the new name")
    assert two.client.get("/api/me", rest.Me).name == "Zoë the Great"


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\u3164", "\u2800", "\u115f\u1160", "\u034f", "x" * 25, "x" * 41]
)
def test_names_that_nobody_can_see_or_read(server: Server, someone: Person, name: str) -> None:
    answer = someone(server).http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-request")


@pytest.mark.parametrize("name", ["a\r\nSet-Cookie: x=1", 'a"b', "<b>a</b>", "a\x00b", "a\\b", "日本", "é"])
def test_odd_names_are_only_text(server: Server, someone: Person, name: str) -> None:
    ann = someone(server)
    answer = ann.http.put("/api/me", json={"name": name})
    assert answer.status_code == 200
    assert "x" not in answer.cookies
    shown = answer.json()["name"]
    assert not any(ord(letter) < 32 for letter in shown)
    one = ann.join(ann.open_room())
    assert one.in_room.people[0].name == shown
    one.start()
    assert one.table
    assert one.table.names[0] == shown


def test_renaming_while_rooms_are_opened(server: Server, someone: Person) -> None:
    ann = someone(server)
    wires = [ann.join(ann.open_room()) for _ in range(8)]

    def busy(n: int) -> int:
        other = someone(server)
        other.open_room()
        return ann.http.put("/api/me", json={"name": f"Ann {n}"}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert set(pool.map(busy, range(40))) == {200}
    name = ann.get("/api/me", rest.Me).name
    for wire in wires:
        wire.until_room(lambda room: room.people[0].name == name, "the last name")
