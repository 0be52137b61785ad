"""Starting a server as a person does: where it is, how to reach it, and a code to scan."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Timer

import segno
import uvicorn

from fivefold.core.errors import BadOption
from fivefold.server.app import Settings, make_app
from fivefold.server.logs import log
from fivefold.server.store import Retention, Store, StoreError
from fivefold.server.store.address import database_url

PORT = 8000
TRIES = 50


def bind(host: str, port: int, *, exact: bool) -> socket.socket:
    """A listening socket: on this port, or unless it must be exact on the next free one; raises BadOption."""
    for number in range(port, port + (1 if exact or port == 0 else TRIES)):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, number))
        except (OSError, OverflowError) as error:
            found.close()
            if getattr(error, "errno", 0) not in (errno.EADDRINUSE, errno.EACCES):
                raise BadOption("bad-address", f"{host} port {number} cannot be used: {error}.") from None
            continue
        return found
    raise BadOption("port-taken", f"Port {port} on {host} is taken; choose another with --port.")


def lan_address() -> str | None:
    """The machine's address in the local network, if it has one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address  # noqa: S104


def has_display() -> bool:
    """Whether a browser could be opened here."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def start(
    host: str,
    port: int | None,
    database: str | None,
    base_url: str,
    *,
    limited: bool = True,
    retention: Retention | None = None,
    browser: bool = False,
    logs: bool = False,
    say: Callable[[str], None] = print,
) -> None:
    """Serves until it is stopped; raises Refusal when it cannot start."""
    settings = Settings(database_url(database), base_url, limited, retention or Retention())
    asyncio.run(_try(settings.database))
    listening = bind(host, PORT if port is None else port, exact=port is not None)
    number = listening.getsockname()[1]
    if port is None and number != PORT:
        say(f"Port {PORT} is taken, so this is port {number}.")
    local = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{number}"  # noqa: S104
    say(f"Fivefold is at {local}")
    lan = lan_address() if host in ("0.0.0.0", "::") else None  # noqa: S104
    reach = base_url or (f"http://{lan}:{number}" if lan else "")
    if reach:
        say(f"Others reach it at {reach}")
        say(_qr(reach))
    say("Ctrl+C stops it.")
    log.on = logs
    if browser and has_display():
        Timer(1.0, webbrowser.open, (local,)).start()
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise BadOption("no-start", "The server did not start; the line above says why.")


async def _try(database: str) -> None:
    """Opens the store once before anything else, so that trouble with it is a plain sentence."""
    try:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()
    except StoreError as error:
        raise BadOption("bad-database", str(error)) from None


def _qr(address: str) -> str:
    from io import StringIO

    picture = StringIO()
    segno.make(address, micro=False).terminal(picture, compact=True, border=1)
    return picture.getvalue().rstrip("\n")
