"""Quotation marks and apostrophes are those of each language, in catalogues and in rules."""

import re
from collections.abc import Iterator

import pytest

from fivefold.core.speech import languages
from words.texts import messages, rules

SPACE = "\u202f\u00a0"
PAIRS = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»"), "es": ("«", "»")}
"""Opening and closing quotation marks."""
MARKS = set("\"'“”„«»‘‚‹›")
_CODE = re.compile(r"`[^`]*`|\{[^{}]*\}")
"""What is typed stands between backticks and keeps its quotes."""


def faults(language: str, text: str) -> Iterator[str]:
    said = _CODE.sub("x", text)
    opening, closing = PAIRS[language]
    yield from (f"{mark} in: {text}" for mark in MARKS - {opening, closing} if mark in said)
    marks = re.findall(f"[{opening}{closing}]", said)
    if marks != [opening, closing] * (len(marks) // 2):
        yield f"quotation marks do not pair in: {text}"
    if language == "fr" and re.search(rf"«(?![{SPACE}])|(?<![{SPACE}])»", said):
        yield f"a narrow space is missing in: {text}"


@pytest.mark.parametrize("language", languages())
def test_catalogues_have_the_quotes_of_their_language(language: str) -> None:
    assert [f"{where}: {fault}" for where, text in messages(language) for fault in faults(language, text)] == []


@pytest.mark.parametrize("language", languages())
def test_rules_have_the_quotes_of_their_language(language: str) -> None:
    assert [f"{where}: {fault}" for where, text in rules(language) for fault in faults(language, text)] == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "It's your turn.", "It’s your turn."),
        ("en", "'x' isn’t a card.", "“{ $x }” isn’t a card."),
        ("de", "“x” gibt es nicht.", "„x“ gibt es nicht."),
        ("fr", "« x » n’existe pas.", "«\u202fx\u202f» n’existe pas."),
        ("es", "“x” no existe.", "«x» no existe."),
        ("en", "Run pip install 'x'.", "Run `pip install 'x'`."),
    ],
)
def test_wrong_quotes_are_found(language: str, wrong: str, right: str) -> None:
    assert list(faults(language, wrong))
    assert list(faults(language, right)) == []
