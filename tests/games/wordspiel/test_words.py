"""Every word that can be played, against a slow search, and the examples of the rules."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.cards import deck
from fivefold.games.wordspiel.words import Found
from fivefold.pieces.letter_graph import SIZES
from fivefold.pieces.lexicon import Lexicon, own


@cache
def all_words() -> list[tuple[str, int]]:
    return list(own().rated())


def tried_out(spiral: str, hand: str, listed: list[tuple[str, int]], rarest: int = 95) -> set[Found]:
    """The same by trying every word of the list at every overlap."""
    held, found = Counter(hand), set[Found]()
    for word, level in listed:
        for used in range(1, len(word)):
            if level <= rarest and spiral.endswith(word[:used]) and Counter(word[used:]) <= held:
                found.add(Found(word[:used], word[used:], level))
    return found


def written(spiral: str, hand: str) -> set[str]:
    return {str(one) for one in words.find(spiral, hand, own())}


def test_ws_07_no_unite_and_funny_after_fun() -> None:
    found = written("FUN", "OITENY")
    assert {"N.O", "UN.ITE", "FUN.NY"} - found == set()
    assert "FUN.ITE" not in found
    assert all(one.cards for one in words.find("FUN", "OITENY", own()))


def test_ws_07_words_go_back_across_the_words_before() -> None:
    """After STEP and PRIEST the spiral is STEPRIEST: its end is ST, EST, and all of PRIEST, but not STEP."""
    found = written("STEPRIEST", "ATSHERE")
    assert {"T.EAR", "ST.ARE", "EST.HETE", "PRIEST.S"} - found == set()
    assert not any(one.startswith(("STEP.", "REST.")) for one in found)


def test_ws_07_the_end_may_join_two_words() -> None:
    """AN and NEST share an N, and ANNE goes on from the first into the second."""
    assert "ANNE.X" in written("CANNE", "X")


@pytest.mark.parametrize(("hand", "count"), [("N", 0), ("NN", 1)])
def test_ws_07_a_letter_counts_as_often_as_it_is_in_the_hand(hand: str, count: int) -> None:
    assert ("CAN.NON" in written("CAN", hand + "O")) is bool(count)


def test_ws_07_cards_may_come_as_they_stand_in_a_view() -> None:
    assert words.find(tuple("FUN"), tuple("OI"), own()) == words.find("fun", "oi", own())


def test_ws_07_nothing_can_be_made_from_nothing() -> None:
    assert words.find("", "ABC", own()) == []
    assert words.find("FUN", "", own()) == []


letters = st.sampled_from(deck("box"))


@settings(max_examples=12, deadline=None)
@given(st.text(letters, min_size=1, max_size=20), st.text(letters, max_size=10), st.sampled_from(SIZES[1:]))
def test_ws_07_every_word_is_found_once_and_no_other(spiral: str, hand: str, rarest: int) -> None:
    found = words.find(spiral, hand, own(), rarest)
    assert len(found) == len(set(found))
    assert set(found) == tried_out(spiral, hand, all_words(), rarest)


few = st.sets(st.text("ABCD", min_size=2, max_size=6), min_size=1, max_size=60)


@settings(max_examples=150, deadline=None)
@given(few, st.text("ABCD", min_size=1, max_size=8), st.text("ABCD", max_size=7))
def test_ws_07_also_where_letters_repeat_all_the_time(listed: set[str], spiral: str, hand: str) -> None:
    levels = dict.fromkeys(listed, 10)
    found = words.find(spiral, hand, Lexicon.of("few", levels))
    assert len(found) == len(set(found))
    assert set(found) == tried_out(spiral, hand, list(levels.items()))


@pytest.mark.soak
@settings(max_examples=300, deadline=None)
@given(st.text(letters, min_size=40, max_size=60), st.text(letters, min_size=10, max_size=16))
def test_ws_07_long_spirals_and_big_hands(spiral: str, hand: str) -> None:
    assert set(words.find(spiral, hand, own())) == tried_out(spiral, hand, all_words())


def test_a_vocabulary_leaves_rare_words_out() -> None:
    everything = words.find("FUN", "OITENY", own())
    common = words.find("FUN", "OITENY", own(), 35)
    assert set(common) == {one for one in everything if one.level <= 35}
    assert 0 < len(common) < len(everything)
