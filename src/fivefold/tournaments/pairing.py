"""Who meets whom in the next round of a tournament. The same log always has the same pairings.

For tables of two, a Swiss round is a perfect matching of least cost, by networkx: a second bye is worse than a second
meeting, and that is worse than any difference of points. Larger tables are found by a search, as no exact method is
known that is fast enough.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from typing import Any

from fivefold.core.chance import Chance
from fivefold.tournaments.plan import TournamentPlan
from fivefold.tournaments.standing import byes, firsts, meetings, points_of, winner_of
from fivefold.tournaments.state import TournamentState

Tables = tuple[tuple[int, ...], ...]
LUCK = 1000
"""Costs below this one decide by lot between pairings that are equally good."""
AGAIN = 10**12
"""The cost of meeting again."""
SECOND_BYE = 10**15
STARTS = 6
"""How often the search for larger tables starts anew."""


def pairing(state: TournamentState, plan: TournamentPlan) -> Tables:
    """Return the tables of the next round, each with its players in the order of seats."""
    number = len(state.rounds) + 1
    chance = _chance(plan, f"round {number}")
    match plan.format:
        case "knock-out":
            tables = _knock_out(state, plan, chance)
        case "round-robin" if plan.size == 2:
            tables = _round_robin(state, plan, number)
        case "round-robin":
            tables = _searched(state, plan, chance, dict.fromkeys(state.players, 0))
        case "swiss" if plan.size == 2:
            tables = _swiss(state, chance)
        case _:
            tables = _searched(state, plan, chance, points_of(state))
    before = firsts(state)
    return tuple([seated(table, before, chance) for table in tables])


def _chance(plan: TournamentPlan, label: str) -> Chance:
    return Chance(sha256(f"Fivefold tournament {plan.seed}, {label}".encode()).digest())


def rounds_of(state: TournamentState, plan: TournamentPlan) -> int:
    """Return how many rounds there are; of a knock-out, how many are expected."""
    players = len(state.starters) or len(state.active)
    if plan.format == "round-robin":
        return players - 1 + players % 2 if plan.size == 2 else -(-(players - 1) // (plan.size - 1))
    needed, left = 0, players
    while left > 1:
        needed, left = needed + 1, -(-left // plan.size)
    if plan.format == "knock-out":
        return needed
    return plan.rounds or (needed if plan.size == 2 else needed + 1)


def seated(table: Sequence[int], before: Mapping[int, int], chance: Chance) -> tuple[int, ...]:
    """Return the players of a table in the order of seats: who had the first turn less often comes first."""
    return tuple(sorted(chance.shuffled(table), key=lambda player: before.get(player, 0)))


# -- tables of two


def _swiss(state: TournamentState, chance: Chance) -> Tables:
    players, points = sorted(state.active), points_of(state)
    met, had = meetings(state), byes(state)
    least = min((points[player] for player in players), default=0)
    costs = {
        (one, other): met.get((one, other), 0) * AGAIN + (points[one] - points[other]) ** 2 * LUCK + chance.below(LUCK)
        for one, other in combinations(players, 2)
    }
    if len(players) % 2:
        for player in players:
            costs[0, player] = had[player] * SECOND_BYE + (points[player] - least) ** 2 * LUCK + chance.below(LUCK)
    pairs = sorted(
        matched(costs), key=lambda pair: (0 in pair, -sum(points[player] for player in pair if player), pair)
    )
    return tuple([tuple(player for player in pair if player) for pair in pairs])


def matched(costs: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Return the perfect matching of least cost, each pair in order."""
    networkx: Any = import_module("networkx")  # takes a third of a second, and only servers and tournaments need it
    graph = networkx.Graph()
    most = max(costs.values(), default=0) + 1
    graph.add_weighted_edges_from([(one, other, most - cost) for (one, other), cost in costs.items()])
    pairs: Callable[..., set[tuple[int, int]]] = networkx.max_weight_matching
    return sorted((min(pair), max(pair)) for pair in pairs(graph, maxcardinality=True))


def _round_robin(state: TournamentState, plan: TournamentPlan, number: int) -> Tables:
    """Return a round of the circle method: one player stays, and the others move on by one place."""
    starters: Sequence[int] = state.starters or sorted(state.active)
    around: list[int] = _chance(plan, "draw").shuffled(starters)
    if len(around) % 2:
        late = [player for player in state.players if player not in starters]
        around.append(late[0] if late else 0)
    turned = around[1:][-(number - 1) % (len(around) - 1) :] + around[1:][: -(number - 1) % (len(around) - 1)]
    circle = [around[0], *turned]
    pairs = list(zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True))
    present = [tuple(player for player in pair if player in state.active) for pair in pairs]
    return tuple([table for table in sorted(present, key=lambda table: len(table) == 1) if table])


# -- knock-out


def _knock_out(state: TournamentState, plan: TournamentPlan, chance: Chance) -> Tables:
    found = state.round
    if found is None:
        drawn = chance.shuffled(sorted(state.active))
        if plan.size > 2:
            return _dealt(drawn, plan.size)
        slots = [drawn[place] if place < len(drawn) else 0 for place in _bracket(len(drawn))]
    else:
        slots = still_in(state)
        if plan.size > 2:
            return _dealt(chance.shuffled([player for player in slots if player]), plan.size)
    pairs = [slots[n : n + 2] for n in range(0, len(slots), 2)]
    tables = [tuple(player for player in pair if player) for pair in pairs]
    return tuple([table for table in tables if table])


def still_in(state: TournamentState) -> list[int]:
    """Return the winner of each table of the latest round of a knock-out, in order; 0 where the winner has left."""
    tables = () if state.round is None else state.round.tables
    winners = [winner_of(tables, n) or 0 for n, table in enumerate(tables) if table.replays is None]
    return [winner if winner in state.active else 0 for winner in winners]


def _bracket(players: int) -> list[int]:
    """Return the places of the draw in the order of the bracket, so that byes are spread; a power of two."""
    order = [0]
    while len(order) < players:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    return order


# -- larger tables


def sizes_of(players: int, size: int) -> list[int]:
    """Return the sizes of tables, as equal as possible."""
    count = max(1, -(-players // size))
    return [players // count + (n < players % count) for n in range(count)] if players else []


def _dealt(players: Sequence[int], size: int) -> Tables:
    found: list[tuple[int, ...]] = []
    for count in sizes_of(len(players), size):
        start = sum(map(len, found))
        found.append(tuple(players[start : start + count]))
    return tuple(found)


def _searched(state: TournamentState, plan: TournamentPlan, chance: Chance, points: Mapping[int, int]) -> Tables:
    """Return tables with few meetings again and small differences: players are exchanged while that helps."""
    met = meetings(state)

    def cost(one: int, other: int) -> int:
        again = met.get((min(one, other), max(one, other)), 0)
        return again * again * AGAIN + (points[one] - points[other]) ** 2

    best: tuple[int, Tables] | None = None
    for _ in range(STARTS):
        drawn = sorted(chance.shuffled(sorted(state.active)), key=lambda player: -points[player])
        tables = [list(table) for table in _dealt(drawn, plan.size)]
        while _exchanged(tables, cost):
            pass
        total = sum(cost(one, other) for table in tables for one, other in combinations(table, 2))
        if best is None or total < best[0]:
            best = total, tuple([tuple(table) for table in tables])
        if total < AGAIN:
            break
    return best[1] if best else ()


def _exchanged(tables: list[list[int]], cost: Callable[[int, int], int]) -> bool:
    """Exchange players of two tables wherever that lowers the cost; return whether it did."""
    has_changed = False
    for first, second in combinations(tables, 2):
        for here in range(len(first)):
            for there in range(len(second)):
                one, other = first[here], second[there]
                mine = [player for player in first if player != one]
                theirs = [player for player in second if player != other]
                now = sum(cost(one, player) for player in mine) + sum(cost(other, player) for player in theirs)
                then = sum(cost(other, player) for player in mine) + sum(cost(one, player) for player in theirs)
                if then < now:
                    first[here], second[there] = other, one
                    has_changed = True
    return has_changed
