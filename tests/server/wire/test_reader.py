"""What comes in: messages in parts, cut anywhere, and everything that no peer may send (RFC 6455, RFC 7692)."""

import contextlib
import random
import tracemalloc
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.protocol import CLOSED, OPEN, Protocol, Side

from fivefold.server.wire import Limits
from fivefold.server.wire.deflate import agree, deflate, inflate
from fivefold.server.wire.frame import Frame
from fivefold.server.wire.reader import Reader, closing
from fivefold.server.wire.rules import Broken, Code
from server.wire.peers import BINARY, CLOSE, MORE, PING, PONG, TEXT, deflated, frame, pieces

LIMITS = Limits()
MOST = LIMITS.message
TAIL = b"\x00\x00\xff\xff"


def read(data: bytes, cuts: list[int] | None = None, *, deflates: bool = False) -> list[tuple[int, bytes]]:
    """All that these bytes say, fed in pieces."""
    reader = Reader(LIMITS, deflates=deflates)
    found: list[tuple[int, bytes]] = []
    for piece in pieces(data, cuts or []):
        reader.feed(piece)
        while (message := reader.next()) is not None:
            found.append(message)
    return found


def code_for(data: bytes, *, deflates: bool = False) -> Code:
    with pytest.raises(Broken) as broken:
        read(data, deflates=deflates)
    return broken.value.code


texts = st.text(max_size=600).map(str.encode)
controls = st.tuples(st.sampled_from([PING, PONG, CLOSE]), st.binary(max_size=125))


@st.composite
def conversations(draw: st.DrawFn) -> tuple[bytes, list[tuple[int, bytes]], bool]:
    """Messages of any kind in any number of frames, with control frames between them: the bytes, and what they say."""
    deflates = draw(st.booleans())
    data, message = b"", list[tuple[int, bytes]]()
    for text in draw(st.lists(texts, max_size=6)):
        is_deflated = deflates and draw(st.booleans())
        payload = deflated(text, draw(st.integers(0, 9))) if is_deflated else text
        parts = list(pieces(payload, draw(st.lists(st.integers(0, 2000), max_size=5)))) or [b""]
        for number, part in enumerate(parts):
            for kind, body in draw(st.lists(controls, max_size=2)):
                data += frame(kind, body)
                message.append((kind, body))
            first, last = number == 0, number == len(parts) - 1
            flags = 0x40 if first and is_deflated else 0
            data += frame(TEXT if first else MORE, part, last=last, flags=flags)
        message.append((TEXT, text))
    return data, message, deflates


@given(conversations(), st.lists(st.integers(0, 10_000), max_size=40))
def test_messages_are_the_same_however_they_are_cut(
    conversation: tuple[bytes, list[tuple[int, bytes]], bool], cuts: list[int]
) -> None:
    data, message, deflates = conversation
    assert read(data, cuts, deflates=deflates) == message


def test_messages_byte_by_byte() -> None:
    data = frame(TEXT, b"a" * 300) + frame(PING, b"b") + frame(TEXT, b"c")
    assert read(data, list(range(len(data)))) == [(TEXT, b"a" * 300), (PING, b"b"), (TEXT, b"c")]


@given(st.binary(max_size=400), st.booleans())
def test_noise_ends_in_a_code_or_in_nothing(noise: bytes, deflates: bool) -> None:
    with contextlib.suppress(Broken):
        read(noise, deflates=deflates)


@st.composite
def odd_frames(draw: st.DrawFn) -> bytes:
    """Frames with any flags, kinds and lengths, also ones that are written in too many bytes; none with bytes in it."""
    kind = draw(st.integers(0, 15).filter(lambda kind: kind != BINARY))
    size = draw(st.sampled_from([0, 1, 2, 5, 125, 126, 200]))
    form = draw(st.sampled_from(["short", "short", "short", "medium", "long"]))
    mask = 0x80 if draw(st.integers(0, 9)) else 0
    last = 0x80 if draw(st.integers(0, 3)) else 0
    flags = draw(st.sampled_from([0, 0, 0, 0, 0x40, 0x20, 0x10]))
    if form == "long":
        length = bytes([mask | 127]) + size.to_bytes(8, "big")
    elif form == "medium" or size > 125:
        length = bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([mask | size])
    payload = (b"\x03\xe8" + b"x" * size)[:size] if kind == CLOSE else b"x" * size
    return bytes([last | flags | kind]) + length + (bytes(4) if mask else b"") + payload


@settings(max_examples=400)
@given(st.lists(odd_frames(), min_size=1, max_size=4))
def test_a_peer_judges_odd_frames_alike(frames: list[bytes]) -> None:
    """The `websockets` library reads the same frames, one by one, and objects to the same ones with the same codes.

    It does not mind a length that is written in too many bytes, which RFC 6455 (5.2) forbids; there we are on our own.
    """
    reader, peer = Reader(LIMITS, deflates=False), Protocol(Side.SERVER, state=OPEN, max_size=MOST)
    for data in frames:
        ours = 0
        try:
            reader.feed(data)
            found = reader.next()
            if found is not None and found[0] == CLOSE:
                closing(found[1])
                return
        except Broken as broken:
            ours = broken.code
            if "size" in broken.reason:
                return
        peer.receive_data(data)
        theirs = peer.close_sent.code if peer.close_sent is not None and peer.parser_exc is not None else 0
        assert ours == theirs, (data, peer.parser_exc)
        if ours:
            return
        assert peer.state is not CLOSED


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"x", masked=False), Code.PROTOCOL),
        (frame(TEXT, b"x", flags=0x40), Code.PROTOCOL),
        (frame(TEXT, b"x", flags=0x20), Code.PROTOCOL),
        (frame(PING, b"x", flags=0x40), Code.PROTOCOL),
        (frame(3, b"x"), Code.PROTOCOL),
        (frame(11, b"x"), Code.PROTOCOL),
        (frame(PING, b"x" * 126), Code.PROTOCOL),
        (frame(PING, b"x", last=False), Code.PROTOCOL),
        (frame(MORE, b"x"), Code.PROTOCOL),
        (frame(TEXT, b"x", last=False) + frame(TEXT, b"x"), Code.PROTOCOL),
        (b"\x81\xfe\x00\x05" + bytes(9), Code.PROTOCOL),
        (b"\x81\xff" + (200).to_bytes(8, "big"), Code.PROTOCOL),
        (b"\x81\xff" + (1 << 63).to_bytes(8, "big"), Code.PROTOCOL),
        (frame(BINARY, b"x"), Code.NOT_TEXT),
        (frame(TEXT, b"\xff"), Code.BAD_DATA),
        (frame(TEXT, "ß".encode()[:1]), Code.BAD_DATA),
        (frame(TEXT, b"\xed\xa0\x80"), Code.BAD_DATA),
        (frame(TEXT, b"x" * (MOST + 1)), Code.TOO_BIG),
        (frame(TEXT, b"x" * MOST, last=False) + frame(MORE, b"x"), Code.TOO_BIG),
        (frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * LIMITS.fragments, Code.POLICY),
    ],
)
def test_what_no_peer_may_send(data: bytes, code: Code) -> None:
    assert code_for(data) == code


def test_the_longest_message_and_a_character_cut_in_two() -> None:
    assert read(frame(TEXT, b"x" * MOST)) == [(TEXT, b"x" * MOST)]
    word = "Zoë".encode()
    assert read(frame(TEXT, word[:3], last=False) + frame(MORE, word[3:])) == [(TEXT, word)]


def test_too_much_is_noticed_from_the_head_alone() -> None:
    for head in (b"\x81\xfe\xff\xff", b"\x81\xff" + (1 << 40).to_bytes(8, "big")):
        assert code_for(head) == Code.TOO_BIG


# -- compression


def test_a_bomb_is_not_inflated() -> None:
    bomb = deflated(b"x" * 3_000_000)
    assert len(bomb) < MOST
    tracemalloc.start()
    try:
        with pytest.raises(Broken):
            inflate(bomb, MOST)
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()
    assert code_for(frame(TEXT, bomb, flags=0x40), deflates=True) == Code.TOO_BIG
    parts = frame(TEXT, bomb[:10], last=False, flags=0x40) + frame(MORE, bomb[10:])
    assert code_for(parts, deflates=True) == Code.TOO_BIG
    assert inflate(deflated(b"x" * MOST), MOST) == b"x" * MOST


@pytest.mark.parametrize("payload", [b"\xff\xff\xff", deflated(b"hello")[:-1] + b"\xff" * 9, b"\x03\x00junk"])
def test_what_was_not_compressed_as_agreed(payload: bytes) -> None:
    assert code_for(frame(TEXT, payload, flags=0x40), deflates=True) == Code.BAD_DATA


def test_compressed_text_has_to_be_text() -> None:
    assert code_for(frame(TEXT, deflated(b"\xff"), flags=0x40), deflates=True) == Code.BAD_DATA


def test_the_examples_of_rfc_7692() -> None:
    """7.2.3: one block, shared window (not used here), no compression, a last block, two blocks."""
    for payload in (
        "f2 48 cd c9 c9 07 00",
        "00 05 00 fa ff 48 65 6c 6c 6f 00",
        "f3 48 cd c9 c9 07 00 00",
        "f2 48 05 00 00 00 ff ff ca c9 c9 07 00",
    ):
        assert inflate(bytes.fromhex(payload), MOST) == b"Hello"


def test_what_we_compress_can_be_read_with_a_small_window() -> None:
    """Also what repeats itself so far back that a larger window would have been used.

    It is read in small pieces, as otherwise zlib finds what is too far back in what it has just written.
    """
    page = bytes(random.Random(7).choices(range(32, 127), k=6_000))
    for text in (b"", b"x", b"x" * 100_000, page * 2, page * 5):
        reading, rest, found = zlib.decompressobj(-12), deflate(text) + TAIL, b""
        while rest:
            found += reading.decompress(rest, 1_000)
            rest = reading.unconsumed_tail
        assert found == text


@pytest.mark.parametrize(
    ("offers", "answer"),
    [
        ([], None),
        ([""], None),
        (["permessage-bzip2"], None),
        (["permessage-deflate"], ""),
        (["permessage-deflate; client_max_window_bits"], ""),
        (["permessage-deflate; client_max_window_bits=9"], ""),
        (["permessage-deflate; server_no_context_takeover; client_no_context_takeover"], ""),
        (["permessage-deflate; server_max_window_bits=15"], "; server_max_window_bits=12"),
        (['permessage-deflate;server_max_window_bits="12"'], "; server_max_window_bits=12"),
        (["permessage-deflate; server_max_window_bits=11"], None),
        (["permessage-deflate; server_max_window_bits=11, permessage-deflate"], ""),
        (["permessage-deflate; server_max_window_bits=11", "permessage-deflate"], ""),
        (["permessage-deflate; server_max_window_bits"], None),
        (["permessage-deflate; server_max_window_bits=16"], None),
        (["permessage-deflate; server_max_window_bits=012"], None),
        (["permessage-deflate; client_no_context_takeover=1"], None),
        (["permessage-deflate; client_max_window_bits; client_max_window_bits"], None),
        (["permessage-deflate; what"], None),
    ],
)
def test_what_is_agreed_on(offers: list[str], answer: str | None) -> None:
    base = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
    assert agree(offers) == (None if answer is None else base + answer)


# -- closing, and what goes out


@pytest.mark.parametrize(
    ("payload", "found"),
    [
        (b"", (1005, "")),
        (b"\x03\xe8", (1000, "")),
        (b"\x03\xe9" + "Tschüß".encode(), (1001, "Tschüß")),
        (b"\x0f\xa0x", (4000, "x")),
    ],
)
def test_how_a_peer_closes(payload: bytes, found: tuple[int, str]) -> None:
    assert closing(payload) == found


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
def test_codes_that_no_peer_may_close_with(code: int) -> None:
    with pytest.raises(Broken) as broken:
        closing(code.to_bytes(2, "big"))
    assert broken.value.code == Code.PROTOCOL


def test_a_close_frame_is_whole_and_its_reason_is_text() -> None:
    with pytest.raises(Broken) as broken:
        closing(b"\x03")
    assert broken.value.code == Code.PROTOCOL
    with pytest.raises(Broken) as broken:
        closing(b"\x03\xe8\xff")
    assert broken.value.code == Code.BAD_DATA


@pytest.mark.parametrize("size", [0, 1, 125, 126, 256, 257, 65_535, 65_536, 200_000])
def test_a_frame_goes_out_as_a_peer_expects_it(size: int) -> None:
    """Both forms, read by the `websockets` library; made once, and the same bytes for everybody."""
    made = Frame((b'{"name":"' + b"abc" * size)[:size])
    peer = Protocol(Side.CLIENT, state=OPEN, max_size=None)
    peer.receive_data(made.plain)
    [found] = peer.events_received()
    assert getattr(found, "data", None) == made.text
    assert made.plain is made.plain
    assert made.deflated is made.deflated
    assert (made.deflated is made.plain) == (size <= 256)
    assert len(made.deflated) <= len(made.plain)
