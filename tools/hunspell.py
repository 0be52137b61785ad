"""Expands a Hunspell dictionary: every form that its affixes make of its entries."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

Split = Callable[[str], frozenset[str]]


class Affix(NamedTuple):
    """A rule: what is cut off, what is added, the flags of the result, and which words it is for."""

    cut: str
    added: str
    flags: frozenset[str]
    fits: re.Pattern[str]
    crosses: bool


class Entry(NamedTuple):
    """A line of the dictionary: a word, its flags, and its notes, such as `po:nom`."""

    word: str
    flags: frozenset[str]
    notes: tuple[str, ...]


class Hunspell:
    """An affix file and its dictionary, both as text."""

    def __init__(self, affixes: str, dictionary: str) -> None:
        self.dictionary = dictionary
        self.prefixes: dict[str, list[Affix]] = {}
        self.suffixes: dict[str, list[Affix]] = {}
        self.settings: dict[str, str] = {}
        self._crosses: dict[tuple[str, str], bool] = {}
        for line in affixes.splitlines():
            match line.split():
                case [("PFX" | "SFX") as kind, flag, cross, count] if count.isdigit():
                    self._crosses[kind, flag] = cross == "Y"
                case [("PFX" | "SFX") as kind, flag, cut, added, fits, *_]:
                    self._affix(kind, flag, cut, added, fits)
                case [setting, value]:
                    self.settings[setting] = value
                case _:
                    pass

    @property
    def split(self) -> Split:
        """Return how flags are written: one character each, or two."""
        if self.settings.get("FLAG") == "long":
            return lambda text: frozenset(text[place : place + 2] for place in range(0, len(text), 2))
        return frozenset

    def _affix(self, kind: str, flag: str, cut: str, added: str, fits: str) -> None:
        letters, _, flags = added.partition("/")
        cut, letters = (text if text != "0" else "" for text in (cut, letters))
        pattern = re.compile(fits if kind == "PFX" else f"(?:{fits})$")
        rules = (self.prefixes if kind == "PFX" else self.suffixes).setdefault(flag, [])
        rules.append(Affix(cut, letters, self.split(flags), pattern, self._crosses[kind, flag]))

    def entries(self) -> Iterator[Entry]:
        for line in self.dictionary.splitlines()[1:]:
            head, *notes = line.split()
            word, _, flags = head.partition("/")
            yield Entry(word, self.split(flags), tuple(notes))

    def forms(self, entry: Entry) -> Iterator[str]:
        """Yield the entry and all its forms; a form may come more than once."""
        bare = self.settings.get("NEEDAFFIX", "")
        if self.settings.get("FORBIDDENWORD", "") in entry.flags:
            return
        if bare not in entry.flags:
            yield entry.word
        yield from self._prefixed(entry.word, entry.flags, is_suffixed=False)
        for first, more, crosses in self._suffixed(entry.word, entry.flags):
            if bare not in more:
                yield first
            prefixes = more | (entry.flags if crosses else frozenset())
            yield from self._prefixed(first, prefixes, is_suffixed=True)
            for second, last, also in self._suffixed(first, more):
                if bare not in last:
                    yield second
                yield from self._prefixed(second, last | (prefixes if also else frozenset()), is_suffixed=True)

    def _suffixed(self, word: str, flags: frozenset[str]) -> Iterator[tuple[str, frozenset[str], bool]]:
        for flag in flags:
            for rule in self.suffixes.get(flag, ()):
                if word.endswith(rule.cut) and rule.fits.search(word):
                    yield word[: len(word) - len(rule.cut)] + rule.added, rule.flags, rule.crosses

    def _prefixed(self, word: str, flags: frozenset[str], *, is_suffixed: bool) -> Iterator[str]:
        for flag in flags:
            for rule in self.prefixes.get(flag, ()):
                if (rule.crosses or not is_suffixed) and word.startswith(rule.cut) and rule.fits.match(word):
                    yield rule.added + word[len(rule.cut) :]
