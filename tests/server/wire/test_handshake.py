"""Before a line: what an application learns of who asks, how it refuses, and those who never finish asking."""

import asyncio
import contextlib
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketException
from websockets.sync.client import connect

from fivefold.server.wire import Frame, Gone, Limits, Lines, accept, refuse
from server.client import until
from server.wire.peers import Host, Listening, Raw

pytestmark = pytest.mark.real
Socket = WebSocket[Any, Any, Any]
QUICK = Limits(request_seconds=0.4)


@pytest.fixture
def quick() -> Iterator[Host]:
    """A server without patience."""
    with Host(lines=Lines(QUICK)) as running:
        yield running


def status(raw: Raw) -> int:
    return int(raw.head.split()[1])


# -- what an application sees and says


@pytest.fixture
def litestar() -> Iterator[Host]:
    """Pages and a socket in one application, as the real server has them."""
    ear = Listening()

    @get("/page", sync_to_thread=False)
    def page() -> str:
        return "a page"

    @websocket("/ws/{code:str}")
    async def room(socket: Socket) -> None:
        code = str(socket.path_params["code"])
        match code:
            case "closed":
                refuse(socket.scope, 401, b'{"code":"stranger"}', [(b"content-type", b"application/json")])
            case "full":
                raise WebSocketException(code=4429, detail="too many")
            case "fault":
                raise ValueError("a fault")
            case "silent":
                pass
            case "asgi":
                await socket.send({"type": "websocket.close", "code": 1000, "reason": ""})
            case "plain":
                await socket.accept()
            case _:
                line = accept(socket.scope, ear, [(b"x-room", code.encode())])
                address = socket.client.host if socket.client else ""
                message = [code, socket.query_params["since"], socket.cookies["who"], socket.headers["origin"], address]
                line.send(Frame(" ".join(message).encode()))

    with Host(Litestar([page, room], logging_config=None)) as running:
        running.ear = ear
        yield running


def test_pages_and_lines_share_a_port(litestar: Host) -> None:
    headers = {"Cookie": "who=ann", "Origin": "http://somewhere", "X-Forwarded-For": "10.1.2.3"}
    with connect(f"{litestar.url}ws/K7RWX?since=41", additional_headers=headers) as ws:
        assert ws.recv(timeout=20) == "K7RWX 41 ann http://somewhere 10.1.2.3"
        assert ws.response is not None
        assert ws.response.headers["x-room"] == "K7RWX"
        for _ in range(2):
            assert httpx.get(f"http://127.0.0.1:{litestar.port}/page").text == "a page"
        ws.send("hello")
        assert ws.recv(timeout=20) == "hello"


@pytest.mark.parametrize(
    ("code", "expected"), [("closed", 401), ("full", 429), ("fault", 403), ("silent", 403), ("asgi", 403)]
)
def test_a_handshake_is_refused_over_http(litestar: Host, code: str, expected: int) -> None:
    with Raw(litestar, path=f"/ws/{code}") as raw:
        assert status(raw) == expected
        assert "connection: close" in raw.head
        assert ("application/json" in raw.head) == (code == "closed")
        assert raw.is_over()
    assert litestar.lines.count == 0


def test_a_path_that_is_none(litestar: Host) -> None:
    with Raw(litestar, path="/nothing") as raw:
        assert status(raw) in (403, 404)


def test_whoever_accepts_without_a_line_is_told(litestar: Host, caplog: pytest.LogCaptureFixture) -> None:
    with Raw(litestar, path="/ws/plain") as raw:
        assert status(raw) in (403, 500)


async def fault(_scope: dict[str, Any], _receive: object, _send: object) -> None:
    raise ValueError("a fault")


async def answer(scope: dict[str, Any], _receive: object, send: Any) -> None:
    start = {"type": "websocket.http.response.start", "status": 404, "headers": [(b"x-why", b"not here")]}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": b"no ", "more_body": True})
    await send({"type": "websocket.http.response.body", "body": b"room"})


def test_an_application_that_fails_or_answers_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    with Host(fault) as host, Raw(host) as raw:
        assert status(raw) == 500
    assert "a handshake failed" in caplog.text
    with Host(answer) as host, Raw(host) as raw:
        assert status(raw) == 404
        assert "x-why: not here" in raw.head
        assert "content-length: 7" in raw.head


HEAD = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY, VERSION = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "Sec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}\r\n", b" 400 "),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}Sec-WebSocket-Key: short\r\n\r\n", b" 400 "),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ\r\n\r\n", b" 400 "),
        (f"POST / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n", b" 400 "),
        (f"GET / HTTP/1.1\r\n{HEAD}{KEY}\r\n", b" 426 "),
        (f"GET / HTTP/1.1\r\n{HEAD}{KEY}Sec-WebSocket-Version: 8\r\n\r\n", b" 426 "),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n", b" 101 "),
        (f"GET / HTTP/1.1\r\nHost: x\r\n{VERSION}{KEY}\r\n", b" 200 "),
        (f"GET / HTTP/1.1\r\nHost: x\r\nX: {'y' * 20_000}", b" 400 "),
        ("GET", b""),
        ("\x16\x03\x01\x02\x00\x01", b" 400 "),
        ("nonsense\r\n\r\n", b" 400 "),
    ],
)
def test_what_is_a_handshake_and_what_is_not(quick: Host, request_: str, expected: bytes) -> None:
    with socket.create_connection(("127.0.0.1", quick.port), timeout=20) as line:
        line.sendall(request_.encode("latin-1"))
        reply = b""
        with contextlib.suppress(ConnectionError):
            while b"\r\n\r\n" not in reply and (part := line.recv(65_536)):
                reply += part
    assert expected in reply.split(b"\r\n")[0]
    assert bool(reply) == bool(expected)


def test_one_who_hangs_up_before_the_answer() -> None:
    """Nobody can know yet, so it becomes a line, which ends at once."""
    ear = Listening()
    left = threading.Event()

    async def slow(scope: dict[str, Any], _receive: object, _send: object) -> None:
        await asyncio.to_thread(left.wait, 20)
        accept(scope, ear).send(Frame(b"welcome"))

    with Host(slow) as host:
        with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n".encode())
        left.set()
        assert ear.end() == (1006, "")
        assert host.lines.count == 0


def test_a_server_that_stops_refuses_who_is_at_the_door() -> None:
    told, gone = threading.Event(), threading.Event()

    async def slow(scope: dict[str, Any], _receive: object, _send: object) -> None:
        asked.set()
        await asyncio.to_thread(told.wait, 20)
        with pytest.raises(Gone):
            accept(scope, Listening())
        gone.set()

    asked = threading.Event()
    with Host(slow) as host, socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.sendall(f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n".encode())
        assert asked.wait(20)
        stopping = threading.Thread(target=host.stop)
        stopping.start()
        assert b" 503 " in line.recv(65_536)
        told.set()
        stopping.join(20)
        assert gone.is_set()


# -- those who never finish


def hangs_up(line: socket.socket) -> bool:
    with contextlib.suppress(ConnectionError):
        while line.recv(65_536):
            pass
    return True


@pytest.mark.parametrize(
    ("begun", "after_a_whole_one"),
    [
        (b"", False),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", False),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf", False),
        (b"GET / HTTP/1.1\r\nHost:", True),
    ],
)
def test_half_a_request_is_not_waited_for(begun: bytes, after_a_whole_one: bool) -> None:
    """Also behind a whole one, where uvicorn's own patience with idle connections ends at the first byte."""
    with Host(_reads_all, Lines(QUICK)) as host, contextlib.ExitStack() as stack:
        for _ in range(50):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", host.port), timeout=20))
            if after_a_whole_one:
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                assert line.recv(65_536)
            line.sendall(begun)
            stack.callback(hangs_up, line)


def test_who_does_not_read_the_answer_is_not_waited_for() -> None:
    lines = Lines(Limits(round_seconds=0.2))
    with Host(_answers_much, lines) as host, contextlib.ExitStack() as stack:
        lazy: list[socket.socket] = []
        for _ in range(10):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", host.port), timeout=20))
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            lazy.append(line)
        until(lambda: len(lines.visitors) == 10, "all to be there")
        until(lambda: not lines.visitors, "all to be given up")
        for line in lazy:
            assert len(_all_of(line)) < MUCH


def test_who_reads_slowly_gets_all_of_it() -> None:
    """A few kilobytes a round are enough."""
    lines = Lines(Limits(round_seconds=0.2))
    with Host(_answers_much, lines) as host, socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        got = 0
        for _ in range(60):
            got += len(line.recv(1_000_000))
            time.sleep(0.02)
        got += len(_all_of(line))
    assert got > MUCH


MUCH = 20_000_000


def _all_of(line: socket.socket) -> bytes:
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(1 << 20):
            found += data
    return found


async def _answers_much(scope: dict[str, Any], receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % MUCH)]})
    await send({"type": "http.response.body", "body": bytes(MUCH)})


async def _reads_all(scope: dict[str, Any], receive: Any, send: Any) -> None:
    while (message := await receive())["type"] == "http.request" and message.get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})


def test_those_who_finish_are_left_alone(quick: Host) -> None:
    """A line and a connection that is used again outlive the patience with requests."""
    with httpx.Client(base_url=f"http://127.0.0.1:{quick.port}") as http, connect(quick.url) as ws:
        for _ in range(4):
            assert http.get("/").text == "ok"
            ws.send("hello")
            assert ws.recv(timeout=20) == "hello"
            time.sleep(QUICK.request_seconds / 2)
    assert quick.ear.end()[0] == 1000


def test_who_may_connect_and_who_has_left() -> None:
    """The application counts by address: two at a time here, whether they ask for pages or hold lines."""
    here: Counter[str] = Counter()

    def admit(address: str) -> bool:
        if here[address] == 2:
            return False
        here[address] += 1
        return True

    def left(address: str) -> None:
        here[address] -= 1

    with Host(lines=Lines(QUICK, admit=admit, left=left)) as host:
        page = f"http://127.0.0.1:{host.port}/"
        for _ in range(5):
            assert httpx.get(page).text == "ok"
            with connect(host.url):
                pass
        until(lambda: here["127.0.0.1"] == 0, "everybody to have left")
        with connect(host.url), Raw(host) as raw:
            assert status(raw) == 101
            with pytest.raises(httpx.TransportError):
                httpx.get(page)
            assert here["127.0.0.1"] == 2
        until(lambda: here["127.0.0.1"] == 0, "everybody to have left")
        with socket.create_connection(("127.0.0.1", host.port), timeout=20) as refused:
            refused.sendall(f"GET / HTTP/1.1\r\n{HEAD}{KEY}\r\n".encode())
            assert hangs_up(refused)
        with socket.create_connection(("127.0.0.1", host.port), timeout=20) as half:
            until(lambda: here["127.0.0.1"] == 1, "half a request")
            assert hangs_up(half)
        until(lambda: here["127.0.0.1"] == 0, "everybody to have left")
