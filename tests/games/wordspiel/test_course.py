"""Whole matches: dictionaries that are here or not, secrets, samples, laws, and thousands of random games."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.games.wordspiel.cards import deck
from fivefold.games.wordspiel.model import Dealt, WordSpielOptions
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.view import unseen
from fivefold.pieces import lexicon
from fivefold.testing import check
from pieces.lists import name_lists

from .tables import begun, play, refused, result, shown, spiel

CLUB = "no\none\nons\nnow\nowed\n"


@pytest.fixture(name="club")
def club_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> lexicon.Lexicon:
    """A host's own list of five words, given and forgotten again after the test."""
    path = tmp_path / "club.txt"
    path.write_text(CLUB)
    name_lists(monkeypatch, "")
    book, *_ = lexicon.give(path)
    return book


def played_out(slug: str, seed: int, **options: Any) -> ff.AnyTable:
    """A match of random moves."""
    table = ff.Table(slug, seed=seed, **options)
    luck = Chance(seed_bytes(seed))
    while table.outcome is None:
        seat = luck.pick(list(table.actors))
        table.act(seat, luck.pick(table.moves(seat)), table.now + luck.below(2000))
    return table


def test_ws_03_name_and_hash_of_the_dictionary_stand_in_the_record() -> None:
    table = played_out("wordspiel-solitaire", 2)
    header = msgspec.json.decode(table.record().splitlines()[0])
    assert header["options"]["lexicon"] == lexicon.own().tag
    assert spiel(2, seed=0).view(0).lexicon == lexicon.own().tag


def test_ws_03_a_host_may_give_another_list(club: lexicon.Lexicon) -> None:
    table = begun("OETITENY", "QQ", spiral="FUN", words="checked")
    assert table.game.options.lexicon == club.tag
    assert {table.game.write(move) for move in table.moves(0)} == {"N.O", "draw hand", "draw spiral"}
    with refused("not-a-word"):
        table.act(0, "UNITE")
    ours = begun("OETITENY", "QQ", spiral="FUN", words="checked", lexicon="english")
    assert ours.game.options.lexicon == lexicon.own().tag
    ours.act(0, "UNITE")


def test_ws_03_without_its_list_a_record_is_replayed_but_not_verified(
    club: lexicon.Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_out("wordspiel", 3, rounds=1, turn_seconds=0)
    record = table.record()
    assert ff.verify(record).outcome == result(table)
    name_lists(monkeypatch, "")
    again = ff.replay(record)
    assert again.state == table.state
    assert shown(again, 0)
    with pytest.raises(ff.BadRecord) as refusal:
        ff.verify(record)
    assert refusal.value.code == "missing"
    assert club.tag in str(refusal.value)
    assert "--words" in str(refusal.value)


@pytest.mark.parametrize("slug", ["wordspiel", "wordspiel-solitaire"])
def test_ws_03_no_new_match_without_its_list(slug: str) -> None:
    for tag in ("nowhere", "english:0123456789abcdef"):
        with refused("no-list"):
            ff.Table(slug, lexicon=tag)


def test_ws_03_a_match_whose_list_is_gone_goes_on_without_looking_words_up() -> None:
    gone = WordSpiel(WordSpielOptions(lexicon="club:0123456789abcdef"))
    lost = ff.Table.at(gone, "seats 2; round 1; hands OI | QQ; spiral FUN; deck E")
    assert {lost.game.write(move) for move in lost.moves(0)} == {"draw hand", "draw spiral"}
    lost.act(0, "NO")
    with refused("no-list"):
        lost.act(1, "challenge")
    assert lost.game.hints(lost.view(1)) == ()
    answer = lost.game.look_up("no")
    assert answer is not None
    assert answer.good is None


def test_ws_09_what_others_hold_and_what_is_to_come_stays_secret() -> None:
    table = spiel(3, seed=11)
    (dealt,) = table.log[0].events
    assert isinstance(dealt, Dealt)
    assert dealt.seen_by(1).hands[0] == ()
    assert dealt.seen_by(1).hands[1] == dealt.hands[1]
    assert dealt.seen_by(None).deck == ""
    shown = table.view(None)
    assert shown.hand == ()
    assert shown.counts == (10, 10, 10)
    assert table.game.moves(shown) is not None
    assert list(table.game.moves(shown)) == []


def test_a_sample_puts_unseen_cards_where_they_may_lie() -> None:
    table = begun("OXI", "EEE", "AAA", spiral="FUN", deck="KEEEE", letters="box")
    play(table, "NOX")
    table.act(2, "challenge")
    seen = table.view(1)
    guess = table.game.sample(seen, Chance(seed_bytes(3)))
    assert guess.hands[0].startswith("OX")
    assert guess.hands[1] == table.state.hands[1]
    assert table.game.view(guess, 1) == seen
    hidden = unseen(seen, deck("box"))
    assert Counter(hidden) == Counter(deck("box")) - Counter("FUN") - Counter("EEE") - Counter("OX")


def test_a_sample_remembers_what_became_the_deck() -> None:
    table = begun("OZ", "NEQQ", "EARZ", spiral="KFUN", deck="SX", letters="box")
    table.act(1, "exchange Q")
    play(table, "NO", "ONE", "EAR", "draw hand")
    for seed in range(5):
        guess = table.game.sample(table.view(1), Chance(seed_bytes(seed)))
        assert sorted(guess.deck) == sorted("KFUQ")


def test_a_sample_of_a_match_that_is_over_shows_all_hands() -> None:
    table = begun("O", "AEQ", "XI", spiral="FUN", words="checked")
    play(table, "NO")
    guess = table.game.sample(table.view(1), Chance(seed_bytes(1)))
    assert [sorted(hand) for hand in guess.hands] == [[], ["A", "E", "Q"], ["I", "X"]]
    assert table.game.view(guess, 1) == table.view(1)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_no_card_is_lost(seats: int) -> None:
    """1,000 games with each number of players, with a look at all 110 cards after every act."""
    whole, game = Counter(deck("box")), find_game("wordspiel")
    for number in range(1000):
        luck = Chance(seed_bytes(number))
        table = spiel(seats, number, rounds=1, words=luck.pick(["challenge", "checked"]))
        while table.outcome is None:
            seat = luck.pick(list(table.actors))
            table.act(seat, luck.pick(table.moves(seat)))
            assert Counter(game.pieces(table.game, table.state)) == whole


@pytest.mark.soak
def test_laws_at_length() -> None:
    check(find_game("wordspiel"), matches=60, seed=8)


@pytest.mark.parametrize(
    ("phase", "seat", "secret"),
    [
        ("play", 0, "QX CD G"),
        ("play", 1, "QX A F"),
        ("play", None, "QX A CD FG"),
        ("deal", 0, "QX G"),
        ("deal", None, "QX FG"),
        ("over", 1, "QX F"),
    ],
)
def test_ws_10_what_lies_aside_stays_secret_when_hands_are_counted(phase: str, seat: int | None, secret: str) -> None:
    """Ann holds A and a B that everybody has seen, and has laid F aside; Ben holds C and D, and has laid G aside."""
    table = begun("AB", "CD", spiral="FUN", deck="QX")
    state = msgspec.structs.replace(
        table.state, phase=phase, spiral="UN", aside=("F", "G"), known=("B", ""), reshuffled=("", "", "")
    )
    assert set(table.game.secrets(state, seat)) == set(secret) - {" "}
