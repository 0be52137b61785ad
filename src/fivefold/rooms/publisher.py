"""The messages about a saved batch: the room's view, updates of the match, and replies."""

from collections.abc import Mapping, Sequence

from fivefold.core.game import Millis
from fivefold.rooms import messages as m
from fivefold.rooms.batch import Item
from fivefold.rooms.connections import RoomConnection, encode, private, updates
from fivefold.rooms.draft import Draft
from fivefold.rooms.effects import Outgoing
from fivefold.rooms.inputs import ConnectionId
from fivefold.rooms.presence import Presence
from fivefold.rooms.state import REACTIONS, RoomState
from fivefold.rooms.updates import history_page


class Publisher:
    """Knows what the connections have been told about the room, so that only changes are sent."""

    __slots__ = ("_seen", "_told")

    def __init__(self) -> None:
        self._told: m.RoomView | None = None
        self._seen: tuple[RoomState | None, object] = (None, None)
        """The state and presence for which `_told` was made."""

    def messages(
        self,
        batch: Sequence[Item],
        connections: Mapping[ConnectionId, RoomConnection],
        draft: Draft,
        presence: Presence,
        now: Millis,
    ) -> list[Outgoing]:
        """Return all messages about a batch, in the order in which they are sent."""
        inside = [connection for connection in connections.values() if connection.is_in]
        found = self._room(inside, draft, presence, now)
        if draft.match is not None:
            found += updates(inside, draft.match, draft.state, now)
        everybody = tuple(connection.id for connection in inside)
        if everybody:
            found += [Outgoing(everybody, encode(message)) for item in batch for message in item.public]
        for item in batch:
            found += _replies(item, connections, draft)
        return found

    def _room(
        self, connections: Sequence[RoomConnection], draft: Draft, presence: Presence, now: Millis
    ) -> list[Outgoing]:
        """Return the room's view if it has changed, and a welcome for each new connection."""
        if not connections:
            self._told, self._seen = None, (None, None)
            return []
        new = [connection for connection in connections if connection.is_new]
        seen = (draft.state, presence.moment(now))
        if seen[0] is self._seen[0] and seen[1] == self._seen[1] and not new:
            return []
        found: list[Outgoing] = []
        view = draft.view(presence, now)
        others = tuple(connection.id for connection in connections if not connection.is_new)
        if view != self._told and others:
            found.append(Outgoing(others, encode(m.RoomUpdate(now, view))))
        self._seen, self._told = seen, view
        for connection in new:
            connection.is_new = False
            you = m.PersonView(connection.person, draft.state.people.get(connection.person, connection.name), True)
            found.append(private(connection, m.Welcome(you, now, view, draft.state.chat, REACTIONS)))
        return found


def _replies(item: Item, connections: Mapping[ConnectionId, RoomConnection], draft: Draft) -> list[Outgoing]:
    """Return an input's messages to single connections, as far as these are still open."""
    found: list[Outgoing] = []
    match, state = draft.match, draft.state
    for connection, request in item.pages:
        if connection.id in connections and match is not None and match.id == request.match:
            seat = match.seat_at_table(state.seat_of(connection.person))
            found.append(private(connection, history_page(match, seat, request.before)))
    for connection, message in item.private:
        if connection.id in connections:
            found.append(private(connection, _with_progress(message, connection.shown(match))))
    return found


def _with_progress(message: m.AnyServerMessage, n: int) -> m.AnyServerMessage:
    """Return a message; one of success gets the number of the last entry that its recipient has."""
    return m.Succeeded(message.id, n) if isinstance(message, m.Succeeded) else message
