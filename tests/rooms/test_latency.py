"""Latencies of players: the table is notified of large changes only."""

import pytest

from fivefold.core.game import Lag
from fivefold.rooms import inputs as i
from rooms.desk import Desk, two


def measure(desk: Desk, person: str, *latencies: int) -> list[int]:
    """Measure these latencies in turn; return those of which the table was notified."""
    match = desk.room._draft.match
    assert match is not None
    before = len(match.table.log)
    for latency in latencies:
        desk.put(i.LatencyMeasured(desk.connections[person], latency))
    acts = [entry.act for entry in match.table.log[before:]]
    return [act.move.ms for act in acts if act is not None and isinstance(act.move, Lag)]


def test_the_table_is_told_the_first_latency() -> None:
    assert measure(two(), "ben", 7) == [7]


@pytest.mark.parametrize(("change", "told"), [(14, []), (15, [35])])
def test_a_small_latency_must_change_by_15_milliseconds(change: int, told: list[int]) -> None:
    desk = two()
    measure(desk, "ben", 20)
    assert measure(desk, "ben", 20 + change) == told


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize(("change", "is_told"), [(49, False), (50, True)])
def test_a_large_latency_must_change_by_a_quarter(way: int, change: int, is_told: bool) -> None:
    desk = two()
    measure(desk, "ben", 200)
    assert measure(desk, "ben", 200 + way * change) == [200 + way * change] * is_told


def test_small_changes_add_up_from_what_the_table_knows() -> None:
    desk = two()
    assert measure(desk, "ben", 20, 30, 34, 35) == [20, 35]


def test_nobody_is_further_away_than_a_second() -> None:
    desk = two()
    assert measure(desk, "ben", 1500, 9000) == [1000]


def test_each_player_has_their_own_latency() -> None:
    desk = two()
    assert measure(desk, "ann", 100) == [100]
    assert measure(desk, "ben", 100) == [100]


def test_a_game_that_does_not_weigh_latencies_is_told_none() -> None:
    assert measure(two("karma"), "ben", 100) == []
