"""An in-memory store with the content of a real one, and the table of every match, rebuilt from that alone."""

from typing import Any

import msgspec

from fivefold.core.playback import rebuild
from fivefold.core.table import AnyTable
from fivefold.rooms.changes import AddEntry, Awaited, BeginMatch, Change, EndMatch, SaveRoom, Seated
from fivefold.rooms.match import Match
from fivefold.rooms.state import RoomState, read_room


class KeptMatch:
    """A saved match, and the table rebuilt from it alone."""

    def __init__(self, begun: BeginMatch) -> None:
        self.begun, self.connections = begun, [begun.opening]
        self.ended: EndMatch | None = None
        self._table: AnyTable | None = None

    @property
    def table(self) -> AnyTable:
        """The table rebuilt from the record; new entries are replayed."""
        if self._table is None or len(self._table.log) > len(self.connections):
            self._table = rebuild(self.begun.header, self.connections, self.begun.seed)
        elif len(self._table.log) < len(self.connections):
            more = rebuild(self.begun.header, self.connections, self.begun.seed)
            assert more.log[: len(self._table.log)] == self._table.log, "what was kept has changed"
            self._table = more
        return self._table


class Kept:
    """All saved data."""

    def __init__(self) -> None:
        self.rooms: dict[str, tuple[int, bytes]] = {}
        self.matches: dict[str, KeptMatch] = {}
        self.playing: dict[str, Seated] = {}
        self._states: dict[bytes, RoomState] = {}

    def write(self, changes: tuple[Change, ...]) -> None:
        """Save a batch, and fail on changes that a real store would refuse."""
        for change in changes:
            match change:
                case BeginMatch(match=match):
                    assert match not in self.matches, "a match begins twice"
                    self.matches[match] = KeptMatch(change)
                case AddEntry(match=match, n=n, line=line):
                    assert n == len(self.matches[match].connections), f"entry {n} of {match} leaves a hole, or is there"
                    self.matches[match].connections.append(line)
                case SaveRoom(code=code, version=version, state=state):
                    assert version == self.rooms.get(code, (0, b""))[0] + 1, "another version of the room is kept"
                    self.rooms[code] = (version, state)
                case EndMatch(match=match):
                    assert self.matches[match].ended is None, "a match ends twice"
                    self.matches[match].ended = change
                case Seated(room=room):
                    self.playing[room] = change
                case Awaited():
                    pass
        for code in self.rooms:
            seated = self.playing.get(code)
            assert (seated.people if seated else ()) == self.state(code).playing, "who plays is not as it is kept"

    def state(self, code: str) -> RoomState:
        """Return a saved room."""
        _, raw = self.rooms[code]
        if raw not in self._states:
            self._states = {raw: read_room(raw)}
        return self._states[raw]

    def match(self, match: str) -> Match:
        """Return a match as a server loads it after a restart."""
        kept = self.matches[match]
        return Match.resumed(match, kept.begun.header, kept.connections, kept.begun.seed, kept.begun.began)


def plain(value: Any) -> Any:
    """Return a value as it arrives over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
