"""Responses are compressed once, and large ones not on the event loop."""

import asyncio
import gzip
import threading
from typing import Any

import pytest

from fivefold.server.http import compression
from fivefold.server.http.compression import AT_ONCE, LARGE, LEAST, Compression

TEXT = (b"content-type", b"application/json")


async def asked(
    body: bytes, *headers: tuple[bytes, bytes], accepts: bytes = b"gzip, br"
) -> tuple[dict[bytes, bytes], bytes]:
    """Return the headers and the body of a response that an application gives to a browser."""

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [*headers, length]})
        await send({"type": "http.response.body", "body": body})

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "headers": [(b"accept-encoding", accepts)]}
    receive: Any = None
    await Compression(app)(scope, receive, send)
    start, rest = sent
    found = dict(start["headers"])
    assert len(found) == len(start["headers"]), "no header stands there twice"
    assert int(found[b"content-length"]) == len(rest["body"])
    return found, rest["body"]


@pytest.mark.parametrize("size", [LEAST, LARGE - 1, LARGE, 1_000_000])
def test_text_is_compressed(size: int) -> None:
    headers, body = asyncio.run(asked(b"x" * size, TEXT, (b"vary", b"Accept-Encoding")))
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"vary"] == b"Accept-Encoding"
    assert gzip.decompress(body) == b"x" * size


@pytest.mark.parametrize(
    ("body", "headers", "accepts"),
    [
        (b"x" * (LEAST - 1), [TEXT], b"gzip"),
        (b"x" * LARGE, [TEXT], b"br"),
        (b"x" * LARGE, [(b"content-type", b"image/png")], b"gzip"),
        (b"x" * LARGE, [TEXT, (b"content-encoding", b"gzip")], b"gzip"),
    ],
    ids=["short", "not wanted", "a picture", "compressed already"],
)
def test_what_stays_as_it_is(body: bytes, headers: list[tuple[bytes, bytes]], accepts: bytes) -> None:
    found, sent = asyncio.run(asked(body, *headers, accepts=accepts))
    assert sent == body
    assert found.items() >= dict(headers).items()


def test_large_bodies_are_compressed_in_threads_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, busy, most, lock = threading.current_thread(), 0, 0, threading.Lock()
    may_go = threading.Event()

    def slowly(body: bytes) -> bytes:
        nonlocal busy, most
        assert threading.current_thread() is not loop
        with lock:
            busy += 1
            most = max(most, busy)
        may_go.wait(60)
        with lock:
            busy -= 1
        return gzip.compress(body)

    monkeypatch.setattr(compression, "compressed", slowly)

    async def test() -> None:
        app: Any = None
        middleware = Compression(app)
        waiting = [asyncio.create_task(middleware._compressed(b"x" * LARGE)) for _ in range(6)]
        while busy < AT_ONCE:
            await asyncio.sleep(0)
        may_go.set()
        for body in await asyncio.gather(*waiting):
            assert gzip.decompress(body) == b"x" * LARGE

    asyncio.run(test())
    assert most == AT_ONCE
