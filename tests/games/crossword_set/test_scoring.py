"""The score sheet of a real table of CROSSWORD SET."""

import fivefold as ff


def test_cw_08_only_the_winner_of_a_round_scores() -> None:
    """A point for each unused die of the others: 3, 1 and 4 make 8. The others need no number."""
    sheet = ff.ScoreSheet.of("crossword-set", "Ann", "Bo", "Cy", "Dee").enter(1, "Bo", 3 + 1 + 4)
    assert sheet.standing.rows == ((0, 8, 0, 0),)
    assert sheet.standing.next == 2


def test_cw_09_the_most_points_after_three_rounds_win_and_ties_are_shared() -> None:
    sheet = ff.ScoreSheet.of("crossword-set", "Ann", "Bo").enter(1, "Ann", 5).enter(2, "Bo", 5)
    assert sheet.winners == ()
    assert sheet.enter(3, "Bo", 2).winners == ("Bo",)


def test_cw_13_a_round_that_all_give_up_counts_nothing() -> None:
    sheet = ff.ScoreSheet.of("crossword-set", "Ann", "Bo").enter(1, "Ann", 5).enter(2, "Bo", 5)
    assert sheet.enter(3, "Ann", 0).standing.next == 3
    assert sheet.enter(3, "Ann", 0).enter(3, "Bo", 0).winners == ("Ann", "Bo")
