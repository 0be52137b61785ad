"""A turn: putting dice down, taking them back, what they score, and WILDs."""

import pytest
from msgspec.structs import replace

from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.model import (
    Done,
    Laid,
    Past,
    Placed,
    Put,
    Replace,
    Replaced,
    Rolled,
    TakeBack,
    TurnOver,
    Waited,
)
from fivefold.games.set_cubed.placing import puts_for
from fivefold.games.set_cubed.view import turn_position
from fivefold.pieces.dice import SIDES

from .tables import LOGO, faces, laid, lying, play, points, refused


def test_cu_07_play_goes_clockwise_from_the_opener() -> None:
    table = laid(LOGO, "1ro", "1ro", "1ro", "1ro")
    order: list[int] = []
    while table.state.phase == "turn":
        order.append(table.state.turn)
        play(table, "skip")
    assert order == [0, 1, 2]


def test_cu_07_three_dice_and_no_more() -> None:
    table = laid(LOGO, "1ro 2ro 3ro 1ro 2ro", "1gd", board="a1=2")
    play(table, "put i7=1ro", "put j7=2ro", "put k7=3ro")
    assert table.view(0).dice_left == 0
    with refused("three-dice", "3 dice"):
        play(table, "put l7=1ro")
    assert table.moves(0) == [TakeBack(), Done()]
    play(table, "done")
    assert table.view(None).scores == (9, 3)


def test_cu_08_every_die_is_in_a_new_set() -> None:
    """CU-08."""
    table = laid(LOGO, "1ro 2gd 1gd", "1gd")
    with refused("no-set", "2ro 3ro 2gd on g7 to i7 aren’t a SET", "two are red and one is green"):
        play(table, "put i7=2gd")
    with refused("no-set", "doesn’t complete a SET"):
        play(table, "put a1=1ro")
    with refused("covered"):
        play(table, "put g7=1ro")
    with refused("not-in-hand"):
        play(table, "put i7=3pq")
    play(table, "put i7=1ro")


def test_cu_08_a_set_of_new_dice_alone_is_none() -> None:
    """Three dice far away from all others are a SET, but with no die of before in it."""
    table = laid(LOGO, "1gd 2gd 3gd 1ro", "1gd")
    for square in ("a1", "b1", "f5", "f6"):
        with refused("no-set"):
            play(table, f"put {square}=1gd")


def test_cu_08_only_straight_lines_count() -> None:
    """DICE-05: neither a corner nor a diagonal."""
    table = laid("f7=1ro g7=2ro h7=3ro", "1ro 2ro 3ro", "1gd")
    for square in ("e6", "i8", "e8", "i6"):
        with refused("no-set"):
            play(table, f"put {square}=1ro")


def test_cu_09_two_dice_at_once_the_first_waits() -> None:
    """Down from 2ro on g7: 2ro, 2go and 2po."""
    table = laid(LOGO, "2go 2po 1gd", "1gd")
    (waited,) = play(table, "put g8=2go")
    assert isinstance(waited, Waited)
    assert table.view(1).waiting == Laid("g8", "#4", "2go")
    assert lying(table).keys() == {"f7", "g7", "h7"}
    assert faces(table, 0) == "2po 1gd"
    assert set(table.moves(0)) == {Put("g9", "2po"), Put("g6", "2po"), TakeBack()}
    (placed,) = play(table, "put g9=2po")
    assert isinstance(placed, Placed)
    assert placed.play.points == 3
    assert [made.squares for made in placed.play.sets] == [("g7", "g8", "g9")]
    assert table.view(1).waiting is None
    assert table.view(0).dice_left == 1


def test_cu_09_a_die_waits_only_for_one_that_can_come() -> None:
    table = laid(LOGO, "2go 1gd 1ro", "1gd")
    with refused("no-set"):
        play(table, "put g8=2go")
    assert table.moves(0) == [Put("i7", "1ro"), Done()]


def test_cu_09_a_waiting_die_has_to_be_finished_or_taken_back() -> None:
    table = laid(LOGO, "2go 2po 1gd 1ro", "1gd")
    play(table, "put g8=2go")
    with refused("waiting", "g8"):
        play(table, "done")
    with refused("no-set", "doesn’t make a SET with 2go on g8"):
        play(table, "put g9=1gd")
    with refused("no-set"):
        play(table, "put i7=1ro")
    with refused("covered"):
        play(table, "put g8=2po")
    play(table, "back", "done")
    assert faces(table, 0).split()[:4] == ["2go", "2po", "1gd", "1ro"]


def test_cu_09_dice_of_earlier_plays_count_as_lying() -> None:
    table = laid(LOGO, "1ro 1gq 1pd", "1gd")
    play(table, "put i7=1ro", "put i8=1gq", "put i9=1pd")
    assert points(table) == [3, 3]
    assert [len(play.spots) for play in table.state.plays] == [1, 2]


def test_cu_09_not_two_dice_for_a_third_of_the_turn() -> None:
    """With two dice down there is one left, so none can wait."""
    table = laid(LOGO, "1ro 2ro 2go 2po", "1gd")
    play(table, "put i7=1ro", "put j7=2ro")
    with refused("no-set"):
        play(table, "put g8=2go")


def test_cu_09_taking_back_leaves_no_trace() -> None:
    table = laid(LOGO, "1ro 2ro 2go 2po *", "1gd", bag=9)
    before = table.state
    play(table, "put i7=1ro", "put j7=*2ro", "back", "put g8=2go", "back", "back")
    assert replace(table.state, now=0) == before
    with refused("nothing-back"):
        play(table, "back")


def test_cu_09_two_dice_are_taken_back_together() -> None:
    table = laid(LOGO, "2go 2po 1gd", "1gd")
    before = table.state
    play(table, "put g8=2go", "put g9=2po", "back")
    assert table.state == before


def test_cu_09_a_waiting_wild_is_stated_with_its_partner() -> None:
    """In a row between 1ro and 3gd the WILD could serve either SET; its player says which."""
    table = laid("f7=1ro i7=3gd", "2pq *", "1gd")
    with refused("no-set", "*3gd on g7 doesn’t complete a SET"):
        play(table, "put g7=*3gd")
    play(table, "put g7=*")
    assert {move for move in table.moves(0) if isinstance(move, Put) and move.square == "h7"} == {
        Put("h7", "2pq", "*3gd"),
        Put("h7", "2pq", "*1ro"),
    }
    with refused("no-set", "Choose what the WILD on g7 stands for"):
        play(table, "put h7=2pq")
    with refused("no-set"):
        play(table, "put h7=2pq with *2ro")
    play(table, "put h7=2pq with *3gd")
    assert points(table) == [2]
    assert lying(table)["g7"] == "*3gd"


def test_cu_09_none_waits() -> None:
    table = laid(LOGO, "1ro 2go 2po *", "1gd")
    with refused("none-waits"):
        play(table, "put i7=1ro with *2ro")
    play(table, "put g8=2go")
    with refused("none-waits"):
        play(table, "put g9=2po with *2ro")


def test_cu_09_two_wilds_beside_a_lone_die() -> None:
    table = laid("f7=1ro", "* *", "1gd")
    play(table, "put g7=*")
    with refused("no-set"):
        play(table, "put h7=*1gd with *1gd")
    play(table, "put h7=*3gd with *2pq")
    assert lying(table) == {"f7": "1ro", "g7": "*2pq", "h7": "*3gd"}
    assert points(table) == [1]


def test_cu_09_a_wild_waits_only_where_another_die_can_help() -> None:
    table = laid(LOGO, "*", "1gd")
    with refused("no-set", "Choose what the WILD on i7 stands for"):
        play(table, "put i7=*")
    play(table, "put i7=*1ro")
    assert points(table) == [2]


def test_cu_09_every_play_can_be_made_move_by_move() -> None:
    """Also two dice of which one would do without the other."""
    table = laid("f7=1ro g7=2ro h7=3ro i8=1go", "1ro 1po 2ro *", "1gd")
    here = turn_position(table.view(0))
    for turn in turns.all(here):
        if len(turn.plays) != 1:
            continue
        first, *second = puts_for(here, turn.plays[0])
        play(table, table.game.write(first), *map(table.game.write, second))
        assert table.state.plays == turn.plays
        play(table, "back")
        assert not table.state.plays


def test_cu_10_skipping_on_purpose() -> None:
    table = laid(LOGO, "1ro 2ro", "1ro")
    assert any(isinstance(move, Put) for move in table.moves(0))
    finished, *_ = play(table, "skip")
    assert finished == TurnOver(0, 0, "done", could_play=True, at=0)


def test_cu_10_who_can_do_nothing_is_skipped() -> None:
    table = laid(LOGO, "1gd", "1ro 1gd 2gd", "1gd 1ro")
    assert table.state.turn == 1
    assert table.log[0].events[-1] == TurnOver(0, 0, "stuck", could_play=False, at=0)
    assert table.view(0).past == Past(0, (), 0, "stuck")


def test_cu_10_who_can_only_replace_a_wild_is_not_skipped() -> None:
    table = laid("f7=1ro g7=*2gd h7=3pq", "2gd", "1gd")
    assert table.moves(0) == [Replace("g7"), Done()]


def test_cu_11_a_point_for_each_die_of_each_new_set() -> None:
    table = laid(LOGO, "1ro 2go 2po", "1gd")
    play(table, "put i7=1ro")
    (made,) = table.state.plays[0].sets
    assert (made.squares, made.points) == (("g7", "h7", "i7"), 3)
    assert table.view(1).gained == 3
    assert table.view(1).scores == (0, 3)
    finished, *_ = play(table, "done")
    assert isinstance(finished, TurnOver)
    assert finished.points == 3
    assert table.view(1).scores == (3, 3)


def test_cu_11_a_die_in_two_new_sets_counts_in_both() -> None:
    table = laid("f7=1ro g7=2ro h8=1go h9=2po", "3ro", "1gd")
    play(table, "put h7=3ro")
    assert [made.squares for made in table.state.plays[0].sets] == [("f7", "g7", "h7"), ("h7", "h8", "h9")]
    assert points(table) == [6]


def test_cu_11_overlapping_sets_in_one_line() -> None:
    """DICE-06: a die between two pairs is in three SETs of one row at once."""
    table = laid("e7=1ro f7=1ro h7=1ro i7=1ro", "1ro", "1gd")
    play(table, "put g7=1ro")
    assert [made.squares for made in table.state.plays[0].sets] == [
        ("e7", "f7", "g7"),
        ("f7", "g7", "h7"),
        ("g7", "h7", "i7"),
    ]
    assert points(table) == [9]


def test_cu_12_a_wild_scores_nothing_when_it_is_put_down() -> None:
    table = laid(LOGO, "* 2go", "1gd")
    play(table, "put i7=*1ro")
    assert points(table) == [2]


def test_cu_12_but_later_in_the_same_turn_it_scores_like_any_die() -> None:
    table = laid(LOGO, "* 2ro 3ro", "1gd", board="a1=2")
    play(table, "put i7=*1ro", "put j7=2ro", "put k7=3ro")
    assert points(table) == [2, 3, 3]


def test_cu_12_and_in_later_turns() -> None:
    table = laid("f7=1ro g7=*2ro", "3ro", "1gd")
    play(table, "put h7=3ro")
    assert points(table) == [3]


def test_cu_12_a_wild_in_two_sets_of_its_own_play_counts_in_neither() -> None:
    table = laid("f7=1ro g7=2ro h8=1go h9=2po", "*", "1gd")
    play(table, "put h7=*3ro")
    assert points(table) == [4]


def test_cu_12_what_a_wild_stands_for_is_fixed() -> None:
    """DICE-04."""
    table = laid("f7=1ro g7=2ro h7=*3ro", "3gd 2gq 1ro", "1gd")
    with refused("no-set"):
        play(table, "put i7=3gd")


def test_cu_13_a_bonus_goes_to_the_first_die_there_and_once() -> None:
    table = laid("f7=1ro g7=2ro h7=3ro i7=1ro", "2ro 3ro", "1gd", "3ro 2gd")
    play(table, "put j7=2ro")
    (made,) = table.state.plays
    assert (made.bonus, made.points) == (2, 5)
    assert [bonus.open for bonus in table.view(0).bonus if bonus.square == "j7"] == [False]
    play(table, "put k7=3ro")
    assert points(table) == [5, 3]


def test_cu_13_a_wild_gets_it_too() -> None:
    table = laid("f7=1ro g7=2ro h7=3ro i7=1ro", "*", "1gd")
    play(table, "put j7=*2ro")
    assert points(table) == [4]


def test_cu_13_what_is_taken_back_leaves_the_bonus() -> None:
    table = laid("f7=1ro g7=2ro h7=3ro i7=1ro", "2ro", "1gd")
    play(table, "put j7=2ro", "back")
    assert [bonus.open for bonus in table.view(0).bonus if bonus.square == "j7"] == [True]
    play(table, "put j7=2ro")
    assert points(table) == [5]


def test_cu_14_the_worked_example_of_the_sheet() -> None:
    """CU-14: two SETs with the first die, then one each; above the third lie others with which it is no SET."""
    table = laid("f7=1ro g7=2ro h8=1go h9=2po j6=2gq j5=3gq", "3ro 1ro 2ro", "1gd", board="a1=2")
    play(table, "put h7=3ro")
    assert table.view(0).gained == 6
    play(table, "put i7=1ro")
    assert table.view(0).gained == 9
    play(table, "put j7=2ro")
    assert table.view(0).gained == 12
    finished, *_ = play(table, "done")
    assert isinstance(finished, TurnOver)
    assert finished.points == 12


def test_cu_15_a_wild_is_replaced_by_what_it_stands_for() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro", "2ro 1gd 1ro", "1gd")
    wild = table.state.board[1].die
    replaced, rolled = play(table, "replace g7")
    assert isinstance(replaced, Replaced)
    assert isinstance(rolled, Rolled)
    assert lying(table) == {"f7": "1ro", "g7": "2ro", "h7": "3ro"}
    (new,) = rolled.dice[0]
    assert new.die == wild
    assert new.face in SIDES[wild]
    assert new in table.state.hands[0]
    assert len(table.state.hands[0]) == 3
    assert table.view(0).gained == 0
    assert table.view(0).dice_left == 3


def test_cu_15_no_bonus_for_it() -> None:
    table = laid("f7=1ro g7=2ro h7=3ro i7=1ro j7=*2ro", "2ro 3ro", "1gd")
    play(table, "replace j7")
    finished, *_ = play(table, "done")
    assert isinstance(finished, TurnOver)
    assert finished.points == 0


def test_cu_15_any_number_of_times_before_placing() -> None:
    table = laid("f7=*1ro g7=*2ro h7=3ro", "2ro 1ro 1ro 2ro", "1gd")
    play(table, "replace g7", "replace f7")
    assert lying(table) == {"f7": "1ro", "g7": "2ro", "h7": "3ro"}
    play(table, "put i7=1ro", "put j7=2ro")
    assert points(table)[0] == 3


def test_cu_15_not_after_placing_unless_all_is_taken_back() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro", "2ro 1ro", "1gd")
    play(table, "put i7=1ro")
    with refused("too-late"):
        play(table, "replace g7")
    play(table, "back", "replace g7")


def test_cu_15_only_with_the_exact_features() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro", "2go 1ro *", "1gd")
    assert Replace("g7") not in table.moves(0)
    with refused("not-in-hand"):
        play(table, "replace g7")
    with refused("no-wild"):
        play(table, "replace f7")
    with refused("no-wild"):
        play(table, "replace a1")


def test_cu_15_the_freed_die_may_be_played_at_once() -> None:
    """With a seed with which it shows something that fits."""
    for seed in range(60):
        table = laid("f7=1go g7=*2go h7=3go", "2go 1gd", "1gd", seed=seed)
        wild = table.state.board[1].die
        play(table, "replace g7")
        face = next((held.face for held in table.state.hands[0] if held.die == wild), "")
        if face == "3go":
            play(table, "put e7=3go")
            assert any(one.die == wild for one in table.state.board)
            return
    pytest.fail("no seed shows a face that fits")


def test_the_die_with_the_lower_number_is_used() -> None:
    """CU-09: of two that show the same."""
    table = laid(LOGO, "1ro 1ro", "1gd")
    first, second = table.state.hands[0]
    play(table, "put i7=1ro")
    assert table.state.hands[0] == (second,)
    assert table.state.board[-1].die == first.die
