"""The daily puzzle of SET CUBED."""

from datetime import date, timedelta
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.games.set_cubed import placing, turns
from fivefold.games.set_cubed.daily import BONUS, Daily, greedy
from fivefold.games.set_cubed.model import Spot
from fivefold.games.set_cubed.plays import named
from fivefold.pieces.daily import DailyOptions
from fivefold.pieces.dice import is_wild

PAGE = Path(__file__).parents[3] / "docs" / "daily.md"
DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]


@pytest.mark.parametrize("day", DAYS)
def test_cu_30_the_answer_is_the_best_of_all_turns(day: str) -> None:
    game = Daily(DailyOptions(date=day))
    here = placing.turn_position(game.puzzle.first, BONUS)
    assert game.puzzle.answer.points == max(turn.points for turn in turns.all(here))
    assert not any(map(is_wild, (*here.board.values(), *here.hand)))
    assert len(here.hand) == 5


def test_cu_30_a_turn_with_a_die_that_waits_is_not_finished() -> None:
    table = ff.daily("set-cubed", "2026-03-14")
    table.act(0, "put d8=2ro")
    points = table.view(0).points
    table.act(0, "put b8=1pq")
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, "done")
    assert refusal.value.code == "waiting"
    assert [table.game.write(move) for move in table.moves(0)][-1] == "back"
    table.act(0, "back")
    assert table.view(0).points == points > 0


def test_cu_30_what_is_no_part_of_a_turn_is_no_step() -> None:
    table = ff.daily("set-cubed", "2026-03-14")
    for text in ("roll 1ro", "keep", "replace g7"):
        with pytest.raises(ff.Unreadable) as refusal:
            table.act(0, text)
        assert refusal.value.code == "put-only"
    with pytest.raises(ff.Illegal) as illegal:
        table.act(0, "put a1=2ro")
    assert illegal.value.code == "no-set"


def test_cu_30_the_same_date_has_the_same_board_for_ever() -> None:
    """A change of this board changes the puzzles that people have played."""
    look = ff.daily("set-cubed", "2026-03-14").view(0).table
    assert " ".join(look.hand) == "3gd 3pd 1pq 2ro 2rd"
    assert [f"{laid.square}={laid.face}" for laid in look.board[:4]] == ["f7=1rq", "g7=2go", "h7=3pd", "d7=1po"]


def test_cu_31_two_more_dice_lie_there_every_day() -> None:
    for n, day in enumerate(DAYS):
        puzzle = Daily(DailyOptions(date=day)).puzzle
        here = placing.turn_position(puzzle.first, BONUS)
        assert len(here.board) >= 8 + 2 * n


def greediest(here: turns.Position) -> int:
    """The most points of turns that take a best play each time, whichever of those with as many points."""
    found = turns.steps(here)
    best = [named(here.cells, step, here.extra) for gained, step in found if gained == found[0][0]]
    return max([found[0][0] + greediest(turns.after(here, play)) for play in best], default=0) if found else 0


def test_cu_31_from_thursday_on_the_first_best_play_misses_the_best_turn_and_another_may_not() -> None:
    page = " ".join(PAGE.read_text("utf-8").split())
    assert "From Thursday on, always taking the play with the most points (the first, if several have as many)" in page
    assert "choosing another one than the first may lead to the best turn, even from Thursday on" in page
    reached = 0
    for n in range(14):
        day = date(2026, 3, 9) + timedelta(n)
        if day.weekday() >= 3:
            puzzle = Daily(DailyOptions(date=str(day))).puzzle
            here = placing.turn_position(puzzle.first, BONUS)
            assert greedy(here) < puzzle.answer.points
            reached += greediest(here) == puzzle.answer.points
    assert 0 < reached < 8


def test_cu_31_difficult_is_where_few_of_many_turns_are_the_best() -> None:
    game = Daily(DailyOptions(date="2026-03-09"))
    first, answer, measure = game.puzzle
    ends: dict[frozenset[Spot], list[int]] = {}
    for turn in turns.all(placing.turn_position(first, BONUS)):
        ends.setdefault(frozenset(spot for play in turn.plays for spot in play.spots), []).append(turn.points)
    best = [end for end, points in ends.items() if max(points) == answer.points]
    assert measure == len(ends) // len(best)
