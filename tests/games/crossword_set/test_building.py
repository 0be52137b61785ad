"""One's own grid: laying and shifting dice, what is joined, WILDs, and more dice from the bag."""

import pytest

from fivefold.games.crossword_set.model import Arranged, Declared, Put, Reached, Rolled, RoundOver
from fivefold.pieces.dice import SIDES

from .tables import BUILD, CALM, TEN, Table, die, player, refused, rolled, table_of, used, view


def squares(table: Table, seat: int = 0) -> list[str | None]:
    """Where a player's dice lie."""
    return [one.square for one in player(table, seat).dice]


# -- laying dice


def test_cw_02_dice_are_laid_one_by_one_or_together() -> None:
    """CW-02."""
    table = rolled(TEN, CALM)
    table.act(0, "put 1 k11")
    assert table.act(0, "put 2 l11 3 m11", at=900) == (Arranged(0, (("#2", "2ro", "l11"), ("#3", "3ro", "m11")), 900),)
    assert squares(table)[:4] == ["k11", "l11", "m11", None]
    assert player(table).sets == (("k11", "l11", "m11"),)


def test_cw_02_dice_are_rearranged_as_often_as_one_likes() -> None:
    table = rolled(TEN, CALM)
    for square in ("a1", "u21", "k11", "a21"):
        table.act(0, f"put 1 {square}")
        assert squares(table)[0] == square
    table.act(0, "put 1 off")
    assert squares(table)[0] is None
    assert table.state.hands[0][0].grid is None


def test_cw_02_dice_that_move_together_may_change_places() -> None:
    table = rolled(TEN, CALM)
    table.act(0, "put 1 k11 2 l11 3 m11")
    table.act(0, "put 1 l11 2 k11")
    assert squares(table)[:3] == ["l11", "k11", "m11"]


def test_cw_02_a_whole_grid_is_shifted_to_make_room() -> None:
    table = rolled(TEN, CALM)
    table.act(0, "put 1 a1 2 a2 3 a3")
    table.act(0, "put 1 b1 2 b2 3 b3")
    table.act(0, "put 1 b2 2 b3 3 b4")
    assert squares(table)[:3] == ["b2", "b3", "b4"]
    assert used(table) == 3


def test_cw_02_nothing_is_rolled_again() -> None:
    table = rolled(TEN, CALM)
    before = [one.face for one in player(table).dice]
    table.act(0, "put 1 k11 2 l11 3 m11")
    table.act(0, "put 1 off 2 k11 10 a1")
    assert [one.face for one in player(table).dice] == before


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("put 4 k11", "occupied"),
        ("put 4 a1 5 a1", "twice"),
        ("put 4 a1 4 a2", "twice"),
        ("put 1 k11", "no-change"),
        ("put 1 k11 2 l11", "no-change"),
        ("put 4 off", "no-change"),
        ("put #11 a1", "not-your-die"),
        ("put #42 a1", "not-your-die"),
        ("guest 1 4 a1", "not-a-host"),
        ("guest 3 4 a1", "not-a-host"),
        ("declare 1 2rd", "not-wild"),
        ("ready", "building"),
    ],
)
def test_cw_02_what_cannot_be_done_with_dice(move: str, code: str) -> None:
    table = rolled(TEN, CALM)
    table.act(0, "put 1 k11 2 l11")
    with refused(code):
        table.act(0, move)


def test_cw_02_moves_that_only_programs_can_send() -> None:
    table = rolled(TEN, CALM)
    for steps, code in (((), "no-dice"), ((("#1", "z99"),), "no-such-square")):
        with refused(code):
            table.act(0, Put(steps))


def test_cw_02_each_player_has_a_grid_of_their_own() -> None:
    table = rolled(TEN, TEN)
    table.act(0, "put 1 k11")
    table.act(1, "put 2 k11")
    assert squares(table, 0)[0] == squares(table, 1)[1] == "k11"


# -- what is joined


def test_cw_03_a_complete_grid() -> None:
    """CW-08: and that ends the round by itself."""
    table = rolled(TEN, CALM)
    assert isinstance(table.act(0, BUILD)[-1], RoundOver)
    assert used(table) == 10


def test_dice_05_a_die_counts_only_in_a_straight_line_of_three() -> None:
    """CW-03."""
    table = rolled(TEN, CALM)
    table.act(0, "put 1 k11 2 l11 3 l12")
    assert used(table) == 0
    table.act(0, "put 1 k11 2 l12 3 m13")
    assert used(table) == 0
    table.act(0, "put 1 k11 2 l11 3 n11")
    assert used(table) == 0
    table.act(0, "put 1 k11 2 k12 3 k13")
    assert used(table) == 3


def test_dice_06_lines_may_be_longer_and_other_windows_do_no_harm() -> None:
    """CW-03: 1ro 2ro 3ro 1go 2go 3go in a line has two SETs, and nothing is wrong with the dice between them."""
    table = rolled(TEN, CALM)
    table.act(0, "put 1 g11 2 h11 3 i11 4 j11 5 k11 6 l11")
    assert player(table).sets == (("g11", "h11", "i11"), ("j11", "k11", "l11"))
    assert used(table) == 6
    table.act(0, "put 10 f11")
    assert used(table) == 6
    table.act(0, "put 10 off")
    table.act(0, "put 10 j12 4 off 5 off 6 off")
    table.act(0, "put 10 j11")
    assert player(table).sets == (("g11", "h11", "i11"), ("h11", "i11", "j11"))


@pytest.mark.parametrize(("joining", "together"), [("touching", 6), ("crossing", 3)])
def test_cw_03_side_by_side_is_enough_or_is_not(joining: str, together: int) -> None:
    table = rolled("1ro 2ro 3ro 1gd 2gd 3gd 1pq 2pq 2pq 1rd", CALM, joining=joining)
    table.act(0, "put 1 j10 2 k10 3 l10 4 l11 5 m11 6 n11")
    assert used(table) == together


@pytest.mark.parametrize("joining", ["touching", "crossing"])
def test_cw_03_a_shared_die_joins_in_any_case(joining: str) -> None:
    table = rolled("1ro 2ro 3ro 1go 1po 1rd 2rd 1gd 2gd 2pq", CALM, joining=joining)
    table.act(0, "put 1 k11 2 l11 3 m11 4 k12 5 k13")
    assert used(table) == 5


@pytest.mark.parametrize("joining", ["touching", "crossing"])
def test_cw_03_corners_and_gaps_do_not_join(joining: str) -> None:
    table = rolled("1ro 2ro 3ro 1gd 2gd 3gd 1pq 2pq 2pq 1rd", CALM, joining=joining)
    table.act(0, "put 1 j10 2 k10 3 l10 4 m11 5 n11 6 o11")
    assert used(table) == 3
    table.act(0, "put 4 n10 5 o10 6 p10")
    assert used(table) == 3
    assert player(table).part == ("j10", "k10", "l10")


def test_cw_03_a_die_in_no_set_does_not_join_two_groups() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2gd 3gd 1pq 2pq 2pq 1rd", CALM)
    table.act(0, "put 1 j10 2 k10 3 l10 7 m10 4 n10 5 o10 6 p10")
    assert used(table) == 3
    assert [die(table, 7).in_set, die(table, 4).in_set, die(table, 4).used] == [False, True, False]


def test_cw_03_the_largest_part_counts() -> None:
    table = rolled("1ro 2ro 3ro 1go 1po 1gd 2gd 3gd 1pq 2pq", CALM)
    table.act(0, "put 6 a1 7 b1 8 c1")
    assert used(table) == 3
    table.act(0, "put 1 k11 2 l11 3 m11 4 k12 5 k13")
    assert used(table) == 5
    assert player(table).part == ("k11", "l11", "m11", "k12", "k13")
    assert player(table).unused == 5


def test_cw_03_a_grid_with_one_die_left_over_is_not_complete() -> None:
    table = rolled(TEN, CALM)
    table.act(0, BUILD.removesuffix(" 10 m10"))
    assert used(table) == 9
    table.act(0, "put 10 a1")
    assert (used(table), table.outcome) == (9, None)


# -- WILDs


WILDS = "1ro 2ro * 1go 1po 2gq 3pd * 1rd 2rd"


def test_cw_04_a_wild_stands_for_what_its_neighbours_need() -> None:
    """DICE-04."""
    table = rolled(WILDS, CALM)
    assert die(table, 3).face == "*"
    assert table.act(0, "put 1 k11 2 l11 3 m11", at=5) == (
        Arranged(0, (("#1", "1ro", "k11"), ("#2", "2ro", "l11"), ("#3", "*3ro", "m11")), 5),
    )
    assert (die(table, 3).declared, used(table)) == (False, 3)


def test_cw_04_it_stands_for_something_else_when_dice_are_moved() -> None:
    table = rolled(WILDS, CALM)
    table.act(0, "put 3 m11")
    assert die(table, 3).face == "*"
    assert table.act(0, "put 1 k11 2 l11", at=5) == (
        Arranged(0, (("#1", "1ro", "k11"), ("#2", "2ro", "l11")), 5, (("#3", "*3ro"),)),
    )
    table.act(0, "put 2 off 4 l11")
    assert die(table, 3).face == "*1po"
    table.act(0, "put 1 off")
    assert die(table, 3).face == "*"
    table.act(0, "put 3 off")
    assert die(table, 3).face == "*"


def test_cw_04_it_has_one_meaning_in_the_whole_grid() -> None:
    """Across it would have to be 3ro, down 1po: one of the two is no SET."""
    table = rolled("1ro 2ro * 1ro 1go 2gq 3pd 2gq 1rd 2rd", CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 4 m12 5 m13")
    assert len(player(table).sets) == 1
    assert used(table) == 3


def test_cw_04_the_table_takes_what_joins_most_dice() -> None:
    """As 1po the WILD would join three dice; as 3ro it joins five."""
    table = rolled("1ro 2ro * 1ro 1go 1go 1po 1rd 2rd 2gq", CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 4 m12 5 m13")
    table.act(0, "put 6 k12 7 k13")
    assert die(table, 3).face == "*3ro"
    assert used(table) == 5


def test_cw_04_then_what_brings_most_dice_into_sets() -> None:
    """The joined part, five dice in the corner, is the same in any case; as 2gq the WILD makes two SETs, as 1ro one."""
    table = rolled("1rd 2rd 3rd 1gd 1pd 2ro 3ro 1gq 3gq 2rq 2pq *", CALM)
    table.act(0, "put 1 a1 2 b1 3 c1 4 a2 5 a3 6 k11 7 l11 8 m12 9 m13 10 n11 11 o11 12 m11")
    assert die(table, 12).face == "*2gq"
    assert used(table) == 5


def test_cw_04_of_equal_meanings_the_first_in_notation_counts() -> None:
    table = rolled("1ro 2ro * 1ro 1go 2gq 3pd 2gq 1rd 2rd", CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 4 m12 5 m13")
    assert die(table, 3).face == "*1po"


def test_cw_04_one_may_say_what_it_is_and_change_ones_mind() -> None:
    table = rolled("1ro 2ro * 1ro 1go 2gq 3pd 2gq 1rd 2rd", CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 4 m12 5 m13")
    assert table.act(0, "declare 3 3ro", at=7) == (Declared(0, "#3", "*3ro", 7),)
    assert player(table).sets == (("k11", "l11", "m11"),)
    table.act(0, "put 5 off")
    assert (die(table, 3).face, die(table, 3).declared) == ("*3ro", True)
    with refused("no-change"):
        table.act(0, "declare 3 3ro")
    table.act(0, "declare 3 2gq")
    assert used(table) == 0
    assert table.act(0, "declare 3 *", at=9) == (Declared(0, "#3", "*", 9, (("#3", "*3ro"),)),)
    with refused("no-change"):
        table.act(0, "declare 3 *")


def test_cw_04_what_was_declared_beside_the_grid_stays() -> None:
    table = rolled(WILDS, CALM)
    table.act(0, "declare 3 2gq")
    table.act(0, "put 1 k11 2 l11 3 m11")
    assert (die(table, 3).face, used(table)) == ("*2gq", 0)


def test_cw_04_two_wilds_are_settled_one_after_the_other() -> None:
    """The second is determined only when the first is."""
    table = rolled(WILDS, CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 7 m12 8 m13")
    assert [die(table, 3).face, die(table, 8).face] == ["*3ro", "*3gq"]
    assert used(table) == 5


def test_cw_04_a_wild_that_nothing_determines_is_in_no_set() -> None:
    table = rolled(WILDS, CALM)
    table.act(0, "put 1 k11 3 l11 8 m11")
    assert [die(table, 3).face, die(table, 8).face, used(table)] == ["*", "*", 0]
    table.act(0, "declare 3 2ro")
    assert [die(table, 3).face, die(table, 8).face, used(table)] == ["*2ro", "*3ro", 3]


def test_cw_04_three_wilds_in_a_set() -> None:
    """DICE-04: any number of WILDs may be in a SET."""
    table = rolled("* * * 1rd 2rd 1gd 2gd 1rq 2rq 1gq", CALM)
    table.act(0, "put 1 k11 2 l11 3 m11")
    table.act(0, "declare 1 1pd")
    table.act(0, "declare 2 1po")
    assert die(table, 3).face == "*1pq"
    assert used(table) == 3


def test_cw_04_a_wild_can_complete_the_grid() -> None:
    table = rolled(TEN.replace("2go", "*"), CALM)
    assert isinstance(table.act(0, BUILD)[-1], RoundOver)
    assert die(table, 5).face == "*2go"


# -- more dice


def test_cw_05_one_more_die_from_the_bag() -> None:
    table = rolled(TEN, CALM)
    reached, got = table.act(0, "take", at=50)
    assert reached == Reached(0, 50)
    assert isinstance(got, Rolled)
    assert got.face in SIDES[got.die]
    assert (len(player(table).dice), player(table).extra, view(table).bag) == (11, 1, 21)
    assert die(table, 11).die == got.die


def test_cw_05_it_must_be_used_too() -> None:
    table = rolled(TEN, CALM)
    table.act(0, "take")
    table.act(0, BUILD)
    assert (player(table).unused, table.outcome) == (1, None)


def test_cw_05_as_often_as_wanted_while_there_are_dice() -> None:
    table = rolled(TEN, CALM)
    seen = {one.die for seat in (0, 1) for one in player(table, seat).dice}
    for count in range(22):
        table.act(count % 2, "take")
    seen |= {one.die for seat in (0, 1) for one in player(table, seat).dice}
    assert len(seen) == 42
    with refused("bag-empty"):
        table.act(0, "take")


def test_cw_05_dice_come_from_the_seed() -> None:
    """DICE-08, DICE-07."""
    first, again, other = (table_of(2, seed=seed) for seed in (3, 3, 4))
    for table in (first, again, other):
        table.act(1, "take")
    assert first.state == again.state
    assert first.state.hands != other.state.hands


def test_cw_11_everything_lies_in_the_open() -> None:
    """CW-11."""
    table = rolled(TEN, CALM)
    table.act(0, "put 1 k11 2 l11 3 m11")
    table.act(1, "put 1 a1")
    for seat in (0, 1, None):
        assert view(table, seat).players == view(table).players
        assert table.game.secrets(table.state, seat) == ()
    assert [one.face for one in player(table, 1).dice] == CALM.split()
