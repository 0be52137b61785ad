"""The index of finished matches by person, for pages and statistics; it can be rebuilt from the records.

A row is written in the same transaction as the end of its match. The table `players` says who had which seat.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from fivefold.api.played import PlayedRow
from fivefold.core.game import Millis, Seat
from fivefold.server.store.database import Row, Statement, Tables

PLAY = (
    "INSERT INTO played (person, match, seat, game, ended, lasted, names, won, place, score, rival, day, dealt,"
    " usual, pace, seats) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, match) DO UPDATE SET seat = excluded.seat, seats = excluded.seats, game = excluded.game,"
    " ended = excluded.ended, lasted = excluded.lasted,"
    " names = excluded.names, won = excluded.won, place = excluded.place, score = excluded.score,"
    " rival = excluded.rival, day = excluded.day, dealt = excluded.dealt, usual = excluded.usual, pace = excluded.pace"
)
"""Writes the result of a match for one person; the accuracy of a review stays."""
_WIDTH = 15
_ROWS = (
    "SELECT person, match, seat, game, ended, lasted, names, won, place, score, rival, day, dealt, usual, pace, figure"
    " FROM played WHERE"
)
_SOLVED = (
    "WITH ended AS (SELECT game, lasted, won,"
    " row_number() OVER (PARTITION BY game, person ORDER BY ended, match) AS nth"
    " FROM played WHERE day = ? AND dealt = 1 AND usual = 1),"
    " first AS (SELECT game, lasted, row_number() OVER (PARTITION BY game ORDER BY lasted) AS k,"
    " count(*) OVER (PARTITION BY game) AS people FROM ended WHERE nth = 1 AND won = 1)"
    " SELECT game, people, min(lasted), max(lasted) FROM first"
    " WHERE k IN ((people + 1) / 2, (people + 2) / 2) GROUP BY game, people ORDER BY game"
)


def read_played(row: Row) -> PlayedRow:
    """Return a row of the table."""
    one = PlayedRow(*row)
    names = tuple(msgspec.json.decode(row[6], type=list[str]))
    won, dealt, usual = bool(one.won), bool(one.dealt), bool(one.usual)
    return one._replace(names=names, won=won, dealt=dealt, usual=usual)


def write_played(one: PlayedRow) -> Statement:
    """Return the statement that writes a row."""
    values: list[Any] = list(one[:_WIDTH])
    values[6], values[7] = written(one.names), int(one.won)
    values[12:14] = int(one.dealt), int(one.usual)
    return Statement(PLAY, (*values, len(one.names)))


class MatchFilter(NamedTuple):
    """A filter for a list of matches; empty fields match everything."""

    game: str = ""
    company: str = ""
    """`people`, `bots`, `alone`, or the name of a player at the table."""
    result: str = ""
    """`won` or `lost`."""
    before: tuple[Millis, str] | None = None
    """Only matches that come after this one in the list, given by its end and its id."""

    def conditions(self) -> tuple[str, list[object]]:
        """Return the filter as conditions of a query, and their values."""
        found: list[tuple[str, list[object]]] = []
        if self.game:
            found.append(("game = ?", [self.game]))
        match self.company:
            case "":
                pass
            case "bots":
                found.append(("rival IS NOT NULL", []))
            case "people":
                found.append(("rival IS NULL AND seats > 1", []))
            case "alone":
                found.append(("seats = 1", []))
            case name:
                found.append(("names LIKE ? ESCAPE '!'", [f"%{_plain(written([name])[1:-1])}%"]))
        if self.result:
            found.append(("won = ?", [int(self.result == "won")]))
        if self.before is not None:
            found.append(("(ended, match) < (?, ?)", list(self.before)))
        return "".join(f" AND {sql}" for sql, _ in found), [value for _, values in found for value in values]


class DailyCount(NamedTuple):
    """How many people solved a daily puzzle at their first try, and their median time."""

    people: int
    middle: Millis


class Index:
    """The index of finished matches."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_match(self, match: str) -> list[PlayedRow]:
        """Return the rows of a match in order of seats; raises StoreError."""
        found = await self._tables.read(f"{_ROWS} match = ? ORDER BY seat, person", match)
        return [read_played(row) for row in found]

    async def seat(self, person: str, match: str) -> Seat | None:
        """Return the seat that a person had in a finished match; raises StoreError."""
        found = await self._tables.read("SELECT seat FROM played WHERE person = ? AND match = ?", person, match)
        return found[0][0] if found else None

    async def latest(self, person: str, most: int, wanted: MatchFilter | None = None) -> list[PlayedRow]:
        """Return the matches that a person played from the deal, the latest first; raises StoreError."""
        wanted = wanted or MatchFilter()
        where, values = wanted.conditions()
        asked = f"{_ROWS} person = ? AND dealt = 1{where} ORDER BY ended DESC, match DESC LIMIT ?"
        return [read_played(row) for row in await self._tables.read(asked, person, *values, most)]

    async def solved(self, day: str) -> dict[str, DailyCount]:
        """Return, by game, how many people solved the puzzle of a date at their first try, and their median time."""
        found = await self._tables.read(_SOLVED, day)
        return {game: DailyCount(people, (low + high) // 2) for game, people, low, high in found}


def written(names: Sequence[str]) -> str:
    """Return the names of players as JSON."""
    return msgspec.json.encode(names).decode()


def _plain(text: str) -> str:
    """Escape a text for a LIKE pattern."""
    return re.sub("([!%_])", r"!\1", text)
