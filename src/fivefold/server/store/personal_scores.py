"""Exports and deletes what score sheets say about one person.

A sheet belongs to all who wrote on it. A deleted person becomes a number on it; a sheet of nobody else is deleted.
"""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from fivefold.scores import AnyScoreEntry, PlayerNamed
from fivefold.server.store.database import Statement
from fivefold.server.store.store import Store

_CODES = (
    "SELECT code FROM score_people WHERE person = ? AND code > ?"
    " UNION SELECT code FROM scores WHERE owner = ? AND code > ? ORDER BY code LIMIT ?"
)
_OTHERS = "SELECT 1 FROM score_people WHERE code = ? AND person <> ? LIMIT 1"
PAGE = 100


async def export(store: Store, person: str) -> list[dict[str, Any]]:
    """Return the score sheets that a person started or wrote on, with all entries; raises StoreError."""
    found: list[dict[str, Any]] = []
    for code in await _codes(store, person):
        sheet = await store.scores.find(code)
        if sheet is not None:
            entries = [msgspec.json.decode(line) for line in await store.scores.lines(code)]
            found.append({"code": code, "game": sheet.game, "is_owner": sheet.owner == person, "entries": entries})
    return found


async def forget(store: Store, person: str, names: Collection[str]) -> bool:
    """Remove a person and their names from all score sheets; return whether there were any. Raises NotSaved."""
    codes = await _codes(store, person)
    for code in codes:
        if await store.read(_OTHERS, code, person):
            changes = await _without_names(store, code, names)
            changes.append(Statement("UPDATE scores SET owner = '' WHERE code = ? AND owner = ?", (code, person)))
        else:
            changes = [
                Statement("DELETE FROM score_entries WHERE code = ?", (code,)),
                Statement("DELETE FROM scores WHERE code = ?", (code,)),
            ]
        await store.write(*changes, Statement("DELETE FROM score_people WHERE person = ? AND code = ?", (person, code)))
    return bool(codes)


async def _codes(store: Store, person: str) -> list[str]:
    found: list[str] = []
    last = ""
    while page := await store.read(_CODES, person, last, person, last, PAGE):
        found += [code for (code,) in page]
        last = found[-1]
    return found


async def _without_names(store: Store, code: str, names: Collection[str]) -> list[Statement]:
    """Replace names by numbers in the entries of a sheet."""
    changes: list[Statement] = []
    players: list[str] = []
    for line in await store.scores.lines(code):
        entry = msgspec.json.decode(line, type=AnyScoreEntry)
        if isinstance(entry, PlayerNamed):
            players += [] if entry.player in players else [entry.player]
            if entry.name in names:
                changed = replace(entry, name=f"Player {players.index(entry.player) + 1}")
                values = (msgspec.json.encode(changed), code, entry.id)
                changes.append(Statement("UPDATE score_entries SET line = ? WHERE code = ? AND id = ?", values))
    if changes:  # so that nobody takes what was summed up before for what is there
        changes.append(Statement("UPDATE scores SET seen = seen + 1 WHERE code = ?", (code,)))
    return changes
