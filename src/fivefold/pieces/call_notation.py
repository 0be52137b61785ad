"""Calls in short text: what to say about every event, and the part of a position that is about them."""

from fivefold.core.game import SeenBy
from fivefold.core.position import Fields, Part, by_seat, spaced
from fivefold.core.words import Message, Who, listed, message
from fivefold.pieces.calls import Called, Calling, Measured, Press, Pressed, Race, RaceEvent
from fivefold.pieces.presence import Gone, Returned, tell_presence

EARLIEST = -1000
"""A press may count before the match began, by what a connection takes."""


def tell_call(event: RaceEvent) -> list[Message]:
    """What to say about such an event."""
    match event:
        case Pressed(seat=seat):
            return [message("pieces.pressed", who=Who(seat))]
        case Called(seat=seat, photo=photo):
            has_board = message("pieces.has-board", who=Who(seat))
            presses = listed([message("pieces.press", who=Who(press.seat), ms=press.counts) for press in photo])
            return [has_board, message("pieces.photo-finish", presses=presses)] if photo else [has_board]
        case Measured(seat=seat, ms=ms):
            return [message("pieces.measured", who=Who(seat), ms=ms)]
        case Gone() | Returned():
            return tell_presence(event)


def write_race(race: Race, seen_by: SeenBy) -> dict[str, object]:
    """The fields of a position: who has called, who has the board until when, who is away, and how far everybody is.

        presses 0 1000 980, 2 1040 950; calling 1 6100; away 3; lags 20 | 150 | 90 | -

    A press is seat, arrival and the time at which it counts. A seat knows nothing of the presses of others (and so
    not the time of the last event either), and nobody knows the delays.
    """
    presses = [press for press in race.presses if seen_by in ("all", press.seat)]
    knows_all = seen_by == "all"
    return {
        "at": race.now if knows_all else None,
        "presses": ", ".join([f"{press.seat} {press.arrived} {press.counts}" for press in presses]),
        "calling": f"{race.calling.seat} {race.calling.due}" if race.calling else "",
        "away": spaced(race.away),
        "lags": by_seat([str(ms or "") for ms in race.lags]) if knows_all else "",
    }


def read_race(fields: Fields) -> Race:
    """What these fields say; raises Unreadable."""
    presses = tuple([_press(group, fields.seats) for group in fields["presses"].groups()])
    if len({press.seat for press in presses}) < len(presses):
        raise fields["presses"].wrong("core.wrong.seat-twice")
    calling = _calling(fields["calling"], fields.seats)
    if presses and calling:
        raise fields["presses"].wrong("pieces.wrong.two-callers")
    return Race(
        seats=fields.seats,
        now=fields.at,
        presses=presses,
        calling=calling,
        away=tuple(sorted(fields.some_seats("away"))),
        lags=fields.by_seat("lags", Part.number),
    )


def _press(part: Part, seats: int) -> Press:
    words = part.words()
    if len(words) != 3:
        raise part.wrong("pieces.wrong.press")
    seat, arrived, counts = words
    return Press(seat.number(0, seats - 1), arrived.number(), counts.number(EARLIEST))


def _calling(part: Part, seats: int) -> Calling | None:
    words = part.words()
    if not words:
        return None
    if len(words) != 2:
        raise part.wrong("pieces.wrong.calling")
    seat, due = words
    return Calling(seat.number(0, seats - 1), due.number())
