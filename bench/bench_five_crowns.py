"""Five Crowns: arranging hands, random play compared with other libraries, and the time bots need."""

import ctypes
import random
import shutil
import subprocess
import sys
import tempfile
import time
import timeit
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

import fivefold as ff
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.game import Act
from fivefold.games.five_crowns import compiled, melds
from fivefold.games.five_crowns.cards import DECK, Card
from fivefold.games.five_crowns.rules import FiveCrowns

sys.path.insert(0, str(Path(__file__).parent))
from report import against, limit

TWO_SUITS = tuple(card for card in DECK if card[-1] in "SHK")
Hands = list[tuple[tuple[Card, ...], int]]
SECONDS, ROUNDS = 3.0, 5
"""How long each kind of random play is measured, and in how many rounds."""

C_SEARCH = r"""
#include <stdint.h>
void search(int16_t *rows, int16_t *out, long count) {
  long ranks[11], low_of[300], high_of[300], suit_of[300], chosen[16], spent[16], used[16];
  for (long n = 0; n < count; n++) {
    int16_t *hand = rows + 57 * n;
    long wilds = hand[55], runs = 0, total = 0, depth = 0, spare = wilds, at = 0, look = 1, best;
    for (int r = 0; r < 11; r++) ranks[r] = 0;
    for (int start = 0; start < 55; start += 11)
      for (int low = 0; low < 11; low++) {
        int have = hand[start + low], gaps = 0;
        if (!have) continue;
        ranks[low] += have;
        total += have * (low + 3);
        for (int high = low + 1; high < 11; high++) {
          if (!hand[start + high]) { if (++gaps > wilds) break; }
          else if (gaps + (high == low + 1) <= wilds) {
            suit_of[runs] = start; low_of[runs] = low; high_of[runs] = high; runs++;
          }
        }
      }
    best = total;
    for (;;) {
      if (look) {
        long left = 0, pairs = 0, singles = 0;
        for (int r = 10; r >= 0; r--) {
          if (ranks[r] == 1) { left += r + 3; singles |= 1 << r; }
          else if (ranks[r] == 2) { left += 2 * (r + 3); pairs |= 1 << r; }
        }
        if (spare && left) {
          long gain = 0;
          for (int many = 0; many <= spare / 2; many++) {
            long points = 0, need = many;
            for (int r = 10; need && r >= 0; r--) if (singles >> r & 1) { points += r + 3; need--; }
            if (need) break;
            need = spare - 2 * many;
            for (int r = 10; need && r >= 0; r--) if (pairs >> r & 1) { points += 2 * (r + 3); need--; }
            if (points > gain) gain = points;
          }
          left -= gain;
        }
        if (left < best) { best = left; if (!best) break; }
        look = 0;
      }
      long cost = 0, added = 0;
      for (; at < runs; at++) {
        int16_t *suit = hand + suit_of[at];
        long low = low_of[at], high = high_of[at];
        if (suit[low] > 0 && suit[high] > 0) {
          cost = high == low + 1;
          for (long r = low + 1; r < high; r++) if (suit[r] <= 0) cost++;
          if (cost <= spare) { added = 1; break; }
        }
      }
      if (added) {
        int16_t *suit = hand + suit_of[at];
        long mask = 0;
        for (long r = low_of[at]; r <= high_of[at]; r++)
          if (suit[r] > 0) { suit[r]--; ranks[r]--; mask |= 1 << r; }
        chosen[depth] = at; spent[depth] = cost; used[depth] = mask; depth++;
        spare -= cost;
        look = 1;
        continue;
      }
      if (!depth) break;
      depth--;
      at = chosen[depth];
      spare += spent[depth];
      for (int r = 0; r < 11; r++) if (used[depth] >> r & 1) { hand[suit_of[at] + r]++; ranks[r]++; }
      at++;
    }
    while (depth) {
      depth--;
      for (int r = 0; r < 11; r++) if (used[depth] >> r & 1) hand[suit_of[chosen[depth]] + r]++;
    }
    out[n] = best == total && wilds < 3 ? best + hand[56] : best;
  }
}
"""


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


def in_c(folder: str) -> Callable[[compiled.Rows], compiled.Rows] | None:
    """Return the same search compiled from C, if there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    source, library = Path(folder, "search.c"), Path(folder, "search.so")
    source.write_text(C_SEARCH)
    subprocess.run([compiler, "-O2", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True)
    search = ctypes.CDLL(str(library)).search

    def least_of_rows(rows: compiled.Rows) -> compiled.Rows:
        out = np.zeros(len(rows), np.int16)
        search(ctypes.c_void_p(rows.ctypes.data), ctypes.c_void_p(out.ctypes.data), ctypes.c_long(len(rows)))
        return out

    return least_of_rows


def arranging() -> None:
    with tempfile.TemporaryDirectory() as folder:
        by_c = in_c(folder)
        for name, deck, target in (("random hands", DECK, 63.0), ("hands of two suits", TWO_SUITS, 240.0)):
            hands = deals(deck, 40)
            for work in (melds.best, melds.least, melds.best_discard):
                spent = best(partial(run, work, hands), 5) / len(hands) * 1e6
                if work is melds.best:
                    limit(f"melds.best on {name} of 13", spent, target, "microseconds")
                else:
                    print(f"melds.{work.__name__} on {name} of 13: {spent:,.1f} microseconds")
            rows = np.array([compiled.row(cards, wild) for cards, wild in deals(deck, 300)])
            expected = [melds.least(cards, wild) for cards, wild in deals(deck, 300)]
            own = measure(compiled.least_of_rows, rows, expected) if compiled.is_available() else None
            theirs = measure(by_c, rows, expected) if by_c else None
            if own is None:
                print(f"compiled search on {name}: skipped, numba is not installed")
                continue
            print(f"compiled search on {name}: {own * 1e6:,.2f} microseconds")
            if theirs is not None:
                print(f"the same search in C on {name}: {theirs * 1e6:,.2f} microseconds")
                limit(f"compiled search on {name}, times of C", own / theirs, 2.5, "times")


def measure(search: Callable[[compiled.Rows], compiled.Rows], rows: compiled.Rows, expected: list[int]) -> float:
    """Check that the search is right, and return seconds per hand."""
    assert search(rows).tolist() == expected
    return best(lambda: search(rows)) / len(rows)


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
