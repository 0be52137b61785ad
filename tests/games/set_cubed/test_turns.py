"""All legal turns and the best one, beside trying out everything."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefold.arena.simulate import play_out
from fivefold.bots import find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.model import Spot
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.turns import Position, Turn
from fivefold.games.set_cubed.view import turn_position
from fivefold.pieces.dice import FACES

from .tables import LOGO, Table, at, keyed, slow_turns

FEW = st.sampled_from(FACES[:9])
"""Faces of which many threes are SETs."""
CORNER = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]


@st.composite
def corners(draw: st.DrawFn, wilds: int, most: int) -> Position:
    """A few dice in a corner of the board, and a few in hand."""
    squares = draw(st.lists(st.sampled_from(CORNER), min_size=2, max_size=5, unique=True))
    lying = {square: draw(FEW) for square in squares}
    hand = (*draw(st.lists(FEW, min_size=1, max_size=most)), *["*"] * wilds)
    bonus = draw(st.dictionaries(st.sampled_from(["b1", "a4", "d2", "c3"]), st.sampled_from([2, 3, 5]), max_size=2))
    return Position(lying, hand, draw(st.integers(0, 1)), bonus)


def check(here: Position) -> None:
    found = Counter(map(keyed, turns.all(here)))
    assert set(found.values()) == {1}, "a turn comes twice"
    assert set(found) == set(slow_turns(here, literally=False))
    most = max(points for _, points in slow_turns(here, literally=True))
    best = turns.best(here)
    assert best.points == most
    assert keyed(best) in found


@given(corners(wilds=0, most=4))
@settings(max_examples=60, deadline=None)
def test_cu_09_all_turns_are_found_and_the_best_one_is_the_best(here: Position) -> None:
    """CU-07 to CU-13, beside every way to put up to three dice anywhere; the best one beside CU-09 to the letter."""
    check(here)


@given(corners(wilds=1, most=1))
@settings(max_examples=15, deadline=None)
def test_cu_12_and_with_a_wild_too(here: Position) -> None:
    """CU-09, CU-12: with everything that a WILD can stand for."""
    check(here)


def test_cu_09_two_dice_that_do_not_need_each_other_are_two_plays() -> None:
    """Each completes a SET alone, and together they complete a third: that comes with whichever is put down last."""
    here = at("f7=1ro g7=2ro h7=3ro j8=2go j9=2po", "1ro 2ro")
    check(here)
    together = {Spot("i7", "1ro"), Spot("j7", "2ro")}
    both = [turn for turn in turns.all(here) if {spot for play in turn.plays for spot in play.spots} == together]
    assert [(len(turn.plays), turn.points) for turn in both] == [(2, 9), (2, 9)]


def test_cu_09_two_wilds_at_once() -> None:
    """DICE-04: beside a lone die two WILDs can be any of 27 SETs; the die alone scores."""
    here = at("a1=1ro", "* *")
    found = list(turns.all(here))
    assert Counter(map(keyed, found)) == Counter(slow_turns(here, literally=False))
    assert {turn.points for turn in found} == {0, 1}
    assert len(found) == 1 + 2 * 27


@given(corners(wilds=0, most=5), st.integers(2, 9))
@settings(max_examples=40, deadline=None)
def test_the_best_few_are_the_best_few(here: Position, most: int) -> None:
    """They differ in what lies where in the end, each in its best order."""
    best: dict[frozenset[tuple[str, str]], int] = {}
    for turn in turns.all(here):
        lie = frozenset((spot.square, spot.face) for play in turn.plays for spot in play.spots)
        best[lie] = max(best.get(lie, 0), turn.points)
    del best[frozenset()]
    found = turns.top(here, most)
    assert [turn.points for turn in found] == (sorted(best.values(), reverse=True)[:most] or [0])
    for turn in found:
        lie = frozenset((spot.square, spot.face) for play in turn.plays for spot in play.spots)
        assert not lie or best[lie] == turn.points


def test_in_real_games_the_best_is_the_best_of_all() -> None:
    """On the boards of real games, where all turns without a WILD can still be looked at."""
    looked = 0
    for seed in range(2):
        table = Table(SetCubed(), 3, seed=seed)
        bots = dict.fromkeys(range(3), find_bot(SetCubed, "medium"))
        play_out(table, bots, Chance(seed_bytes(1)))
        again = Table(SetCubed(), 3, seed=seed)
        for entry in table.log[1:]:
            assert entry.act is not None
            if again.state.phase == "turn":
                here = turn_position(again.view(again.state.turn))
                if "*" not in here.hand:
                    every = list(turns.all(here))
                    assert turns.best(here).points == max(turn.points for turn in every)
                    assert len(set(map(keyed, every))) == len(every)
                    looked += 1
            again.redo(entry.act)
    assert looked > 40


def test_cu_15_a_replacement_is_a_step_of_its_own() -> None:
    here = at("f7=1ro g7=*2ro h7=3ro", "2ro 1gd")
    found = list(turns.all(here))
    assert found[:2] == [Turn(), Turn(replace="g7")]
    assert turns.replaceable(at("f7=1ro g7=*2ro h7=3ro", "2ro 1gd", placed=1)) == []
    assert turns.replaceable(at("f7=1ro g7=*2ro h7=3ro", "2go *")) == []


def test_cu_10_without_anything_to_play_skipping_is_the_best() -> None:
    assert turns.best(at(LOGO, "1gd")) == Turn()
    assert not turns.can_play(at(LOGO, "1gd"))
    assert list(turns.all(at(LOGO, ""))) == [Turn()]


def test_cu_09_the_same_faces_are_the_same_die() -> None:
    one, two = (list(turns.all(at("a1=1ro b1=1ro", hand))) for hand in ("1ro", "1ro 1ro"))
    assert [keyed(turn) for turn in one[1:]] == [((frozenset({("c1", "1ro")}),), 3)]
    assert len(set(map(keyed, two))) == len(two)


@pytest.mark.parametrize("placed", [0, 1, 2, 3])
def test_cu_07_no_turn_has_more_than_three_dice(placed: int) -> None:
    here = at(LOGO, "1ro 2ro 3ro 1ro 2ro", placed)
    most = max(sum(len(play.spots) for play in turn.plays) for turn in turns.all(here))
    assert most == 3 - placed
