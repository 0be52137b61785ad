"""Sentences are made for one reader, and are no longer than a person reads."""

import pytest

from fivefold.core import discovery
from fivefold.core.errors import Unreadable
from fivefold.core.speech import LONGEST, Reader, Unsaid, languages, package_of
from fivefold.core.words import Message, Series, message


@pytest.mark.parametrize("language", languages())
def test_long_text_is_quoted_in_part(language: str) -> None:
    told = message("core.not-a-seat", text="x" * 100_000)
    sentence = Reader(language).strictly(told)
    assert "x" * (LONGEST - 1) + "…" in sentence
    assert sentence.count("x") < LONGEST + 10


def test_a_refusal_of_long_text_is_still_a_sentence() -> None:
    assert str(Unreadable("core.not-a-seat", text="x" * 5000)).endswith(
        "isn’t a seat. Use a number from 0, clock or house."
    )


@pytest.mark.parametrize(("number", "text"), [(2**53 - 1, "9.007.199.254.740.991"), (2**53, "9007199254740992")])
@pytest.mark.parametrize("sign", [1, -1])
def test_numbers_beyond_those_of_all_platforms_are_quoted_as_they_stand(number: int, text: str, sign: int) -> None:
    reader, wanted = Reader("de"), text if sign > 0 else f"-{text}"
    assert reader.strictly(Message("core.number", {"n": sign * number})) == wanted
    assert reader.strictly(message("core.number", n=Series((sign * number,)))) == wanted


def test_the_words_of_a_plug_in_are_in_its_own_package(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged = type("HighCard", (), {"__module__": "other.high_card.rules"})
    monkeypatch.setattr(discovery, "games", lambda: {"high-card": plugged})
    find = package_of.__wrapped__
    assert find("high_card") == "other.high_card"
    assert [find("karma"), find("core")] == ["fivefold.games.karma", "fivefold.core"]
    with pytest.raises(Unsaid, match="no package has the words of low_card"):
        find("low_card")
