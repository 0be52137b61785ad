"""How matches went, by person: an index for pages and figures, which can be made again from the records.

A row is written with the end of its match, in the same transaction. `players` is the fact beside it: who sat where.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from fivefold.core.game import Millis, Seat
from fivefold.host.results import Result
from fivefold.server.store.database import Row, Statement, Tables

PLAY = (
    "INSERT INTO played (person, match, seat, game, ended, lasted, names, won, place, score, rival, day, dealt,"
    " usual, pace) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, match) DO UPDATE SET"
    " seat = excluded.seat, game = excluded.game, ended = excluded.ended, lasted = excluded.lasted,"
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
    "WITH solved AS (SELECT game, lasted,"
    " row_number() OVER (PARTITION BY game, person ORDER BY ended, match) AS nth"
    " FROM played WHERE day = ? AND won = 1 AND dealt = 1),"
    " first AS (SELECT game, lasted, row_number() OVER (PARTITION BY game ORDER BY lasted) AS k,"
    " count(*) OVER (PARTITION BY game) AS people FROM solved WHERE nth = 1)"
    " SELECT game, people, min(lasted), max(lasted) FROM first"
    " WHERE k IN ((people + 1) / 2, (people + 2) / 2) GROUP BY game, people ORDER BY game"
)


class Played(NamedTuple):
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
    def of(cls, match: str, game: str, ended: Millis, person: str, seat: Seat, result: Result) -> "Played":
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
    def read(cls, row: Row) -> "Played":
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
        return Statement(PLAY, tuple(values))


class DailyCount(NamedTuple):
    """How many people have solved a puzzle of the day, and in which time the middle one of them, the first time."""

    people: int
    middle: Millis


class Index:
    """All matches that are over, by person."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_match(self, match: str) -> list[Played]:
        """Everybody's rows of a match, by seat; raises StoreError."""
        found = await self._tables.read(f"{_ROWS} match = ? ORDER BY seat, person", match)
        return [Played.read(row) for row in found]

    async def latest(self, person: str, before: Millis, most: int = 50) -> list[Played]:
        """What somebody has played, the latest first: those that ended before then. Raises StoreError."""
        asked = f"{_ROWS} person = ? AND ended < ? ORDER BY ended DESC, match LIMIT ?"
        found = await self._tables.read(asked, person, before, most)
        return [Played.read(row) for row in found]

    async def solved(self, day: str) -> dict[str, DailyCount]:
        """By game: how many different people have solved the puzzle of a day, and the middle time of their firsts."""
        found = await self._tables.read(_SOLVED, day)
        return {game: DailyCount(people, (low + high) // 2) for game, people, low, high in found}


def written(names: Sequence[str]) -> str:
    """The players of a match as one text."""
    return msgspec.json.encode(names).decode()
