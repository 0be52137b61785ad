"""How what a room wants to be kept is written down in tables."""

from fivefold.host.keeping import AddEntry, BeginMatch, Change, EndMatch, SaveRoom
from fivefold.server.store.database import Fence, Statement
from fivefold.server.store.errors import Stale, Taken

_BEGIN = "INSERT INTO matches (id, room, header, seed, began) VALUES (?, ?, ?, ?, ?)"
ADD = "INSERT INTO entries (match, n, line) VALUES (?, ?, ?)"
"""Nearly all that is written; more rows can follow."""
_END = "UPDATE matches SET game = ?, ended = ? WHERE id = ?"
_PLAYER = "INSERT INTO players (match, person, seat) VALUES (?, ?, ?) ON CONFLICT (match, person) DO NOTHING"
_BELIEF = (
    "INSERT INTO strengths (person, game, mean, spread, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game)"
    " DO UPDATE SET mean = excluded.mean, spread = excluded.spread, seen = excluded.seen"
)
_OPEN = "INSERT INTO rooms (code, version, state, seen) VALUES (?, ?, ?, ?)"
_SAVE = "UPDATE rooms SET version = ?, state = ?, seen = ? WHERE code = ? AND version = ?"

_MATCH_IS = Fence(Taken, "SELECT header FROM matches WHERE id = ?", key=(0,), wanted=(2,))
_LINE_IS = Fence(Taken, "SELECT line FROM entries WHERE match = ? AND n = ?", key=(0, 1), wanted=(2,))
_ROOM_IS = Fence(Stale, "SELECT version, state FROM rooms WHERE code = ?", key=(0,), wanted=(1, 2))
_ROOM_WAS = _ROOM_IS._replace(key=(3,), wanted=(0, 1), hits=True)

TOGETHER = (_BEGIN, ADD, _END, _PLAYER, _BELIEF, _OPEN, _SAVE)
"""Statements of many batches can be done together, in this order: they stay within a room and its matches."""


def statements(change: Change, now: int) -> list[Statement]:
    """A change as statements; `now` is when the room is seen in use."""
    if isinstance(change, AddEntry):  # nearly all are
        return [Statement(ADD, (change.match, change.n, change.line), _LINE_IS)]
    match change:
        case SaveRoom(code, version, state) if version == 1:
            return [Statement(_OPEN, (code, version, state, now), _ROOM_IS)]
        case SaveRoom(code, version, state):
            return [Statement(_SAVE, (version, state, now, code, version - 1), _ROOM_WAS)]
        case BeginMatch(match, room, header, seed, began, opening):
            begin = Statement(_BEGIN, (match, room, header, seed, began), _MATCH_IS)
            return [begin, Statement(ADD, (match, 0, opening), _LINE_IS)]
        case EndMatch(match, game, ended, people, beliefs):
            players = [Statement(_PLAYER, (match, person, seat)) for person, seat in people]
            learned = [
                Statement(_BELIEF, (person, game, round(1000 * belief.mean), round(1000 * belief.spread), now))
                for person, belief in beliefs
            ]
            return [Statement(_END, (game, ended, match)), *players, *learned]
