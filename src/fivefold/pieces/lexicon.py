"""Dictionaries: word lists with a level of rarity for each word, stored as a graph of letters.

A lexicon is a graph (DAWG) in which words with equal endings share nodes, stored in three arrays. Node 0 is the root.
The low bits of `marks[node]`, one for each letter of the alphabet, say which letters may follow, and the bits above
them how common the word is that ends here (0: none does). `links[starts[node] + i]` is the node after the i-th of those
letters. The alphabet of a lexicon is the letters of its words.
"""

import json
import os
import re
import sys
import zlib
from array import array
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fivefold.core.errors import BadOption
from fivefold.core.options import Choices
from fivefold.core.words import Argument, Message, listed, message
from fivefold.pieces.letter_graph import SIZES, Graph, graph_of, marks_of
from fivefold.pieces.letters import capital, folded

LONGEST = 30
"""The most letters of a word."""
VARIABLE = "FIVEFOLD_WORDS"
"""The environment variable with the paths of an operator's own lists."""
MOST_LETTERS = 60
"""The most different letters in the words of a list."""
DATA = Path(__file__).parent / "data"
OWN_LIST = "english"
OTHER_LISTS = {"fr": "french", "es": "spanish"}
"""By language, the other lists that come with Fivefold; each is loaded when it is first needed."""

_LINE = re.compile(r"(?P<word>\S+)(?:\s+(?P<level>[0-9]{1,3}))?")
_NAME = re.compile(r"[^a-z0-9]+")


class About(NamedTuple):
    """Metadata of a lexicon."""

    name: str
    sha256: str
    words: int
    longest: int
    alphabet: str
    keeps: str | None = None
    """In a list without accents, the letters with marks that are letters of their own, such as the Ñ of Spanish."""

    @property
    def tag(self) -> str:
        """The name and the beginning of the hash, by which a match refers to its list."""
        return f"{self.name}:{self.sha256[:16]}"


class Lexicon:
    """An immutable list of words, identified by its name and the hash of its content."""

    def __init__(self, about: About, graph: "Graph", *, is_folded: bool = False) -> None:
        self.about = about
        self.name, self.sha256, self.size, self.longest, self.alphabet, keeps = about
        self.marks, self.starts, self.links = graph
        self.is_folded = is_folded or keeps is not None
        """Whether accents are ignored, in its words and in lookups."""
        self.keeps = keeps or ""
        """The letters with marks that are not folded."""
        self.width = len(self.alphabet)
        """The number of bits of a mark that say which letters may follow."""
        self.bits = {letter: 1 << n for n, letter in enumerate(self.alphabet)}

    @property
    def tag(self) -> str:
        """The name and the beginning of the hash, by which a match refers to its list."""
        return self.about.tag

    def __repr__(self) -> str:
        return f"<Lexicon {self.tag}, {self.size} words>"

    def __len__(self) -> int:
        return self.size

    def node(self, prefix: str) -> int:
        """Return the node after these capital letters, or -1 if no word begins with them."""
        node = 0
        for letter in prefix:
            mark, bit = self.marks[node], self.bits.get(letter, 0)
            if not mark & bit:
                return -1
            node = self.links[self.starts[node] + (mark & (bit - 1)).bit_count()]
        return node

    def spelled(self, text: str) -> str:
        """Return a text in the letters of this list: capital, and without accents if they are ignored."""
        return folded(capital(text), self.keeps) if self.is_folded else capital(text)

    def level(self, word: str) -> int:
        """Return how common the word is, from 10 to 95; 0 if it is not in the list."""
        node = self.node(self.spelled(word))
        return 0 if node < 0 else SIZES[self.marks[node] >> self.width]

    def __contains__(self, word: str) -> bool:
        return self.level(word) > 0

    def __iter__(self) -> Iterator[str]:
        """Yield all words in capital letters, in alphabetical order."""
        return (word for word, _ in self._walk(0, ""))

    def rated(self) -> Iterator[tuple[str, int]]:
        """Yield all words with their levels."""
        return self._walk(0, "")

    def _walk(self, node: int, path: str) -> Iterator[tuple[str, int]]:
        mark = self.marks[node]
        if mark >> self.width:
            yield path, SIZES[mark >> self.width]
        link = self.starts[node]
        for letter, bit in self.bits.items():
            if mark & bit:
                yield from self._walk(self.links[link], path + letter)
                link += 1

    @cached_property
    def _order(self) -> list[int]:
        """The nodes, each after all nodes that follow it."""
        order, seen = list[int](), set[int]()

        def visit(node: int) -> None:
            seen.add(node)
            for child in self._children(node):
                if child not in seen:
                    visit(child)
            order.append(node)

        visit(0)
        return order

    def _children(self, node: int) -> Sequence[int]:
        start = self.starts[node]
        return self.links[start : start + (self.marks[node] & ((1 << self.width) - 1)).bit_count()]

    @cached_property
    def _below(self) -> list[int]:
        """For each node, the number of words that end there or beyond."""
        below = [0] * len(self.marks)
        for node in self._order:
            below[node] = (self.marks[node] >> self.width > 0) + sum([below[child] for child in self._children(node)])
        return below

    def word(self, place: int) -> str:
        """Return the word at a place in alphabetical order, without going through those before it."""
        node, path = 0, ""
        while True:
            if self.marks[node] >> self.width:
                if not place:
                    return path
                place -= 1
            letters = [letter for letter, bit in self.bits.items() if self.marks[node] & bit]
            for letter, child in zip(letters, self._children(node), strict=True):
                if place < self._below[child]:
                    node, path = child, path + letter
                    break
                place -= self._below[child]
            else:
                raise IndexError(place)

    def letter_counts(self) -> Counter[str]:
        """Return how often each letter occurs in all words together."""
        ways, counts = [0] * len(self.marks), Counter[str]()
        ways[0] = 1
        for node in reversed(self._order):
            letters = [letter for letter, bit in self.bits.items() if self.marks[node] & bit]
            for letter, child in zip(letters, self._children(node), strict=True):
                ways[child] += ways[node]
                counts[letter] += ways[node] * self._below[child]
        return counts

    @cached_property
    def folded(self) -> "Lexicon":
        """The same list without accents."""
        if self.is_folded:
            return self
        if folded(self.alphabet) == self.alphabet:
            return Lexicon(self.about, Graph(self.marks, self.starts, self.links), is_folded=True)
        levels: dict[str, int] = {}
        for word, level in self.rated():
            plain = folded(word)
            levels[plain] = min(level, levels.get(plain, level))
        about = _about(self.name, levels)
        return Lexicon(about._replace(sha256=self.sha256), graph_of(levels, about.alphabet), is_folded=True)

    @cached_property
    def packed(self) -> bytes:
        """The lexicon as a file: a line of metadata, and the compressed arrays."""
        about = {name: value for name, value in self.about._asdict().items() if value is not None}
        about["nodes"] = len(self.marks)
        body = b"".join(_little(part).tobytes() for part in (self.marks, self.starts, self.links))
        return json.dumps(about).encode() + b"\n" + zlib.compress(body, 9)

    @classmethod
    def unpacked(cls, data: bytes) -> "Lexicon":
        """Return the lexicon in such a file."""
        line, _, packed = data.partition(b"\n")
        values = json.loads(line)
        nodes = values.pop("nodes")
        about, body = About(**values), zlib.decompress(packed)
        marks = marks_of(about.alphabet)
        marks.frombytes(body[: nodes * marks.itemsize])
        rest = _little(array("I", body[nodes * marks.itemsize :]))
        return cls(about, Graph(_little(marks), rest[:nodes], rest[nodes:]))

    @classmethod
    def of(cls, name: str, levels: Mapping[str, int], keeps: str | None = None) -> "Lexicon":
        """Return a lexicon of these words, in capital letters, with their levels.

        `keeps` says that accents were folded, except in these letters.
        """
        about = _about(name, levels)._replace(keeps=keeps)
        return cls(about, graph_of(levels, about.alphabet))


def _about(name: str, words: Collection[str]) -> About:
    digest = sha256("\n".join(sorted(words)).encode()).hexdigest()
    return About(name, digest, len(words), max(map(len, words)), "".join(sorted(set("".join(words)))))


def _little(part: "array[int]") -> "array[int]":
    """Return the array in little-endian order, as in files."""
    if sys.byteorder == "big":
        part = part[:]
        part.byteswap()
    return part


# -- finding a list


@lru_cache(maxsize=8)
def shipped(name: str) -> Lexicon:
    """Return a list that comes with Fivefold; its sources and licences are in the same folder."""
    return Lexicon.unpacked((DATA / f"{name}.words").read_bytes())


def own() -> Lexicon:
    """Return our English list, which is the default."""
    return shipped(OWN_LIST)


@cache
def others() -> tuple[About, ...]:
    """Return the metadata of the other lists that come with Fivefold, which stands in the first line of each."""
    return tuple([_header(DATA / f"{name}.words") for name in OTHER_LISTS.values()])


def _header(path: Path) -> About:
    with path.open("rb") as file:
        values = json.loads(file.readline())
    return About(**{name: value for name, value in values.items() if name in About._fields})


def read(path: Path) -> Lexicon:
    """Read an operator's list, one word per line with an optional level; raises BadOption with the line number.

    Words may have any letters; if half of them are English, our list supplies missing levels.
    """
    try:
        rows = path.read_bytes().removeprefix(BOM_UTF8).splitlines()
    except OSError as error:
        raise BadOption("pieces.bad-words.file", path=str(path), error=error.strerror or str(error)) from None
    levels: dict[str, int | None] = {}
    for number, row in enumerate(rows, 1):
        try:
            if entry := row.decode().partition("#")[0].strip():
                word, level = _rated(entry)
                levels[word] = level
        except UnicodeDecodeError:
            raise BadOption(
                "pieces.bad-words", path=str(path), line=number, why=Message("pieces.bad-line.not-text")
            ) from None
        except _BadLineError as error:
            raise BadOption("pieces.bad-words", path=str(path), line=number, why=error.message) from None
    if not levels:
        raise BadOption("pieces.bad-words.empty", path=str(path))
    if len(set("".join(levels))) > MOST_LETTERS:
        raise BadOption("pieces.bad-words.alphabet", path=str(path), most=MOST_LETTERS)
    is_english = 2 * sum(word in own() for word in levels) >= len(levels)
    known = {word: level or (is_english and own().level(word)) or guessed(word) for word, level in levels.items()}
    return Lexicon.of(_NAME.sub("-", folded(path.stem).lower()).strip("-")[:30] or "words", known)


def _rated(row: str) -> tuple[str, int | None]:
    found = _LINE.fullmatch(row)
    if found is None:
        raise _BadLineError("several", text=_shown(row))
    shown, word = _shown(found["word"]), capital(found["word"])
    if not word.isalpha():
        raise _BadLineError("letters", text=shown)
    if not 2 <= len(word) <= LONGEST:
        raise _BadLineError("length", text=shown, least=2, most=LONGEST)
    if found["level"] is None:
        return word, None
    if int(found["level"]) not in SIZES[1:]:
        raise _BadLineError("level", level=found["level"], levels=listed([str(size) for size in SIZES[1:]], "comma"))
    return word, int(found["level"])


class _BadLineError(Exception):
    """An error in a line of a list."""

    def __init__(self, what: str, **args: Argument) -> None:
        self.message = message(f"pieces.bad-line.{what}", **args)


def _shown(text: str) -> str:
    """Return a text with escaped control characters, cut to the length of a message."""
    return repr(text if len(text) <= 2 * LONGEST else f"{text[: 2 * LONGEST]}…")[1:-1]


def guessed(word: str) -> int:
    """Return an assumed level for a word of unknown frequency, as in another language: short words are common."""
    return 35 if len(word) <= 5 else 50 if len(word) <= 7 else 70


class _Loaded:
    """The lists of this process; None until they are loaded."""

    lists: tuple[Lexicon, ...] | None = None


def _load(paths: str) -> tuple[Lexicon, ...]:
    _Loaded.lists = (*[read(Path(path)) for path in paths.split(os.pathsep) if path], own())
    return _Loaded.lists


def give(*paths: Path) -> tuple[Lexicon, ...]:
    """Load an operator's own lists, in this process and its child processes; raises BadOption.

    Without paths, the lists named by the environment are loaded.
    """
    for path in paths:
        if os.pathsep in str(path.absolute()):
            raise BadOption("pieces.bad-words.place", path=str(path), sign=os.pathsep)
    if not paths:
        return _load(os.environ.get(VARIABLE, ""))
    given = os.pathsep.join(str(path.absolute()) for path in paths)
    found = _load(given)
    os.environ[VARIABLE] = given
    return found


def known() -> tuple[Lexicon, ...]:
    """Return the lists that are loaded at once, the one for new matches first: the operator's, if any, then ours."""
    return _Loaded.lists or give()


def tags() -> list[str]:
    """Return the tags of all available lists."""
    return list(dict.fromkeys([book.tag for book in known()] + [about.tag for about in others()]))


def choices() -> Choices:
    """Return the available lists with their labels; a broken list is left out."""
    first, *rest = _names()
    by_name = {name: message("pieces.word-list", name=name) for name in rest if name != "default"}
    return {"default": message("pieces.word-list", name=first), **by_name}


def languages() -> dict[str, str]:
    """Return the language of each choice that is called like one, be it ours or the operator's."""
    named = {name: language for language, name in {"en": OWN_LIST, "de": "german", **OTHER_LISTS}.items()}
    return {**named, "default": named.get(_names()[0], "")}


def _names() -> list[str]:
    try:
        names = [lexicon.name for lexicon in known()]
    except BadOption:
        names = [OWN_LIST]
    return list(dict.fromkeys([*names, *OTHER_LISTS.values()]))


def find(tag: str) -> Lexicon | None:
    """Return the list with this tag, or the first one with this name; `default` is the first list."""
    for lexicon in known():
        if tag in ("default", lexicon.tag, lexicon.name):
            return lexicon
    return next((shipped(about.name) for about in others() if tag in (about.tag, about.name)), None)


def named(tag: str) -> str:
    """Return the full tag of a list that is given by its name; a full tag is returned unchanged."""
    lexicon = None if ":" in tag else find(tag)
    return tag if lexicon is None else lexicon.tag
