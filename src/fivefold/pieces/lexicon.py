"""Dictionaries: which words there are, how common each is, and where every letter leads.

A lexicon is a graph in which words that end alike share their ends, held in three arrays. Node 0
is where all words begin. `marks[node]` says in its lowest 26 bits which letters may follow, and
above them how common the word is that ends here (0: none does). `links[starts[node] + i]` is where
the i-th of those letters leads.
"""

import json
import os
import re
import sys
import zlib
from array import array
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fivefold.core.errors import BadOption, Refusal
from fivefold.core.words import Said, listed, said

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = (1 << len(ALPHABET)) - 1
"""The part of a mark that says which letters may follow."""
SIZES: tuple[int, ...] = (0, 10, 20, 35, 40, 50, 55, 60, 70, 80, 95)
"""How common a word is, from 10 (everybody knows it) to 95 (hardly anybody does); 0 is no word."""
LONGEST = 30
"""How many letters a word has at most."""
VARIABLE = "FIVEFOLD_WORDS"
"""The environment variable with the files of a host's own lists."""
BIT = {letter: 1 << n for n, letter in enumerate(ALPHABET)}
DATA = Path(__file__).parent / "data"
OWN_LIST = "english"

_LINE = re.compile(r"(?P<word>\S+)(?:\s+(?P<level>[0-9]{1,3}))?")
_NAME = re.compile(r"[^a-z0-9]+")


class Graph(NamedTuple):
    """The three arrays of a lexicon."""

    marks: "array[int]"
    starts: "array[int]"
    links: "array[int]"


class Lexicon:
    """A list of words that never changes, known by its name and the hash of its content."""

    def __init__(self, name: str, digest: str, size: int, longest: int, graph: "Graph") -> None:
        self.name, self.sha256, self.size, self.longest = name, digest, size, longest
        self.marks, self.starts, self.links = graph

    @property
    def tag(self) -> str:
        """What a match remembers of its list: the name, and the beginning of the hash."""
        return f"{self.name}:{self.sha256[:16]}"

    def __repr__(self) -> str:
        return f"<Lexicon {self.tag}, {self.size} words>"

    def __len__(self) -> int:
        return self.size

    def node(self, prefix: str) -> int:
        """Where these capital letters lead; -1 if no word begins with them."""
        node = 0
        for letter in prefix:
            mark, bit = self.marks[node], BIT.get(letter, 0)
            if not mark & bit:
                return -1
            node = self.links[self.starts[node] + (mark & (bit - 1)).bit_count()]
        return node

    def level(self, word: str) -> int:
        """How common the word is, 10 to 95; 0 when it is not in the list."""
        node = self.node(word.upper())
        return 0 if node < 0 else SIZES[self.marks[node] >> 26]

    def __contains__(self, word: str) -> bool:
        return self.level(word) > 0

    def __iter__(self) -> Iterator[str]:
        """All words in capital letters, in the order of the alphabet."""
        return (word for word, _ in self._walk(0, ""))

    def rated(self) -> Iterator[tuple[str, int]]:
        """All words with their levels."""
        return self._walk(0, "")

    def _walk(self, node: int, path: str) -> Iterator[tuple[str, int]]:
        mark = self.marks[node]
        if mark >> 26:
            yield path, SIZES[mark >> 26]
        link = self.starts[node]
        for letter in ALPHABET:
            if mark & BIT[letter]:
                yield from self._walk(self.links[link], path + letter)
                link += 1

    @cached_property
    def packed(self) -> bytes:
        """The lexicon as a file: a line about it, and the arrays, compressed."""
        about = {"name": self.name, "sha256": self.sha256, "words": self.size}
        about |= {"longest": self.longest, "nodes": len(self.marks)}
        body = b"".join(_little(part).tobytes() for part in (self.marks, self.starts, self.links))
        return json.dumps(about).encode() + b"\n" + zlib.compress(body, 9)

    @classmethod
    def unpacked(cls, data: bytes) -> "Lexicon":
        """The lexicon in such a file."""
        line, _, body = data.partition(b"\n")
        about = json.loads(line)
        whole = _little(array("I", zlib.decompress(body)))
        nodes = about["nodes"]
        graph = Graph(whole[:nodes], whole[nodes : 2 * nodes], whole[2 * nodes :])
        return cls(about["name"], about["sha256"], about["words"], about["longest"], graph)

    @classmethod
    def of(cls, name: str, levels: Mapping[str, int]) -> "Lexicon":
        """The lexicon of these words, in capital letters, with their levels."""
        words = sorted(levels)
        digest = sha256("\n".join(words).encode()).hexdigest()
        graph = _graph((word, SIZES.index(levels[word])) for word in words)
        return cls(name, digest, len(words), max(map(len, words)), graph)


def _little(part: "array[int]") -> "array[int]":
    """Numbers in files have their small end first."""
    if sys.byteorder == "big":
        part = part[:]
        part.byteswap()
    return part


class _Node:
    """A node that is being built; two that lead to the same words are the same."""

    __slots__ = ("level", "links", "number")

    def __init__(self) -> None:
        self.level, self.links, self.number = 0, dict[str, _Node](), -1


def _graph(words: Iterable[tuple[str, int]]) -> Graph:
    """The graph of sorted words: as each branch is finished, it is merged with one that is the same."""
    root = _Node()
    kept: dict[object, _Node] = {}
    path: list[tuple[_Node, str, _Node]] = []
    before = ""

    def finish(length: int) -> None:
        while len(path) > length:
            parent, letter, node = path.pop()
            key = (node.level, *((letter, id(child)) for letter, child in node.links.items()))
            parent.links[letter] = kept.setdefault(key, node)

    for word, level in words:
        common = 0
        while common < min(len(word), len(before)) and word[common] == before[common]:
            common += 1
        finish(common)
        node = path[-1][2] if path else root
        for letter in word[common:]:
            child = _Node()
            node.links[letter] = child
            path.append((node, letter, child))
            node = child
        node.level, before = level, word
    finish(0)
    return _numbered(root)


def _numbered(root: _Node) -> Graph:
    root.number, order = 0, [root]
    for node in order:
        for child in node.links.values():
            if child.number < 0:
                child.number = len(order)
                order.append(child)
    marks, starts, links = array("I"), array("I"), array("I")
    for node in order:
        marks.append(sum(BIT[letter] for letter in node.links) | node.level << 26)
        starts.append(len(links))
        links.extend(child.number for child in node.links.values())
    return Graph(marks, starts, links)


# -- finding a list


@cache
def own() -> Lexicon:
    """The list that comes with Fivefold; its sources and licences stand beside it."""
    return Lexicon.unpacked((DATA / f"{OWN_LIST}.words").read_bytes())


def read(path: Path) -> Lexicon:
    """A host's own list, one word a line, with its level after it if known; raises BadOption naming the line."""
    try:
        rows = path.read_bytes().removeprefix(BOM_UTF8).splitlines()
    except OSError as error:
        raise BadOption("pieces.bad-words", path=str(path), why=error.strerror or str(error)) from None
    levels: dict[str, int] = {}
    for number, row in enumerate(rows, 1):
        try:
            if entry := row.decode().partition("#")[0].strip():
                word, level = _rated(entry)
                levels[word] = level
        except UnicodeDecodeError:
            raise BadOption(
                "pieces.bad-words.line", path=str(path), line=number, why=Said("pieces.bad-word.not-text")
            ) from None
        except _BadWord as error:
            raise BadOption("pieces.bad-words.line", path=str(path), line=number, why=error.said) from None
    if not levels:
        raise BadOption("pieces.bad-words.empty", path=str(path))
    return Lexicon.of(_NAME.sub("-", path.stem.lower()).strip("-")[:30] or "words", levels)


class _BadWord(Refusal):
    """What is wrong with a line of a list."""


def _rated(row: str) -> tuple[str, int]:
    found = _LINE.fullmatch(row)
    if found is None:
        raise _BadWord("pieces.bad-word.several", word=_shown(row))
    word, shown = found["word"], _shown(found["word"])
    if not word.isascii() or not word.isalpha():
        raise _BadWord("pieces.bad-word.letters", word=shown)
    if not 2 <= len(word) <= LONGEST:
        raise _BadWord("pieces.bad-word.length", word=shown, most=LONGEST)
    word = word.upper()
    if found["level"] is None:
        return word, own().level(word) or guessed(word)
    if int(found["level"]) not in SIZES[1:]:
        raise _BadWord("pieces.bad-word.level", level=found["level"], levels=listed(map(str, SIZES[1:]), "comma"))
    return word, int(found["level"])


def _shown(text: str) -> str:
    """A text in quotes, as much of it as fits a message."""
    return repr(text if len(text) <= 2 * LONGEST else f"{text[: 2 * LONGEST]}…")


def guessed(word: str) -> int:
    """How common a word is taken to be about which nothing is known, as in another language: short ones are."""
    return 35 if len(word) <= 5 else 50 if len(word) <= 7 else 70


@cache
def _given(paths: str) -> tuple[Lexicon, ...]:
    return tuple(read(Path(path)) for path in paths.split(os.pathsep) if path)


def give(*paths: Path) -> tuple[Lexicon, ...]:
    """Makes a host's own lists known here and in every process that is started from here; raises BadOption."""
    if paths:
        for path in paths:
            if os.pathsep in str(path.absolute()):
                raise BadOption("pieces.bad-words.path", path=str(path), sign=os.pathsep)
        given = os.pathsep.join(str(path.absolute()) for path in paths)
        _given(given)
        os.environ[VARIABLE] = given
    return known()


def known() -> tuple[Lexicon, ...]:
    """The lists that are here, the one for new matches first: the host's, if they gave some, then ours."""
    return (*_given(os.environ.get(VARIABLE, "")), own())


def choices() -> dict[str, Said]:
    """What can be asked for here, with the name of the list that it is; a list that is broken is none."""
    try:
        given = [lexicon.name for lexicon in _given(os.environ.get(VARIABLE, ""))]
    except BadOption:
        given = []
    first, *others = dict.fromkeys((*given, OWN_LIST))
    found = {"default": first, **{name: name for name in others if name != "default"}}
    return {choice: said("pieces.word-list", name=name) for choice, name in found.items()}


def find(tag: str) -> Lexicon | None:
    """The list with this tag, or the first one with this name; `default` is the first of all."""
    for lexicon in known():
        if tag in ("default", lexicon.tag, lexicon.name):
            return lexicon
    return None


def named(tag: str) -> str:
    """The whole tag of a list that is named without its hash; a tag that is whole stays as it is."""
    lexicon = None if ":" in tag else find(tag)
    return tag if lexicon is None else lexicon.tag
