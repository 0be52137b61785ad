"""Gives one person what another one, a guest in the same browser, has played."""

from typing import Any

import msgspec

from fivefold.rooms.changes import SaveRoom
from fivefold.server.store import personal_ratings
from fivefold.server.store.database import Statement
from fivefold.server.store.errors import Stale
from fivefold.server.store.personal import rooms_of
from fivefold.server.store.store import Store

TRIES = 5
_MOVED = (
    ("players", "match"),
    ("played", "match"),
    ("strengths", "game"),
    ("playing", "room"),
    ("turns", "room"),
    ("vacations", "since"),
    ("blocks", "other"),
    ("score_people", "code"),
    ("tournament_people", "code"),
    ("club_people", "code"),
)
"""Tables with a row for a person and something else; where the person has a row already, the guest keeps theirs."""
_ONLY = ("quiet_hours", "shown_presence", "rating_choices")
"""Tables with at most one row for a person."""
_BLOCKED = "UPDATE blocks SET other = ? WHERE other = ? AND person NOT IN (SELECT person FROM blocks WHERE other = ?)"
_INVITED = (
    "UPDATE invitations SET recipient = ? WHERE recipient = ?"
    " AND sender NOT IN (SELECT sender FROM invitations WHERE recipient = ?)"
)


async def merge(store: Store, guest: str, person: str) -> None:
    """Give a person the matches, strengths and rooms of a guest; raises NotSaved.

    An interrupted call can be repeated. Where both are in the same room or match, the guest stays another player.
    """
    await store.write(
        *(
            Statement(
                f"UPDATE {table} SET person = ? WHERE person = ?"  # noqa: S608
                f" AND {what} NOT IN (SELECT {what} FROM {table} WHERE person = ?)",
                (person, guest, person),
            )
            for table, what in _MOVED
        ),
        *(
            Statement(
                f"UPDATE {table} SET person = ? WHERE person = ?"  # noqa: S608
                f" AND NOT EXISTS (SELECT 1 FROM {table} AS theirs WHERE theirs.person = ?)",
                (person, guest, person),
            )
            for table in _ONLY
        ),
        # Who has blocked the guest keeps the person out, too; nobody blocks themselves.
        Statement(_BLOCKED, (person, guest, person)),
        Statement("DELETE FROM blocks WHERE person = other", ()),
        Statement(_INVITED, (person, guest, person)),
        Statement("UPDATE push_subscriptions SET person = ? WHERE person = ?", (person, guest)),
        *(
            Statement(
                f"UPDATE reports SET {who} = ? WHERE {who} = ? AND NOT EXISTS (SELECT 1 FROM reports AS same"  # noqa: S608
                f" WHERE same.{who} = ? AND same.{other} = reports.{other} AND same.room = reports.room"
                " AND same.match = reports.match)",
                (person, guest, person),
            )
            for who, other in (("reporter", "person"), ("person", "reporter"))
        ),
        Statement("UPDATE scores SET owner = ? WHERE owner = ?", (person, guest)),
        *personal_ratings.merge(guest, person),
        Statement("UPDATE tournaments SET owner = ? WHERE owner = ?", (person, guest)),
        Statement("UPDATE clubs SET owner = ?, seen = seen + 1 WHERE owner = ?", (person, guest)),
    )
    async for code, _ in rooms_of(store, guest):
        await _merge_room(store, code, guest, person)


async def _merge_room(store: Store, code: str, guest: str, person: str) -> None:
    """Change a saved room; a process that has the room in memory gets Stale at its next save and loads it again."""
    for _ in range(TRIES):
        room = await store.load_room(code)
        if room is None or person.encode() in room.state:
            return
        state = msgspec.json.encode(_renamed(msgspec.json.decode(room.state), guest, person))
        try:
            await store.save([SaveRoom(code, room.version + 1, state)])
        except Stale:
            continue
        return
    raise Stale


def _renamed(value: Any, guest: str, person: str) -> Any:
    match value:
        case dict():
            return {person if key == guest else key: _renamed(item, guest, person) for key, item in value.items()}
        case list():
            return [_renamed(item, guest, person) for item in value]
        case _:
            return person if value == guest else value
