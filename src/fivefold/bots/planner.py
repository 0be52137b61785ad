"""Finds the next act at a table with bots: the earliest thought, or the clock."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

from fivefold.bots.bot import Bot, Glimpse
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, E, H, M, Millis, S, Seat, V
from fivefold.core.table import Table


class Plan(NamedTuple, Generic[M]):
    """A future act: the seat (or CLOCK), its move (None for the clock) and the time."""

    seat: Seat
    move: M | None
    at: Millis


def own_chance(chance: Chance, seat: Seat) -> Chance:
    """Return the randomness of the bot in this seat, the same for the whole match."""
    return chance.fork(f"seat {seat}")


def earliest(
    table: Table[Any, M, Any, Any, Any], plans: Sequence[Plan[M]], now: Millis, chance: Chance
) -> Plan[M] | None:  # fmt: skip
    """Return the first of the bots' plans, or the clock if it is not later; ties are broken randomly."""
    due = table.deadline
    first = min([plan.at for plan in plans]) if plans else None
    if due is not None and (first is None or due <= first):
        return Plan(CLOCK, None, max(due, now))
    if len(plans) < 2:
        return plans[0] if plans else None
    tied = [plan for plan in plans if plan.at == first]
    return chance.fork(f"tie {len(table.log)}").pick(tied) if len(tied) > 1 else tied[0]


def own_chances(chance: Chance, seats: int) -> tuple[Chance, ...]:
    """Return the randomness of every seat's bot."""
    return tuple([own_chance(chance, seat) for seat in range(seats)])


def next_act(
    table: Table[S, M, E, V, H], bots: Mapping[Seat, Bot[V, M]], now: Millis, chance: Chance,
    own: Sequence[Chance] | None = None,
) -> Plan[M] | None:  # fmt: skip
    """Return the next act by a bot or the clock if nothing else happens before; None if all wait.

    `chance` is the bots' randomness for the whole match; for repeated calls, pass the result of `own_chances` as well.
    """
    plans: list[Plan[M]] = []
    game, state, acts = table.game, table.state, len(table.log)
    for seat in game.actors(state):
        if (bot := bots.get(seat)) is not None:
            luck = own_chance(chance, seat) if own is None else own[seat]
            thought = bot.think(Glimpse(game, game.view(state, seat), now, luck, acts))
            if thought is not None:
                plans.append(Plan(seat, thought.move, now + max(0, thought.after)))
    return earliest(table, plans, now, chance)
