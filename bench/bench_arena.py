"""Whole matches: `simulate` and `rollout` compared with a bare loop around a Table with the same bots."""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import fivefold as ff
from fivefold.arena.rollout import rollout
from fivefold.bots import Glimpse, levels
from fivefold.bots.bot import RandomBot
from fivefold.core.chance import Chance, seed_bytes

sys.path.insert(0, str(Path(__file__).parent))
from report import limit

SECONDS = 0.4
ROUNDS = 5


def rate(play: Callable[[int], int]) -> float:
    """Return decisions in whole matches per second of CPU time."""
    decisions = number = 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        decisions += play(number)
        number += 1
    return decisions / spent


def simulated(slug: str, seats: int, level: str) -> Callable[[int], int]:
    return lambda number: ff.simulate(slug, [level] * seats, seed=number).matches[0].acts


def bare(slug: str, seats: int, level: str) -> Callable[[int], int]:
    """Play with only a table and its bots: the earliest planned act is made, or the clock ticks."""
    bot = levels(ff.games()[slug])[level]

    def play(number: int) -> int:
        table, luck = ff.Table(slug, seats, number), [Chance(seed_bytes(seat)) for seat in range(seats)]
        while table.outcome is None:
            plans = [
                (table.now + thought.after, seat, thought.move)
                for seat in table.actors
                if (thought := bot.think(Glimpse(table.game, table.view(seat), table.now, luck[seat], len(table.log))))
            ]
            first = min(plans, key=lambda plan: plan[0], default=None)
            due = table.deadline
            if first is None or (due is not None and due <= first[0]):
                assert due is not None
                table.tick(max(due, table.now))
            else:
                table.act(first[1], first[2], first[0])
        return len(table.log) - 1

    return play


def any_move(slug: str, seats: int) -> Callable[[int], int]:
    """Play random moves at a table without bots or delays."""

    def play(number: int) -> int:
        table, luck = ff.Table(slug, seats, number), random.Random(number)
        while table.outcome is None:
            seat = next(iter(table.actors))
            table.act(seat, luck.choice(table.moves(seat)))
        return len(table.log) - 1

    return play


def rolled_out(slug: str, seats: int) -> Callable[[int], int]:
    game = ff.games()[slug]()
    return lambda number: rollout(game, seats, seed=number).moves


def measured(plays: dict[str, Callable[[int], int]]) -> dict[str, float]:
    """Return the best rate of each, measured in turns, so that other load affects all alike."""
    rates = dict.fromkeys(plays, 0.0)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            rates[name] = max(rates[name], rate(play))
    return rates


def simulating() -> None:
    for slug, game in ff.games().items():
        seats = game.players.least
        rates = measured({"simulate": simulated(slug, seats, "random"), "bare": bare(slug, seats, "random")})
        limit(
            f"{slug}: simulate ({rates['simulate']:,.0f} random decisions a second) beside a bare loop",
            rates["simulate"] / rates["bare"],
            0.8,
            "times",
            least=True,
        )


def rolling_out() -> None:
    for slug in ("karma", "five-crowns"):
        plays = {"rollout": rolled_out(slug, 2), "table": any_move(slug, 2), "simulate": simulated(slug, 2, "random")}
        rates = measured(plays)
        for other, least in (("table", 1.3), ("simulate", 1.8)):
            limit(
                f"{slug}: rollout ({rates['rollout']:,.0f} decisions a second) beside {other} ({rates[other]:,.0f})",
                rates["rollout"] / rates[other],
                least,
                "times",
                least=True,
            )


if __name__ == "__main__":
    assert isinstance(levels(ff.games()["karma"])["random"], RandomBot)
    simulating()
    rolling_out()
