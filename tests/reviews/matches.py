"""Matches to look back at, made once for all tests."""

from functools import cache
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
    options: dict[str, Any] = {"date": "2026-07-01"} if slug == "set-daily" else SHORT.get(slug, {})
    return ff.simulate(slug, bots, seed=seed, records=True, **options).matches[0].record


@cache
def reviewed(slug: str) -> Review:
    """The review of that match."""
    return ff.review(record(slug))
