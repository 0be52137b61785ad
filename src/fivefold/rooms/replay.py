"""A match that is over, as everybody saw it: the letters that a seat was sent, page by page, by the host's own hand."""

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
"""Moments on a page of letters."""
PAGE_BYTES = 1 << 20
"""A page with more than that has fewer."""


class FinishedMatch(Struct, frozen=True):
    """A match that is over: what was played, by whom, when each entry was made, and how it ended.

    `commitment` was shown before the first card, `seed` is what it promised; `position` is where the match began, if
    not at the beginning.
    """

    match: str
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    times: tuple[Millis, ...]
    seats: tuple[int, ...]
    """Who acted: a seat, or −1 for the clock, −2 for the house, −3 for the opening."""
    outcome: Outcome
    commitment: str
    seed: str
    position: str | None


class ReplayPage(Struct, frozen=True, rename={"updates": "letters"}):
    """What some eyes were shown from entry `start` to entry `until`.

    The first letter is for whoever comes then, with the last entries; the others follow it, one for each entry of which
    these eyes saw anything. With everything open `hands` has the views of all seats, for each of the letters.
    """

    match: str
    start: int
    until: int
    updates: tuple[m.MatchUpdate, ...]
    hands: tuple[tuple[Any, ...], ...]


class Deal(Struct, frozen=True):
    """Whether the match was dealt and judged as was promised: how much was done again, or why that is not so."""

    acts: int
    events: int
    why: Message | None


class ReplayPosition(Struct, frozen=True):
    """The whole table at a moment, as text from which one can play on; and who could act."""

    n: int
    position: str
    actors: tuple[int, ...]


def past(match: str, moments: Moments) -> FinishedMatch:
    """What there is to say about a match as a whole."""
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
    """A page of letters from this entry on; raises Illegal for a seat or an entry that there is not."""
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
    """The whole table after an entry; raises Illegal."""
    table = moments.at(_within(moments, n))
    return ReplayPosition(n, table.position, tuple(table.actors))


def deal(moments: Moments) -> Deal:
    """Deals and judges everything again."""
    try:
        checked = verify(moments.record)
    except BadRecord as error:
        return Deal(0, 0, error.message)
    return Deal(checked.acts, checked.events, None)


def _within(moments: Moments, n: int) -> int:
    if not 0 <= n < len(moments):
        raise Illegal("rooms.no-such-moment", last=len(moments) - 1)
    return n
