"""Schedules the moves of a match's bots: all are asked when the table changes, and the earliest move is made."""

from collections.abc import Mapping
from typing import Any

import msgspec

from fivefold.bots import Plan, earliest, own_chance
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Millis, Seat
from fivefold.rooms.match import Match
from fivefold.rooms.questions import Idea, Question

MOST_DOUBLINGS = 4
"""How often the retry delay doubles: workers may fail because too many questions are queued."""
TRIES = 2
"""The number of failed attempts after which a bot makes a random move."""


class BotSchedule:
    """The planned moves of one match's bots. A plan holds until the table changes; then the bots are asked again."""

    __slots__ = ("_asked", "_failures", "_for", "_plans", "_retry", "plan")

    def __init__(self) -> None:
        self._for: tuple[str, int, tuple[tuple[Seat, str], ...]] | None = None
        self._asked: dict[int, tuple[Seat, Millis]] = {}
        self._plans: list[Plan[Any]] = []
        self._failures = 0
        self._retry: Millis | None = None
        self.plan: Plan[Any] | None = None
        """The next planned move, once all bots have answered; its time is relative to the match."""

    def forget(self) -> None:
        """Drop all plans and open questions."""
        self._for, self._asked, self._plans, self.plan, self._retry = None, {}, [], None, None

    def is_waiting_for(self, key: int) -> bool:
        return key in self._asked

    def fits(self, match: Match, bots: Mapping[Seat, str]) -> bool:
        """Return whether the table is unchanged since the bots were asked."""
        return self._for == _state(match, bots)

    def questions(self, match: Match, bots: Mapping[Seat, str], now: Millis, first_key: int) -> list[Question]:
        """Return the questions to ask now; none while the table is unchanged since the last ones."""
        if not bots:
            self.forget()
            return []
        table = match.table
        state = _state(match, bots)
        if state != self._for:
            self.forget()
            self._for, self._failures = state, 0
        elif self._retry is None or now < self._retry:
            return []
        self._asked, self._plans, self.plan, self._retry = {}, [], None, None
        seats = [seat for seat in table.actors if seat in bots]
        at, chance = match.time(now), Chance(match.bot_seed)
        found: list[Question] = []
        for key, seat in enumerate(seats, first_key):
            self._asked[key] = (seat, at)
            found.append(
                Question(
                    key=key,
                    kind="move",
                    game=table.game.slug,
                    options=match.options,
                    level=bots[seat] if self._failures < TRIES else "random",
                    view=msgspec.json.encode(table.view(seat)),
                    now=at,
                    seed=own_chance(chance, seat).seed,
                    acts=len(table.log),
                )
            )
        return found

    def hear(self, match: Match, key: int, idea: Idea, now: Millis) -> None:
        """Handle an answer; the last one decides the next move. Raises Unreadable for a malformed move."""
        seat, asked_at = self._asked.pop(key)
        if idea.move is not None:
            self._plans.append(Plan(seat, match.table.game.read(idea.move), asked_at + idea.after))
        if not self._asked:
            chance = Chance(match.bot_seed)
            plans = sorted(self._plans, key=lambda plan: plan.seat)
            first = earliest(match.table, plans, match.time(now), chance)
            self.plan = None if first is None or first.seat == CLOCK else first

    def fail(self, now: Millis, patience: Millis) -> None:
        """Handle a failed question or a refused move: all bots are asked again, with exponential backoff."""
        self._asked, self._plans, self.plan = {}, [], None
        self._retry = now + patience * 2 ** min(self._failures, MOST_DOUBLINGS)
        self._failures += 1

    def wake(self, began: Millis) -> list[Millis]:
        """Return the times of day at which the schedule needs a tick."""
        found = [] if self.plan is None else [began + self.plan.at]
        return found if self._retry is None else [*found, self._retry]


def _state(match: Match, bots: Mapping[Seat, str]) -> tuple[str, int, tuple[tuple[Seat, str], ...]]:
    return (match.id, len(match.table.log), tuple(bots.items()))
