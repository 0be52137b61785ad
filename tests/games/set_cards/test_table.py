"""Calling, taking, and what it costs: the play with two or more."""

import pytest

import fivefold as ff
from fivefold.core.game import CLOCK, Due
from fivefold.games.set_cards.model import EASY_DECK, FULL_DECK, Dealt, Missed, Shuffled, State, Took
from fivefold.pieces.calls import Called, Calling
from fivefold.pieces.features import Fault

from .tables import CALM, NEXT, TAKE, TRIPLE, WRONG, board, caller, laid, refused, result, scores, spread, told


def test_set_02_the_easy_deck_has_the_27_solid_cards() -> None:
    """SET-02."""
    table = ff.Table("set", seats=2, seed=1, deck="easy")
    state: State = table.state
    assert sorted((*state.face_up, *state.deck)) == sorted(EASY_DECK)
    assert len(EASY_DECK) == 27
    assert {card[2] for card in EASY_DECK} == {"s"}


def test_set_02_the_full_deck_is_the_default() -> None:
    state: State = ff.Table("set", seats=2, seed=1).state
    assert sorted((*state.face_up, *state.deck)) == sorted(FULL_DECK)


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", "tiny"), ("call_seconds", 0), ("lag_credit_ms", 1001), ("no_set", "never"), ("deals", 2)],
)
def test_set_02_a_house_rule_that_is_none_is_refused(name: str, value: object) -> None:
    with pytest.raises(ff.BadOption) as refusal:
        ff.Table("set", 2, None, **{name: value})
    assert refusal.value.code == "bad-value"


def test_set_05_twelve_cards_of_the_shuffled_deck_lie_face_up() -> None:
    """SET-05."""
    table = ff.Table("set", seats=2, seed=1)
    shuffled, dealt = table.log[0].events
    assert isinstance(shuffled, Shuffled)
    assert dealt == Dealt(shuffled.deck[:12], tuple(range(12)), 0)
    assert board(table) == shuffled.deck[:12]
    assert shuffled.deck != tuple(sorted(shuffled.deck))
    assert board(table) != board(ff.Table("set", seats=2, seed=2))
    assert board(table) == board(ff.Table("set", seats=2, seed=1))


def test_set_05_nobody_sees_the_deck() -> None:
    table = ff.Table("set", seats=2, seed=1)
    shuffled = table.log[0].events[0]
    for seat in (0, 1, None):
        assert table.view(seat).deck == 69
        assert shuffled.seen_by(seat) == Shuffled(0, 81, ())


@pytest.mark.parametrize("seats", [1, 13])
def test_set_05_two_to_twelve_sit_at_a_table(seats: int) -> None:
    with pytest.raises(ff.BadOption) as refusal:
        ff.Table("set", seats=seats)
    assert refusal.value.code == "bad-seats"


def test_set_06_anybody_may_call_at_any_time() -> None:
    table = laid(spread(1, 2, 3), NEXT, seats=4)
    assert list(table.actors) == [0, 1, 2, 3]
    assert table.act(2, "call", at=0) == (Called(2, 0, 5000),)
    assert list(table.actors) == [2]


def test_set_06_nobody_else_can_call_take_or_agree_while_somebody_has_the_board() -> None:
    table = laid(spread(1, 2, 3), NEXT, seats=3)
    table.act(1, "call", at=1000)
    for move, code in (("call", "board-taken"), (TAKE, "no-board"), ("agree", "board-taken")):
        with refused(code):
            table.act(0, move, at=1500)
        assert table.moves(0) == []
    assert table.view(None).calling == Calling(1, 6000)


def test_set_06_who_has_the_board_cannot_call_again_nor_agree() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(1, "call", at=1000)
    for move in ("call", "agree", "withdraw"):
        with refused("board-taken"):
            table.act(1, move, at=1500)


def test_set_06_cards_are_not_taken_without_calling() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    with refused("no-board"):
        table.act(0, TAKE, at=1000)
    assert board(table) == spread(1, 2, 3)


@pytest.mark.parametrize("move", ["more", "resign"])
def test_set_06_nobody_deals_or_ends_the_game_for_the_others(move: str) -> None:
    table = laid(spread(1, 2, 3), NEXT)
    with refused("alone-only"):
        table.act(0, move, at=1000)


@pytest.mark.parametrize("finish", [TAKE, WRONG])
def test_set_06_after_the_caller_has_finished_all_may_call_again(finish: str) -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(1, "call", at=1000)
    table.act(1, finish, at=1500)
    assert list(table.actors) == [0, 1]
    table.act(0, "call", at=1500)
    assert caller(table, 0) == 0


def test_set_07_a_millisecond_before_the_time_is_up_is_in_time() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "call", at=1000)
    assert table.deadline == 6000
    assert table.act(0, TAKE, at=5999)[0] == Took(0, TRIPLE, 5999)


def test_set_07_exactly_at_the_deadline_is_late() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "call", at=1000)
    with refused("no-board"):
        table.act(0, TAKE, at=6000)
    assert table.log[-1].events == (Missed(0, "late", 6000),)
    assert scores(table) == (-1, 0)


def test_set_07_time_runs_out_by_itself() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "call", at=1000)
    assert table.tick(5999) == ()
    assert table.tick(60_000) == (Missed(0, "late", 6000),)
    assert table.view(1).calling is None


def test_set_07_the_clock_cannot_act_before_its_time() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    with refused("not-due"):
        table.redo(ff.Act(CLOCK, Due(), 10_000))
    table.act(0, "call", at=10_000)
    with refused("not-due"):
        table.redo(ff.Act(CLOCK, Due(), 14_999))


def test_set_07_the_time_to_take_is_a_house_rule() -> None:
    table = laid(spread(1, 2, 3), NEXT, call_seconds=2)
    assert table.act(0, "call", at=1000) == (Called(0, 1000, 3000),)


def test_set_08_a_correct_set_is_kept_and_three_cards_fill_its_places() -> None:
    """SET-08."""
    table = laid(spread(2, 7, 12), NEXT)
    table.act(1, "call", at=1000)
    events = table.act(1, TAKE, at=2000)
    assert events == (Took(1, TRIPLE, 2000), Dealt(NEXT[:3], (1, 6, 11), 2000))
    assert table.view(0).won[1] == (TRIPLE,)
    assert scores(table) == (0, 1)
    assert table.view(0).deck == 3


def test_set_08_the_other_cards_do_not_move() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(1, "call", at=1000)
    table.act(1, TAKE, at=2000)
    assert board(table) == (CALM[0], NEXT[0], *CALM[1:5], NEXT[1], *CALM[5:9], NEXT[2])


def test_set_08_the_order_in_which_the_cards_are_named_does_not_matter() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(1, "call", at=1000)
    assert table.act(1, "take 3rso 1rso 2rso", at=2000)[0] == Took(1, TRIPLE, 2000)


def test_set_08_with_an_empty_deck_the_holes_stay() -> None:
    table = laid((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000) == (Took(0, TRIPLE, 2000),)
    assert board(table) == (None, None, None, *CALM[:6], "2rod", "2god", "2pod")
    assert table.view(1).face_up == (*CALM[:6], "2rod", "2god", "2pod")


def test_set_09_the_wrong_cards_cost_a_point_and_stay() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(0, "call", at=1000)
    (missed,) = table.act(0, WRONG, at=2000)
    assert missed == Missed(0, "wrong", 2000, ("1god", "1gto", "2rso"), missed.why)
    assert board(table) == spread(2, 7, 12)
    assert scores(table) == (-1, 0)


def test_set_04_wrong_cards_are_told_why_they_are_none() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(0, "call", at=1000)
    (missed,) = table.act(0, WRONG, at=2000)
    assert missed.why == (
        Fault("number", "1", "2"),
        Fault("colour", "g", "r"),
        Fault("symbol", "o", "d"),
    )


def test_set_09_time_up_costs_a_point() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(1, "call", at=1000)
    table.tick(6000)
    assert scores(table) == (0, -1)
    assert board(table) == spread(2, 7, 12)


def test_set_09_scores_go_below_zero_and_come_back() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    for at in (0, 10_000):
        table.act(0, "call", at=at)
        table.act(0, WRONG, at=at + 100)
    assert scores(table) == (-2, 0)
    table.act(0, "call", at=20_000)
    table.act(0, TAKE, at=20_100)
    assert scores(table) == (-1, 0)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("1rso", "2rso", "3ptd"), "not-there"),
        (("1rso", "1rso", "2rso"), "not-three"),
        (("1rso", "1rso", "1rso"), "not-three"),
    ],
)
def test_set_09_three_different_cards_of_the_table_must_be_named_or_it_is_no_move(
    cards: tuple[str, str, str], code: str
) -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(0, "call", at=1000)
    with refused(code):
        table.act(0, f"take {' '.join(cards)}", at=2000)
    assert scores(table) == (0, 0)
    assert table.view(0).calling == Calling(0, 6000)


def test_set_09_a_card_that_was_taken_is_not_there_any_more() -> None:
    table = laid(spread(2, 7, 12), NEXT)
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    table.act(1, "call", at=3000)
    with refused("not-there"):
        table.act(1, TAKE, at=4000)


def test_set_14_the_highest_score_wins() -> None:
    """SET-14."""
    table = laid((*TRIPLE, *CALM[:3]))
    table.act(0, "call", at=1000)
    table.act(0, WRONG, at=2000)
    table.act(1, "call", at=3000)
    table.act(1, TAKE, at=4000)
    assert told(result(table)) == ((1,), (-1, 1), "no-set-left", "The deck ran out and there were no more SETs.")


def test_set_14_equal_scores_share_the_win() -> None:
    table = laid((*TRIPLE, *CALM[:3]), seats=3)
    for at in (0, 1000):
        table.act(2, "call", at=at)
        table.act(2, WRONG if at == 0 else TAKE, at=at + 500)
    assert result(table).scores == (0, 0, 0)
    assert result(table).winners == (0, 1, 2)


def test_set_14_penalties_can_make_another_win() -> None:
    table = laid((*TRIPLE, *CALM[:3]))
    for at in (0, 1000, 2000):
        table.act(0, "call", at=at)
        table.act(0, WRONG if at < 2000 else TAKE, at=at + 500)
    assert result(table).scores == (-1, 0)
    assert result(table).winners == (1,)


def test_set_14_nobody_acts_after_the_end() -> None:
    table = laid((*TRIPLE, *CALM[:3]))
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    assert list(table.actors) == []
    with refused("over"):
        table.act(1, "call", at=3000)
