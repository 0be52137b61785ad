"""Sentences are made for one reader, and are no longer than a person reads."""

import pytest

from fivefold.core.errors import Unreadable
from fivefold.core.speech import LONGEST, Reader, languages
from fivefold.core.words import message


@pytest.mark.parametrize("language", languages())
def test_long_text_is_quoted_in_part(language: str) -> None:
    told = message("core.not-a-seat", text="x" * 100_000)
    sentence = Reader(language).strictly(told)
    assert "x" * (LONGEST - 1) + "…" in sentence
    assert sentence.count("x") < LONGEST + 10


def test_a_refusal_of_long_text_is_still_a_sentence() -> None:
    assert str(Unreadable("core.not-a-seat", text="x" * 5000)).endswith("is no seat: a number from 0, clock or house.")
