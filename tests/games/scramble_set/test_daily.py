"""The daily puzzle of SCRAMBLE SET."""

from collections.abc import Sequence

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.daily import Daily, rolled
from fivefold.games.scramble_set.model import Take
from fivefold.pieces.daily import DailyOptions
from fivefold.pieces.puzzle_model import Answer, Slipped

DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]


def most(threes: Sequence[sets.Three]) -> int:
    """How many of these can be had at once, by trying everything."""
    if not threes:
        return 0
    first, *others = threes
    apart = [three for three in others if set(three).isdisjoint(first)]
    return max(most(others), 1 + most(apart))


def test_sc_30_so_many_dice_lie_there() -> None:
    assert [len(ff.daily("scramble-set", day).view(0).table.dice) for day in DAYS] == [12, 12, 15, 15, 18, 18, 21]


def test_sc_30_the_same_date_has_the_same_dice_for_ever() -> None:
    """A change of these dice changes the puzzles that people have played."""
    faces = " ".join(ff.daily("scramble-set", "2026-03-14").view(0).table.upper)
    assert faces == "2rd 3gq 3rq 2pd 3go 1pq 2ro 3gq 2go * 3pq 3go 2gq 1pd 2go 1pq 2pd 2go"


@pytest.mark.parametrize("day", DAYS[:4])
def test_sc_30_the_answer_is_the_most_that_can_be_had_at_once(day: str) -> None:
    game = Daily(DailyOptions(date=day))
    assert game.puzzle.answer.points == most(sets.find(game.puzzle.first.faces))


def test_sc_30_three_dice_that_are_no_set_are_counted_and_stay() -> None:
    table = ff.daily("scramble-set", "2026-03-14")
    (slipped,) = table.act(0, "take 1 2 3", at=1000)
    assert isinstance(slipped, Slipped)
    assert (table.view(0).slips, table.view(0).steps, len(table.view(0).table.lying)) == (1, (), 18)
    table.act(0, "done", at=2000)
    assert table.outcome is not None
    assert table.outcome.message.key == "pieces.daily-outcome.slips"


def test_sc_30_a_set_is_taken_and_can_be_put_back() -> None:
    table = ff.daily("scramble-set", "2026-03-14")
    table.act(0, "9 15 18")
    assert (table.view(0).points, 8 in table.view(0).table.lying) == (1, False)
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, "take 9 1 2")
    assert refusal.value.code == "not-there"
    table.act(0, "back")
    assert (table.view(0).points, len(table.view(0).table.lying)) == (0, 18)


def test_sc_30_three_dice_that_are_no_set_are_no_step_of_a_position() -> None:
    with pytest.raises(ff.Unreadable, match="aren’t a SET"):
        ff.Table.at("scramble-set-daily", "seats 1; date 2026-03-14; steps take 1 2 3", date="2026-03-14")


def test_sc_31_difficult_is_where_taking_what_one_sees_goes_wrong() -> None:
    """Where one SET takes a die of each of three others it can go wrong; with nine equal dice it cannot."""
    dice = [f"#{n}" for n in range(1, 10)]
    thief = rolled(dice, ["1ro", "2gd", "3pq", "1go", "1gd", "1gq", "1po", "2pd", "3pq"])
    answer = Answer[Take](3, ())
    assert Daily(DailyOptions(date="2026-03-14")).measured(thief, answer) > 0
    equal = rolled(dice, ["1ro"] * 9)
    assert Daily(DailyOptions(date="2026-03-14")).measured(equal, answer) == 0
    assert Daily(DailyOptions(date="2026-03-14")).measured(equal, Answer[Take](2, ())) == 0


def test_sc_31_there_are_at_least_three_sets() -> None:
    game = Daily(DailyOptions(date="2026-03-14"))
    found = [game.accepted(Chance(bytes(32)).part(n), 1) for n in range(200)]
    assert min(one.answer.points for one in found if one is not None) >= 3
