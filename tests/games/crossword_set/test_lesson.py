"""What the lesson says about its dice is so."""

import pytest

from fivefold.core.lessons import lesson_of
from fivefold.games.crossword_set import grids
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.pieces.dice import unstated

LESSON = lesson_of(CrosswordSet)
assert LESSON is not None
STEPS = {step.name: n for n, step in enumerate(LESSON.steps)}


def dice(name: str, seat: int = 0) -> list[str]:
    assert LESSON is not None
    return [unstated(held.face) for held in LESSON.table(STEPS[name], seed=1).state.hands[seat]]


@pytest.mark.parametrize("name", ["line", "slant", "longer", "cross", "touch", "wild", "order", "ends", "match"])
def test_all_dice_fit_into_one_grid(name: str) -> None:
    assert grids.solve(dice(name)) is not None


@pytest.mark.parametrize("name", ["more", "guest"])
def test_there_is_no_grid_for_all_dice(name: str) -> None:
    assert grids.solve(dice(name)) is None


def test_two_ovals_fit_nowhere_before_the_row_is_laid_anew() -> None:
    assert LESSON is not None
    table = LESSON.table(STEPS["order"], seed=1)
    for move in table.moves(0):
        if (written := table.game.write(move)).startswith("put #19 ") and not written.endswith("off"):
            tried = LESSON.table(STEPS["order"], seed=1)
            tried.act(0, move)
            assert tried.view(0).players[0].unused, written


def test_the_friend_has_seven_left_when_a_guest_wins() -> None:
    assert LESSON is not None
    table = LESSON.table(STEPS["guest"], seed=1)
    table.act(0, LESSON.steps[STEPS["guest"]].moves[0])
    assert table.view(0).sheet == ((7, 0),)
