"""A message as it goes out: encoded once, and compressed once, however many it is sent to."""

from fivefold.server.wire.deflate import deflate

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST, DEFLATED = 0x80, 0x40
SMALL = 256
"""Bytes up to which compressing costs more than it saves: what is as short goes out in one packet anyhow."""


def framed(first: int, payload: bytes) -> bytes:
    """A frame from a server, which is not masked; `first` has the kind and the flags."""
    size = len(payload)
    if size < 126:
        return bytes((first, size)) + payload
    if size < 65_536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + payload
    return bytes((first, 127)) + size.to_bytes(8, "big") + payload


class Frame:
    """One text message; both forms in which it can go out are made when first needed, and kept."""

    __slots__ = ("_deflated", "_plain", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._plain = self._deflated = b""

    @property
    def plain(self) -> bytes:
        """For lines without compression."""
        if not self._plain:
            self._plain = framed(LAST | TEXT, self.text)
        return self._plain

    @property
    def deflated(self) -> bytes:
        """For lines with compression; the plain form where that is shorter or quicker."""
        if not self._deflated:
            text = self.text
            small = deflate(text) if len(text) > SMALL else text
            self._deflated = framed(LAST | DEFLATED | TEXT, small) if len(small) < len(text) else self.plain
        return self._deflated

    def __repr__(self) -> str:
        return f"Frame({self.text!r})"
