"""What the lessons say about their cards is so."""

import pytest

from fivefold.core.lessons import Lesson, lesson_of
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire

COUNTS = {"first": 1, "colour": 1, "two": 1, "all": 1, "none": 0, "twelve": 3}
ALONE = {"alone-take": 2, "alone-more": 0, "alone-back": 2}


def face_up(lesson: Lesson | None, name: str) -> tuple[str, ...]:
    assert lesson is not None
    n = next(n for n, step in enumerate(lesson.steps) if step.name == name)
    found: tuple[str, ...] = lesson.table(n, seed=1).view(0).face_up
    return found


@pytest.mark.parametrize("name", COUNTS)
def test_so_many_sets_lie_there(name: str) -> None:
    assert len(sets.find(face_up(lesson_of(Set), name))) == COUNTS[name]


def test_one_card_is_part_of_all_three() -> None:
    one, other, third = map(set, sets.find(face_up(lesson_of(Set), "twelve")))
    assert len(one & other & third) == 1


@pytest.mark.parametrize("name", ALONE)
def test_so_many_lie_there_alone(name: str) -> None:
    assert len(sets.find(face_up(lesson_of(Solitaire), name))) == ALONE[name]


def test_three_more_cards_bring_a_set_and_the_short_game_can_be_won() -> None:
    lesson = lesson_of(Solitaire)
    assert lesson is not None
    table = lesson.table(1, seed=1)
    table.act(0, "more")
    assert sets.find(table.view(0).face_up)
    table = lesson.table(len(lesson.steps) - 1, seed=1)
    while table.outcome is None:
        table.act(0, f"take {' '.join(sets.find(table.view(0).face_up)[0])}")
    assert table.outcome.winners == (0,)
