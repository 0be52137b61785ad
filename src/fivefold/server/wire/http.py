"""Requests over HTTP as uvicorn reads them, from those who are admitted and finish what they begin."""

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from fivefold.server.wire.lines import Lines


_LEAST_TAKEN = 4096
"""Bytes of an answer that a peer takes in a round, or it is given up."""


class Http(H11Protocol):
    """One connection: it has so many seconds for its first request, and for each that it has begun."""

    def __init__(self, lines: "Lines", **parts: Any) -> None:
        super().__init__(**parts)
        self._lines = lines
        self._is_admitted = False
        self._timer: asyncio.TimerHandle | None = None
        self._answers = 0
        self._last_look = (0, 0)
        """How many answers there had been, and how many bytes waited, a round ago."""

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._is_admitted = self._lines.admit(self._address)
        if self._is_admitted:
            self._lines.visitors.add(self)
            self._watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, and not become a line."""
        super().connection_lost(exc)
        self._stop()
        self._lines.visitors.discard(self)
        if self._is_admitted:
            self._lines.left(self._address)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is going to be a line."""
        self._lines.visitors.discard(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered with the headers that every answer has."""
        headers = [*self.server_state.default_headers, (b"content-type", b"text/plain"), (b"connection", b"close")]
        self.transport.write(
            self.conn.send(h11.Response(status_code=400, headers=headers, reason=b"Bad Request"))
            + self.conn.send(h11.Data(data=msg.encode("ascii")))
            + self.conn.send(h11.EndOfMessage())
        )
        self.transport.close()

    def on_response_complete(self) -> None:
        """An answer has been given, as far as the peer takes it."""
        self._answers += 1
        super().on_response_complete()

    def look_after(self) -> None:
        """Once a round: gives up a peer that takes next to nothing of its answer."""
        answers, before = self._last_look
        waiting = self.transport.get_write_buffer_size()
        if waiting and before and answers == self._answers and before - waiting < _LEAST_TAKEN:
            self.transport.abort()
        self._last_look = (self._answers, waiting)

    def _watch(self) -> None:
        """Sees to it that what has begun comes to an end."""
        is_handed_over = self.transport.get_protocol() is not self
        if is_handed_over or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(self._lines.limits.request_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
