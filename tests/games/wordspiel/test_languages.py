"""WordSpiel in other languages than English: a host's list, its letters, and accents that count or do not."""

from pathlib import Path
from typing import ClassVar

import pytest

import fivefold as ff
from fivefold.core.options import Options, describe
from fivefold.core.speech import ENGLISH_READER
from fivefold.games.wordspiel.model import Accents, SolitaireOptions, Spelled, WordSpielOptions
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.pieces import lexicon
from fivefold.testing import check
from pieces.lists import name_lists

from .tables import at, refused

FRENCH = "été\nétés\ntes\ntés\nes\nse\nsel\nles\nlés\nnoël\nêtes\nœuf\nœufs\n"
LETTERS = "E15É15T15S15N9O9Ë9L9Ê9F9U9Œ9"


@pytest.fixture(name="french", autouse=True)
def french_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> lexicon.Lexicon:
    name_lists(monkeypatch, "")
    path = tmp_path / "français.txt"
    path.write_text(FRENCH, "utf-8")
    return lexicon.give(path)[0]


def test_ws_03_the_language_of_the_words_is_an_option(french: lexicon.Lexicon) -> None:
    """WS-03: by the name of the list; ours are always there."""
    assert french.name == "francais"
    option = next(option for option in describe(WordSpielOptions) if option.name == "lexicon")
    labels = [ENGLISH_READER.say(label) for label in option.labels]
    ours = {"english": "English", "french": "French", "spanish": "Spanish"}
    assert dict(zip(option.choices, labels, strict=True)) == {"default": "francais", **ours}
    assert option.languages == ("", "en", "fr", "es")
    assert ff.Table("wordspiel", lexicon="english").game.options.lexicon == lexicon.own().tag


def test_ws_18_without_accents_the_cards_of_the_box_are_enough() -> None:
    """WS-18."""
    table = at("seats 2; round 1; turn 0; deck EEE; hands TESX | NN; spiral NE", words="checked")
    assert "E.TES" in [table.game.write(move) for move in table.moves(0)]
    assert table.act(0, "ÉTÉS")[0] == Spelled(0, "E", "TES", 0)
    assert table.state.spiral == "NETES"


def test_ws_18_with_accents_each_is_a_letter_of_its_own() -> None:
    """WS-18."""
    table = at(
        "seats 2; round 1; turn 0; deck EEE; hands TÉES | NN; spiral NÉ", words="checked", accents="kept", deck=LETTERS
    )
    moves = [table.game.write(move) for move in table.moves(0)]
    assert "É.TÉ" in moves
    with refused("not-a-word"):
        table.act(0, "É.TE")
    table.act(0, "été")
    assert table.state.spiral == "NÉTÉ"
    assert table.game.read_state(table.position) == table.state


def test_ws_18_a_deck_with_letters_that_do_not_count_is_refused() -> None:
    """WS-18."""
    with refused("bad-deck"):
        ff.Table("wordspiel", deck=LETTERS)
    assert ff.Table("wordspiel", deck=LETTERS, accents="kept").game.options.deck == LETTERS


def test_ws_04_the_dictionary_is_asked_as_people_write() -> None:
    """WS-04."""
    folded, kept = (ff.Table("wordspiel-solitaire", accents=accents).game for accents in ("folded", "kept"))
    for game, text, good in (
        (folded, "Étés", True),
        (folded, "etes", True),
        (kept, "étés", True),
        (kept, "etes", False),
    ):
        found = game.look_up(text)
        assert found is not None
        assert found.good is good, text


class FrenchOptions(WordSpielOptions, frozen=True):
    """House rules with the letters of the list."""

    rounds: int = 1
    accents: Accents = "kept"
    deck: str = LETTERS


class FrenchSpiel(WordSpiel):
    """WordSpiel with other letters."""

    options_type: ClassVar[type[Options]] = FrenchOptions


class AloneOptions(SolitaireOptions, frozen=True):
    """The same alone."""

    accents: Accents = "kept"
    deck: str = LETTERS


class FrenchSolitaire(Solitaire):
    """The solitaire with other letters."""

    options_type: ClassVar[type[Options]] = AloneOptions


@pytest.mark.parametrize("game", [FrenchSpiel, FrenchSolitaire])
def test_the_laws_with_other_letters(game: type[WordSpiel | Solitaire]) -> None:
    check(game, matches=1, seed=1)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_bots_play_with_other_letters(level: str) -> None:
    result = ff.simulate("wordspiel", bots=[level, level], games=1, seed=1, rounds=1, deck=LETTERS, accents="kept")
    assert len(result.matches) == 1
