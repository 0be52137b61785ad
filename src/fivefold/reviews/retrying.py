"""Tries a decision of a finished match again: at the same table, without opponents and clock, judged by the review."""

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from fivefold.core.game import Seat
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord
from fivefold.core.referee import check_seat
from fivefold.core.table import AnyTable
from fivefold.reviews.model import Decision
from fivefold.reviews.reviewer import AnyReviewer, GradualReviewer, Reviewing, Verdict, reviewing_of
from fivefold.reviews.reviewing import decision, luck_of, step_of

MOST_WAITS = 20
"""The most deadlines that may pass before the player can go on, such as the end of a photo finish."""


class Tried(NamedTuple):
    """The table after some moves, and the verdict if they complete a decision."""

    table: AnyTable
    decision: Decision | None

    @property
    def is_right(self) -> bool | None:
        """Whether the decision is as good as the best one; None while the player can go on."""
        return None if self.decision is None else not self.decision.cost


def retry(record: AnyRecord, n: int, seat: Seat, moves: Sequence[str]) -> Tried:
    """Play these moves of a seat in place of entry `n`, and judge the first decision that they complete.

    The time is that of the entry. Nobody else acts, and the clock acts only where the player has to wait for it. Raises
    IndexError for an unknown entry, and Refusal for a seat or a move.
    """
    if not 0 < n < len(record.entries):
        raise IndexError(f"the record has no act {n}")
    table = next(islice(playback(record), n - 1, None))
    check_seat(table.seats, seat)
    reviewing = reviewing_of(type(record.game))
    if reviewing is None:
        return Tried(table, None)
    return _Trial(record, table, n, seat, reviewing).run(moves)


class _Trial:
    def __init__(self, record: AnyRecord, table: AnyTable, n: int, seat: Seat, reviewing: Reviewing) -> None:
        self.table, self.seat, self.reviewing = table, seat, reviewing
        self.at = max(table.now, record.entries[n].at)
        self.luck = luck_of(record)
        self.reviewer: AnyReviewer = reviewing.make(record.game)
        self.begun = table.view(seat)

    def run(self, moves: Sequence[str]) -> Tried:
        for move in moves:
            found = self._made(move)
            if found is not None:
                return Tried(self.table, found)
        return Tried(self.table, None)

    def _made(self, move: str) -> Decision | None:
        """Make a move, let the clock act until the player can go on, and return the first verdict about the player."""
        table, first, state = self.table, len(self.table.log), self.table.state
        table.act(self.seat, move, max(self.at, table.now))
        for _ in range(MOST_WAITS):
            if table.deadline is None or table.outcome is not None or self.seat in table.actors:
                break
            table.tick(max(table.deadline, table.now))
        for n, entry in enumerate(table.log[first:], first):
            step = step_of(table.game, state, entry, n, self.luck.part(n))
            for verdict in self.reviewer.decisions(step):
                if verdict.seat == self.seat:
                    return decision(step, verdict, self.reviewing.least)
            for event in entry.events:
                state = table.game.apply(state, event)
        return self._so_far(first)

    def _so_far(self, n: int) -> Decision | None:
        if not isinstance(self.reviewer, GradualReviewer):
            return None
        verdict: Verdict | None = self.reviewer.so_far(self.begun, self.table.view(self.seat), self.seat)
        if verdict is None:
            return None
        table = self.table
        step = step_of(table.game, table.state, table.log[-1], n, self.luck.part(n))
        return decision(step, verdict, self.reviewing.least)
