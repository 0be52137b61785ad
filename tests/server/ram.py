"""An attacker that sends malformed bytes and reconnects whenever the connection is closed."""

import random
import re
import socket
import threading
import zlib
from contextlib import suppress

from server.client import LONG, Client, until
from server.hostile import hostile
from server.wire.peers import BINARY, CHROMIUM, CLOSE, MORE, PING, PONG, TEXT, deflated, frame

DEFLATED = 0x40
BROKEN = 0.01
"""The share of messages that break the WebSocket protocol."""
LONGEST = 4096
"""The maximal size of a message in bytes."""
FIRST = 10_000_000
"""The first id of probe messages, which must be refused in a certain way."""
_ANSWER = re.compile(rb'"id":(1\d{7}),"code":"no-such-reaction"')
_BOMB = zlib.compressobj(9, zlib.DEFLATED, -15)
BOMB = _BOMB.compress(bytes(3_000_000)) + _BOMB.flush(zlib.Z_SYNC_FLUSH)
_HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    f"Sec-WebSocket-Extensions: {CHROMIUM}\r\nCookie: {{cookie}}\r\n{{headers}}\r\n"
)


def whole(luck: random.Random, text: bytes, kind: int = TEXT) -> bytes:
    """Return a message in valid frames: one or several, compressed or not, with pings between them."""
    flags = 0
    if luck.random() < 0.2:
        text, flags = deflated(text), DEFLATED
    if luck.random() > 0.2:
        return frame(kind, text, flags=flags)
    cuts = sorted(luck.randrange(len(text) + 1) for _ in range(luck.randrange(1, 6)))
    parts = [text[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    found = frame(kind, parts[0], last=False, flags=flags)
    for part in parts[1:-1]:
        found += frame(MORE, part, last=False)
        if luck.random() < 0.05:
            found += frame(luck.choice([PING, PONG]), luck.randbytes(luck.randrange(126)))
    return found + frame(MORE, parts[-1])


def broken(luck: random.Random) -> bytes:
    """Return bytes that violate the WebSocket protocol or its limits."""
    some = luck.randbytes(luck.randrange(1, 200))
    match luck.randrange(18):
        case 0:
            return some
        case 16:
            return frame(TEXT, b"A" * luck.choice([LONGEST + 1, 8000, 15_000, 70_000]))
        case 17:
            return frame(TEXT, "\ud800".encode("utf-8", "surrogatepass"))
        case 1:
            return frame(TEXT, b"not masked", masked=False)
        case 2:
            return frame(luck.choice([3, 4, 5, 6, 7, 0xB, 0xC, 0xD, 0xE, 0xF]), some[:100])
        case 3:
            return frame(TEXT, some, flags=luck.choice([0x10, 0x20, 0x30, 0x50, 0x60, 0x70]))
        case 4:
            return frame(MORE, some)
        case 5:
            return frame(TEXT, some[:5], last=False) + frame(TEXT, some)
        case 6:
            return frame(luck.choice([PING, PONG, CLOSE]), some[:50], last=False)
        case 7:
            return frame(luck.choice([PING, PONG, CLOSE]), bytes(luck.choice([126, 200, 70_000])))
        case 8:
            size = luck.choice([5000, 1 << 20, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
            return bytes([0x81, 0xFF]) + size.to_bytes(8, "big") + some
        case 9:
            return bytes([0x81, 0xFE, 0, 5]) + some
        case 10:
            code = luck.choice([0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535])
            return frame(CLOSE, code.to_bytes(2, "big") + some[:100])
        case 11:
            return frame(TEXT, BOMB[:4000], flags=DEFLATED)
        case 12:
            return frame(TEXT, b"a", last=False) + b"".join(frame(MORE, b"", last=False) for _ in range(40))
        case 13:
            return frame(PING, b"x") * 200
        case 14:
            return frame(luck.choice([BINARY, TEXT]), b"\xff\xfe" + some)
        case _:
            return frame(TEXT, some, flags=DEFLATED)


def _text(luck: random.Random) -> bytes:
    """Return a hostile message that does not end the connection; otherwise most messages would never arrive."""
    while True:
        message = hostile(luck)
        if isinstance(message, str):
            with suppress(UnicodeError):
                if len(message.encode()) <= LONGEST:
                    return message.encode()


class Ram:
    """One attacker with a connection to a room."""

    def __init__(self, client: Client, code: str, luck: random.Random) -> None:
        self._client, self._code, self._luck = client, code, luck
        self.sent = self.broken = self.lines = 0
        self._line: socket.socket
        self._ended: threading.Event
        self._asked = self._answered = 0
        self._connect()

    def attack(self, count: int) -> None:
        """Send this many messages."""
        for _ in range(count):
            self.sent += 1
            if self._luck.random() < BROKEN:
                self.broken += 1
                self._send(broken(self._luck))
                if self._luck.random() < 0.3:
                    self._send(frame(TEXT, b"and more"))
                self._return()
            else:
                self._send(whole(self._luck, _text(self._luck)))

    def answered(self) -> None:
        """Wait until all earlier messages are handled: a probe is refused on this connection or a new one."""
        for _ in range(5):
            self._asked += 1
            number = FIRST + self._asked
            self._send(frame(TEXT, b'{"t":"react","symbol":"no","id":%d}' % number))
            until(lambda: self._answered == number or self._ended.is_set(), "an answer")  # noqa: B023
            if self._answered == number:
                return
            self._return()
        raise AssertionError("the attacker is not answered any more")

    def close(self) -> None:
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._ended.wait(LONG)
        self._line.close()

    def _send(self, data: bytes) -> None:
        if self._ended.is_set():
            self._return()
        with suppress(OSError):
            self._line.sendall(data)

    def _return(self) -> None:
        """Close the connection if necessary, and connect again."""
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_WR)
        assert self._ended.wait(LONG), "the server does not let go of a line that has ended"
        self._line.close()
        self._connect()

    def _connect(self) -> None:
        self.lines += 1
        self._line = socket.create_connection(self._client.place, timeout=LONG)
        headers = "".join(f"{name}: {value}\r\n" for name, value in self._client.headers.items())
        self._line.sendall(_HANDSHAKE.format(code=self._code, cookie=self._client.cookie, headers=headers).encode())
        head = b""
        while b"\r\n\r\n" not in head:  # data sent before the response may not be read
            part = self._line.recv(65_536)
            assert part, "a handshake was not answered"
            head += part
        assert head.startswith(b"HTTP/1.1 101 "), head
        self._ended = threading.Event()
        threading.Thread(target=self._listen, args=(self._line, self._ended), daemon=True).start()

    def _listen(self, line: socket.socket, ended: threading.Event) -> None:
        heard = b""
        with suppress(OSError):
            while data := line.recv(65_536):
                heard = heard[-100:] + data
                if found := _ANSWER.search(heard):
                    self._answered = int(found[1])
        ended.set()
