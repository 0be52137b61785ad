"""The rules of a game as numbered clauses in every language, and the clauses behind each refusal and message.

`RULES.md` has the clauses and two tables: the codes of refusals and the messages about events, each with the clauses
that give the reason. A message may be listed with its variant. The clauses of other languages have the same numbers.
Clauses that several games share are on a page of their own: a page of rules includes the pages of its package that it
links to.
"""

import posixpath
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fivefold.core.game import AnyGame
from fivefold.core.words import Message

ENGLISH = "en"
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* *(.*(?:\n  .*|\n(?=\n  ))*)", re.MULTILINE)
_POSITION = re.compile(r"^ *```position (\S+)\n(.*?)\n *```\n *\*(.+?)\*$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((\.\./[^)#]+\.md)\)")
_ANY_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
_ROW = re.compile(r"^\| (`.*?) \|(?:.*\|)? ([^|]*) \|$", re.MULTILINE)


class Picture(NamedTuple):
    """A position in the text of the rules, with a caption."""

    slug: str
    position: str
    caption: str


class Rulebook(NamedTuple):
    """The content of a page of rules."""

    clauses: dict[str, str]
    reasons: dict[str, tuple[str, ...]]
    """The clauses behind each code and each message."""
    pictures: tuple[Picture, ...]

    def why(self, told: Message) -> tuple[str, ...]:
        """Return the numbers of the clauses behind a message; empty if no rule is the reason."""
        _, _, message = told.key.partition(".")
        return self.reasons.get(message) or self.reasons.get(message.partition(".")[0], ())


def read_rulebook(page: str, english: str) -> Rulebook:
    """Return the content of a page of rules; the reasons are read from the English page."""
    clauses = {number: _plain(text) for number, text in _CLAUSE.findall(page)}
    pictures = tuple([Picture(slug, " ".join(line.split()), words) for slug, line, words in _POSITION.findall(page)])
    return Rulebook(clauses, dict(_reasons(english)), pictures)


def rulebook(game: type[AnyGame], language: str = ENGLISH) -> Rulebook:
    """Return the rules of a game in a language, or in English if they are not translated."""
    return load_rulebook(sys.modules[game.__module__].__package__ or "", language)


@lru_cache(32)
def load_rulebook(package: str, language: str = ENGLISH) -> Rulebook:
    """Return the rules in a game's package, with the pages it shares with other games."""
    home = files(package)
    english = _text(home / "RULES.md")
    page = _text(home / f"RULES.{language}.md") or english
    return read_rulebook(page + "".join(_linked(page, package)), english)


def _linked(page: str, package: str) -> Iterator[str]:
    """Yield the pages within the same distribution package that a page of rules links to."""
    root, _, _ = package.partition(".")
    for link in dict.fromkeys(_LINK.findall(page)):
        inside, _, path = posixpath.normpath(f"{package.replace('.', '/')}/{link}").partition("/")
        if inside == root:
            yield "\n" + _text(files(root) / path)


def _text(file: Traversable) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def _plain(clause: str) -> str:
    """Return a clause as plain text for a terminal: without pictures and links, one line per paragraph."""
    paragraphs = re.split(r"\n\s*\n", _ANY_LINK.sub(r"\1", _POSITION.sub("", clause)))
    return "\n".join(" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip())


def _reasons(page: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for names, clauses in _ROW.findall(page):
        numbers = tuple(re.findall(r"[A-Z]+-\d+", clauses))
        yield from ((name, numbers) for name in re.findall(r"`([a-z.-]+)`", names))
