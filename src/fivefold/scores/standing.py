"""What follows from the log of a score sheet: players, points, totals, and who leads or has won."""

from collections.abc import Iterable, Mapping
from itertools import count

from msgspec import Struct

from fivefold.core.scoring import Scoring
from fivefold.scores.entries import (
    MOST_PLAYERS,
    AnyScoreEntry,
    Cell,
    PlayerNamed,
    PlayersOrdered,
    PointsEntered,
    RoundPicked,
    RoundsSet,
    TieDecided,
)

Points = tuple[int | None, ...]


class ScoredPlayer(Struct, frozen=True, gc=False):
    """A player on a score sheet."""

    id: str
    name: str


class SheetStanding(Struct, frozen=True):
    """A score sheet worked out. Players are in the order of play, and rounds count from 1."""

    players: tuple[ScoredPlayer, ...]
    rounds: int
    """How many rounds are played; 0 if the table decides later."""
    rows: tuple[Points, ...]
    """The points of all players, one row for each round that has any; a missing number is None."""
    totals: tuple[int, ...]
    next: int | None
    """The first round that is not complete; None when all are."""
    leaders: tuple[int, ...]
    """Who has the best total; nobody before the first complete round."""
    winners: tuple[int, ...]
    """Who has won; nobody while the game goes on, or while a tie waits to be decided."""
    is_tied: bool
    """Whether all rounds are complete, and a tie waits to be decided."""


def latest(entries: Iterable[AnyScoreEntry]) -> dict[Cell, AnyScoreEntry]:
    """Return the entry that holds for each cell; the entries are in the order in which they count."""
    return {entry.cell: entry for entry in entries}


def standing_of(scoring: Scoring, entries: Iterable[AnyScoreEntry]) -> SheetStanding:
    """Work out a score sheet from its entries, which are in the order in which they count."""
    log = tuple(entries)
    cells = latest(log)
    players = _players(cells, log)
    asked = cells.get(("rounds",))
    rounds = min(asked.rounds, scoring.most_rounds) if isinstance(asked, RoundsSet) else scoring.usual
    written = max((int(cell[1]) for cell in cells if cell[0] in ("points", "picked")), default=0)
    shown = min(written, rounds or scoring.most_rounds)
    rows = [_row(scoring, cells, players, number) for number in range(1, shown + 1)]
    while rows and all(points is None for points in rows[-1]):
        rows.pop()
    totals = tuple([sum(row[who] or 0 for row in rows) for who in range(len(players))])
    done = [bool(players) and None not in row for row in rows]
    following = next((n for n in count(1) if n > len(done) or not done[n - 1]), None)
    is_over = bool(rounds) and following is not None and following > rounds
    best = (min if scoring.aim == "fewest" else max)(totals, default=0)
    leaders = tuple([who for who, total in enumerate(totals) if total == best]) if any(done) else ()
    winners = leaders if is_over else ()
    is_tied = scoring.decides_ties and len(winners) > 1
    if is_tied:
        chosen = cells.get(("decided",))
        winners = tuple([who for who in winners if isinstance(chosen, TieDecided) and players[who].id == chosen.player])
    return SheetStanding(
        players=players,
        rounds=rounds,
        rows=tuple(rows),
        totals=totals,
        next=None if is_over else following,
        leaders=leaders,
        winners=winners,
        is_tied=is_tied and not winners,
    )


def _players(cells: Mapping[Cell, AnyScoreEntry], log: tuple[AnyScoreEntry, ...]) -> tuple[ScoredPlayer, ...]:
    """Return the players in the order of play; those after the most that a sheet has are left out."""
    joined = list(dict.fromkeys(entry.player for entry in log if isinstance(entry, PlayerNamed)))
    named = {entry.player: entry for entry in cells.values() if isinstance(entry, PlayerNamed)}
    order = cells.get(("order",))
    wanted = order.players if isinstance(order, PlayersOrdered) else ()
    places = {player: place for place, player in enumerate(dict.fromkeys(wanted))}
    ids = sorted(filter(named.__contains__, joined), key=lambda player: places.get(player, len(places)))
    return tuple([ScoredPlayer(player, named[player].name) for player in ids[:MOST_PLAYERS]])


def _row(
    scoring: Scoring, cells: Mapping[Cell, AnyScoreEntry], players: tuple[ScoredPlayer, ...], number: int
) -> Points:
    """Return the points of a round."""
    if scoring.entry == "pick":
        picked = cells.get(("picked", number))
        if not isinstance(picked, RoundPicked) or picked.player not in {player.id for player in players}:
            return (None,) * len(players)
        return tuple([scoring.picked if player.id == picked.player else scoring.others for player in players])
    row: list[int | None] = []
    for player in players:
        entry = cells.get(("points", number, player.id))
        row.append(entry.points if isinstance(entry, PointsEntered) else None)
    if scoring.has_one_scorer and any(row):
        return tuple([points or 0 for points in row])
    return tuple(row)
