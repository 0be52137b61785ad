"""The standing of a tournament as a table for spreadsheets."""

import csv
import io

from fivefold.core.botname import read_name
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message
from fivefold.tournaments.standing import TournamentRow
from fivefold.tournaments.state import WIN
from fivefold.tournaments.tournament import Tournament

_FORMULA = ("=", "+", "-", "@")
_COLUMNS = ("place", "player", "points", "played", "won", "opponents")


def as_csv(tournament: Tournament, language: str = ENGLISH, standing: tuple[TournamentRow, ...] | None = None) -> str:
    """Return the standing, which may be known already, as CSV: a row for each player, with the points of each round."""
    reader, out = Reader(language), io.StringIO()
    rows = csv.writer(out)
    rounds = tournament.state.rounds
    headings = [reader.say(Message(f"tournaments.column-{name}")) for name in _COLUMNS]
    rows.writerow([*headings, *(reader.say(Message("tournaments.round", {"round": one.number})) for one in rounds)])
    for row in tournament.standing if standing is None else standing:
        player = tournament.state.players[row.player]
        called = read_name(player.name)
        name = player.name if called is None else reader.say(called)
        points = [_points(tournament, row.player, n) for n in range(len(rounds))]
        figures = [_number(row.points), row.played, row.won, _number(row.opponents)]
        rows.writerow([row.place, _plain(name), *figures, *points])
    return out.getvalue()


def _points(tournament: Tournament, player: int, number: int) -> str:
    """Return the points of a player in a round; empty if there are none yet."""
    found = tournament.state.rounds[number].tables
    table = next((one for one in found if one.replays is None and player in one.players), None)
    return "" if table is None or table.is_open else _number(table.points(player))


def _number(points: int) -> str:
    return f"{points / WIN:.2f}".rstrip("0").rstrip(".")


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
