"""A round of SCRAMBLE SET: rolling, calling, taking, being wrong, and the end."""

import pytest

import fivefold as ff
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.model import Missed, Rested, RoundOver, Took
from fivefold.pieces.calls import Called, Press, Pressed
from fivefold.pieces.dice import ALL_DICE, SIDES
from fivefold.pieces.features import Fault

from .tables import CALM, OTHER, QUIET, SET, connected, kinds, laid, refused, result, state, take, view

SPREAD = f"{SET} {QUIET}"
"""One SET in places 1 to 3, and no other."""
TWO = f"{SET} {OTHER} {QUIET}"
"""One more in places 4 to 6."""
WRONG = "take 1 2 4"


def test_sc_01_all_42_dice_are_rolled_at_once() -> None:
    """SC-01."""
    table = ff.Table("scramble-set", 3, seed=5)
    opened = state(table)
    assert sorted(opened.dice) == sorted(ALL_DICE)
    assert len(view(table).upper) == 42
    assert all(face in SIDES[die] for die, face in zip(opened.dice, opened.faces, strict=True))
    assert view(table, 0).faces == view(table, 2).faces == view(table).faces


def test_sc_01_any_die_comes_to_lie_anywhere() -> None:
    """Otherwise one could learn where the WILDs are."""
    first, second = (state(ff.Table("scramble-set", 2, seed=seed)).dice for seed in (1, 2))
    assert first != second
    assert first != ALL_DICE


def test_sc_02_the_first_to_call_chooses_first() -> None:
    """SC-02."""
    table = laid(TWO)
    assert set(table.actors) == {0, 1}
    assert table.act(1, "call", at=900) == (Called(1, 900, 5900),)
    assert list(table.actors) == [1]
    with refused("board-taken"):
        table.act(0, "call", at=1000)
    with refused("no-board"):
        table.act(0, "take 1 2 3", at=1000)
    assert table.act(1, "take 3 1 2", at=2000) == (Took(1, (0, 1, 2), ("2ro", "2go", "2po"), 2000),)
    assert view(table).scores[1] == 1
    table.act(0, "call", at=2000)


def test_sc_02_nobody_takes_without_a_call() -> None:
    with refused("no-board"):
        laid(TWO).act(0, "take 1 2 3", at=100)


def test_sc_02_at_the_last_moment_it_is_too_late() -> None:
    table = laid(TWO, call_seconds=2)
    table.act(0, "call", at=1000)
    table.act(0, "take 1 2 3", at=2999)
    late = laid(TWO, call_seconds=2)
    late.act(0, "call", at=1000)
    with refused("resting"):
        late.act(0, "take 1 2 3", at=3000)
    assert late.log[-1].events == (Missed(0, "late", 3000, 6000),)


def test_sc_02_a_slow_connection_has_the_same_credit_as_in_set() -> None:
    table = connected(laid(TWO), 20, 150)
    assert table.act(0, "call", at=1000) == (Pressed(0, 1000, 980),)
    assert view(table, 1).pressed is None
    assert list(table.actors) == [1]
    with refused("called"):
        table.act(0, "call", at=1010)
    photo = (Press(0, 1000, 980), Press(1, 1100, 950))
    assert table.act(1, "call", at=1100) == (Called(1, 1100, 6100, photo),)


def test_sc_02_the_photo_finish_ends_when_nobody_can_be_earlier() -> None:
    table = connected(laid(TWO, lag_credit_ms=100), 20, 150)
    table.act(0, "call", at=1000)
    assert table.deadline == 1080
    assert table.tick(1080) == (Called(0, 1080, 6080),)


def test_sc_02_who_must_wait_is_not_waited_for() -> None:
    table = connected(laid(TWO), 20, 150)
    table.act(1, "call", at=500)
    table.act(1, WRONG, at=600)
    assert table.act(0, "call", at=1000) == (Called(0, 1000, 6000),)


def test_sc_03_a_wild_serves_as_any_die() -> None:
    table = laid(f"* 1ro 3ro {CALM} * *")
    (_, took) = take(table, 0, 1, 2, 3, at=100)
    assert took == Took(0, (0, 1, 2), ("*2ro", "1ro", "3ro"), 100)
    (_, took, *_) = take(table, 1, 4, 13, 14, at=200)
    assert took == Took(1, (3, 12, 13), ("1ro", "*", "*"), 200)


def test_sc_03_three_equal_faces_are_a_set() -> None:
    table = laid(f"3go 3go 3go {CALM}")
    assert kinds(take(table, 0, 1, 2, 3, at=0))[:2] == ["Called", "Took"]


def test_sc_03_a_die_is_used_once() -> None:
    table = laid(TWO)
    take(table, 0, 1, 2, 3, at=100)
    table.act(1, "call", at=200)
    with refused("not-there"):
        table.act(1, "take 1 4 5", at=300)
    with refused("not-three"):
        table.act(1, "take 4 4 5", at=300)
    assert table.deadline == 5200, "the caller's time runs on"
    assert not {0, 1, 2} & {*view(table).lying}
    assert len(list(table.game.pieces(table.state))) == 42


def test_sc_04_a_wrong_call_is_refused_with_the_reason_and_costs_a_wait() -> None:
    """SC-04."""
    table = laid(SPREAD)
    table.act(0, "call", at=1000)
    (missed,) = table.act(0, WRONG, at=2000)
    assert missed == Missed(
        0,
        "wrong",
        2000,
        5000,
        (0, 1, 3),
        ("2ro", "2go", "1rd"),
        (Fault("number", "2", "1"), Fault("colour", "r", "g"), Fault("symbol", "o", "d")),
    )
    assert len(view(table).upper) == 11, "the dice stay"
    assert list(table.actors) == [1]
    assert list(table.moves(0)) == []
    with refused("resting"):
        table.act(0, "call", at=4999)
    table.act(0, "call", at=5000)
    assert table.log[-2].events == (Rested(0, 5000),)


def test_sc_04_the_others_play_on_during_the_wait() -> None:
    table = laid(TWO, cooldown_seconds=30)
    table.act(0, "call", at=0)
    table.act(0, WRONG, at=0)
    take(table, 1, 1, 2, 3, at=10)
    assert view(table).rests[0] == 30_000
    assert view(table).scores[1] == 1


def test_sc_04_all_may_have_to_wait_at_once() -> None:
    table = laid(SPREAD)
    for seat in (0, 1):
        table.act(seat, "call", at=seat)
        table.act(seat, WRONG, at=seat)
    assert list(table.actors) == []
    assert table.deadline == 3000
    table.tick(3001)
    assert list(table.actors) == [0, 1]


def test_sc_04_option_a_point_instead_of_a_wait() -> None:
    table = laid(SPREAD, penalty="point", rounds=1)
    table.act(0, "call", at=0)
    (missed,) = table.act(0, WRONG, at=10)
    assert isinstance(missed, Missed)
    assert missed.rest is None
    assert view(table).scores[0] == -1
    assert set(table.actors) == {0, 1}
    table.act(0, "call", at=20)
    assert table.tick(5020) == (Missed(0, "late", 5020, None),)
    take(table, 0, 1, 2, 3, at=6000)
    assert result(table).scores == (-1, 0)
    assert result(table).winners == (1,)


@pytest.mark.parametrize("dice", [SET, SPREAD])
def test_sc_05_the_round_ends_when_no_set_is_left(dice: str) -> None:
    """SC-05: Because all are gone, or because what is left holds none; nobody has to say so."""
    table = laid(dice)
    _, took, scored = take(table, 0, 1, 2, 3, at=1234)
    assert kinds((took, scored)) == ["Took", "RoundOver"]
    assert isinstance(scored, RoundOver)
    assert scored.scores == (1, 0)
    assert len(view(table).lying) == len(dice.split()) - 3
    assert view(table).phase == "pause"
    with refused("not-rolled"):
        table.act(1, "call", at=1300)


def test_sc_05_it_does_not_end_while_there_is_one() -> None:
    table = laid(TWO)
    take(table, 0, 1, 2, 3, at=100)
    assert view(table).phase == "round"
    assert sets.has_set(view(table).upper)


def test_sc_08_each_round_tells_what_the_best_split_held() -> None:
    """Also at a table with others; the WILD would have made a second SET, and it took part in the first."""
    table = laid(f"{SET} * {QUIET}", rounds=1)
    scored = take(table, 0, 1, 2, 4, at=700)[2]
    assert isinstance(scored, RoundOver)
    assert (scored.best, scored.ms) == (2, 700)
