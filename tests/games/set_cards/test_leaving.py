"""Players who leave or lose their connection, and come back."""

import pytest

from fivefold.core.game import Back, Lag, Left
from fivefold.games.set_cards.model import Dealt, Missed, RoundOver
from fivefold.pieces.calls import Called, Pressed
from fivefold.pieces.presence import Gone, Returned

from .tables import NEXT, TAKE, TRIPLE, TWENTY, agreed, board, caller, connected, laid, refused, scores, spread


def test_set_18_who_has_left_does_not_block_agreement() -> None:
    """SET-18."""
    table = laid(TWENTY[:12], NEXT, seats=3)
    assert table.notice(Left(1), at=1000) == (Gone(1, 1000),)
    table.act(0, "agree", at=2000)
    assert table.act(2, "agree", at=3000)[-1] == Dealt(NEXT[:3], (12, 13, 14), 3000)


def test_set_18_when_the_last_who_had_not_agreed_leaves_all_have_agreed() -> None:
    table = laid(TWENTY[:12], NEXT, seats=3)
    table.act(0, "agree", at=1000)
    table.act(2, "agree", at=2000)
    assert table.notice(Left(1), at=3000) == (Gone(1, 3000), Dealt(NEXT[:3], (12, 13, 14), 3000))


def test_set_18_such_leaving_can_end_the_game() -> None:
    table = laid(spread(1, 2, 3))
    table.act(0, "agree", at=1000)
    assert table.notice(Left(1), at=2000) == (Gone(1, 2000), RoundOver("agreed", (TRIPLE,)))


def test_set_18_the_agreement_of_one_who_leaves_goes_with_them() -> None:
    table = laid(TWENTY[:12], NEXT, seats=3)
    table.act(1, "agree", at=1000)
    table.notice(Left(1), at=2000)
    assert agreed(table) == ()
    table.notice(Back(1), at=3000)
    table.act(0, "agree", at=4000)
    table.act(2, "agree", at=5000)
    assert board(table) == TWENTY[:12]


def test_set_18_when_all_have_left_nothing_is_dealt() -> None:
    table = laid(TWENTY[:12], NEXT)
    table.act(0, "agree", at=1000)
    table.notice(Left(0), at=2000)
    assert table.notice(Left(1), at=3000) == (Gone(1, 3000),)
    assert list(table.actors) == []
    assert board(table) == TWENTY[:12]


def test_set_18_who_leaves_does_not_hold_the_board() -> None:
    """SET-09: they called and had no SET, which costs them a point."""
    table = laid(spread(1, 2, 3), NEXT, seats=3)
    table.act(1, "call", at=1000)
    assert table.notice(Left(1), at=2000) == (Gone(1, 2000), Missed(1, "left", 2000))
    assert scores(table) == (0, -1, 0)
    assert table.deadline is None
    assert table.act(0, "call", at=2000) == (Called(0, 2000, 7000),)


def test_set_18_when_another_leaves_the_caller_keeps_the_board() -> None:
    table = laid(spread(1, 2, 3), NEXT, seats=3)
    table.act(1, "call", at=1000)
    table.notice(Left(0), at=2000)
    assert caller(table) == 1
    table.act(1, TAKE, at=3000)
    assert scores(table) == (0, 1, 0)


def test_set_18_the_others_can_play_on_alone() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.notice(Left(0), at=1000)
    assert list(table.actors) == [1]
    table.act(1, "call", at=2000)
    table.act(1, TAKE, at=3000)
    assert scores(table) == (0, 1)


@pytest.mark.parametrize("move", ["call", TAKE, "agree", "withdraw"])
def test_set_18_who_has_left_may_do_nothing(move: str) -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.notice(Left(0), at=1000)
    assert table.moves(0) == []
    with refused("away"):
        table.act(0, move, at=2000)


def test_set_18_who_comes_back_plays_again_with_the_same_score() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    table.notice(Left(0), at=3000)
    assert table.view(1).away == (0,)
    assert table.notice(Back(0), at=4000) == (Returned(0, 4000),)
    assert not table.view(1).away
    assert table.view(0).won[0] == (TRIPLE,)
    table.act(0, "call", at=5000)
    assert caller(table, 1) == 0


def test_set_18_one_leaves_once_and_comes_back_once() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    with refused("here"):
        table.notice(Back(0), at=1000)
    table.notice(Left(0), at=1000)
    with refused("away"):
        table.notice(Left(0), at=2000)


def test_set_18_leaving_in_the_photo_finish_takes_the_press_away() -> None:
    """A player who leaves before it is decided never had the board, and pays nothing."""
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 0, 100, 0)
    assert table.act(0, "call", at=1000) == (Pressed(0, 1000, 1000),)
    assert table.notice(Left(0), at=1010) == (Gone(0, 1010),)
    assert table.deadline is None
    assert scores(table) == (0, 0, 0)
    assert table.act(1, "call", at=1020) == (Called(1, 1020, 6020),)


def test_set_18_the_press_of_another_stays_when_the_first_one_leaves() -> None:
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 0, 20, 100)
    table.act(0, "call", at=1000)
    table.act(1, "call", at=1050)
    table.notice(Left(0), at=1060)
    assert table.tick(1130) == (Called(1, 1130, 6130),)


def test_set_18_nobody_waits_for_the_press_of_one_who_has_left() -> None:
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 0, 100, 0)
    table.notice(Left(1), at=900)
    assert table.act(0, "call", at=1000) == (Called(0, 1000, 6000),)


def test_set_18_when_the_slow_one_leaves_the_photo_finish_is_decided() -> None:
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 0, 100, 0)
    table.act(0, "call", at=1000)
    assert table.deadline == 1100
    table.notice(Left(1), at=1010)
    assert table.tick(1010) == (Called(0, 1010, 6010),)


def test_set_18_a_press_that_vanishes_lets_the_others_agreement_count() -> None:
    table = connected(laid(TWENTY[:12], NEXT), 0, 100)
    table.act(0, "call", at=1000)
    table.act(1, "agree", at=1010)
    assert table.notice(Left(0), at=1020) == (Gone(0, 1020), Dealt(NEXT[:3], (12, 13, 14), 1020))


def test_set_18_the_delay_of_a_connection_is_nobodys_business() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    views = [table.view(seat) for seat in (0, 1, None)]
    (measured,) = table.notice(Lag(0, 80), at=1000)
    assert [measured.seen_by(seat) for seat in (0, 1, None)] == [None, None, None]
    assert [table.view(seat) for seat in (0, 1, None)] == views
