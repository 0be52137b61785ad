"""SET CUBED: the time of the best turn, random games per second, and the time bots need.

python bench/bench_set_cubed.py
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from report import limit

import fivefold as ff
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.game import Act
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.turns import Position
from fivefold.games.set_cubed.view import turn_position

GAMES = 60
"""The number of games from which positions are taken."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return CPU milliseconds."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def real_positions() -> list[Position]:
    """Return the positions at the beginning of each turn, in games of hard against medium."""
    found: list[Position] = []
    for number in range(GAMES):
        table = ff.Table("set-cubed", 2 + number % 3, seed=number)
        bots = [find_bot(find_game("set-cubed"), level) for level in ("hard", "medium", "hard", "medium")]
        while table.outcome is None:
            seat = next(iter(table.actors))
            view = table.view(seat)
            if view.phase == "turn" and not view.plays and view.waiting is None:
                found.append(turn_position(view))
            thought = bots[seat].think(Glimpse(table.game, view, 0, Chance(seed_bytes(seat)), len(table.log)))
            assert thought is not None
            table.act(seat, thought.move)
    return found


def searching() -> None:
    positions = real_positions()
    wild = sum("*" in here.hand for here in positions)
    print(f"{len(positions)} positions of real games, {wild} with a WILD in hand")
    spent = sorted(milliseconds(partial(turns.best, here)) for here in positions)
    limit("turns.best, median", statistics.median(spent), 50, "milliseconds")
    limit("turns.best, 99th percentile", spent[len(spent) * 99 // 100], 500, "milliseconds")
    print(f"turns.best, longest: {spent[-1]:,.1f} milliseconds")
    two = [Position(here.board, (*here.hand[:3], "*", "*"), 0, here.bonus) for here in positions[::20]]
    spent = sorted(milliseconds(partial(turns.best, here)) for here in two)
    limit("turns.best with two WILDs put into the hand, longest", spent[-1], 500, "milliseconds")
    plain = [here for here in positions if "*" not in here.hand][::20]
    many = [len(list(turns.all(here))) for here in plain]
    took = milliseconds(lambda: [list(turns.all(here)) for here in plain])
    print(f"turns.all without a WILD: {statistics.median(many):,.0f} turns (median), {max(many):,} at most;", end=" ")
    print(f"{sum(many) / took * 1000:,.0f} turns a second")


def by_rules(number: int) -> int:
    """Play a random game by the rules alone (view, moves, judge, apply, dealer), and return the number of decisions."""
    luck, chance = random.Random(number), Chance(seed_bytes(number))
    game, decisions = SetCubed(), 0
    state = game.start(2)
    while True:
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        actors = list(game.actors(state))
        if not actors:
            return decisions
        seat = luck.choice(actors)
        move = luck.choice(list(game.moves(game.view(state, seat))))
        state = game.apply(state, game.judge(state, Act(seat, move)))
        decisions += 1


def playing() -> None:
    began = time.process_time()
    decisions = sum(map(by_rules, range(40)))
    rate = decisions / (time.process_time() - began)
    limit("random play by the rules, 2 seats", rate, 500, "decisions a second", least=True)


def thinking() -> None:
    """Measure the longest decision in some games."""
    for level, most in (("hard", 500.0), ("expert", 2000.0)):
        bot, spent = find_bot(find_game("set-cubed"), level), list[float]()
        for seed in range(3):
            table = ff.Table("set-cubed", 2, seed=seed)
            while table.outcome is None:
                seat = next(iter(table.actors))
                glimpse = Glimpse(table.game, table.view(seat), 0, Chance(seed_bytes(seat)), len(table.log))
                began = time.process_time()
                thought = bot.think(glimpse)
                spent.append((time.process_time() - began) * 1000)
                assert thought is not None
                table.act(seat, thought.move)
        print(f"thoughts of {level}: {statistics.mean(spent):,.1f} milliseconds on the average")
        limit(f"longest thought of {level}", max(spent), most, "milliseconds")


if __name__ == "__main__":
    searching()
    playing()
    thinking()
