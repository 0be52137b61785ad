"""Games of several rounds: getting ready, time that is up, the score sheet, and who is ahead."""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Public, Seat
from fivefold.core.layout import Codec, groups
from fivefold.core.position import Part, spaced
from fivefold.core.words import Message, Who, message

Sheet = tuple[tuple[int, ...], ...]
"""The points of all players, a row for each round that is over."""


class Ready(Struct, frozen=True, gc=False, tag=True):
    """Say that one is ready for what comes next."""


class Readied(Public, frozen=True):
    """A player is ready for what comes next."""

    seat: Seat
    at: Millis


class TimeUp(Public, frozen=True):
    """The time is up for whatever the table waited for."""

    at: Millis


def readied(ready: Collection[Seat], seat: Seat, at: Millis) -> Readied:
    """What comes of saying that one is ready; raises Illegal the second time."""
    if seat in ready:
        raise Illegal("pieces.ready")
    return Readied(seat, at)


def are_ready(ready: Collection[Seat], present: Collection[Seat]) -> bool:
    """Whether all who are here are ready, and somebody is here."""
    return bool(present) and all(who in ready for who in present)


def totals(seats: int, sheet: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of each player over all rounds."""
    return tuple(map(sum, zip(*sheet, strict=True))) if sheet else (0,) * seats


def leaders(scores: Sequence[int], *, fewest: bool = False) -> tuple[Seat, ...]:
    """Who has the most points, or the fewest; those with equally many share it."""
    best = min(scores) if fewest else max(scores)
    return tuple([who for who, score in enumerate(scores) if score == best])


def were_played(number: int, noun: Literal["round", "hand"] = "round") -> Message:
    """How many rounds a match had: `All 5 rounds were played`, as the beginning of a sentence."""
    return message("pieces.were-played" if noun == "round" else "pieces.were-played.hands", rounds=number)


def tell_round(event: Readied | TimeUp) -> list[Message]:
    """What to say about such an event."""
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
