"""What the bots of a match are going to do: they are asked when the table changes, and the earliest acts."""

from collections.abc import Mapping
from typing import Any

import msgspec

from fivefold.bots import Plan, earliest, own_chance
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Millis, Seat
from fivefold.rooms.match import Match
from fivefold.rooms.questions import Idea, Question

MOST_DOUBLINGS = 4
"""How often the time doubles before bots are asked again who could not answer: perhaps too many are asked at once."""
TRIES = 2
"""After so many thoughts that came to nothing a bot makes any move."""


class BotSchedule:
    """The bots of one match. A thought holds for one state of the table; then they are asked again."""

    __slots__ = ("_asked", "_failures", "_for", "_plans", "_retry", "plan")

    def __init__(self) -> None:
        self._for: tuple[str, int, tuple[tuple[Seat, str], ...]] | None = None
        self._asked: dict[int, tuple[Seat, Millis]] = {}
        self._plans: list[Plan[Any]] = []
        self._failures = 0
        self._retry: Millis | None = None
        self.plan: Plan[Any] | None = None
        """What will happen next if nothing else does, once all have been heard; a time of the match."""

    def forget(self) -> None:
        """Nothing is planned any more."""
        self._for, self._asked, self._plans, self.plan, self._retry = None, {}, [], None, None

    def is_waiting_for(self, key: int) -> bool:
        """Whether a question of that key is still open."""
        return key in self._asked

    def fits(self, match: Match, bots: Mapping[Seat, str]) -> bool:
        """Whether the table is as it was when the bots were asked."""
        return self._for == _state(match, bots)

    def questions(self, match: Match, bots: Mapping[Seat, str], now: Millis, first_key: int) -> list[Question]:
        """What to ask now: nothing while the table is as it was when they were last asked."""
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
        """An answer; the last one decides what is going to happen. Raises Unreadable for what is no move."""
        seat, asked_at = self._asked.pop(key)
        if idea.move is not None:
            self._plans.append(Plan(seat, match.table.game.read(idea.move), asked_at + idea.after))
        if not self._asked:
            chance = Chance(match.bot_seed)
            plans = sorted(self._plans, key=lambda plan: plan.seat)
            first = earliest(match.table, plans, match.time(now), chance)
            self.plan = None if first is None or first.seat == CLOCK else first

    def fail(self, now: Millis, patience: Millis) -> None:
        """A thought came to nothing, or its move was refused: all are asked again, later each time."""
        self._asked, self._plans, self.plan = {}, [], None
        self._retry = now + patience * 2 ** min(self._failures, MOST_DOUBLINGS)
        self._failures += 1

    def wake(self, began: Millis) -> list[Millis]:
        """When something is to be done, as times of day."""
        found = [] if self.plan is None else [began + self.plan.at]
        return found if self._retry is None else [*found, self._retry]


def _state(match: Match, bots: Mapping[Seat, str]) -> tuple[str, int, tuple[tuple[Seat, str], ...]]:
    return (match.id, len(match.table.log), tuple(bots.items()))
