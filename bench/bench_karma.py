"""Karma: random play compared with OpenSpiel and RLCard, views, samples, and the search."""

import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

import fivefold as ff
from fivefold.bots import levels, next_act
from fivefold.bots.search import SearchSettings, search
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Act
from fivefold.games.karma.bots import LOOKING_AHEAD
from fivefold.games.karma.rules import Karma

sys.path.insert(0, str(Path(__file__).parent))
from report import against, best, limit

SECONDS = 0.5
ROUNDS = 5


def rate(play: Callable[[random.Random], int]) -> float:
    """Return decisions in whole games of random moves per second of CPU time."""
    chance, decisions = random.Random(1), 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        decisions += play(chance)
    return decisions / spent


def rules_only(seats: int) -> Callable[[random.Random], int]:
    """Play with the game's functions alone: view, moves, judge, apply, dealer."""
    game = Karma()

    def play(chance: random.Random) -> int:
        luck, state, decisions = Chance(seed_bytes(chance.getrandbits(60))), game.start(seats), 0
        while True:
            while (event := game.dealer(state, luck)) is not None:
                state = game.apply(state, event)
            actors = game.actors(state)
            if not actors:
                return decisions
            seat = next(iter(actors))
            moves: Any = game.moves(game.view(state, seat))
            state = game.apply(state, game.judge(state, Act(seat, chance.choice(moves))))
            decisions += 1

    return play


def at_a_table(seats: int) -> Callable[[random.Random], int]:
    """Play at a table, with its clock and log."""

    def play(chance: random.Random) -> int:
        table = ff.Table("karma", seats, chance.getrandbits(60))
        while table.outcome is None:
            seat = next(iter(table.actors))
            table.act(seat, chance.choice(table.moves(seat)))
        return len(table.log) - 1

    return play


def rlcard_uno(rlcard: Any) -> Callable[[random.Random], int]:
    env = rlcard.make("uno", config={"seed": 1})

    def play(chance: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_spiel_crazy_eights(pyspiel: Any) -> Callable[[random.Random], int]:
    game = pyspiel.load_game("crazy_eights")

    def play(chance: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
        return decisions

    return play


def peer(module: str) -> Any:
    """Return another library, if it is installed."""
    try:
        return import_module(module)
    except ImportError:
        print(f"{module} is not installed, so it is left out")
        return None


def playing() -> None:
    plays = {"rules, 2 players": rules_only(2), "rules, 4 players": rules_only(4), "a table of 2": at_a_table(2)}
    if rlcard := peer("rlcard"):
        plays["RLCard uno"] = rlcard_uno(rlcard)
    if pyspiel := peer("pyspiel"):
        plays["OpenSpiel crazy_eights"] = open_spiel_crazy_eights(pyspiel)
    rates = dict.fromkeys(plays, 0.0)
    for _ in range(ROUNDS):  # in turns, so that other load affects all alike
        for name, play in plays.items():
            rates[name] = max(rates[name], rate(play))
    for name in list(plays)[:3]:
        what, ours = f"random play of Karma, {name}", rates[name]
        limit(what, ours, 30_000, "decisions a second", least=True)
        for other in list(plays)[3:]:
            against(what, ours, f"{other} ({rates[other]:,.0f} a second)", rates[other])


def midgame(seats: int) -> tuple[ff.AnyTable, int]:
    """Return a table whose draw pile is shrinking, and the seat that has a real choice there."""
    table, bot = ff.Table("karma", seats, 7, choose_seconds=0), levels(Karma)["hard"]
    while True:
        seat = next(iter(table.actors))
        if table.state.phase == "play" and len(table.state.draw) < 20 and len(table.moves(seat)) > 3:
            return table, seat
        plan = next_act(table, dict.fromkeys(range(seats), bot), table.now, Chance(seed_bytes(1)))
        assert plan is not None
        table.act(plan.seat, plan.move, plan.at)


def looking() -> None:
    for seats in (2, 4, 12):
        table, seat = midgame(seats)
        view = table.view(seat)
        limit(f"view of a table of {seats}", best(partial(table.view, seat)) * 1e6, 50, "microseconds")
        encode = msgspec.json.Encoder().encode
        limit(f"encoding the view of a table of {seats}", best(partial(encode, view)) * 1e6, 20, "microseconds")
        luck = Chance(seed_bytes(1))
        limit(
            f"guessing what is hidden at a table of {seats}",
            best(partial(table.game.sample, view, luck)) * 1e6,
            500,
            "microseconds",
        )


def think(table: ff.AnyTable, view: Any, settings: SearchSettings) -> None:
    search(table.game, view, 0, Chance(seed_bytes(1)), settings)


def searching() -> None:
    for seats in (2, 4):
        table, seat = midgame(seats)
        view = table.view(seat)
        for name, settings, least in (
            ("estimated leaves", LOOKING_AHEAD, 2_000),
            ("leaves played out at random", SearchSettings(iterations=20), 10),
        ):
            spent = best(partial(think, table, view, settings), 3)
            limit(
                f"search at a table of {seats}, {name}",
                settings.iterations / spent,
                least,
                "iterations a second",
                least=True,
            )


if __name__ == "__main__":
    playing()
    looking()
    searching()
