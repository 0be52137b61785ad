"""Statistics of the matches that are kept here; a server has its database compute the same."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from fivefold.api.bodies import MyFigures
from fivefold.api.figures import DAY, GameSum, Streak, Stretch, my_figures, shown_game
from fivefold.api.played import PlayedRow
from fivefold.core.botname import read_name
from fivefold.core.game import Millis

MOST_DAYS = 1000
MOST_COMPANIONS = 12
PARTS = 24
"""For a plot, the matches of a game are divided into this many parts."""


def figures(rows: Sequence[PlayedRow], game: str, now: Millis) -> MyFigures:
    """Return the statistics of a person's matches, which come with the latest first."""
    dealt = [row for row in reversed(rows) if row.dealt]
    sums = _sums(dealt)
    shown = shown_game(game, sums)
    days = sorted({row.ended // DAY for row in rows}, reverse=True)[:MOST_DAYS]
    series = _series([row for row in dealt if row.game == shown])
    return my_figures(sums, _streaks(dealt), _companions(dealt), days, now, shown, series)


def _level(row: PlayedRow) -> int | None:
    """Return the rounded strength of the strongest opponent, as a database divides whole numbers."""
    return None if row.rival is None else int((row.rival + 1500) / 1000) - 1


def _sums(rows: Iterable[PlayedRow]) -> list[GameSum]:
    grouped: defaultdict[tuple[str, bool, int | None], list[PlayedRow]] = defaultdict(list)
    for row in rows:
        grouped[row.game, len(row.names) == 1, _level(row)].append(row)
    keys = sorted(grouped, key=lambda key: (key[0], key[1], key[2] is not None, key[2] or 0))
    return [_sum(key, grouped[key]) for key in keys]


def _sum(key: tuple[str, bool, int | None], rows: Sequence[PlayedRow]) -> GameSum:
    usual = [row for row in rows if row.usual]
    return GameSum(
        *key,
        played=len(rows),
        won=sum(row.won for row in rows),
        least=min((row.score for row in usual), default=None),
        most=max((row.score for row in usual), default=None),
        quickest=min((row.lasted for row in usual if row.won), default=None),
        pace=min((row.pace for row in usual if row.pace is not None), default=None),
        figure=max((row.figure for row in rows if row.figure is not None), default=None),
        lasted=sum(row.lasted for row in rows),
        since=min(row.ended for row in rows),
    )


def _streaks(rows: Iterable[PlayedRow]) -> dict[str, Streak]:
    found: dict[str, Streak] = {}
    for row in rows:
        before = found.get(row.game, Streak(0, 0))
        streak = before.now + 1 if row.won else 0
        found[row.game] = Streak(streak, max(streak, before.longest))
    return found


def _series(rows: Sequence[PlayedRow]) -> list[Stretch]:
    size, larger = divmod(len(rows), PARTS)
    grouped: defaultdict[tuple[int, int | None], list[PlayedRow]] = defaultdict(list)
    for n, row in enumerate(rows):
        edge = larger * (size + 1)
        step = n // (size + 1) if n < edge else larger + (n - edge) // max(1, size)
        grouped[step + 1, _level(row)].append(row)
    keys = sorted(grouped, key=lambda key: (key[0], key[1] is not None, key[1] or 0))
    return [_stretch(key, grouped[key]) for key in keys]


def _stretch(key: tuple[int, int | None], rows: Sequence[PlayedRow]) -> Stretch:
    paces = [row.pace for row in rows if row.pace is not None]
    accuracies = [row.figure for row in rows if row.figure is not None]
    return Stretch(
        *key,
        first=rows[0].ended,
        last=rows[-1].ended,
        played=len(rows),
        won=sum(row.won for row in rows),
        paced=len(paces),
        pace=sum(paces),
        reviewed=len(accuracies),
        figure=sum(accuracies, 0.0),
    )


def _companions(rows: Iterable[PlayedRow]) -> list[tuple[str, int]]:
    others = (name for row in rows for seat, name in enumerate(row.names) if seat != row.seat)
    return Counter(name for name in others if read_name(name) is None).most_common(MOST_COMPANIONS)
