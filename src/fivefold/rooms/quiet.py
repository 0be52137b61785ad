"""Quiet rooms, such as those of children: people send reactions only, and are called by nicknames."""

from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.rooms.state import RoomState


def quieted(state: RoomState, *, quiet: bool = True) -> RoomState:
    """Return the room as a quiet one, without anything that people have typed, or as one that is not quiet any more.

    People who are not called by nicknames any more are guests until they are entered with their own names.
    """
    if state.quiet == quiet:
        return state
    left = replace(state, quiet=quiet, people={})
    for person in state.people:
        left = left.enter(person, "")
    if not quiet:
        return left
    here = tuple(one for one in state.evening.players if one.person is None or one.person in state.people)
    played = tuple(replace(one, winners=()) for one in state.played)
    return replace(left, chat=(), played=played, evening=replace(state.evening, players=here))


def must_be_free_to_speak(state: RoomState) -> None:
    """Raise Illegal if people may only send reactions."""
    if state.quiet:
        raise Illegal("rooms.quiet")
