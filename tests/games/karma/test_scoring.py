"""The score sheet of a real table of Karma."""

import fivefold as ff


def test_ka_23_all_win_but_the_last_player_with_cards() -> None:
    """Each game is a round: a point for the winners, none for the loser."""
    sheet = ff.ScoreSheet.of("karma", "Ann", "Bo", "Cy").pick(1, "Bo").pick(2, "Bo").pick(3, "Cy")
    assert sheet.standing.rows == ((1, 0, 1), (1, 0, 1), (1, 1, 0))
    assert sheet.totals == {"Ann": 3, "Bo": 1, "Cy": 2}
    assert sheet.winners == ()
    assert sheet.play_to(3).winners == ("Ann",)
    assert sheet.pick(2, "Ann").totals == {"Ann": 2, "Bo": 2, "Cy": 2}
    assert sheet.pick(2, None).standing.next == 2
