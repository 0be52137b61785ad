"""The score sheet of a real table of SCRAMBLE SET."""

import fivefold as ff


def five_rounds(*last: int) -> ff.ScoreSheet:
    """Ann, Bo and Cy have two SETs each in four rounds, and these in the fifth."""
    sheet = ff.ScoreSheet.of("scramble-set", "Ann", "Bo", "Cy")
    for number in range(1, 6):
        for name, points in zip(sheet.players, last if number == 5 else (2, 2, 2), strict=True):
            sheet = sheet.enter(number, name, points)
    return sheet


def test_sc_06_the_most_sets_in_five_rounds_win() -> None:
    sheet = five_rounds(1, 5, 3)
    assert sheet.totals == {"Ann": 9, "Bo": 13, "Cy": 11}
    assert sheet.winners == ("Bo",)


def test_sc_07_a_tie_is_decided_by_one_more_set() -> None:
    """It adds nothing to the scores, and only the tied players can win it."""
    sheet = five_rounds(4, 4, 1)
    assert sheet.winners == ()
    assert sheet.standing.is_tied
    assert sheet.decide("Cy").winners == ()
    decided = sheet.decide("Bo")
    assert decided.winners == ("Bo",)
    assert decided.totals == sheet.totals


def test_sc_02_fourteen_sets_use_all_dice() -> None:
    assert ff.ScoreSheet.of("scramble-set", "Ann", "Bo").scoring.most_together == 14
