"""From HTTP to a line: the application sees an ordinary ASGI handshake, and accepts or refuses it over HTTP.

An application's handler has the path, query, headers, cookies and the address of whoever asks in its scope, as for any
request. It calls `accept` and is done: no task stays behind. Or it calls `refuse`, and the answer is plain HTTP.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from fivefold.server.wire import deflate
from fivefold.server.wire.line import Line, Listener

if TYPE_CHECKING:
    from fivefold.server.wire.lines import Lines

Headers = Iterable[tuple[bytes, bytes]]
_KEY = "fivefold.handshake"
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Gone(Exception):
    """Whoever asked has hung up before the answer."""


def accept(scope: Mapping[str, Any], listener: Listener, headers: Headers = ()) -> Line:
    """Accepts the handshake of this scope; raises Gone."""
    return _handshake(scope).accept(listener, headers)


def refuse(scope: Mapping[str, Any], status: int, body: bytes = b"", headers: Headers = ()) -> None:
    """Refuses the handshake of this scope with an answer over HTTP."""
    _handshake(scope).refuse(status, body, headers)


def _handshake(scope: Mapping[str, Any]) -> "Handshake":
    found: Handshake = scope["extensions"][_KEY]
    return found


class Handshake(asyncio.Protocol):
    """A request to become a WebSocket, until it is accepted or refused."""

    def __init__(self, lines: "Lines", config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._lines, self._config, self._state, self._app_state = lines, config, server_state, app_state
        self._transport: asyncio.Transport
        self._address = ""
        self._headers: list[tuple[bytes, bytes]] = []
        self._is_open = True
        """Whether it is still to be decided."""
        self._status, self._answer_headers, self._body = 403, list[tuple[bytes, bytes]](), b""

    # -- the connection, as uvicorn hands it over

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been a connection of HTTP so far."""
        self._transport = cast("asyncio.Transport", transport)
        client = get_remote_addr(self._transport)
        self._address = client[0] if client else ""
        self._state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """The head of the request; nothing else is read before the answer."""
        self._transport.pause_reading()
        request, *lines = data.split(b"\r\n")
        method, target, _ = request.split(b" ", 2)
        self._headers = [(name, value) for name, _, value in (line.partition(b": ") for line in lines) if name]
        if method != b"GET" or not self._has_key():
            self.refuse(400, b"This is no WebSocket's handshake.")
        elif self._header(b"sec-websocket-version") != b"13":
            self.refuse(426, b"Only version 13 is spoken here.", [(b"sec-websocket-version", b"13")])
        else:
            task = asyncio.get_running_loop().create_task(self._ask(self._scope(target)))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    def connection_lost(self, exc: Exception | None) -> None:
        """It ended before it was a line."""
        self._is_open = False
        self._state.connections.discard(self)
        self._lines.left(self._address)

    def shutdown(self) -> None:
        """The server stops."""
        if self._is_open:
            self.refuse(503)

    # -- the question

    def _header(self, name: bytes) -> bytes:
        return next((value for key, value in self._headers if key == name), b"")

    def _has_key(self) -> bool:
        try:
            return len(base64.b64decode(self._header(b"sec-websocket-key"), validate=True)) == 16
        except binascii.Error:
            return False

    def _scope(self, target: bytes) -> dict[str, Any]:
        path, _, query = target.partition(b"?")
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": root,
            "path": root + unquote(path.decode("ascii")),
            "raw_path": root.encode("ascii") + path,
            "query_string": query,
            "headers": self._headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, _KEY: self},
        }

    async def _ask(self, scope: dict[str, Any]) -> None:
        """Lets the application decide; what it does not decide is refused."""
        try:
            app: Any = self._config.loaded_app
            await app(scope, self._receive, self._send)
        except Exception as error:
            self._lines.trouble("a handshake failed", error)
            self._status = 500
        if self._is_open:
            self.refuse(self._status)

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        """The ways in which an application that knows nothing of lines refuses."""
        match message["type"]:
            case "websocket.close":
                # Frameworks close with 4000 and the status they would have answered with.
                code = int(message.get("code", 0))
                self.refuse(code - 4000 if 4400 <= code < 4500 else 403)
            case "websocket.http.response.start":
                self._status, self._answer_headers = message["status"], list(message["headers"])
            case "websocket.http.response.body":
                self._body += message.get("body", b"")
                if not message.get("more_body"):
                    self.refuse(self._status, self._body, self._answer_headers)
            case kind:
                raise RuntimeError(f"a handshake is accepted with wire.accept, not with {kind}")

    # -- the answer

    def accept(self, listener: Listener, headers: Headers) -> Line:
        """Becomes a line; raises Gone."""
        if not self._is_open or self._transport.is_closing():
            raise Gone
        self._is_open = False
        key = self._header(b"sec-websocket-key")
        answer = [
            (b"upgrade", b"websocket"),
            (b"connection", b"Upgrade"),
            (b"sec-websocket-accept", base64.b64encode(hashlib.sha1(key + _MAGIC, usedforsecurity=False).digest())),
        ]
        offers = (value.decode("latin-1") for name, value in self._headers if name == b"sec-websocket-extensions")
        agreed = deflate.agree(offers)
        if agreed is not None:
            answer.append((b"sec-websocket-extensions", agreed.encode("ascii")))
        self._write(101, [*answer, *headers], b"")
        self._state.connections.discard(self)
        line = self._lines.open(self._transport, self._address, listener, self._state, deflates=agreed is not None)
        self._transport.resume_reading()
        return line

    def refuse(self, status: int, body: bytes = b"", headers: Headers = ()) -> None:
        """Answers over HTTP, and ends the connection."""
        if not self._is_open:
            return
        self._is_open = False
        if not self._transport.is_closing():
            length = (b"content-length", str(len(body)).encode("ascii"))
            own = [(name, value) for name, value in headers if name.lower() not in (b"content-length", b"connection")]
            self._write(status, [*own, length, (b"connection", b"close")], body)
            self._transport.close()

    def _write(self, status: int, headers: Headers, body: bytes) -> None:
        phrase = HTTPStatus(status).phrase
        lines = [f"HTTP/1.1 {status} {phrase}".encode("ascii")]
        lines += [name + b": " + value for name, value in [*self._state.default_headers, *headers]]
        self._transport.write(b"\r\n".join([*lines, b"", body]))
