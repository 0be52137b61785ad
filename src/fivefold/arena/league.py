"""Leagues of any bots: every group of them plays the same deals, in every order of seats; resumable.

The folder of a league has its settings, and a line for every finished match in `results.jsonl`. A league that is
started again with the same settings plays only what is missing.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import combinations
from math import comb, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fivefold.arena.processes import perform
from fivefold.arena.simulate import Standing, play_out
from fivefold.bots import AnyBot, find_bot
from fivefold.core.chance import Chance, Seed, derive, seed_bytes
from fivefold.core.discovery import find_game, named_game
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame
from fivefold.core.interval import wilson
from fivefold.core.table import AnyTable, Table

Z = 1.959964


class LeagueSettings(msgspec.Struct, frozen=True):
    """Everything that determines the matches; the folder has it as `settings.json`."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    seed: str


class Pairing(NamedTuple):
    """One match to play: the number of its deal, and the number of the bot in each seat."""

    deal: int
    seats: tuple[int, ...]


class LeagueMatch(msgspec.Struct, frozen=True):
    """One finished match, as a line of `results.jsonl`."""

    deal: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    acts: int


def groups(bots: int, seats: int) -> int:
    """Return the number of matches of each deal."""
    return comb(bots, seats) * seats


def load_bot(game: type[AnyGame], name: str) -> AnyBot:
    """Return a bot of the game by its name, or the object at `package.module:name`; raises BadOption."""
    module, colon, own = name.partition(":")
    if not colon:
        return find_bot(game, name)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: Any = getattr(import_module(module), own)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("core.bad-bot", bot=name, error=str(error)) from None
    bot: AnyBot = found() if isinstance(found, type) else found
    return bot


def pairings(settings: LeagueSettings, deals: int) -> Iterator[Pairing]:
    """Yield all matches: for every deal every group of bots, in every rotation of seats."""
    for deal in range(deals):
        for group in combinations(range(len(settings.bots)), settings.seats):
            for turn in range(settings.seats):
                yield Pairing(deal, (*group[turn:], *group[:turn]))


def play_league(
    game: str,
    folder: Path,
    deals: int,
    bots: Sequence[str],
    seed: Seed = 0,
    *,
    seats: int | None = None,
    jobs: int = 1,
    records: bool = False,
    progress: Callable[[int], object] = lambda _done: None,
    **options: object,
) -> list[LeagueMatch]:
    """Play what is missing of a league, and return all its matches in order. Results are saved match by match."""
    found = find_game(game)
    own = msgspec.to_builtins(named_game(game, options).options)
    seats = found.players.least if seats is None else seats
    if not found.players.least <= seats <= min(found.players.most, len(bots)):
        raise BadOption("core.bad-seats.bots", game=found.title, players=found.players.message)
    for bot in bots:
        load_bot(found, bot)
    settings = LeagueSettings(game, found.version, own, tuple(bots), seats, seed_bytes(seed).hex())
    done = _resumed(folder, settings)
    progress(len(done))
    missing = [each for each in pairings(settings, deals) if each not in done]
    one = partial(_play, settings, folder / "records" if records else None)
    with (folder / "results.jsonl").open("ab") as results:
        for pairing, match in perform(one, missing, jobs):
            results.write(msgspec.json.encode(match) + b"\n")
            results.flush()
            done[pairing] = match
            progress(len(done))
    return [done[pairing] for pairing in pairings(settings, deals)]


def _resumed(folder: Path, settings: LeagueSettings) -> dict[Pairing, LeagueMatch]:
    """Return the matches that are done already; raises BadOption for a folder with something else."""
    path, text = folder / "settings.json", msgspec.json.format(msgspec.json.encode(settings)) + b"\n"
    if not path.exists():
        if folder.exists() and any(folder.iterdir()):
            raise BadOption("core.other-dataset", path=str(folder))
        (folder / "records").mkdir(parents=True)
        (folder / "results.jsonl").touch()
        path.write_bytes(text)
        return {}
    if path.read_bytes() != text:
        raise BadOption("core.other-dataset", path=str(folder))
    results = folder / "results.jsonl"
    whole, _, torn = results.read_bytes().rpartition(b"\n")
    if torn:  # the last line was cut off
        results.write_bytes(whole + b"\n" if whole else b"")
    matches = [msgspec.json.decode(line, type=LeagueMatch) for line in whole.splitlines()]
    return {Pairing(match.deal, match.seats): match for match in matches}


def _play(settings: LeagueSettings, records: Path | None, pairing: Pairing) -> LeagueMatch:
    table = _table(settings, pairing)
    outcome = table.outcome
    assert outcome is not None
    if records is not None:
        name = f"{pairing.deal:05}-{'-'.join(map(str, pairing.seats))}.fivefold"
        (records / name).write_text(table.record(), "utf-8", newline="\n")
    return LeagueMatch(pairing.deal, pairing.seats, outcome.winners, outcome.scores, len(table.log) - 1)


def _table(settings: LeagueSettings, pairing: Pairing) -> AnyTable:
    """Play one match; what is dealt depends on the deal alone."""
    found, names = find_game(settings.game), [settings.bots[bot] for bot in pairing.seats]
    deal = derive(bytes.fromhex(settings.seed), f"deal {pairing.deal}")
    table = Table(settings.game, [f"{name} {seat + 1}" for seat, name in enumerate(names)], deal, **settings.options)
    table.bots = tuple(names)
    bots = {seat: load_bot(found, name) for seat, name in enumerate(names)}
    play_out(table, bots, Chance(derive(deal, f"bots {pairing.seats}")))
    return table


def standings(bots: Sequence[str], matches: Sequence[LeagueMatch]) -> list[Standing]:
    """Return the results of each bot, the best first. Intervals count deals, whose matches are not independent."""
    found = [_standing(number, bot, matches) for number, bot in enumerate(bots)]
    return sorted(found, key=lambda one: -one.share)


def _standing(number: int, bot: str, matches: Sequence[LeagueMatch]) -> Standing:
    wins, score, played = 0.0, 0.0, 0
    deals: Mapping[int, list[float]] = defaultdict(list)
    for match in matches:
        if number in match.seats:
            seat = match.seats.index(number)
            won = 1 / len(match.winners) if seat in match.winners else 0.0
            wins, score, played = wins + won, score + match.scores[seat], played + 1
            deals[match.deal].append(won)
    share = wins / played
    low, high = _interval([sum(won) / len(won) for won in deals.values()], wins, played)
    return Standing(bot, wins, share, low, high, score / played)


def _interval(means: Sequence[float], wins: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval from the spread of the deals; with few or equal deals that of independent matches."""
    count, mean = len(means), sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means)
    if count < 10 or not spread:
        return wilson(wins, played)
    half = Z * sqrt(spread / (count - 1) / count)
    return max(0.0, mean - half), min(1.0, mean + half)
