"""Matches whose turns take days: whose turn it is, vacations, absent players, and a server that was off."""

from collections.abc import Mapping

from msgspec.structs import replace

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.pieces.turn_time import takes_days
from fivefold.rooms.changes import NO_TURNS, Turns
from fivefold.rooms.match import Match
from fivefold.rooms.presence import Presence
from fivefold.rooms.state import EVEN, RoomState

HOUR = 3600 * 1000
SLEPT = HOUR
"""A clock that is this much too late has not run: the server was off."""
GRACE = 24 * HOUR
"""The time that a player gets whose time ran out while the server was off."""
MOST_MISSED = 2
"""The number of turns in a row without a move after which a bot plays until the person returns."""


def has_long_turns(options: Mapping[str, object]) -> bool:
    """Return whether a turn takes days in a match with these options."""
    seconds = options.get("turn_seconds")
    return isinstance(seconds, int) and takes_days(seconds)


def awaited(state: RoomState, match: Match) -> list[str]:
    """Return the people for whom the match waits, without those for whom a bot plays."""
    seats = [state.seats[seat] for seat in match.table.awaited]
    return [seat.person for seat in seats if seat.person is not None and seat.level is None]


def turns_of(state: RoomState, match: Match | None) -> Turns:
    """Return whose turn it is, in a match whose turns take days."""
    if match is None or not state.is_playing or not has_long_turns(match.options):
        return NO_TURNS
    people = awaited(state, match)
    is_up_to_bots = len(people) < len(match.table.awaited)
    return Turns(tuple(people), match.deadline, 0 if is_up_to_bots else alarm(state, match))


def alarm(state: RoomState, match: Match) -> Millis | None:
    """Return when the clock has something to do: at the deadline, or when a vacation ends."""
    if not state.paused:
        return match.deadline
    return min((until for _, until in _vacations(state, match)), default=match.deadline)


def _vacations(state: RoomState, match: Match) -> list[tuple[Millis, Millis]]:
    return [state.vacations[person] for person in awaited(state, match) if person in state.vacations]


def with_clock(state: RoomState, match: Match, now: Millis) -> RoomState:
    """Stop the clock for vacations, start it again after them, and give time back that a server was off."""
    running = [(since, until) for since, until in _vacations(state, match) if since <= now < until]
    if running and not state.paused:
        last = match.began + match.table.now
        return replace(state, paused=min(now, max(last, min(since for since, _ in running))))
    if state.paused and not running:
        return replace(state, began=match.began + now - state.paused, paused=0)
    if not state.paused and (due := match.deadline) is not None and now - due > SLEPT:
        return replace(state, began=match.began + now - due + GRACE)
    return state


def with_vacation(state: RoomState, person: str, since: Millis, until: Millis) -> RoomState:
    """Set the vacation of a person who is in the room; an empty one ends it."""
    if person not in state.people or state.vacations.get(person, (0, 0)) == (since, until):
        return state
    others = {who: when for who, when in state.vacations.items() if who != person}
    return replace(state, vacations={**others, person: (since, until)} if until > since else others)


def back_from_vacation(state: RoomState, person: str | None, now: Millis) -> Millis | None:
    """Return when a person is back who is on vacation now."""
    since, until = state.vacations.get(person or "", (0, 0))
    return until if since <= now < until else None


def late(state: RoomState, match: Match, now: Millis) -> list[str]:
    """Return the people whose time is up now."""
    due = match.deadline
    return awaited(state, match) if due is not None and due <= now else []


def with_missed(state: RoomState, people: list[str]) -> RoomState:
    """Count a turn that these people have missed."""
    return replace(state, missed={**state.missed, **{who: state.missed.get(who, 0) + 1 for who in people}})


def with_move(state: RoomState, person: str) -> RoomState:
    """Begin to count anew, as the person is there."""
    if person not in state.missed:
        return state
    return replace(state, missed={who: n for who, n in state.missed.items() if who != person})


def with_bots_for_absent(state: RoomState, presence: Presence, game: type[AnyGame]) -> RoomState:
    """Let a bot play for people who have missed too many turns in a row."""
    for n, seat in enumerate(state.seats):
        person = seat.person
        if person is not None and seat.level is None and state.missed.get(person, 0) >= MOST_MISSED:
            state = _with_bot(state, n, presence, game)
    return state


def _with_bot(state: RoomState, seat: Seat, presence: Presence, game: type[AnyGame]) -> RoomState:
    person = state.seats[seat].person
    if person is None or presence.is_connected(person):
        return state
    return state.seat_bot(seat, EVEN, presence.is_connected, game)
