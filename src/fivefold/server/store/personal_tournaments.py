"""Exports and deletes what tournaments say about one person.

A tournament belongs to all who play in it. A deleted person becomes a number in it, and the player who entered
first of the others hosts it; a tournament without other people is deleted.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from fivefold.server.store.database import Statement
from fivefold.server.store.store import Store
from fivefold.server.store.tournaments import deletion
from fivefold.tournaments import AnyTournamentEntry
from fivefold.tournaments.entries import PlayerEntered

_CODES = (
    "SELECT code FROM tournament_people WHERE person = ? AND code > ?"
    " UNION SELECT code FROM tournaments WHERE owner = ? AND code > ? ORDER BY code LIMIT ?"
)
_OTHERS = "SELECT person FROM tournament_people WHERE code = ? AND person <> ? ORDER BY player LIMIT 1"
PAGE = 100


async def export(store: Store, person: str) -> list[dict[str, Any]]:
    """Return the tournaments that a person hosts or plays in, with the entries about them; raises StoreError."""
    found: list[dict[str, Any]] = []
    for code in await _codes(store, person):
        saved = await store.tournaments.find(code)
        if saved is not None:
            player = next((who for who, one in (await store.tournaments.people(code)).items() if one == person), None)
            lines = [msgspec.json.decode(line) for line in await store.tournaments.lines(code)]
            entries = [line for line in lines if line.get("player") == player is not None]
            is_host = saved.owner == person
            title = saved.title if is_host else None
            found.append({"code": code, "title": title, "is_host": is_host, "player": player, "entries": entries})
    return found


async def forget(store: Store, person: str) -> bool:
    """Remove a person and their names from all tournaments; return whether there were any. Raises NotSaved."""
    codes = await _codes(store, person)
    for code in codes:
        others = await store.read(_OTHERS, code, person)
        if not others:
            await store.write(*deletion(code))
            continue
        changes = await _without_names(store, code, person)
        changes.append(
            Statement("UPDATE tournaments SET owner = ? WHERE code = ? AND owner = ?", (others[0][0], code, person))
        )
        await store.write(
            *changes, Statement("DELETE FROM tournament_people WHERE person = ? AND code = ?", (person, code))
        )
    return bool(codes)


async def _codes(store: Store, person: str) -> list[str]:
    found: list[str] = []
    last = ""
    while page := await store.read(_CODES, person, last, person, last, PAGE):
        found += [code for (code,) in page]
        last = found[-1]
    return found


async def _without_names(store: Store, code: str, person: str) -> list[Statement]:
    """Replace a player's name by a number in the entries of a tournament."""
    theirs = {who for who, one in (await store.tournaments.people(code)).items() if one == person}
    changes: list[Statement] = []
    for n, line in enumerate(await store.tournaments.lines(code)):
        entry = msgspec.json.decode(line, type=AnyTournamentEntry)
        if isinstance(entry, PlayerEntered) and entry.player in theirs:
            changed = msgspec.json.encode(replace(entry, name=f"Player {entry.player}"))
            changes.append(
                Statement("UPDATE tournament_entries SET line = ? WHERE code = ? AND n = ?", (changed, code, n))
            )
    return [*changes, Statement("UPDATE tournaments SET version = version + 1 WHERE code = ?", (code,))]
