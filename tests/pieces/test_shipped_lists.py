"""The word lists that come with Fivefold: what is in them, their hashes, and that each is loaded only when needed."""

import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from fivefold.pieces import lexicon
from pieces.lists import name_lists

FRENCH_IN = "maître madame été ete cœur coeur garçon mangeons chevaux œil noël naïve où qi kg brrr yeux afin"
FRENCH_OUT = "marseille nasa l'eau vice-versa c xyzzy avr févr hoc cwm gemütlich etc dr"
SPANISH_IN = "año niños señor también secándonoslos está vergüenza pingüino ñu kg yo él ñandú amaríamos comeréis vos"
SPANISH_OUT = "españa dr cía. ex-alcalde x xyzzy nino senor sr pág avda œil garçon ne"
TAGS = ["english:0d148e5fb7c08365", "french:16de7213056f7c9c", "spanish:6ef8de0430dfde7b"]


@cache
def words_of(name: str) -> list[str]:
    return list(lexicon.shipped(name))


@pytest.fixture(autouse=True)
def no_other_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    name_lists(monkeypatch, "")


@pytest.mark.parametrize(
    ("name", "good", "wrong"), [("french", FRENCH_IN, FRENCH_OUT), ("spanish", SPANISH_IN, SPANISH_OUT)]
)
def test_words_are_in_and_names_and_abbreviations_are_out(name: str, good: str, wrong: str) -> None:
    book = lexicon.shipped(name)
    assert [word for word in good.split() if word not in book] == []
    assert [word for word in wrong.split() if word in book] == []


def test_records_name_these_lists_so_their_words_do_not_change() -> None:
    """A list whose words change gets a new hash, and records that name the old one are no longer verified."""
    assert lexicon.tags() == TAGS


@pytest.mark.parametrize("name", ["french", "spanish"])
def test_the_hash_is_that_of_the_words(name: str) -> None:
    book, words = lexicon.shipped(name), words_of(name)
    assert words == sorted(set(words))
    assert len(words) == len(book)
    assert {len(word) for word in words} == set(range(2, 16))
    assert book.sha256 == sha256("\n".join(words).encode()).hexdigest()


def test_only_the_enye_keeps_its_mark() -> None:
    assert lexicon.shipped("french").alphabet == lexicon.own().alphabet
    assert lexicon.shipped("spanish").alphabet == lexicon.own().alphabet + "Ñ"
    assert lexicon.shipped("spanish").spelled("Pingüinos y ñandúes") == "PINGUINOS Y ÑANDUES"
    assert lexicon.shipped("spanish").folded is lexicon.shipped("spanish")


@pytest.mark.parametrize("name", ["english", "french", "spanish"])
def test_a_list_counts_its_letters_and_finds_a_word_by_its_place(name: str) -> None:
    book, words = lexicon.shipped(name), words_of(name)
    counts = book.letter_counts()
    assert {letter: counts[letter] for letter in "EQZ"} == {letter: "".join(words).count(letter) for letter in "EQZ"}
    for place in (0, 1, 2, 1000, len(words) // 2, len(words) - 1):
        assert book.word(place) == words[place]
    with pytest.raises(IndexError):
        book.word(len(words))


def test_a_list_is_loaded_when_it_is_first_needed() -> None:
    script = """
from fivefold.pieces import lexicon
import fivefold as ff
ff.Table("wordspiel", seed=1)
assert lexicon.choices() and lexicon.tags()
assert lexicon.shipped.cache_info().currsize == 1
ff.Table("wordspiel", seed=1, lexicon="french")
assert lexicon.shipped.cache_info().currsize == 2
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)


def test_the_notices_of_the_sources_are_beside_the_lists() -> None:
    folder = Path(lexicon.__file__).parent / "data"
    assert (folder / "MPL-2.0.txt").read_text("utf-8").startswith("Mozilla Public License Version 2.0")
    notices = (folder / "README.md").read_text("utf-8")
    for words in ("Dicollecte", "Santiago Bosio", "tools/words"):
        assert words in notices
