"""The daily puzzle of CROSSWORD SET."""

import pytest

import fivefold as ff
from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.daily import Daily, rolled
from fivefold.games.crossword_set.model import GRID, Put
from fivefold.pieces.daily import DailyOptions
from fivefold.pieces.dice import is_wild

DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]


@pytest.mark.parametrize("day", DAYS)
def test_cw_30_all_dice_of_the_answer_hang_together_through_sets_that_cross(day: str) -> None:
    game = Daily(DailyOptions(date=day))
    faces = {held.die: held.face for held in game.puzzle.first.hands[0]}
    steps = [one for step in game.puzzle.answer.steps for one in step.steps]
    lying = {GRID.place[square]: faces[die] for die, square in steps if square is not None}
    assert len(lying) == len(faces)
    assert layouts.read(lying, "crossing").part == lying.keys()
    assert not any(map(is_wild, faces.values()))


def test_cw_30_sets_that_only_touch_do_not_count_together() -> None:
    here = rolled([f"#{n}" for n in range(1, 7)], ["1ro", "2ro", "3ro", "1gd", "2gd", "3gd"])
    game = Daily(DailyOptions(date="2026-03-14"))
    for n, square in enumerate(("a1", "b1", "c1", "a2", "b2", "c2"), 1):
        here, _ = game.after(here, Put(((f"#{n}", square),)))
    assert game.points(here) == 3


def test_cw_30_dice_move_as_often_as_one_likes_and_back_takes_the_last_one_off() -> None:
    table = ff.daily("crossword-set", "2026-03-09")
    first, second, *_ = (die.die for die in table.view(0).table.players[0].dice)
    for square in ("k10", "k11", "k12"):
        table.act(0, f"put {first} {square}")
    table.act(0, f"put {second} l12")
    table.act(0, f"put {first} k13")
    assert table.view(0).steps == (f"put {second} l12", f"put {first} k13")
    table.act(0, "back")
    assert table.view(0).steps == (f"put {second} l12",)
    table.act(0, f"put {second} off")
    assert table.view(0).steps == ()


def test_cw_30_dice_may_be_named_by_their_number() -> None:
    table = ff.daily("crossword-set", "2026-03-09")
    table.act(0, "put 1 k10 2 l10")
    assert len(table.view(0).steps) == 2
    with pytest.raises(ff.Unreadable) as refusal:
        table.act(0, "take")
    assert refusal.value.code == "put-only"


def test_cw_31_there_is_one_die_more_every_day() -> None:
    assert [len(ff.daily("crossword-set", day).view(0).table.players[0].dice) for day in DAYS] == [*range(7, 14)]


def test_cw_31_the_same_date_has_the_same_dice_for_ever() -> None:
    """Whoever changes these dice changes the puzzles that people have played."""
    faces = [die.face for die in ff.daily("crossword-set", "2026-03-14").view(0).table.players[0].dice]
    assert " ".join(faces) == "2pq 2rq 1pd 1rq 3pd 3po 2rd 1ro 3ro 2gq 3pq 3go"
