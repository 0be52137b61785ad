"""Agreeing that there is no SET: three more cards, and the end of a deal."""

import pytest

import fivefold as ff
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Agreed, Dealt, RoundOver, Shuffled, Took, Withdrew

from .tables import (
    CALM,
    NAMES,
    NEXT,
    TAKE,
    TRIPLE,
    TWENTY,
    WRONG,
    SetTable,
    agreed,
    all_agree,
    board,
    is_over,
    laid,
    refused,
    result,
    scores,
    spread,
    told,
)


def test_set_10_when_all_players_agree_three_more_cards_are_dealt() -> None:
    """SET-10."""
    table = laid(TWENTY[:12], NEXT, seats=3)
    assert table.act(1, "agree", at=1000) == (Agreed(1, 1000),)
    assert table.act(0, "agree", at=2000) == (Agreed(0, 2000),)
    assert agreed(table) == (0, 1)
    assert table.act(2, "agree", at=3000) == (Agreed(2, 3000), Dealt(NEXT[:3], (12, 13, 14), 3000))
    assert board(table) == (*TWENTY[:12], *NEXT[:3])


def test_set_10_the_deal_clears_the_agreement() -> None:
    table = laid(TWENTY[:12], NEXT)
    all_agree(table)
    assert agreed(table) == ()
    assert table.view(0).asked is None


def test_set_10_a_player_can_take_it_back() -> None:
    table = laid(TWENTY[:12], NEXT)
    table.act(0, "agree", at=1000)
    assert table.act(0, "withdraw", at=2000) == (Withdrew(0, 2000),)
    assert table.act(1, "agree", at=3000) == (Agreed(1, 3000),)
    assert board(table) == TWENTY[:12]
    assert table.act(0, "agree", at=4000)[1:] == (Dealt(NEXT[:3], (12, 13, 14), 4000),)


def test_set_10_agreement_is_open_to_all() -> None:
    table = laid(TWENTY[:12], NEXT, seats=3)
    events = table.act(0, "agree", at=1000)
    for seat in (0, 1, 2, None):
        assert table.view(seat).agreed == (0,)
        assert events[0].seen_by(seat) == Agreed(0, 1000)


def test_set_10_saying_it_twice_or_taking_back_nothing_is_refused() -> None:
    table = laid(TWENTY[:12], NEXT)
    with refused("not-agreed"):
        table.act(0, "withdraw", at=1000)
    table.act(0, "agree", at=1000)
    with refused("agreed"):
        table.act(0, "agree", at=2000)


@pytest.mark.parametrize("finish", [TAKE, WRONG, None])
def test_set_10_a_call_clears_the_agreement(finish: str | None) -> None:
    table = laid(spread(1, 2, 3), NEXT, seats=3)
    table.act(0, "agree", at=1000)
    table.act(1, "agree", at=1000)
    table.act(2, "call", at=2000)
    assert agreed(table) == ()
    if finish is None:
        table.tick(7000)
    else:
        table.act(2, finish, at=3000)
    assert table.act(2, "agree", at=8000) == (Agreed(2, 8000),)


def test_set_10_one_may_call_after_having_agreed() -> None:
    table = laid(spread(1, 2, 3), NEXT)
    table.act(0, "agree", at=1000)
    table.act(0, "call", at=2000)
    table.act(0, TAKE, at=3000)
    assert scores(table) == (1, 0)


def test_set_10_the_table_does_not_tell_whether_they_are_right() -> None:
    """Players who overlook a SET get three more cards as well, for the same words."""
    right, wrong = laid(TWENTY[:12], NEXT), laid(spread(1, 2, 3), NEXT)
    for table in (right, wrong):
        table.act(0, "agree", at=1000)
    assert right.log[-1] == wrong.log[-1]
    assert right.moves(1) == wrong.moves(1)
    assert right.act(1, "agree", at=2000) == wrong.act(1, "agree", at=2000)


def test_set_10_auto_lays_out_three_more_as_soon_as_there_is_no_set() -> None:
    table = laid((*TRIPLE, *CALM[:9]), (*CALM[9:12], *NEXT), no_set="auto")
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000) == (
        Took(0, TRIPLE, 2000),
        Dealt(CALM[9:12], (0, 1, 2), 2000),
        Dealt(NEXT[:3], (12, 13, 14), 2000),
    )


def test_set_10_auto_goes_on_until_there_is_a_set() -> None:
    table = laid((*TRIPLE, *CALM[:9]), (*CALM[9:15], *NEXT), no_set="auto")
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000)[2:] == (
        Dealt(CALM[12:15], (12, 13, 14), 2000),
        Dealt(NEXT[:3], (15, 16, 17), 2000),
    )


def test_set_10_auto_counts_from_the_first_cards_on() -> None:
    sizes = set[int]()
    for seed in range(60):
        face_up = ff.Table("set", seats=2, seed=seed, no_set="auto").view(None).face_up
        assert sets.has_set(face_up)
        assert not sets.has_set(face_up[:-3]) or len(face_up) == 12
        sizes.add(len(face_up))
    assert sizes == {12, 15}


def test_set_10_auto_needs_no_agreement_while_there_is_a_deck() -> None:
    table = laid(spread(1, 2, 3), NEXT, no_set="auto")
    for move in ("agree", "withdraw"):
        with refused("auto"):
            table.act(0, move, at=1000)
    assert [table.game.write(move) for move in table.moves(0)] == ["call"]


def test_set_10_auto_lets_players_agree_once_the_deck_is_empty() -> None:
    table = laid(spread(1, 2, 3), no_set="auto")
    table.act(0, "agree", at=1000)
    assert table.act(1, "agree", at=2000)[-1] == RoundOver("agreed", (TRIPLE,))


@pytest.mark.parametrize("size", [15, 18])
def test_set_12_agreement_at_15_or_more_adds_three_again(size: int) -> None:
    """SET-12."""
    table = laid(TWENTY[:size], NEXT)
    assert all_agree(table)[-1] == Dealt(NEXT[:3], (size, size + 1, size + 2), 0)
    assert board(table) == (*TWENTY[:size], *NEXT[:3])


def test_set_12_by_agreement_alone_the_whole_deck_can_be_laid_out() -> None:
    table = ff.Table("set", seats=2, seed=3, deck="easy")
    for size in (15, 18, 21, 24, 27):
        all_agree(table)
        assert len(table.view(0).face_up) == size
    all_agree(table)
    assert result(table).reason == "agreed"


def test_set_13_the_table_sees_by_itself_that_no_set_is_left() -> None:
    """SET-13."""
    table = laid((*TRIPLE, *CALM[:9]))
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000) == (Took(0, TRIPLE, 2000), RoundOver("no-set-left"))
    assert result(table).reason == "no-set-left"


def test_set_13_it_sees_that_also_when_the_last_three_cards_are_dealt() -> None:
    table = laid((*TRIPLE, *CALM[:9]), CALM[9:12])
    table.act(0, "call", at=1000)
    events = table.act(0, TAKE, at=2000)
    assert events == (Took(0, TRIPLE, 2000), Dealt(CALM[9:12], (0, 1, 2), 2000), RoundOver("no-set-left"))


def test_set_13_and_when_they_are_laid_out_by_agreement() -> None:
    table = laid(TWENTY[:15], TWENTY[15:18])
    assert all_agree(table)[1:] == (Dealt(TWENTY[15:18], (15, 16, 17), 0), RoundOver("no-set-left"))


def test_set_13_it_goes_on_while_there_are_cards_in_the_deck() -> None:
    table = laid((*TRIPLE, *CALM[:9]), (*CALM[9:12], *NEXT[:3]))
    table.act(0, "call", at=1000)
    assert table.act(0, TAKE, at=2000)[-1] == Dealt(CALM[9:12], (0, 1, 2), 2000)
    assert not is_over(table)


def test_set_13_players_who_agree_end_it_with_a_set_still_there() -> None:
    table = laid(spread(1, 2, 3), seats=3)
    table.act(0, "agree", at=1000)
    table.act(1, "agree", at=2000)
    assert not is_over(table)
    assert table.act(2, "agree", at=3000) == (Agreed(2, 3000), RoundOver("agreed", (TRIPLE,)))
    assert result(table).reason == "agreed"
    assert told(result(table))[-1] == "The deck ran out and everyone agreed there were no more SETs."


def test_set_13_after_the_end_all_see_which_sets_they_had_overlooked() -> None:
    table = laid((*TRIPLE, *CALM[:9]), ("2rod", "2god", "2pod"))
    all_agree(table)
    assert table.view(0).missed == ()
    table.act(0, "call", at=1000)
    table.act(0, "take 2rod 2god 2pod", at=2000)
    assert table.view(0).missed == ()
    all_agree(table)
    for seat in (0, 1, None):
        assert table.view(seat).missed == (TRIPLE,)


def test_set_13_who_agreed_rightly_has_overlooked_nothing() -> None:
    table = laid(TWENTY[:15], TWENTY[15:18])
    all_agree(table)
    assert table.view(0).missed == ()


def test_set_13_the_cards_left_over_count_for_nobody() -> None:
    table = laid(spread(1, 2, 3))
    all_agree(table)
    assert result(table).scores == (0, 0)
    assert result(table).winners == (0, 1)


def test_set_10_the_view_says_whether_it_is_for_the_players_to_agree() -> None:
    assert laid(TWENTY[:12], NEXT).view(0).can_agree
    assert not laid(spread(1, 2, 3), NEXT, no_set="auto").view(0).can_agree
    assert laid(spread(1, 2, 3), no_set="auto").view(None).can_agree
    assert not laid(spread(1, 2, 3), NEXT, game="set-solitaire", seats=1).view(0).can_agree


def _play_a_deal(table: SetTable, keen: int) -> None:
    """One player takes the first SET there is, then all agree to the end of the deal."""
    deal = table.view(None).round
    while not is_over(table) and table.view(None).round == deal:
        found = sets.find(table.view(keen).face_up)
        if found and not any(table.view(keen).won):
            table.act(keen, "call")
            table.act(keen, f"take {' '.join(found[0])}")
        else:
            all_agree(table)


def test_set_15_the_deal_passes_left_until_every_player_has_dealt() -> None:
    """SET-15."""
    table = ff.Table("set", NAMES[:3], seed=4, deck="easy", deals="each")
    for keen in (0, 2, 2):
        assert not is_over(table)
        _play_a_deal(table, keen)
    shuffled = [event for entry in table.log for event in entry.events if isinstance(event, Shuffled)]
    assert [event.dealer for event in shuffled] == [0, 1, 2]
    assert len({event.deck for event in shuffled}) == 3
    assert all(sorted(event.deck) == sorted(shuffled[0].deck) for event in shuffled)
    assert is_over(table)


def test_set_15_the_highest_total_wins() -> None:
    table = ff.Table("set", NAMES[:3], seed=4, deck="easy", deals="each")
    table.act(1, "call", at=0)
    table.tick(5000)
    for keen in (0, 2, 2):
        _play_a_deal(table, keen)
    assert result(table).scores == (1, -1, 2)
    assert result(table).winners == (2,)


def test_set_15_a_new_deal_begins_with_the_totals_and_an_empty_hand() -> None:
    table = ff.Table("set", NAMES[:2], seed=4, deck="easy", deals="each")
    _play_a_deal(table, keen=1)
    view = table.view(0)
    assert view.round == 2
    assert view.missed == ()
    assert len(view.face_up) == 12
    assert view.deck == 15
    assert view.sheet == ((0, 1),)
    assert (view.scores, view.won) == ((0, 1), ((), ()))


def test_set_15_one_deal_is_the_whole_game_by_default() -> None:
    table = ff.Table("set", NAMES[:2], seed=4, deck="easy")
    _play_a_deal(table, keen=1)
    assert result(table).scores == (0, 1)
