"""One WebSocket: what is sent goes out at once or waits in bytes that are counted, what comes in is heard by callback.

A line needs no task and no queue. It is closed by itself when its peer breaks the protocol, reads too slowly or is
silent for too long, and tells its listener in the end, once, however it came about.
"""

import asyncio
from typing import TYPE_CHECKING, Protocol

from fivefold.server.wire.frame import CLOSE, LAST, PING, PONG, TEXT, Frame, framed
from fivefold.server.wire.reader import Reader, closing
from fivefold.server.wire.rules import Broken, Code

if TYPE_CHECKING:
    from fivefold.server.wire.lines import Lines


class Listener(Protocol):
    """Whoever a line belongs to. Both are called from the event loop and must not block."""

    def heard(self, line: "Line", text: bytes) -> None:
        """A message has come; it is UTF-8, and no longer than allowed."""
        ...

    def closed(self, line: "Line", code: int, reason: str) -> None:
        """The line is gone; nothing follows."""
        ...


def _close_payload(code: int, reason: str) -> bytes:
    """What a close frame carries, with as much of the reason as it has room for."""
    return code.to_bytes(2, "big") + reason.encode()[:123].decode(errors="ignore").encode()


_MOST_AT_ONCE = 65_536
"""Bytes that do not wait for the end of a turn."""


class Line(asyncio.Protocol):
    """One open WebSocket."""

    __slots__ = (
        "_code",
        "_controls",
        "_is_closing",
        "_is_deaf",
        "_is_paused",
        "_lines",
        "_listener",
        "_out",
        "_out_bytes",
        "_owed",
        "_reader",
        "_reason",
        "_silence",
        "_timer",
        "_transport",
        "address",
        "deflates",
    )

    def __init__(
        self, lines: "Lines", transport: asyncio.Transport, address: str, listener: Listener, *, deflates: bool
    ) -> None:
        self._lines, self._transport, self._listener = lines, transport, listener
        self.address = address
        """Where the connection comes from: the peer's own, or the proxy's."""
        self.deflates = deflates
        """Whether compression was agreed on."""
        self._reader = Reader(lines.limits, deflates=deflates)
        self._is_closing = False
        self._is_deaf = False
        """Whether what comes in is of no interest any more."""
        self._is_paused = False
        self._owed = False
        """Whether a turn to read on is coming."""
        self._out: list[bytes] = []
        self._out_bytes = 0
        """What was sent in this turn of the loop, and leaves in one piece at its end."""
        self._code, self._reason = int(Code.LOST), ""
        self._timer: asyncio.TimerHandle | None = None
        self._silence = self._controls = 0
        """Rounds without a sign of life, and control frames since the last round."""
        transport.set_write_buffer_limits(lines.limits.waiting)

    # -- for whoever it belongs to

    @property
    def is_open(self) -> bool:
        """Whether what is sent still goes anywhere."""
        return not self._is_closing

    @property
    def waiting(self) -> int:
        """Bytes that the peer has not taken yet."""
        return self._transport.get_write_buffer_size() + self._out_bytes

    def send(self, frame: Frame) -> None:
        """Sends a message, or nothing if the line is closing; never blocks."""
        if not self._is_closing:
            self._put(frame.deflated if self.deflates else frame.plain)

    def _put(self, data: bytes) -> None:
        if not self._out:
            self._lines.flush_soon(self)
        self._out.append(data)
        self._out_bytes += len(data)
        if self._out_bytes > _MOST_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Lets what was sent leave now; it does so by itself at the end of this turn of the loop."""
        if self._out:
            data = b"".join(self._out)
            self._out.clear()
            self._out_bytes = 0
            self._transport.write(data)

    def close(self, code: int = Code.NORMAL, reason: str = "") -> None:
        """Closes the line after what was sent; the peer has a few seconds to agree."""
        if self._is_closing:
            return
        self._is_closing = True
        self.flush()
        self._code, self._reason = int(code), reason
        self._transport.write(framed(LAST | CLOSE, _close_payload(code, reason)))
        seconds = self._lines.limits.closing_seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)
        if self._is_paused:
            self.resume()

    def pause(self) -> None:
        """Hears nothing more until `resume`; the peer has to wait, and is not read from."""
        if not self._is_paused and not self._is_closing:
            self._is_paused = True
            self._transport.pause_reading()

    def resume(self) -> None:
        """Goes on after `pause`, with what has come before it first."""
        if self._is_paused:
            self._is_paused = False
            self._take_turn()

    # -- for the loop

    def data_received(self, data: bytes) -> None:
        """Something has arrived."""
        self._silence = 0
        if not self._is_deaf:
            self._reader.feed(data)
            self._read()

    def _take_turn(self) -> None:
        """Reads on when others had their turn."""
        if not self._owed:
            self._owed = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._owed = False
        if not self._is_deaf and not self._transport.is_closing():
            self._read()
            if not self._is_paused and not self._owed:
                self._transport.resume_reading()

    def _read(self) -> None:
        """Hears what has come, but only so many messages in one go."""
        read, heard = self._reader.next, self._listener.heard
        try:
            for _ in range(self._lines.limits.batch):
                if self._is_paused:
                    return
                message = read()
                if message is None:
                    return
                kind, payload = message
                if kind != TEXT:
                    self._control(kind, payload)
                elif not self._is_closing:
                    heard(self, payload)
                if self._is_deaf:
                    return
        except Broken as broken:
            self._fail(broken.code, broken.reason)
        except Exception as error:
            self._lines.trouble("a message failed", error)
            self._fail(Code.FAULT, "something went wrong here")
        else:
            self._take_turn()

    def _control(self, kind: int, payload: bytes) -> None:
        self._controls += 1
        if kind == CLOSE:
            code, reason = closing(payload)
            self._is_deaf = True
            if not self._is_closing:
                self._is_closing = True
                self.flush()
                self._code, self._reason = code, reason
                self._transport.write(framed(LAST | CLOSE, payload[:2]))
            self._transport.close()
        elif self._controls > self._lines.limits.controls:
            raise Broken(Code.POLICY, "too many pings")
        elif kind == PING and not self._is_closing:
            self._put(framed(LAST | PONG, payload))

    def _fail(self, code: Code, reason: str) -> None:
        """Closes the line and listens no more. Its end of the connection stays until the peer has read why."""
        self.close(code, reason)
        self._is_deaf = True
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    def pause_writing(self) -> None:
        """More waits than may: the peer does not read."""
        self.close(Code.POLICY, "too slow")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._is_closing = self._is_deaf = True
        self._out.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._lines.lost(self)
        self._listener.closed(self, self._code, self._reason)

    # -- for those who look after all lines

    def look_after(self) -> None:
        """Once a round: asks a silent peer for a sign of life, and gives up one that stays silent."""
        self._controls = 0
        self._silence += 1
        if self._is_closing:
            return
        if self._silence > self._lines.limits.silent_rounds:
            self._is_closing = True
            self._reason = "no sign of life"
            self._transport.abort()
        elif self._silence > 1:
            self._put(framed(LAST | PING, b""))

    def shutdown(self) -> None:
        """The server stops: says so, and closes."""
        if self._lines.farewell is not None:
            self.send(self._lines.farewell)
        self.close(Code.RESTART, "the server is restarting")
