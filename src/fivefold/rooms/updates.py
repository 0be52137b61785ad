"""Updates about a match: the table as one seat may see it, and the events since the previous update."""

from collections.abc import Iterable, Iterator
from typing import Any

from fivefold.core.game import MOST_LISTED, Event, Millis, Seat, SeenBy
from fivefold.core.lessons import LEARNER, Coach, coach, lesson_of
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match

PAGE = 30
"""The most entries in an update, and on a page of older ones."""


def seen(events: Iterable[Event], eyes: SeenBy) -> list[Any]:
    """Return the events as this point of view sees them."""
    if eyes == "all":
        return list(events)
    return [found for event in events if (found := event.seen_by(eyes)) is not None]


def _seen_backwards(match: Match, eyes: SeenBy, before: int) -> Iterator[tuple[int, list[Any]]]:
    """Yield the entries before this number with visible events, newest first."""
    log = match.table.log
    for n in range(min(before, len(log)) - 1, -1, -1):
        if events := seen(log[n].events, eyes):
            yield n, events


def _happened(match: Match, n: int, events: list[Any]) -> m.SeenEntry:
    table = match.table
    entry, names, tell = table.log[n], table.names_at(n), table.game.tell
    words = tuple(told for event in events for told in tell(event))
    return m.SeenEntry(n, entry.at, entry.seat, tuple(events), words, None if names == table.names else names)


def update(
    match: Match,
    eyes: SeenBy,
    since: int,
    now: Millis,
    *,
    hints: bool,
    force: bool = False,
    step: int | None = None,
) -> m.MatchUpdate | None:
    """Return an update with the entries after `since`, or None if there are none and `force` is not set.

    The update starts afresh if `since` is -1, a number that the seat was never sent, or too far back. Hidden events
    leave no trace in the numbers, the deadline or the actors. In a lesson, `step` is the current step. The eyes `all`
    see all events, and have a spectator's view.
    """
    found: list[m.SeenEntry] = []
    length = len(match.table.log)
    newest = next((n for n, _ in _seen_backwards(match, eyes, length)), -1)
    fresh, older = since < 0 or since > newest, False
    for n, events in _seen_backwards(match, eyes, length):
        if n <= since and not fresh:
            break
        if len(found) == PAGE:
            fresh = older = True
            break
        found.append(_happened(match, n, events))
    if not found and not fresh and not force:
        return None
    found.reverse()
    seat = None if eyes == "all" else eyes
    return _table(match, seat, tuple(found), newest, now, fresh=fresh, older=older, hints=hints, step=step)


def _table(
    match: Match, seat: Seat | None, entries: tuple[m.SeenEntry, ...], last: int, now: Millis, *, fresh: bool,
    older: bool, hints: bool, step: int | None,
) -> m.MatchUpdate:  # fmt: skip
    table = match.table
    game = table.game
    plain = table.view(seat)
    view = game.for_people(plain)
    listed = list(game.listed_moves(view)) if seat is not None else []
    moves = tuple(map(game.write, listed)) if len(listed) <= MOST_LISTED else None
    return m.MatchUpdate(
        match=match.id,
        game=game.slug,
        options=match.options,
        names=table.names,
        seat=seat,
        n=last,
        now=match.time(now) if match.has_begun(now) else now - match.began,
        deadline=None if match.paused else plain.deadline,
        actors=plain.actors,
        verbs=game.verbs(plain, moves) if seat is not None else (),
        fresh=fresh,
        older=older,
        entries=entries,
        view=view,
        moves=moves,
        hints=hints,
        outcome=table.outcome,
        coach=_coach(match, seat, step),
    )


def _coach(match: Match, seat: Seat | None, step: int | None) -> Coach | None:
    """Return the coach's text for the learner, in a lesson."""
    lesson = None if step is None or seat != LEARNER else lesson_of(type(match.table.game))
    return None if lesson is None or step is None else coach(lesson, step, match.table)


def history_page(match: Match, seat: Seat | None, before: int) -> m.HistoryPage:
    """Return the last entries before a number that the seat may see."""
    found: list[m.SeenEntry] = []
    for n, events in _seen_backwards(match, seat, before):
        if len(found) == PAGE:
            return m.HistoryPage(match.id, tuple(reversed(found)), older=True)
        found.append(_happened(match, n, events))
    return m.HistoryPage(match.id, tuple(reversed(found)), older=False)
