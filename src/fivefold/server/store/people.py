"""People, their strengths, and the rooms they play in."""

from typing import NamedTuple

from fivefold.bots.adapting import NOBODY, Belief, Evidence
from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import Stale

_PERSON = "SELECT id, name, seen, generation FROM people WHERE"
_KNOWN = (
    "SELECT id, name, seen, generation,"
    " (SELECT count(*) FROM devices WHERE devices.id = ? AND devices.signed_out IS NOT NULL)"
    " FROM people WHERE id = ?"
)
_SEEN = "UPDATE people SET seen = ? WHERE id = ?"
_NAME = (
    "INSERT INTO people (id, name, seen) VALUES (?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
)
_SIGN_OUT = (
    "INSERT INTO people (id, name, seen, generation) VALUES (?, ?, ?, 1)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, generation = people.generation + 1"
)
_BELIEFS = "SELECT game, mean, spread FROM strengths WHERE person = ?"
_FIRST_BELIEF = "INSERT INTO strengths (mean, spread, seen, person, game) VALUES (?, ?, ?, ?, ?)"
_BELIEF = (
    "UPDATE strengths SET mean = ?, spread = ?, seen = ? WHERE person = ? AND game = ? AND mean = ? AND spread = ?"
)
_BELIEF_IS = Guard(
    Stale, "SELECT mean, spread, seen FROM strengths WHERE person = ? AND game = ?", key=(3, 4), wanted=(0, 1, 2),
    missed=Stale,
)  # fmt: skip
TRIES = 20
"""How often an update of a strength is retried after another process has changed it."""


_PLAYING = (
    "SELECT code, state FROM playing JOIN rooms ON rooms.code = playing.room"
    " LEFT JOIN turns ON turns.person = playing.person AND turns.room = playing.room"
    " WHERE playing.person = ? ORDER BY turns.room IS NULL, coalesce(turns.due, 0), playing.since DESC, code LIMIT ?"
)


class KnownPerson(NamedTuple):
    """A person as saved; cookies of an older generation are invalid."""

    id: str
    name: str
    seen: int
    generation: int
    is_signed_out: bool = False
    """Whether the device that was asked about has been signed out."""


class People:
    """The people table. Visitors who have neither chosen a name nor played are not in it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def find(self, person: str, device: str = "") -> KnownPerson | None:
        """Return a person, and whether this device of theirs has been signed out; raises StoreError."""
        found = await self._tables.read(_KNOWN, device, person)
        if not found:
            return None
        known, name, seen, generation, signed_out = found[0]
        return KnownPerson(known, name, seen, generation, bool(signed_out))

    async def named(self, name: str, most: int = 20) -> list[KnownPerson]:
        """Return the people of that name, the last seen first."""
        found = await self._tables.read(f"{_PERSON} name = ? ORDER BY seen DESC LIMIT ?", name, most)
        return [KnownPerson(*row) for row in found]

    async def beliefs(self, person: str) -> dict[str, Belief]:
        """Return a person's estimated strengths by game; raises StoreError."""
        found = await self._tables.read(_BELIEFS, person)
        return {game: Belief(mean / 1000, spread / 1000) for game, mean, spread in found}

    async def learn(self, game: str, one: Evidence) -> dict[str, Belief]:
        """Update a person's strength after a match, and return all their strengths.

        The update is written only over the value that was read, so that matches in two rooms at once both count. Raises
        NotSaved.
        """
        for left in reversed(range(TRIES)):
            known = await self.beliefs(one.person)
            after = one.after(known.get(game, NOBODY))
            wanted = (*_thousandths(after), self._tables.clock(), one.person, game)
            if game in known:
                change = Statement(_BELIEF, (*wanted, *_thousandths(known[game])), _BELIEF_IS)
            else:
                change = Statement(_FIRST_BELIEF, wanted, _BELIEF_IS)
            try:
                await self._tables.write(change)
            except Stale:
                if not left:
                    raise
            else:
                return {**known, game: after}
        raise AssertionError("the last try returns or raises")

    async def rooms(self, person: str, most: int) -> list[tuple[str, bytes]]:
        """Return the saved rooms in whose matches a person plays now, those where it is their turn first.

        Raises StoreError.
        """
        return [(code, state) for code, state in await self._tables.read(_PLAYING, person, most)]

    async def save_name(self, person: str, name: str) -> None:
        await self._tables.write(Statement(_NAME, (person, name, self._tables.clock())))

    async def touch(self, person: str) -> None:
        """Record that a known person was seen."""
        await self._tables.write(Statement(_SEEN, (self._tables.clock(), person)))

    async def sign_out(self, person: str, name: str) -> int:
        """Invalidate all cookies of a person, and return the generation of the next one."""
        await self._tables.write(Statement(_SIGN_OUT, (person, name, self._tables.clock())))
        found = await self.find(person)
        return found.generation if found else 0


def _thousandths(belief: Belief) -> tuple[int, int]:
    return round(1000 * belief.mean), round(1000 * belief.spread)
