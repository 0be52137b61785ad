"""People one has played with: who they are, which of them show that they are here, and invitations between them."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from fivefold.core.botname import guest_name
from fivefold.server.store.database import Statement, Tables

INVITED = 24 * 3600 * 1000
"""Milliseconds for which an invitation holds."""
MOST_SENT = 20
"""The most open invitations of one sender."""
MOST_SHOWN = 5
RECENT = 200
"""The number of matches from which companions are taken, the latest first."""
MOST_FRIENDS = 50
HERE = 150_000
"""Milliseconds since they were last seen for which people count as here."""

_COMPANIONS = (
    "SELECT players.person, people.name, mine.names, players.seat, mine.ended, mine.game, shown_presence.seen FROM"
    " (SELECT match, game, ended, names FROM played WHERE person = ? AND seats > 1"
    " ORDER BY ended DESC, match LIMIT ?) mine"
    " JOIN players ON players.match = mine.match LEFT JOIN people ON people.id = players.person"
    " LEFT JOIN shown_presence ON shown_presence.person = players.person"
    " WHERE players.person <> ? ORDER BY mine.ended DESC, players.person"
)
_TOGETHER = (
    "SELECT 1 FROM players mine JOIN players theirs ON theirs.match = mine.match"
    " WHERE mine.person = ? AND theirs.person = ? LIMIT 1"
)
_SHOW = "INSERT INTO shown_presence (person, seen) VALUES (?, ?) ON CONFLICT (person) DO NOTHING"
_INVITE = (
    "INSERT INTO invitations (recipient, sender, room, game, made) SELECT ?, ?, ?, ?, ?"
    " WHERE (SELECT count(*) FROM invitations WHERE sender = ? AND made > ?) < ?"
    " ON CONFLICT (recipient, sender) DO UPDATE SET room = excluded.room, game = excluded.game, made = excluded.made"
)
_INVITATIONS = (
    "SELECT sender, coalesce(people.name, ?), room, game FROM invitations LEFT JOIN people ON people.id = sender"
    " WHERE recipient = ? AND made > ? ORDER BY made DESC, sender LIMIT ?"
)
_SENT = "SELECT count(*) FROM invitations WHERE sender = ? AND made > ?"


class Companion(NamedTuple):
    """A person with whom one has played, the latest match, and when they were seen if they show it."""

    person: str
    name: str
    last: int
    game: str
    seen: int | None


class Invitation(NamedTuple):
    sender: str
    name: str
    room: str
    game: str


def forget_company(person: str) -> list[Statement]:
    """Return the statements that delete a person's blocks, invitations and presence."""
    return [
        Statement("DELETE FROM blocks WHERE person = ? OR other = ?", (person, person)),
        Statement("DELETE FROM invitations WHERE recipient = ? OR sender = ?", (person, person)),
        Statement("DELETE FROM shown_presence WHERE person = ?", (person,)),
    ]


class Friends:
    """The tables of companions, presence and invitations. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def companions(self, person: str) -> list[Companion]:
        """Return the people with whom a person has finished matches, the latest first."""
        found: dict[str, Companion] = {}
        rows = await self._tables.read(_COMPANIONS, person, RECENT, person)
        for other, name, names, seat, *rest in rows:
            found.setdefault(other, Companion(other, name or msgspec.json.decode(names, type=list[str])[seat], *rest))
        return list(found.values())[:MOST_FRIENDS]

    async def have_played(self, one: str, other: str) -> bool:
        """Return whether two people have finished a match together."""
        return bool(await self._tables.read(_TOGETHER, one, other))

    async def shows_presence(self, person: str) -> bool:
        return bool(await self._tables.read("SELECT 1 FROM shown_presence WHERE person = ?", person))

    async def show_presence(self, person: str, *, shows: bool) -> None:
        """Begin or end to show people with whom a person has played that the person is here."""
        hide = Statement("DELETE FROM shown_presence WHERE person = ?", (person,))
        await self._tables.write(Statement(_SHOW, (person, self._tables.clock())) if shows else hide)

    async def note_here(self, people: Collection[str]) -> None:
        """Record that these people are here, as far as they show it."""
        marks = ", ".join("?" * len(people))
        sql = f"UPDATE shown_presence SET seen = ? WHERE person IN ({marks})"  # noqa: S608
        await self._tables.write(Statement(sql, (self._tables.clock(), *people)))

    async def invite(self, sender: str, recipient: str, room: str, game: str) -> bool:
        """Invite a person to a room in place of an earlier invitation; return whether the sender has few open ones."""
        now = self._tables.clock()
        since = now - INVITED
        if (await self._tables.read(_SENT, sender, since))[0][0] >= MOST_SENT:
            return False
        await self._tables.write(Statement(_INVITE, (recipient, sender, room, game, now, sender, since, MOST_SENT)))
        return True

    async def invitations(self, person: str) -> list[Invitation]:
        """Return the open invitations of a person, the latest first."""
        since = self._tables.clock() - INVITED
        rows = await self._tables.read(_INVITATIONS, guest_name(1), person, since, MOST_SHOWN)
        return [Invitation(*row) for row in rows]

    async def decline(self, recipient: str, sender: str) -> None:
        """Delete an invitation."""
        await self._tables.write(
            Statement("DELETE FROM invitations WHERE recipient = ? AND sender = ?", (recipient, sender))
        )
