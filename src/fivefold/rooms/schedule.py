"""Schedules the moves of a match's bots: all are asked when the table changes, and the earliest move is made.

Bots take as long as their strength says wherever a person could act at the same time, so that a race stays fair. While
only bots can act, they follow the pace of the room, or hurry.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from fivefold.bots import Plan, earliest, own_chance
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Millis, Seat
from fivefold.rooms.match import Match
from fivefold.rooms.messages import Pace
from fivefold.rooms.questions import Idea, Question

MOST_DOUBLINGS = 4
"""How often the retry delay doubles: workers may fail because too many questions are queued."""
TRIES = 2
"""The number of failed attempts after which a bot makes a random move."""
PACES: dict[Pace, float] = {"relaxed": 1.6, "normal": 1.0, "fast": 0.4}
"""The factors by which bots' thinking times change."""
HURRIED = 0.1
"""The factor for bots that hurry."""
UNWATCHED = 0.02
"""The factor at a table without people, such as one of a tournament."""
SOON = 250
"""Milliseconds that a move is not made sooner than by pace or hurry, so that people can follow."""


class Planned(NamedTuple):
    """A bot's move, when it was asked, and how long it wants to take."""

    seat: Seat
    move: Any
    asked: Millis
    after: Millis

    def sped(self, factor: float) -> Plan[Any]:
        least = 0 if factor == UNWATCHED else min(self.after, SOON)
        after = self.after if factor == 1.0 else max(least, round(self.after * factor))
        return Plan(self.seat, self.move, self.asked + after)


class BotSchedule:
    """The planned moves of one match's bots. A plan holds until the table changes; then the bots are asked again."""

    __slots__ = ("_asked", "_bots", "_failures", "_for", "_is_hurried", "_pace", "_planned", "_retry", "plan")

    def __init__(self) -> None:
        self._for: tuple[str, int, tuple[tuple[Seat, str], ...]] | None = None
        self._asked: dict[int, tuple[Seat, Millis]] = {}
        self._planned: list[Planned] = []
        self._bots: Mapping[Seat, str] = {}
        self._pace: Pace | None = "normal"
        self._is_hurried = False
        self._failures = 0
        self._retry: Millis | None = None
        self.plan: Plan[Any] | None = None
        """The next planned move, once all bots have answered; its time is relative to the match."""

    def forget(self) -> None:
        """Drop all plans and open questions."""
        self._for, self._asked, self._planned, self.plan, self._retry = None, {}, [], None, None

    def is_waiting_for(self, key: int) -> bool:
        return key in self._asked

    def due(self, match: Match, bots: Mapping[Seat, str], now: Millis) -> Plan[Any] | None:
        """Return the planned move if its time has come and the table is unchanged since the bots were asked."""
        plan = self.plan
        if plan is None or plan.move is None or self._for != _state(match, bots) or match.time(now) < plan.at:
            return None
        return plan

    def questions(
        self, match: Match, bots: Mapping[Seat, str], now: Millis, new_key: Callable[[], int], pace: Pace | None
    ) -> list[Question]:
        """Return the questions to ask now; none while the table is unchanged since the last ones.

        Without a pace, nobody has to follow what the bots do.
        """
        if not bots:
            self.forget()
            return []
        table = match.table
        state = _state(match, bots)
        self._bots, self._pace = bots, pace
        self._is_hurried = self._is_hurried and self._is_up_to_bots(match)
        if state != self._for:
            self.forget()
            self._for, self._failures = state, 0
        elif self._retry is None or now < self._retry:
            return []
        self._asked, self._planned, self.plan, self._retry = {}, [], None, None
        seats = [seat for seat in table.actors if seat in bots]
        at, chance = match.time(now), Chance(match.bot_seed)
        found: list[Question] = []
        for seat in seats:
            key = new_key()
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
            self._planned.append(Planned(seat, match.table.game.read(idea.move), asked_at, idea.after))
        if not self._asked:
            self._decide(match, now)

    def hurry(self, match: Match, now: Millis) -> None:
        """Let bots move soon until a person can act again; nothing changes while one can."""
        self._is_hurried = self._is_up_to_bots(match)
        if self._planned and not self._asked and self._for == _state(match, self._bots):
            self._decide(match, now)

    def _is_up_to_bots(self, match: Match) -> bool:
        """Return whether only bots can act, so that nobody races with them."""
        return all(seat in self._bots for seat in match.table.actors)

    def _decide(self, match: Match, now: Millis) -> None:
        factor = 1.0
        if self._is_up_to_bots(match):
            usual = UNWATCHED if self._pace is None else PACES[self._pace]
            factor = min(HURRIED, usual) if self._is_hurried else usual
        plans = [planned.sped(factor) for planned in sorted(self._planned, key=lambda planned: planned.seat)]
        first = earliest(match.table, plans, match.time(now), Chance(match.bot_seed))
        self.plan = None if first is None or first.seat == CLOCK else first

    def fail(self, now: Millis, patience: Millis) -> None:
        """Handle a failed question or a refused move: all bots are asked again, with exponential backoff."""
        self._asked, self._planned, self.plan = {}, [], None
        self._retry = now + patience * 2 ** min(self._failures, MOST_DOUBLINGS)
        self._failures += 1

    def wake(self, began: Millis) -> list[Millis]:
        """Return the times of day at which the schedule needs a tick."""
        found = [] if self.plan is None else [began + self.plan.at]
        return found if self._retry is None else [*found, self._retry]


def _state(match: Match, bots: Mapping[Seat, str]) -> tuple[str, int, tuple[tuple[Seat, str], ...]]:
    return (match.id, len(match.table.log), tuple(bots.items()))
