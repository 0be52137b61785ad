"""With the bag empty: dice on the grids of others, and what they freeze."""

import pytest

from fivefold.games.crossword_set.model import Declared, Guest, RoundOver, Visited

from .tables import CALM, TEN, Table, die, player, refused, result, rolled, used, view, with_empty_bag

HOST = "1ro 2ro 3ro 1gd 2gq 3pd 1rd 1rd 2rd 2gd"
"""Ben's dice: he lays a SET, and leaves much aside."""
GUESTS = "1go 1po 2go 3pq 1rq 2rq 3go * * 1rd"
"""Ann's dice."""


def visited(**options: object) -> Table:
    """Ann has GUESTS, Ben has laid a SET on k11 l11 m11, and the bag is empty."""
    table = with_empty_bag(GUESTS, HOST, **options)
    assert view(table).bag == 0
    table.act(1, "put 1 k11 2 l11 3 m11")
    return table


def test_cw_06_a_guest_forms_a_set_with_the_dice_of_that_grid() -> None:
    table = visited()
    assert table.act(0, "guest 2 1 k12 2 k13", at=9) == (
        Visited(0, 1, (("#1", "1go", "k12"), ("#2", "1po", "k13")), ("#11", "#12", "#13", "#1", "#2"), 9),
    )
    assert player(table, 1).part == ("k11", "l11", "m11", "k12", "k13")
    assert player(table, 1).sets == (("k11", "l11", "m11"), ("k11", "k12", "k13"))


def test_cw_06_a_guest_counts_as_used_by_its_player() -> None:
    table = visited()
    table.act(0, "guest 2 1 k12 2 k13")
    assert used(table, 0) == 2
    assert used(table, 1) == 3
    assert [die(table, 1).grid, die(table, 1).used, die(table, 1).in_set] == [1, True, True]


def test_cw_06_not_while_there_are_dice_in_the_bag() -> None:
    table = rolled(GUESTS, HOST)
    table.act(1, "put 1 k11 2 l11 3 m11")
    with refused("bag-not-empty"):
        table.act(0, "guest 2 1 k12 2 k13")


@pytest.mark.parametrize(
    "move",
    [
        "guest 2 1 k12",  # no SET yet
        "guest 2 1 k12 2 k13 3 n11",  # one of them is in none
        "guest 2 4 k10",
        "guest 2 1 a1 2 a2",  # nowhere near
    ],
)
def test_cw_06_each_guest_must_be_tied_to_the_grid(move: str) -> None:
    table = visited()
    with refused("not-tied"):
        table.act(0, move)


def test_cw_06_a_set_of_guests_only_that_merely_touches_is_not_tied() -> None:
    """Even with `touching`: it forms no SET with the dice of that grid."""
    table = visited()
    with refused("not-tied"):
        table.act(0, "guest 2 1 k12 3 l12 7 m12")


def test_cw_06_guests_may_be_tied_by_other_guests() -> None:
    """1go 1po make a SET with 1ro, and 2go 3go one with that 1go."""
    table = visited()
    table.act(0, "guest 2 1 k12 2 k13 3 l12 7 m12")
    assert used(table, 0) == 4


def test_cw_06_nobody_can_use_what_another_has_left_aside() -> None:
    """Ben's loose 1gd does not belong to his joined part, so nothing can be tied to it."""
    table = visited()
    table.act(1, "put 4 a1")
    with refused("not-tied"):
        table.act(0, "guest 2 5 a2 8 a3")
    with refused("occupied"):
        table.act(0, "guest 2 1 a1 2 a2")


def test_cw_06_nor_a_group_apart_from_the_joined_part() -> None:
    table = with_empty_bag(GUESTS, "1ro 2ro 3ro 1gd 2gd 3gd 1pd 2gq 2gq 1rd")
    table.act(1, "put 1 a1 2 b1 3 c1")
    table.act(1, "put 4 k11 5 l11 6 m11")
    table.act(1, "put 7 k12 10 k13")
    assert player(table, 1).part == ("k11", "l11", "m11", "k12", "k13")
    with refused("not-tied"):
        table.act(0, "guest 2 1 a2 2 a3")


def test_cw_06_nobody_can_move_the_dice_of_another() -> None:
    table = visited()
    with refused("not-your-die"):
        table.act(0, "guest 2 #11 k12 1 k13")
    with refused("not-your-die"):
        table.act(0, "put #14 a1")
    with refused("not-your-die"):
        table.act(1, "put #1 a1")


def test_cw_06_a_die_may_come_from_the_own_grid() -> None:
    table = visited()
    table.act(0, "put 1 k11 2 l11")
    table.act(0, "guest 2 1 k12 2 k13")
    assert [die(table, 1).square, die(table, 1).grid] == ["k12", 1]


def test_cw_06_a_wild_becomes_what_fits_there() -> None:
    """CW-04."""
    table = visited()
    table.act(0, "guest 2 8 n11")
    assert die(table, 8).face == "*1ro"
    table.act(0, "declare 9 3po")
    with refused("not-tied"):
        table.act(0, "guest 2 9 o11")
    table.act(0, "declare 9 *")
    table.act(0, "guest 2 9 o11")
    assert die(table, 9).face == "*2ro"


def test_cw_06_wilds_at_home_are_looked_at_anew_when_dice_leave() -> None:
    """CW-04."""
    table = visited()
    table.act(0, "put 1 a1 2 b1 8 c1")
    assert die(table, 8).face == "*1ro"
    table.act(0, "guest 2 1 k12 2 k13")
    assert die(table, 8).face == "*"


def test_cw_06_listed_guests_are_those_of_a_single_die() -> None:
    table = visited()
    guests = [move for move in table.moves(0) if isinstance(move, Guest)]
    assert guests == [
        Guest(1, (("#8", "j11"),)),
        Guest(1, (("#9", "j11"),)),
        Guest(1, (("#8", "n11"),)),
        Guest(1, (("#9", "n11"),)),
    ]
    table.act(0, "guest 2 1 k12 2 k13")
    table.act(1, "put 4 j11")
    assert all(move.steps[0][1] != "j11" for move in table.moves(0) if isinstance(move, Guest))


def test_cw_07_a_guest_freezes_the_part_it_comes_to() -> None:
    table = visited()
    table.act(1, "put 4 a1")
    assert not player(table, 1).frozen
    table.act(0, "guest 2 1 k12 2 k13")
    assert player(table, 1).frozen
    for move in ("put 1 off", "put 1 l11 2 k11", "put 3 n11"):
        with refused("frozen"):
            table.act(1, move)
    assert [die(table, number, 1).frozen for number in (1, 2, 3, 4)] == [True, True, True, False]


def test_cw_07_its_owner_can_add_to_it_and_move_what_was_added() -> None:
    table = visited()
    table.act(0, "guest 2 1 k12 2 k13")
    table.act(1, "put 4 k10")
    table.act(1, "put 4 a1")
    table.act(1, "put 4 off")
    assert die(table, 4, 1).square is None


def test_cw_07_the_next_guest_freezes_what_was_added() -> None:
    table = with_empty_bag(GUESTS, HOST.replace("2gd", "1ro"))
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.act(0, "guest 2 1 k12 2 k13")
    table.act(1, "put 10 n11")
    assert used(table, 1) == 4
    assert not die(table, 10, 1).frozen
    table.act(0, "guest 2 8 o11")
    with refused("frozen"):
        table.act(1, "put 10 off")


def test_cw_07_a_guest_stays() -> None:
    table = visited()
    table.act(0, "guest 2 1 k12 2 k13")
    for move in ("put 1 k11", "put 1 off", "guest 2 1 n11"):
        with refused("frozen"):
            table.act(0, move)
    assert all("#1" not in table.game.write(move).split() for move in table.moves(0))


def test_cw_07_wilds_in_a_frozen_part_stay_what_they_are() -> None:
    table = with_empty_bag(GUESTS, HOST.replace("3ro", "*"))
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.act(0, "guest 2 1 k12 2 k13")
    assert die(table, 3, 1).face == "*3ro"
    with refused("frozen"):
        table.act(1, "declare 3 2gq")
    table.act(1, "put 4 m10 5 m9")
    assert die(table, 3, 1).face == "*3ro"


def test_cw_08_all_dice_used_partly_as_guests() -> None:
    """CW-06: three of Ann's dice are a grid, and the fourth is a guest."""
    table = with_empty_bag("1ro 1gd 2gd 3gd", HOST)
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.act(0, "put 2 a1 3 b1 4 c1")
    assert isinstance(table.act(0, "guest 2 1 n11")[-1], RoundOver)
    assert result(table).winners == (0,)


def test_cw_08_all_dice_used_as_guests() -> None:
    table = with_empty_bag("1ro 2ro", HOST)
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.act(0, "guest 2 1 n11 2 o11")
    assert result(table).winners == (0,)
    assert table.state.results[0].unused == (0, 7, 30)


@pytest.mark.parametrize(("visitor", "host"), [(0, 1), (1, 0)])
def test_cw_08_whoever_lays_the_guest_wins_before_the_host(visitor: int, host: int) -> None:
    """The last guest completes both, wherever they sit: it joins the host's loose SET, and was the visitor's last."""
    hands = ["1ro", "1ro 2ro 3ro 1gd 2gd 3gd"]
    table = with_empty_bag(hands[visitor], hands[host])
    table.act(host, "put 1 h11 2 i11 3 j11 4 l11 5 m11 6 n11")
    assert used(table, host) == 3
    table.act(visitor, f"guest {host + 1} 1 k11")
    assert result(table).winners == (visitor,)
    assert table.state.results[0].unused[:2] == (0, 0)
    assert table.state.sheet[0][visitor] == 35


def test_cw_08_a_guest_can_make_the_host_win() -> None:
    table = with_empty_bag("1ro 2gq", "1ro 2ro 3ro 1gd 2gd 3gd")
    table.act(1, "put 1 h11 2 i11 3 j11 4 l11 5 m11 6 n11")
    table.act(0, "guest 2 1 k11")
    assert result(table).winners == (1,)
    assert table.state.results[0].winner == 1


def test_cw_06_declaring_before_a_visit() -> None:
    """DICE-04."""
    table = visited()
    assert table.act(0, "declare 8 1ro", at=3) == (Declared(0, "#8", "*1ro", 3),)
    with refused("not-tied"):
        table.act(0, "guest 2 8 j11")
    table.act(0, "guest 2 8 n11")
    assert used(table, 0) == 1


def test_the_helper_tables_are_what_they_say() -> None:
    assert len(TEN.split()) == len(CALM.split()) == len(HOST.split()) == len(GUESTS.split()) == 10
