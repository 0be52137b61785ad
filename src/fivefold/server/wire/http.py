"""The HTTP protocol of uvicorn, with a limit on connections and time limits on requests and responses."""

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fivefold.server.wire.handshake import Handshake

if TYPE_CHECKING:
    from fivefold.server.wire.server import WebSocketServer


_LEAST_READ = 4096
"""Bytes of a response that a client has to read between two heartbeats."""


class HttpProtocol(H11Protocol):
    """One connection. The first request, and each one that has begun, must arrive within `request_seconds`."""

    def __init__(self, websockets: "WebSocketServer", **parts: Any) -> None:
        super().__init__(**parts)
        self._websockets = websockets
        self._is_admitted = False
        self._timer: asyncio.TimerHandle | None = None
        self._responses = 0
        self._progress = (0, 0)
        """At the last heartbeat: the number of responses so far, and the bytes in the write buffer."""

    @property
    def address(self) -> str:
        """The peer's address: the client's own, or that of a proxy."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or abort it."""
        super().connection_made(transport)
        self._is_admitted = self._websockets.admit(self.address)
        if self._is_admitted:
            self._websockets.http.add(self)
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        self._websockets.http.discard(self)
        if self._is_admitted:
            self._websockets.left(self.address)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Start our handshake instead of uvicorn's, which needs a task."""
        self._websockets.http.discard(self)
        self.connections.discard(self)
        Handshake(self._websockets, self).start(event)

    def send_400_response(self, msg: str) -> None:
        """Answer malformed HTTP with the default headers, which uvicorn omits here, and close the connection.

        If it is the body of a request that is malformed, the response of the application does not follow this one;
        if that response has begun, this one is not sent.
        """
        if self.cycle:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [*self.server_state.default_headers, (b"content-type", b"text/plain"), (b"connection", b"close")]
            self.transport.write(
                self.conn.send(h11.Response(status_code=400, headers=headers, reason=b"Bad Request"))
                + self.conn.send(h11.Data(data=msg.encode("ascii")))
                + self.conn.send(h11.EndOfMessage())
            )
        self.transport.close()

    def on_response_complete(self) -> None:
        """Count responses: a further response is progress."""
        self._responses += 1
        super().on_response_complete()

    def heartbeat(self) -> None:
        """Abort the connection if the client has read almost nothing of a response since the last heartbeat."""
        responses, before = self._progress
        waiting = self.transport.get_write_buffer_size()
        if waiting and before and responses == self._responses and before - waiting < _LEAST_READ:
            self.transport.abort()
        self._progress = (self._responses, waiting)

    def _watch(self) -> None:
        """Start the timer when a request begins, and stop it when the request is complete."""
        is_handed_over = self.transport.get_protocol() is not self
        if is_handed_over or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(self._websockets.limits.request_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
