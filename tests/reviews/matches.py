"""Matches to look back at, made once for all tests."""

from functools import cache
from itertools import islice
from typing import Any

import fivefold as ff
from fivefold.reviews import Review

LEVELS = ("expert", "hard", "medium", "easy")
SHORT: dict[str, dict[str, Any]] = {
    "five-crowns": {"hands": 3},
    "set": {"deck": "easy"},
    "scramble-set": {"rounds": 2},
    "wordspiel": {"rounds": 1},
    "crossword-set": {"rounds": 2},
}
"""Options with which a match takes little time."""
SLUGS = tuple(ff.games())


@cache
def record(slug: str, levels: tuple[str, ...] = ("hard", "easy"), seed: int = 1) -> str:
    """A short match between bots."""
    players = ff.games()[slug].players
    bots = levels[: players.most]
    options: dict[str, Any] = {"date": "2026-07-01"} if slug.endswith("-daily") else SHORT.get(slug, {})
    if slug.endswith("-daily") and slug != "set-daily":
        return _puzzled(slug, **options)
    return ff.simulate(slug, bots, seed=seed, records=True, **options).matches[0].record


def _puzzled(slug: str, **options: Any) -> str:
    """Somebody who takes a wrong step, goes back, and then finds the best."""
    table = ff.Table(slug, 1, seed=1, **options)
    game: Any = table.game
    first = game.puzzle.first
    steps = (step for step in game.steps(first) if game.slip(first, step) is None)
    away = (step for step in steps if game.on_course(game.after(first, step)[0]) is None)
    wrong = [game.write(step) for step in islice(away, 1)]
    for move in (*wrong, *("back" for _ in wrong), *map(game.write, game.puzzle.answer.steps)):
        table.act(0, move)
    return table.record()


@cache
def reviewed(slug: str) -> Review:
    """The review of that match."""
    return ff.review(record(slug))
