"""Measures how long people take to see a SET: the average time from the last change of the table to their call."""

from collections.abc import Callable, Sequence
from typing import Any

from fivefold.core.game import Millis, Seat
from fivefold.core.table import AnyTable
from fivefold.pieces.calls import Called


def milliseconds_to_a_set(
    changes: tuple[type[Any], ...], takes: tuple[type[Any], ...]
) -> Callable[[AnyTable], Sequence[int | None]]:
    """Return a function that measures it for each seat; `changes` and `takes` are the game's types of events."""

    def pace(table: AnyTable) -> Sequence[int | None]:
        since: Millis = 0
        called: tuple[Seat, Millis] | None = None
        times: list[list[Millis]] = [[] for _ in range(table.seats)]
        for entry in table.log:
            for event in entry.events:
                if isinstance(event, Called):
                    called = (event.seat, event.at)
                if isinstance(event, takes):
                    seat: Seat = event.seat
                    seen = called[1] if called is not None and called[0] == seat else entry.at
                    times[seat].append(max(0, seen - since))
                    called = None
                if isinstance(event, changes):
                    since = entry.at
        return [round(sum(found) / len(found)) if found else None for found in times]

    return pace
