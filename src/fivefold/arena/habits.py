"""Measures how manners show: the habits of a character compared with a plain bot of the same strength."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from fivefold.arena.simulate import simulate
from fivefold.bots import BotProfile, Habit, dial_of, profile_of
from fivefold.core.chance import Seed
from fivefold.core.discovery import find_game
from fivefold.core.game import Seat
from fivefold.core.playback import replay


class MeasuredHabit(NamedTuple):
    """A habit of a character and of a plain bot of the same strength, as means over a number of values."""

    habit: Habit
    own: float
    plain: float
    values: tuple[int, int]


def habits(slug: str, name: str, games: int, seed: Seed, **options: Any) -> list[MeasuredHabit]:
    """Measure each habit of the game for a character in matches against plain bots of its strength."""
    found, profile = find_game(slug), profile_of(name)
    dial = dial_of(found)
    if dial is None or profile is None:
        return []
    own, plain = dial.make(profile), dial.make(BotProfile(profile.strength))
    bots = [own, *[plain] * (max(2, found.players.least) - 1)]
    matches = simulate(slug, bots, games, seed, records=True, **options).matches
    done = [(match.seats[seat] == 0, moves) for match in matches for seat, moves in _moves(match.record)]
    shown: list[MeasuredHabit] = []
    for habit in dial.habits:
        values: Mapping[bool, list[float]] = {True: [], False: []}
        for is_own, moves in done:
            values[is_own] += habit.values(moves)
        means = {mine: sum(found) / max(1, len(found)) for mine, found in values.items()}
        shown.append(MeasuredHabit(habit, means[True], means[False], (len(values[True]), len(values[False]))))
    return shown


def _moves(record: str) -> list[tuple[Seat, list[object]]]:
    """Return the moves of each seat, in order."""
    table = replay(record)
    return [
        (seat, [entry.act.move for entry in table.log if entry.act is not None and entry.seat == seat])
        for seat in range(table.seats)
    ]
