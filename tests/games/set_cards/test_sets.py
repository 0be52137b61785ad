"""Finding SETs: the counts that are known of the deck, and a search that misses none."""

from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefold.core.speech import Reader
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import EASY_DECK, FULL_DECK, Card

from .tables import CALM, TRIPLE, TWENTY, spread


def is_set_by_the_book(cards: tuple[Card, ...]) -> bool:
    """The definition, feature by feature: one value on all three, or three."""
    return all(len(set(values)) != 2 for values in zip(*cards, strict=True)) and len(set(cards)) == 3


def test_set_01_every_combination_of_four_features_is_one_card() -> None:
    assert len(FULL_DECK) == len(set(FULL_DECK)) == 81
    assert set(FULL_DECK) == {"".join(card) for card in product("123", "rgp", "sot", "oqd")}


def test_set_03_there_are_1080_sets_in_the_deck_and_117_in_the_easy_one() -> None:
    """SET-03."""
    assert len(sets.find(FULL_DECK)) == 1080
    assert len(sets.find(EASY_DECK)) == 117


def test_set_03_any_two_cards_have_exactly_one_that_completes_them() -> None:
    pairs = list(combinations(FULL_DECK, 2))
    assert len(pairs) == 3240
    for a, b in pairs:
        third = sets.completing(a, b)
        assert [card for card in FULL_DECK if sets.is_set(a, b, card)] == [third]
        assert is_set_by_the_book((a, b, third))


def test_set_03_two_solid_cards_are_completed_by_a_solid_card() -> None:
    assert {sets.completing(a, b) for a, b in combinations(EASY_DECK, 2)} == set(EASY_DECK)


def test_set_03_one_card_twice_has_none() -> None:
    with pytest.raises(ValueError, match="1rso twice"):
        sets.completing("1rso", "1rso")
    assert not sets.is_set("1rso", "1rso", "1rso")


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("2rso 2roo 2rto", id="alike but for the shading"),
        pytest.param("1rtd 2gtq 3pto", id="different but for the shading"),
        pytest.param("1rsd 2goq 3pto", id="different in everything"),
    ],
)
def test_set_03_the_examples_of_the_sheet_are_sets(cards: str) -> None:
    a, b, c = cards.split()
    assert sets.is_set(a, b, c)
    assert sets.why_not(a, b, c) == ()


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param("1rod 1god 1psd", ["two are open and one is solid"], id="the sheet's first"),
        pytest.param("2rsq 2roq 2ptq", ["two are red and one is purple"], id="the sheet's second"),
        pytest.param("1rso 1rso 2rso", ["two show 1 symbol and one shows 2"], id="one symbol"),
        pytest.param("3gto 2gto 3gto", ["two show 3 symbols and one shows 2"], id="the odd one in the middle"),
        pytest.param("2psq 1psd 3psd", ["two are diamonds and one is a squiggle"], id="the odd one first"),
        pytest.param("1ptq 2ptq 3pto", ["two are squiggles and one is an oval"], id="an oval"),
        pytest.param("1ptd 2ptq 3pso", ["two are striped and one is solid"], id="stripes"),
        pytest.param(
            "1rsq 2gsq 2roo",
            [
                "two show 2 symbols and one shows 1",
                "two are red and one is green",
                "two are solid and one is open",
                "two are squiggles and one is an oval",
            ],
            id="everything is wrong",
        ),
    ],
)
def test_set_04_why_three_cards_are_no_set(cards: str, why: list[str]) -> None:
    """SET-04."""
    a, b, c = cards.split()
    assert not sets.is_set(a, b, c)
    assert [Reader().strictly(fault.message) for fault in sets.why_not(a, b, c)] == why


def test_set_04_there_is_a_reason_exactly_when_three_different_cards_are_no_set() -> None:
    for a, b, c in combinations(FULL_DECK[::2], 3):
        assert bool(sets.why_not(a, b, c)) != sets.is_set(a, b, c)


def test_set_03_sets_are_found_in_the_order_in_which_the_cards_lie() -> None:
    cards = ("3rso", "1gtd", "1rso", "2gtd", "2rso", "3gtd")
    assert sets.find(cards) == [("3rso", "1rso", "2rso"), ("1gtd", "2gtd", "3gtd")]
    assert sets.find(reversed(cards)) == [("3gtd", "2gtd", "1gtd"), ("2rso", "1rso", "3rso")]


@settings(max_examples=300, deadline=None)
@given(st.permutations(FULL_DECK), st.integers(0, 24))
def test_set_03_find_misses_no_set_and_invents_none(deck: list[Card], count: int) -> None:
    cards = deck[:count]
    by_the_book = [triple for triple in combinations(cards, 3) if is_set_by_the_book(triple)]
    assert sets.find(cards) == by_the_book
    assert sets.has_set(cards) == bool(by_the_book)


@pytest.mark.parametrize("places", [(1, 2, 3), (10, 11, 12), (1, 6, 12)])
def test_set_03_one_set_among_twelve_is_found_wherever_it_lies(places: tuple[int, int, int]) -> None:
    assert sets.find(spread(*places)) == [TRIPLE]


def test_set_03_fewer_than_three_cards_hold_no_set() -> None:
    for cards in ((), ("1rso",), ("1rso", "2rso")):
        assert sets.find(cards) == []
        assert not sets.has_set(cards)


def test_set_03_how_many_features_differ_in_a_set() -> None:
    counts = [0, 0, 0, 0]
    for a, b, _ in sets.find(FULL_DECK):
        counts[sets.differing(a, b) - 1] += 1
    assert counts == [108, 324, 432, 216]


def can_be_without_a_set(cards: tuple[Card, ...], size: int) -> bool:
    """Whether so many of the cards can lie together without a SET, by trying everything."""
    bit = {card: 1 << n for n, card in enumerate(cards)}
    spoilt = [[bit.get(sets.COMPLETING[a][b], 0) for b in cards] for a in cards]

    def grow(chosen: tuple[int, ...], free: int) -> bool:
        if len(chosen) == size:
            return True
        while len(chosen) + free.bit_count() >= size:
            card = free.bit_length() - 1
            free ^= 1 << card
            left = free
            for other in chosen:
                left &= ~spoilt[card][other]
            if grow((*chosen, card), left):
                return True
        return False

    return grow((), (1 << len(cards)) - 1)


def test_set_16_nine_easy_cards_can_be_without_a_set_but_not_ten() -> None:
    assert can_be_without_a_set(EASY_DECK, 9)
    assert not can_be_without_a_set(EASY_DECK, 10)


def test_set_16_twenty_cards_can_be_without_a_set() -> None:
    assert len(set(TWENTY)) == 20
    assert not any(is_set_by_the_book(triple) for triple in combinations(TWENTY, 3))
    assert not sets.has_set(TWENTY)


def test_set_16_every_further_card_makes_a_set_with_them() -> None:
    for card in set(FULL_DECK) - set(TWENTY):
        assert sets.has_set((*TWENTY, card))


def test_the_calm_cards_of_these_tests_hold_only_the_set_they_should() -> None:
    assert sets.find((*TRIPLE, *CALM)) == [TRIPLE]


def splits() -> list[tuple[frozenset[Card], ...]]:
    """The ways to split the deck into three parts of 27 as the easy deck is one of them.

    Give each feature a weight of 0, 1 or 2, add up a card's values, and sort the cards by the
    remainder of the sum by 3. Doubled weights split in the same way.
    """
    values = {letter: n for letters in ("123", "rgp", "sot") for n, letter in enumerate(letters)}
    numbers = {card: (*(values[letter] for letter in card[:3]), "oqd".index(card[3])) for card in FULL_DECK}
    found = set[frozenset[frozenset[Card]]]()
    for weights in product(range(3), repeat=4):
        if any(weights):
            parts: list[set[Card]] = [set(), set(), set()]
            for card, value in numbers.items():
                parts[sum(w * v for w, v in zip(weights, value, strict=True)) % 3].add(card)
            found.add(frozenset(map(frozenset, parts)))
    return [tuple(split) for split in found]


def test_set_16_no_twenty_one_cards_are_without_a_set() -> None:
    """A proof by counting.

    There are 40 splits of the deck into three parts, in each of which at most 9 cards lie without
    a SET, and any two cards share a part in 13 splits, any three that are no SET in 4. So 21 cards
    without a SET would share a part as pairs 13 * C(21, 2) and as triples 4 * C(21, 3) times. But a
    certain balance of pairs and triples, which comes to 0 over all splits, is above 0 in each split
    but for 9 + 9 + 3 and 7 + 7 + 7 cards; and no number of these gives that many pairs.
    """
    ways = splits()
    assert len(ways) == 40
    parts = [part for split in ways for part in split]
    for part in parts:
        assert len(part) == 27
        assert not can_be_without_a_set(tuple(sorted(part)), 10)
    homes = dict.fromkeys(FULL_DECK, 0)
    for n, part in enumerate(parts):
        for card in part:
            homes[card] |= 1 << n
    for a, b in combinations(FULL_DECK, 2):
        assert (homes[a] & homes[b]).bit_count() == 13
    for a, b, c in combinations(FULL_DECK, 3):
        assert (homes[a] & homes[b] & homes[c]).bit_count() == (13 if sets.is_set(a, b, c) else 4)

    pairs, triples = 13 * comb(21, 2), 4 * comb(21, 3)
    kinds = [kind for kind in product(range(10), repeat=3) if sum(kind) == 21]
    balance = {kind: sum(3 * comb(n, 3) - 16 * comb(n, 2) for n in kind) + 693 for kind in kinds}
    assert 3 * triples - 16 * pairs + 693 * len(ways) == 0
    assert min(balance.values()) == 0
    assert {tuple(sorted(kind)) for kind in kinds if balance[kind] == 0} == {(3, 9, 9), (7, 7, 7)}
    some, others = sum(comb(n, 2) for n in (9, 9, 3)), sum(comb(n, 2) for n in (7, 7, 7))
    assert all(n * some + (len(ways) - n) * others != pairs for n in range(len(ways) + 1))
