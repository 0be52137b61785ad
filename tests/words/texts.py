"""Every text for people as it stands in the files: the messages of the catalogues, and the rules."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, Term, TextElement
from fluent.syntax.serializer import serialize_expression
from msgspec import Struct

from fivefold.translation.catalogues import PACKAGE, folders, title

ROOT = Path(__file__).parents[2]
AVOID = Path(__file__).parent / "avoid"
FOR_PEOPLE = (
    *("index", "play", "program", "teaching", "lessons", "practice", "daily", "house-rules", "review"),
    *("bots", "why", "server", "backup", "upgrade", "protocol", "clubs", "tournaments", "ratings", "privacy"),
    *("offline", "sounds", "security", "research", "library", "records", "word-lists", "cluster", "chance"),
)
"""The pages of docs/ that avoid the words which texts for people avoid."""
_CODE = re.compile(r"```.*?```|`[^`]*`|<[^<>]*>|\]\([^)]*\)", re.DOTALL)
"""What stands in a page of rules in notation."""


class Avoided(Struct, frozen=True):
    """A word that texts avoid, and what they say instead."""

    word: re.Pattern[str]
    better: str


@cache
def avoided(language: str) -> tuple[Avoided, ...]:
    """Return the words that a language avoids."""
    lines = (AVOID / f"{language}.txt").read_text("utf-8").splitlines()
    pairs = [line.partition(" => ") for line in lines if line and not line.startswith("#")]
    return tuple(Avoided(re.compile(word, re.IGNORECASE), better) for word, _, better in pairs)


def faults(language: str, text: str) -> list[str]:
    """Return what a text says that its language avoids."""
    return [f"{found[0]!r}: {one.better}" for one in avoided(language) if (found := one.word.search(text))]


def patterns(path: Path) -> Iterator[tuple[str, Pattern]]:
    """Yield the messages, attributes and terms of a catalogue."""
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message | Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)


def written(pattern: Pattern) -> list[str]:
    """Return what a message says: as many texts as it has cases, so that each case stands in one of them."""
    parts = [_cases(element) for element in pattern.elements]
    most = max(map(len, parts), default=0)
    return ["".join([part[min(n, len(part) - 1)] for part in parts]) for n in range(most)]


def _cases(element: TextElement | Placeable) -> list[str]:
    match element:
        case TextElement(value=value):
            return [value]
        case Placeable(expression=SelectExpression(variants=variants)):
            return [text for variant in variants for text in written(variant.value)]
        case Placeable(expression=expression):
            return ["{ " + serialize_expression(expression) + " }"]


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of every catalogue of a language, and where it stands."""
    for folder in folders():
        for key, pattern in patterns(folder / f"{language}.ftl"):
            for text in written(pattern):
                yield f"{title(folder)}/words/{language}.ftl: {key}", _one_line(text)


def drafted(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of the catalogue that a new game starts with, and where it stands."""
    path = PACKAGE / "scaffold" / "game" / "words" / f"{language}.ftl.txt"
    for entry in FluentParser(with_spans=False).parse(_as_written(path)).body:
        if isinstance(entry, Message):
            for pattern in (entry.value, *(one.value for one in entry.attributes)):
                for text in written(pattern) if pattern else ():
                    yield f"{path.relative_to(ROOT)}: {entry.id.name}", _one_line(text)


def rules(language: str) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of the rules of every game, without notation, and where they stand."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    pages = [*PACKAGE.glob(f"games/*/{name}"), *_pages(language)]
    for path in sorted(pages):
        yield from ((path.relative_to(ROOT).as_posix(), paragraph) for paragraph in _paragraphs(path))


def docs() -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of the English pages for players, teachers and operators, and where they stand."""
    pages = [ROOT / "README.md", *(ROOT / "docs" / f"{name}.md" for name in FOR_PEOPLE)]
    for path in pages:
        yield from ((path.relative_to(ROOT).as_posix(), paragraph) for paragraph in _paragraphs(path))


def _as_written(path: Path) -> str:
    """Return a template as a new game gets it."""
    return path.read_text("utf-8").replace("$slug", "game").replace("$title", "Game").replace("$$", "$")


def _paragraphs(path: Path) -> Iterator[str]:
    """Yield the paragraphs of a page, without notation."""
    text = _CODE.sub(" ", path.read_text("utf-8"))
    yield from map(_one_line, re.split(r"\n\s*\n|\n(?=- |\d+\. |\|)", text))


def _one_line(text: str) -> str:
    """Return a text in one line; spaces that do not break stay as they are."""
    return re.sub(r"[ \n]+", " ", text).strip()


def _pages(language: str) -> list[Path]:
    ending = ".md" if language == "en" else f".{language}.md"
    shared = PACKAGE / "pieces" / "rules" / f"daily{ending}"
    return [shared, *(ROOT / "docs" / f"{name}{ending}" for name in ("dice", "teaching"))]
