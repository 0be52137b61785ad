"""Games of several rounds: the score sheet in a position's text."""

import pytest

import fivefold as ff
from fivefold.core.game import Players
from fivefold.core.position import Fields
from fivefold.pieces.rounds import read_sheet, write_sheet


def fields(text: str) -> Fields:
    return Fields(text, Players(2, 7))


def test_a_sheet_has_a_row_for_each_round_and_a_number_for_each_player() -> None:
    sheet = ((5, 0, 12), (0, 3, 40))
    assert write_sheet(sheet) == "5 0 12, 0 3 40"
    assert read_sheet(fields(f"seats 3; sheet {write_sheet(sheet)}")) == sheet
    assert read_sheet(fields("seats 3")) == ()


def test_points_may_be_below_zero_where_a_game_says_so() -> None:
    assert read_sheet(fields("seats 2; sheet -3 4"), least=-100) == ((-3, 4),)


@pytest.mark.parametrize(
    ("sheet", "where"),
    [("5 0 12, 0 3", "Character 24"), ("5 0 12, 0 x 1", "Character 26"), ("-5 0 1", "Character 16")],
)
def test_what_is_wrong_with_a_sheet_is_said_with_where_it_stands(sheet: str, where: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read_sheet(fields(f"seats 3; sheet {sheet}"))
    assert refusal.value.sentence.startswith(where), refusal.value.sentence
