"""What the lesson says about its dice is so."""

from fivefold.core.lessons import lesson_of
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.rules import Scramble

LESSON = lesson_of(Scramble)
assert LESSON is not None
STEPS = {step.name: n for n, step in enumerate(LESSON.steps)}


def faces(name: str) -> tuple[str, ...]:
    assert LESSON is not None
    upper: tuple[str, ...] = LESSON.table(STEPS[name], seed=1).state.upper
    return upper


def test_there_are_as_many_sets_as_is_said() -> None:
    assert {name: len(sets.find(faces(name))) for name in ("first", "same", "differ", "trap", "many")} == {
        "first": 2,
        "same": 2,
        "differ": 2,
        "trap": 2,
        "many": 7,
    }


def test_without_the_wild_there_is_none() -> None:
    assert not sets.has_set([face for face in faces("wild") if face != "*"])


def test_two_sets_can_be_had_only_if_the_wild_is_spared_or_goes_with_the_odd_ones() -> None:
    assert LESSON is not None
    dice = faces("split")
    leaves = {
        "take " + " ".join(str(place + 1) for place in three)
        for three in sets.find(dice)
        if sets.has_set([face for place, face in enumerate(dice) if place not in three])
    }
    assert leaves == {*LESSON.steps[STEPS["split"]].do}
