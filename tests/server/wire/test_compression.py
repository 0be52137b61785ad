"""Compression: bombs, invalid data, and what both sides agree on (RFC 7692)."""

import random
import tracemalloc
import zlib

import pytest
from websockets.exceptions import NegotiationError
from websockets.extensions import Extension
from websockets.frames import Frame as PeerFrame
from websockets.headers import build_extension, parse_extension
from websockets.protocol import CLIENT, Protocol

from fivefold.server.wire import CloseCode, Frame, WebSocketLimits
from fivefold.server.wire.frame import SharedDeflateFactory
from server.wire.peers import MORE, TEXT, code_for, deflated, frame, receive

LIMITS = WebSocketLimits()
MOST = LIMITS.message_bytes
TAIL = b"\x00\x00\xff\xff"


def test_a_bomb_is_not_inflated() -> None:
    bomb = deflated(b"x" * 3_000_000)
    assert len(bomb) < MOST
    whole = frame(TEXT, bomb, flags=0x40)
    in_parts = frame(TEXT, bomb[:10], last=False, flags=0x40) + frame(MORE, bomb[10:])
    exact = deflated(b"x" * MOST)
    after_the_most = frame(TEXT, exact, last=False, flags=0x40) + frame(MORE, bomb[:100])
    for data in (whole, in_parts, after_the_most):
        code_for(data, compressed=True)  # exclude imports and caches of the first call
        tracemalloc.start()
        try:
            assert code_for(data, compressed=True) == CloseCode.MESSAGE_TOO_BIG
            assert tracemalloc.get_traced_memory()[1] < 300_000
        finally:
            tracemalloc.stop()
    assert receive(frame(TEXT, exact, flags=0x40), compressed=True).texts == [b"x" * MOST]


@pytest.mark.parametrize("payload", [b"\xff\xff\xff", deflated(b"hello")[:-1] + b"\xff" * 9])
def test_what_was_not_compressed_as_agreed(payload: bytes) -> None:
    assert code_for(frame(TEXT, payload, flags=0x40), compressed=True) == CloseCode.PROTOCOL_ERROR


def test_compressed_text_has_to_be_text() -> None:
    assert code_for(frame(TEXT, deflated(b"\xff"), flags=0x40), compressed=True) == CloseCode.INVALID_DATA


def test_the_examples_of_rfc_7692() -> None:
    """7.2.3: one block, no compression, a last block, two blocks."""
    for payload in (
        "f2 48 cd c9 c9 07 00",
        "00 05 00 fa ff 48 65 6c 6c 6f 00",
        "f3 48 cd c9 c9 07 00 00",
        "f2 48 05 00 00 00 ff ff ca c9 c9 07 00",
    ):
        listener = receive(frame(TEXT, bytes.fromhex(payload), flags=0x40), compressed=True)
        assert listener.texts == [b"Hello"]


def test_what_we_compress_can_be_read_with_a_small_window() -> None:
    """Also data that repeats itself so far back that a larger window would have been used.

    It is decompressed in small pieces, as otherwise zlib finds distant data in its own output.
    """
    page = bytes(random.Random(7).choices(range(32, 127), k=6_000))
    for text in (b"x" * 100_000, page * 2, page * 5):
        peer = Protocol(CLIENT, max_size=None)
        peer.extensions = [Untouched()]
        peer.receive_data(Frame(text).compressed)
        [packed] = peer.events_received()
        reading, rest, found = zlib.decompressobj(-12), bytes(getattr(packed, "data", b"")) + TAIL, b""
        while rest:
            found += reading.decompress(rest, 1_000)
            rest = reading.unconsumed_tail
        assert found == text


class Untouched(Extension):
    """An extension that passes compressed frames through."""

    def decode(self, frame: PeerFrame, *, max_size: int | None = None) -> PeerFrame:
        frame.rsv1 = False
        return frame


@pytest.mark.parametrize(
    ("offer", "accepted"),
    [
        ("permessage-deflate", True),
        ("permessage-deflate; client_max_window_bits", True),
        ("permessage-deflate; client_max_window_bits=9", True),
        ("permessage-deflate; server_no_context_takeover; client_no_context_takeover", True),
        ("permessage-deflate; server_max_window_bits=15", True),
        ('permessage-deflate;server_max_window_bits="12"', True),
        ("permessage-deflate; server_max_window_bits=11", False),
        ("permessage-deflate; server_max_window_bits", False),
        ("permessage-deflate; what", False),
    ],
)
def test_the_compression_that_frames_share_is_the_only_one(offer: str, accepted: bool) -> None:
    [(name, params)] = parse_extension(offer)
    try:
        response, _ = SharedDeflateFactory().process_request_params(params, [])
    except NegotiationError:
        assert not accepted
    else:
        assert accepted
        answer = build_extension([(name, response)])
        assert "server_no_context_takeover; client_no_context_takeover; server_max_window_bits=12" in answer
