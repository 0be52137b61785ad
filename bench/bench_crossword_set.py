"""CROSSWORD SET: complete grids compared with a constraint solver, how often there are any, and random play."""

import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Bot, Glimpse, Thought, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.discovery import find_game
from fivefold.core.interval import wilson
from fivefold.games.crossword_set import grids
from fivefold.games.crossword_set.model import Joining, Move
from fivefold.games.crossword_set.view import View
from fivefold.pieces.dice import CODES, SIDES, Face, is_wild

sys.path.insert(0, str(Path(__file__).parent))
from report import limit

ROLLS = 200
MANY = 2_000
JOININGS: tuple[Joining, ...] = ("touching", "crossing")
PATIENCE = 1.0
"""The peer's limit in CP-SAT's deterministic seconds; it has no answer after that."""
Solver = Callable[[Sequence[Face], Joining], bool | None]


def rolls(count: int, size: int, seed: int) -> list[list[Face]]:
    """Return random rolls of random dice."""
    luck = random.Random(seed)
    return [[luck.choice(faces) for faces in luck.sample(list(SIDES.values()), size)] for _ in range(count)]


def ours(dice: Sequence[Face], joining: Joining) -> bool:
    return grids.solve(dice, joining) is not None


def cp_sat() -> Solver | None:
    """Return a model for OR-tools with the knowledge of our search: the SETs, and that groups can be pushed
    together."""
    if find_spec("ortools") is None:
        return None
    cp: Any = import_module("ortools.sat.python.cp_model")

    def solve(dice: Sequence[Face], joining: Joining) -> bool | None:
        model, size = cp.CpModel(), len(dice)
        side = range(2 * size)
        x = [model.new_int_var(0, len(side) - 1, "") for _ in dice]
        y = [model.new_int_var(0, len(side) - 1, "") for _ in dice]
        model.add_all_different([x[die] * len(side) + y[die] for die in range(size)])
        features = [_features(model, face) for face in dice]
        laid: dict[grids.Triple, Any] = {}
        for triple in grids.sets(dice):
            laid[triple] = model.new_bool_var("")
            ways: list[Any] = []
            for first, middle, last in ((0, 1, 2), (1, 0, 2), (0, 2, 1)):
                a, b, c = triple[first], triple[middle], triple[last]
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    way = model.new_bool_var("")
                    ways.append(way)
                    for die, far in ((b, 1), (c, 2)):
                        model.add(x[die] == x[a] + far * dx).only_enforce_if(way)
                        model.add(y[die] == y[a] + far * dy).only_enforce_if(way)
            model.add(sum(ways) == laid[triple])
            if any(is_wild(dice[die]) for die in triple):
                for feature in range(3):
                    thrice = model.new_int_var(0, 2, "")
                    total = sum(features[die][feature] for die in triple)
                    model.add(total == 3 * thrice).only_enforce_if(laid[triple])
        for die in range(size):
            model.add_bool_or([used for triple, used in laid.items() if die in triple])
        if joining == "crossing":
            _hang_together(model, size, laid)
        solver = cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = PATIENCE
        status = solver.solve(model)
        return None if status == cp.UNKNOWN else bool(status in (cp.OPTIMAL, cp.FEASIBLE))

    return solve


def _features(model: Any, face: Face) -> list[Any]:
    if is_wild(face):
        return [model.new_int_var(0, 2, "") for _ in range(3)]
    code = CODES[face]
    return [code // 9, code // 3 % 3, code % 3]


def _hang_together(model: Any, size: int, laid: dict[grids.Triple, Any]) -> None:
    """Require that each die but the first has a SET with a die that is nearer to the first."""
    far = [model.new_int_var(0, size - 1, "") for _ in range(size)]
    for die in range(1, size):
        nearer: list[Any] = []
        for triple, used in laid.items():
            for other in triple if die in triple else ():
                if other != die:
                    step = model.new_bool_var("")
                    nearer.append(step)
                    model.add_implication(step, used)
                    model.add(far[other] + 1 <= far[die]).only_enforce_if(step)
        model.add_bool_or(nearer)


def timed(solve: Solver, dice: Sequence[Face], joining: Joining) -> tuple[float, bool | None]:
    """Return CPU milliseconds, and the answer."""
    began = time.process_time()
    found = solve(dice, joining)
    return (time.process_time() - began) * 1e3, found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def solving() -> None:
    peer = cp_sat()
    if peer is None:
        print("OR-tools CP-SAT: skipped, it is not installed")
    for joining in JOININGS:
        tried = rolls(ROLLS, 10, 7)
        own = [timed(ours, dice, joining) for dice in tried]
        spent = [ms for ms, _ in own]
        limit(f"grids.solve on 10 dice, {joining}, median", median(spent), 5.0, "milliseconds")
        limit(f"grids.solve on 10 dice, {joining}, p99", percentile(spent, 0.99), 100.0, "milliseconds")
        if peer is not None:
            other = [timed(peer, dice, joining) for dice in tried]
            assert all(b is None or a == b for (_, a), (_, b) in zip(own, other, strict=True))
            theirs = [ms for ms, _ in other]
            print(
                f"CP-SAT on the same: median {median(theirs):,.1f}, p99 {percentile(theirs, 0.99):,.1f} milliseconds;"
                f" {sum(found is None for _, found in other)} of {ROLLS} stopped without an answer"
            )
            ratio = median(theirs) / median(spent)
            limit(f"grids.solve beside CP-SAT, {joining}, median", ratio, 10.0, "times", least=True)
            ratio = percentile(theirs, 0.99) / percentile(spent, 0.99)
            print(f"grids.solve beside CP-SAT, {joining}, p99: {ratio:,.1f} times")


def odds() -> None:
    """Measure how often random dice can be completed, and how many of them can be used."""
    for size in (10, 11, 12, 13, 14):
        for joining in JOININGS:
            count = MANY if size == 10 else MANY // 5
            used = [len(grids.best(dice, joining)) for dice in rolls(count, size, size)]
            done = sum(many == size for many in used)
            low, high = wilson(done, count)
            mean = sum(used) / count
            print(
                f"{size} dice, {joining}: {done / count:.1%} complete ({low:.1%} to {high:.1%}),"
                f" {mean:.2f} used on average"
            )


def playing() -> None:
    """Measure random moves at a table that checks and logs everything."""
    luck, acts, began = random.Random(1), 0, time.process_time()
    for seed in range(12):
        table = ff.Table("crossword-set", 1 + seed % 4, seed=seed)
        while table.outcome is None:
            seat = luck.choice(list(table.actors))
            table.act(seat, luck.choice(table.moves(seat)))
            acts += 1
    limit("random play at a table", acts / (time.process_time() - began), 500.0, "acts a second", least=True)


class Timed:
    """Records the longest decision of a bot."""

    def __init__(self, bot: Bot[View, Move]) -> None:
        self.bot, self.longest = bot, 0.0

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        began = time.process_time()
        thought = self.bot.think(glimpse)
        self.longest = max(self.longest, time.process_time() - began)
        return thought


def thinking() -> None:
    """Measure the longest decision of each level in some games of two players."""
    for level in LEVELS:
        bot = Timed(find_bot(find_game("crossword-set"), level))
        for seed in range(4):
            play_out(ff.Table("crossword-set", 2, seed=seed), {0: bot, 1: bot}, Chance(seed_bytes(seed)))
        limit(f"longest thought of {level}", bot.longest * 1e3, 500.0, "milliseconds")


solving()
odds()
playing()
thinking()
