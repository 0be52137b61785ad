"""Score sheets of real tables: their entries, numbered as they come, and whose sheets they are."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.scores import MOST_ENTRIES, AnyScoreEntry, PointsEntered, RoundPicked
from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import EntryExists

TRIES = 20
"""How often entries are written again after another process has taken their numbers."""
_OPEN = "INSERT INTO scores (code, game, owner, locked, played, began, seen) VALUES (?, ?, ?, 0, 0, ?, ?)"
_CODE_IS = Guard(EntryExists, "SELECT game, owner, began FROM scores WHERE code = ?", key=(0,), wanted=(1, 2, 3))
_FIND = (
    "SELECT game, owner, locked, (SELECT count(*) FROM score_entries WHERE code = scores.code)"
    " FROM scores WHERE code = ?"
)
_LINES = "SELECT line FROM score_entries WHERE code = ? AND n >= ? ORDER BY n"
_KNOWN = "SELECT id FROM score_entries WHERE code = ?"
_ADD = "INSERT INTO score_entries (code, n, id, line) VALUES (?, ?, ?, ?)"
_LINE_IS = Guard(EntryExists, "SELECT id, line FROM score_entries WHERE code = ? AND n = ?", key=(0, 1), wanted=(2, 3))
_SEEN = "UPDATE scores SET seen = ?, played = CASE WHEN played = 1 THEN 1 ELSE CAST(? AS INTEGER) END WHERE code = ?"
_KEEP = (
    "INSERT INTO score_people (person, code, seen) VALUES (?, ?, ?)"
    " ON CONFLICT (person, code) DO UPDATE SET seen = excluded.seen"
)
_LOCK = "UPDATE scores SET locked = ? WHERE code = ?"
_MINE = (
    "SELECT scores.code, game, began, scores.seen,"
    " (SELECT count(*) FROM score_entries WHERE score_entries.code = scores.code)"
    " FROM score_people JOIN scores ON scores.code = score_people.code"
    " WHERE person = ? ORDER BY scores.seen DESC, scores.code LIMIT ?"
)


class SavedScores(NamedTuple):
    """A score sheet as saved, without its entries."""

    game: str
    owner: str
    locked: bool
    length: int


class ListedScores(NamedTuple):
    """A score sheet in a person's list."""

    code: str
    game: str
    began: Millis
    seen: Millis
    length: int


class ScoreSheets:
    """All score sheets. Methods that read raise StoreError, and those that write NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(self, code: str, game: str, owner: str, entries: Sequence[AnyScoreEntry]) -> None:
        """Start a sheet; raises EntryExists if the code is in use."""
        now = self._tables.clock()
        await self._tables.write(
            Statement(_OPEN, (code, game, owner, now, now), _CODE_IS),
            Statement(_KEEP, (owner, code, now)),
            *_added(code, 0, entries),
        )

    async def find(self, code: str) -> SavedScores | None:
        found = await self._tables.read(_FIND, code)
        if not found:
            return None
        game, owner, locked, length = found[0]
        return SavedScores(game, owner, bool(locked), length)

    async def lines(self, code: str, since: int = 0) -> list[bytes]:
        """Return the entries as JSON, from number `since` on."""
        return [line for (line,) in await self._tables.read(_LINES, code, since)]

    async def add(self, code: str, person: str, entries: Sequence[AnyScoreEntry]) -> None:
        """Add the entries that are not there yet, all of them or none; raises Illegal if the sheet is full."""
        for left in reversed(range(TRIES)):
            known = {known for (known,) in await self._tables.read(_KNOWN, code)}
            new = list({entry.id: entry for entry in reversed(entries) if entry.id not in known}.values())[::-1]
            if not new:
                return
            if len(known) + len(new) > MOST_ENTRIES:
                raise Illegal("scores.full")
            now = self._tables.clock()
            has_points = any(isinstance(entry, PointsEntered | RoundPicked) for entry in new)
            try:
                await self._tables.write(
                    *_added(code, len(known), new),
                    Statement(_SEEN, (now, int(has_points), code)),
                    Statement(_KEEP, (person, code, now)),
                )
            except EntryExists:
                if not left:
                    raise
            else:
                return

    async def lock(self, code: str, *, locked: bool) -> None:
        """Set whether only the owner may write."""
        await self._tables.write(Statement(_LOCK, (int(locked), code)))

    async def of_person(self, person: str, most: int) -> list[ListedScores]:
        """Return the sheets that a person started or wrote on, the latest first."""
        return [ListedScores(*row) for row in await self._tables.read(_MINE, person, most)]


def _added(code: str, first: int, entries: Sequence[AnyScoreEntry]) -> list[Statement]:
    return [
        Statement(_ADD, (code, n, entry.id, msgspec.json.encode(entry)), _LINE_IS)
        for n, entry in enumerate(entries, first)
    ]
