"""What the lesson says about its tables is so."""

import pytest

from fivefold.core.lessons import lesson_of
from fivefold.core.table import AnyTable
from fivefold.games.set_cubed import openings, turns
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.view import turn_position

LESSON = lesson_of(SetCubed)
assert LESSON is not None
STEPS = {step.name: n for n, step in enumerate(LESSON.steps)}


def table(name: str) -> AnyTable:
    assert LESSON is not None
    return LESSON.table(STEPS[name], seed=1)


def best(name: str) -> turns.Turn:
    return turns.best(turn_position(table(name).view(0)))


@pytest.mark.parametrize(("name", "faces"), [("race", ("1gq", "2gq", "3gq")), ("differ", ("1ro", "2gq", "3pd"))])
def test_there_is_one_set_in_the_race(name: str, faces: tuple[str, ...]) -> None:
    assert {frozenset(move.faces) for move in openings.moves(table(name).state.hands[0])} == {frozenset(faces)}


def test_the_purple_ovals_touch_a_die_beside_them_but_make_a_set_only_downwards() -> None:
    at = table("touch")
    at.act(0, "put g6=2po")
    (play,) = at.view(0).plays
    assert [new.squares for new in play.sets] == [("g6", "g7", "g8")]
    assert "f6" in {laid.square for laid in at.state.board}


def test_the_best_turns_are_worth_what_is_said() -> None:
    assert {name: best(name).points for name in ("third", "two", "cross", "turn")} == {
        "third": 3,
        "two": 3,
        "cross": 6,
        "turn": 17,
    }
    threes = [turn for turn in turns.all(turn_position(table("turn").view(0))) if len(placed(turn)) == 3]
    assert min(turn.points for turn in threes) == 8


def test_the_dice_to_be_rolled_fit_nowhere() -> None:
    at = table("roll")
    kept = {face for turn in turns.all(turn_position(at.view(0))) for face in placed(turn)}
    assert kept == {"1gd", "2ro"}


def test_the_learner_is_two_points_behind_before_the_match() -> None:
    mine, theirs = table("match").view(0).scores
    assert theirs - mine == 2


def placed(turn: turns.Turn) -> list[str]:
    return [spot.face for play in turn.plays for spot in play.spots]
