"""Parts of games with several rounds: readiness, time limits, the score sheet, and the leaders."""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Public, Seat
from fivefold.core.layout import Codec, groups
from fivefold.core.position import Part, spaced
from fivefold.core.words import Message, Who, message

Sheet = tuple[tuple[int, ...], ...]
"""The points of all players, one row for each finished round."""


class Ready(Struct, frozen=True, gc=False, tag=True):
    """Declare oneself ready to continue."""


class Readied(Public, frozen=True):
    """A player is ready to continue."""

    seat: Seat
    at: Millis


class TimeUp(Public, frozen=True):
    """The time limit has passed."""

    at: Millis


def readied(ready: Collection[Seat], seat: Seat, at: Millis) -> Readied:
    """Return the event of getting ready; raises Illegal the second time."""
    if seat in ready:
        raise Illegal("pieces.ready")
    return Readied(seat, at)


def are_ready(ready: Collection[Seat], present: Collection[Seat]) -> bool:
    """Return whether all present players are ready, and at least one is present."""
    return bool(present) and all(who in ready for who in present)


def totals(seats: int, sheet: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the points of each player over all rounds."""
    return tuple(map(sum, zip(*sheet, strict=True))) if sheet else (0,) * seats


def leaders(scores: Sequence[int], *, fewest: bool = False) -> tuple[Seat, ...]:
    """Return the players with the most points, or the fewest; several in a tie."""
    best = min(scores) if fewest else max(scores)
    return tuple([who for who, score in enumerate(scores) if score == best])


def were_played(number: int, noun: Literal["round", "hand"] = "round") -> Message:
    """Return the number of rounds played as the beginning of a sentence: `All 5 rounds were played`."""
    return message("pieces.were-played" if noun == "round" else "pieces.were-played.hands", rounds=number)


def tell_round(event: Readied | TimeUp) -> list[Message]:
    """Return messages about an event."""
    match event:
        case Readied(seat=seat):
            return [message("pieces.readied", who=Who(seat))]
        case TimeUp():
            return [message("pieces.time-up")]


def _row(part: Part) -> tuple[int, ...]:
    row = part.numbers(-(10**6), 10**6)
    if len(row) != part.seats:
        raise part.wrong("pieces.wrong.sheet", seats=part.seats)
    return row


SHEET: Codec[Sheet] = groups(Codec(spaced, _row))
"""A score sheet in a position: `3 0, 5 12` after two rounds of two players."""
