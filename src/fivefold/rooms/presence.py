"""The presence of people in a room: connected, away or gone; and the person who acts as host."""

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.rooms.state import RoomState


class Patience(Struct, frozen=True, gc=False):
    """Delays and timeouts of a room, in milliseconds."""

    away: Millis = 5_000
    """The time without a connection after which a person counts as away and the table is notified."""
    host: Millis = 30_000
    """The time without a connection after which a person counts as gone.

    Then the role of host passes on, a spectator is forgotten, and a bot takes over at a public table. It is longer than
    a client takes to reconnect. After a restart everyone has this time to return.
    """
    opening: Millis = 10_000
    """The longest time that a dealt match waits for all players to see the table."""
    count: Millis = 3_000
    """The countdown before the clock starts in games in which all players act at once; a third less for one person."""
    early: Millis = 0
    """How long before its date a daily puzzle can be played."""
    retry: Millis = 1_000
    """The delay before a failed save or a failed question is retried."""


class Absence(Struct, frozen=True, gc=False):
    """The absence of a person: when it began, and when the person counts as away and as gone."""

    since: Millis
    away: Millis
    gone: Millis


class Presence:
    """The number of connections of each person, and the absences of people without one."""

    __slots__ = ("_absent", "_lines", "_patience", "_version")

    def __init__(self, patience: Patience, people: Iterable[str], now: Millis) -> None:
        self._patience = patience
        self._lines: dict[str, int] = {}
        self._version = 0
        later = now + patience.host
        self._absent = {person: Absence(now, later, later) for person in people}

    def come(self, person: str) -> None:
        """Add a connection of a person."""
        self._version += 1
        self._lines[person] = self._lines.get(person, 0) + 1
        self._absent.pop(person, None)

    def go(self, person: str, now: Millis) -> None:
        """Remove a connection of a person."""
        self._version += 1
        self._lines[person] -= 1
        if not self._lines[person]:
            del self._lines[person]
            self._absent[person] = Absence(now, now + self._patience.away, now + self._patience.host)

    def keep_only(self, people: Collection[str]) -> None:
        """Forget the absences of people who have left the room."""
        for person in [person for person in self._absent if person not in people]:
            del self._absent[person]

    def absence(self, person: str) -> Absence | None:
        return self._absent.get(person)

    def is_connected(self, person: str) -> bool:
        return person in self._lines

    def is_here(self, person: str | None, now: Millis) -> bool:
        """Return whether a person is connected or lost the connection only a moment ago."""
        if person is None:
            return False
        absence = self._absent.get(person)
        return person in self._lines or (absence is not None and now < absence.away)

    def gone(self, now: Millis) -> list[str]:
        """Return the people who have been absent for so long that the room does not wait for them."""
        return [person for person, absence in self._absent.items() if now >= absence.gone]

    def changes(self, now: Millis) -> Iterator[Millis]:
        """Yield the times at which a person will begin to count as away or gone."""
        for absence in self._absent.values():
            yield from (time for time in (absence.away, absence.gone) if time > now)

    def moment(self, now: Millis) -> tuple[int, int]:
        """Return a value that stays equal until a person connects, disconnects, or begins to count as away."""
        return self._version, sum(now >= absence.away for absence in self._absent.values())

    @property
    def connected(self) -> int:
        """The number of people with a connection."""
        return len(self._lines)

    def host(self, state: RoomState, now: Millis) -> str:
        """Return the host: the owner if connected, else the current host unless gone, else any connected person."""
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
