"""Finding SETs among dice, against what one would write first."""

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.scramble_set import sets
from fivefold.pieces.dice import ALL_DICE, FACES, WILD, Face, is_set, roll

from .tables import CALM, faces

DICE = st.lists(st.sampled_from((*FACES, WILD)), max_size=12)
CROWDED = st.integers(1, 5).flatmap(
    lambda kinds: st.lists(st.sampled_from((*FACES[: 5 * kinds : kinds], WILD)), max_size=13)
)
"""Dice with few different faces, so that many are equal."""


@cache
def brute(dice: tuple[Face, ...]) -> int:
    """The most SETs at once, by leaving the first die out or putting it into any SET."""
    if len(dice) < 3:
        return 0
    first, *rest = dice
    best = brute(tuple(rest))
    for i, j in combinations(range(len(rest)), 2):
        if is_set(first, rest[i], rest[j]):
            best = max(best, 1 + brute(tuple(rest[:i] + rest[i + 1 : j] + rest[j + 1 :])))
    return best


@given(DICE | CROWDED)
def test_find_finds_every_three_that_are_a_set(dice: list[Face]) -> None:
    """SC-03: three dice; a WILD serves as any."""
    slow = [three for three in combinations(range(len(dice)), 3) if is_set(*(dice[place] for place in three))]
    assert sets.find(dice) == slow
    assert sets.has_set(dice) == bool(slow)


@given(DICE | CROWDED)
def test_most_is_as_good_as_trying_everything(dice: list[Face]) -> None:
    assert sets.most(dice) == brute(tuple(sorted(dice)))


@given(st.lists(st.sampled_from((*FACES, WILD)), max_size=42) | CROWDED)
def test_a_split_shows_how_to_have_the_most(dice: list[Face]) -> None:
    """SC-03: no die is in two SETs."""
    split = sets.split(dice)
    assert len(split) == sets.most(dice)
    assert len({place for three in split for place in three}) == 3 * len(split)
    assert all(is_set(*(dice[place] for place in three)) for three in split)


@given(st.permutations("123"), st.permutations("rgp"), DICE)
def test_most_does_not_care_for_order_or_names(numbers: list[str], colours: list[str], dice: list[Face]) -> None:
    other = str.maketrans("123rgp", "".join(numbers + colours))
    assert sets.most([face.translate(other) for face in reversed(dice)]) == sets.most(dice)


def test_every_little_lot_of_five_dice() -> None:
    for codes in combinations_with_replacement((*FACES[::2], WILD), 5):
        assert sets.most(codes) == brute(codes)


@pytest.mark.parametrize(
    ("dice", "most"),
    [
        ("", 0),
        ("1ro 1ro", 0),
        ("1ro 1ro 1ro", 1),
        ("* 1ro", 0),
        ("* 1ro 3gd", 1),
        ("* * *", 1),
        ("* * 1ro", 1),
        ("* * 1ro 2ro 3ro 2gd", 2),
        (CALM, 0),
        (f"{CALM} {CALM}", 0),
        (f"{CALM} *", 1),
        (f"{CALM} {CALM} {CALM}", 9),
        ("1ro 2ro 3ro " * 14, 14),
        ("*2rd 1rd 3rd", 1),
        ("*2rd 1rd 3gd", 0),
    ],
)
def test_cases_one_can_check_by_eye(dice: str, most: int) -> None:
    assert sets.most(faces(dice)) == most
    assert sets.has_set(faces(dice)) == bool(sets.find(faces(dice))) == (most > 0)


def test_all_dice_are_used_only_if_they_add_up_to_nothing() -> None:
    """No roll without WILDs is one SET short of all: the last three would be one too."""
    for number in range(150):
        chance = Chance(seed_bytes(1), number)
        dice = [face for face in roll(ALL_DICE, chance) if face != WILD]
        dice = dice[: len(dice) // 3 * 3]
        adds_up = all(sum("123rgpoqd".index(face[feature]) % 3 for face in dice) % 3 == 0 for feature in range(3))
        assert sets.most(dice) == len(dice) // 3 - (not adds_up)


def test_a_single_wild_says_what_it_stands_for() -> None:
    """SC-03, DICE-04."""
    assert sets.taken(faces("1ro * 3ro"), (0, 1, 2)) == ("1ro", "*2ro", "3ro")
    assert sets.taken(faces("* * 3ro"), (0, 1, 2)) == ("*", "*", "3ro")
    assert sets.taken(faces("1ro 2ro 3ro"), (0, 1, 2)) == ("1ro", "2ro", "3ro")


@pytest.mark.soak
def test_a_thousand_random_lots_of_fifteen_against_brute_force() -> None:
    for number in range(1000):
        chance = Chance(seed_bytes(2), number)
        kinds = chance.shuffled((*FACES, WILD))[: 2 + chance.below(27)]
        dice = sorted(chance.pick(kinds) for _ in range(15))
        assert sets.most(dice) == brute(tuple(dice))
        brute.cache_clear()
