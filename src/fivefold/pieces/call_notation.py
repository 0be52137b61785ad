"""Calls in short text: every event in a sentence, and the part of a position that is about them."""

from collections.abc import Sequence

from fivefold.core.game import SeenBy
from fivefold.core.notation import listed
from fivefold.core.position import Fields, Part, by_seat, spaced
from fivefold.pieces.calls import Called, Calling, Measured, Press, Pressed, Race, RaceEvent
from fivefold.pieces.presence import Gone, Returned, tell_presence

EARLIEST = -1000
"""A press may count before the match began, by what a connection takes."""


def tell_call(event: RaceEvent, names: Sequence[str]) -> str:
    """Such an event in plain words."""
    match event:
        case Pressed(seat=seat):
            return f"{names[seat]} calls; the photo finish decides."
        case Called(seat=seat, photo=photo):
            finish = listed([f"{names[press.seat]} at {press.counts} ms" for press in photo])
            return f"{names[seat]} has the board." + (f" Photo finish: {finish}." if finish else "")
        case Measured(seat=seat, ms=ms):
            return f"{names[seat]} is {ms} ms away."
        case Gone() | Returned():
            return tell_presence(event, names)


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
        raise fields["presses"].wrong("a seat stands here twice.")
    calling = _calling(fields["calling"], fields.seats)
    if presses and calling:
        raise fields["presses"].wrong("nobody calls while somebody has the board.")
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
        raise part.wrong("a seat, its arrival and the time at which it counts should stand here.")
    seat, arrived, counts = words
    return Press(seat.number(0, seats - 1), arrived.number(), counts.number(EARLIEST))


def _calling(part: Part, seats: int) -> Calling | None:
    words = part.words()
    if not words:
        return None
    if len(words) != 2:
        raise part.wrong("a seat and the end of its time should stand here.")
    seat, due = words
    return Calling(seat.number(0, seats - 1), due.number())
