"""Who acts next at a table with bots, and when: the earliest thought, or the clock."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

from fivefold.bots.bot import Bot, Glimpse
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, E, H, M, Millis, S, Seat, V
from fivefold.core.table import Table


class Plan(NamedTuple, Generic[M]):
    """An act to come: the seat (or CLOCK), its move (None for the clock) and the time."""

    seat: Seat
    move: M | None
    at: Millis


def own_chance(chance: Chance, seat: Seat) -> Chance:
    """The luck of the bot in this seat, the same for the whole match."""
    return chance.fork(f"seat {seat}")


def earliest(
    table: Table[Any, M, Any, Any, Any], plans: Sequence[Plan[M]], now: Millis, chance: Chance
) -> Plan[M] | None:  # fmt: skip
    """The first of the bots' plans, or the clock if it is not later; of equals one is drawn."""
    due = table.deadline
    first = min([plan.at for plan in plans]) if plans else None
    if due is not None and (first is None or due <= first):
        return Plan(CLOCK, None, max(due, now))
    if len(plans) < 2:
        return plans[0] if plans else None
    tied = [plan for plan in plans if plan.at == first]
    return chance.fork(f"tie {len(table.log)}").pick(tied) if len(tied) > 1 else tied[0]


def own_chances(chance: Chance, seats: int) -> tuple[Chance, ...]:
    """The luck of every seat's bot."""
    return tuple([own_chance(chance, seat) for seat in range(seats)])


def next_act(
    table: Table[S, M, E, V, H], bots: Mapping[Seat, Bot[V, M]], now: Millis, chance: Chance,
    own: Sequence[Chance] | None = None,
) -> Plan[M] | None:  # fmt: skip
    """The next act by a bot or the clock if nothing else happens before; None when all wait.

    `chance` is the bots' own luck for the whole match; whoever asks often hands over what `own_chances` makes of it.
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
