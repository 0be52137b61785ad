"""A message as it is sent: encoded once and compressed once for all its recipients.

Compression (RFC 7692) keeps no context between messages, so that the compressed bytes are the same for every recipient
and an open connection needs no memory for it.
"""

from collections.abc import Sequence

from websockets import frames
from websockets.exceptions import NegotiationError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
"""A window of 4 kB compresses our messages as well as the usual 32 kB, and eight times as fast."""
SMALL = 256
"""Messages up to this size in bytes are not compressed: they fit into one packet anyway."""
_COMPRESSION = PerMessageDeflate(
    remote_no_context_takeover=True,
    local_no_context_takeover=True,
    remote_max_window_bits=15,
    local_max_window_bits=WINDOW_BITS,
    compress_settings={"level": 1, "memLevel": 5},
)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates the one compression that all frames use; declines offers with a smaller window."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, server_max_window_bits=WINDOW_BITS
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return the response to one offer; raises NegotiationError to decline it."""
        response, extension = super().process_request_params(params, accepted_extensions)
        if extension.local_max_window_bits < WINDOW_BITS:
            raise NegotiationError("unsupported server_max_window_bits")
        return response, extension


class Frame:
    """One text message. Both encodings are made on first use and cached."""

    __slots__ = ("_compressed", "_plain", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._plain = self._compressed = b""

    @property
    def plain(self) -> bytes:
        """The frame for connections without compression."""
        if not self._plain:
            self._plain = frames.Frame(frames.TEXT, self.text).serialize(mask=False)
        return self._plain

    @property
    def compressed(self) -> bytes:
        """The frame for connections with compression: the plain one for small messages, or if it is shorter."""
        if not self._compressed:
            self._compressed = self.plain
            if len(self.text) > SMALL:
                packed = frames.Frame(frames.TEXT, self.text).serialize(mask=False, extensions=[_COMPRESSION])
                self._compressed = min(self.plain, packed, key=len)
        return self._compressed

    def __repr__(self) -> str:
        return f"Frame({self.text!r})"
