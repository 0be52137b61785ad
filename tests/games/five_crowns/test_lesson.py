"""What the lessons say about their hands and piles is so."""

import pytest

from fivefold.core.lessons import lesson_of
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire

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


ALONE = lesson_of(Solitaire)
assert ALONE is not None


@pytest.mark.parametrize(("n", "leaves"), [(0, 0), (1, 0), (2, 32)])
def test_alone_the_move_of_the_lesson_is_the_best(n: int, leaves: int) -> None:
    assert ALONE is not None
    table = ALONE.table(n, seed=1)
    (move,) = ALONE.steps[n].moves
    size, card = int(move.split()[1]), move.split()[2]
    view = table.view(0)
    assert table.game.hints(view)[-1].pieces == (view.turned, card)
    table.act(0, move)
    assert table.state.points[size - 3] == leaves


def test_alone_the_short_game_can_be_won() -> None:
    assert ALONE is not None
    table = ALONE.table(len(ALONE.steps) - 1, seed=1)
    for move in ("place 3 KD", "place 4 KH", "place 4 3S", "place 6 KC", "place 6 5S"):
        table.act(0, move)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
