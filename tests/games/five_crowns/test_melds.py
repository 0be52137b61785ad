"""The arrangement of a hand: against a slow search that is plainly right, and on hands made to be nasty."""

import random
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.arranging import read_meld
from fivefold.games.five_crowns.cards import DECK, KINDS, NUMBER, POINTS, Card, Laid, Meld, is_wild

from .tables import cards, fewest, is_meld

SMALL = tuple(card for card in DECK if card[-1] in "SHK" and NUMBER[card] < 10)
"""Two suits and the Jokers, in which melds abound."""


def drawn_from(deck: tuple[Card, ...], most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands of so many cards at most."""
    places = st.lists(st.sampled_from(range(len(deck))), unique=True, max_size=most)
    return places.map(lambda found: tuple(deck[place] for place in found))


def hands(most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands from both decks, half of them from few suits."""
    return st.one_of(drawn_from(DECK, most), drawn_from(SMALL, most))


wilds = st.integers(3, 13)


def check_laid(laid: Laid, held: tuple[Card, ...], wild: int) -> None:
    """Every card lies somewhere, every meld is one, and every natural card stands for itself."""
    assert sorted(chain(laid.left, *(meld.cards for meld in laid.melds))) == sorted(held)
    assert laid.points == sum(POINTS[wild][card] for card in laid.left)
    for meld in laid.melds:
        assert is_meld(meld.cards, wild)
        for card, place in zip(meld.cards, meld.stands_for, strict=True):
            own = card if meld.kind == "run" else card[:-1]
            assert is_wild(card, wild) or own == place


@settings(max_examples=800, deadline=None)
@given(hands(8), wilds)
def test_fc_04_fc_05_fc_06_best_is_the_best(held: tuple[Card, ...], wild: int) -> None:
    """FC-04, FC-05, FC-06: no other way to lay the cards leaves fewer points."""
    laid = melds.best(held, wild)
    check_laid(laid, held, wild)
    assert laid.points == melds.least(held, wild) == fewest(held, wild)


@settings(max_examples=300, deadline=None)
@given(hands(7).filter(bool), wilds)
def test_fc_13_the_best_discard_is_the_best(held: tuple[Card, ...], wild: int) -> None:
    without = {card: held[: held.index(card)] + held[held.index(card) + 1 :] for card in held}
    left = {card: fewest(kept, wild) for card, kept in without.items()}
    card, laid = melds.best_discard(held, wild)
    check_laid(laid, without[card], wild)
    assert laid.points == left[card] == min(left.values())
    assert melds.least_discard(held, wild) == (card, laid.points)


@settings(max_examples=500, deadline=None)
@given(hands(7).filter(lambda held: len(held) >= 2), wilds)
def test_fc_11_the_cards_with_which_one_goes_out(held: tuple[Card, ...], wild: int) -> None:
    ways = [card for card in dict.fromkeys(held) if not fewest(tuple_without(held, card), wild)]
    assert list(melds.outs(held, wild)) == ways


def tuple_without(held: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return held[: held.index(card)] + held[held.index(card) + 1 :]


@settings(max_examples=300, deadline=None)
@given(hands(14), wilds, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(held: tuple[Card, ...], wild: int, order: random.Random) -> None:
    mixed = order.sample(held, len(held))
    assert melds.best(mixed, wild) == melds.best(held, wild)
    check_laid(melds.best(held, wild), held, wild)
    if held:
        assert melds.best_discard(mixed, wild) == melds.best_discard(held, wild)


@settings(max_examples=300, deadline=None)
@given(hands(14).filter(lambda held: len(held) >= 2), wilds)
def test_fc_11_the_quick_look_never_overlooks_a_way_out(held: tuple[Card, ...], wild: int) -> None:
    ways = [card for card in dict.fromkeys(held) if not melds.least(tuple_without(held, card), wild)]
    assert list(melds.outs(held, wild)) == ways


@settings(max_examples=500, deadline=None)
@given(hands(7), wilds)
def test_fc_04_fc_05_fc_06_what_a_player_lays_is_read_as_a_meld_if_it_is_one(held: tuple[Card, ...], wild: int) -> None:
    """FC-04, FC-05, FC-06."""
    meld = read_meld(held, wild)
    assert (meld is not None) == is_meld(held, wild)
    if meld is not None:
        check_laid(Laid((meld,), (), 0), held, wild)
        assert read_meld(meld.cards, wild) == meld


@pytest.mark.parametrize(
    ("held", "wild", "points"),
    [
        ("8S 8* 8C", 3, 0),  # FC-04: suits are free
        ("8S 8S 8C", 3, 0),  # FC-04: and may repeat
        ("8S 8S", 3, 16),
        ("5C 6C 7C", 3, 0),  # FC-05
        ("9* 10* J* Q*", 3, 0),
        ("5C 6C 7S", 3, 18),  # one suit
        ("Q* K* 3*", 5, 28),  # no wrap
        ("5C 5C 6C 7C", 3, 5),  # each rank once
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", 7, 0),  # all eleven
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JK", 7, 0),  # and a wild card more than a run can hold
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JK JK", 7, 0),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JK JK JK", 7, 0),
        ("4H 5H 6H 7H 8H 9H 10H JH QH KH KH", 3, 13),
        ("9C 7C JC", 7, 0),  # FC-06: the sheet's example
        ("8S QS Q*", 8, 0),
        ("JK JK JK", 5, 0),  # wild cards alone
        ("5H 5S JK", 5, 0),
        ("JK JK", 5, 100),
        ("JK 5S", 5, 70),
        ("JK 4S 9H", 5, 63),  # one wild card helps no two strangers
        ("JK JK 4S 9H", 5, 4),  # two make a book with the higher one
        ("3S JK JK KS", 8, 3),
        ("5H JK JK 8H", 3, 0),  # side by side
        ("6H 7H 7S 9H", 7, 0),  # FC-07
        ("6H 7H 7S 9H 9S 9C", 7, 0),
        ("4H 5H 7H 8H JK", 12, 0),  # a wild card between two runs
        ("4H 5H 6H 8H 9H 10H JK", 12, 0),
        ("5H 6H 7H 7S 7C", 3, 11),  # the 7 is wanted twice
        ("5H 6H 7H 8H 7S 7C", 3, 14),
        ("5H 6H 7H 8H 8S 8C", 3, 0),  # a run that lets its end go
        ("5H 6H 7H 5S 6S 7S 5C 6C 7C", 3, 0),
        ("5H 6H 7H 5H 6H 7H", 3, 0),  # two equal runs
        ("5H 6H 7H 8H 9H 6H", 3, 6),
        ("5H 6H 7H 7H 8H 9H", 3, 0),  # two runs that touch
        ("4S 4H 6S 6H JK QC KC", 9, 20),
        ("", 3, 0),
        ("KS", 13, 20),
    ],
)
def test_fc_04_fc_05_fc_06_fc_07_nasty_hands(held: str, wild: int, points: int) -> None:
    """FC-04, FC-05, FC-06, FC-07."""
    laid = melds.best(cards(held), wild)
    check_laid(laid, cards(held), wild)
    assert laid.points == melds.least(cards(held), wild) == points


def test_fc_05_every_three_neighbours_of_a_suit_are_a_run_and_nothing_goes_around() -> None:
    for suit in "SHCD*":
        ranks = [card for card in KINDS if card[-1] == suit]
        for place, low in enumerate(ranks[:-2]):
            wild = 3 if place > 5 else 13
            if not any(is_wild(card, wild) for card in ranks[place : place + 3]):
                assert melds.least((low, *ranks[place + 1 : place + 3]), wild) == 0
        assert melds.least((ranks[-1], ranks[0], ranks[1]), 8) == 13 + 3 + 4
        assert melds.least((ranks[-2], ranks[-1], ranks[0]), 8) == 12 + 13 + 3


@pytest.mark.parametrize("count", range(3, 15))
def test_fc_06_any_number_of_wild_cards_is_a_meld(count: int) -> None:
    held = (*("JK",) * 6, *(f"5{suit}" for suit in "SHCD*" * 2))[:count]
    laid = melds.best(held, 5)
    assert [len(meld.cards) for meld in laid.melds] == [count]
    assert laid.left == ()


def test_fc_06_every_hand_of_nearly_all_wild_cards_lies_well() -> None:
    for card in KINDS:
        assert melds.least((card, "JK", "JK"), 8) == 0


def test_fc_07_a_wild_card_lies_in_its_own_place_if_there_is_one() -> None:
    (run,) = melds.best(cards("9H 7S 6H 7H"), 7).melds
    assert run == Meld("run", 6, "H", cards("6H 7H 7S 9H"))
    assert run.stands_for == cards("6H 7H 8H 9H")


def test_what_each_wild_card_stands_for() -> None:
    book, wilds_alone = melds.best(cards("8S 8C JK"), 5).melds[0], melds.best(cards("5S 5H JK"), 5).melds[0]
    assert book.stands_for == ("8", "8", "8")
    assert wilds_alone.stands_for == ("5", "5", "5")
    (run,) = melds.best(cards("QD KD JK"), 5).melds
    assert run == Meld("run", 11, "D", cards("JK QD KD"))
    assert run.stands_for == cards("JD QD KD")


def test_natural_melds_stay_natural_when_they_can() -> None:
    laid = melds.best(cards("4C 5C 6C 9S 9H JK"), 7)
    assert [str(meld) for meld in laid.melds] == ["4C-5C-6C", "9S-9H-JK"]
    laid = melds.best(cards("4C 5C 6C JK JK JK"), 7)
    assert [str(meld) for meld in laid.melds] == ["4C-5C-6C", "JK-JK-JK"]


def test_fc_13_of_equal_discards_the_one_that_counts_most_goes() -> None:
    assert melds.best_discard(cards("8S 8C 8D 8H"), 3).card == "8S"
    assert melds.best_discard(cards("8S 8C 8D JK"), 3).card == "8S"
    assert melds.best_discard(cards("4S 5S 6S QD KD"), 3).card == "KD"


def test_a_hand_that_is_none_is_not_arranged() -> None:
    with pytest.raises(ValueError, match="at most"):
        melds.best(DECK[:20], 5)


@pytest.mark.parametrize(
    ("held", "wild", "meld"),
    [
        ("JK 4H 5H", 9, Meld("run", 3, "H", cards("JK 4H 5H"))),  # as it was laid
        ("4H 5H JK", 9, Meld("run", 4, "H", cards("4H 5H JK"))),
        ("5H JK 4H", 9, Meld("run", 4, "H", cards("4H 5H JK"))),  # put into order
        ("QH JK KH", 9, Meld("run", 11, "H", cards("JK QH KH"))),
        ("JK 9H 7H", 9, Meld("book", 7, "", cards("7H 9H JK"))),
        ("9S 8H JK 10H 9H 7H", 9, Meld("run", 7, "H", cards("7H 8H 9H 10H 9S JK"))),
        ("8S JK", 9, None),
        ("8S 8C 7C", 9, None),
        ("5H 7H 8H", 9, None),
        ("5H 5H 6H JK", 9, None),
        ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JK", 9, None),  # a card more than a run can have
    ],
)
def test_fc_13_a_meld_of_ones_own(held: str, wild: int, meld: Meld | None) -> None:
    assert read_meld(cards(held), wild) == meld


@pytest.mark.soak
def test_best_is_the_best_by_the_thousand() -> None:
    luck = random.Random(7)
    for _ in range(20_000):
        held = tuple(luck.sample(luck.choice((DECK, SMALL)), luck.randint(1, 10)))
        wild = luck.randint(3, 13)
        laid = melds.best(held, wild)
        check_laid(laid, held, wild)
        assert laid.points == melds.least(held, wild) == fewest(held, wild)
