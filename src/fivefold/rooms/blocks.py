"""The people whom a host keeps out, wherever they are host."""

from msgspec.structs import replace

from fivefold.rooms.state import RoomState

MOST_BLOCKS = 1000
"""How many blocks of people who are not host a room knows; they count if one of these becomes host."""


def with_blocks(state: RoomState, person: str, blocked: tuple[str, ...]) -> RoomState:
    """Set whom a person in the room blocks; who has a seat already keeps it."""
    if state.blocked.get(person, ()) == blocked or (person not in state.people and person != state.owner):
        return state
    others = {who: their for who, their in state.blocked.items() if who != person}
    if person != state.host and sum(map(len, others.values())) + len(blocked) > MOST_BLOCKS:
        blocked = ()
    return replace(state, blocked={**others, person: blocked} if blocked else others)
