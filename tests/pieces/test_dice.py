"""The dice that all three games of SET Dice share."""

from collections import Counter
from itertools import permutations, product

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.core.speech import Reader
from fivefold.pieces import dice
from fivefold.pieces.dice import ALL_DICE, CODES, FACES, SIDES, THIRD, WILD


def all_same_or_different(*faces: str) -> bool:
    return all(len(set(values)) != 2 for values in zip(*faces, strict=True))


def test_dice_01_and_02_the_42_dice() -> None:
    """DICE-01, DICE-02: 252 faces; each combination nine times, nine WILDs on nine dice, no face twice on a die."""
    assert len(ALL_DICE) == len(SIDES) == 42
    assert (ALL_DICE[0], ALL_DICE[-1]) == ("#1", "#42")
    assert all(len(set(faces)) == 6 for faces in SIDES.values())
    assert Counter(face for faces in SIDES.values() for face in faces) == dict.fromkeys((*FACES, WILD), 9)


def test_dice_03_a_set_is_all_the_same_or_all_different() -> None:
    """DICE-03: by the definition, for all 27 x 27 x 27 triples."""
    for a, b, c in product(FACES, repeat=3):
        assert dice.is_set(a, b, c) == all_same_or_different(a, b, c)


def test_dice_03_one_face_completes_any_two() -> None:
    """DICE-03."""
    for a, b in product(FACES, repeat=2):
        assert [c for c in FACES if all_same_or_different(a, b, c)] == [FACES[THIRD[CODES[a]][CODES[b]]]]


@pytest.mark.parametrize("others", [("1ro", "3pq"), ("1ro", "1ro"), ("2gd", WILD), (WILD, WILD)])
def test_dice_04_a_wild_completes_whatever_is_there(others: tuple[str, str]) -> None:
    """DICE-04: also with a second and a third WILD."""
    assert all(dice.is_set(*order) for order in permutations((*others, WILD)))


def test_dice_04_stated_features_are_fixed() -> None:
    """DICE-04."""
    assert dice.stated("2rd") == "*2rd"
    assert dice.is_set("1rd", "*2rd", "3rd")
    assert not dice.is_set("1rd", "*2rd", "3gd")
    (fault,) = dice.why_not("1rd", "*2rd", "3gd")
    assert Reader().strictly(fault.message) == "two are red and one is green"


def test_what_a_face_counts_as() -> None:
    assert dice.meaning("*") is None
    assert dice.meaning("*3pq") == dice.meaning("3pq") == "3pq"
    assert dice.is_wild("*3pq")
    assert not dice.is_wild("3pq")


def test_dice_07_a_roll_shows_a_face_of_each_die() -> None:
    """DICE-07."""
    shown = dice.roll(ALL_DICE, Chance(b"\1" * 32))
    assert all(face in SIDES[die] for die, face in zip(ALL_DICE, shown, strict=True))


def test_dice_07_every_face_comes_up() -> None:
    """DICE-07: over 600 rolls of one die each face comes between 60 and 140 times."""
    chance = Chance(b"\2" * 32)
    shown = Counter(dice.roll(["#1"] * 600, chance))
    assert set(shown) == set(SIDES["#1"])
    assert all(60 < count < 140 for count in shown.values())


def test_dice_08_rolls_come_from_the_seed() -> None:
    """DICE-08."""
    rolls = [dice.roll(ALL_DICE, Chance(bytes([seed]) * 32, n)) for seed, n in ((1, 0), (1, 0), (1, 1), (2, 0))]
    assert rolls[0] == rolls[1]
    assert len(set(rolls)) == 3


def test_dice_and_faces_are_read_in_any_case() -> None:
    assert dice.read_die("#7") == "#7"
    assert dice.read_face("*2RD") == "*2rd"
    assert dice.read_shown("2RD#42") == ("#42", "2rd")
    for die, face in (("#1", "3pq"), ("#42", "*"), ("#9", "*1go")):
        assert dice.read_shown(dice.write_shown(die, face)) == (die, face)


@pytest.mark.parametrize("text", ["", "#0", "#43", "#07", "#", "7", "#1.5"])
def test_what_is_no_die_is_unreadable(text: str) -> None:
    with pytest.raises(ff.Unreadable, match="isn’t a die"):
        dice.read_die(text)


@pytest.mark.parametrize(("text", "code"), [("2rd", "not-a-die"), ("2rd#0", "not-a-die"), ("4rd#7", "not-a-face")])
def test_what_is_no_die_with_a_face_is_unreadable(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        dice.read_shown(text)
    assert refusal.value.code == code
