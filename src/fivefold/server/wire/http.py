"""Requests over HTTP as uvicorn reads them, from those who are admitted and finish what they begin."""

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from fivefold.server.wire.lines import Lines


class Http(H11Protocol):
    """One connection: it has so many seconds for its first request, and for each that it has begun."""

    def __init__(self, lines: "Lines", **parts: Any) -> None:
        super().__init__(**parts)
        self._lines = lines
        self._is_admitted = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._is_admitted = self._lines.admit(self._address)
        if self._is_admitted:
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
        if self._is_admitted:
            self._lines.left(self._address)

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
