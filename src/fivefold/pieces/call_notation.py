"""Notation of calls: messages about their events, and their fields in a position."""

from operator import attrgetter
from typing import Any

from fivefold.core.game import SeenBy
from fivefold.core.layout import NUMBER, SORTED_SEATS, Codec, Field, Found, derived, each, maybe, secret
from fivefold.core.position import Part
from fivefold.core.words import Message, Who, listed, message
from fivefold.pieces.calls import Called, Calling, Measured, Press, Pressed, RaceEvent
from fivefold.pieces.presence import Gone, Returned, tell_presence

EARLIEST = -1000
"""The earliest time of a press: latency is subtracted, so it may be before the match began."""


def tell_call(event: RaceEvent) -> list[Message]:
    """Return messages about an event."""
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


def _presses(presses: tuple[Press, ...], seen_by: SeenBy) -> str:
    """Write the presses; a seat does not see those of other seats."""
    seen = [press for press in presses if seen_by in ("all", press.seat)]
    return ", ".join([f"{press.seat} {press.arrived} {press.counts}" for press in seen])


def _read_presses(part: Part) -> tuple[Press, ...]:
    presses = tuple(map(_press, part.groups()))
    if len({press.seat for press in presses}) < len(presses):
        raise part.wrong("core.wrong.seat-twice")
    return presses


def _press(part: Part) -> Press:
    match part.words():
        case [seat, arrived, counts]:
            return Press(seat.seat(), arrived.number(), counts.number(EARLIEST))
        case _:
            raise part.wrong("pieces.wrong.press")


def _calling(part: Part) -> Calling:
    match part.words():
        case [seat, due]:
            return Calling(seat.seat(), due.number())
        case _:
            raise part.wrong("pieces.wrong.calling")


CALLING: Codec[Calling] = Codec(lambda calling: f"{calling.seat} {calling.due}", _calling)
AT = derived(attrgetter("now"), secret(NUMBER, is_counted=False))
"""The time of the last event, which is the table's; it is hidden, because the event may have been a press."""
RACE_FIELDS: dict[str, Codec[Any] | Field] = {
    "presses": Field(_presses, _read_presses),
    "calling": maybe(CALLING),
    "away": SORTED_SEATS,
    "lags": secret(each(NUMBER), is_counted=False),
}
"""The fields of a position about calls.

    presses 0 1000 980, 2 1040 950; calling 1 6100; away 3; lags 20 | 150 | 90 | -

A press is a seat, the time of arrival and the time at which it counts. The latencies are hidden from all seats.
"""


def check_race(found: Found) -> None:
    """Raise Unreadable if there are presses while a caller has the board."""
    if found["presses"] and found["calling"]:
        raise found.wrong("presses", "pieces.wrong.two-callers")
