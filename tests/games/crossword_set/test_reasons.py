"""CW-03: dice in line that are no SET are told why, as far as one of them is in none."""

from fivefold.core.speech import Reader
from games.crossword_set.tables import TEN, Table, rolled, view


def reasons(table: Table) -> dict[tuple[str, ...], list[str]]:
    """By the squares of each three in line, in words, on the first player's grid."""
    sent = table.game.for_people(view(table, 0))
    return {no_set.line: [Reader().say(fault.message) for fault in no_set.why] for no_set in sent.players[0].spoilt}


def test_three_that_are_no_set_say_which_feature_spoils_it() -> None:
    table = rolled(TEN)
    table.act(0, "put 1 j10 2 k10 4 l10")
    assert reasons(table) == {
        ("j10", "k10", "l10"): ["two show 1 symbol and one shows 2", "two are red and one is green"],
    }


def test_what_is_in_sets_anyway_needs_no_reason() -> None:
    table = rolled(TEN)
    table.act(0, "put 1 j10 2 k10 3 l10 4 m10 5 n10 6 o10")
    assert reasons(table) == {}


def test_a_fourth_die_beside_a_set_is_told_why_it_is_in_none() -> None:
    table = rolled(TEN)
    table.act(0, "put 1 j10 2 k10 3 l10 5 m10")
    assert list(reasons(table)) == [("k10", "l10", "m10")]


def test_two_dice_and_a_wild_that_stands_for_nothing_have_no_reason() -> None:
    table = rolled("1ro 2ro * 1go 2go 3go 1po 2po 3po 1ro")
    table.act(0, "put 1 j10 2 k10 4 m12")
    assert reasons(table) == {}


def test_columns_count_as_rows_do() -> None:
    table = rolled(TEN)
    table.act(0, "put 1 j10 2 j11 4 j12")
    assert list(reasons(table)) == [("j10", "j11", "j12")]


def test_bots_and_simulations_do_without() -> None:
    table = rolled(TEN)
    table.act(0, "put 1 j10 2 k10 4 l10")
    assert view(table, 0).players[0].spoilt == ()
