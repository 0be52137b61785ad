"""The connections of a room: what each has been shown, and the letters they are sent."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from fivefold.core.game import Millis, Seat
from fivefold.rooms import messages as m
from fivefold.rooms.effects import Outgoing
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.match import Match
from fivefold.rooms.state import RoomState
from fivefold.rooms.updates import update

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class RoomConnection:
    """A connection: whose it is, whether it was let in, and which entries it has."""

    __slots__ = (
        "began",
        "checked",
        "greeted",
        "id",
        "is_in",
        "is_new",
        "match",
        "n",
        "name",
        "names",
        "open_questions",
        "person",
        "rendered_match",
        "reports_rendering",
        "seat",
    )

    def __init__(self, connection_id: ConnectionId, person: str, name: str) -> None:
        self.id, self.person, self.name = connection_id, person, name
        self.is_in = False
        self.is_new = True
        """Whether it was not welcomed yet."""
        self.greeted = False
        """Whether it has said which entries it has; it is sent no table before that."""
        self.reports_rendering, self.rendered_match = False, ""
        """Whether it says which match can be seen, and which one that was last."""
        self.match, self.n = "", -1
        self.seat: Seat | None = None
        self.checked = -1
        """How long the log was when it was last sent what it may see of it."""
        self.names: tuple[str, ...] = ()
        """Those of the players that it knows."""
        self.began: Millis = 0
        """When the match begins, as far as it knows; 0 once it has begun."""
        self.open_questions = 0
        """Questions of its own that are being thought about."""

    def has(self, match: str, n: int, *, reports_rendering: bool) -> None:
        """Says which entries it has, and whether it will say when the table can be seen."""
        self.match, self.n, self.checked, self.greeted = match, n, -1, True
        self.reports_rendering = reports_rendering

    def sees(self, match: Match) -> bool:
        """Whether the match can be seen there; who says nothing of it sees what was sent."""
        return self.is_in and self.greeted and (not self.reports_rendering or self.rendered_match == match.id)

    def shown(self, match: Match | None) -> int:
        """The last entry of the match on the table that it has."""
        return self.n if match is not None and self.match == match.id else -1


def updates(connections: Iterable[RoomConnection], match: Match, state: RoomState, now: Millis) -> list[Outgoing]:
    """What each has not seen yet of the table; made and encoded once for all who look from one place."""
    length, begins = len(match.table.log), 0 if match.has_begun(now) else match.began
    groups: dict[tuple[Seat | None, int, bool], list[RoomConnection]] = defaultdict(list)
    for connection in connections:
        if not connection.greeted:
            continue
        seat = match.seat_at_table(state.seat_of(connection.person))
        if connection.match != match.id or connection.seat != seat:
            # A greeting tells of the seat it had; whoever looks from elsewhere begins afresh.
            if not (connection.match == match.id and connection.checked < 0):
                connection.n = -1
            connection.match, connection.seat = match.id, seat
        elif connection.checked == length and connection.began == begins:
            continue
        is_other = connection.names != match.table.names or connection.began != begins
        groups[seat, connection.n, is_other].append(connection)
        connection.checked, connection.names, connection.began = length, match.table.names, begins
    found: list[Outgoing] = []
    for (seat, since, force), group in groups.items():
        hints = state.may_have_hints and seat is not None
        table = update(match, seat, since, now, hints=hints, force=force, step=state.lesson)
        if table is not None:
            found.append(Outgoing(tuple(connection.id for connection in group), encode(table)))
            for connection in group:
                connection.n = table.n
    return found


def private(connection: RoomConnection, message: m.AnyServerMessage) -> Outgoing:
    """A message for one."""
    return Outgoing((connection.id,), encode(message))
