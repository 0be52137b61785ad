"""Derives the names of a new game: title, slug, package, class and prefix of clauses."""

import keyword
import re
import sys
from collections.abc import Collection, Iterator
from itertools import combinations
from typing import NamedTuple

from fivefold.core.errors import BadOption

LONGEST = 30
"""A longer name would make lines of the templates too long."""


class Names(NamedTuple):
    title: str
    """For people: `Trick Taking`."""
    slug: str
    """For commands and URLs: `trick-taking`."""
    package: str
    """Its folder: `trick_taking`."""
    name: str
    """Its class: `TrickTaking`."""
    prefix: str
    """Before the number of a clause: `TT`."""


def name_game(text: str, prefixes: Collection[str] = ()) -> Names:
    """Return the names that follow from a title, with an unused prefix; raises BadOption."""
    words = re.split(r"[ _-]", text.strip())
    if not all(re.fullmatch(r"[A-Za-z0-9]+", word) for word in words):
        raise BadOption("scaffold.bad-name", name=text)
    title = " ".join(word[0].upper() + word[1:] for word in words)
    package = "_".join(words).lower()
    if title[0].isdigit():
        raise BadOption("scaffold.bad-name.digit", name=text)
    if len(title) > LONGEST:
        raise BadOption("scaffold.bad-name.long", name=text, most=LONGEST)
    if sum(letter.isalpha() for letter in title) < 2:
        raise BadOption("scaffold.bad-name.short", name=text)
    name = title.replace(" ", "")
    if keyword.iskeyword(package) or keyword.iskeyword(name) or package in sys.stdlib_module_names:
        raise BadOption("scaffold.bad-name.python", name=text)
    prefix = next((prefix for prefix in _prefixes(title) if prefix not in prefixes), None)
    if prefix is None:
        raise BadOption("scaffold.bad-name.prefix", name=text)
    return Names(title, package.replace("_", "-"), package, name, prefix)


def _prefixes(title: str) -> Iterator[str]:
    """Yield prefixes of two to four letters: the initials, or else any letters of the title in their order."""
    first = "".join(word[0] for word in title.split() if word[0].isalpha()).upper()
    if 2 <= len(first) <= 4:
        yield first
    letters = [letter for letter in title.upper() if letter.isalpha()]
    for length in (2, 3, 4):
        yield from map("".join, combinations(letters, length))
