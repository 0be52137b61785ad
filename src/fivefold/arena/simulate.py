"""Simulates matches between bots, reproducibly from one seed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from fivefold.bots import AnyBot, Bot, find_bot, make_bots, next_act, own_chances
from fivefold.core.chance import Chance, Seed, derive, seed_bytes
from fivefold.core.discovery import find_game, named_game
from fivefold.core.errors import BadOption
from fivefold.core.game import E, H, M, Millis, Outcome, S, Seat, V
from fivefold.core.interval import wilson
from fivefold.core.table import AnyTable, Table

MOST_ACTS = 100_000
"""A match with more acts than this is assumed to never end."""


class SimulatedMatch(NamedTuple):
    """One simulated match; `seats` says which bot had each seat."""

    seats: tuple[int, ...]
    outcome: Outcome
    acts: int
    length: Millis
    record: str


class Standing(NamedTuple):
    """The results of one bot: its share of the wins with a 95 % interval, and its mean score."""

    bot: str
    wins: float
    share: float
    low: float
    high: float
    score: float


class Results(NamedTuple):
    """All matches of a simulation."""

    game: str
    bots: tuple[str, ...]
    matches: tuple[SimulatedMatch, ...]

    @property
    def standings(self) -> list[Standing]:
        """The results of each bot; a shared win counts as a fraction."""
        return [self._standing(i) for i in range(len(self.bots))]

    def _standing(self, bot: int) -> Standing:
        wins = score = 0.0
        for match in self.matches:
            seat, winners = match.seats.index(bot), match.outcome.winners
            wins += (seat in winners) / len(winners) if winners else 0.0
            score += match.outcome.scores[seat]
        n = len(self.matches)
        low, high = wilson(wins, n)
        return Standing(self.bots[bot], wins, wins / n, low, high, score / n)


def play_out(table: Table[S, M, E, V, H], bots: Mapping[Seat, Bot[V, M]], chance: Chance) -> None:
    """Play a table to its end under a virtual clock, on which thinking times pass at once."""
    own = own_chances(chance, table.seats)
    while (plan := next_act(table, bots, table.now, chance, own)) is not None and len(table.log) <= MOST_ACTS:
        if plan.move is None:
            table.tick(plan.at)
        else:
            table.act(plan.seat, plan.move, plan.at)
    if table.outcome is None:
        raise RuntimeError(f"{table!r} does not come to an end")


def _match(
    game: str, bots: Sequence[str | AnyBot], seed: bytes, options: Mapping[str, object], keep: bool, number: int
) -> SimulatedMatch:  # fmt: skip
    seats, table = play_match(game, bots, seed, options, number)
    assert table.outcome is not None
    return SimulatedMatch(seats, table.outcome, len(table.log) - 1, table.now, table.record() if keep else "")


def play_match(
    game: str, bots: Sequence[str | AnyBot], seed: bytes, options: Mapping[str, object], number: int
) -> tuple[tuple[int, ...], AnyTable]:  # fmt: skip
    """Play one match of a simulation; return which bot had each seat, and the table after the end."""
    found = find_game(game)
    turn = number % len(bots)
    seats = tuple((turn + seat) % len(bots) for seat in range(len(bots)))
    own = derive(seed, f"match {number}")
    table = Table(game, [f"{_name(bots[i])} {i + 1}" for i in seats], own, **options)
    table.bots = tuple([_name(bots[i]) for i in seats])
    ready = [bot if not isinstance(bot, str) else find_bot(found, bot) for bot in bots]
    play_out(table, {seat: ready[i] for seat, i in enumerate(seats)}, Chance(derive(own, "bots")))
    return seats, table


def _name(bot: str | AnyBot) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def simulate(
    game: str,
    bots: Sequence[str | AnyBot],
    games: int = 1,
    seed: Seed = None,
    *,
    jobs: int = 1,
    records: bool = False,
    progress: Callable[[int], object] = lambda _done: None,
    **options: object,
) -> Results:
    """Simulate matches between bots, which change seats from match to match.

    The same seed gives the same matches, also with several `jobs` (processes). With `records`, each match has its
    record. `progress` is called after every match with the number of matches done.
    """
    found = find_game(game)
    options = msgspec.to_builtins(named_game(game, options).options)
    make_bots(found, [bot for bot in bots if isinstance(bot, str)])
    if not found.players.least <= len(bots) <= found.players.most:
        raise BadOption("core.bad-seats.bots", game=found.title, players=found.players.message)
    if games < 1:
        raise BadOption("core.bad-value.matches")
    one = partial(_match, game, tuple(bots), seed_bytes(seed), options, records)
    matches: list[SimulatedMatch] = []
    for match in _run(one, games, jobs):
        matches.append(match)
        progress(len(matches))
    return Results(game, tuple(map(_name, bots)), tuple(matches))


def _run(one: Callable[[int], SimulatedMatch], games: int, jobs: int) -> Iterator[SimulatedMatch]:
    if jobs <= 1 or games == 1:
        yield from map(one, range(games))
        return
    from concurrent.futures import ProcessPoolExecutor  # browsers have no processes

    with ProcessPoolExecutor(min(jobs, games)) as pool:
        yield from pool.map(one, range(games), chunksize=max(1, min(16, games // (4 * jobs))))
