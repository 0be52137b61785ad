"""Who is here, who is away and since when; and who counts as host meanwhile."""

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.rooms.state import RoomState


class Patience(Struct, frozen=True, gc=False):
    """How long a room waits, in milliseconds."""

    away: Millis = 5_000
    """After so long without a connection somebody is shown as away, and the table is told."""
    host: Millis = 30_000
    """After so long the host's role passes on, one who only watched is forgotten, and at a public table a bot plays on;
    longer than a client may take to come back, and the time that everybody has after a restart."""
    opening: Millis = 10_000
    """So long a match that was dealt waits until everybody who plays has seen the table."""
    count: Millis = 3_000
    """Where all act at once, so long everybody sees the table before the clock starts."""
    early: Millis = 0
    """So long before its day the puzzle of a day may be played already."""
    retry: Millis = 1_000
    """How long to wait before trying again what could not be kept, or thought."""


class Absence(Struct, frozen=True, gc=False):
    """Somebody without a connection: since when, from when on away, and from when on gone."""

    since: Millis
    away: Millis
    gone: Millis


class Presence:
    """The connections of a room by person, and those who have none."""

    __slots__ = ("_absent", "_lines", "_patience", "_version")

    def __init__(self, patience: Patience, people: Iterable[str], now: Millis) -> None:
        self._patience = patience
        self._lines: dict[str, int] = {}
        self._version = 0
        later = now + patience.host
        self._absent = {person: Absence(now, later, later) for person in people}

    def come(self, person: str) -> None:
        """A connection of a person."""
        self._version += 1
        self._lines[person] = self._lines.get(person, 0) + 1
        self._absent.pop(person, None)

    def go(self, person: str, now: Millis) -> None:
        """A connection of a person has ended."""
        self._version += 1
        self._lines[person] -= 1
        if not self._lines[person]:
            del self._lines[person]
            self._absent[person] = Absence(now, now + self._patience.away, now + self._patience.host)

    def keep_only(self, people: Collection[str]) -> None:
        """Forgets those who are not of the room any more."""
        for person in [person for person in self._absent if person not in people]:
            del self._absent[person]

    def absence(self, person: str) -> Absence | None:
        """Since when a person has no connection."""
        return self._absent.get(person)

    def is_connected(self, person: str) -> bool:
        """Whether there is a connection right now."""
        return person in self._lines

    def is_here(self, person: str | None, now: Millis) -> bool:
        """Whether somebody has a connection, or lost it only just now."""
        if person is None:
            return False
        absence = self._absent.get(person)
        return person in self._lines or (absence is not None and now < absence.away)

    def gone(self, now: Millis) -> list[str]:
        """Those who are away for so long that they are not waited for."""
        return [person for person, absence in self._absent.items() if now >= absence.gone]

    def changes(self, now: Millis) -> Iterator[Millis]:
        """When somebody will count as away or gone who does not yet."""
        for absence in self._absent.values():
            yield from (time for time in (absence.away, absence.gone) if time > now)

    def moment(self, now: Millis) -> tuple[int, int]:
        """The same as long as nobody comes, goes, or begins to count as away."""
        return self._version, sum(now >= absence.away for absence in self._absent.values())

    @property
    def connected(self) -> int:
        """How many people have a connection."""
        return len(self._lines)

    def host(self, state: RoomState, now: Millis) -> str:
        """Whose the host's role is: the owner's; when gone, that of whoever has it, sits, or watches, in this order."""
        if state.owner in state.people and not self._is_gone(state.owner, now) and self.is_connected(state.owner):
            return state.owner
        if not self._is_gone(state.host, now) and state.host in state.people:
            return state.host
        seated = [seat.person for seat in state.seats if seat.person is not None]
        for person in (*seated, *state.people):
            if self.is_connected(person):
                return person
        return state.host

    def _is_gone(self, person: str, now: Millis) -> bool:
        absence = self._absent.get(person)
        return person not in self._lines and (absence is None or now >= absence.gone)
