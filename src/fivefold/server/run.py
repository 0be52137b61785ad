"""Starts a server from the command line, and prints its addresses and a QR code."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Timer

import msgspec
import segno
import uvicorn

from fivefold.core.errors import BadOption
from fivefold.core.words import Message, message
from fivefold.rooms import messages as m
from fivefold.server import wire
from fivefold.server.cluster.bus.address import check_bus, must_be_shared, open_think_service
from fivefold.server.http.app import make_app
from fivefold.server.http.gate import Gate
from fivefold.server.logs import log, take_over
from fivefold.server.rooms.hub import Hub
from fivefold.server.settings import Settings
from fivefold.server.store import Store, StoreError

PORT = 8000
TRIES = 50
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)


def bind(host: str, port: int, *, exact: bool) -> socket.socket:
    """Return a bound socket on this port or, unless `exact`, on the next free one; raises BadOption."""
    for number in range(port, port + (1 if exact or port == 0 else TRIES)):
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((host, number))
        except (OSError, OverflowError) as error:
            bound.close()
            if getattr(error, "errno", 0) not in (errno.EADDRINUSE, errno.EACCES):
                raise BadOption("server.bad-address", host=host, port=str(number), why=str(error)) from None
            continue
        return bound
    raise BadOption("server.port-taken", host=host, port=str(port))


def lan_address() -> str | None:
    """Return the machine's address in the local network, if it has one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address  # noqa: S104


def has_display() -> bool:
    """Return whether a browser can probably be opened on this machine."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def security_headers(base_url: str) -> list[tuple[str, str]]:
    """Return the headers of every response; with HTTPS they include HSTS."""
    headers = [
        ("Content-Security-Policy", POLICY),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
    if base_url.startswith("https:"):
        headers.append(("Strict-Transport-Security", "max-age=31536000"))
    return headers


class Server(uvicorn.Server):
    """Stops in order: no new connections, then rooms are handed over, then the other connections are closed."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand rooms over before connections close, so that clients that reconnect find them at another process."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self._hub.drain()
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    hub = Hub(settings)
    given = settings.limits
    limits = wire.WebSocketLimits(
        message_bytes=given.message_bytes, backlog_bytes=given.waiting_bytes, request_seconds=given.request_seconds
    )
    farewell = m.Closed.saying(Message("server.restart"), again=True)
    websockets = wire.WebSocketServer(
        limits,
        admit=hub.connections.counts.admit,
        left=hub.connections.counts.left,
        farewell=wire.Frame(msgspec.json.encode(farewell)),
    )
    config = websockets.config(
        Gate(make_app(hub), hub),
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        headers=security_headers(settings.base_url),
        timeout_graceful_shutdown=3,
    )
    return Server(config, hub)


def start(
    settings: Settings,
    host: str,
    port: int | None,
    *,
    browser: bool = False,
    logs: bool = False,
    say: Callable[[Message | str], None],
) -> None:
    """Serve until stopped; raises Refusal if the server cannot start."""
    if settings.bus:
        check_bus(settings.bus)
        must_be_shared(settings.database)
    asyncio.run(_try(settings.database))
    listening = bind(host, PORT if port is None else port, exact=port is not None)
    number = listening.getsockname()[1]
    if port is None and number != PORT:
        say(message("server.start.other-port", taken=str(PORT), port=str(number)))
    local = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{number}"  # noqa: S104
    say(message("server.start", address=local))
    lan = lan_address() if host in ("0.0.0.0", "::") else None  # noqa: S104
    reach = settings.base_url or (f"http://{lan}:{number}" if lan else "")
    if reach:
        say(message("server.start.others", address=reach))
        say(_qr(reach))
        if not reach.startswith("https:"):
            say(message("server.start.no-tls", port=str(number)))
    say(Message("server.start.stop"))
    log.on = logs
    take_over()
    if browser and has_display():
        Timer(1.0, webbrowser.open, (local,)).start()
    server = make_server(settings)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise BadOption("server.no-start")


def start_thinking(bus: str, count: int, milliseconds: int, *, logs: bool) -> None:
    """Run bots for other servers until stopped; raises Refusal if it cannot start."""
    log.on = logs
    take_over()
    asyncio.run(_think(bus, count, milliseconds))


async def _think(bus: str, count: int, milliseconds: int) -> None:
    service = open_think_service(bus, count, milliseconds)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await service.run(stop)


async def _try(database: str) -> None:
    """Open the store once before anything else, so that a problem with it is reported as a sentence."""
    try:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()
    except StoreError as error:
        raise BadOption.of(error.message) from None


def _qr(address: str) -> str:
    from io import StringIO

    picture = StringIO()
    segno.make(address, micro=False).terminal(picture, compact=True, border=1)
    return picture.getvalue().rstrip("\n")
