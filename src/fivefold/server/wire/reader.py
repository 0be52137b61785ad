"""What comes in on a line, put together into messages: fed with bytes as they arrive, and asked for what is complete.

It knows no socket. Whatever is against RFC 6455 or our limits is noticed as soon as the head of a frame is there,
before anything is kept that need not be.
"""

from fivefold.server.wire.deflate import inflate
from fivefold.server.wire.frame import CLOSE, PING, PONG, TEXT
from fivefold.server.wire.rules import Broken, Code, Limits

_MORE, _BINARY = 0x0, 0x2
_KINDS = {_MORE, TEXT, _BINARY, CLOSE, PING, PONG}
_USUAL, _USUAL_DEFLATED = (0x81,), (0xC1, 0x81)
"""How the frame of a whole message begins; if it is short as well, there is nothing in its head to check."""
_SLACK = 64
"""Bytes by which a compressed payload may be longer than the message in it."""


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """A payload as it was before the peer masked it; as one long number, which is quick in plain Python."""
    size = len(payload)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(pattern, "little")).to_bytes(size, "little")


def closing(payload: bytes) -> tuple[int, str]:
    """The code and the reason in a close frame; raises Broken."""
    if not payload:
        return Code.NONE_GIVEN, ""
    code = int.from_bytes(payload[:2], "big")
    is_known = 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999
    if len(payload) < 2 or not is_known:
        raise Broken(Code.PROTOCOL, "no such close code")
    try:
        return code, payload[2:].decode()
    except UnicodeDecodeError:
        raise Broken(Code.BAD_DATA, "not UTF-8") from None


class Reader:
    """The bytes of one line on their way to messages."""

    __slots__ = ("_at", "_buffer", "_deflates", "_is_deflated", "_limits", "_parts", "_usual")

    def __init__(self, limits: Limits, *, deflates: bool) -> None:
        self._limits, self._deflates = limits, deflates
        self._usual = _USUAL_DEFLATED if deflates else _USUAL
        self._buffer, self._at = b"", 0
        self._parts: list[bytes] | None = None
        """The frames so far of a message that comes in several."""
        self._is_deflated = False

    def feed(self, data: bytes) -> None:
        """Takes what has arrived."""
        self._buffer = self._buffer[self._at :] + data if self._buffer else data
        self._at = 0

    def next(self) -> tuple[int, bytes] | None:
        """The next message or control frame, its kind first, or None until more arrives; raises Broken."""
        while True:
            buffer, at = self._buffer, self._at
            end = len(buffer)
            if end - at < 2:
                return None
            first, size = buffer[at], buffer[at + 1]
            if size < 128:
                raise Broken(Code.PROTOCOL, "frames of clients are masked")
            size &= 127
            start = at + 2
            if size > 125 or first not in self._usual or self._parts is not None:
                if size > 125:
                    start += 2 if size == 126 else 8
                    size = int.from_bytes(buffer[at + 2 : start], "big")
                if end < start:
                    return None
                self._check(first, size, start - at)
            stop = start + 4 + size
            if end < stop:
                return None
            payload = unmasked(buffer[start + 4 : stop], buffer[start : start + 4])
            if stop == end:
                self._buffer, self._at = b"", 0
            else:
                self._at = stop
            if first & 0x08:
                return first & 0x0F, payload
            message = self._message(first, payload)
            if message is not None:
                return TEXT, message

    def _check(self, first: int, size: int, head: int) -> None:
        """Refuses a frame by its first byte, its size and the length of its head."""
        kind, is_last, flags = first & 0x0F, first & 0x80, first & 0x70
        if kind not in _KINDS:
            raise Broken(Code.PROTOCOL, "no such kind of frame")
        if flags and not (flags == 0x40 and self._deflates and kind in (TEXT, _BINARY)):
            raise Broken(Code.PROTOCOL, "flags that were not agreed on")
        if (head == 4 and size < 126) or (head == 10 and not 65_536 <= size < 1 << 63):
            raise Broken(Code.PROTOCOL, "a size that is not written as it should be")
        if kind & 0x08:
            if size > 125 or not is_last:
                raise Broken(Code.PROTOCOL, "control frames are short and whole")
            return
        if kind == _BINARY:
            raise Broken(Code.NOT_TEXT, "only text is understood here")
        if (kind == _MORE) == (self._parts is None):
            raise Broken(Code.PROTOCOL, "a message begins while another goes on, or goes on without a beginning")
        most = self._limits.message
        so_far = sum(map(len, self._parts)) if self._parts else 0
        if so_far + size > most + (_SLACK if flags or (self._parts and self._is_deflated) else 0):
            raise Broken(Code.TOO_BIG, f"more than {most} bytes")
        if self._parts is not None and len(self._parts) >= self._limits.fragments:
            raise Broken(Code.POLICY, f"a message in more than {self._limits.fragments} frames")

    def _message(self, first: int, payload: bytes) -> bytes | None:
        """The message that ends with this frame, if one does."""
        if self._parts is None:
            self._is_deflated = bool(first & 0x40)
            if not first & 0x80:
                self._parts = [payload]
                return None
        else:
            self._parts.append(payload)
            if not first & 0x80:
                return None
            payload = b"".join(self._parts)
            self._parts = None
        if self._is_deflated:
            payload = inflate(payload, self._limits.message)
        if not payload.isascii():
            try:
                payload.decode()
            except UnicodeDecodeError:
                raise Broken(Code.BAD_DATA, "not UTF-8") from None
        return payload
