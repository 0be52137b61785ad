"""Presence of players: events for games that continue without the players who have left."""

from collections.abc import Collection, Sequence

from fivefold.core.errors import Illegal
from fivefold.core.game import Back, Left, Millis, Public, Seat
from fivefold.core.words import Message, Who, message


class Gone(Public, frozen=True):
    """A player left."""

    seat: Seat
    at: Millis


class Returned(Public, frozen=True):
    """A player returned."""

    seat: Seat
    at: Millis


PresenceEvent = Gone | Returned


def noticed(away: Collection[Seat], notice: Left | Back, at: Millis) -> PresenceEvent:
    """Return the event of a notice; raises Illegal if it changes nothing."""
    match notice:
        case Left(seat=who):
            if who in away:
                raise Illegal("pieces.away")
            return Gone(who, at)
        case Back(seat=who):
            if who not in away:
                raise Illegal("pieces.here")
            return Returned(who, at)


def must_be_here(away: Collection[Seat], seat: Seat) -> None:
    """Raise Illegal for a player who has left."""
    if seat in away:
        raise Illegal("pieces.away.you")


def present(seats: int, away: Collection[Seat]) -> tuple[Seat, ...]:
    return tuple([who for who in range(seats) if who not in away])


def away_after(away: Sequence[Seat], event: PresenceEvent) -> tuple[Seat, ...]:
    """Return the players who are away after an event."""
    match event:
        case Gone(seat=seat):
            return tuple(sorted((*away, seat)))
        case Returned(seat=seat):
            return tuple([who for who in away if who != seat])


def tell_presence(event: PresenceEvent) -> list[Message]:
    """Return messages about an event."""
    match event:
        case Gone(seat=seat):
            return [message("pieces.left", who=Who(seat))]
        case Returned(seat=seat):
            return [message("pieces.returned", who=Who(seat))]
