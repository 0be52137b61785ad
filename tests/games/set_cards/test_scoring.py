"""The score sheet of a real table of SET."""

import pytest

import fivefold as ff


def test_set_14_sets_minus_wrong_calls_and_the_most_win() -> None:
    """One deal, as in the box (SET-15); there is no lower limit (SET-09)."""
    sheet = ff.ScoreSheet.of("set", "Ann", "Bo", "Cy").enter(1, "Ann", 9).enter(1, "Bo", -2).enter(1, "Cy", 12)
    assert sheet.winners == ("Cy",)
    assert sheet.enter(1, "Ann", 12).winners == ("Ann", "Cy")


def test_set_08_the_deck_has_27_sets() -> None:
    sheet = ff.ScoreSheet.of("set", "Ann", "Bo").enter(1, "Ann", 27)
    assert sheet.scoring.most_together == 27
    with pytest.raises(ff.Illegal, match="from -99 to 27"):
        sheet.enter(1, "Ann", 28)


def test_set_15_with_one_deal_per_player_the_deals_are_added_up() -> None:
    sheet = ff.ScoreSheet.of("set", "Ann", "Bo").play_to(2)
    sheet = sheet.enter(1, "Ann", 10).enter(1, "Bo", 14)
    assert (sheet.winners, sheet.dealer(2), sheet.first(2)) == ((), "Bo", None)
    sheet = sheet.enter(2, "Ann", 15).enter(2, "Bo", 9)
    assert sheet.totals == {"Ann": 25, "Bo": 23}
    assert sheet.winners == ("Ann",)
