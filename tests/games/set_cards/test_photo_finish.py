"""The photo finish: a press over a slow connection counts when it was made, not when it arrived."""

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Back, Lag, Left
from fivefold.games.set_cards.model import Missed
from fivefold.pieces.calls import Called, Measured, Press, Pressed

from .tables import (
    NAMES,
    NEXT,
    TAKE,
    TWENTY,
    SetTable,
    agreed,
    all_agree,
    board,
    caller,
    connected,
    is_over,
    laid,
    refused,
    scores,
    spread,
)


def table_with(*lags: int, lag_credit_ms: int = 200) -> SetTable:
    """A table whose seats are so many milliseconds away."""
    return connected(laid(spread(1, 2, 3), NEXT, seats=len(lags), lag_credit_ms=lag_credit_ms), *lags)


def test_set_07_a_press_that_arrives_later_but_counts_earlier_has_the_board() -> None:
    table = table_with(20, 150)
    assert table.act(0, "call", at=1000) == (Pressed(0, 1000, 980),)
    photo = (Press(0, 1000, 980), Press(1, 1100, 950))
    assert table.act(1, "call", at=1100) == (Called(1, 1100, 6100, photo),)


def test_set_07_a_press_that_counts_later_has_not() -> None:
    table = table_with(20, 100, 150)
    table.act(0, "call", at=1000)
    assert table.act(1, "call", at=1090) == (Pressed(1, 1090, 990),)
    photo = (Press(0, 1000, 980), Press(1, 1090, 990))
    assert table.tick(1130) == (Called(0, 1130, 6130, photo),)


@pytest.mark.parametrize("slow", [0, 1])
def test_set_07_of_presses_that_count_the_same_the_one_that_arrived_first_has_the_board(slow: int) -> None:
    lags = [20, 20, 150]
    lags[slow] = 100
    table = table_with(*lags)
    table.act(1 - slow, "call", at=1000)
    table.act(slow, "call", at=1080)
    assert [press.counts for press in table.state.presses] == [980, 980]
    (called,) = table.tick(1130)
    assert called.seat == 1 - slow


def test_set_07_presses_of_the_same_millisecond_go_by_the_order_of_arrival() -> None:
    table = table_with(0, 0, 100)
    table.act(1, "call", at=1000)
    table.act(0, "call", at=1000)
    (called,) = table.tick(1100)
    assert called.seat == 1
    assert called.photo == (Press(1, 1000, 1000), Press(0, 1000, 1000))


def test_set_07_the_table_waits_no_longer_than_an_earlier_press_could_be_on_its_way() -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    assert table.deadline == 980 + 150
    assert table.tick(1129) == ()
    assert table.tick(1130) == (Called(0, 1130, 6130),)


def test_set_07_a_press_at_the_end_of_the_wait_could_only_be_equal_and_is_too_late() -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    with refused("board-taken"):
        table.act(1, "call", at=1130)
    assert caller(table) == 0


def test_set_07_the_time_to_take_begins_with_having_the_board() -> None:
    table = table_with(0, 150)
    table.act(0, "call", at=1000)
    table.tick(1150)
    assert table.deadline == 1150 + 5000
    assert table.tick(6150) == (Missed(0, "late", 6150),)


def test_set_07_the_credit_is_capped() -> None:
    table = table_with(0, 900)
    table.act(0, "call", at=1000)
    assert table.deadline == 1200
    assert table.act(1, "call", at=1199) == (Called(1, 1199, 6199, (Press(0, 1000, 1000), Press(1, 1199, 999))),)


def test_set_07_the_cap_is_a_house_rule() -> None:
    table = table_with(0, 900, lag_credit_ms=50)
    table.act(0, "call", at=1000)
    assert table.deadline == 1050


def test_set_07_a_cap_of_zero_turns_it_off() -> None:
    table = table_with(20, 900, 400, lag_credit_ms=0)
    assert table.act(0, "call", at=1000) == (Called(0, 1000, 6000),)


@pytest.mark.parametrize(
    "lags",
    [
        pytest.param((0, 0, 0), id="nobody was measured"),
        pytest.param((150, 0, 0), id="the others are bots"),
        pytest.param((150, 150, 40), id="no other connection is slower"),
        pytest.param((250, 900, 200), id="all slower ones are above the cap"),
    ],
)
def test_set_07_it_never_waits_when_nobody_could_be_earlier(lags: tuple[int, ...]) -> None:
    table = table_with(*lags)
    assert table.act(0, "call", at=1000) == (Called(0, 1000, 6000),)


def test_set_07_one_connection_that_is_slower_by_a_millisecond_is_waited_for() -> None:
    table = table_with(150, 151, 40)
    table.act(0, "call", at=1000)
    assert table.deadline == 1001


def test_set_07_it_is_decided_at_once_when_everybody_who_could_be_earlier_has_pressed() -> None:
    table = table_with(0, 80, 150, 0)
    table.act(0, "call", at=1000)
    table.act(1, "call", at=1010)
    assert table.deadline == 930 + 150
    (called,) = table.act(2, "call", at=1020)
    assert called == Called(2, 1020, 6020, (Press(0, 1000, 1000), Press(1, 1010, 930), Press(2, 1020, 870)))


def test_set_07_only_its_maker_sees_a_press() -> None:
    table = table_with(20, 150, 0)
    (pressed,) = table.act(0, "call", at=1000)
    assert pressed.seen_by(0) == Pressed(0, 1000, 980)
    assert [pressed.seen_by(seat) for seat in (1, 2, None)] == [None, None, None]
    assert table.view(0).pressed == Press(0, 1000, 980)


def test_set_07_for_the_others_nothing_has_changed_while_it_is_pending() -> None:
    table = table_with(20, 150, 30)
    table.act(0, "agree", at=500)
    before = [table.view(seat) for seat in (1, 2, None)]
    moves = [table.moves(seat) for seat in (1, 2)]
    table.act(0, "call", at=1000)
    assert [table.view(seat) for seat in (1, 2, None)] == before
    assert [table.moves(seat) for seat in (1, 2)] == moves
    table.act(2, "call", at=1005)
    assert table.view(1) == before[0]
    assert table.view(None) == before[2]


def test_set_07_once_it_is_decided_all_see_every_press_that_was_weighed() -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    (called,) = table.act(1, "call", at=1100)
    for seat in (0, 1, None):
        assert called.seen_by(seat) == called
        assert table.view(seat).pressed is None
        assert caller(table, seat) == 1


@pytest.mark.parametrize(
    ("move", "code"), [("call", "called"), ("agree", "called"), ("withdraw", "called"), (TAKE, "no-board")]
)
def test_set_07_who_has_pressed_can_only_wait(move: str, code: str) -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    assert table.moves(0) == []
    assert list(table.actors) == [1]
    with refused(code):
        table.act(0, move, at=1010)


def test_set_07_nobody_takes_cards_while_it_is_pending() -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    with refused("no-board"):
        table.act(1, TAKE, at=1010)


def test_set_07_who_loses_the_photo_finish_pays_nothing_and_may_call_again_afterwards() -> None:
    table = table_with(20, 150)
    table.act(0, "call", at=1000)
    table.act(1, "call", at=1100)
    table.act(1, TAKE, at=2000)
    assert scores(table) == (0, 1)
    assert table.act(0, "call", at=3000) == (Pressed(0, 3000, 2980),)


def test_set_10_the_agreement_stands_until_the_photo_finish_is_decided() -> None:
    """Clearing it at once would tell the others that somebody has pressed."""
    table = table_with(20, 150, 30)
    table.act(0, "agree", at=500)
    table.act(2, "agree", at=600)
    table.act(0, "call", at=1000)
    assert agreed(table) == (0, 2)
    table.tick(1130)
    assert agreed(table) == ()


def test_set_10_nothing_is_dealt_over_a_pending_press() -> None:
    table = connected(laid(TWENTY[:12], NEXT), 20, 150)
    table.act(0, "agree", at=500)
    table.act(0, "call", at=1000)
    table.act(1, "agree", at=1010)
    assert board(table) == TWENTY[:12]
    table.tick(1130)
    assert caller(table) == 0
    assert agreed(table) == ()


def test_set_07_a_connection_measured_anew_counts_from_then_on() -> None:
    table = table_with(20, 150)
    assert table.notice(Lag(1, 60), at=900) == (Measured(1, 60, 900),)
    table.act(0, "call", at=1000)
    assert table.deadline == 1040


def test_set_07_the_delay_of_who_comes_back_is_remembered() -> None:
    table = table_with(20, 150)
    table.notice(Left(1), at=500)
    table.notice(Back(1), at=600)
    table.act(0, "call", at=1000)
    assert table.deadline == 1130


def test_set_07_a_replay_decides_the_same_way() -> None:
    """The credits stand in the log: judged again from the seed, the same press is the earliest."""
    table = connected(ff.Table("set", NAMES[:3], seed=8, deck="easy"), 20, 150, 90)
    table.act(0, "call", at=1000)
    table.act(2, "call", at=1040)
    (called,) = table.act(1, "call", at=1095)
    assert called.photo == (Press(0, 1000, 980), Press(2, 1040, 950), Press(1, 1095, 945))
    assert called.seat == 1
    table.act(1, "take 1 2 3", at=2000)
    while not is_over(table):
        all_agree(table)

    record = table.record()
    again = ff.replay(record)
    assert again.state == table.state
    assert again.log == table.log
    assert ff.verify(record).outcome == table.outcome
    assert [act for act in record.splitlines() if '"lag 1 150"' in act]


def test_set_07_a_replay_stops_in_the_middle_of_a_photo_finish_and_goes_on() -> None:
    table = connected(ff.Table("set", NAMES[:2], seed=8), 20, 150)
    table.act(0, "call", at=1000)
    again = ff.replay(table.record(), seed=8)
    assert again.deadline == 1130
    assert again.act(1, "call", at=1100) == table.act(1, "call", at=1100)
    assert caller(again) == 1


def test_set_07_a_sample_has_no_latencies_as_nobody_sees_those_of_others() -> None:
    table = table_with(20, 150)
    sampled = table.game.sample(table.view(0), Chance(seed_bytes(1)))
    assert sampled.lags == (0, 0)
    assert table.game.view(sampled, 0) == table.view(0)
