"""SCRAMBLE SET: the best split of a roll, and random play."""

import sys
import timeit
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.scramble_set import sets
from fivefold.pieces.dice import ALL_DICE, FACES, Face, is_set, roll

sys.path.insert(0, str(Path(__file__).parent))
from report import against, limit

ROLLS = 5000


def rolled(number: int) -> Sequence[Face]:
    return roll(ALL_DICE, Chance(seed_bytes(0), number))


def without_wilds(number: int) -> Sequence[Face]:
    """Return the dice that are not WILD, and some more to make 42."""
    chance = Chance(seed_bytes(1), number)
    return [face if face != "*" else chance.pick(FACES) for face in roll(ALL_DICE, chance)]


def few_faces(number: int) -> Sequence[Face]:
    """Return 42 dice that show only a few faces, where SETs are rare."""
    chance = Chance(seed_bytes(2), number)
    few = chance.shuffled(FACES)[: 4 + number % 12]
    return [chance.pick(few) for _ in ALL_DICE]


def splitting() -> None:
    for what, lot in (("rolled", rolled), ("without a WILD", without_wilds), ("of a few faces", few_faces)):
        times = list[float]()
        for number in range(ROLLS):
            dice = lot(number)
            began = timeit.default_timer()
            sets.most(dice)
            times.append(timeit.default_timer() - began)
        times.sort()
        limit(f"sets.most on 42 dice {what}, p50", 1e3 * times[ROLLS // 2], 1000, "milliseconds")
        limit(f"sets.most on 42 dice {what}, p99", 1e3 * times[ROLLS * 99 // 100], 1000, "milliseconds")
        limit(f"sets.most on 42 dice {what}, the worst of {ROLLS}", 1e3 * times[-1], 1000, "milliseconds")


@cache
def plain(dice: tuple[Face, ...]) -> int:
    """The straightforward search: leave the first die out, or try every SET it is in."""
    if len(dice) < 3:
        return 0
    first, *rest = dice
    tries = [plain(tuple(rest))]
    for i, j in combinations(range(len(rest)), 2):
        if is_set(first, rest[i], rest[j]):
            tries.append(1 + plain(tuple(rest[:i] + rest[i + 1 : j] + rest[j + 1 :])))
    return max(tries)


def rate(most: Callable[[tuple[Face, ...]], int], lots: list[tuple[Face, ...]]) -> float:
    began = timeit.default_timer()
    for dice in lots:
        most(dice)
    return len(lots) / (timeit.default_timer() - began)


def comparing() -> None:
    lots = [tuple(rolled(number)[:15]) for number in range(20)]
    against("sets.most on 15 dice", rate(sets.most, lots * 20), "trying every split", rate(plain, lots))


def match() -> list[tuple[int, str, int]]:
    """Return the acts of a whole match, in notation."""
    table = ff.Table("scramble-set", 3, seed=1, pause_seconds=0)
    while table.outcome is None:
        view, at = table.view(0), table.now + 100
        actors = list(table.actors)
        seat = actors[at // 100 % len(actors)]
        places = " ".join(str(view.lying[index] + 1) for index in sets.split(view.upper)[0])
        table.act(seat, "call", at)
        table.act(seat, f"take {places}", at)
    return [(entry.act.seat, table.game.write(entry.act.move), entry.act.at) for entry in table.log if entry.act]


def playing() -> None:
    acts = match()

    def typed() -> float:
        table = ff.Table("scramble-set", 3, seed=1, pause_seconds=0)
        began = timeit.default_timer()
        for seat, move, at in acts:
            table.act(seat, move, at)
        return len(acts) / (timeit.default_timer() - began)

    limit("acts per second of a match, in notation", max(typed() for _ in range(5)), 5000, "acts", least=True)


if __name__ == "__main__":
    splitting()
    comparing()
    playing()
