"""Texts for people say things as people do: each language has a list of words that it avoids."""

import re

import pytest

from fivefold.core.speech import languages
from words.texts import avoided, docs, drafted, faults, messages, rules


@pytest.mark.parametrize("language", languages())
def test_no_message_says_what_its_language_avoids(language: str) -> None:
    found = [f"{where}: {fault}  [{text}]" for where, text in messages(language) for fault in faults(language, text)]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_a_new_game_starts_without_words_that_its_languages_avoid(language: str) -> None:
    found = [f"{where}: {fault}  [{text}]" for where, text in drafted(language) for fault in faults(language, text)]
    assert found == []
    assert len(list(drafted(language))) > 20


@pytest.mark.parametrize("language", languages())
def test_no_page_of_rules_says_what_its_language_avoids(language: str) -> None:
    found = [f"{where}: {fault}  [{text}]" for where, text in rules(language) for fault in faults(language, text)]
    assert found == []


def test_no_page_of_the_docs_says_what_english_avoids() -> None:
    assert [f"{where}: {fault}  [{text}]" for where, text in docs() for fault in faults("en", text)] == []


@pytest.mark.parametrize("language", languages())
def test_every_avoided_word_has_a_better_one(language: str) -> None:
    assert all(one.better for one in avoided(language))
    assert avoided(language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Whoever comes first wins."),
        ("en", "That is no card."),
        ("de", "Abbrechen"),
        ("de", "Die wenigsten Punkte gewinnen."),
        ("fr", "Une rétrospective de la partie"),
        ("es", "Ganan los menos puntos."),
    ],
)
def test_avoided_words_are_found(language: str, text: str) -> None:
    assert faults(language, text)
    assert not faults(language, re.sub(r"\w", "x", text))


def test_what_only_looks_like_an_avoided_word_is_not_found() -> None:
    assert faults("en", "There is no SET here. It is no longer your turn.") == []
    assert faults("es", "Se ha puesto en la espiral una carta.") == []
