"""Laying down: the table's proposal, melds of one's own, and the clock."""

import pytest

import fivefold as ff
from fivefold.core.game import CLOCK, Act, Due
from fivefold.games.five_crowns.cards import Laid, Meld
from fivefold.games.five_crowns.model import Discarded, Drew, LaidDown, Picked, WentOut

from .tables import Table, cards, dealt, play, refused, result


def in_the_last_turn(hand: str, card: str, turn_seconds: int = 0) -> Table:
    """Ben has gone out; Ann, who holds five cards, has just drawn this one."""
    table = dealt(hand, "8S 8C 8D 8H 8*", pile=f"QD {card} 4* 4*", turn_seconds=turn_seconds)
    play(table, "draw", "out QD", "draw")
    return table


def test_fc_13_the_proposal_leaves_the_fewest_points() -> None:
    """FC-13."""
    table = in_the_last_turn("6H 7H 8H 7S 7C", "KC")
    down, _ = table.act(0, "lay KC", at=7)
    assert isinstance(down, LaidDown)
    assert down.laid == Laid((Meld("book", 7, "", cards("7S 7H 7C")),), cards("6H 8H"), 14)
    assert result(table).scores == (14, 0)


@pytest.mark.parametrize(
    ("own", "left"),
    [("6H-7H-8H", "7S 7C"), ("8H-6H-7H", "7S 7C"), ("7C-7H-7S", "6H 8H")],
)
def test_fc_13_the_player_may_lay_down_otherwise(own: str, left: str) -> None:
    table = in_the_last_turn("6H 7H 8H 7S 7C", "KC")
    down, _ = table.act(0, f"lay KC {own}", at=7)
    assert isinstance(down, LaidDown)
    assert down.laid.left == cards(left)
    assert result(table).scores == (14, 0)


def test_fc_13_also_worse_and_with_another_discard() -> None:
    table = in_the_last_turn("4H 6H 7H 7S 7C", "JK")
    table.act(0, "lay 7C 4H-JK-6H")
    assert result(table).scores == (14, 0)


def test_fc_13_several_melds() -> None:
    table = in_the_last_turn("4H 5H 6H 9C JK", "9D")
    table.act(0, "lay 5H 9C-JK-9D")
    assert result(table).scores == (10, 0)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay KC 6H-7H-9H", "not-in-hand"),
        ("lay KC 6H-7H-8H 7H-7S-7C", "not-in-hand"),  # the 7 of hearts only once
        ("lay KC 7S-7C-KC", "not-in-hand"),  # the discard is gone
        ("lay KC 6H-7H-7S", "not-a-meld"),
        ("lay KC 7S-7C", "not-a-meld"),
        ("lay JK 6H-7H-8H", "not-in-hand"),
    ],
)
def test_fc_13_melds_that_are_none_are_refused(move: str, code: str) -> None:
    table = in_the_last_turn("6H 7H 8H 7S 7C", "KC")
    with refused(code):
        table.act(0, move)
    assert table.actors == (0,)


def test_fc_11_one_may_go_out_with_melds_of_ones_own() -> None:
    table = dealt("4S 9H KC", "5S 6S JK", top="QD", pile="7D")
    play(table, "pick")
    (out,) = table.act(1, "out QD JK-5S-6S")
    assert isinstance(out, WentOut)
    assert out.laid.melds == (Meld("run", 4, "S", cards("JK 5S 6S")),)


def test_fc_11_melds_of_ones_own_must_take_all_cards() -> None:
    table = dealt("4S 9H KC 10D 3D 3C", "5S 6S 7S 8S 8H 8C", top="QD")
    play(table, "pick")
    with refused("not-out"):
        table.act(1, "out QD 5S-6S-7S-8S")
    play(table, "out QD 5S-6S-7S 8H-8S-8C")
    assert table.state.out == 1


def test_fc_11_the_table_says_what_is_in_the_way() -> None:
    table = dealt("4S 9H KC", "5S 6S 9D", top="QD")
    play(table, "pick")
    with pytest.raises(ff.Illegal, match="You can’t go out with QD: that leaves 5S 6S 9D"):
        table.act(1, "out QD")


# -- the clock


def test_fc_17_without_turn_seconds_there_is_no_clock() -> None:
    table = dealt("4S 9H KC", "4S 5S 6S")
    assert table.deadline is None
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 10**9))


def test_fc_17_turn_seconds_are_for_the_whole_turn() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", turn_seconds=20, pile="7D 7C 7H 8D 8H")
    assert table.deadline == 20_000
    table.act(1, "draw", at=12_000)
    assert table.deadline == 20_000
    table.act(1, "discard 7D", at=15_000)
    assert table.deadline == 35_000
    assert table.view(0).deadline == 35_000


def test_fc_13_a_time_out_draws_and_makes_the_best_discard() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", top="9D", turn_seconds=20, pile="7D 7C 7H")
    assert table.tick(20_000) == (Drew(1, "7D", 20_000, late=True), Discarded(1, "KC", 20_000, late=True))
    assert table.actors == (0,)
    assert table.deadline == 40_000


def test_fc_13_a_time_out_after_the_draw_only_discards() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", top="9D", turn_seconds=20)
    table.act(1, "pick", at=1000)
    assert table.tick(20_000) == (Discarded(1, "KC", 20_000, late=True),)


def test_fc_13_a_time_out_goes_out_if_it_can() -> None:
    table = dealt("4S 9H KC", "4S 5S 6S", turn_seconds=20, pile="7D 7C 7H")
    drew, out = table.tick(20_000)
    assert drew == Drew(1, "7D", 20_000, late=True)
    assert isinstance(out, WentOut)
    assert out.late
    assert out.card == "7D"


def test_fc_13_a_time_out_in_the_last_turn_lays_down_the_proposal() -> None:
    table = in_the_last_turn("6H 7H 8H 7S 7C", "KC", turn_seconds=20)
    down, _ = table.tick(20_000)
    assert isinstance(down, LaidDown)
    assert down.late
    assert (down.card, down.laid.points) == ("KC", 14)


def test_fc_14_a_time_out_takes_the_discard_when_there_is_nothing_else() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", top="9D", turn_seconds=20, pile="")
    assert table.tick(20_000)[:2] == (
        Picked(1, "9D", 20_000, late=True),
        Discarded(1, "KC", 20_000, late=True),
    )


def test_fc_17_the_clock_waits_its_time() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", turn_seconds=20)
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 19_999))
    assert table.tick(19_999) == ()
