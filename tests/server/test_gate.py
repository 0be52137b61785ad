"""The gate: every request is charged, guesses cost more, and static files cost the event loop little."""

import gzip
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from fivefold.server.files import RESERVED, connections_possible
from fivefold.server.http.pages import STATIC, Pages
from fivefold.server.http.proxies import Proxies
from fivefold.server.limits import Limits, TokenBucket, TokenBuckets
from fivefold.server.rooms.connection import Connection
from fivefold.server.rooms.driver import Driver
from fivefold.server.wire import Frame, WebSocket
from server.client import LONG, Client, Server
from server.conftest import Person


@pytest.fixture(scope="module")
def guarded(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator, small token buckets that hardly refill, and few guesses."""
    options = ("--limit-address-points", "0.1", "--limit-address-burst", "100", "--limit-address-guesses", "3")
    server = Server(tmp_path_factory.mktemp("guarded"), "--operator-token", "open sesame", *options).start()
    yield server
    server.stop()


def refused_after(client: Client, path: str, *, method: str = "GET", **options: Any) -> int:
    """Return how many requests succeed before one is refused."""
    for n in range(200):
        answer = client.http.request(method, path, **options)
        if answer.status_code == 429:
            assert answer.json()["code"] == "too-fast"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            return n
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/nowhere", 100),
        ("/operator/rooms", 5),
        ("/api/rooms/NOSUCH", 5),
        ("/api/rooms/NOSUCH/qr.svg", 5),
        ("/assets/nothing.js", 100),
        ("/ready", 10),
        ("/metrics", 10),
        ("/api/records/0123456789abcdef", 5),
    ],
)
def test_whatever_is_asked_for_is_paid_for(guarded: Server, someone: Person, path: str, most: int) -> None:
    client = someone(guarded, address=f"10.60.{len(path)}.{most}", welcome=False)
    assert refused_after(client, path) <= most


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the web client is not built")
def test_all_files_of_the_client_can_be_fetched_by_one_address(strict: Server, someone: Person) -> None:
    """A browser that keeps them for offline use asks for all of them within a minute, beside the play of others."""
    client = someone(strict, address="10.61.0.11", welcome=False)
    names = sorted(file.name for file in (STATIC / "assets").iterdir())
    assert len(names) > Limits().address_burst, "or the test shows nothing"
    assert {client.http.get(f"/assets/{name}").status_code for name in names} == {200}


def test_who_goes_on_has_to_connect_anew(guarded: Server, someone: Person) -> None:
    client = someone(guarded, address="10.61.0.9", welcome=False)
    refused_after(client, "/nowhere")
    answer = client.http.get("/nowhere")
    assert (answer.status_code, answer.headers["connection"]) == (429, "close")


def test_guessing_codes_of_other_devices_is_dear(guarded: Server, someone: Person) -> None:
    client = someone(guarded, address="10.61.0.1", welcome=False)
    assert refused_after(client, "/api/handover/ABCDEFGH", method="POST") <= 5


def test_one_address_cannot_take_all_the_codes_for_other_devices(guarded: Server, someone: Person) -> None:
    client = someone(guarded, address="10.61.0.12")
    assert refused_after(client, "/api/handover", method="POST") <= 10


def test_changing_ones_name_is_more_than_reading_a_page(guarded: Server, someone: Person) -> None:
    client = someone(guarded, address="10.61.0.2")
    assert refused_after(client, "/api/me", method="PUT", json={"name": "Zoë"}) <= 10


def test_guessing_the_operators_token_is_dear_and_said(guarded: Server, someone: Person) -> None:
    client = someone(guarded, address="10.61.0.3", welcome=False)
    assert refused_after(client, "/operator/rooms", headers={"Authorization": "Bearer open"}) <= 5
    assert "an operator request had a wrong token" in guarded.log


def test_guessing_a_rooms_password_is_bounded_by_address(guarded: Server, someone: Person) -> None:
    """One attacker can be many people, but all guesses come from one address."""
    ann = someone(guarded, address="10.62.0.1")
    code = ann.open_room()
    ann.join(code).ask("lock", password="1234")
    codes: list[str] = []
    for n in range(5):
        eve = someone(guarded, address="10.62.0.2")
        wire = eve.join(code, hello=False)
        wire.until(lambda wire=wire: wire.is_locked, "the door")  # type: ignore[misc]
        codes.append(wire.refusal("enter", password=f"000{n}"))
    assert codes == ["wrong-password"] * 3 + ["too-many-guesses"] * 2
    guest = someone(guarded, address="10.62.0.3").join(code, hello=False)
    guest.until(lambda: guest.is_locked, "the door")
    guest.ask("enter", password="1234")


def test_a_banned_address_gets_no_page(guarded: Server, someone: Person) -> None:
    token = {"Authorization": "Bearer open sesame"}
    operator = someone(guarded, address="10.63.0.1", welcome=False)
    ban = {"address": "2001:db8:9:9::1", "why": "a test"}
    assert operator.http.post("/operator/bans", json=ban, headers=token).status_code == 204
    for path in ("/", "/api/me", "/api/rooms", "/nowhere"):
        answer = someone(guarded, address="2001:db8:9:9:5::7", welcome=False).http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert someone(guarded, address="2001:db8:9:8::1", welcome=False).http.get("/api/me").status_code == 200
    assert operator.http.delete("/operator/bans/address/2001:db8:9:9::1", headers=token).status_code == 204
    assert someone(guarded, address="2001:db8:9:9:5::7", welcome=False).http.get("/api/me").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example.org", "null", "", "file://"])
def test_no_other_site_may_speak(guarded: Server, someone: Person, origin: str) -> None:
    client = someone(guarded, address=f"10.64.0.{len(origin)}", welcome=False)
    for path in ("/api/rooms", "/nowhere", "/operator/bans"):
        answer = client.http.post(path, headers={"Origin": origin}, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site")


def test_what_is_no_http_is_answered_with_the_headers_that_protect(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        line.sendall(b"\x00 nonsense\r\n\r\n")
        message = line.recv(65_536).lower()
    assert message.startswith(b"http/1.1 400 ")
    assert b"x-content-type-options: nosniff" in message


# -- token buckets


def test_a_fine_is_made_up_for_before_anything_else() -> None:
    bucket = TokenBucket(10, 20)
    start = time.monotonic()
    bucket.penalise(25, start)
    assert not bucket.take(1, start)
    assert not bucket.take(1, start + 0.5)
    assert bucket.take(1, start + 0.7)
    bucket.penalise(1e6, start + 1)
    assert bucket.take(1, start + 1 + 2.2), "it ends some time"


def test_many_newcomers_do_not_have_everybody_looked_through_each_time() -> None:
    looks = 0

    class Looked(TokenBucket):
        def is_full(self, now: float) -> bool:
            nonlocal looks
            looks += 1
            return False

    buckets = TokenBuckets(1, 5, most=10)
    for n in range(1000):
        buckets._all[n] = Looked(1, 5)
        buckets.of(("new", n))
    assert looks < 4 * len(buckets._all)


class Room:
    """A driver that does nothing."""

    code = "ABCDEF"


class Ear:
    """A WebSocket that records what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closes = 0

    def send(self, frame: Frame) -> None:
        self.sent.append(frame.text)

    def close(self, code: int) -> None:
        self.closes += 1


def _connection(limits: Limits, person: TokenBucket, room: TokenBucket, address: TokenBucket) -> tuple[Connection, Ear]:
    driver, ear = cast("Driver", Room()), Ear()
    made = Connection(1, "ann", "10.0.0.1", driver, limits, (person, room, address), TokenBucket(1, 1), lambda _: None)
    made.websocket = cast("WebSocket", ear)
    return made, ear


def test_it_is_no_offence_that_others_have_emptied_the_purse_of_an_address() -> None:
    """Pongs come every two seconds; a neighbour who floods must not get others disconnected."""
    made, ear = _connection(Limits(strikes=5), TokenBucket(40, 120), TokenBucket(400, 1200), TokenBucket(1e-9, 1e-9))
    for _ in range(50):
        made.received(cast("WebSocket", ear), b'{"t":"pong","ping":1}')
    assert len(ear.sent) == 50
    assert all(b"too-fast" in text for text in ear.sent)
    assert ear.closes == 0


def test_offences_of_ones_own_end_the_connection_and_are_forgiven_with_time() -> None:
    made, ear = _connection(Limits(strikes=5), TokenBucket(40, 120), TokenBucket(400, 1200), TokenBucket(1e9, 1e9))
    for _ in range(5):
        made.received(cast("WebSocket", ear), b"nonsense")
    assert ear.closes == 0
    made._strikes.take(-1, made._strikes._at)  # ten seconds later
    made.received(cast("WebSocket", ear), b"nonsense")
    assert ear.closes == 0
    made.received(cast("WebSocket", ear), b"nonsense")
    assert ear.closes == 1
    assert b'"abuse"' in ear.sent[-1]


# -- static files


def test_the_client_is_read_and_compressed_once(tmp_path: Path) -> None:
    (tmp_path / "assets" / "deeper").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<p>" + "table " * 500)
    (tmp_path / "assets" / "index-1a2b.js").write_text("let x = 1;\n" * 500)
    (tmp_path / "assets" / "small.svg").write_text("<svg/>")
    (tmp_path / "assets" / "picture.png").write_bytes(bytes(2000))
    (tmp_path / "secret.txt").write_text("no")
    pages = Pages(tmp_path)
    assert sorted(pages.assets) == ["index-1a2b.js", "picture.png", "small.svg"]
    script = pages.assets["index-1a2b.js"]
    assert gzip.decompress(script.zipped) == script.plain
    assert script.kind.startswith("text/javascript")
    assert not pages.assets["small.svg"].zipped
    assert not pages.assets["picture.png"].zipped
    assert pages.index is not None
    assert Pages(tmp_path / "assets").index is None


def test_proxies_are_read_as_uvicorn_reads_them() -> None:
    assert "127.0.0.1" in Proxies("127.0.0.1")
    assert "10.1.2.3" in Proxies("127.0.0.1, 10.0.0.0/8")
    assert "11.1.2.3" not in Proxies("127.0.0.1, 10.0.0.0/8")
    assert "2001:db8::1" in Proxies("2001:db8::/32")
    assert "anybody" in Proxies("*")
    assert "" not in Proxies("127.0.0.1")
    assert "unix" in Proxies("unix")


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert connections_possible(10_000) == 4096 - RESERVED
    assert asked == [(4096, 4096)]
    assert connections_possible(500) == 500
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    assert connections_possible(10_000) == 10_000
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert connections_possible(10**9) == 10**9
