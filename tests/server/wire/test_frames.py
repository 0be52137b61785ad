"""Frames: fragmented, split anywhere, compression bombs, and invalid ones (RFC 6455, RFC 7692)."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame as PeerFrame
from websockets.protocol import CLIENT, CLOSED, CLOSING, Protocol

from fivefold.server.wire import CloseCode, Frame, WebSocket, WebSocketLimits
from fivefold.server.wire.frame import SharedDeflateFactory
from server.wire.peers import (
    BINARY,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    EchoListener,
    code_for,
    deflated,
    feed,
    frame,
    in_memory,
    receive,
)

LIMITS = WebSocketLimits()
MOST = LIMITS.message_bytes
TAIL = b"\x00\x00\xff\xff"


# -- a conversation with the `websockets` library at the other end


Step = tuple[str, bytes, bool]
"""A method of the library's protocol, its payload, and whether that ends a message."""


@st.composite
def conversations(draw: st.DrawFn) -> list[Step]:
    """Draw messages in any number of fragments, with control frames before, between and after them."""
    controls = st.lists(st.tuples(st.sampled_from(["ping", "pong"]), st.binary(max_size=125)), max_size=2)
    steps: list[Step] = []
    for text in draw(st.lists(st.text(max_size=600).map(str.encode), max_size=6)):
        cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=5)))
        parts = [text[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(text)], strict=True)]
        for number, part in enumerate(parts):
            steps += [(name, payload, True) for name, payload in draw(controls)]
            steps.append(("continuation" if number else "text", part, number == len(parts) - 1))
    return steps + [(name, payload, True) for name, payload in draw(controls)]


def client(*, compressed: bool) -> Protocol:
    peer = Protocol(CLIENT, max_size=None)
    if compressed:
        response, _ = SharedDeflateFactory().process_request_params([], [])
        peer.extensions = [ClientPerMessageDeflateFactory().process_response_params(response, [])]
    return peer


@given(conversations(), st.lists(st.integers(0, 10_000), max_size=40), st.booleans(), st.booleans())
def test_a_real_client_is_understood_however_its_frames_are_cut(
    steps: list[Step], cuts: list[int], compressed: bool, closes: bool
) -> None:
    """It gets an echo of each message and a pong for each ping, in order, and its close frame back."""
    peer = client(compressed=compressed)
    for name, payload, is_last in steps:
        if name in ("ping", "pong"):
            getattr(peer, f"send_{name}")(payload)
        else:
            getattr(peer, f"send_{name}")(payload, fin=is_last)
    if closes:
        peer.send_close(4001, "Zoë")
    listener = EchoListener()

    async def test() -> None:
        websocket, transport = in_memory(listener, compressed=compressed)
        await feed(websocket, transport, b"".join(peer.data_to_send()), cuts)
        assert transport.is_closed == closes
        websocket.connection_lost(None)
        peer.receive_data(b"".join(transport.written))

    asyncio.run(test())
    received = [event for event in peer.events_received() if isinstance(event, PeerFrame)]
    texts, part = list[bytes](), b""
    for name, payload, is_last in steps:
        if name in ("text", "continuation"):
            part += payload
            if is_last:
                texts.append(part)
                part = b""
    pings = [payload for name, payload, _ in steps if name == "ping"]
    assert [bytes(event.data) for event in received if event.opcode == TEXT] == texts == listener.texts
    assert [bytes(event.data) for event in received if event.opcode == PONG] == pings
    assert listener.ends == [(4001, "Zoë") if closes else (CloseCode.ABNORMAL_CLOSURE, "")]
    assert (peer.close_rcvd == peer.close_sent) == closes or not closes


@given(st.binary(max_size=400), st.lists(st.integers(0, 400), max_size=5), st.booleans())
def test_noise_does_no_harm(noise: bytes, cuts: list[int], compressed: bool) -> None:
    [(code, _)] = receive(noise, cuts, compressed=compressed).ends
    assert code != CloseCode.INTERNAL_ERROR


@given(st.integers(0, 15), st.sampled_from([0, 0x40, 0x20, 0x10]), st.booleans(), st.booleans(), st.booleans())
def test_a_frame_is_refused_by_its_first_byte_alone(
    kind: int, flags: int, last: bool, masked: bool, compressed: bool
) -> None:
    """Unknown kinds, flags that were not negotiated, fragmented control frames, stray continuations, no mask."""
    payload = b"\x03\xe8" if kind == CLOSE else deflated(b"x") if flags == 0x40 and compressed else b"x"
    code = code_for(frame(kind, payload, last=last, flags=flags, masked=masked), compressed=compressed)
    is_known = kind in (TEXT, BINARY) or (kind in (CLOSE, PING, PONG) and last)
    is_agreed = not flags or (flags == 0x40 and compressed and kind in (TEXT, BINARY))
    if not (is_known and is_agreed and masked):
        assert code == CloseCode.PROTOCOL_ERROR
    elif kind == BINARY:
        assert code == CloseCode.UNSUPPORTED_DATA
    else:
        assert code == (CloseCode.NORMAL_CLOSURE if kind == CLOSE else CloseCode.ABNORMAL_CLOSURE)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(PING, b"x" * 126), CloseCode.PROTOCOL_ERROR),
        (frame(TEXT, b"x", last=False) + frame(TEXT, b"x"), CloseCode.PROTOCOL_ERROR),
        (frame(TEXT, b"x", last=False) + frame(MORE, b"x") + frame(MORE, b"x"), CloseCode.PROTOCOL_ERROR),
        (frame(TEXT, b"\xff"), CloseCode.INVALID_DATA),
        (frame(TEXT, "ß".encode()[:1]), CloseCode.INVALID_DATA),
        (frame(TEXT, b"\xed\xa0\x80"), CloseCode.INVALID_DATA),
        (frame(TEXT, b"x" * (MOST + 1)), CloseCode.MESSAGE_TOO_BIG),
        (frame(TEXT, b"x" * MOST, last=False) + frame(MORE, b"x"), CloseCode.MESSAGE_TOO_BIG),
        (frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * LIMITS.fragments, CloseCode.POLICY_VIOLATION),
        (frame(PING) * LIMITS.control_frames, CloseCode.ABNORMAL_CLOSURE),
        (frame(PING) * (LIMITS.control_frames + 1), CloseCode.POLICY_VIOLATION),
        (frame(PONG) * (LIMITS.control_frames + 1), CloseCode.POLICY_VIOLATION),
    ],
)
def test_limits_on_frames(data: bytes, code: CloseCode) -> None:
    assert code_for(data) == code


def test_the_longest_message_and_a_character_cut_in_two() -> None:
    assert receive(frame(TEXT, b"x" * MOST)).texts == [b"x" * MOST]
    word = "Zoë".encode()
    assert receive(frame(TEXT, word[:3], last=False) + frame(MORE, word[3:])).texts == [word]
    fragments = frame(TEXT, b"a", last=False) + frame(MORE, b"b", last=False) * (LIMITS.fragments - 2) + frame(MORE)
    assert receive(fragments).texts == [b"a" + b"b" * (LIMITS.fragments - 2)]


def test_too_much_is_noticed_from_the_head_alone() -> None:
    for head in (b"\x81\xfe\xff\xff", b"\x81\xff" + (1 << 40).to_bytes(8, "big")):
        assert code_for(head) == CloseCode.MESSAGE_TOO_BIG


def test_messages_before_a_broken_frame_are_received() -> None:
    listener = receive(frame(TEXT, b"one") + frame(TEXT, b"two") + frame(BINARY, b"three") + frame(TEXT, b"four"))
    assert listener.texts == [b"one", b"two"]


def test_after_a_broken_frame_only_our_side_ends() -> None:
    """Closing the connection would reset it when the peer sends more, and the peer could not read the reason."""

    async def test() -> None:
        for data in (frame(BINARY, b"x"), frame(TEXT, b"\xff"), frame(TEXT, b"x", masked=False)):
            websocket, transport = in_memory(EchoListener())
            await feed(websocket, transport, data + frame(TEXT, b"more"))
            await feed(websocket, transport, frame(TEXT, b"more") * 100)
            assert (transport.has_eof, transport.is_closed) == (True, False)
            websocket.connection_lost(None)
        websocket, transport = in_memory(EchoListener())
        await feed(websocket, transport, frame(CLOSE, b"\x03\xe8"))
        assert (transport.has_eof, transport.is_closed) == (False, True)

    asyncio.run(test())


# -- closing


@pytest.mark.parametrize(
    ("payload", "end"),
    [
        (b"", (CloseCode.NO_STATUS_RCVD, "")),
        (b"\x03\xe8", (1000, "")),
        (b"\x03\xe9" + "Tschüß".encode(), (1001, "Tschüß")),
        (b"\x0f\xa0x", (4000, "x")),
    ],
)
def test_how_a_peer_closes(payload: bytes, end: tuple[int, str]) -> None:
    assert receive(frame(CLOSE, payload)).ends == [end]


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
def test_codes_that_no_peer_may_close_with(code: int) -> None:
    assert code_for(frame(CLOSE, code.to_bytes(2, "big"))) == CloseCode.PROTOCOL_ERROR


def test_a_close_frame_is_whole_and_its_reason_is_text() -> None:
    assert code_for(frame(CLOSE, b"\x03")) == CloseCode.PROTOCOL_ERROR
    assert code_for(frame(CLOSE, b"\x03\xe8\xff")) == CloseCode.INVALID_DATA


def test_what_was_said_before_closing_is_received_and_answered() -> None:
    """Although all of it is parsed at once."""
    listener, peer = EchoListener(), client(compressed=False)

    async def test() -> None:
        websocket, transport = in_memory(listener)
        await feed(websocket, transport, frame(TEXT, b"a move") + frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"late"))
        assert transport.is_closed
        peer.receive_data(b"".join(transport.written))

    asyncio.run(test())
    assert listener.texts == [b"a move"]
    message, _ = peer.events_received()
    assert getattr(message, "data", None) == b"a move"
    assert peer.state in (CLOSING, CLOSED)


def test_a_listener_that_closes_while_the_peer_closes() -> None:
    """One close frame is sent, in reply to the peer's, which was parsed before."""
    listener = EchoListener()
    listener.answer = lambda websocket, text: websocket.close(4000, "ours")

    async def test() -> None:
        websocket, transport = in_memory(listener)
        await feed(websocket, transport, frame(TEXT, b"?") + frame(CLOSE, b"\x0f\xa1"))
        assert transport.written == [b"\x88\x02\x0f\xa1"]
        assert transport.is_closed
        websocket.connection_lost(None)

    asyncio.run(test())
    assert listener.ends == [(4001, "")]


def test_no_pong_follows_a_close_frame() -> None:
    listener = EchoListener()
    listener.answer = lambda websocket, text: websocket.close(4000)

    async def test() -> None:
        websocket, transport = in_memory(listener)
        await feed(websocket, transport, frame(TEXT, b"?"))
        await feed(websocket, transport, frame(PING) * 3 + frame(TEXT, b"!"))
        assert transport.written == [b"\x88\x02\x0f\xa0"]
        assert not transport.is_closed
        await feed(websocket, transport, frame(CLOSE, b"\x0f\xa0"))
        assert transport.is_closed

    asyncio.run(test())
    assert listener.texts == [b"?"]


# -- sending


@pytest.mark.parametrize("size", [0, 1, 125, 126, 256, 257, 65_535, 65_536, 200_000])
def test_a_frame_goes_out_as_a_peer_expects_it(size: int) -> None:
    """Both encodings, read by the `websockets` library; made once, and the same bytes for all recipients."""
    made = Frame((b'{"name":"' + b"abc" * size)[:size])
    for data, compressed in ((made.plain, False), (made.compressed, True)):
        peer = client(compressed=compressed)
        peer.receive_data(data)
        [found] = peer.events_received()
        assert getattr(found, "data", None) == made.text
    assert made.plain is made.plain
    assert made.compressed is made.compressed
    assert (made.compressed is made.plain) == (size <= 256)
    assert len(made.compressed) <= len(made.plain)


def test_what_is_sent_in_one_turn_leaves_in_one_piece() -> None:
    """A reply and its update are one packet; the order is preserved, and the close frame comes last."""
    done, update, long = Frame(b"done"), Frame(b"update"), Frame(b"x" * 70_000)

    async def test() -> None:
        websocket, transport = in_memory(EchoListener())
        websocket.send(done)
        websocket.send(update)
        assert transport.written == []
        assert websocket.backlog == len(done.plain + update.plain)
        await asyncio.sleep(0)
        assert transport.written == [done.plain + update.plain]
        websocket.send(done)
        websocket.send(long)
        assert transport.written[1:] == [done.plain + long.plain], "what is long does not wait"
        websocket.send(update)
        websocket.close(4000, "bye")
        websocket.send(done)
        await asyncio.sleep(0)
        assert b"".join(transport.written[2:]) == update.plain + b"\x88\x05\x0f\xa0bye"
        websocket.connection_lost(None)

    asyncio.run(test())


# -- turns and heartbeats


def test_a_peer_that_sends_much_at_once_does_not_keep_others_waiting() -> None:
    """Between two batches of one WebSocket the event loop handles other work."""
    turns: list[int] = []
    listener = EchoListener()

    def count(websocket: WebSocket, text: bytes) -> None:
        if not turns or turns[-1] == 0:
            asyncio.get_running_loop().call_soon(turns.append, 0)
        turns.append(1)

    listener.answer = count

    async def test() -> None:
        websocket, transport = in_memory(listener)
        await feed(websocket, transport, frame(TEXT, b"x") * 5000 + frame(PING))
        assert transport.written == [b"\x8a\x00"]

    asyncio.run(test())
    in_one_go = [len(go) for go in "".join(map(str, turns)).split("0")]
    assert sum(in_one_go) == 5000
    assert max(in_one_go) <= LIMITS.batch


def test_a_silent_peer_is_pinged_and_then_given_up() -> None:
    listener = EchoListener()

    async def test() -> None:
        websocket, transport = in_memory(listener)
        sent: list[int] = []
        for _ in range(2):  # any data resets the count
            for _ in range(LIMITS.missed_heartbeats):
                websocket.heartbeat()
                await asyncio.sleep(0)
                sent.append(len(transport.written))
            await feed(websocket, transport, frame(PONG))
        assert sent == [0, 1, 2, 2, 3, 4]
        assert set(transport.written) == {b"\x89\x00"}
        aborted: list[bool] = []
        for _ in range(LIMITS.missed_heartbeats + 1):
            websocket.heartbeat()
            aborted.append(transport.is_aborted)
        assert aborted == [False] * LIMITS.missed_heartbeats + [True]
        websocket.connection_lost(None)

    asyncio.run(test())
    assert listener.ends == [(CloseCode.ABNORMAL_CLOSURE, "no sign of life")]


def test_control_frames_are_counted_from_heartbeat_to_heartbeat() -> None:
    async def test() -> None:
        websocket, transport = in_memory(EchoListener())
        for _ in range(3):
            await feed(websocket, transport, frame(PING) * LIMITS.control_frames)
            websocket.heartbeat()
        assert websocket.is_open

    asyncio.run(test())
