"""What games of several rounds share."""

import pytest

import fivefold as ff
from fivefold.core.game import Players
from fivefold.core.position import Fields
from fivefold.pieces.rounds import SHEET


@pytest.mark.parametrize("sheet", [(), ((3, 0),), ((3, 0), (-5, 12))])
def test_a_score_sheet_is_written_round_by_round(sheet: tuple[tuple[int, ...], ...]) -> None:
    fields = Fields(f"seats 2; sheet {SHEET.write(sheet)}", Players(2, 4))
    assert SHEET.read(fields["sheet"]) == sheet


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("3 0, 5", "Character 21 (sheet, at “5”): expected 2 numbers"),
        ("3 x", "Character 18 (sheet, at “x”): expected a whole number"),
    ],
)
def test_a_bad_score_sheet_says_where(text: str, where: str) -> None:
    fields = Fields(f"seats 2; sheet {text}", Players(2, 4))
    with pytest.raises(ff.Unreadable) as refusal:
        SHEET.read(fields["sheet"])
    assert str(refusal.value).startswith(where)
