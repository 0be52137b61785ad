"""WebSockets on a real server, with the `websockets` and `wsproto` libraries and plain sockets at the other end."""

import random
import socket
import threading
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Ping, Pong, Request, TextMessage
from wsproto.extensions import PerMessageDeflate

from fivefold.server.wire import CloseCode, Frame, WebSocket, WebSocketLimits, WebSocketServer
from server.client import until
from server.wire.peers import CHROMIUM, CLOSE, MORE, PING, PONG, SECONDS, TEXT, EchoServer, RawClient, deflated, frame

pytestmark = pytest.mark.real
WORDS = ["", "a", "Zoë 👏", "x" * 125, "y" * 126, "word " * 800, '{"t":"do","id":7}' * 40]


@pytest.fixture(params=["uvloop", "asyncio"])
def server(request: pytest.FixtureRequest) -> Iterator[EchoServer]:
    with EchoServer(loop=request.param) as running:
        yield running


def talk(ws: ClientConnection) -> None:
    for word in WORDS:
        ws.send(word)
        assert ws.recv(timeout=SECONDS) == word
    for word in WORDS:
        ws.send(word)
    assert [ws.recv(timeout=SECONDS) for _ in WORDS] == WORDS


# -- peers


def test_websockets_without_compression(server: EchoServer) -> None:
    with connect(server.url, compression=None) as ws:
        assert "Sec-WebSocket-Extensions" not in dict(getattr(ws.response, "headers", {}))
        talk(ws)


@pytest.mark.parametrize("window", [15, 12, 11, None])
@pytest.mark.parametrize("own_window", [15, 9, True])
def test_websockets_with_compression(server: EchoServer, window: int | None, own_window: int | bool) -> None:
    extension = ClientPerMessageDeflateFactory(server_max_window_bits=window, client_max_window_bits=own_window)
    with connect(server.url, extensions=[extension], compression=None) as ws:
        talk(ws)
        assert server.listener.websockets[-1].is_compressed == (window != 11)


def test_wsproto_with_compression(server: EchoServer) -> None:
    with server.connect() as connection:
        peer = WSConnection(ConnectionType.CLIENT)
        connection.sendall(peer.send(Request(host="localhost", target="/", extensions=[PerMessageDeflate()])))
        part = ""
        replies: list[object] = []
        while len(replies) < 2 * len(WORDS) + 3:
            peer.receive_data(connection.recv(65_536) or None)
            for event in peer.events():
                if isinstance(event, AcceptConnection):
                    assert event.extensions
                    for word in WORDS:
                        half = len(word) // 2
                        connection.sendall(peer.send(TextMessage(word[:half], message_finished=False)))
                        connection.sendall(peer.send(Ping(b"still here")))
                        connection.sendall(peer.send(TextMessage(word[half:])))
                    connection.sendall(peer.send(CloseConnection(4001, "enough")))
                    replies.append(event)
                elif isinstance(event, TextMessage):
                    part += event.data
                    if event.message_finished:
                        replies.append(part)
                        part = ""
                elif isinstance(event, Pong):
                    assert bytes(event.payload) == b"still here"
                    replies.append(event)
                elif isinstance(event, CloseConnection):
                    assert event.code == 4001
                    replies += [event, event]
        assert [reply for reply in replies if isinstance(reply, str)] == WORDS
    assert server.listener.end() == (4001, "enough")


def test_messages_in_parts_with_pings_between(server: EchoServer) -> None:
    with connect(server.url) as ws:
        ws.send(["ab", "c" * 300, "", "d"])
        assert ws.recv(timeout=SECONDS) == "ab" + "c" * 300 + "d"
        assert ws.ping("are you there").wait(SECONDS)
    with RawClient(server, offer=CHROMIUM) as raw:
        payload = deflated(b"whole " * 100)
        raw.send(frame(TEXT, payload[:3], last=False, flags=0x40) + frame(PING, b"!") + frame(MORE, payload[3:]))
        replies = dict([raw.frame(), raw.frame()])
        assert replies[0x80 | PONG] == b"!"
        assert len(replies[0xC1]) < 100


@pytest.mark.parametrize("seed", range(4))
def test_a_real_client_that_says_anything_in_any_fragments(server: EchoServer, seed: int) -> None:
    """With and without compression; pings go between the fragments, and replies come in order."""
    luck = random.Random(seed)
    letters = ["a", "ß", "👏", "\n", '"', "\x00"]
    with connect(server.url, compression="deflate" if luck.random() < 0.7 else None) as ws:
        for _ in range(50):
            fragments = [
                "".join(luck.choices(letters, k=luck.choice([0, 1, 5, 80]))) for _ in range(luck.randint(1, 9))
            ]
            pongs = [ws.ping() for _ in range(luck.randint(0, 1))]
            if len(fragments) == 1:
                ws.send(fragments[0])
            else:
                ws.send(iter(fragments))
            assert ws.recv(timeout=SECONDS) == "".join(fragments)
            assert all(pong.wait(SECONDS) for pong in pongs)


def test_a_silent_peer_is_given_up() -> None:
    """A peer whose network is gone sends nothing, perhaps not even the end of the connection."""
    with (
        EchoServer(websockets=WebSocketServer(WebSocketLimits(heartbeat_seconds=0.1))) as server,
        RawClient(server) as raw,
    ):
        assert raw.frame() == (0x80 | PING, b"")
        assert raw.is_over()
        assert server.listener.end() == (CloseCode.ABNORMAL_CLOSURE, "no sign of life")


def test_one_message_to_many_is_made_once(server: EchoServer) -> None:
    news = Frame(b'{"t":"table"}' * 100)

    def tell(websocket: WebSocket, text: bytes) -> None:
        websocket.send(news)
        websocket.send(news)

    server.listener.answer = tell
    with connect(server.url) as first, connect(server.url) as second, connect(server.url, compression=None) as third:
        sent = set[int]()
        for ws in (first, second, third):
            ws.send("?")
            assert [ws.recv(timeout=SECONDS), ws.recv(timeout=SECONDS)] == ['{"t":"table"}' * 100] * 2
            sent.add(id(news.compressed))
        assert len(sent) == 1


# -- the end


def test_the_peer_closes(server: EchoServer) -> None:
    with connect(server.url) as ws:
        ws.close(4002, "bored")
        assert ws.close_code == 4002
    assert server.listener.end() == (4002, "bored")


def test_the_peer_closes_without_a_code(server: EchoServer) -> None:
    with RawClient(server) as raw:
        raw.send(frame(CLOSE))
        assert raw.frame() == (0x80 | CLOSE, b"")
        assert raw.is_over()
    assert server.listener.end() == (CloseCode.NO_STATUS_RCVD, "")


def test_the_peer_is_cut_off(server: EchoServer) -> None:
    with RawClient(server) as raw:
        raw.send(frame(TEXT, b"half")[:5])
    assert server.listener.end() == (CloseCode.ABNORMAL_CLOSURE, "")


@pytest.mark.parametrize("reason", ["sent out", "ß" * 100])
def test_we_close_after_what_was_sent(server: EchoServer, reason: str) -> None:
    def farewell(websocket: WebSocket, text: bytes) -> None:
        websocket.send(Frame(b"last words"))
        websocket.close(4003, reason)
        websocket.send(Frame(b"never"))
        websocket.close(4004, "not again")

    server.listener.answer = farewell
    with connect(server.url) as ws:
        ws.send("?")
        assert ws.recv(timeout=SECONDS) == "last words"
        with pytest.raises(ConnectionClosed):
            ws.recv(timeout=SECONDS)
        assert ws.close_code == 4003
        assert reason.startswith(ws.close_reason or "?")
    code, told = server.listener.end()
    assert (code, told) == (4003, reason.encode()[:123].decode(errors="ignore"))


def test_a_peer_that_does_not_close_its_side_is_cut_off(server: EchoServer) -> None:
    server.listener.answer = lambda websocket, text: websocket.close()
    with RawClient(server) as raw:
        raw.send(frame(TEXT, b"?") + frame(TEXT, b"not heard any more"))
        assert raw.frame() == (0x80 | CLOSE, b"\x03\xe8")
        assert raw.is_over()
        assert server.listener.end() == (CloseCode.NORMAL_CLOSURE, "")
    assert server.listener.texts == [b"?"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"x", masked=False), CloseCode.PROTOCOL_ERROR),
        (frame(2, b"bytes"), CloseCode.UNSUPPORTED_DATA),
        (frame(TEXT, b"\xff"), CloseCode.INVALID_DATA),
        (frame(TEXT, b"x" * 5000), CloseCode.MESSAGE_TOO_BIG),
        (frame(TEXT, deflated(b"x" * 1_000_000), flags=0x40), CloseCode.MESSAGE_TOO_BIG),
        (frame(CLOSE, b"\x00\x01"), CloseCode.PROTOCOL_ERROR),
        (frame(PING, b"x") * 100, CloseCode.POLICY_VIOLATION),
        (frame(PONG, b"x") * 100, CloseCode.POLICY_VIOLATION),
    ],
)
def test_a_peer_that_breaks_the_rules_is_told_why(server: EchoServer, data: bytes, code: CloseCode) -> None:
    """The peer can read the reason although it keeps sending: our side stays open for up to `closing_seconds`."""
    with RawClient(server, offer=CHROMIUM) as raw:
        raw.send(data + frame(TEXT, b"more") * 1000)
        assert raw.end() == code
    assert server.listener.end()[0] == code
    assert server.listener.texts == []


def test_a_peer_may_go_on_sending_until_it_has_read_why_it_was_closed() -> None:
    """If we closed the connection, later data would reset it, and the reason would be lost."""
    with (
        EchoServer(websockets=WebSocketServer(WebSocketLimits(closing_seconds=20))) as server,
        RawClient(server) as raw,
    ):
        raw.send(frame(2, b"bytes"))
        assert raw.frame()[0] == 0x80 | CLOSE
        for _ in range(20):
            raw.send(frame(TEXT, b"x" * 100) * 10)
        raw.socket.shutdown(socket.SHUT_WR)
        assert raw.is_over()
        assert server.listener.end()[0] == CloseCode.UNSUPPORTED_DATA


def test_a_fault_of_ours_ends_one_websocket_only(server: EchoServer) -> None:
    def fail(websocket: WebSocket, text: bytes) -> None:
        if text == b"trouble":
            raise ValueError("a fault")
        websocket.send(Frame(text))

    server.listener.answer = fail
    with connect(server.url) as innocent, connect(server.url) as ws:
        ws.send("trouble")
        with pytest.raises(ConnectionClosed):
            ws.recv(timeout=SECONDS)
        assert ws.close_code == CloseCode.INTERNAL_ERROR
        talk(innocent)


def test_all_are_told_when_the_server_stops() -> None:
    with (
        EchoServer(websockets=WebSocketServer(farewell=Frame(b"back soon"))) as server,
        connect(server.url) as ws,
        connect(server.url) as other,
    ):
        talk(ws)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        for each in (ws, other):
            assert each.recv(timeout=SECONDS) == "back soon"
            with pytest.raises(ConnectionClosed):
                each.recv(timeout=SECONDS)
            assert each.close_code == CloseCode.SERVICE_RESTART
        stopping.join(SECONDS)
        assert {code for code, _ in server.listener.ends} == {CloseCode.SERVICE_RESTART}
        assert server.websockets.count == 0


# -- limits


def test_a_peer_that_does_not_read_is_disconnected_and_holds_no_more_than_the_limit() -> None:
    """1,000 messages of 20 kB to a peer that reads none of them; others are not delayed."""
    limits = WebSocketLimits(backlog_bytes=100_000, closing_seconds=0.5)
    news = Frame(b"n" * 10 + bytes(range(32, 127)) * 210)
    most = 0

    def tell(websocket: WebSocket, text: bytes) -> None:
        nonlocal most
        for _ in range(1000):
            websocket.send(Frame(news.text))
            most = max(most, websocket.backlog)

    with EchoServer(websockets=WebSocketServer(limits)) as server, connect(server.url) as other:
        talk(other)
        server.listener.answer = tell
        with RawClient(server) as raw:
            raw.send(frame(TEXT, b"?"))
            assert server.listener.end() == (CloseCode.POLICY_VIOLATION, "too slow")
            assert limits.backlog_bytes < most < limits.backlog_bytes + 65_536 + len(news.plain) + 200
            server.listener.answer = lambda websocket, text: websocket.send(Frame(text))
            talk(other)


def test_a_peer_that_reads_late_is_told_that_it_was_too_slow() -> None:
    limits = WebSocketLimits(backlog_bytes=100_000, closing_seconds=10)

    def tell(websocket: WebSocket, text: bytes) -> None:
        while websocket.is_open:
            websocket.send(Frame(b"n" * 20_000))

    with EchoServer(websockets=WebSocketServer(limits)) as server, RawClient(server) as raw:
        server.listener.answer = tell
        raw.send(frame(TEXT, b"?"))
        until(
            lambda: server.listener.texts and not server.listener.websockets[0].is_open,
            "a backlog that is too large",
            SECONDS,
        )
        assert raw.end() == CloseCode.POLICY_VIOLATION


def test_a_paused_websocket_receives_nothing_and_then_all_in_order(server: EchoServer) -> None:
    server.listener.answer = lambda websocket, text: websocket.pause()
    sent = [str(number).encode() for number in range(300)]
    with RawClient(server) as raw:
        raw.send(b"".join(frame(TEXT, text) for text in sent[:100]))
        until(lambda: server.listener.texts, "the first message", SECONDS)
        for text in sent[100:]:
            raw.send(frame(TEXT, text))
        raw.send(frame(PING, b"?"))
        assert server.listener.texts == sent[:1]
        server.listener.answer = lambda websocket, text: websocket.send(Frame(text))
        server.loop.call_soon_threadsafe(server.listener.websockets[0].resume)
        assert [raw.frame()[1] for _ in sent[1:]] == sent[1:]
        assert raw.frame() == (0x80 | PONG, b"?")
        assert server.listener.texts == sent
