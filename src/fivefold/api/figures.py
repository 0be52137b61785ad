"""Statistics of a person's matches, from sums that a store or a browser has made."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple, TypeVar

from fivefold.api.bodies import Companion, GameFigures, LevelResult, MyFigures, MyMatch, PeriodFigures
from fivefold.api.played import PlayedRow
from fivefold.core.discovery import games
from fivefold.core.game import Millis
from fivefold.rooms.results import aim_of

N = TypeVar("N", int, float)
DAY = 24 * 3600 * 1000


class GameSum(NamedTuple):
    """A person's matches of a game, alone or with others, against one level of bots.

    Best results count only matches with the game's default options. The level is rounded; -1 is a bot without a
    strength, None means no bot.
    """

    game: str
    alone: bool
    level: int | None
    played: int
    won: int
    least: int | None
    most: int | None
    """The lowest and the highest score."""
    quickest: Millis | None
    """The shortest match that was won."""
    pace: int | None
    figure: float | None
    lasted: Millis
    """The total duration."""
    since: Millis


class Streak(NamedTuple):
    """Matches won in a row: now, and at best."""

    now: int
    longest: int


class Stretch(NamedTuple):
    """Consecutive matches of a game against one level of bots; `level` is None if there was no bot."""

    step: int
    level: int | None
    first: Millis
    last: Millis
    played: int
    won: int
    paced: int
    pace: int
    """The sum of `pace` over `paced` matches."""
    reviewed: int
    figure: float
    """The sum of accuracies over `reviewed` matches."""


def shown_game(game: str, sums: Sequence[GameSum]) -> str:
    """Return the game whose history is shown: the given one, or the one that was played most."""
    often = max(_by_game(sums).values(), key=lambda some: sum(one.played for one in some), default=[])
    return game or (often[0].game if often else "")


def my_figures(
    sums: Sequence[GameSum],
    streaks: Mapping[str, Streak],
    companions: Iterable[tuple[str, int]],
    days: Sequence[int],
    now: Millis,
    shown: str,
    series: Iterable[Stretch],
) -> MyFigures:
    """Return the statistics; `sums` are sorted by game, alone and level, and `days` has the latest first."""
    return MyFigures(
        games=tuple(_game(some, streaks[some[0].game]) for some in _by_game(sums).values()),
        levels=tuple(LevelResult(one.game, one.level, one.played, one.won) for one in sums if one.level is not None),
        companions=tuple(Companion(*one) for one in companions),
        days=in_a_row(days, now // DAY),
        days_played=len(days),
        shown=shown,
        series=tuple(PeriodFigures(*one) for one in series),
    )


def _by_game(sums: Sequence[GameSum]) -> dict[tuple[str, bool], list[GameSum]]:
    return {key: list(some) for key, some in groupby(sums, lambda one: (one.game, one.alone))}


def in_a_row(days: Sequence[int], today: int) -> int:
    """Return on how many days in a row there was a match, up to today or yesterday; `days` has the latest first."""
    if not days or days[0] < today - 1:
        return 0
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))


def my_match(one: PlayedRow) -> MyMatch:
    return MyMatch(
        match=one.match,
        game=one.game,
        seat=one.seat,
        ended=one.ended,
        lasted=one.lasted,
        names=one.names,
        won=one.won,
        place=one.place,
        score=one.score,
        aim=_aim(one.game, len(one.names)),
        day=one.day,
        pace=one.pace,
        figure=one.figure,
    )


def _game(some: list[GameSum], streak: Streak) -> GameFigures:
    """Add up all matches of one game, over all levels."""
    game, alone = some[0].game, some[0].alone
    aim = _aim(game, 1 if alone else 2)
    points = {
        "most": _best(max, [one.most for one in some]),
        "fewest": _best(min, [one.least for one in some]),
        "none": None,
    }
    return GameFigures(
        game=game,
        alone=alone,
        played=sum(one.played for one in some),
        won=sum(one.won for one in some),
        best=points[aim],
        fewest=aim == "fewest",
        quickest=_best(min, [one.quickest for one in some]),
        pace=_best(min, [one.pace for one in some]),
        figure=_best(max, [one.figure for one in some]),
        lasted=sum(one.lasted for one in some),
        since=min(one.since for one in some),
        streak=streak.now,
        longest=streak.longest,
    )


def _best(choose: Callable[[list[N]], N], values: Iterable[N | None]) -> N | None:
    known = [value for value in values if value is not None]
    return choose(known) if known else None


def _aim(game: str, seats: int) -> Literal["most", "fewest", "none"]:
    found = games().get(game)
    return "none" if found is None else aim_of(found, seats)
