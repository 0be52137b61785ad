"""Reads the catalogues of messages (Fluent files) of all packages, and of the client in a checkout."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.serializer import FluentSerializer
from msgspec import Struct

PACKAGE = Path(__file__).parent.parent
WEB = PACKAGE.parent.parent / "web" / "src"
"""The client's sources, in a checkout."""


class Phrase(Struct, frozen=True):
    """A message or an attribute of it: its text, and what it refers to."""

    text: str
    variables: frozenset[str]
    """Arguments that it itself shows or selects by."""
    addressed: frozenset[str]
    """Arguments by which it selects and has a case for `you`, that is, by which it addresses the reader."""
    terms: frozenset[str]
    references: frozenset[str]
    """The keys of messages that it refers to."""


class Catalogue(Struct, frozen=True):
    """The content of one file: messages by key (`played`, `played.up`), terms, and lines that could not be parsed."""

    phrases: dict[str, Phrase]
    terms: dict[str, str]
    junk: tuple[str, ...]
    references: frozenset[str]
    """Messages that other messages refer to."""

    def args(self, key: str) -> frozenset[str]:
        """Return the arguments that a message uses, itself or through messages it refers to."""
        found, waiting, seen = set[str](), [key], {key}
        while waiting:
            phrase = self.phrases.get(waiting.pop())
            if phrase is not None:
                found |= phrase.variables
                waiting += phrase.references - seen
                seen |= phrase.references
        return frozenset(found)

    def beside(self, other: "Catalogue") -> "Catalogue":
        """Return this catalogue with the messages of another one that is loaded with it."""
        return Catalogue(other.phrases | self.phrases, self.terms, self.junk, self.references)


def folders() -> list[Path]:
    """Return every folder with catalogues: those of packages and games, and in a checkout those of the client."""
    found = [*PACKAGE.glob("*/words"), *PACKAGE.glob("games/*/words")]
    if WEB.is_dir():
        found += WEB.glob("**/words")
    return sorted(folder for folder in found if any(folder.glob("*.ftl")))


def rules_beside(folder: Path) -> Path:
    """Return the folder of a game's rules for the folder of its board, as both are loaded together; else the folder
    itself."""
    return PACKAGE / "games" / folder.parent.name / "words" if folder.is_relative_to(WEB / "games") else folder


def title(folder: Path) -> str:
    """Return the path of a folder as it is shown to people."""
    home = PACKAGE if folder.is_relative_to(PACKAGE) else WEB.parent.parent
    return folder.parent.relative_to(home).as_posix()


def read(path: Path) -> Catalogue:
    """Read a file; one that does not exist is empty."""
    return _parse(path.read_text("utf-8") if path.exists() else "")


@lru_cache(500)
def _parse(text: str) -> Catalogue:
    """Parse the text of a file; the English one is compared with those of all languages."""
    phrases: dict[str, Phrase] = {}
    terms: dict[str, str] = {}
    junk: list[str] = []
    references: set[str] = set()
    for entry in FluentParser(with_spans=False).parse(text).body:
        match entry:
            case Message(id=Identifier(name=name), value=value, attributes=attributes):
                if value is not None:
                    phrases[name] = _phrase(value)
                for attribute in attributes:
                    phrases[f"{name}.{attribute.id.name}"] = _phrase(attribute.value)
                references |= {node.id.name for node in _nodes(entry) if isinstance(node, MessageReference)}
            case Term(id=Identifier(name=name), value=value):
                terms[name] = _written(value)
            case Junk(content=content):
                junk.append((content or "").strip().split("\n")[0])
            case _:
                pass
    return Catalogue(phrases, terms, tuple(junk), frozenset(references))


def _nodes(node: object) -> Iterator[BaseNode]:
    """Yield the node and all its descendants."""
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
    elif isinstance(node, list):
        for part in node:  # pyright: ignore[reportUnknownVariableType]
            yield from _nodes(part)


def _phrase(pattern: Pattern) -> Phrase:
    nodes = list(_nodes(pattern))
    variables = {node.id.name for node in nodes if isinstance(node, VariableReference)}
    addressed = {
        node.selector.id.name
        for node in nodes
        if isinstance(node, SelectExpression)
        and isinstance(node.selector, VariableReference)
        and any(isinstance(variant.key, Identifier) and variant.key.name == "you" for variant in node.variants)
    }
    terms = {node.id.name for node in nodes if isinstance(node, TermReference)}
    references = {
        node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        for node in nodes
        if isinstance(node, MessageReference)
    }
    return Phrase(
        _written(pattern), frozenset(variables), frozenset(addressed), frozenset(terms), frozenset(references)
    )


def _written(pattern: Pattern) -> str:
    message = Message(Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()
