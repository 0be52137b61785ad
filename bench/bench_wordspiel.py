"""WordSpiel: finding words compared with a plain scan and a library, loading the dictionary, random play, bots."""

import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from report import limit

import fivefold as ff
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.game import Act
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.cards import deck
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.pieces.lexicon import own

Positions = list[tuple[str, str]]
Search = Callable[[str, str], set[tuple[str, str]]]
"""A search for words: the letters of the spiral, and the cards."""

READY = """
import time
from fivefold.pieces import lexicon
began = time.process_time()
assert "unite" in lexicon.own()
print((time.process_time() - began) * 1e3)
"""
"""Prepares the dictionary in a new process, and prints CPU milliseconds."""
MEMORY = """
import tracemalloc
from fivefold.pieces import lexicon
tracemalloc.start()
assert "unite" in lexicon.own()
print(tracemalloc.get_traced_memory()[1] / 2**20)
"""
"""Prints the peak memory in megabytes."""


def positions(count: int, cards: int = 10, letters: int = 60) -> Positions:
    """Return spirals of this many letters as they occur in play, and hands of this many cards."""
    luck, found = random.Random(1), Positions()
    while len(found) < count:
        spiral = luck.choice(deck("box"))
        while len(spiral) < letters:
            plays = words.find(spiral, "".join(luck.sample(deck("box"), cards)), own())
            spiral += luck.choice(plays).cards if plays else luck.choice(deck("box"))
        found.append((spiral[:letters], "".join(luck.sample(deck("box"), cards))))
    return found


# -- finding words


def ours(spiral: str, hand: str) -> set[tuple[str, str]]:
    return {one[:2] for one in words.find(spiral, hand, own())}


def scan(listed: list[str], spiral: str, hand: str) -> set[tuple[str, str]]:
    """Check every word of the list: does it begin with an end of the spiral, and are the other cards in the hand?"""
    ends = tuple(spiral[-size:] for size in range(1, 15))
    held, found = Counter(hand), set[tuple[str, str]]()
    for word in listed:
        if word.startswith(ends):
            for end in ends:
                if word.startswith(end) and 0 < len(word) - len(end) <= len(hand):
                    cards = word[len(end) :]
                    if all(cards.count(letter) <= held[letter] for letter in cards):
                        found.add((end, cards))
    return found


def with_dawg2(listed: list[str]) -> Search | None:
    """Return the same depth-first search over the graph of a library."""
    if find_spec("dawg") is None:
        return None
    library: Any = import_module("dawg")
    graph = library.CompletionDAWG(listed)

    def search(spiral: str, hand: str) -> set[tuple[str, str]]:
        found, held = set[tuple[str, str]](), Counter(hand)

        def walk(begin: str, cards: str) -> None:
            for letter, left in held.items():
                if left and graph.has_keys_with_prefix(path := begin + cards + letter):
                    if path in graph:
                        found.add((begin, cards + letter))
                    held[letter] -= 1
                    walk(begin, cards + letter)
                    held[letter] += 1

        for size in range(1, 15):
            if graph.has_keys_with_prefix(spiral[-size:]):
                walk(spiral[-size:], "")
        return found

    return search


def times(search: Callable[[str, str], object], at: Positions) -> list[float]:
    """Return CPU milliseconds for each position, the better of two."""
    spent: list[float] = []
    for spiral, hand in at:
        tries: list[float] = []
        for _ in range(2):
            began = time.process_time_ns()
            search(spiral, hand)
            tries.append((time.process_time_ns() - began) / 1e6)
        spent.append(min(tries))
    return sorted(spent)


def finding() -> None:
    many, listed = positions(600), list(own())
    plain = partial(scan, listed)
    peers: dict[str, Search | None] = {"a plain scan of the list": plain, "dawg2": with_dawg2(listed)}
    found = {name: search for name, search in peers.items() if search is not None}
    assert all(search(*one) == ours(*one) for search in found.values() for one in many[:10])
    spent = times(partial(words.find, lexicon=own()), many)
    median, counts = statistics.median(spent), [len(words.find(*one, own())) for one in many]
    print(f"words at spirals of 60 letters with ten cards: {statistics.median(counts):,.0f}, at most {max(counts)}")
    limit("words.find, median", median, 1.0, "milliseconds")
    print(f"words.find, p99: {spent[int(len(spent) * 0.99)]:,.2f} milliseconds")
    for name in peers:
        if name not in found:
            print(f"{name}: skipped, it is not installed")
            continue
        theirs = statistics.median(times(found[name], many[:40]))
        least = 50.0 if found[name] is plain else 1.0
        limit(f"words.find beside {name} ({theirs:,.2f} milliseconds)", theirs / median, least, "times", least=True)


def printed(program: str) -> float:
    """Return the number that a program prints in its own process, the best of five."""
    command = [sys.executable, "-c", program]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(5))


def getting_ready() -> None:
    limit("the dictionary is ready after", printed(READY), 50.0, "milliseconds")
    limit("memory of the dictionary", printed(MEMORY), 20.0, "megabytes")


# -- playing


def playing() -> None:
    """Measure random play by the rules alone: view, moves, judge, apply, dealer."""
    for seats in (2, 6):
        acts, began = 0, time.process_time()
        for number in range(20):
            luck, chance, game = random.Random(number), Chance(seed_bytes(number)), WordSpiel()
            state = game.start(seats)
            while True:
                while (event := game.dealer(state, chance)) is not None:
                    state = game.apply(state, event)
                if state.phase == "over":
                    break
                seat = luck.choice(list(game.actors(state)))
                move = luck.choice(list(game.moves(game.view(state, seat))))
                state = game.apply(state, game.judge(state, Act(seat, move)))
                acts += 1
        print(f"random play by the rules, {seats} seats: {acts / (time.process_time() - began):,.0f} acts a second")


def thinking() -> None:
    """Measure the longest decision in a match of two, the first ones included."""
    for level, most in (("hard", 100.0), ("expert", 500.0)):
        table = ff.Table("wordspiel", 2, seed=2, words="checked")
        bot, longest = find_bot(find_game("wordspiel"), level), 0.0
        while table.outcome is None:
            for seat in table.actors:
                glimpse = Glimpse(table.game, table.view(seat), 0, Chance(seed_bytes(seat)), len(table.log))
                began = time.process_time()
                thought = bot.think(glimpse)
                longest = max(longest, time.process_time() - began)
                if thought is not None:
                    table.act(seat, thought.move)
                    break
        limit(f"longest thought of {level}", longest * 1e3, most, "milliseconds")


if __name__ == "__main__":
    finding()
    getting_ready()
    playing()
    thinking()
