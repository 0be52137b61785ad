"""Replays a finished match: the updates that a seat was sent, in pages, made by the same code as in a live match."""

from typing import Any

import msgspec
from msgspec import Struct

from fivefold.core.errors import BadRecord, Illegal
from fivefold.core.game import Millis, Outcome, SeenBy
from fivefold.core.moments import Moments
from fivefold.core.options import OptionValue
from fivefold.core.playback import verify
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.updates import update

PAGE = 64
"""The most entries on a page."""
PAGE_BYTES = 1 << 20
"""A page ends early when it exceeds this size."""


class FinishedMatch(Struct, frozen=True):
    """A finished match: its game, players and outcome, and the time and seat of each entry.

    `commitment` was published before the deal, and `seed` is the value it commits to; `position` is the starting
    position, if the match did not start with a deal.
    """

    match: str
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    times: tuple[Millis, ...]
    seats: tuple[int, ...]
    """The seat that acted, or −1 for the clock, −2 for the house, −3 for the opening."""
    outcome: Outcome
    commitment: str
    seed: str
    position: str | None


class ReplayPage(Struct, frozen=True, rename={"updates": "letters"}):
    """The updates for one point of view from entry `start` to entry `until`.

    The first update is complete, with the latest entries; one update follows for each later entry with visible events.
    When everything is open, `hands` has the views of all seats for each update.
    """

    match: str
    start: int
    until: int
    updates: tuple[m.MatchUpdate, ...]
    hands: tuple[tuple[Any, ...], ...]


class Deal(Struct, frozen=True):
    """The result of verifying a deal: how many acts and events were replayed, or `why` they do not match the record."""

    acts: int
    events: int
    why: Message | None


class ReplayPosition(Struct, frozen=True):
    """The whole table at a moment, as a position from which one can play on, and the seats that could act."""

    n: int
    position: str
    actors: tuple[int, ...]


def past(match: str, moments: Moments) -> FinishedMatch:
    """Summarize a match."""
    table, head = moments.end, moments.record.header
    assert table.outcome is not None
    assert table.seed is not None
    return FinishedMatch(
        match=match,
        game=head.game,
        options=msgspec.to_builtins(table.game.options),
        names=table.first_names,
        bots=table.bots,
        times=tuple(entry.at for entry in table.log),
        seats=tuple(entry.seat for entry in table.log),
        outcome=table.outcome,
        commitment=table.commitment,
        seed=table.seed.hex(),
        position=table.origin,
    )


def replay_page(match: str, moments: Moments, eyes: SeenBy, start: int) -> ReplayPage:
    """Return a page of updates from this entry on; raises Illegal for an unknown seat or entry."""
    table = moments.at(_within(moments, start))
    if isinstance(eyes, int) and eyes >= table.seats:
        raise Illegal("core.no-such-seat", seat=str(eyes), last=table.seats - 1)
    here = Match(match, table, 0)
    found: list[m.MatchUpdate] = []
    hands: list[tuple[Any, ...]] = []
    last, size = -1, 0
    for n in range(start, min(start + PAGE, len(moments))):
        if n > start:
            moments.step(table)
        sent = update(here, eyes, last, table.now, hints=False)
        if sent is not None:
            last = sent.n
            found.append(sent)
            if eyes == "all":
                hands.append(tuple(table.game.for_people(table.view(seat)) for seat in range(table.seats)))
                size += len(msgspec.json.encode(hands[-1]))
            size += len(msgspec.json.encode(sent))
        if size > PAGE_BYTES:
            break
    return ReplayPage(match, start, len(table.log) - 1, tuple(found), tuple(hands))


def moment(moments: Moments, n: int) -> ReplayPosition:
    """Return the position after an entry; raises Illegal."""
    table = moments.at(_within(moments, n))
    return ReplayPosition(n, table.position, tuple(table.actors))


def deal(moments: Moments) -> Deal:
    """Verify a match by dealing and judging everything again."""
    try:
        checked = verify(moments.record)
    except BadRecord as error:
        return Deal(0, 0, error.message)
    return Deal(checked.acts, checked.events, None)


def _within(moments: Moments, n: int) -> int:
    if not 0 <= n < len(moments):
        raise Illegal("rooms.no-such-moment", last=len(moments) - 1)
    return n
