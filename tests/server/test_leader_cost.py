"""A leaderboard costs little for people who have not chosen to be listed, and most have not: it is asked for often."""

import asyncio
import sqlite3
from typing import Any, cast

from fivefold.server.store.database import Row, Tables
from fivefold.server.store.leaders import Leaders
from fivefold.server.store.schema import upgrade

POINT = "INSERT INTO rating_history VALUES (?, 'karma', ?, ?, 1000, 300)"
SOLVED = (
    "INSERT INTO played (person, match, seat, game, ended, lasted, names, seats, won, place, score, day, dealt, usual)"
    " VALUES (?, ?, 0, 'karma-daily', ?, 5, '[]', 1, 1, 1, 3, '2026-11-19', 1, 1)"
)
STEPS = 20
"""The most steps of the database's machine for a row of a person who is not listed; sorting it takes more."""


class Counted:
    """A database that counts the steps of its machine."""

    def __init__(self) -> None:
        self.steps = 0
        self.file = sqlite3.connect(":memory:")
        for step in upgrade(0, "BLOB", 0):
            self.file.execute(step)
        self.file.set_progress_handler(self.count, 1)

    def count(self) -> int:
        self.steps += 1
        return 0

    async def read(self, sql: str, *values: Any) -> list[Row]:
        self.steps = 0
        return self.file.execute(sql, values).fetchall()

    def add(self, person: str, *, listed: bool) -> None:
        self.file.execute("INSERT INTO people (id, name, seen) VALUES (?, ?, 0)", (person, person))
        if listed:
            self.file.execute("INSERT INTO rating_choices VALUES (?, 0, 1)", (person,))
        for n in range(20):
            self.file.execute(POINT, (person, n, 100 + n))
            self.file.execute(SOLVED, (person, f"{person} {n}", n))


def test_people_who_are_not_listed_are_not_sorted() -> None:
    counted = Counted()
    leaders = Leaders(cast("Tables", counted))
    counted.add("listed", listed=True)

    async def steps() -> tuple[int, int]:
        assert [one.name for one in await leaders.month("karma", 0, 1000, 1.0)] == ["listed"]
        month = counted.steps
        assert [one.name for one in await leaders.day("karma-daily", "2026-11-19", fewest=True)] == ["listed"]
        return month, counted.steps

    alone = asyncio.run(steps())
    for n in range(100):
        counted.add(f"other {n}", listed=False)
    among = asyncio.run(steps())
    assert all((after - before) / 2000 < STEPS for before, after in zip(alone, among, strict=True)), (alone, among)
