"""Which addresses messages may be sent to: a client names the address, so only known push services are allowed.

Anything else would let a client make this server send requests into its own network.
"""

from urllib.parse import urlsplit

from fivefold.core.errors import Illegal

KNOWN = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The hosts of the browsers' push services; one that begins with a dot stands for all its subdomains."""
LONGEST = 1000


def origin_of(endpoint: str, more: tuple[str, ...] = ()) -> str:
    """Return the origin of an endpoint; raises Illegal unless it belongs to a known push service.

    `more` has the hosts that the operator allows besides, with a port if it is another one than 443.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Illegal("server.push.unknown-service") from None
    is_plain = parts.scheme == "https" and not parts.username and not parts.password and endpoint.isascii()
    if not is_plain or len(endpoint) > LONGEST or any(letter <= " " for letter in endpoint):
        raise Illegal("server.push.unknown-service")
    named = host if port in (None, 443) else f"{host}:{port}"
    is_known = port in (None, 443) and any(host == one or (one[0] == "." and host.endswith(one)) for one in KNOWN)
    if not is_known and named not in more:
        raise Illegal("server.push.unknown-service")
    return f"https://{named}"
