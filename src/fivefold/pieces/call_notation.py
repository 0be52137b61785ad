"""Calls in short text: what to say about every event, and the part of a position that is about them."""

from operator import attrgetter
from typing import Any

from fivefold.core.game import SeenBy
from fivefold.core.layout import NUMBER, SORTED_SEATS, Codec, Field, Found, derived, each, maybe, secret
from fivefold.core.position import Part
from fivefold.core.words import Message, Who, listed, message
from fivefold.pieces.calls import Called, Calling, Measured, Press, Pressed, RaceEvent
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


def _presses(presses: tuple[Press, ...], seen_by: SeenBy) -> str:
    """A seat knows nothing of the presses of others."""
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
"""The time of the last event, which is the table's; a seat must not know it, as it may have been a press."""
RACE_FIELDS: dict[str, Codec[Any] | Field] = {
    "presses": Field(_presses, _read_presses),
    "calling": maybe(CALLING),
    "away": SORTED_SEATS,
    "lags": secret(each(NUMBER), is_counted=False),
}
"""The fields of a position about calls.

    presses 0 1000 980, 2 1040 950; calling 1 6100; away 3; lags 20 | 150 | 90 | -

A press is seat, arrival and the time at which it counts. Nobody knows the delays.
"""


def check_race(found: Found) -> None:
    """Raises Unreadable where somebody has the board and others have pressed."""
    if found["presses"] and found["calling"]:
        raise found.wrong("presses", "pieces.wrong.two-callers")
