"""How often cards hold no SET: what is counted, and what the sheet says."""

import sys
from itertools import combinations

import pytest

import fivefold as ff
from fivefold.core.errors import BadOption
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import EASY_DECK
from fivefold.games.set_cards.odds import CLAIMS, Odds, no_set, to_one

from .tables import TWENTY


def test_set_17_the_sheets_33_to_1_for_twelve_cards_is_rather_30() -> None:
    """SET-17."""
    low, high = no_set(12, 200_000, seed=1).interval
    assert 29 < to_one(high) < 30 < to_one(low) < 31
    assert CLAIMS[12] == 33


def test_set_17_the_sheets_2500_to_1_for_fifteen_cards_is_a_little_low() -> None:
    """The true odds are nearly 2700 to 1; this many deals tell only that they are of that size."""
    low, high = no_set(15, 200_000, seed=1).interval
    assert 1500 < to_one(high) < 2680 < to_one(low) < 4500
    assert CLAIMS[15] == 2500


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_set_17_what_is_counted_agrees_with_every_hand_there_is(cards: int) -> None:
    hands = list(combinations(EASY_DECK, cards))
    truth = sum(not sets.has_set(hand) for hand in hands) / len(hands)
    low, high = no_set(cards, 50_000, seed=2, easy=True).interval
    assert low < truth < high


def test_set_17_three_cards_of_the_full_deck_are_a_set_once_in_79_deals() -> None:
    low, high = no_set(3, 100_000, seed=1).interval
    assert low < 78 / 79 < high


def test_set_16_twenty_one_cards_always_hold_a_set_and_ten_easy_ones() -> None:
    """SET-16."""
    assert no_set(len(TWENTY) + 1, 20_000, seed=1).without == 0
    assert no_set(10, 20_000, seed=1, easy=True).without == 0
    assert no_set(9, 20_000, seed=1, easy=True).without > 0


def test_set_17_the_same_seed_deals_the_same() -> None:
    assert no_set(12, 30_000, seed=5) == no_set(12, 30_000, seed=5)
    assert no_set(12, 30_000, seed=5) != no_set(12, 30_000, seed=6)


def test_set_17_every_deal_is_counted_and_told_of() -> None:
    done = list[int]()
    assert no_set(12, 50_001, seed=1, progress=done.append).deals == 50_001
    assert done[-1] == 50_001
    assert done == sorted(done)


def test_set_17_odds_are_so_many_to_one() -> None:
    assert to_one(0.25) == 3
    assert to_one(0.0) == float("inf")
    assert Odds(12, 200, 50).chance == 0.25


@pytest.mark.parametrize(
    ("cards", "deals", "easy"), [(2, 1, False), (82, 1, False), (28, 1, True), (12, 0, False)]
)  # fmt: skip
def test_set_17_what_cannot_be_dealt_is_refused(cards: int, deals: int, easy: bool) -> None:
    with pytest.raises(ff.BadOption):
        no_set(cards, deals, easy=easy)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadOption, match=r"pip install 'fivefold\[odds\]'") as refused:
        no_set(12, 1000)
    assert refused.value.code == "no-numpy"
