"""All the lines of a server: their limits, who may connect, a look at each now and then, and how uvicorn comes by them.

HTTP stays with uvicorn and the application; a connection is ours from the moment the application has accepted it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from fivefold.server.wire.frame import Frame
from fivefold.server.wire.handshake import Handshake
from fivefold.server.wire.http import Http
from fivefold.server.wire.line import Line, Listener
from fivefold.server.wire.rules import Limits


def _anybody(_address: str) -> bool:
    return True


def _nothing(_address: str) -> None:
    pass


class Lines:
    """The open lines of one server.

    `admit` is asked about every new connection, of HTTP too, by the address it comes from, and `left` is told when one
    that was admitted ends. `farewell` is sent to everybody when the server stops.
    """

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        admit: Callable[[str], bool] = _anybody,
        left: Callable[[str], None] = _nothing,
        farewell: Frame | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.admit, self.left, self.farewell = admit, left, farewell
        self.visitors: set[Http] = set()
        """Connections that are of HTTP so far."""
        self._open: dict[Line, ServerState] = {}
        self._unsent: list[Line] = []
        self._round: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._open)

    def config(self, app: Any, **options: Any) -> uvicorn.Config:
        """How uvicorn is to be run so that WebSockets are lines; takes all of its other options."""
        # uvicorn wants classes here, and calls them; a bound method is called just as well.
        http, websocket = cast("type[asyncio.Protocol]", self._http), cast("type[asyncio.Protocol]", self._websocket)
        return uvicorn.Config(
            app,
            http=http,
            ws=websocket,
            interface="asgi3",
            h11_max_incomplete_event_size=self.limits.head,
            **options,
        )

    def _http(self, **parts: Any) -> Http:
        if self._round is None:
            self._start_round()
        return Http(self, **parts)

    def _websocket(self, **parts: Any) -> Handshake:
        return Handshake(self, **parts)

    # -- for the handshake and for lines

    def open(
        self, transport: asyncio.Transport, address: str, listener: Listener, state: ServerState, *, deflates: bool
    ) -> Line:
        """A line in place of a handshake that was accepted."""
        line = Line(self, transport, address, listener, deflates=deflates)
        transport.set_protocol(line)
        self._open[line] = state
        state.connections.add(cast("Any", line))
        return line

    def lost(self, line: Line) -> None:
        """A line has ended."""
        self._open.pop(line).connections.discard(cast("Any", line))
        self.left(line.address)

    def trouble(self, what: str, error: Exception) -> None:
        """Something of the application's has failed; it is for the loop's exception handler."""
        asyncio.get_running_loop().call_exception_handler({"message": what, "exception": error})

    def flush_soon(self, line: Line) -> None:
        """A line has something to send, when this turn of the loop is over."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(line)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        for line in unsent:
            line.flush()

    # -- looking after them

    def _start_round(self) -> None:
        self._round = asyncio.get_running_loop().call_later(self.limits.round_seconds, self.look_after)

    def look_after(self) -> None:
        """One round; the next is due if anybody is left."""
        self._round = None
        for line in list(self._open):
            line.look_after()
        for visitor in list(self.visitors):
            visitor.look_after()
        if self._open or self.visitors:
            self._start_round()
