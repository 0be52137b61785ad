"""Translates the changes of a room into SQL statements."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.api.played import PlayedRow
from fivefold.rooms.changes import AddEntry, Awaited, BeginMatch, Change, EndMatch, SaveRoom, Seated
from fivefold.server.store.database import Guard, Statement
from fivefold.server.store.errors import EntryExists, Outdated, Stale
from fivefold.server.store.played import PLAY, write_played
from fivefold.server.store.ratings import RATED_MATCH, RATED_SEAT, count_match
from fivefold.server.store.turns import write_turns

_BEGIN = "INSERT INTO matches (id, room, header, seed, began) VALUES (?, ?, ?, ?, ?)"
ADD = "INSERT INTO entries (match, n, line) VALUES (?, ?, ?)"
"""Most statements are this one; more rows can follow."""
_END = "UPDATE matches SET game = ?, ended = ?, tournament = ? WHERE id = ?"
_PLAYER = "INSERT INTO players (match, person, seat) VALUES (?, ?, ?) ON CONFLICT (match, person) DO NOTHING"
_RISE = "DELETE FROM playing WHERE room = ?"
_SIT = "INSERT INTO playing (person, room, game, since) VALUES (?, ?, ?, ?)"
_OPEN = "INSERT INTO rooms (code, version, state, seen) VALUES (?, ?, ?, ?)"
_SAVE = "UPDATE rooms SET version = ?, state = ?, seen = ? WHERE code = ? AND version = ?"

# The same for a room that this process owns. A process that claims the room waits for a commit in progress.
_ADD_HELD = (
    "INSERT INTO entries (match, n, line) SELECT CAST(? AS VARCHAR), CAST(? AS INTEGER), CAST(? AS BYTEA)"
    " WHERE EXISTS (SELECT 1 FROM rooms WHERE code = ? AND epoch = ? FOR SHARE)"
)
_OPEN_HELD = "INSERT INTO rooms (code, version, state, seen, owner, epoch) VALUES (?, ?, ?, ?, ?, ?)"
_SAVE_HELD = f"{_SAVE} AND epoch = ?"

_MATCH_IS = Guard(EntryExists, "SELECT header FROM matches WHERE id = ?", key=(0,), wanted=(2,))
_LINE_IS = Guard(EntryExists, "SELECT line FROM entries WHERE match = ? AND n = ?", key=(0, 1), wanted=(2,))
_LINE_IS_HELD = _LINE_IS._replace(missed=Outdated)
_ROOM_IS = Guard(Stale, "SELECT version, state FROM rooms WHERE code = ?", key=(0,), wanted=(1, 2))
_ROOM_WAS = _ROOM_IS._replace(key=(3,), wanted=(0, 1), missed=Stale)

TOGETHER = (
    _BEGIN, _ADD_HELD, ADD, _END, _PLAYER, PLAY, RATED_MATCH, RATED_SEAT, _OPEN, _OPEN_HELD, _SAVE, _SAVE_HELD,
    _RISE, _SIT,
)  # fmt: skip
"""Statements of many batches that can be run together, in this order, as they concern only a room and its matches."""


class Ownership(NamedTuple):
    """The ownership of a room by a process. The epoch grows with each claim, so a lower one is out of date."""

    room: str
    owner: str
    epoch: int


def statements(changes: Sequence[Change], now: int, ownership: Ownership | None) -> list[Statement]:
    """Translate changes that belong together into statements; `now` is when the room was last in use.

    The statements are atomic, so it is enough that one of them checks the epoch.
    """
    found: list[Statement] = []
    must_ask = ownership is not None and not any(type(change) is SaveRoom for change in changes)
    for change in changes:
        if isinstance(change, AddEntry):  # the most frequent case
            row = (change.match, change.n, change.line)
            if must_ask and ownership is not None:
                must_ask = False
                found.append(Statement(_ADD_HELD, (*row, ownership.room, ownership.epoch), _LINE_IS_HELD))
            else:
                found.append(Statement(ADD, row, _LINE_IS))
        else:
            found += _rare(change, now, ownership)
    return found


def _rare(
    change: BeginMatch | SaveRoom | EndMatch | Seated | Awaited, now: int, ownership: Ownership | None
) -> list[Statement]:
    match change:
        case SaveRoom(code, version, state):
            return [_save(code, version, state, now, ownership)]
        case BeginMatch(match, room, header, seed, began, opening):
            begin = Statement(_BEGIN, (match, room, header, seed, began), _MATCH_IS)
            return [begin, Statement(ADD, (match, 0, opening), _LINE_IS)]
        case EndMatch(match, game, ended, people, result, tournament=tournament):
            players = [Statement(_PLAYER, (match, person, seat)) for person, seat in people]
            went = [write_played(PlayedRow.of(match, game, ended, *who, result)) for who in people]
            return [Statement(_END, (game, ended, tournament, match)), *players, *went, *count_match(change)]
        case Seated(room, game, people):
            sits = [Statement(_SIT, (person, room, game, now)) for person in people]
            return [Statement(_RISE, (room,)), *sits]
        case Awaited(room, game, turns):
            return write_turns(room, game, turns, now)


def _save(code: str, version: int, state: bytes, now: int, ownership: Ownership | None) -> Statement:
    if version == 1:
        row = (code, version, state, now)
        if ownership is None:
            return Statement(_OPEN, row, _ROOM_IS)
        return Statement(_OPEN_HELD, (*row, ownership.owner, ownership.epoch), _ROOM_IS)
    values = (version, state, now, code, version - 1)
    if ownership is None:
        return Statement(_SAVE, values, _ROOM_WAS)
    return Statement(_SAVE_HELD, (*values, ownership.epoch), _ROOM_WAS)
