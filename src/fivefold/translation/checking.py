"""Compares the messages of a language with the English ones."""

import re
from collections.abc import Iterator

from fivefold.core.words import Message, message
from fivefold.translation.catalogues import Catalogue, folders, read, rules_beside, title

ENGLISH = "en"
_WORD = re.compile(r"[^\W\d_]{3,}")
_SAME = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\b[A-Z]{2,}s?\b")
"""What needs no translation: arguments, the names of cases, and trademarks in capitals such as SET."""


def check(language: str) -> Iterator[Message]:
    """Yield everything that is wrong with a language."""
    for folder in folders():
        where = f"{title(folder)}/words/{language}.ftl"
        path = folder / f"{language}.ftl"
        if not path.exists():
            yield message("translation.no-file", where=where)
            continue
        rules = rules_beside(folder)
        beside = read(rules / f"{ENGLISH}.ftl"), read(rules / f"{language}.ftl")
        yield from compare(where, read(folder / f"{ENGLISH}.ftl"), read(path), language == ENGLISH, beside)


def compare(
    where: str,
    english: Catalogue,
    other: Catalogue,
    is_english: bool = False,
    beside: tuple[Catalogue, Catalogue] | None = None,
) -> Iterator[Message]:
    """Yield what a file lacks, what it has too much, and where it differs from English; `beside` is loaded with
    both."""
    english_arguments = english.beside(beside[0] if beside else english).args
    other_arguments = other.beside(beside[1] if beside else other).args
    for line in other.junk:
        yield message("translation.junk", where=where, line=line)
    for key in english.phrases.keys() - other.phrases.keys():
        yield message("translation.missing", where=where, key=key)
    for key in other.phrases.keys() - english.phrases.keys():
        yield message("translation.superfluous", where=where, key=key)
    for name in english.terms.keys() ^ other.terms.keys():
        yield message("translation.term", where=where, term=name)
    for key, phrase in other.phrases.items():
        model = english.phrases.get(key)
        if model is None:
            continue
        for name in sorted(english_arguments(key) ^ other_arguments(key)):
            yield message("translation.variables", where=where, key=key, fact=name)
        for name in sorted(model.addressed ^ phrase.addressed):
            yield message("translation.addressed", where=where, key=key, fact=name)
        for name in sorted(model.terms ^ phrase.terms):
            yield message("translation.terms", where=where, key=key, term=name)
        is_title = f"{key}.blurb" in english.phrases
        if (
            not (is_english or is_title)
            and phrase.text == model.text
            and len(_WORD.findall(_SAME.sub("", model.text))) > 1
        ):
            yield message("translation.untranslated", where=where, key=key)
