"""A word stands apart from what a message puts before it, and French signs follow a space that does not break."""

import re
from collections.abc import Iterator

import pytest

from fivefold.core.speech import languages
from words.texts import messages, rules

_GLUED = re.compile(r"(?<!\" )\}(?!(?:s|er|e|re|th|st|nd|rd)\b)[^\W\d_]")
"""A letter after a placeable (not after a literal), unless it ends the word that the placeable begins: “3s”, “2e”."""
_FRENCH = re.compile(r"(?<=\S)(?<![\u202f\u00a0;!?:}])[;!?](?=\s|$)| [;:!?](?=\s|$)")


def faults(language: str, text: str) -> Iterator[str]:
    if _GLUED.search(text):
        yield f"a space is missing in: {text}"
    if language == "fr" and _FRENCH.search(text):
        yield f"a space that does not break is missing in: {text}"


@pytest.mark.parametrize("language", languages())
def test_words_stand_apart(language: str) -> None:
    assert [f"{where}: {fault}" for where, text in messages(language) for fault in faults(language, text)] == []


@pytest.mark.parametrize("language", languages())
def test_no_page_of_rules_has_two_spaces_that_do_not_break(language: str) -> None:
    assert [where for where, text in rules(language) if re.search("[\u202f\u00a0]{2}", text)] == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Tomas { $cards }y sigues.", "Tomas { $cards } y sigues."),
        ("fr", "Vraiment ?", "Vraiment\u202f?"),
        ("fr", "Vraiment?", "Carte\u00a0: { $card }e"),
    ],
)
def test_missing_spaces_are_found(language: str, wrong: str, right: str) -> None:
    assert list(faults(language, wrong))
    assert list(faults(language, right)) == []
