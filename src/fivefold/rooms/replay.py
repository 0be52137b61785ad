"""Replays a finished match: the updates that a seat was sent, in pages, made by the same code as in a live match."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from fivefold.core.errors import BadRecord, Illegal
from fivefold.core.game import Millis, Outcome, Seat, SeenBy
from fivefold.core.hidden import HiddenPieces
from fivefold.core.moments import Moments
from fivefold.core.options import OptionValue
from fivefold.core.playback import verify
from fivefold.core.record import AnyRecord
from fivefold.core.words import Message
from fivefold.reviews import retry
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
    With all cards face up, `hidden` has for each update what someone does not see.
    """

    match: str
    start: int
    until: int
    updates: tuple[m.MatchUpdate, ...]
    hidden: tuple[tuple[HiddenPieces, ...], ...]


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


class Retried(Struct, frozen=True, rename={"update": "letter", "message": "said"}):
    """A decision tried again: the table as the seat sees it, and the verdict once there is one.

    `right` is None while the player can go on.
    """

    update: m.MatchUpdate
    right: bool | None
    message: Message | None


def retried(match: str, record: AnyRecord, n: int, seat: Seat, moves: Sequence[str]) -> Retried:
    """Try a decision of a finished match again; raises Refusal."""
    if not 0 < n < len(record.entries):
        raise Illegal("rooms.no-such-moment", last=len(record.entries) - 1)
    found = retry(record, n, seat, moves)
    table = found.table
    # Before the first move the whole table is sent, then only what the moves brought.
    sent = update(Match(match, table, 0), seat, n - 1 if moves else -1, table.now, hints=False)
    assert sent is not None, "players see what they do"
    is_stuck = found.decision is None and seat not in table.actors
    message = None if found.decision is None else found.decision.message
    return Retried(sent, False if is_stuck else found.is_right, message)


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
    hidden: list[tuple[HiddenPieces, ...]] = []
    last, size = -1, 0
    for n in range(start, min(start + PAGE, len(moments))):
        if n > start:
            moments.step(table)
        sent = update(here, eyes, last, table.now, hints=False)
        if sent is not None:
            last = sent.n
            found.append(sent)
            if eyes == "all":
                hidden.append(tuple(pile for pile in table.game.hidden(table.state) if pile.pieces))
                size += len(msgspec.json.encode(hidden[-1]))
            size += len(msgspec.json.encode(sent))
        if size > PAGE_BYTES:
            break
    return ReplayPage(match, start, len(table.log) - 1, tuple(found), tuple(hidden))


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
