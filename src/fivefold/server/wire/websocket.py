"""One WebSocket: messages arrive by callback, and sending never blocks.

It needs no task and no queue. It closes itself when its peer breaks the protocol, reads too slowly or is silent for too
long; it notifies its listener of the end exactly once.
"""

import asyncio
from typing import TYPE_CHECKING, Protocol, cast

from websockets import protocol as sansio
from websockets.extensions import Extension
from websockets.frames import BINARY, CLOSE, CONT, PING, TEXT, Close, CloseCode
from websockets.frames import Frame as ParsedFrame

from fivefold.server.wire.frame import Frame

if TYPE_CHECKING:
    from fivefold.server.wire.server import WebSocketServer

_PING = ParsedFrame(PING, b"").serialize(mask=False)
_PARSED_AT_ONCE = 1024
"""Bytes that are parsed at once. The parser consumes all its input, and this can be 170 frames."""
_SENT_AT_ONCE = 65_536
"""Bytes after which output is written without waiting for the end of the loop's iteration."""
_REASON_BYTES = 123


class WebSocketListener(Protocol):
    """The owner of a WebSocket. Both methods are called from the event loop and must not block."""

    def received(self, websocket: "WebSocket", text: bytes) -> None:
        """Handle a message, which is valid UTF-8 and within the size limit."""
        ...

    def closed(self, websocket: "WebSocket", code: int, reason: str) -> None:
        """Handle the end of the connection; no other call follows."""
        ...


class WebSocket(asyncio.Protocol):
    __slots__ = (
        "_control_frames",
        "_fragments",
        "_frames",
        "_is_closing",
        "_is_paused",
        "_is_turn_due",
        "_listener",
        "_lost",
        "_missed",
        "_out",
        "_out_bytes",
        "_protocol",
        "_server",
        "_timer",
        "_transport",
        "_unparsed",
        "address",
    )

    def __init__(
        self,
        server: "WebSocketServer",
        transport: asyncio.Transport,
        address: str,
        listener: WebSocketListener,
        extensions: list[Extension],
    ) -> None:
        self._server, self._transport, self._listener = server, transport, listener
        self.address = address
        """The peer's address: the client's own, or that of a proxy."""
        self._protocol = sansio.Protocol(sansio.SERVER, max_size=server.limits.message_bytes)
        self._protocol.extensions = extensions
        self._unparsed = b""
        """Data that has arrived and has not been parsed yet."""
        self._frames: list[ParsedFrame] = []
        """Frames that were parsed and not handled yet, in reverse order."""
        self._fragments: list[bytes] | None = None
        """The beginning of a fragmented message."""
        self._is_closing = False
        """Whether a close frame was sent, or the connection was aborted."""
        self._is_paused = False
        self._is_turn_due = False
        """Whether reading continues in the next iteration of the loop."""
        self._out: list[bytes] = []
        self._out_bytes = 0
        """The size of the output of this iteration of the loop, which is written at its end."""
        self._timer: asyncio.TimerHandle | None = None
        self._missed = self._control_frames = 0
        """Heartbeats since the last data from the peer, and control frames since the last heartbeat."""
        self._lost = ""
        """Why the connection was aborted."""
        transport.set_write_buffer_limits(server.limits.backlog_bytes)

    # -- for the listener

    @property
    def is_open(self) -> bool:
        return not self._is_closing

    @property
    def is_compressed(self) -> bool:
        return bool(self._protocol.extensions)

    @property
    def backlog(self) -> int:
        """The number of bytes that the peer has not read yet."""
        return self._transport.get_write_buffer_size() + self._out_bytes

    def send(self, frame: Frame) -> None:
        """Send a message, unless the WebSocket is closing; never blocks."""
        if not self._is_closing:
            self._put(frame.compressed if self._protocol.extensions else frame.plain)

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Close the WebSocket after pending output; the peer has `closing_seconds` to close its side."""
        if not self._is_closing:
            if self._protocol.state is sansio.OPEN:
                short = reason.encode()[:_REASON_BYTES].decode(errors="ignore")
                self._protocol.send_close(code, short)
            self._reply()

    def pause(self) -> None:
        """Stop reading until `resume`, so that the peer has to wait."""
        if not self._is_paused and not self._is_closing:
            self._is_paused = True
            self._transport.pause_reading()

    def resume(self) -> None:
        """Continue reading after `pause`."""
        if self._is_paused:
            self._is_paused = False
            self._take_turn()

    # -- sending

    def _put(self, data: bytes) -> None:
        if not self._out:
            self._server.flush_soon(self)
        self._out.append(data)
        self._out_bytes += len(data)
        if self._out_bytes > _SENT_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write pending output; called automatically at the end of this iteration of the loop."""
        if self._out:
            data = b"".join(self._out)
            self._out.clear()
            self._out_bytes = 0
            self._transport.write(data)

    def _reply(self) -> None:
        """Send the output of the protocol: pongs, and one close frame with or without the end of the stream."""
        writes = self._protocol.data_to_send()
        if not writes:
            return
        if not self._is_closing:
            self._put(b"".join(writes))
            if self._protocol.state is not sansio.OPEN:
                self.flush()
                self._start_closing()
        if self._protocol.eof_sent:
            if self._protocol.close_rcvd is not None or not self._transport.can_write_eof():
                self._transport.close()
            else:
                # Closing now would reset the connection when the peer sends more, and the close reason would be lost.
                self._transport.write_eof()

    def _start_closing(self) -> None:
        self._is_closing = True
        seconds = self._server.limits.closing_seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)
        self.resume()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the WebSocket and ignore further input."""
        self._frames.clear()
        self._protocol.fail(code, reason)
        self._reply()

    # -- receiving

    def data_received(self, data: bytes) -> None:
        self._missed = 0
        self._unparsed = self._unparsed + data if self._unparsed else data
        self._read()

    def _take_turn(self) -> None:
        """Continue reading in the next iteration of the loop."""
        if not self._is_turn_due:
            self._is_turn_due = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_turn_due = False
        if not self._transport.is_closing():
            self._read()
            if not self._is_paused and not self._is_turn_due:
                self._transport.resume_reading()

    def _read(self) -> None:
        """Handle the frames that have arrived, up to a limit per iteration of the loop."""
        try:
            for _ in range(self._server.limits.batch):
                if self._is_paused or not self._parse():
                    return
                self._handle(self._frames.pop())
        except Exception as error:
            self._server.report("a message failed", error)
            self._fail(CloseCode.INTERNAL_ERROR, "something went wrong here")
        else:
            self._take_turn()

    def _parse(self) -> bool:
        """Return whether there is a frame to handle; reply to earlier frames before parsing more."""
        while not self._frames:
            self._reply()
            if not self._unparsed:
                return False
            data, self._unparsed = self._unparsed[:_PARSED_AT_ONCE], self._unparsed[_PARSED_AT_ONCE:]
            self._protocol.receive_data(data)
            self._frames = cast("list[ParsedFrame]", self._protocol.events_received())
            self._frames.reverse()
        return True

    def _handle(self, frame: ParsedFrame) -> None:
        if frame.opcode is TEXT or frame.opcode is CONT:
            text = self._assemble(bytes(frame.data), is_last=frame.fin)
            if text is None or self._is_closing:
                return
            if text.isascii() or _is_utf8(text):
                self._listener.received(self, text)
            else:
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
        elif frame.opcode is BINARY:
            self._fail(CloseCode.UNSUPPORTED_DATA, "only text is understood here")
        elif frame.opcode is not CLOSE:
            self._control_frames += 1
            if self._control_frames > self._server.limits.control_frames:
                self._fail(CloseCode.POLICY_VIOLATION, "too many control frames")

    def _assemble(self, data: bytes, *, is_last: bool) -> bytes | None:
        """Return the message that is complete with this frame, or None."""
        if self._fragments is None:
            if not is_last:
                self._fragments = [data]
            return data if is_last else None
        self._fragments.append(data)
        if len(self._fragments) > self._server.limits.fragments:
            self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")
        elif is_last:
            text, self._fragments = b"".join(self._fragments), None
            return text
        return None

    # -- for the transport and the server

    def pause_writing(self) -> None:
        """Disconnect a peer that reads too slowly."""
        self.close(CloseCode.POLICY_VIOLATION, "too slow")

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_closing = True
        self._unparsed = b""
        self._frames.clear()
        self._out.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._server.lost(self)
        close = self._protocol.close_sent or Close(CloseCode.ABNORMAL_CLOSURE, self._lost)
        self._listener.closed(self, close.code, close.reason)

    def heartbeat(self) -> None:
        """Ping a silent peer, and disconnect one that stays silent."""
        self._control_frames = 0
        self._missed += 1
        if self._is_closing:
            return
        if self._missed > self._server.limits.missed_heartbeats:
            self._is_closing = True
            self._lost = "no sign of life"
            self._transport.abort()
        elif self._missed > 1:
            self._put(_PING)

    def shutdown(self) -> None:
        """Send the farewell and close, because the server stops."""
        if self._server.farewell is not None:
            self.send(self._server.farewell)
        self.close(CloseCode.SERVICE_RESTART, "the server is restarting")


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
