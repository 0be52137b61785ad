"""The Host header is checked once, and QR codes are drawn in workers, only for what exists, and not for free."""

import socket
from collections.abc import Iterator

import pytest

from fivefold.core.errors import Illegal
from fivefold.server.http.host import LONGEST, check_host
from fivefold.server.limits import WORK_PRICE
from server.client import LONG, Server
from server.conftest import Person

GOOD = (
    "localhost",
    "127.0.0.1:80",
    "[::1]:8000",
    "play.example.",
    "xn--bcher-kva.example:65535",
    "my_box",
    "a" * LONGEST,
)
BAD = (
    "", ":80", "a:", "a:0", "a:65536", "a:999999", "a:8o", "a:80:80", "-a", "a b", "a/b", "a?b", "a@b", "a<b>", "a%41",
    "b\xfccher", "[::1", "[::g]", "[]", "::1", "a" * (LONGEST + 1), "a" * 3500,
)  # fmt: skip


@pytest.mark.parametrize("host", GOOD)
def test_a_name_or_an_address_with_or_without_a_port_is_a_host(host: str) -> None:
    check_host([(b"accept", b"*/*"), (b"host", host.encode("latin-1"))])


@pytest.mark.parametrize("host", BAD)
def test_nonsense_is_no_host(host: str) -> None:
    with pytest.raises(Illegal) as refused:
        check_host([(b"host", host.encode("latin-1"))])
    assert refused.value.code == "bad-request"


def test_a_request_of_http_1_0_needs_no_host() -> None:
    check_host([])


def first_line(server: Server, head: str) -> str:
    """Send the head of a request, and return the first line of the response."""
    place = ("127.0.0.1", server.port)
    with socket.create_connection(place, LONG) as peer, peer.makefile("rb") as answer:
        peer.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n")
        return str(answer.readline().decode("ascii"))


HANDSHAKE = (
    "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
)


@pytest.mark.parametrize("path", ["/", "/r/ABCDE", "/api/me", "/api/rooms/ABCDE/qr.svg", "/nowhere", "/ws/ABCDE"])
@pytest.mark.parametrize("host", ["a:99999", "a" * 3500, "a b"], ids=["port", "long", "odd"])
def test_nonsense_is_refused_on_every_path(server: Server, path: str, host: str) -> None:
    head = f"GET {path} HTTP/1.1\nHost: {host}"
    assert " 400 " in first_line(server, f"{head}\n{HANDSHAKE}" if path.startswith("/ws") else head)


def test_a_page_for_http_1_0_without_a_host(server: Server) -> None:
    assert " 200 " in first_line(server, "GET /api/me HTTP/1.0")


def test_a_qr_code_is_drawn_only_for_ones_own_hand_over(server: Server, someone: Person) -> None:
    ann, eve = someone(server), someone(server)
    code = ann.open_room(game="karma")
    given = ann.http.post("/api/handover").json()["code"]
    path = f"/api/rooms/{code}/qr.svg?handover="
    assert ann.http.get(path + given).status_code == 200
    for client, tried in ((eve, given), (ann, "K7RWX2BD")):
        answer = client.http.get(path + tried)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-handover")
    assert someone(server, welcome=False).http.get(path + given).status_code == 401
    assert someone(server).http.post(f"/api/handover/{given}").status_code == 200


@pytest.fixture(scope="module")
def paid(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with token buckets that hardly refill."""
    options = ("--limit-address-points", "0.01", "--limit-address-burst", "100")
    server = Server(tmp_path_factory.mktemp("paid"), *options).start()
    yield server
    server.stop()


def test_a_new_qr_code_has_a_price_and_a_known_one_has_none(paid: Server, someone: Person) -> None:
    code = someone(paid, address="10.70.0.1").open_room()
    path = f"/api/rooms/{code}/qr.svg"
    eve = someone(paid, address="10.70.0.2", welcome=False)
    drawn = [eve.http.get(path, headers={"Host": f"name-{n}.example"}).status_code for n in range(20)]
    assert drawn.count(200) == 100 // (WORK_PRICE + 1)
    assert drawn.count(429) == 20 - drawn.count(200)
    bob = someone(paid, address="10.70.0.3", welcome=False)
    known = [bob.http.get(path, headers={"Host": "name-0.example"}).status_code for _ in range(101)]
    assert known == [200] * 100 + [429]


@pytest.fixture(scope="module")
def named(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("named"), "--no-limits", "--base-url", "http://play.example").start()
    yield server
    server.stop()


def test_a_qr_code_leads_to_the_configured_address(server: Server, named: Server, someone: Person) -> None:
    for where, differs in ((server, True), (named, False)):
        ann = someone(where)
        path = f"/api/rooms/{ann.open_room()}/qr.svg"
        one, other = (ann.http.get(path, headers={"Host": host}).content for host in ("one.example", "two.example"))
        assert (one != other) is differs


def test_an_operator_without_tls_is_told_what_is_missing_and_one_way_to_it(server: Server, named: Server) -> None:
    assert f"caddy reverse-proxy --from NAME --to 127.0.0.1:{named.port}" in named.log
    assert "caddy" not in server.log, "others do not reach it"
