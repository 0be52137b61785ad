"""The score sheet of a real table of WordSpiel."""

import fivefold as ff


def test_ws_11_the_lowest_total_after_five_rounds_wins() -> None:
    """A point for each card left; the dealer and the first player go around (WS-05)."""
    sheet = ff.ScoreSheet.of("wordspiel", "Ann", "Bo")
    assert (sheet.dealer(2), sheet.first(2)) == ("Bo", "Ann")
    for number in range(1, 6):
        sheet = sheet.enter(number, "Ann", 0).enter(number, "Bo", 3)
    assert sheet.totals == {"Ann": 0, "Bo": 15}
    assert sheet.winners == ("Ann",)


def test_ws_15_a_penalty_card_counts_like_any_other() -> None:
    """Eleven cards and more are possible: the ten that were dealt, and penalty cards."""
    assert ff.ScoreSheet.of("wordspiel", "Ann", "Bo").enter(1, "Ann", 11).totals["Ann"] == 11


def test_ws_11_a_table_can_agree_on_three_rounds() -> None:
    sheet = ff.ScoreSheet.of("wordspiel", "Ann", "Bo").play_to(3)
    for number in range(1, 4):
        sheet = sheet.enter(number, "Ann", 2).enter(number, "Bo", 0)
    assert sheet.winners == ("Bo",)
