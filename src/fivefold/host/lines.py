"""The connections of a room: what each has been shown, and the letters they are sent."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from fivefold.core.game import Millis, Seat
from fivefold.host import messages as m
from fivefold.host.effects import Letter
from fivefold.host.inputs import Line
from fivefold.host.letters import letter
from fivefold.host.match import Match
from fivefold.host.state import RoomState

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Guest:
    """A connection: whose it is, whether it was let in, and which entries it has."""

    __slots__ = (
        "asks",
        "began",
        "checked",
        "drawn",
        "draws",
        "greeted",
        "is_in",
        "is_new",
        "line",
        "match",
        "n",
        "name",
        "names",
        "person",
        "seat",
    )

    def __init__(self, line: Line, person: str, name: str) -> None:
        self.line, self.person, self.name = line, person, name
        self.is_in = False
        self.is_new = True
        """Whether it was not welcomed yet."""
        self.greeted = False
        """Whether it has said which entries it has; it is sent no table before that."""
        self.draws, self.drawn = False, ""
        """Whether it says which match can be seen, and which one that was last."""
        self.match, self.n = "", -1
        self.seat: Seat | None = None
        self.checked = -1
        """How long the log was when it was last sent what it may see of it."""
        self.names: tuple[str, ...] = ()
        """Those of the players that it knows."""
        self.began: Millis = 0
        """When the match begins, as far as it knows; 0 once it has begun."""
        self.asks = 0
        """Questions of its own that are being thought about."""

    def has(self, match: str, n: int, *, draws: bool) -> None:
        """Says which entries it has, and whether it will say when the table can be seen."""
        self.match, self.n, self.checked, self.greeted = match, n, -1, True
        self.draws = draws

    def sees(self, match: Match) -> bool:
        """Whether the match can be seen there; who says nothing of it sees what was sent."""
        return self.is_in and self.greeted and (not self.draws or self.drawn == match.id)

    def shown(self, match: Match | None) -> int:
        """The last entry of the match on the table that it has."""
        return self.n if match is not None and self.match == match.id else -1


def letters(guests: Iterable[Guest], match: Match, state: RoomState, now: Millis) -> list[Letter]:
    """What each has not seen yet of the table; made and encoded once for all who look from one place."""
    length, begins = len(match.table.log), 0 if match.has_begun(now) else match.began
    groups: dict[tuple[Seat | None, int, bool], list[Guest]] = defaultdict(list)
    for guest in guests:
        if not guest.greeted:
            continue
        seat = match.seat_at_table(state.seat_of(guest.person))
        if guest.match != match.id or guest.seat != seat:
            # A greeting tells of the seat it had; whoever looks from elsewhere begins afresh.
            if not (guest.match == match.id and guest.checked < 0):
                guest.n = -1
            guest.match, guest.seat = match.id, seat
        elif guest.checked == length and guest.began == begins:
            continue
        is_other = guest.names != match.table.names or guest.began != begins
        groups[seat, guest.n, is_other].append(guest)
        guest.checked, guest.names, guest.began = length, match.table.names, begins
    found: list[Letter] = []
    for (seat, since, anyway), group in groups.items():
        hints = state.may_have_hints and seat is not None
        table = letter(match, seat, since, now, hints=hints, anyway=anyway, step=state.lesson)
        if table is not None:
            found.append(Letter(tuple(guest.line for guest in group), encode(table)))
            for guest in group:
                guest.n = table.n
    return found


def private(guest: Guest, message: m.Answer) -> Letter:
    """A message for one."""
    return Letter((guest.line,), encode(message))
