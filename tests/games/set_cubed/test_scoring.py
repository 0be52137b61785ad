"""The score sheet of a real table of SET CUBED."""

import fivefold as ff


def test_cu_14_the_turns_of_the_rule_sheet() -> None:
    """Two SETs with one die make 6, one more SET 9, and another 12."""
    sheet = ff.ScoreSheet.of("set-cubed", "Ann", "Bo", "Cy")
    for name, points in (("Ann", 6), ("Bo", 6 + 3), ("Cy", 6 + 3 + 3)):
        sheet = sheet.enter(1, name, points)
    assert sheet.totals == {"Ann": 6, "Bo": 9, "Cy": 12}


def test_cu_21_the_most_points_win_when_the_table_says_that_it_is_over() -> None:
    """Rounds go on until the dice are used up (CU-19)."""
    sheet = ff.ScoreSheet.of("set-cubed", "Ann", "Bo")
    for number in range(1, 15):
        sheet = sheet.enter(number, "Ann", 4).enter(number, "Bo", 3)
    assert sheet.winners == ()
    assert sheet.play_to(14).winners == ("Ann",)
