"""Attacks before joining a room: forged cookies, other sites, invalid paths and rooms, and floods."""

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.client import LONG, Server, Wire
from server.conftest import Person


@pytest.mark.smoke
def test_another_sites_page_may_not_speak_for_anybody(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.3.0.1")
    code = ann.open_room()
    url = f"ws{strict.url.removeprefix('http')}/ws/{code}"
    for origin in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1.evil.example:{strict.port}",
        "http://127.0.0.1:1",
    ):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url, additional_headers={"Cookie": ann.cookie, "Origin": origin}),
        ):
            pass
        assert refused.value.response.status_code == 403
        for method, path in (("PUT", "/api/me"), ("POST", "/api/rooms"), ("POST", "/api/handover")):
            answer = ann.http.request(method, path, json={"name": "x"}, headers={"Origin": origin})
            assert answer.json()["code"] == "other-site"
            assert answer.status_code in (400, 403)
    with connect(url, additional_headers={"Cookie": ann.cookie, "Origin": strict.url}) as fine:
        assert "welcome" in str(fine.recv(timeout=LONG))


@pytest.mark.smoke
def test_a_cookie_that_is_none_of_ours(server: Server, strict: Server, someone: Person) -> None:
    ann, other = someone(server), someone(strict, address="10.4.0.1")
    code = ann.open_room()
    signature = ann.cookie.partition(".")[2]
    forged = [
        "",
        f"fivefold={'0' * 16}.{signature}",
        f"fivefold={ann.id}.{'0' * 64}",
        f"fivefold={ann.id}",
        f"fivefold={ann.id}.",
        "fivefold=" + "a" * 5000,
        other.cookie,
        ann.cookie[:-1],
        ann.cookie.replace(ann.id, ann.id.upper()),
    ]
    for cookie in forged:
        stranger = someone(server, welcome=False)
        headers = {"Cookie": cookie} if cookie else {}
        assert stranger.http.post("/api/rooms", json={}, headers=headers).json()["code"] == "stranger"
        assert stranger.http.put("/api/me", json={"name": "Eve"}, headers=headers).json()["code"] == "stranger"
        assert stranger.http.post("/api/handover", headers=headers).json()["code"] == "stranger"
        with connect(f"ws{server.url.removeprefix('http')}/ws/{code}", additional_headers=headers) as wire:
            assert '"stranger"' in str(wire.recv(timeout=LONG))
        new = stranger.http.get("/api/me", headers=headers).json()
        assert new["id"] not in (ann.id, other.id)


@pytest.mark.smoke
def test_a_room_that_is_not_there(server: Server, someone: Person) -> None:
    ann = someone(server)
    address = f"ws{server.url.removeprefix('http')}"
    for code in ("ZZZZZ", "a" * 300, "%00", "..%2f..", "'--", "ß", "%F0%9F%83%8F"):
        with (
            suppress(InvalidStatus),  # some of these paths match no route
            connect(f"{address}/ws/{code}", additional_headers={"Cookie": ann.cookie}) as wire,
        ):
            assert '"no-such-room"' in str(wire.recv(timeout=LONG))
        assert ann.http.get(f"/api/rooms/{code}").status_code in (400, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/....//....//app.py",
        "/assets/%00",
        "/assets/" + "a" * 5000,
        "/assets/.",
        "/../app.py",
        "/static/../../store.py",
        "/r/../../etc/passwd",
    ],
)
def test_no_file_outside_the_assets_can_be_had(server: Server, path: str) -> None:
    """Requested over a plain socket, so that no client normalizes the path."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    status = int(answer.split()[1])
    assert status in (400, 404, 405), answer[:300]
    assert b"import " not in answer
    assert b"root:" not in answer


def test_rates_per_address(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.5.0.1")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ann.http.get("/api/games"), range(1000)))
    slow = [answer for answer in answers if answer.status_code == 429]
    assert slow
    assert slow[0].json()["code"] == "too-fast"
    assert slow[0].json()["sentence"].endswith(".")
    assert someone(strict, address="10.5.0.2").http.get("/api/games").status_code == 200


@pytest.mark.smoke
def test_rooms_per_address(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.6.0.1")
    answers = [ann.http.post("/api/rooms", json={}) for _ in range(62)]
    assert [answer.status_code for answer in answers[:60]] == [201] * 60
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too-many-rooms"
    assert answers[-1].json()["sentence"] == "You’ve opened a lot of rooms. Try again in 1 minute."
    assert someone(strict, address="10.6.0.2").http.post("/api/rooms", json={}).status_code == 201


def test_opening_connections_is_limited_too(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.7.0.1")
    code = ann.open_room()
    wires: list[Wire] = []
    for _ in range(300):
        try:
            wires.append(ann.join(code, hello=False))
        except InvalidStatus:
            break
        if wires[-1].closed:
            break
        wires[-1].drop()
    else:
        raise AssertionError("300 connections in a row were let in")
    assert someone(strict, address="10.7.0.2").join(code).in_room.code == code
