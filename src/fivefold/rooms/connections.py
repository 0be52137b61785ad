"""The connections of a room: the entries each one has received, and the updates it is sent."""

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
    """One connection to a room, with its person and the entries it has received."""

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
        """Whether it has not received its welcome yet."""
        self.greeted = False
        """Whether it has sent `hello` with the entries it has; it receives no updates before that."""
        self.reports_rendering, self.rendered_match = False, ""
        """Whether it reports which match is on screen, and the last match it reported."""
        self.match, self.n = "", -1
        self.seat: Seat | None = None
        self.checked = -1
        """The length of the log at the last update."""
        self.names: tuple[str, ...] = ()
        """The players' names in the last update."""
        self.began: Millis = 0
        """When the match begins, according to the last update, or since when its clock stands still; 0 if it runs."""
        self.open_questions = 0
        """Hints and look-ups it has requested that are not answered yet."""

    def has(self, match: str, n: int, *, reports_rendering: bool) -> None:
        """Note which entries the connection has, and whether it reports rendering."""
        self.match, self.n, self.checked, self.greeted = match, n, -1, True
        self.reports_rendering = reports_rendering

    def sees(self, match: Match) -> bool:
        """Return whether the match is on screen, or the connection is greeted and does not report rendering."""
        return self.is_in and self.greeted and (not self.reports_rendering or self.rendered_match == match.id)

    def shown(self, match: Match | None) -> int:
        """Return the number of the last entry it has of the current match, or -1."""
        return self.n if match is not None and self.match == match.id else -1


def updates(connections: Iterable[RoomConnection], match: Match, state: RoomState, now: Millis) -> list[Outgoing]:
    """Return updates for all connections that are behind; those with the same seat and progress share one."""
    length, begins = len(match.table.log), match.paused if match.has_begun(now) else match.began
    groups: dict[tuple[Seat | None, int, bool], list[RoomConnection]] = defaultdict(list)
    for connection in connections:
        if not connection.greeted:
            continue
        seat = match.seat_at_table(state.seat_of(connection.person))
        if connection.match != match.id or connection.seat != seat:
            # `hello` refers to the seat it had then; a connection that changes its seat starts afresh.
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
    return Outgoing((connection.id,), encode(message))
