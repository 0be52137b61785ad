"""How what a room wants to be kept is written down in tables."""

from fivefold.host.keeping import AddEntry, BeginMatch, Change, EndMatch, SaveRoom
from fivefold.server.store.database import Fence, Statement
from fivefold.server.store.errors import Stale, Taken

_BEGIN = "INSERT INTO matches (id, room, header, seed, began) VALUES (?, ?, ?, ?, ?)"
_ADD = "INSERT INTO entries (match, n, line) VALUES (?, ?, ?)"
_END = "UPDATE matches SET game = ?, ended = ? WHERE id = ?"
_PLAYER = "INSERT INTO players (match, person, seat) VALUES (?, ?, ?) ON CONFLICT (match, person) DO NOTHING"
_OPEN = "INSERT INTO rooms (code, version, state, seen) VALUES (?, ?, ?, ?)"
_SAVE = "UPDATE rooms SET version = ?, state = ?, seen = ? WHERE code = ? AND version = ?"
_LINE = "SELECT line FROM entries WHERE match = ? AND n = ?"
_ROOM = "SELECT version, state FROM rooms WHERE code = ?"

TOGETHER = (_BEGIN, _ADD, _END, _PLAYER, _OPEN, _SAVE)
"""Statements of many batches can be done together, in this order: they stay within a room and its matches."""


def statements(change: Change, now: int) -> list[Statement]:
    """A change as statements; `now` is when the room is seen in use."""
    match change:
        case BeginMatch(match, room, header, seed, began, opening):
            fence = Fence(Taken, _LINE, (match, 0), (opening,))
            return [
                Statement(_BEGIN, (match, room, header, seed, began), fence),
                Statement(_ADD, (match, 0, opening), fence),
            ]
        case AddEntry(match, n, line):
            return [Statement(_ADD, (match, n, line), Fence(Taken, _LINE, (match, n), (line,)))]
        case SaveRoom(code, version, state):
            fence = Fence(Stale, _ROOM, (code,), (version, state))
            if version == 1:
                return [Statement(_OPEN, (code, version, state, now), fence)]
            return [Statement(_SAVE, (version, state, now, code, version - 1), fence, hits=True)]
        case EndMatch(match, game, ended, people):
            players = [Statement(_PLAYER, (match, person, seat)) for person, seat in people]
            return [Statement(_END, (game, ended, match)), *players]
