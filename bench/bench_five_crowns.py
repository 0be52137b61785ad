"""Five Crowns: arranging hands, random play compared with other libraries, and the time bots need."""

import random
import sys
import time
import timeit
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import fivefold as ff
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.game import Act
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import DECK, Card
from fivefold.games.five_crowns.rules import FiveCrowns

sys.path.insert(0, str(Path(__file__).parent))
from report import against, limit

TWO_SUITS = tuple(card for card in DECK if card[-1] in "SHK")
Hands = list[tuple[tuple[Card, ...], int]]
SECONDS, ROUNDS = 3.0, 5
"""How long each kind of random play is measured, and in how many rounds."""


def deals(deck: Sequence[Card], each: int) -> Hands:
    """Return hands of 13 cards for every wild rank."""
    luck = random.Random(4)
    return [(tuple(luck.sample(deck, 13)), wild) for wild in range(3, 14) for _ in range(each)]


def best(work: Callable[[], object], repeat: int = 7) -> float:
    """Return CPU seconds for one call, the best of several."""
    return min(timeit.repeat(work, repeat=repeat, number=1, timer=time.process_time))


def run(work: Callable[[tuple[Card, ...], int], object], hands: Hands) -> None:
    for cards, wild in hands:
        work(cards, wild)


def arranging() -> None:
    for name, deck, target in (("random hands", DECK, 63.0), ("hands of two suits", TWO_SUITS, 240.0)):
        hands = deals(deck, 40)
        for work in (melds.best, melds.least, melds.best_discard):
            spent = best(partial(run, work, hands), 5) / len(hands) * 1e6
            if work is melds.best:
                limit(f"melds.best on {name} of 13", spent, target, "microseconds")
            else:
                print(f"melds.{work.__name__} on {name} of 13: {spent:,.1f} microseconds")


# -- random play


def rate(play: Callable[[int], int], games: range) -> tuple[int, float]:
    """Return the decisions in these games, and their CPU seconds."""
    began = time.process_time()
    decisions = sum(map(play, games))
    return decisions, time.process_time() - began


def rates(plays: dict[str, Callable[[int], int]]) -> dict[str, float]:
    """Return decisions per second of each kind of play, measured in turns, so that other load affects all alike."""
    done = dict.fromkeys(plays, 0)
    spent = dict.fromkeys(plays, 0.0)
    numbers = dict.fromkeys(plays, 0)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            until = spent[name] + SECONDS / ROUNDS
            while spent[name] < until:
                decisions, seconds = rate(play, range(numbers[name], numbers[name] + 1))
                done[name] += decisions
                spent[name] += seconds
                numbers[name] += 1
    return {name: done[name] / spent[name] for name in plays}


def by_rules(seats: int, number: int) -> int:
    """Play a random game by the rules alone: view, moves, judge, apply, dealer."""
    luck, chance = random.Random(number), Chance(seed_bytes(number))
    game, decisions = FiveCrowns(), 0
    state = game.start(seats)
    while True:
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        if state.phase == "over":
            return decisions
        move = luck.choice(list(game.moves(game.view(state, state.turn))))
        state = game.apply(state, game.judge(state, Act(state.turn, move)))
        decisions += 1


def at_a_table(seats: int, number: int) -> int:
    """Play the same at a table, which checks everything and keeps a log that can be verified."""
    luck = random.Random(number)
    table = ff.Table("five-crowns", seats, seed=number)
    game, decisions = table.game, 0
    while table.outcome is None:
        (seat,) = table.actors
        table.act(seat, luck.choice(list(game.moves(game.view(table.state, seat)))))
        decisions += 1
    return decisions


def open_spiel() -> Callable[[int], int] | None:
    if find_spec("pyspiel") is None:
        return None
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("gin_rummy")

    def play(number: int) -> int:
        luck, state, decisions = random.Random(number), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard() -> Callable[[int], int] | None:
    if find_spec("rlcard") is None:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cards: Any = import_module("rlcard")
    env = cards.make("gin-rummy", config={"seed": 1})

    def play(number: int) -> int:
        luck, decisions = random.Random(number), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def playing() -> None:
    found = {"OpenSpiel's gin_rummy": (open_spiel(), 2.0), "RLCard's gin rummy": (rlcard(), 5.0)}
    peers = {name: play for name, (play, _) in found.items() if play is not None}
    for name in found.keys() - peers.keys():
        print(f"{name}: skipped, it is not installed")
    for seats in range(2, 8):
        ours = {"by the rules": partial(by_rules, seats), "at a table": partial(at_a_table, seats)}
        measured = rates({**ours, **peers})
        for own in ours:
            print(f"random play {own}, {seats} seats: {measured[own]:,.0f} decisions a second")
        for peer in peers:
            label = f"random play by the rules, {seats} seats, beside {peer} ({measured[peer]:,.0f})"
            limit(label, measured["by the rules"] / measured[peer], found[peer][1], "times", least=True)
            against(f"random play at a table, {seats} seats", measured["at a table"], peer, measured[peer])


# -- bots


def thinking() -> None:
    """Measure the longest decision in some hands of thirteen cards."""
    for level, most in (("hard", 100.0), ("expert", 500.0)):
        table = ff.Table("five-crowns", 3, seed=2, first=13)
        bot, longest = find_bot(find_game("five-crowns"), level), 0.0
        while table.outcome is None:
            (seat,) = table.actors
            glimpse = Glimpse(table.game, table.view(seat), 0, Chance(seed_bytes(seat)), len(table.log))
            began = timeit.default_timer()
            thought = bot.think(glimpse)
            longest = max(longest, timeit.default_timer() - began)
            assert thought is not None
            table.act(seat, thought.move)
        limit(f"longest thought of {level} with 13 cards", longest * 1e3, most, "milliseconds")


if __name__ == "__main__":
    arranging()
    playing()
    thinking()
