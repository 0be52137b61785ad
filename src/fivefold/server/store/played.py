"""How matches went, by person: an index for pages and figures, which can be made again from the records.

A row is written with the end of its match, in the same transaction. `players` is the fact beside it: who sat where.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from fivefold.core.game import Millis, Seat
from fivefold.rooms.results import MatchResult
from fivefold.server.store.database import Row, Statement, Tables

PLAY = (
    "INSERT INTO played (person, match, seat, game, ended, lasted, names, won, place, score, rival, day, dealt,"
    " usual, pace, seats) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, match) DO UPDATE SET seat = excluded.seat, seats = excluded.seats, game = excluded.game,"
    " ended = excluded.ended, lasted = excluded.lasted,"
    " names = excluded.names, won = excluded.won, place = excluded.place, score = excluded.score,"
    " rival = excluded.rival, day = excluded.day, dealt = excluded.dealt, usual = excluded.usual, pace = excluded.pace"
)
"""How a match went for somebody; what a review has found stays."""
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


class PlayedRow(NamedTuple):
    """How a match went for somebody."""

    person: str
    match: str
    seat: Seat
    game: str
    ended: Millis
    lasted: Millis
    """How long the match took, by its own clock."""
    names: tuple[str, ...]
    """Everybody at the table, by seat; bots as `@otter medium`."""
    won: bool
    place: int
    score: int
    rival: int | None
    """How strong the strongest bot against them was, in thousandths of a step."""
    day: str | None
    """Of a puzzle of the day, which."""
    dealt: bool
    """Whether it began at the beginning, and not at a position."""
    usual: bool
    """Whether it was played by the rules of the box."""
    pace: int | None
    """What the game's `pace` says, in thousandths."""
    figure: float | None = None
    """What the review says, from 0 to 100."""

    @classmethod
    def of(cls, match: str, game: str, ended: Millis, person: str, seat: Seat, result: MatchResult) -> "PlayedRow":
        """The row of somebody who sat there."""
        mine = result.seats[seat]
        return cls(
            person=person,
            match=match,
            seat=seat,
            game=game,
            ended=ended,
            lasted=result.lasted,
            names=result.names,
            won=mine.won,
            place=mine.place,
            score=mine.score,
            rival=mine.rival,
            day=result.day,
            dealt=result.dealt,
            usual=result.usual,
            pace=mine.pace,
        )

    @classmethod
    def read(cls, row: Row) -> "PlayedRow":
        """A row as it is kept."""
        found = cls(*row)
        names = tuple(msgspec.json.decode(row[6], type=list[str]))
        won, dealt, usual = bool(found.won), bool(found.dealt), bool(found.usual)
        return found._replace(names=names, won=won, dealt=dealt, usual=usual)

    def kept(self) -> Statement:
        """How it is written down."""
        values: list[Any] = list(self[:_WIDTH])
        values[6], values[7] = written(self.names), int(self.won)
        values[12:14] = int(self.dealt), int(self.usual)
        return Statement(PLAY, (*values, len(self.names)))


class MatchFilter(NamedTuple):
    """Which matches somebody wants to see; what is empty does not matter."""

    game: str = ""
    company: str = ""
    """`people`, `bots`, `alone`, or the name of somebody at the table."""
    result: str = ""
    """`won` or `lost`."""
    before: tuple[Millis, str] | None = None
    """Those that come after this one in the list: when it ended, and which it was."""

    def conditions(self) -> tuple[str, list[object]]:
        """The same for a query, and its values."""
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
    """How many people have solved a puzzle of the day at their first try, and in which time the middle one of them."""

    people: int
    middle: Millis


class Index:
    """All matches that are over, by person."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_match(self, match: str) -> list[PlayedRow]:
        """Everybody's rows of a match, by seat; raises StoreError."""
        found = await self._tables.read(f"{_ROWS} match = ? ORDER BY seat, person", match)
        return [PlayedRow.read(row) for row in found]

    async def latest(self, person: str, most: int, wish: MatchFilter | None = None) -> list[PlayedRow]:
        """What somebody has played, the latest first, as far as it was dealt; raises StoreError."""
        wish = wish or MatchFilter()
        where, values = wish.conditions()
        asked = f"{_ROWS} person = ? AND dealt = 1{where} ORDER BY ended DESC, match DESC LIMIT ?"
        return [PlayedRow.read(row) for row in await self._tables.read(asked, person, *values, most)]

    async def solved(self, day: str) -> dict[str, DailyCount]:
        """By game: how many people have solved the puzzle of a day at their first try, and their middle time."""
        found = await self._tables.read(_SOLVED, day)
        return {game: DailyCount(people, (low + high) // 2) for game, people, low, high in found}


def written(names: Sequence[str]) -> str:
    """The players of a match as one text."""
    return msgspec.json.encode(names).decode()


def _plain(text: str) -> str:
    """A text in a pattern, where it stands for itself."""
    return re.sub("([!%_])", r"!\1", text)
