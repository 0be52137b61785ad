"""Frames as a client writes them, byte by byte, and a real server whose lines the tests can look at."""

import asyncio
import contextlib
import itertools
import socket
import threading
import zlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import uvicorn

from fivefold.server.wire import Frame, Limits, Line, Lines, accept
from fivefold.server.wire.reader import unmasked
from server.client import until

App = Callable[..., Awaitable[None]]
TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
MASK = bytes.fromhex("37fa213d")
CHROMIUM = "permessage-deflate; client_max_window_bits"


def frame(kind: int, payload: bytes = b"", *, last: bool = True, flags: int = 0, masked: bool = True) -> bytes:
    """One frame of a client, or one that only looks like it."""
    size = len(payload)
    mask = MASK if masked else b""
    high = 0x80 if masked else 0
    if size < 126:
        length = bytes([high | size])
    elif size < 65_536:
        length = bytes([high | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([high | 127]) + size.to_bytes(8, "big")
    first = (0x80 if last else 0) | flags | kind
    return bytes([first]) + length + mask + (unmasked(payload, mask) if masked else payload)


def deflated(text: bytes, level: int = 6) -> bytes:
    """A payload as browsers compress it, with the whole window."""
    pressing = zlib.compressobj(level, zlib.DEFLATED, -15)
    return (pressing.compress(text) + pressing.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Listening:
    """Remembers what was heard, and answers as a test wants it to."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.heard_texts: list[bytes] = []
        self.ends: list[tuple[int, str]] = []
        self.answer: Callable[[Line, bytes], None] = lambda line, text: line.send(Frame(text))

    def heard(self, line: Line, text: bytes) -> None:
        self.heard_texts.append(text)
        self.answer(line, text)

    def closed(self, line: Line, code: int, reason: str) -> None:
        self.ends.append((code, reason))

    def end(self) -> tuple[int, str]:
        """Waits for the end of the only line that has ended."""
        until(lambda: self.ends, "the end of a line")
        assert len(self.ends) == 1
        return self.ends[0]


class Host:
    """A real server in a thread; unless told otherwise it accepts everybody."""

    def __init__(self, app: App | None = None, lines: Lines | None = None, loop: str = "uvloop") -> None:
        self.ear = Listening()
        self.lines = lines or Lines(Limits(round_seconds=0.2, closing_seconds=1.0))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        config = self.lines.config(app or self._accept, loop=loop, lifespan="off", log_config=None, access_log=False)
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],), daemon=True)

    async def _accept(self, scope: dict[str, Any], _receive: object, send: Any) -> None:
        if scope["type"] == "websocket":
            self._loop = asyncio.get_running_loop()
            self.ear.lines.append(accept(scope, self.ear))
        else:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the lines live."""
        assert self._loop is not None
        return self._loop

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/"

    def __enter__(self) -> "Host":
        self._thread.start()
        until(lambda: self._server.started, "a server")
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Raw:
    """A client that says exactly what it is told to."""

    def __init__(self, host: Host, *, offer: str = "", headers: str = "", path: str = "/") -> None:
        self.socket = socket.create_connection(("127.0.0.1", host.port), timeout=20)
        extension = f"Sec-WebSocket-Extensions: {offer}\r\n" if offer else ""
        self.send(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"{extension}{headers}\r\n".encode()
        )
        self._data = b""
        self.head = self._until(b"\r\n\r\n").decode()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def _until(self, end: bytes) -> bytes:
        while end not in self._data and (part := self.socket.recv(65_536)):
            self._data += part
        found, _, self._data = self._data.partition(end)
        return found

    def _take(self, size: int) -> bytes:
        while len(self._data) < size:
            part = self.socket.recv(65_536)
            if not part:
                raise EOFError
            self._data += part
        found, self._data = self._data[:size], self._data[size:]
        return found

    def frame(self) -> tuple[int, bytes]:
        """The next frame of the server: its first byte and its payload; raises EOFError at the end."""
        first, size = self._take(2)
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first, self._take(size)

    def end(self) -> int:
        """Reads to the end; returns the code of the close frame, which has to be the last, and hangs up after it."""
        code = 0
        with contextlib.suppress(EOFError):
            while True:
                first, payload = self.frame()
                assert code == 0, "a frame after the last"
                if first & 0x0F == CLOSE:
                    code = int.from_bytes(payload[:2], "big")
                    with contextlib.suppress(OSError):
                        self.socket.shutdown(socket.SHUT_WR)
        return code

    def is_over(self) -> bool:
        """Waits until the server has hung up."""
        with contextlib.suppress(ConnectionError):
            while self.socket.recv(65_536):
                pass
        return True

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def pieces(data: bytes, cuts: list[int]) -> Iterator[bytes]:
    """The data cut at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    for start, stop in itertools.pairwise(places):
        yield data[start:stop]
