"""In which language a request is answered: the one that its sender likes best of those there are words in."""

import contextlib
from collections.abc import Mapping

from fivefold.core.speech import Reader, nearest

LONGEST = 200
"""Characters of a wish that are looked at."""


def reader_of(headers: Mapping[str, str]) -> Reader:
    """Whoever reads the answer to a request with these headers."""
    return wished(headers.get("accept-language", ""))


def wished(languages: str) -> Reader:
    """Whoever likes these languages, each with a rank: `fr;q=0.5, de`."""
    liked: list[tuple[float, str]] = []
    for part in languages[:LONGEST].split(","):
        name, _, rank = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            liked.append((-float(rank or 1), name))
    return Reader(nearest(*(name for _, name in sorted(liked, key=lambda one: one[0]))))
