"""A lesson shows rather than tells: what a coach says is short."""

import re
from itertools import chain

import pytest

from fivefold.core.discovery import games
from fivefold.core.lessons import lesson_of
from fivefold.core.speech import ENGLISH, Reader, languages
from fivefold.core.words import Message

MOST_SENTENCES = 2
MOST_WORDS = 25
MOST_WORDS_TRANSLATED = 30

LESSONS = [lesson for game in games().values() if (lesson := lesson_of(game))]
KEYS = sorted(set(chain.from_iterable(lesson.keys() for lesson in LESSONS)))


def words(text: str) -> int:
    return len(re.findall(r"\w[\w’'-]*", text))


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?=\s|$)", text))


@pytest.mark.parametrize("language", languages())
def test_what_a_coach_says_is_short(language: str) -> None:
    most = MOST_WORDS if language == ENGLISH else MOST_WORDS_TRANSLATED
    said = {key: Reader(language).strictly(Message(key)) for key in KEYS}
    assert {key: f"{words(text)} words: {text}" for key, text in said.items() if is_long(text, most)} == {}


def is_long(text: str, most: int) -> bool:
    return words(text) > most or sentences(text) > MOST_SENTENCES


@pytest.mark.parametrize(
    "text", ["Roll. Look. Play!", " ".join(["It’s"] * 26), "Würfle. Schau hin. Spiel!", "¿Qué? ¡No! Sí."]
)
def test_a_long_text_is_found(text: str) -> None:
    assert is_long(text, MOST_WORDS)
    assert not is_long("Call SET, then take the three cards. It’s yours!", MOST_WORDS)
