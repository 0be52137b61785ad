"""The Host header, checked in one place, and the address under which people reach this server."""

import ipaddress
import re
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from fivefold.core.errors import Illegal

LONGEST = 255
"""The most characters of a Host header: a domain name has at most 253."""
_NAME = re.compile(r"(?P<name>[A-Za-z0-9_][A-Za-z0-9._-]*|\[(?P<ipv6>[0-9A-Fa-f:.]+)\])(:(?P<port>[0-9]{1,5}))?")
BAD_HOST = Illegal("server.bad-request.host")


def check_host(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Raise Illegal if the Host header is not a name or an address, with or without a port.

    A request of HTTP/1.1 without one, or with two, never gets here: h11 refuses it.
    """
    host = _host(headers)
    if host is not None and not _is_valid(host):
        raise BAD_HOST


def _host(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    return next((value.decode("latin-1") for name, value in headers if name == b"host"), None)


def _is_valid(host: str) -> bool:
    found = _NAME.fullmatch(host) if len(host) <= LONGEST else None
    if found is None:
        return False
    if (port := found["port"]) is not None and not 0 < int(port) < 65_536:
        return False
    try:
        return found["ipv6"] is None or bool(ipaddress.IPv6Address(found["ipv6"]))
    except ValueError:
        return False


def base_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Return the URL under which people reach this server: the configured one, or what the client calls it."""
    if base_url := connection.app.state.hub.settings.base_url.rstrip("/"):
        return str(base_url)
    scope = connection.scope
    name, port = scope["server"] or ("localhost", None)
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{_host(scope['headers']) or (f'{name}:{port}' if port else name)}"
