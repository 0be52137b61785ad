"""Clubs: their members, their rooms, and the score sheets whose results count."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.core.game import Millis
from fivefold.server.store.database import Guard, Row, Statement, Tables
from fivefold.server.store.errors import EntryExists, Stale

_OPEN = "INSERT INTO clubs (code, owner, name, room, next, began, seen) VALUES (?, ?, ?, ?, 0, ?, ?)"
_CODE_IS = Guard(EntryExists, "SELECT owner, name, room FROM clubs WHERE code = ?", key=(0,), wanted=(1, 2, 3))
_FIND = "SELECT owner, name, room, next, seen FROM clubs WHERE code = ?"
_TURN = "UPDATE clubs SET seen = ? WHERE code = ? AND seen = ?"
_TURN_IS = Guard(Stale, "SELECT seen FROM clubs WHERE code = ?", key=(1,), wanted=(0,), missed=Stale)
"""Changes only the club that was read: of two processes that change one at once, one has to read again."""
_JOIN = "INSERT INTO club_people (code, member, person, removed, since) VALUES (?, ?, ?, 0, ?)"
_MEMBER_IS = Guard(EntryExists, "SELECT person FROM club_people WHERE code = ? AND member = ?", key=(0, 1), wanted=(2,))
_MEMBERS = (
    "SELECT member, person, coalesce((SELECT name FROM people WHERE id = person), ''), removed"
    " FROM club_people WHERE code = ? ORDER BY member"
)
_PLAN = "UPDATE clubs SET name = ?, next = ?, owner = ? WHERE code = ?"
_REMOVED = "UPDATE club_people SET removed = ? WHERE code = ? AND member = ?"
_SHEET = "INSERT INTO club_scores (code, sheet) VALUES (?, ?) ON CONFLICT (code, sheet) DO NOTHING"
_PLAYED = (
    "SELECT played.match, played.game, played.ended, person, place FROM matches"
    " JOIN played ON played.match = matches.id WHERE matches.room = ? AND played.ended >= ? AND played.ended < ?"
    " AND dealt = 1 AND seats > 1 ORDER BY played.ended DESC, played.match LIMIT ?"
)
_SHEETS = (
    "SELECT sheet, game, seen, (SELECT count(*) FROM score_entries WHERE score_entries.code = sheet)"
    " FROM club_scores JOIN scores ON scores.code = sheet WHERE club_scores.code = ? AND seen >= ? AND seen < ?"
    " ORDER BY sheet"
)
_MINE = (
    "SELECT clubs.code, name, next FROM club_people JOIN clubs ON clubs.code = club_people.code"
    " WHERE person = ? AND removed = 0 ORDER BY seen DESC, clubs.code LIMIT ?"
)
MOST_ROWS = 20_000
TRIES = 5
"""How often a change is tried again after the club has changed."""


class SavedClub(NamedTuple):
    """A club as saved, without its members."""

    owner: str
    name: str
    room: str
    next: Millis
    seen: Millis
    """When it was last used; it rises with every change."""


class SavedMember(NamedTuple):
    """A member, or a person who is kept out."""

    number: int
    person: str
    name: str
    removed: bool


class Clubs:
    """All clubs. Methods that read raise StoreError, and those that write NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open(self, code: str, owner: str, name: str, room: str) -> None:
        """Found a club with its owner as the first member; raises EntryExists if the code is in use."""
        now = self._tables.clock()
        await self._tables.write(
            Statement(_OPEN, (code, owner, name, room, now, now), _CODE_IS),
            Statement(_JOIN, (code, 1, owner, now), _MEMBER_IS),
        )

    async def find(self, code: str) -> SavedClub | None:
        found = await self._tables.read(_FIND, code)
        return SavedClub(*found[0]) if found else None

    async def members(self, code: str) -> list[SavedMember]:
        """Return the members, and those who are kept out, in the order in which they joined."""
        rows = await self._tables.read(_MEMBERS, code)
        return [SavedMember(number, person, name, bool(removed)) for number, person, name, removed in rows]

    async def join(self, code: str, club: SavedClub, number: int, person: str) -> None:
        """Add a member; raises Stale if the club has changed."""
        added = Statement(_JOIN, (code, number, person, self._tables.clock()), _MEMBER_IS)
        await self._tables.write(self._turn(code, club), added)

    async def leave(self, code: str, club: SavedClub, person: str, owner: str) -> None:
        """Remove a member, and set the owner; without one, the club is deleted. Raises Stale if it has changed."""
        changes = [
            Statement("DELETE FROM club_people WHERE code = ? AND person = ?", (code, person)),
            Statement("UPDATE clubs SET owner = ? WHERE code = ?", (owner, code)),
        ]
        await self._tables.write(self._turn(code, club), *(changes if owner else deletion(code)))

    def _turn(self, code: str, club: SavedClub) -> Statement:
        return Statement(_TURN, (max(self._tables.clock(), club.seen + 1), code, club.seen), _TURN_IS)

    async def keep_out(self, code: str, club: SavedClub, number: int, *, removed: bool) -> None:
        """Keep a member out, or let them in again; raises Stale if the club has changed."""
        await self._tables.write(self._turn(code, club), Statement(_REMOVED, (int(removed), code, number)))

    async def plan(self, code: str, club: SavedClub) -> None:
        """Save the name, the next evening and the owner; raises Stale if the club has changed."""
        values = (club.name, club.next, club.owner, code)
        await self._tables.write(self._turn(code, club), Statement(_PLAN, values))

    async def touch(self, code: str) -> None:
        """Note that a club is in use."""
        now = self._tables.clock()
        await self._tables.write(Statement("UPDATE clubs SET seen = ? WHERE code = ? AND seen < ?", (now, code, now)))

    async def add_sheet(self, code: str, sheet: str) -> None:
        """Let the result of a score sheet count."""
        await self._tables.write(Statement(_SHEET, (code, sheet)))

    async def remove_sheet(self, code: str, sheet: str) -> None:
        """Let the result of a score sheet count no more."""
        await self._tables.write(Statement("DELETE FROM club_scores WHERE code = ? AND sheet = ?", (code, sheet)))

    async def sheets(self, code: str) -> int:
        """Return how many score sheets a club has."""
        found = await self._tables.read("SELECT count(*) FROM club_scores WHERE code = ?", code)
        return int(found[0][0])

    async def played(self, room: str, since: Millis, until: Millis) -> list[Row]:
        """Return match, game, end, person and place of all players of matches in a room, the latest first."""
        return await self._tables.read(_PLAYED, room, since, until, MOST_ROWS)

    async def scored(self, code: str, since: Millis, until: Millis) -> list[Row]:
        """Return code, game, time and number of entries of the club's score sheets."""
        return await self._tables.read(_SHEETS, code, since, until)

    async def open_of(self, owner: str) -> int:
        """Return how many clubs a person hosts."""
        found = await self._tables.read("SELECT count(*) FROM clubs WHERE owner = ?", owner)
        return int(found[0][0])

    async def of_person(self, person: str, most: int) -> list[Row]:
        """Return code, name and next evening of a person's clubs, the latest used first."""
        return await self._tables.read(_MINE, person, most)

    async def delete(self, code: str) -> None:
        """Delete a club; its matches and score sheets stay."""
        await self._tables.write(*deletion(code))


def deletion(code: str) -> list[Statement]:
    """Return the statements that delete a club."""
    return [
        Statement("DELETE FROM club_people WHERE code = ?", (code,)),
        Statement("DELETE FROM club_scores WHERE code = ?", (code,)),
        Statement("DELETE FROM clubs WHERE code = ?", (code,)),
    ]


def heir(club: SavedClub, members: Sequence[SavedMember], person: str) -> str:
    """Return who is host after a member has left: the longest member left; empty if nobody is."""
    left = [one.person for one in members if one.person != person and not one.removed]
    return club.owner if club.owner != person else next(iter(left), "")


async def forget(clubs: Clubs, tables: Tables, person: str) -> bool:
    """Remove a person from all clubs; return whether there were any. Raises NotSaved."""
    found = await tables.read("SELECT code FROM club_people WHERE person = ? ORDER BY code", person)
    for (code,) in found:
        for left in reversed(range(TRIES)):
            saved = await clubs.find(code)
            if saved is None:
                await tables.write(*deletion(code))
                break
            try:
                await clubs.leave(code, saved, person, heir(saved, await clubs.members(code), person))
            except Stale:
                if not left:
                    raise
            else:
                break
    return bool(found)
