"""Thinking is bounded by work and never by the clock: the same everywhere, and broken off with the best so far."""

from functools import cache
from typing import Any

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import Glimpse, Thought, find_bot
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.table import AnyTable
from fivefold.games.set_cubed import bots as set_cubed
from fivefold.games.set_cubed import prospects as cubed_prospects
from fivefold.games.wordspiel import bots as wordspiel
from fivefold.games.wordspiel import prospects
from fivefold.games.wordspiel.model import Exchange

GAMES = {"set-cubed": set_cubed, "wordspiel": wordspiel}
REMEMBERED: Any = {"set-cubed": vars(cubed_prospects)["_most_points"], "wordspiel": vars(prospects)["_rests"]}
"""What is remembered from one thought to the next, of all matches of a process."""


class Watched:
    """A bot of which everything it is asked is kept, with what it thought."""

    def __init__(self, slug: str) -> None:
        self.bot = find_bot(ff.games()[slug], "expert")
        self.asked: list[tuple[Glimpse[Any, Any], Thought[Any] | None]] = []

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        self.asked.append((glimpse, self.bot.think(glimpse)))
        return self.asked[-1][1]


@cache
def match(slug: str) -> Watched:
    table: AnyTable = ff.Table(slug, 2, seed=5)
    bot = Watched(slug)
    play_out(table, {0: bot, 1: bot}, Chance(seed_bytes(5)))
    return bot


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_remembered_of_other_thoughts_changes_no_thought(slug: str) -> None:
    played = match(slug)
    for glimpse, thought in played.asked[::7]:
        REMEMBERED[slug].cache_clear()
        assert played.bot.think(glimpse) == thought


@pytest.mark.parametrize("slug", GAMES)
def test_a_thought_that_is_broken_off_is_a_legal_move(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = match(slug)
    monkeypatch.setattr(GAMES[slug], "EFFORT", 0)
    others = 0
    for glimpse, thought in played.asked[::3]:
        early = played.bot.think(glimpse)
        # Exchanging is voluntary, so with less effort a bot may exchange where it would not, or the other way round.
        assert early is not None or thought is None or isinstance(thought.move, Exchange)
        if early is not None:
            assert early.move in list(glimpse.game.moves(glimpse.view))
            others += early != thought
    assert others, "with no effort some decisions should be others"
