"""All WebSockets of a server: limits, heartbeat, admission, and the configuration of uvicorn."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.extensions import Extension

from fivefold.server.wire.frame import Frame
from fivefold.server.wire.handshake import Handshake
from fivefold.server.wire.http import HttpProtocol
from fivefold.server.wire.limits import WebSocketLimits
from fivefold.server.wire.websocket import WebSocket, WebSocketListener


def _admit_all(_address: str) -> bool:
    return True


def _ignore(_address: str) -> None:
    pass


class WebSocketServer:
    """The open WebSockets of one server.

    `admit` is called with the address of every new connection, HTTP included, and returns whether to admit it; `left`
    is called when an admitted connection ends. `farewell` is sent to all WebSockets when the server stops.
    """

    def __init__(
        self,
        limits: WebSocketLimits | None = None,
        *,
        admit: Callable[[str], bool] = _admit_all,
        left: Callable[[str], None] = _ignore,
        farewell: Frame | None = None,
    ) -> None:
        self.limits = limits or WebSocketLimits()
        self.admit, self.left, self.farewell = admit, left, farewell
        self.http: set[HttpProtocol] = set()
        """Connections that have not become WebSockets."""
        self._open: dict[WebSocket, ServerState] = {}
        self._unflushed: list[WebSocket] = []
        self._timer: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        """The number of open WebSockets."""
        return len(self._open)

    def config(self, app: Any, **options: Any) -> uvicorn.Config:
        """Return a uvicorn configuration that uses this server for WebSockets; other options are passed on."""
        # uvicorn expects a class and only calls it, so a bound method works as well.
        http = cast("type[asyncio.Protocol]", self._new_http)
        return uvicorn.Config(
            app,
            http=http,
            ws=Handshake,
            interface="asgi3",
            h11_max_incomplete_event_size=self.limits.head_bytes,
            **options,
        )

    def _new_http(self, **parts: Any) -> HttpProtocol:
        if self._timer is None:
            self._start_timer()
        return HttpProtocol(self, **parts)

    # -- for handshakes and WebSockets

    def open(
        self,
        transport: asyncio.Transport,
        address: str,
        listener: WebSocketListener,
        state: ServerState,
        extensions: list[Extension],
    ) -> WebSocket:
        """Open a WebSocket for an accepted handshake."""
        websocket = WebSocket(self, transport, address, listener, extensions)
        transport.set_protocol(websocket)
        self._open[websocket] = state
        state.connections.add(cast("Any", websocket))
        return websocket

    def lost(self, websocket: WebSocket) -> None:
        """Remove a WebSocket that has ended."""
        self._open.pop(websocket).connections.discard(cast("Any", websocket))
        self.left(websocket.address)

    def report(self, what: str, error: Exception) -> None:
        """Report an error of the application to the event loop's exception handler."""
        asyncio.get_running_loop().call_exception_handler({"message": what, "exception": error})

    def flush_soon(self, websocket: WebSocket) -> None:
        """Flush a WebSocket at the end of this iteration of the event loop."""
        if not self._unflushed:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unflushed.append(websocket)

    def _flush(self) -> None:
        unflushed, self._unflushed = self._unflushed, []
        for websocket in unflushed:
            websocket.flush()

    # -- the heartbeat

    def _start_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.limits.heartbeat_seconds, self.heartbeat)

    def heartbeat(self) -> None:
        """Check every connection; schedule the next heartbeat if any is left."""
        self._timer = None
        for websocket in list(self._open):
            websocket.heartbeat()
        for connection in list(self.http):
            connection.heartbeat()
        if self._open or self.http:
            self._start_timer()
