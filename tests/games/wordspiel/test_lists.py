"""WordSpiel with the French and the Spanish list and their decks: words, laws, bots, hints, reviews and records."""

import re
from collections import Counter
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

import fivefold as ff
from fivefold.core.options import Options, describe
from fivefold.core.rulebook import rulebook
from fivefold.core.speech import Reader
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.cards import DECKS, deck
from fivefold.games.wordspiel.model import SolitaireOptions, Spell, Spelled, WordSpielOptions
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import Lexicon
from fivefold.testing import check
from pieces.lists import name_lists

from .tables import at, refused

LANGUAGES = ("french", "spanish")
ROUND = "seats 2; round 1; turn 0; deck EEE; hands {hand} | NN; spiral {spiral}"


@pytest.fixture(autouse=True)
def no_other_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    name_lists(monkeypatch, "")


@pytest.mark.parametrize("name", DECKS)
def test_ws_01_the_deck_of_a_language_has_110_cards(name: str) -> None:
    cards = Counter(deck(name))
    assert cards.total() == 110
    book = lexicon.find({"box": "english", "german": "english"}.get(name, name))
    assert book is not None
    assert set(cards) <= set(book.alphabet)
    assert cards["E"] == max(cards.values())


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_ws_19_the_rules_name_the_cards_of_each_deck(language: str) -> None:
    clause = rulebook(WordSpiel, language).clauses["WS-19"]
    _, *decks = re.split(r"[A-ZÉ][a-zäöüñéáç]+\s*: ", " ".join(clause.split("110", 1)[1].split()))
    assert len(decks) == len(DECKS) - 1
    for text, name in zip(decks, ("french", "german", "spanish"), strict=True):
        counts = {
            letter: int(count)
            for count, letters in re.findall(r"(\d+) ([^;.\d]+)", text)
            for letter in re.findall(r"\b[A-ZÑ]\b", letters)
        }
        assert counts == Counter(deck(name))


@pytest.mark.parametrize("name", LANGUAGES)
def test_ws_01_with_its_deck_most_hands_have_a_word(name: str) -> None:
    book = lexicon.find(name)
    assert book is not None
    luck = ff.Chance(b"hands")
    hands = [luck.shuffled(deck(name))[:11] for _ in range(200)]
    without = [cards for cards in hands if not words.find(cards[0], cards[1:], book)]
    assert len(without) <= 12


def test_ws_02_french_words_are_accepted_as_people_write_them() -> None:
    table = at(ROUND.format(hand="TESX", spiral="NE"), words="checked", lexicon="french", deck="french")
    assert table.act(0, "Étés")[0] == Spelled(0, "E", "TES", 0)
    table = at(ROUND.format(hand="TESX", spiral="UNI"), words="checked", lexicon="french", deck="french")
    with refused("not-a-word"):
        table.act(0, "I.TEX")


def test_ws_18_in_the_spanish_list_enye_is_a_letter_of_its_own() -> None:
    table = at(ROUND.format(hand="ÑOSX", spiral="SA"), words="checked", lexicon="spanish", deck="spanish")
    with refused("not-makeable"):
        table.act(0, "ano")
    assert table.act(0, "años")[0] == Spelled(0, "A", "ÑOS", 0)
    assert table.game.read_state(table.position) == table.state
    answer = table.game.look_up("dieciséis")
    assert answer is not None
    assert answer.good


def test_ws_18_letters_that_no_word_has_are_refused() -> None:
    for options in ({"deck": "spanish"}, {"deck": "spanish", "lexicon": "french", "accents": "kept"}):
        with refused("bad-deck"):
            ff.Table("wordspiel", **options)
    assert ff.Table("wordspiel", deck="spanish", lexicon="spanish", seed=1).game.options.deck == "spanish"


class _French(WordSpielOptions, frozen=True):
    rounds: int = 1
    lexicon: str = "french"
    deck: str = "french"


class _Spanish(WordSpielOptions, frozen=True):
    rounds: int = 1
    lexicon: str = "spanish"
    deck: str = "spanish"


class _AloneInFrench(SolitaireOptions, frozen=True):
    lexicon: str = "french"
    deck: str = "french"


class _AloneInSpanish(SolitaireOptions, frozen=True):
    lexicon: str = "spanish"
    deck: str = "spanish"


class FrenchSpiel(WordSpiel):
    options_type: ClassVar[type[Options]] = _French


class SpanishSpiel(WordSpiel):
    options_type: ClassVar[type[Options]] = _Spanish


class FrenchSolitaire(Solitaire):
    options_type: ClassVar[type[Options]] = _AloneInFrench


class SpanishSolitaire(Solitaire):
    options_type: ClassVar[type[Options]] = _AloneInSpanish


@pytest.mark.parametrize("game", [FrenchSpiel, SpanishSpiel, FrenchSolitaire, SpanishSolitaire])
def test_the_laws_hold_in_every_language(game: type[WordSpiel | Solitaire]) -> None:
    check(game, matches=1, seed=1)


@lru_cache(8)
def _match(name: str, level: str = "medium") -> str:
    """A record of a match between two bots."""
    played = ff.simulate(
        "wordspiel", [level, level], seed=3, records=True, rounds=1, lexicon=name, deck=name, turn_seconds=0
    )
    record = played.matches[0].record
    assert record is not None
    return record


def _book(name: str) -> Lexicon:
    book = lexicon.find(name)
    assert book is not None
    return book


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("level", ["easy", "expert"])
def test_bots_play_words_of_the_list(name: str, level: str) -> None:
    table = ff.replay(_match(name, level))
    played = [event for entry in table.log for event in entry.events if isinstance(event, Spelled)]
    assert played
    assert [event for event in played if event.spiral + event.cards not in _book(name)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_ws_03_the_record_names_the_list_and_its_hash(name: str) -> None:
    header = msgspec.json.decode(_match(name).splitlines()[0])
    assert header["options"]["lexicon"] == f"{name}:{_book(name).sha256[:16]}"
    assert header["options"]["deck"] == name
    assert ff.verify(_match(name)).outcome


def _renamed(record: str, tag: str, other: str) -> str:
    """The record with another list in its first line, and a checksum that is right again."""
    *lines, last = record.replace(tag, other).splitlines(keepends=True)
    end = msgspec.json.decode(last) | {"sha256": sha256("".join(lines).encode()).hexdigest()}
    return "".join(lines) + msgspec.json.encode(end).decode() + "\n"


def test_ws_03_a_record_with_a_list_that_is_not_here_is_refused_by_its_name() -> None:
    for gone in ("french:0123456789abcdef", "klingon:0123456789abcdef"):
        record = _renamed(_match("french"), _book("french").tag, gone)
        assert ff.replay(record).outcome
        with pytest.raises(ff.BadRecord) as refusal:
            ff.verify(record)
        assert refusal.value.code == "missing"
        assert gone in str(refusal.value)
        for tag in lexicon.tags():
            assert tag in str(refusal.value)


def test_hints_and_moves_are_words_of_the_list() -> None:
    table = at(ROUND.format(hand="TESX", spiral="NE"), lexicon="french", deck="french")
    hints = [Reader("fr").say(hint.message) for hint in table.game.hints(table.view(0))]
    longest = max((move for move in table.moves(0) if isinstance(move, Spell)), key=lambda move: len(move.cards))
    assert longest.spiral + longest.cards in _book("french")
    assert longest.spiral + longest.cards in hints[-1]


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_review_judges_by_the_list_of_the_match(name: str) -> None:
    book, judged = _book(name), ff.review(_match(name))
    best = [decision.best.replace(".", "") for decision in judged.decisions if "." in decision.best]
    assert best
    assert [word for word in best if word not in book] == []


def test_the_options_say_which_language_each_choice_is_in() -> None:
    options = {option.name: option for option in describe(WordSpielOptions)}
    for name, languages in (("lexicon", ("en", "fr", "es")), ("deck", ("en", "fr", "de", "es"))):
        assert options[name].languages == languages
        assert len(options[name].labels) == len(options[name].choices) == len(languages)
    assert options["deck"].free
    assert options["rounds"].languages == ()


@pytest.mark.parametrize("slug", ["wordspiel", "wordspiel-solitaire"])
def test_the_table_says_which_list_is_used_in_words(slug: str) -> None:
    for name, line in (("french", "dictionary: French"), ("spanish", "dictionary: Spanish")):
        table = ff.Table(slug, seed=1, lexicon=name, deck=name)
        assert line in [Reader("en").say(row) for row in table.game.show(table.view(0)) if not isinstance(row, str)]
    english = ff.Table(slug, seed=1)
    assert not any("dictionary" in Reader("en").say(row) for row in english.game.show(english.view(0)))


GERMAN = "haus\nhäuser\nstraße\nstraßen\nesel\nsee\nseen\nente\nenten\nnest\nnester\nrat\ntat\ntaten\n"


def test_ws_03_an_operator_adds_a_german_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the default, offered first to readers of German, and plays with German letters (docs/word-lists.md)."""
    path = tmp_path / "german.txt"
    path.write_text(GERMAN, "utf-8")
    monkeypatch.setenv(lexicon.VARIABLE, str(path))
    option = next(option for option in describe(WordSpielOptions) if option.name == "lexicon")
    assert option.choices == ("default", "english", "french", "spanish")
    assert option.languages == ("de", "en", "fr", "es")
    assert Reader("de").say(option.labels[0]) == "Deutsch"
    table = at(ROUND.format(hand="TRASEN", spiral="NES"), words="checked", deck="german")
    with refused("not-makeable"):
        table.act(0, "straße")
    table = at(ROUND.format(hand="TRASSEN", spiral="NES"), words="checked", deck="german")
    assert table.act(0, "Straßen")[0] == Spelled(0, "S", "TRASSEN", 0)
    umlaut = at(ROUND.format(hand="AUSER", spiral="UH"), words="checked", deck="german")
    assert umlaut.act(0, "häuser")[0] == Spelled(0, "H", "AUSER", 0)
    played = ff.simulate("wordspiel", ["hard", "easy"], seed=1, rounds=1, deck="german")
    assert len(played.matches) == 1
