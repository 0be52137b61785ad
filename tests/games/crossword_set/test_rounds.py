"""From the first roll to the result: rounds, points, the clock, giving up, and players who leave."""

import pytest

from fivefold.core.game import Back, Left
from fivefold.games.crossword_set.model import BREAK, Began, GaveUp, Result, RoundOver, Withdrew
from fivefold.pieces.dice import SIDES
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, TimeUp

from .tables import BUILD, CALM, TEN, Table, ending, player, refused, result, rolled, table_of, used, view


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cw_01_ten_dice_each_rolled_at_the_same_moment(seats: int) -> None:
    """CW-01."""
    table = table_of(seats, seed=5)
    (began,) = table.log[0].events
    assert isinstance(began, Began)
    assert [len(hand) for hand in began.hands] == [10] * seats
    dice = [die for hand in began.hands for die, _ in hand]
    assert len(set(dice)) == 10 * seats
    assert all(face in SIDES[die] for hand in began.hands for die, face in hand)
    assert view(table).bag == 42 - 10 * seats
    assert sorted(table.actors) == list(range(seats))


def test_cw_08_the_first_to_use_all_dice_scores_what_the_others_have_left() -> None:
    table = rolled(TEN, TEN, CALM)
    table.act(1, "put 1 k11 2 l11 3 m11 4 a1 5 b1")
    table.act(2, "take")
    events = table.act(0, BUILD, at=65_000)
    assert events[-1] == RoundOver((18, 0, 0), Result("completed", 0, (0, 7, 11), (0, 0, 1), 65_000), True, 65_000)
    assert ending(table) == (
        (0,),
        (18, 0, 0),
        "played-out",
        "One round was played; the player with the most points wins.",
    )
    assert list(table.actors) == []


def test_cw_08_dice_outside_the_largest_part_are_unused() -> None:
    table = rolled(TEN, "1ro 2ro 3ro 1gd 2gd 3gd 1pq 2pq 2pq 1rd")
    table.act(1, "put 1 a1 2 b1 3 c1 4 k11 5 l11 6 m11 7 s19")
    table.act(0, BUILD)
    assert table.state.results[0].unused == (0, 7)
    assert result(table).scores == (7, 0)


def test_cw_08_nothing_more_happens_after_the_round_was_won() -> None:
    """CW-04: nor can a WILD be something else."""
    table = rolled(TEN, "* " + CALM[4:], rounds=2)
    table.act(0, BUILD)
    for move in ("put 1 a1", "declare 1 2rd", "take", "give-up", "withdraw", "guest 1 1 n10"):
        with refused("between-rounds"):
            table.act(1, move)


def give_up(table: Table) -> None:
    """All give up the round and are ready for the next."""
    for move in ("give-up", "ready"):
        for seat in list(table.actors):
            table.act(seat, move)


def test_cw_09_three_rounds_unless_told() -> None:
    table = table_of(2, seed=1)
    for number in (1, 2, 3):
        assert (view(table).round, view(table).rounds) == (number, 3)
        give_up(table)
    assert ending(table)[-1] == "All 3 rounds were played; the player with the most points wins."


@pytest.mark.parametrize("rounds", [1, 9])
def test_cw_09_as_many_rounds_as_agreed(rounds: int) -> None:
    table = table_of(2, seed=1, rounds=rounds)
    for _ in range(rounds):
        assert table.outcome is None
        give_up(table)
    assert len(table.state.sheet) == rounds
    assert table.outcome is not None


def test_cw_09_equal_points_share_the_win() -> None:
    """Also when nobody has any."""
    table = rolled(TEN, TEN)
    table.act(0, "give-up")
    table.act(1, "give-up")
    assert result(table).winners == (0, 1)
    assert result(table).scores == (0, 0)


def test_cw_09_points_add_up() -> None:
    table = rolled(TEN, TEN, rounds=3)
    table.act(1, BUILD)
    assert player(table, 1).points == 10
    table.act(0, "ready")
    table.act(1, "ready")
    assert [player(table, seat).points for seat in (0, 1)] == [0, 10]
    give_up(table)
    give_up(table)
    assert result(table).scores == (0, 10)
    assert result(table).winners == (1,)


def test_cw_09_every_round_begins_with_a_full_bag() -> None:
    table = rolled(TEN, CALM, rounds=2)
    table.act(1, "take")
    table.act(0, BUILD)
    assert view(table).phase == "between"
    assert used(table) == 10  # still there to be looked at
    table.act(0, "ready", at=1000)
    events = table.act(1, "ready", at=2000)
    assert events[0] == Readied(1, 2000)
    assert isinstance(events[1], Began)
    assert (events[1].round, view(table).since) == (2, 2000)
    assert [len(player(table, seat).dice) for seat in (0, 1)] == [10, 10]
    assert view(table).bag == 22
    assert all(one.square is None for one in player(table).dice)


def test_cw_09_the_next_round_begins_after_a_while_by_itself() -> None:
    table = rolled(TEN, CALM, rounds=2)
    table.act(0, BUILD, at=5000)
    table.act(0, "ready", at=6000)
    with refused("ready"):
        table.act(0, "ready", at=7000)
    assert table.moves(0) == []
    assert table.deadline == view(table).deadline == 5000 + BREAK
    up, began = table.tick(5000 + BREAK)
    assert up == TimeUp(35_000)
    assert isinstance(began, Began)


def test_cw_12_rounds_have_no_limit_unless_told() -> None:
    """CW-12."""
    assert rolled(TEN, CALM).deadline is None


def test_cw_12_when_time_runs_out_nobody_wins() -> None:
    table = rolled(TEN, TEN, round_seconds=60)
    table.act(1, "put 1 k11 2 l11 3 m11", at=59_000)
    assert table.deadline == view(table).deadline == 60_000
    up, finished = table.tick(60_000)
    assert up == TimeUp(60_000)
    assert finished == RoundOver((0, 0), Result("time", None, (10, 7), (0, 0), 60_000), True, 60_000)


def test_cw_12_the_last_moment_is_too_late() -> None:
    table = rolled(TEN, TEN, round_seconds=60)
    with refused("over"):
        table.act(0, BUILD, at=60_000)
    assert table.state.results[0].reason == "time"
    table = rolled(TEN, TEN, round_seconds=60)
    table.act(0, BUILD, at=59_999)
    assert table.state.results[0].reason == "completed"


def test_cw_12_each_round_has_its_own_time() -> None:
    table = rolled(TEN, TEN, round_seconds=60, rounds=2)
    table.act(0, BUILD, at=30_000)
    table.act(0, "ready", at=40_000)
    table.act(1, "ready", at=45_000)
    assert table.deadline == 105_000


def test_cw_13_when_all_give_up_nobody_scores() -> None:
    table = rolled(TEN, TEN, CALM)
    assert table.act(0, "give-up", at=10) == (GaveUp(0, 10),)
    table.act(2, "give-up", at=20)
    assert table.view(0).gave_up == (0, 2)
    gave, finished = table.act(1, "give up", at=30)
    assert gave == GaveUp(1, 30)
    assert finished == RoundOver((0, 0, 0), Result("given-up", None, (10, 10, 10), (0, 0, 0), 30), True, 30)


def test_cw_13_it_can_be_taken_back() -> None:
    table = rolled(TEN, TEN)
    with refused("not-given-up"):
        table.act(0, "withdraw")
    table.act(0, "give-up")
    with refused("gave-up"):
        table.act(0, "give-up")
    assert table.act(0, "withdraw", at=4) == (Withdrew(0, 4),)
    table.act(1, "give-up")
    assert table.outcome is None


def test_cw_13_whoever_has_given_up_may_still_win() -> None:
    table = rolled(TEN, TEN)
    table.act(0, "give-up")
    table.act(0, BUILD)
    assert result(table).winners == (0,)


def test_cw_13_who_has_left_is_not_waited_for() -> None:
    table = rolled(TEN, TEN, TEN, rounds=2)
    table.act(0, "give-up", at=1)
    table.act(1, "give-up", at=2)
    events = table.notice(Left(2), at=3)
    assert events[0] == Gone(2, 3)
    assert isinstance(events[1], RoundOver)
    table.act(0, "ready", at=4)
    assert isinstance(table.act(1, "ready", at=5)[-1], Began)
    assert len(player(table, 2).dice) == 10


def test_cw_13_what_they_had_said_is_void() -> None:
    table = rolled(TEN, TEN, TEN)
    table.act(2, "give-up")
    table.notice(Left(2))
    table.notice(Back(2))
    assert not table.view(0).gave_up
    table.act(0, "give-up")
    table.act(1, "give-up")
    assert table.outcome is None


def test_cw_13_who_has_left_does_nothing_and_may_come_back() -> None:
    table = rolled(TEN, TEN)
    table.act(0, "put 1 k11 2 l11 3 m11")
    table.notice(Left(0), at=5)
    assert table.moves(0) == []
    for move in (BUILD, "take", "ready"):
        with refused("away"):
            table.act(0, move)
    with refused("away"):
        table.notice(Left(0))
    assert table.notice(Back(0), at=6) == (Returned(0, 6),)
    with refused("here"):
        table.notice(Back(0))
    assert used(table) == 3


def test_cw_13_the_dice_of_one_who_left_count() -> None:
    table = rolled(TEN, TEN)
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.notice(Left(1))
    table.act(0, BUILD)
    assert result(table).scores == (7, 0)


def test_cw_13_when_all_have_left_the_table_waits() -> None:
    table = rolled(TEN, TEN)
    table.act(0, "give-up")
    table.notice(Left(0))
    assert table.notice(Left(1), at=9) == (Gone(1, 9),)
    assert (list(table.actors), table.outcome) == ([], None)
