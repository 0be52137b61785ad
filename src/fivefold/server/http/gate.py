"""ASGI middleware that checks every request: rate limit, Host header, origin and bans."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from fivefold.api.bodies import ErrorBody
from fivefold.core.errors import Illegal
from fivefold.server.http.host import check_host
from fivefold.server.http.negotiation import wished
from fivefold.server.limits import ASSET_PRICE, SOCKET_PRICE, network
from fivefold.server.metrics import TURNED_AWAY
from fivefold.server.rooms.hub import Hub
from fivefold.server.wire import refuse

Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
STATUS = {
    "stranger": 401,
    "not-operator": 401,
    "other-site": 403,
    "banned": 403,
    "not-together": 403,
    "locked": 403,
    "not-owner": 403,
    "not-host": 403,
    "not-member": 403,
    "not-found": 404,
    "no-such-room": 404,
    "no-such-match": 404,
    "no-such-sheet": 404,
    "no-such-tournament": 404,
    "no-such-club": 404,
    "no-score-sheet": 404,
    "unknown-game": 404,
    "unknown-drill": 404,
    "unknown-count": 404,
    "too-many-codes": 429,
    "too-many-reports": 429,
    "too-many-rooms": 429,
    "too-many": 429,
    "too-many-clubs": 429,
    "too-fast": 429,
    "busy": 503,
    "not-kept": 503,
    "unreachable": 503,
}
"""The HTTP status of a refusal; codes that are not listed get 400."""


class Gate:
    """Checks requests before the application, so that unknown paths are charged too and a refusal costs little.

    It closes the connection of a refused request.
    """

    def __init__(self, app: Litestar, hub: Hub) -> None:
        self._app: Any = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            try:
                self._check(scope)
            except Illegal as refusal:
                TURNED_AWAY.labels(refusal.code).inc()
                await _answer(scope, send, refusal)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        client = scope["client"]
        where = network(client[0] if client else "?")
        is_socket = scope["type"] == "websocket"
        price = SOCKET_PRICE if is_socket else ASSET_PRICE if scope["path"].startswith("/assets/") else 1
        if not self._hub.buckets.per_address.take(where, price):
            raise Illegal("server.too-fast")
        check_host(scope["headers"])
        if _has_two_lengths(scope):
            raise Illegal("server.bad-request.length")
        if (is_socket or scope["method"] not in ("GET", "HEAD")) and not self._is_own(scope):
            raise Illegal("server.other-site")
        if not is_socket:  # browsers hide a refused handshake: there the room refuses in a message
            self._hub.people.must_be_welcome("", where)

    def _is_own(self, scope: Scope) -> bool:
        """Return whether a request is not from a browser on another site. Programs send no Origin header."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if headers.get(b"sec-fetch-site") == b"cross-site":
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        site = urlsplit(origin.decode("latin-1")).netloc
        ours = (urlsplit(self._hub.settings.base_url).netloc, headers.get(b"host", b"").decode("latin-1"))
        return bool(site) and site in ours


def _has_two_lengths(scope: Scope) -> bool:
    """Return whether a request gives the length of its body twice.

    A proxy that believes the other one would take a part of the body for another request. The connection is closed.
    """
    return {b"content-length", b"transfer-encoding"} <= {name for name, _ in scope["headers"]}


async def _answer(scope: Scope, send: Send, refusal: Illegal) -> None:
    languages = next((value for name, value in scope["headers"] if name == b"accept-language"), b"").decode("latin-1")
    body = msgspec.json.encode(ErrorBody(refusal.code, wished(languages).say(refusal.message), refusal.message))
    status = STATUS.get(refusal.code, 400)
    kind = (b"content-type", b"application/json")
    if scope["type"] == "websocket":
        refuse(scope, status, body, [kind])
        return
    headers: list[tuple[bytes, bytes]] = [
        kind, (b"content-length", str(len(body)).encode("ascii")), (b"connection", b"close")
    ]  # fmt: skip
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
