"""Whether most or fewest points win; tests/server/test_played.py has the rest of a result."""

from fivefold.core.discovery import games
from fivefold.rooms.results import aim_of


def test_alone_fewest_squares_win_in_crossword_set_and_with_others_most_points() -> None:
    assert aim_of(games()["crossword-set"], 1) == "fewest"
    assert aim_of(games()["crossword-set"], 2) == "most"


def test_other_games_have_one_aim() -> None:
    assert [aim_of(games()["set"], seats) for seats in (1, 2)] == ["most", "most"]
    assert [aim_of(games()["five-crowns"], seats) for seats in (1, 2)] == ["fewest", "fewest"]
