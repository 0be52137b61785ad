"""Lines on a real server, with the `websockets` and `wsproto` libraries and plain sockets at the other end."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Ping, Pong, Request, TextMessage
from wsproto.extensions import PerMessageDeflate

from fivefold.server.wire import Code, Frame, Limits, Line, Lines
from server.client import until
from server.wire.peers import CHROMIUM, CLOSE, MORE, PING, PONG, TEXT, Host, Listening, Raw, deflated, frame

pytestmark = pytest.mark.real
WORDS = ["", "a", "Zoë 👏", "x" * 125, "y" * 126, "word " * 800, '{"t":"do","id":7}' * 40]


@pytest.fixture(params=["uvloop", "asyncio"])
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    with Host(loop=request.param) as running:
        yield running


def talk(ws: ClientConnection) -> None:
    for word in WORDS:
        ws.send(word)
        assert ws.recv(timeout=20) == word
    for word in WORDS:
        ws.send(word)
    assert [ws.recv(timeout=20) for _ in WORDS] == WORDS


# -- peers


def test_websockets_without_compression(host: Host) -> None:
    with connect(host.url, compression=None) as ws:
        assert "Sec-WebSocket-Extensions" not in dict(getattr(ws.response, "headers", {}))
        talk(ws)


@pytest.mark.parametrize("window", [15, 12, 11, None])
@pytest.mark.parametrize("own_window", [15, 9, True])
def test_websockets_with_compression(host: Host, window: int | None, own_window: int | bool) -> None:
    extension = ClientPerMessageDeflateFactory(server_max_window_bits=window, client_max_window_bits=own_window)
    with connect(host.url, extensions=[extension], compression=None) as ws:
        talk(ws)
        assert host.ear.lines[-1].deflates == (window != 11)


def test_wsproto_with_compression(host: Host) -> None:
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        peer = WSConnection(ConnectionType.CLIENT)
        line.sendall(peer.send(Request(host="localhost", target="/", extensions=[PerMessageDeflate()])))
        heard = ""
        replies: list[object] = []
        while len(replies) < 2 * len(WORDS) + 3:
            peer.receive_data(line.recv(65_536) or None)
            for event in peer.events():
                if isinstance(event, AcceptConnection):
                    assert event.extensions
                    for word in WORDS:
                        half = len(word) // 2
                        line.sendall(peer.send(TextMessage(word[:half], message_finished=False)))
                        line.sendall(peer.send(Ping(b"still here")))
                        line.sendall(peer.send(TextMessage(word[half:])))
                    line.sendall(peer.send(CloseConnection(4001, "enough")))
                    replies.append(event)
                elif isinstance(event, TextMessage):
                    heard += event.data
                    if event.message_finished:
                        replies.append(heard)
                        heard = ""
                elif isinstance(event, Pong):
                    assert bytes(event.payload) == b"still here"
                    replies.append(event)
                elif isinstance(event, CloseConnection):
                    assert event.code == 4001
                    replies += [event, event]
        assert [reply for reply in replies if isinstance(reply, str)] == WORDS
    assert host.ear.end() == (4001, "enough")


def test_messages_in_parts_with_pings_between(host: Host) -> None:
    with connect(host.url) as ws:
        ws.send(["ab", "c" * 300, "", "d"])
        assert ws.recv(timeout=20) == "ab" + "c" * 300 + "d"
        assert ws.ping("are you there").wait(20)
    with Raw(host, offer=CHROMIUM) as raw:
        payload = deflated(b"whole " * 100)
        raw.send(frame(TEXT, payload[:3], last=False, flags=0x40) + frame(PING, b"!") + frame(MORE, payload[3:]))
        assert raw.frame() == (0x80 | PONG, b"!")
        first, answer = raw.frame()
        assert first == 0xC1
        assert len(answer) < 100


def test_one_message_to_many_is_made_once(host: Host) -> None:
    news = Frame(b'{"t":"table"}' * 100)

    def tell(line: Line, text: bytes) -> None:
        line.send(news)
        line.send(news)

    host.ear.answer = tell
    with connect(host.url) as first, connect(host.url) as second, connect(host.url, compression=None) as third:
        sent = set[int]()
        for ws in (first, second, third):
            ws.send("?")
            assert [ws.recv(timeout=20), ws.recv(timeout=20)] == ['{"t":"table"}' * 100] * 2
            sent.add(id(news.deflated))
        assert len(sent) == 1


class Recorder(asyncio.Transport):
    """A transport that writes down what it is to write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


def test_what_is_sent_in_one_turn_leaves_in_one_piece() -> None:
    """An answer and the letter that goes with it are one packet; the order is kept, and closing comes last."""
    done, letter, long = Frame(b"done"), Frame(b"letter"), Frame(b"x" * 70_000)

    async def talk_to(wire: Recorder) -> None:
        line = Lines().open(wire, "", Listening(), ServerState(), deflates=False)
        line.send(done)
        line.send(letter)
        assert wire.written == []
        assert line.waiting == len(done.plain + letter.plain)
        await asyncio.sleep(0)
        assert wire.written == [done.plain + letter.plain]
        line.send(done)
        line.send(long)
        assert wire.written[1:] == [done.plain + long.plain], "what is long does not wait"
        line.send(letter)
        line.close(4000, "bye")
        line.send(done)
        await asyncio.sleep(0)
        assert wire.written[2:] == [letter.plain, b"\x88\x05\x0f\xa0bye"]
        line.connection_lost(None)

    asyncio.run(talk_to(Recorder()))


# -- the end of a line


def test_the_peer_closes(host: Host) -> None:
    with connect(host.url) as ws:
        ws.close(4002, "bored")
        assert ws.close_code == 4002
    assert host.ear.end() == (4002, "bored")


def test_the_peer_closes_without_a_code(host: Host) -> None:
    with Raw(host) as raw:
        raw.send(frame(CLOSE))
        assert raw.frame() == (0x80 | CLOSE, b"")
        assert raw.is_over()
    assert host.ear.end() == (Code.NONE_GIVEN, "")


def test_the_peer_is_cut_off(host: Host) -> None:
    with Raw(host) as raw:
        raw.send(frame(TEXT, b"half")[:5])
    assert host.ear.end() == (Code.LOST, "")


@pytest.mark.parametrize("reason", ["sent out", "ß" * 100])
def test_we_close_after_what_was_sent(host: Host, reason: str) -> None:
    def farewell(line: Line, text: bytes) -> None:
        line.send(Frame(b"last words"))
        line.close(4003, reason)
        line.send(Frame(b"never"))
        line.close(4004, "not again")

    host.ear.answer = farewell
    with connect(host.url) as ws:
        ws.send("?")
        assert ws.recv(timeout=20) == "last words"
        with pytest.raises(ConnectionClosed):
            ws.recv(timeout=20)
        assert ws.close_code == 4003
        assert reason.startswith(ws.close_reason or "?")
    assert host.ear.end() == (4003, reason)


def test_a_peer_that_does_not_close_its_side_is_cut_off(host: Host) -> None:
    host.ear.answer = lambda line, text: line.close()
    with Raw(host) as raw:
        raw.send(frame(TEXT, b"?") + frame(TEXT, b"not heard any more"))
        assert raw.frame() == (0x80 | CLOSE, b"\x03\xe8")
        assert raw.is_over()
        assert host.ear.end() == (Code.NORMAL, "")
    assert host.ear.heard_texts == [b"?"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"x", masked=False), Code.PROTOCOL),
        (frame(2, b"bytes"), Code.NOT_TEXT),
        (frame(TEXT, b"\xff"), Code.BAD_DATA),
        (frame(TEXT, b"x" * 5000), Code.TOO_BIG),
        (frame(TEXT, deflated(b"x" * 1_000_000), flags=0x40), Code.TOO_BIG),
        (frame(CLOSE, b"\x00\x01"), Code.PROTOCOL),
        (frame(PING, b"x") * 100, Code.POLICY),
        (frame(PONG, b"x") * 100, Code.POLICY),
    ],
)
def test_a_peer_that_breaks_the_rules_is_told_why(host: Host, data: bytes, code: Code) -> None:
    """And can read it although it goes on sending: our side stays until it has hung up, or for so many seconds."""
    with Raw(host, offer=CHROMIUM) as raw:
        raw.send(data + frame(TEXT, b"more") * 1000)
        assert raw.end() == code
    assert host.ear.end()[0] == code
    assert host.ear.heard_texts == []


def test_who_is_told_why_may_go_on_sending_until_it_has_read_it() -> None:
    """A connection that were closed on our side would be reset by what still comes, and the reason lost with it."""
    with Host(lines=Lines(Limits(closing_seconds=20))) as host, Raw(host) as raw:
        raw.send(frame(2, b"bytes"))
        assert raw.frame()[0] == 0x80 | CLOSE
        for _ in range(20):
            raw.send(frame(TEXT, b"x" * 100) * 10)
            time.sleep(0.01)
        raw.socket.shutdown(socket.SHUT_WR)
        assert raw.is_over()
        assert host.ear.end()[0] == Code.NOT_TEXT


def test_a_fault_of_ours_ends_one_line_only(host: Host) -> None:
    def fail(line: Line, text: bytes) -> None:
        if text == b"trouble":
            raise ValueError("a fault")
        line.send(Frame(text))

    host.ear.answer = fail
    with connect(host.url) as innocent, connect(host.url) as ws:
        ws.send("trouble")
        with pytest.raises(ConnectionClosed):
            ws.recv(timeout=20)
        assert ws.close_code == Code.FAULT
        talk(innocent)


def test_everybody_is_told_when_the_server_stops() -> None:
    with Host(lines=Lines(farewell=Frame(b"back soon"))) as host, connect(host.url) as ws, connect(host.url) as other:
        talk(ws)
        stopping = threading.Thread(target=host.stop)
        stopping.start()
        for each in (ws, other):
            assert each.recv(timeout=20) == "back soon"
            with pytest.raises(ConnectionClosed):
                each.recv(timeout=20)
            assert each.close_code == Code.RESTART
        stopping.join(20)
        assert {code for code, _ in host.ear.ends} == {Code.RESTART}
        assert host.lines.count == 0


# -- limits


def test_who_does_not_read_is_let_go_and_holds_no_more_than_the_limit() -> None:
    """1,000 messages of 20 kB to one who reads none of them; others are not kept waiting."""
    limits = Limits(waiting=100_000, closing_seconds=0.5)
    news = Frame(b"n" * 10 + bytes(range(32, 127)) * 210)
    most = 0

    def tell(line: Line, text: bytes) -> None:
        nonlocal most
        for _ in range(1000):
            line.send(Frame(news.text))
            most = max(most, line.waiting)

    with Host(lines=Lines(limits)) as host, connect(host.url) as other:
        talk(other)
        host.ear.answer = tell
        with Raw(host) as raw:
            raw.send(frame(TEXT, b"?"))
            assert host.ear.end() == (Code.POLICY, "too slow")
            assert limits.waiting < most < limits.waiting + 65_536 + len(news.plain) + 200
            host.ear.answer = lambda line, text: line.send(Frame(text))
            talk(other)


def test_who_reads_late_is_told_that_it_was_too_slow() -> None:
    limits = Limits(waiting=100_000, closing_seconds=10)

    def tell(line: Line, text: bytes) -> None:
        while line.is_open:
            line.send(Frame(b"n" * 20_000))

    with Host(lines=Lines(limits)) as host, Raw(host) as raw:
        host.ear.answer = tell
        raw.send(frame(TEXT, b"?"))
        until(lambda: host.ear.heard_texts and not host.ear.lines[0].is_open, "too much to be waiting")
        assert raw.end() == Code.POLICY


def test_a_line_that_is_paused_hears_nothing_and_then_all_in_order(host: Host) -> None:
    host.ear.answer = lambda line, text: line.pause()
    sent = [str(number).encode() for number in range(300)]
    with Raw(host) as raw:
        raw.send(b"".join(frame(TEXT, text) for text in sent[:100]))
        until(lambda: host.ear.heard_texts, "the first message")
        for text in sent[100:]:
            raw.send(frame(TEXT, text))
        raw.send(frame(PING, b"?"))
        assert host.ear.heard_texts == sent[:1]
        host.ear.answer = lambda line, text: line.send(Frame(text))
        loop = host.loop
        loop.call_soon_threadsafe(host.ear.lines[0].resume)
        assert [raw.frame()[1] for _ in sent[1:]] == sent[1:]
        assert raw.frame() == (0x80 | PONG, b"?")
        assert host.ear.heard_texts == sent


def test_who_says_much_at_once_does_not_keep_others_waiting(host: Host) -> None:
    """Between two batches of one line the loop does whatever else is to be done."""
    turns: list[int] = []
    batch = host.lines.limits.batch

    def count(line: Line, text: bytes) -> None:
        if not turns or turns[-1] == 0:
            host.loop.call_soon(turns.append, 0)
        turns.append(1)

    host.ear.answer = count
    with Raw(host) as raw:
        raw.send(frame(TEXT, b"x") * 5000 + frame(PING))
        assert raw.frame() == (0x80 | PONG, b"")
    in_one_go = [len(go) for go in "".join(map(str, turns)).split("0")]
    assert sum(in_one_go) == 5000
    assert max(in_one_go) <= batch


def test_a_silent_peer_is_asked_and_then_given_up() -> None:
    with Host(lines=Lines(Limits(round_seconds=0.1))) as host:
        with connect(host.url) as alive, Raw(host) as dead:
            assert dead.frame() == (0x80 | PING, b"")
            assert dead.is_over()
            assert host.ear.end() == (Code.LOST, "no sign of life")
            time.sleep(0.5)  # many rounds for one who answers pings
            talk(alive)
        until(lambda: len(host.ear.ends) == 2, "the end of the other")
