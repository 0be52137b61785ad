"""What the lesson says about its hands is so."""

import pytest

from fivefold.core.lessons import lesson_of
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.rules import FiveCrowns

LESSON = lesson_of(FiveCrowns)
assert LESSON is not None
STEPS = {step.name: n for n, step in enumerate(LESSON.steps)}
OUT = {"out": {"KD"}, "run": {"9S"}, "wild": {"4D"}, "spare": {"10S", "10H", "10D", "10*"}}


@pytest.mark.parametrize("name", OUT)
def test_one_can_go_out_with_just_these_cards(name: str) -> None:
    assert LESSON is not None
    view = LESSON.table(STEPS[name], seed=1).view(0)
    assert {*melds.outs(view.hand, view.wild)} == OUT[name]


@pytest.mark.parametrize(("name", "pieces"), [("book", "8H"), ("gold", "6C"), ("dear", "KS"), ("last", "KH")])
def test_the_last_hint_names_the_card_of_the_lesson(name: str, pieces: str) -> None:
    assert LESSON is not None
    table = LESSON.table(STEPS[name], seed=1)
    assert pieces in table.game.hints(table.view(0))[-1].pieces


def test_sixteen_points_are_left_in_the_last_turn() -> None:
    assert LESSON is not None
    view = LESSON.table(STEPS["last"], seed=1).view(0)
    card, laid = melds.best_discard(view.hand, view.wild)
    assert (card, laid.points) == ("KH", 16)
