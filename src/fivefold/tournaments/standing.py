"""Who is ahead in a tournament, by rules that can be written on one page (docs/tournaments.md)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations, groupby

from msgspec import Struct

from fivefold.tournaments.plan import Format
from fivefold.tournaments.state import TournamentState, TournamentTable

MOST_PLAY_OFFS = 3
"""How often tied players of a knock-out play again; then the one who entered first goes on."""


class TournamentRow(Struct, frozen=True, gc=False):
    """A player in the standing of a tournament."""

    player: int
    place: int
    """Players who are equal in everything share a place."""
    points: int
    """In parts of a win (`WIN`)."""
    played: int
    """Tables that have ended, byes not counted."""
    won: int
    """Tables won, byes not counted."""
    opponents: int
    """The average points of the opponents, rounded, in the same parts."""
    reached: int = 0
    """In a knock-out: how many rounds the player has survived."""


def tables_of(state: TournamentState) -> Iterable[TournamentTable]:
    """Return all tables with a result."""
    return (table for found in state.rounds for table in found.tables if not table.is_open)


def meetings(state: TournamentState) -> dict[tuple[int, int], int]:
    """Return how often any two players have been paired."""
    found: dict[tuple[int, int], int] = {}
    for table in (table for one in state.rounds for table in one.tables if table.replays is None):
        for pair in combinations(sorted(table.players), 2):
            found[pair] = found.get(pair, 0) + 1
    return found


def byes(state: TournamentState) -> dict[int, int]:
    """Return how many byes each player has had."""
    found = dict.fromkeys(state.players, 0)
    for table in tables_of(state):
        if table.is_bye:
            found[table.players[0]] += 1
    return found


def firsts(state: TournamentState) -> dict[int, int]:
    """Return how often each player has had the first seat more than another one."""
    found = dict.fromkeys(state.players, 0)
    for table in (table for one in state.rounds for table in one.tables if not table.is_bye):
        for seat, player in enumerate(table.players):
            found[player] += 1 if seat == 0 else -1
    return found


def points_of(state: TournamentState) -> dict[int, int]:
    """Return the points of all players; the tables of a play-off only say who goes on."""
    found = dict.fromkeys(state.players, 0)
    for table in tables_of(state):
        if table.replays is None:
            for player in table.players:
                found[player] += table.points(player)
    return found


def standing_of(state: TournamentState, form: Format) -> tuple[TournamentRow, ...]:
    """Return the standing, the leader first."""
    points = points_of(state)
    played, won = dict.fromkeys(points, 0), dict.fromkeys(points, 0)
    faced: dict[int, list[int]] = {player: [] for player in points}
    for table in tables_of(state):
        if table.is_bye or table.replays is not None:
            continue
        for player in table.players:
            played[player] += 1
            won[player] += player in table.winners
            faced[player] += [points[other] for other in table.players if other != player]
    strength = {player: Fraction(sum(found), len(found)) if found else Fraction() for player, found in faced.items()}
    reached = survived(state) if form == "knock-out" else dict.fromkeys(points, 0)
    met = meetings(state)
    rows: list[TournamentRow] = []
    ranks = {player: (-reached[player], -points[player]) for player in points}
    for _, tied in groupby(sorted(points, key=ranks.__getitem__), ranks.__getitem__):
        group = list(tied)
        among = _among(state, met, group)
        key = {one: (-among[one], -strength[one], -won[one]) for one in group}
        first = len(rows) + 1
        for player in sorted(group, key=lambda one: (key[one], one)):
            place = first + sum(key[other] < key[player] for other in group)
            average = round(strength[player])
            rows.append(
                TournamentRow(player, place, points[player], played[player], won[player], average, reached[player])
            )
    return tuple(rows)


def _among(state: TournamentState, met: Mapping[tuple[int, int], int], group: list[int]) -> dict[int, Fraction]:
    """Return the points of players against each other, if all of them have met."""
    nothing = dict.fromkeys(group, Fraction())
    if len(group) < 2 or any(pair not in met for pair in combinations(sorted(group), 2)):
        return nothing
    for table in tables_of(state):
        if table.replays is not None:
            continue
        here = [(player, place) for player, place in zip(table.players, table.places, strict=True) if player in nothing]
        for (one, mine), (other, theirs) in combinations(here, 2):
            ahead = bool(mine) and (not theirs or mine < theirs)
            behind = bool(theirs) and (not mine or theirs < mine)
            nothing[one] += Fraction(1 if ahead else 0 if behind or not mine else Fraction(1, 2))
            nothing[other] += Fraction(1 if behind else 0 if ahead or not theirs else Fraction(1, 2))
    return nothing


def survived(state: TournamentState) -> dict[int, int]:
    """Return how many rounds of a knock-out each player has survived."""
    found = dict.fromkeys(state.players, 0)
    for one in state.rounds:
        for n, table in enumerate(one.tables):
            if table.replays is None and (winner := winner_of(one.tables, n)) is not None:
                found[winner] += 1
    return found


def winner_of(tables: tuple[TournamentTable, ...], n: int) -> int | None:
    """Return who goes on from a table of a knock-out, after play-offs; None if that is open or nobody does."""
    winners = tables[n].winners
    if len(winners) == 1:
        return winners[0]
    again = next((m for m, table in enumerate(tables) if table.replays == n), None)
    if again is not None:
        return winner_of(tables, again)
    return min(winners) if winners and play_offs_before(tables, n) >= MOST_PLAY_OFFS else None


def play_offs_before(tables: tuple[TournamentTable, ...], n: int) -> int:
    """Return how often the players of a table have played again."""
    before = tables[n].replays
    return 0 if before is None else 1 + play_offs_before(tables, before)


def ties_to_break(tables: tuple[TournamentTable, ...]) -> list[int]:
    """Return the tables of a round of a knock-out whose winners have to play again."""
    replayed = {table.replays for table in tables}
    return [
        n
        for n, table in enumerate(tables)
        if len(table.winners) > 1 and n not in replayed and play_offs_before(tables, n) < MOST_PLAY_OFFS
    ]
