"""Tournaments: their entries, numbered as they were taken, who plays, and the tables that are being played.

The key (code, n) decides between processes: of two that add entry n, one has to read again.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from fivefold.core.game import Millis
from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import EntryExists
from fivefold.tournaments import AnyTournamentEntry, Tournament, TournamentPlan

_OPEN = (
    "INSERT INTO tournaments (code, owner, title, plan, version, ended, due, began, seen)"
    " VALUES (?, ?, ?, ?, 0, 0, NULL, ?, ?)"
)
_CODE_IS = Guard(EntryExists, "SELECT owner, title, plan FROM tournaments WHERE code = ?", key=(0,), wanted=(1, 2, 3))
_FIND = "SELECT owner, title, plan, version, ended, began FROM tournaments WHERE code = ?"
_LINES = "SELECT line FROM tournament_entries WHERE code = ? AND n >= ? ORDER BY n"
_ADD = "INSERT INTO tournament_entries (code, n, line) VALUES (?, ?, ?)"
_LINE_IS = Guard(EntryExists, "SELECT line FROM tournament_entries WHERE code = ? AND n = ?", key=(0, 1), wanted=(2,))
_STATE = "UPDATE tournaments SET seen = ?, due = ?, ended = ? WHERE code = ?"
_PLAYS = (
    "INSERT INTO tournament_people (person, code, player) VALUES (?, ?, ?)"
    " ON CONFLICT (person, code) DO UPDATE SET player = excluded.player"
)
_ROOM = "INSERT INTO tournament_tables (room, code) VALUES (?, ?)"
_DUE = (
    "SELECT code FROM tournaments WHERE due <= ? AND code > ?"
    " UNION SELECT code FROM tournament_tables WHERE code > ?"
    " AND (NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.code = room)"
    " OR EXISTS (SELECT 1 FROM matches WHERE matches.room = tournament_tables.room AND ended IS NOT NULL))"
    " ORDER BY 1 LIMIT ?"
)
_ENDED = "SELECT id FROM matches WHERE room = ? AND ended IS NOT NULL ORDER BY ended, id LIMIT 1"
_MISSING = (
    "SELECT room FROM tournament_tables WHERE code = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.code = room)"
)
_MINE = (
    "SELECT code, title, plan, ended, began, owner = ? FROM tournaments WHERE owner = ?"
    " OR code IN (SELECT code FROM tournament_people WHERE person = ?) ORDER BY seen DESC, code LIMIT ?"
)
_OF_MATCH = "SELECT tournament FROM matches WHERE id = ?"


class SavedTournament(NamedTuple):
    """A tournament as saved, without its entries. The version changes with what was entered before."""

    owner: str
    title: str
    plan: bytes
    version: int
    ended: bool
    began: Millis


class ListedTournament(NamedTuple):
    """A tournament in a person's list."""

    code: str
    title: str
    plan: bytes
    ended: bool
    began: Millis
    is_host: bool


class Tournaments:
    """All tournaments. Methods that read raise StoreError, and those that write NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(self, code: str, owner: str, title: str, plan: TournamentPlan) -> None:
        """Save a new tournament; raises EntryExists if the code is in use."""
        now = self._tables.clock()
        await self._tables.write(Statement(_OPEN, (code, owner, title, msgspec.json.encode(plan), now, now), _CODE_IS))

    async def find(self, code: str) -> SavedTournament | None:
        found = await self._tables.read(_FIND, code)
        if not found:
            return None
        owner, title, plan, version, ended, began = found[0]
        return SavedTournament(owner, title, plan, version, bool(ended), began)

    async def lines(self, code: str, since: int = 0) -> list[bytes]:
        """Return the entries as JSON, from number `since` on."""
        return [line for (line,) in await self._tables.read(_LINES, code, since)]

    async def add(
        self, code: str, found: Tournament, new: Sequence[AnyTournamentEntry], players: Mapping[str, int]
    ) -> None:
        """Save the new entries of a tournament, all or none, and who plays; raises EntryExists if others came first."""
        first = len(found.entries) - len(new)
        rounds = found.state.rounds
        rooms = [] if found.is_over else [table.room for one in rounds for table in one.tables if table.is_open]
        added = [Statement(_ADD, (code, n, msgspec.json.encode(entry)), _LINE_IS) for n, entry in enumerate(new, first)]
        await self._tables.write(
            *added,
            Statement(_STATE, (self._tables.clock(), found.due(), int(found.is_over), code)),
            Statement("DELETE FROM tournament_tables WHERE code = ?", (code,)),
            *(Statement(_ROOM, (room, code)) for room in rooms if room),
            *(Statement(_PLAYS, (person, code, player)) for person, player in players.items()),
        )

    async def people(self, code: str) -> dict[int, str]:
        """Return the people who play, by the number of their player."""
        found = await self._tables.read("SELECT player, person FROM tournament_people WHERE code = ?", code)
        return {player: person for player, person in found}  # noqa: C416 - rows are of any type

    async def due(self, now: Millis, most: int, last: str = "") -> list[str]:
        """Return the codes, after a given one, of tournaments in which something follows.

        That is by time, for a room that is missing, or for a result.
        """
        return [code for (code,) in await self._tables.read(_DUE, now, last, last, most)]

    async def missing_rooms(self, code: str) -> set[str]:
        """Return the rooms of tables that are being played, but have not been made."""
        return {room for (room,) in await self._tables.read(_MISSING, code)}

    async def match_of(self, room: str) -> str | None:
        """Return the first match that ended in a room."""
        found = await self._tables.read(_ENDED, room)
        return found[0][0] if found else None

    async def of_match(self, match: str) -> str:
        """Return the code of the tournament that a finished match was part of; empty for other matches."""
        found = await self._tables.read(_OF_MATCH, match)
        return found[0][0] if found else ""

    async def open_of(self, owner: str) -> int:
        """Return how many tournaments a person hosts that are not over."""
        found = await self._tables.read("SELECT count(*) FROM tournaments WHERE owner = ? AND ended = 0", owner)
        return int(found[0][0])

    async def hand_over(self, code: str, owner: str) -> None:
        """Make another person the host."""
        await self._tables.write(Statement("UPDATE tournaments SET owner = ? WHERE code = ?", (owner, code)))

    async def delete(self, code: str) -> None:
        """Delete a tournament; its matches stay."""
        await self._tables.write(*deletion(code))

    async def of_person(self, person: str, most: int) -> list[ListedTournament]:
        """Return the tournaments that a person hosts or plays in, the latest first."""
        rows = await self._tables.read(_MINE, person, person, person, most)
        return [
            ListedTournament(code, title, plan, bool(ended), began, bool(is_host))
            for code, title, plan, ended, began, is_host in rows
        ]


def deletion(code: str) -> list[Statement]:
    """Return the statements that delete a tournament."""
    return [
        Statement("DELETE FROM tournament_entries WHERE code = ?", (code,)),
        Statement("DELETE FROM tournament_people WHERE code = ?", (code,)),
        Statement("DELETE FROM tournament_tables WHERE code = ?", (code,)),
        Statement("DELETE FROM tournaments WHERE code = ?", (code,)),
    ]
