"""Raw frames, an in-memory transport, and a real server whose WebSockets the tests can inspect."""

import asyncio
import contextlib
import itertools
import socket
import threading
import zlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.utils import apply_mask

from fivefold.server.wire import Frame, WebSocket, WebSocketLimits, WebSocketServer, accept
from fivefold.server.wire.frame import SharedDeflateFactory
from server.client import until

App = Callable[..., Awaitable[None]]
TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
MASK = bytes.fromhex("37fa213d")
CHROMIUM = "permessage-deflate; client_max_window_bits"
SECONDS = 60


def frame(kind: int, payload: bytes = b"", *, last: bool = True, flags: int = 0, masked: bool = True) -> bytes:
    """Return one frame of a client, valid or not."""
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
    return bytes([first]) + length + mask + (apply_mask(payload, mask) if masked else payload)


def deflated(text: bytes, level: int = 6) -> bytes:
    """Compress a payload as browsers do, with the whole window."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -15)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def pieces(data: bytes, cuts: list[int]) -> Iterator[bytes]:
    """Cut the data at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    for start, stop in itertools.pairwise(places):
        yield data[start:stop]


class EchoListener:
    """Remembers received messages, and replies as the test wants."""

    def __init__(self) -> None:
        self.websockets: list[WebSocket] = []
        self.texts: list[bytes] = []
        self.ends: list[tuple[int, str]] = []
        self.answer: Callable[[WebSocket, bytes], None] = lambda websocket, text: websocket.send(Frame(text))

    def received(self, websocket: WebSocket, text: bytes) -> None:
        self.texts.append(text)
        self.answer(websocket, text)

    def closed(self, websocket: WebSocket, code: int, reason: str) -> None:
        self.ends.append((code, reason))

    def end(self) -> tuple[int, str]:
        """Wait for the end of the only WebSocket that has ended."""
        until(lambda: self.ends, "the end of a WebSocket", SECONDS)
        assert len(self.ends) == 1
        return self.ends[0]


class MemoryTransport(asyncio.Transport):
    """Writes into memory, and records calls."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_paused = self.is_closed = self.is_aborted = self.has_eof = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.has_eof, "nothing is written after the end"
        self.written.append(bytes(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.has_eof = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_closed


def in_memory(
    listener: EchoListener, *, limits: WebSocketLimits | None = None, compressed: bool = False
) -> tuple[WebSocket, MemoryTransport]:
    """A WebSocket without a network; wants a running loop."""
    extensions: list[Extension] = [SharedDeflateFactory().process_request_params([], [])[1]] if compressed else []
    transport = MemoryTransport()
    return WebSocketServer(limits).open(transport, "", listener, ServerState(), extensions), transport


async def feed(websocket: WebSocket, transport: MemoryTransport, data: bytes, cuts: list[int] | None = None) -> None:
    """Feed the data in pieces, as fast as the WebSocket reads them."""
    for piece in pieces(data, cuts or []):
        if transport.is_closed:
            return
        websocket.data_received(piece)
        while transport.is_paused and not transport.is_closed:
            await asyncio.sleep(0)
    await asyncio.sleep(0)


class EchoServer:
    """A real server in a thread; by default it accepts all connections and echoes."""

    def __init__(self, app: App | None = None, websockets: WebSocketServer | None = None, loop: str = "uvloop") -> None:
        self.listener = EchoListener()
        self.websockets = websockets or WebSocketServer(WebSocketLimits(closing_seconds=1.0))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        config = self.websockets.config(
            app or self._accept, loop=loop, lifespan="off", log_config=None, access_log=False
        )
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],), daemon=True)

    async def _accept(self, scope: dict[str, Any], _receive: object, send: Any) -> None:
        self._loop = asyncio.get_running_loop()
        if scope["type"] == "websocket":
            self.listener.websockets.append(accept(scope, self.listener))
        else:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's event loop, available after the first request."""
        assert self._loop is not None
        return self._loop

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/"

    def connect(self) -> socket.socket:
        """Open a bare TCP connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=SECONDS)

    def __enter__(self) -> "EchoServer":
        self._thread.start()
        until(lambda: self._server.started, "a server", SECONDS)
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()

    def __exit__(self, *_: object) -> None:
        self.stop()


class RawClient:
    """A client that sends exactly the given bytes."""

    def __init__(self, server: EchoServer, *, offer: str = "", path: str = "/") -> None:
        self.socket = server.connect()
        extension = f"Sec-WebSocket-Extensions: {offer}\r\n" if offer else ""
        self.send(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"{extension}\r\n".encode()
        )
        self._data = b""
        self.head = self._until(b"\r\n\r\n").decode().lower()

    @property
    def status(self) -> int:
        """The HTTP status of the handshake's response."""
        return int(self.head.split()[1])

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
        """Return the next frame of the server as first byte and payload; raises EOFError at the end."""
        first, size = self._take(2)
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first, self._take(size)

    def end(self) -> int:
        """Read to the end and close; return the code of the close frame, which has to be the last frame."""
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
        """Wait until the server has closed the connection."""
        return hangs_up(self.socket)

    def __enter__(self) -> "RawClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def hangs_up(connection: socket.socket) -> bool:
    """Wait until the server has closed the connection."""
    with contextlib.suppress(ConnectionError):
        while connection.recv(65_536):
            pass
    return True


def receive(data: bytes, cuts: list[int] | None = None, *, compressed: bool = False) -> EchoListener:
    """Return a listener that was sent these bytes in pieces, and then lost its connection."""
    listener = EchoListener()
    listener.answer = lambda websocket, text: None

    async def test() -> None:
        websocket, transport = in_memory(listener, compressed=compressed)
        await feed(websocket, transport, data, cuts)
        websocket.connection_lost(None)

    asyncio.run(test())
    return listener


def code_for(data: bytes, *, compressed: bool = False) -> int:
    """Return the code with which a WebSocket is closed after these bytes."""
    [(code, _)] = receive(data, compressed=compressed).ends
    return code
