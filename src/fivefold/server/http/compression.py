"""ASGI middleware that compresses responses, large ones in threads."""

import asyncio
import gzip
from collections.abc import Iterable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 500
"""Shorter bodies are sent as they are."""
LARGE = 8_000
"""Longer bodies take more than a fraction of a millisecond, and are compressed in a thread."""
AT_ONCE = 2
"""Large bodies that are compressed at the same time; others wait."""
KINDS = (b"text/", b"application/json", b"application/vnd.oai", b"image/svg")
"""The content types that are worth it."""


class Compression:
    """Compresses the responses of an application that are complete and have no encoding yet."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == ScopeType.HTTP and any(
            name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"]
        )
        await self._app(scope, receive, self._wrapped(send) if wanted else send)

    def _wrapped(self, send: Send) -> Send:
        begun: list[Any] = []

        async def compress(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.append(message)
                return
            if begun and message["type"] == "http.response.body":
                start, body = begun.pop(), message["body"]
                if not message.get("more_body") and len(body) >= LEAST and _is_worth_it(start["headers"]):
                    message["body"] = body = await self._compressed(body)
                    start["headers"] = list(_encoded(start["headers"], len(body)))
                await send(start)
            await send(message)

        return compress

    async def _compressed(self, body: bytes) -> bytes:
        if len(body) < LARGE:
            return gzip.compress(body, 6, mtime=0)
        async with self._turn:
            return await asyncio.to_thread(compressed, body)


def compressed(body: bytes) -> bytes:
    """Compress a large body; never called on the event loop."""
    return gzip.compress(body, 6, mtime=0)


def _is_worth_it(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    found = {name.lower(): value for name, value in headers}
    return b"content-encoding" not in found and found.get(b"content-type", b"").startswith(KINDS)


def _encoded(headers: Iterable[tuple[bytes, bytes]], length: int) -> Iterable[tuple[bytes, bytes]]:
    """Yield the headers of the compressed response."""
    for name, value in headers:
        if name.lower() not in (b"content-length", b"vary"):
            yield name, value
    yield b"content-length", str(length).encode("ascii")
    yield b"content-encoding", b"gzip"
    yield b"vary", b"Accept-Encoding"
