"""The table learns which players are away and which are back."""

from fivefold.core.game import HOUSE, Back, Left
from fivefold.rooms import messages as m
from rooms.desk import Desk, two


def notices(desk: Desk) -> list[object]:
    """What the house has told the table."""
    match = desk.room.match
    assert match is not None
    return [entry.act.move for entry in match.table.log if entry.act is not None and entry.act.seat == HOUSE]


def test_a_player_who_leaves_is_away_after_a_while_and_back_at_once() -> None:
    desk = two("set")
    assert notices(desk) == []
    desk.go("ben")
    assert notices(desk) == [], "a lost connection is not an absence yet"
    desk.wait(desk.patience.away / 1000)
    assert notices(desk) == [Left(1)]
    desk.come("ben")
    assert notices(desk) == [Left(1), Back(1)]


def test_a_player_who_was_away_before_a_restart_is_back_after_it() -> None:
    desk = two("set")
    desk.go("ben")
    desk.wait(desk.patience.away / 1000)
    desk.restart()
    desk.come("ann")
    assert notices(desk) == [Left(1)]
    desk.come("ben")
    assert notices(desk) == [Left(1), Back(1)]


def test_after_a_restart_players_on_their_way_back_are_not_away() -> None:
    desk = two("set")
    desk.restart()
    desk.come("ann")
    assert notices(desk) == []
    desk.wait(desk.patience.host / 1000)
    assert notices(desk) == [Left(1)]
    desk.do("ann", m.Chat(text="Where is Ben?"))
