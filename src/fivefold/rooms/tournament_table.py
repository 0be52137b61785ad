"""What is different in the room of a tournament's table: game and seats are fixed, and the match begins by itself."""

from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.rooms import messages as m
from fivefold.rooms.bot_levels import EVEN
from fivefold.rooms.presence import Presence
from fivefold.rooms.state import RoomState

_OF_THE_HOST = (m.Choose, m.Resize, m.Start, m.StartStep, m.Lobby, m.SetPace, m.Publish, m.Quiet, m.Lock, m.Kick)


def allowed(state: RoomState, person: str, request: m.AnyRequest) -> m.AnyRequest:
    """Return what a request may ask for in this room; raises Illegal.

    At a tournament's table nobody has the powers of a host or gets hints, only its players can sit, each in the seat
    that they were given, and a bot that stands in is as strong as the person.
    """
    if state.tournament is None:
        return request
    match request:
        case m.Sit(seat=seat) if seat is None or state.sat.get(person) != seat:
            raise Illegal("rooms.tournament.not-yours")
        case m.Stand() if not state.is_playing:
            raise Illegal("rooms.tournament")
        case m.SeatBot() if person in state.playing and request.level is not None:
            return replace(request, level=EVEN)
        case m.SeatBot():
            raise Illegal("rooms.tournament")
        case _ if isinstance(request, _OF_THE_HOST):
            raise Illegal("rooms.tournament")
        case _:
            return request


def pace_of(state: RoomState) -> m.Pace | None:
    """Return the pace of bots; None at a tournament's table of bots alone, which others wait for."""
    is_alone = state.tournament is not None and all(seat.person is None for seat in state.seats)
    return None if is_alone else state.pace


def names_at(state: RoomState, names: list[str]) -> list[str]:
    """Return the names of the seats at the beginning: bots have those that the tournament gave them."""
    place = state.tournament
    if place is None:
        return names
    seats = zip(state.seats, names, place.players, strict=True)
    return [name if seat.person is not None else player for seat, name, player in seats]


def is_complete(state: RoomState, presence: Presence) -> bool:
    """Return whether the match of a tournament's table can begin: all its people are here for the first time."""
    people = [seat.person for seat in state.seats if seat.person is not None]
    waits = state.tournament is not None and state.match is None and not state.played
    return waits and bool(people) and all(map(presence.is_connected, people))
