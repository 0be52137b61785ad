"""The WebSocket handshake: what an application sees of a client, refusals, and requests that never end."""

import asyncio
import contextlib
import socket
import struct
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketException
from websockets.sync.client import connect

from fivefold.server.wire import ClientGone, Frame, WebSocketLimits, WebSocketServer, accept, refuse
from server.client import until
from server.wire.peers import SECONDS, EchoListener, EchoServer, RawClient, hangs_up

pytestmark = pytest.mark.real
Socket = WebSocket[Any, Any, Any]
IMPATIENT = WebSocketLimits(request_seconds=0.3)


# -- the application's side


@pytest.fixture
def litestar() -> Iterator[EchoServer]:
    """Pages and a WebSocket in one application, as on the real server."""
    listener = EchoListener()

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
                accepted = accept(socket.scope, listener, [(b"x-room", code.encode())])
                address = socket.client.host if socket.client else ""
                message = [code, socket.query_params["since"], socket.cookies["who"], socket.headers["origin"], address]
                accepted.send(Frame(" ".join(message).encode()))

    with EchoServer(Litestar([page, room], logging_config=None)) as running:
        running.listener = listener
        yield running


def test_pages_and_websockets_share_a_port(litestar: EchoServer) -> None:
    headers = {"Cookie": "who=ann", "Origin": "http://somewhere", "X-Forwarded-For": "10.1.2.3"}
    with connect(f"{litestar.url}ws/K7RWX?since=41", additional_headers=headers) as ws:
        assert ws.recv(timeout=SECONDS) == "K7RWX 41 ann http://somewhere 10.1.2.3"
        assert ws.response is not None
        assert ws.response.headers["x-room"] == "K7RWX"
        for _ in range(2):
            assert httpx.get(f"http://127.0.0.1:{litestar.port}/page").text == "a page"
        ws.send("hello")
        assert ws.recv(timeout=SECONDS) == "hello"


@pytest.mark.parametrize(
    ("code", "expected"), [("closed", 401), ("full", 429), ("fault", 403), ("silent", 403), ("asgi", 403)]
)
def test_a_handshake_is_refused_over_http(litestar: EchoServer, code: str, expected: int) -> None:
    with RawClient(litestar, path=f"/ws/{code}") as raw:
        assert raw.status == expected
        assert "connection: close" in raw.head
        assert ("application/json" in raw.head) == (code == "closed")
        assert raw.is_over()
    assert litestar.websockets.count == 0


def test_an_unknown_path(litestar: EchoServer) -> None:
    with RawClient(litestar, path="/nothing") as raw:
        assert raw.status in (403, 404)


def test_accepting_without_our_accept_is_an_error(litestar: EchoServer, caplog: pytest.LogCaptureFixture) -> None:
    with RawClient(litestar, path="/ws/plain") as raw:
        assert raw.status in (403, 500)


async def fault(_scope: dict[str, Any], _receive: object, _send: object) -> None:
    raise ValueError("a fault")


async def answer(scope: dict[str, Any], _receive: object, send: Any) -> None:
    start = {"type": "websocket.http.response.start", "status": 404, "headers": [(b"x-why", b"not here")]}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": b"no ", "more_body": True})
    await send({"type": "websocket.http.response.body", "body": b"room"})


def test_an_application_that_fails_or_answers_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    with EchoServer(fault) as server, RawClient(server) as raw:
        assert raw.status == 500
    assert "a handshake failed" in caplog.text
    with EchoServer(answer) as server, RawClient(server) as raw:
        assert raw.status == 404
        assert "x-why: not here" in raw.head
        assert "content-length: 7" in raw.head


HEAD = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY, VERSION = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "Sec-WebSocket-Version: 13\r\n"


def answer_to(server: EchoServer, request: str) -> bytes:
    """Return the first line of the response, or nothing if the server closes the connection."""
    with server.connect() as connection:
        connection.sendall(request.encode("latin-1"))
        reply = b""
        with contextlib.suppress(ConnectionError):
            while b"\r\n\r\n" not in reply and (part := connection.recv(65_536)):
                reply += part
    return reply.split(b"\r\n")[0]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n", 101),
        (f"GET / HTTP/1.1\r\nHost: x\r\n{VERSION}{KEY}\r\n", 200),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}{KEY}\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}Sec-WebSocket-Key: short\r\n\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ\r\n\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{KEY}\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{KEY}Sec-WebSocket-Version: 8\r\n\r\n", 400),
        (f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}X: \x01\r\n\r\n", 400),
        (f"POST / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n", 405),
        (f"GET / HTTP/1.0\r\n{HEAD}{VERSION}{KEY}\r\n", 505),
        (f"GET / HTTP/1.1\r\nHost: x\r\nX: {'y' * 20_000}", 400),
        ("\x16\x03\x01\x02\x00\x01", 400),
        ("nonsense\r\n\r\n", 400),
    ],
)
def test_what_is_a_handshake_and_what_is_not(request_: str, expected: int) -> None:
    with EchoServer() as server:
        assert f" {expected} ".encode() in answer_to(server, request_)


def test_a_client_of_another_version_is_told_ours() -> None:
    with EchoServer() as server, server.connect() as connection:
        connection.sendall(f"GET / HTTP/1.1\r\n{HEAD}{KEY}Sec-WebSocket-Version: 8\r\n\r\n".encode())
        assert b"sec-websocket-version: 13" in everything(connection).lower()


def test_a_client_that_hangs_up_before_the_answer() -> None:
    """The server cannot know yet, so it becomes a WebSocket, which ends at once."""
    listener = EchoListener()
    left = threading.Event()

    async def slow(scope: dict[str, Any], _receive: object, _send: object) -> None:
        await asyncio.to_thread(left.wait, SECONDS)
        accept(scope, listener).send(Frame(b"welcome"))

    with EchoServer(slow) as server:
        with server.connect() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.sendall(f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n".encode())
        left.set()
        assert listener.end() == (1006, "")
        assert server.websockets.count == 0


def test_a_server_that_stops_refuses_handshakes() -> None:
    asked, told, gone = threading.Event(), threading.Event(), threading.Event()

    async def slow(scope: dict[str, Any], _receive: object, _send: object) -> None:
        asked.set()
        await asyncio.to_thread(told.wait, SECONDS)
        with pytest.raises(ClientGone):
            accept(scope, EchoListener())
        gone.set()

    with EchoServer(slow) as server, server.connect() as connection:
        connection.sendall(f"GET / HTTP/1.1\r\n{HEAD}{VERSION}{KEY}\r\n".encode())
        assert asked.wait(SECONDS)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert b" 503 " in connection.recv(65_536)
        told.set()
        stopping.join(SECONDS)
        assert gone.is_set()


# -- clients that never finish


def everything(connection: socket.socket) -> bytes:
    """Return everything that the server sends until it closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(1 << 20):
            found += data
    return found


@pytest.mark.parametrize(
    ("begun", "after_a_whole_one"),
    [
        (b"", False),
        (b"GET", False),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", False),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf", False),
        (b"GET / HTTP/1.1\r\nHost:", True),
    ],
)
def test_half_a_request_times_out(begun: bytes, after_a_whole_one: bool) -> None:
    """Also after a complete one, where uvicorn's timeout for idle connections ends with the first byte."""
    with EchoServer(_reads_all, WebSocketServer()) as server, contextlib.ExitStack() as stack:
        connections = [stack.enter_context(server.connect()) for _ in range(10 if after_a_whole_one else 0)]
        for connection in connections:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert connection.recv(65_536)
        server.websockets.limits = IMPATIENT
        connections = connections or [stack.enter_context(server.connect()) for _ in range(10)]
        for connection in connections:
            connection.sendall(begun)
        assert all(hangs_up(connection) for connection in connections)


def test_connections_in_use_outlive_the_timeout_of_requests() -> None:
    """A WebSocket, and a connection between two requests; a silent connection opened later is aborted."""
    with EchoServer() as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http:
        with connect(server.url) as ws:
            assert http.get("/").text == "ok"
            server.websockets.limits = IMPATIENT
            with server.connect() as silent:
                assert hangs_up(silent)
            server.websockets.limits = WebSocketLimits()
            assert http.get("/").text == "ok"
            ws.send("hello")
            assert ws.recv(timeout=SECONDS) == "hello"
        assert server.listener.end()[0] == 1000


def beat(server: EchoServer) -> None:
    """Run one heartbeat with its consequences."""
    done = threading.Event()
    server.loop.call_soon_threadsafe(server.websockets.heartbeat)
    server.loop.call_soon_threadsafe(done.set)
    assert done.wait(SECONDS)


def waiting(server: EchoServer) -> int:
    """Return the size of the server's write buffer for the only client."""
    return sum(connection.transport.get_write_buffer_size() for connection in list(server.websockets.http))


def test_a_client_that_reads_slowly_gets_all_and_one_that_stops_is_aborted() -> None:
    """A few kilobytes between two heartbeats are enough."""
    patient = WebSocketServer(WebSocketLimits(heartbeat_seconds=1000))
    with EchoServer(_answers_much, patient) as server, server.connect() as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        until(lambda: waiting(server), "a response that waits", SECONDS)
        got = 0
        server._loop = next(iter(patient.http)).loop
        beat(server)
        while (before := waiting(server)) > 1_000_000:
            while waiting(server) > before - 1_000_000:
                got += len(slow.recv(65_536))
            beat(server)
        assert len(everything(slow)) + got > MUCH
    with EchoServer(_answers_much, patient) as server, server.connect() as stopped:
        stopped.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        until(lambda: waiting(server), "a response that waits", SECONDS)
        server._loop = next(iter(patient.http)).loop
        for _ in range(10):
            beat(server)
        assert len(everything(stopped)) < MUCH


MUCH = 20_000_000


async def _answers_much(scope: dict[str, Any], receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % MUCH)]})
    await send({"type": "http.response.body", "body": bytes(MUCH)})


async def _reads_all(scope: dict[str, Any], receive: Any, send: Any) -> None:
    while (message := await receive())["type"] == "http.request" and message.get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})


def test_connections_are_admitted_and_counted_by_address() -> None:
    """Two at a time here, HTTP and WebSockets alike."""
    here: Counter[str] = Counter()

    def admit(address: str) -> bool:
        if here[address] == 2:
            return False
        here[address] += 1
        return True

    def left(address: str) -> None:
        here[address] -= 1

    with EchoServer(websockets=WebSocketServer(admit=admit, left=left)) as server:
        page = f"http://127.0.0.1:{server.port}/"
        for _ in range(5):
            assert httpx.get(page).text == "ok"
            with connect(server.url):
                pass
        until(lambda: here["127.0.0.1"] == 0, "all to have left", SECONDS)
        with connect(server.url), RawClient(server) as raw:
            assert raw.status == 101
            with pytest.raises(httpx.TransportError):
                httpx.get(page)
            assert here["127.0.0.1"] == 2
        until(lambda: here["127.0.0.1"] == 0, "all to have left", SECONDS)
        with server.connect() as refused:
            refused.sendall(f"GET / HTTP/1.1\r\n{HEAD}{KEY}\r\n".encode())
            assert hangs_up(refused)
        server.websockets.limits = IMPATIENT
        with server.connect() as half:
            until(lambda: here["127.0.0.1"] == 1, "half a request", SECONDS)
            assert hangs_up(half)
        until(lambda: here["127.0.0.1"] == 0, "all to have left", SECONDS)
