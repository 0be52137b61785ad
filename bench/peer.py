"""WebSocket clients cheap enough not to affect measurements, and the servers they connect to."""

import asyncio
import contextlib
import functools
import os
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Generator
from pathlib import Path

from websockets.utils import apply_mask

MASK = bytes.fromhex("37fa213d")
CHROMIUM = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
"""The extensions that a browser offers."""
Heard = Callable[["Peer", bytes, int], None]


@functools.lru_cache(20_000)
def framed(text: bytes, *, deflates: bool) -> bytes:
    """Return the frame of a client's message, cached."""
    first = 0x81
    if deflates:
        first = 0xC1
        pressing = zlib.compressobj(6, zlib.DEFLATED, -15)
        text = (pressing.compress(text) + pressing.flush(zlib.Z_SYNC_FLUSH))[:-4]
    size = len(text)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + apply_mask(text, MASK)


class Peer(asyncio.Protocol):
    """A client that passes on frames as they came: the payload and the first byte."""

    def __init__(self, path: str, headers: bytes, heard: Heard) -> None:
        self._request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + headers
        self._heard = heard
        self._data = b""
        self._inflating = zlib.decompressobj(-15)
        self._keeps_context = False
        self.deflates = False
        self.opened = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: asyncio.Transport = transport  # type: ignore[assignment]
        self._transport.write(
            self._request + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        if self._data:
            data = self._data + data
        at, end = 0, len(data)
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._data = data
                return
            head = data[:at].lower()
            if b" 101 " not in head:
                self.opened.set_exception(RuntimeError(f"refused: {data[:300]!r}"))
                return
            self.deflates = b"permessage-deflate" in head
            self._keeps_context = self.deflates and b"server_no_context_takeover" not in head
            self.opened.set_result(None)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            at = start + size
            if first == 0x89:
                self._transport.write(bytes((0x8A, 0x80 | size)) + MASK + apply_mask(data[start:at], MASK))
            elif first != 0x88:
                self._heard(self, data[start:at], first)
        self._data = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or RuntimeError("hung up"))

    def send(self, text: bytes) -> None:
        if not self.lost:
            self._transport.write(framed(text, deflates=self.deflates))

    def text(self, payload: bytes, first: int, most: int = 0) -> bytes:
        """Return the text of a frame; of a compressed one only the first `most` bytes, if given."""
        if not first & 0x40:
            return payload
        if self._keeps_context:
            return self._inflating.decompress(payload + b"\x00\x00\xff\xff")
        return zlib.decompressobj(-15).decompress(payload, most)

    def close(self) -> None:
        self._transport.abort()


async def connect(port: int, path: str, heard: Heard, *, cookie: str = "", deflates: bool = False) -> Peer:
    headers = (f"Cookie: {cookie}\r\n".encode() if cookie else b"") + (CHROMIUM if deflates else b"")
    loop = asyncio.get_running_loop()
    _, peer = await loop.create_connection(lambda: Peer(path, headers, heard), "127.0.0.1", port)
    await peer.opened
    return peer


# -- servers


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def on_core(number: int) -> Generator[None]:
    """Run everything started in this context on one core, if the system supports that."""
    if not hasattr(os, "sched_setaffinity") or (os.cpu_count() or 1) <= number:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {number})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def table_words(port: int) -> list[str]:
    """Return the command of a server without limits, logs and the countdown before a match."""
    options = ("--host", "127.0.0.1", "--port", str(port), "--no-limits", "--no-logs", "--wait-count", "0")
    return ["-m", "fivefold", "serve", *options]


class Server:
    """A server in its own process."""

    def __init__(self, words: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.stop()
        raise RuntimeError("the server did not start")

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def worked(self) -> float:
        """CPU seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
