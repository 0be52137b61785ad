"""Who is at the table: players leave and come back, and games in which nobody waits for them are told."""

from collections.abc import Collection, Sequence

from fivefold.core.errors import Illegal
from fivefold.core.game import Back, Left, Millis, Public, Seat
from fivefold.core.words import Message, Who, message


class Gone(Public, frozen=True):
    """A player left."""

    seat: Seat
    at: Millis


class Returned(Public, frozen=True):
    """A player came back."""

    seat: Seat
    at: Millis


PresenceEvent = Gone | Returned


def noticed(away: Collection[Seat], notice: Left | Back, at: Millis) -> PresenceEvent:
    """What the house says of a player; raises Illegal if that is nothing new."""
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
    """Raises Illegal for a player who has left."""
    if seat in away:
        raise Illegal("pieces.away.you")


def present(seats: int, away: Collection[Seat]) -> tuple[Seat, ...]:
    """Who is here."""
    return tuple([who for who in range(seats) if who not in away])


def away_after(away: Sequence[Seat], event: PresenceEvent) -> tuple[Seat, ...]:
    """Who is away after such an event."""
    match event:
        case Gone(seat=seat):
            return tuple(sorted((*away, seat)))
        case Returned(seat=seat):
            return tuple([who for who in away if who != seat])


def tell_presence(event: PresenceEvent) -> list[Message]:
    """What to say about such an event."""
    match event:
        case Gone(seat=seat):
            return [message("pieces.left", who=Who(seat))]
        case Returned(seat=seat):
            return [message("pieces.returned", who=Who(seat))]
