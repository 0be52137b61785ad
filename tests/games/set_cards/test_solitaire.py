"""SET alone: no calls, no clock, and penalties that the last cards can win back."""

import pytest

import fivefold as ff
from fivefold.core.game import Lag, Left
from fivefold.games.set_cards.model import Dealt, Missed, Moved, Paid, Resigned, RoundOver, State, Took
from fivefold.pieces.features import Fault

from .tables import (
    CALM,
    NEXT,
    TAKE,
    TRIPLE,
    TWENTY,
    WRONG,
    SetTable,
    board,
    is_over,
    laid,
    refused,
    result,
    scores,
    spread,
    told,
)


def alone(cards: tuple[str, ...], deck: tuple[str, ...] = ()) -> SetTable:
    """One player in front of these cards, with these still to come."""
    return laid(cards, deck, game="set-solitaire", seats=1)


def penalties(table: SetTable) -> int:
    """How many penalties are left."""
    state: State = table.state
    return state.penalties[0]


def test_set_20_one_player_has_twelve_cards() -> None:
    table = ff.Table("set-solitaire", seed=1)
    assert table.seats == 1
    assert len(table.view(0).face_up) == 12
    assert table.view(0).deck == 69
    with pytest.raises(ff.BadOption):
        ff.Table("set-solitaire", seats=2)


def test_set_20_easy_start_alone() -> None:
    assert ff.Table("set-solitaire", seed=1, deck="easy").view(0).deck == 27 - 12


def test_set_20_three_cards_are_picked_without_a_call() -> None:
    table = alone(spread(2, 7, 12), NEXT)
    assert table.act(0, TAKE, at=1000) == (Took(0, TRIPLE, 1000), Dealt(NEXT[:3], (1, 6, 11), 1000))
    assert scores(table) == (1,)


@pytest.mark.parametrize("move", ["call", "agree", "withdraw"])
def test_set_20_what_needs_others_is_refused(move: str) -> None:
    table = alone(spread(1, 2, 3), NEXT)
    with refused("not-alone"):
        table.act(0, move, at=1000)


def test_set_20_there_is_no_clock() -> None:
    table = alone(spread(1, 2, 3), NEXT)
    assert table.deadline is None
    table.act(0, WRONG, at=1000)
    assert table.tick(3_600_000) == ()
    assert table.notice(Left(0), at=3_600_000) == ()
    assert table.notice(Lag(0, 80), at=3_600_000) == ()


def test_set_21_three_more_cards_cost_a_penalty() -> None:
    table = alone(TWENTY[:12], NEXT)
    assert table.act(0, "more", at=1000) == (Paid(0, 1000), Dealt(NEXT[:3], (12, 13, 14), 1000))
    assert penalties(table) == 1
    assert scores(table) == (-1,)


def test_set_21_it_is_the_players_decision_also_with_a_set_there() -> None:
    table = alone(spread(1, 2, 3), NEXT)
    table.act(0, "more", at=1000)
    assert board(table) == (*spread(1, 2, 3), *NEXT[:3])


def test_set_21_the_table_never_lays_them_out_by_itself() -> None:
    table = alone((*TRIPLE, *CALM[:9]), (*CALM[9:12], *NEXT))
    events = table.act(0, TAKE, at=1000)
    assert events[1:] == (Dealt(CALM[9:12], (0, 1, 2), 1000),)


def test_set_21_they_are_not_replaced_on_the_next_set() -> None:
    table = alone(spread(1, 2, 3), NEXT)
    table.act(0, "more", at=1000)
    assert table.act(0, TAKE, at=2000) == (Took(0, TRIPLE, 2000), Moved(((12, 0), (13, 1), (14, 2))))
    assert board(table) == (*NEXT[:3], *CALM[:9])


def test_set_21_without_a_deck_there_are_no_more_cards() -> None:
    table = alone(spread(1, 2, 3))
    with refused("deck-empty"):
        table.act(0, "more", at=1000)
    assert penalties(table) == 0


def test_set_22_a_wrong_pick_costs_a_point_and_the_cards_stay() -> None:
    """SET-22."""
    table = alone(spread(1, 2, 3), NEXT)
    (missed,) = table.act(0, WRONG, at=1000)
    assert isinstance(missed, Missed)
    assert missed.reason == "wrong"
    assert missed.why[0] == Fault("number", "1", "2")
    assert scores(table) == (-1,)
    assert board(table) == spread(1, 2, 3)


@pytest.mark.parametrize(
    ("cards", "code"), [("1rso 2rso 3ptd", "not-there"), ("1rso 1rso 2rso", "not-three")]
)  # fmt: skip
def test_set_22_cards_that_are_not_there_are_no_pick(cards: str, code: str) -> None:
    table = alone(spread(1, 2, 3), NEXT)
    with refused(code):
        table.act(0, f"take {cards}", at=1000)
    assert penalties(table) == 0


def test_set_23_a_set_does_not_win_a_penalty_back_while_there_is_a_deck() -> None:
    table = alone(spread(1, 2, 3), NEXT)
    table.act(0, WRONG, at=1000)
    assert table.act(0, TAKE, at=2000)[0] == Took(0, TRIPLE, 2000, pardon=False)
    assert penalties(table) == 1
    assert scores(table) == (0,)


def test_set_23_nor_does_the_set_that_empties_the_deck() -> None:
    table = alone((*TRIPLE, *CALM[:9]), ("2rod", "2god", "2pod"))
    table.act(0, WRONG, at=1000)
    table.act(0, TAKE, at=2000)
    assert table.view(0).deck == 0
    assert penalties(table) == 1


def test_set_23_once_the_deck_is_empty_a_set_wins_back_the_penalty_for_three_more_cards() -> None:
    table = alone((*TRIPLE, *CALM[:9]), ("2rod", "2god", "2pod"))
    table.act(0, "more", at=1000)
    assert table.act(0, TAKE, at=2000)[0] == Took(0, TRIPLE, 2000, pardon=True)
    assert (penalties(table), scores(table)) == (0, (1,))


def test_set_23_and_the_penalty_for_a_wrong_pick() -> None:
    table = alone((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    table.act(0, WRONG, at=1000)
    assert table.act(0, TAKE, at=2000)[0] == Took(0, TRIPLE, 2000, pardon=True)
    assert (penalties(table), scores(table)) == (0, (1,))


def test_set_23_every_set_takes_one_away_and_counts_as_well() -> None:
    table = alone((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    for at in (1000, 2000, 3000):
        table.act(0, WRONG, at=at)
    assert scores(table) == (-3,)
    table.act(0, TAKE, at=4000)
    assert (penalties(table), scores(table)) == (2, (-1,))
    table.act(0, "take 2rod 2god 2pod", at=5000)
    assert (penalties(table), scores(table)) == (1, (1,))


def test_set_23_without_a_penalty_there_is_nothing_to_take_away() -> None:
    table = alone((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    assert table.act(0, TAKE, at=1000)[0] == Took(0, TRIPLE, 1000, pardon=False)
    assert (penalties(table), scores(table)) == (0, (1,))


def test_set_23_won_when_the_deck_is_empty_and_neither_set_nor_penalty_is_left() -> None:
    table = alone(spread(1, 2, 3), CALM[9:12])
    table.act(0, "more", at=1000)
    assert isinstance(table.act(0, TAKE, at=83_000)[-1], RoundOver)
    assert told(result(table)) == ((0,), (1,), "no-set-left", "Won: 1 SET, 0 penalties left, in 1:23.")


def test_set_23_lost_when_a_penalty_is_left() -> None:
    table = alone(spread(1, 2, 3), CALM[9:12])
    table.act(0, "more", at=1000)
    table.act(0, WRONG, at=2000)
    table.act(0, TAKE, at=3000)
    assert told(result(table)) == ((), (0,), "no-set-left", "Lost: 1 SET, 1 penalty left, in 0:03.")


def test_set_23_lost_at_once_when_the_last_three_cards_bring_no_set() -> None:
    table = alone(TWENTY[:12], TWENTY[12:15])
    assert table.act(0, "more", at=1000)[-1] == RoundOver("no-set-left")
    assert result(table).winners == ()


def test_set_23_it_is_not_over_while_a_set_is_left() -> None:
    table = alone((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    table.act(0, TAKE, at=1000)
    assert not is_over(table)
    table.act(0, "take 2rod 2god 2pod", at=2000)
    assert result(table).winners == (0,)


def test_set_23_what_was_overlooked_at_first_and_found_later_was_not_missed() -> None:
    table = alone(spread(1, 2, 3), CALM[9:12])
    table.act(0, "more", at=1000)
    assert table.act(0, TAKE, at=2000)[-1] == RoundOver("no-set-left", ())


def test_set_23_who_gives_up_sees_what_was_there() -> None:
    table = alone(spread(1, 2, 3), CALM[9:12])
    table.act(0, "more", at=1000)
    assert table.view(0).missed == ()
    table.act(0, "resign", at=2000)
    assert TRIPLE in table.view(0).missed


@pytest.mark.parametrize("deck", [NEXT, ()])
def test_set_23_giving_up_is_possible_at_any_time_and_never_wins(deck: tuple[str, ...]) -> None:
    table = alone(spread(1, 2, 3), deck)
    assert table.act(0, "resign", at=61_000) == (Resigned(0, 61_000, (TRIPLE,)),)
    assert told(result(table)) == ((), (0,), "resigned", "Gave up: 0 SETs, 0 penalties left, in 1:01.")
    assert table.view(0).missed == (TRIPLE,)
    assert table.moves(0) == []
    with refused("over"):
        table.act(0, TAKE, at=62_000)
