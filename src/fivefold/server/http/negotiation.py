"""Chooses the language of a response from Accept-Language."""

import contextlib
from collections.abc import Mapping

from fivefold.core.speech import Reader, nearest

LONGEST = 200
"""The number of characters of the header that are read."""


def reader_of(headers: Mapping[str, str]) -> Reader:
    """Return the reader of the response to a request with these headers."""
    return wished(headers.get("accept-language", ""))


def wished(languages: str) -> Reader:
    """Return a reader for the value of an Accept-Language header, such as `fr;q=0.5, de`."""
    liked: list[tuple[float, str]] = []
    for part in languages[:LONGEST].split(","):
        name, _, rank = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            liked.append((-float(rank or 1), name))
    return Reader(nearest(*(name for _, name in sorted(liked, key=lambda one: one[0]))))
