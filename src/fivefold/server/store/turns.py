"""Whose turn it is in matches whose turns take days, and when their sleeping rooms must be woken."""

from typing import NamedTuple

from fivefold.rooms.changes import Turns
from fivefold.server.store.database import Statement, Tables

TELL_AFTER = 30_000
"""Milliseconds after which people learn of a turn who are not at the table."""
_OTHERS = "DELETE FROM turns WHERE room = ?"
_TURN = (
    "INSERT INTO turns (person, room, game, since, due, tell) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, room) DO UPDATE SET due = excluded.due"
)
_WAKE = "INSERT INTO wakes (room, due) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET due = excluded.due"
_SLEEP = "DELETE FROM wakes WHERE room = ?"
_DUE = (
    "SELECT room FROM wakes WHERE due <= ? AND NOT EXISTS"
    " (SELECT 1 FROM rooms JOIN processes ON processes.id = rooms.owner WHERE rooms.code = wakes.room)"
    " ORDER BY due, room LIMIT ?"
)
_LATER = "UPDATE wakes SET due = ? WHERE room = ? AND due <= ?"
_TURNS = (
    "SELECT turns.room, turns.person, turns.due FROM turns JOIN playing ON playing.room = turns.room"
    " WHERE playing.person = ? ORDER BY turns.room, turns.person"
)


class OpenTurn(NamedTuple):
    """A person's turn in a room, until `due`; None while the clock stands still."""

    room: str
    person: str
    due: int | None


def write_turns(room: str, game: str, turns: Turns, now: int) -> list[Statement]:
    """Translate whose turn it is into statements; people whose turn goes on are not told again."""
    marks = ", ".join("?" * len(turns.people))
    others = f"{_OTHERS} AND person NOT IN ({marks})" if turns.people else _OTHERS
    found = [Statement(others, (room, *turns.people))]
    found += [Statement(_TURN, (who, room, game, now, turns.due, now + TELL_AFTER)) for who in turns.people]
    found.append(Statement(_SLEEP, (room,)) if turns.wake is None else Statement(_WAKE, (room, turns.wake)))
    return found


class OpenTurns:
    """The tables of turns and of rooms to wake. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def around(self, person: str) -> list[OpenTurn]:
        """Return whose turn it is in each match in which a person plays."""
        return [OpenTurn(*row) for row in await self._tables.read(_TURNS, person)]

    async def due(self, now: int, most: int) -> list[str]:
        """Return rooms that must be woken by now and that no living process has, the most urgent first."""
        return [room for (room,) in await self._tables.read(_DUE, now, most)]

    async def postpone(self, room: str, now: int, until: int) -> None:
        """Wake a room later that could not be woken now."""
        await self._tables.write(Statement(_LATER, (until, room, now)))

    async def drop(self, room: str) -> None:
        """Forget a room that does not exist any more."""
        await self._tables.write(Statement(_SLEEP, (room,)), Statement(_OTHERS, (room,)))
