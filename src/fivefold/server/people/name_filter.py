"""Refuses hurtful names of people and of what people name: those of a list, which operators can extend.

A line of a list is a word (`arse`), a fragment that is refused inside words, too (`*hitler*`), or an exception
(`!snigger`). Names and lists are compared without case, accents and look-alikes; `f.u n` is read as `fun`, and `fuuun`
as `fun`. Fragments are looked for within words only, so that two harmless words side by side are no third one.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from fivefold.core.errors import BadOption, Illegal

BUILT_IN = Path(__file__).with_name("refused_names.txt")
_CYRILLIC = str.maketrans(
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u0501\u04bb",
    "abeekmhopctyxijsdh",
)
_GREEK = str.maketrans(
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9", "abenikmvoptuxw"
)
_OTHERS = str.maketrans({"0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s",
                         "\u20ac": "e", "\u0131": "i",
                         "\u00f8": "o", "\u0142": "l", "\u0111": "d", "\u00e6": "ae", "\u0153": "oe"})  # fmt: skip
_STROKE = re.compile(r"[1!|](?=\w)|(?<=\w)1")
"""Signs that are read as i or as l."""
_RUN = re.compile(r"(.)\1{2,}")
_WORD = re.compile(r"[a-z]+")


class NameFilter:
    """A list of words, fragments and exceptions."""

    def __init__(self, lines: Iterable[str]) -> None:
        entries = [text for line in lines if (text := line.partition("#")[0].strip())]
        self._exceptions = {_plain(entry) for entry in entries if entry.startswith("!")}
        self._fragments = {_plain(entry) for entry in entries if entry.startswith("*")} - {""}
        self._words = {_plain(entry) for entry in entries if entry[0] not in "!*"} - {""}
        self.is_allowed = lru_cache(4096)(self._is_allowed)

    def check(self, name: str) -> None:
        """Raise Illegal if a name is not allowed."""
        if not self.is_allowed(name):
            raise Illegal("server.name-not-allowed")

    def _is_allowed(self, name: str) -> bool:
        return not any(self._is_refused(word) for word in _words(name))

    def _is_refused(self, word: str) -> bool:
        if word in self._exceptions:
            return False
        return word in self._words or any(fragment in word for fragment in self._fragments)


def name_filter(file: str = "") -> NameFilter:
    """Return the filter with our list and, if there is one, the operator's; raises BadOption."""
    lines = BUILT_IN.read_text("utf-8").splitlines()
    if file:
        try:
            lines += Path(file).read_text("utf-8").splitlines()
        except (OSError, UnicodeError) as error:
            raise BadOption("server.no-names", path=file, why=str(error)) from None
    return NameFilter(lines)


def _plain(text: str) -> str:
    """Return the letters of an entry without case, accents and look-alikes."""
    return "".join(_WORD.findall(_bare(text.strip("*!"))))


def _bare(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.casefold())
    for table in (_CYRILLIC, _GREEK, _OTHERS):
        folded = folded.translate(table)
    return "".join(c for c in folded if not unicodedata.combining(c))


def _words(name: str) -> Iterator[str]:
    """Yield all that a name can be read as: its words, its parts between spaces, and letters that stand alone as one
    word, each also with long runs of a letter shortened."""
    bare = _bare(name)
    for stroke in "il" if _STROKE.search(bare) else "i":
        text = _STROKE.sub(stroke, bare)
        words = _WORD.findall(text)
        parts = ["".join(_WORD.findall(part)) for part in text.split()]
        for word in {*words, *parts, *_spaced(words)}:
            if len(word) > 1:
                yield from {word, _RUN.sub(r"\1", word), _RUN.sub(r"\1\1", word)}


def _spaced(words: Iterable[str]) -> Iterator[str]:
    """Yield neighbouring words of one letter as one word."""
    for is_single, run in groupby(words, key=lambda word: len(word) == 1):
        if is_single:
            yield "".join(run)
