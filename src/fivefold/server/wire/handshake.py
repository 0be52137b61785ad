"""The WebSocket handshake: the application sees an ordinary ASGI handshake, and accepts or refuses it.

The scope has the path, query, headers, cookies and client address, as for any request. A handler that calls `accept`
can return: no task remains. `refuse` answers with plain HTTP.
"""

import asyncio
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import h11
from websockets.datastructures import Headers
from websockets.exceptions import InvalidHandshake
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from fivefold.server.wire.frame import SharedDeflateFactory
from fivefold.server.wire.websocket import WebSocket, WebSocketListener

if TYPE_CHECKING:
    from fivefold.server.wire.http import HttpProtocol
    from fivefold.server.wire.server import WebSocketServer

RawHeaders = Iterable[tuple[bytes, bytes]]
_KEY = "fivefold.handshake"
_DEFLATE = SharedDeflateFactory()


class ClientGone(Exception):
    """The client disconnected before the handshake was answered."""


def accept(scope: Mapping[str, Any], listener: WebSocketListener, headers: RawHeaders = ()) -> WebSocket:
    """Accept the handshake of this scope; raises ClientGone."""
    return _handshake(scope).accept(listener, headers)


def refuse(scope: Mapping[str, Any], status: int, body: bytes = b"", headers: RawHeaders = ()) -> None:
    """Refuse the handshake of this scope with an HTTP response."""
    _handshake(scope).refuse(status, body, headers)


def _handshake(scope: Mapping[str, Any]) -> "Handshake":
    found: Handshake = scope["extensions"][_KEY]
    return found


def _decoded(headers: RawHeaders) -> Iterable[tuple[str, str]]:
    return ((name.decode("latin-1"), value.decode("latin-1")) for name, value in headers)


class Handshake(asyncio.Protocol):
    """A connection that requests a WebSocket, until it is accepted or refused."""

    def __init__(self, server: "WebSocketServer", http: "HttpProtocol") -> None:
        self._server, self._http, self._transport = server, http, http.transport
        self._protocol = ServerProtocol(extensions=[_DEFLATE])
        self._response: Response
        self._is_open = True
        """Whether it has not been answered yet."""
        self._status, self._headers, self._body = 403, list[tuple[bytes, bytes]](), b""
        """The refusal of an application that answers with ASGI messages."""

    def start(self, request: h11.Request) -> None:
        """Take the connection over from HTTP, check the request, and call the application if it is valid."""
        self._http.connections.add(self)  # type: ignore[arg-type]
        self._transport.set_protocol(self)
        self._transport.pause_reading()
        self._response = self._check(request)
        if self._response.status_code == 101:
            task = self._http.loop.create_task(self._ask())
            self._http.tasks.add(task)
            task.add_done_callback(self._http.tasks.discard)
        else:
            self._is_open = False
            self._write(self._response, [(b"sec-websocket-version", b"13")])
            self._transport.close()

    def _check(self, request: h11.Request) -> Response:
        """Return the response for an accepted request, or the refusal of an invalid one."""
        version = f"HTTP/{request.http_version.decode('ascii')}"
        method, target = request.method.decode("ascii"), request.target.decode("ascii")
        try:
            headers = Headers(_decoded(self._http.headers))
        except InvalidHandshake as error:
            return self._protocol.reject(400, f"{error}\n")
        return self._protocol.accept(Request(target, headers, method, version))

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_open = False
        self._http.connections.discard(self)
        self._server.left(self._http.address)

    def shutdown(self) -> None:
        """Refuse the handshake because the server stops."""
        self.refuse(503)

    # -- the application

    async def _ask(self) -> None:
        """Call the application; refuse the handshake if it gives no answer."""
        scope = {key: value for key, value in self._http.scope.items() if key != "method"}
        scope |= {"type": "websocket", "scheme": "wss" if scope["scheme"] == "https" else "ws", "subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}, _KEY: self}
        try:
            app: Any = self._http.app
            await app(scope, self._receive, self._send)
        except Exception as error:
            self._server.report("a handshake failed", error)
            self._status = 500
        self.refuse(self._status)

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        """Handle the ASGI messages of an application that does not call `refuse`."""
        match message["type"]:
            case "websocket.close":
                # Frameworks close with 4000 plus the HTTP status.
                code = int(message.get("code", 0))
                self.refuse(code - 4000 if 4400 <= code < 4500 else 403)
            case "websocket.http.response.start":
                self._status, self._headers = message["status"], list(message["headers"])
            case "websocket.http.response.body":
                self._body += message.get("body", b"")
                if not message.get("more_body"):
                    self.refuse(self._status, self._body, self._headers)
            case kind:
                raise RuntimeError(f"a handshake is accepted with wire.accept, not with {kind}")

    # -- the answer

    def accept(self, listener: WebSocketListener, headers: RawHeaders) -> WebSocket:
        """Turn the connection into a WebSocket; raises ClientGone."""
        if not self._is_open or self._transport.is_closing():
            raise ClientGone
        self._is_open = False
        self._write(self._response, headers)
        http = self._http
        http.connections.discard(self)
        websocket = self._server.open(
            self._transport, http.address, listener, http.server_state, self._protocol.extensions
        )
        self._transport.resume_reading()
        return websocket

    def refuse(self, status: int, body: bytes = b"", headers: RawHeaders = ()) -> None:
        """Answer with an HTTP response and close the connection; do nothing if it was answered already."""
        if not self._is_open:
            return
        self._is_open = False
        if not self._transport.is_closing():
            own = Headers([("Connection", "close"), ("Content-Length", str(len(body)))])
            given = [(name, value) for name, value in headers if name.decode("latin-1") not in own]
            self._write(Response(status, HTTPStatus(status).phrase, own, body), given)
            self._transport.close()

    def _write(self, response: Response, headers: RawHeaders) -> None:
        """Write a response with uvicorn's default headers, which include the date."""
        response.headers.pop("Date", None)
        for name, value in _decoded((*self._http.server_state.default_headers, *headers)):
            response.headers[name] = value
        self._transport.write(response.serialize())
