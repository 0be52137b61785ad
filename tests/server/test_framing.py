"""Requests that two programs could read differently, and requests that another site makes in somebody's name."""

import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from fivefold.rooms import messages as m
from fivefold.server.http.pages import STATIC
from fivefold.server.limits import PRICES, Limits
from server.client import LONG, Server, until
from server.conftest import Person

CHUNKED = "Transfer-Encoding: chunked"
SMUGGLED = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def answers(server: Server, head: str, body: str = "") -> str:
    """Send a request, and return everything until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), LONG) as peer, peer.makefile("rb") as answer:
        peer.sendall(f"{head}\n\n".replace("\n", "\r\n").encode("latin-1") + body.encode("latin-1"))
        return answer.read().decode("latin-1")


@pytest.mark.parametrize("lengths", [f"Content-Length: 5\n{CHUNKED}", f"{CHUNKED}\nContent-Length: 5"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_request_with_two_lengths_is_refused_and_nothing_after_it_is_read(
    server: Server, method: str, lengths: str
) -> None:
    found = answers(server, f"{method} /api/me HTTP/1.1\nHost: localhost\n{lengths}", f"0\r\n\r\n{SMUGGLED}")
    assert found.startswith("HTTP/1.1 400 ")
    assert found.count("HTTP/1.1 ") == 1
    assert "connection: close" in found.lower()


def test_an_upgrade_over_http_1_0_is_refused(server: Server) -> None:
    head = "Host: localhost\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13"
    found = answers(server, f"GET /ws/ABCDE HTTP/1.0\n{head}\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    assert found.startswith("HTTP/1.1 505 ")


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 201), ("same-origin", 201), ("none", 201)]
)
def test_a_post_from_another_site_is_refused_even_without_an_origin(
    server: Server, someone: Person, site: str, status: int
) -> None:
    ann = someone(server)
    answer = ann.http.post("/api/rooms", json={}, headers={"Sec-Fetch-Site": site})
    assert answer.status_code == status
    assert status == 201 or answer.json()["code"] == "other-site"
    assert ann.http.get("/", headers={"Sec-Fetch-Site": site}).status_code == 200, "a link from another site is fine"


def test_the_charset_is_named_once(server: Server, someone: Person) -> None:
    ann = someone(server)
    scripts, styles = (next(Path(STATIC, "assets").glob(f"*.{ending}")) for ending in ("js", "css"))
    assets = [f"/assets/{file.name}" for file in (scripts, styles)]
    for path in ("/", "/r/ABCDE", "/metrics", "/api/docs", "/api/print/set?puzzles=1", "/sw.js", *assets):
        kind = ann.http.get(path).headers["content-type"]
        assert (path, kind.count("charset=utf-8")) == (path, 1), kind


def test_settings_changed_by_the_hundred_and_hung_up_upon_cost_no_more_than_the_burst(
    strict: Server, someone: Person
) -> None:
    """Each of ten attackers sends 300 changes at once and vanishes; what others wait for is what was written."""
    limits = Limits()
    allowed = int(limits.connection_burst // PRICES[m.Choose])
    bob = someone(strict, address="10.71.1.1").join(someone(strict, address="10.71.1.2").open_room())
    open_ones, before = strict.metric("fivefold_connections"), strict.metric("fivefold_commit_seconds_count")
    for n in range(10):
        eve = someone(strict, address=f"10.71.0.{n}")
        wire = eve.join(eve.open_room(game="karma"), late=None, hello=False)
        wire.until(lambda wire=wire: wire.welcome, "a welcome")  # type: ignore[misc]
        with suppress(ConnectionClosed):  # the server hangs up first
            for turn in range(300):
                wire.send("choose", game=("karma", "set")[turn % 2])
        wire.drop()
    bob.ask("chat", text="still here")
    until(lambda: strict.metric("fivefold_connections") <= open_ones, "the attackers to be gone")
    rooms_and_visits = 10 * 4
    assert strict.metric("fivefold_commit_seconds_count") - before <= 10 * allowed + rooms_and_visits
