"""The players of four strengths: each is better than the one below, and all see like people."""

from itertools import pairwise
from statistics import mean

import pytest

import fivefold as ff
from fivefold.bots import LEVELS, Glimpse, Thought, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Lag
from fivefold.games.scramble_set.bots import PACES, REACTION
from fivefold.games.scramble_set.model import Move, Take
from fivefold.games.scramble_set.rules import Scramble
from fivefold.pieces.calls import Call
from fivefold.pieces.rounds import Ready
from fivefold.testing import check

from .tables import OTHER, QUIET, SET, ScrambleTable, laid, take

BOTS = levels(Scramble)


def think(table: ScrambleTable, level: str, *, seat: int = 0, now: int = 0, seed: int = 0) -> Thought[Move] | None:
    glimpse = Glimpse(table.game, table.view(seat), now, Chance(seed_bytes(seed)), len(table.log))
    return BOTS[level].think(glimpse)


def delay(dice: str, level: str) -> float:
    """The mean time in which a bot alone takes a SET."""
    table = laid(dice, seats=1)
    thoughts = [think(table, level, seed=seed) for seed in range(200)]
    return mean(thought.after for thought in thoughts if thought)


@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    first, second = ff.simulate("scramble-set", [better, worse], games=12, seed=11).standings
    assert first.score > second.score
    assert first.low > 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_finds_the_only_set_calls_and_takes_it(level: str) -> None:
    table = laid(f"{SET} {QUIET}")
    call = think(table, level)
    assert call is not None
    assert call.move == Call()
    assert call.after >= REACTION
    table.act(0, "call", at=call.after)
    grab = think(table, level, now=call.after)
    assert grab == Thought(Take((0, 1, 2)), PACES[level].grab)
    assert think(table, level, seat=1, now=call.after) is None


def test_a_bot_takes_in_time_even_if_there_is_little() -> None:
    table = laid(f"{SET} {QUIET}", call_seconds=1)
    table.act(0, "call", at=0)
    grab = think(table, "easy")
    assert grab is not None
    assert grab.after < 1000


def test_a_wild_is_used_when_nothing_else_is_there() -> None:
    table = laid(f"* * {QUIET}", seats=1)
    thought = think(table, "expert")
    assert thought is not None
    table.act(0, thought.move, at=0)
    assert thought.move != Take((0, 1, 2))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_harder_takes_longer(level: str) -> None:
    equal, alike, different = "2go 2go 2go", "1rd 2rd 3rd", "1ro 2gq 3pd"
    assert delay(equal, level) < delay(alike, level) < delay(different, level)
    assert delay("1ro 2ro 3ro", level) < delay(f"1ro 2ro 3ro {QUIET}", level) * 1.5


def test_asking_again_changes_nothing() -> None:
    table = laid(f"{SET} {OTHER} {QUIET}")
    first = think(table, "hard")
    table.notice(Lag(1, 40), at=100)
    second = think(table, "hard", now=100)
    assert first is not None
    assert second is not None
    assert second.after == first.after - 100


def test_bots_wait_when_they_must_and_get_ready_between_rounds() -> None:
    table = laid(f"{SET} {QUIET}")
    table.act(0, "call", at=0)
    table.act(0, "take 1 2 4", at=0)
    assert think(table, "expert") is None
    take(table, 1, 1, 2, 3, at=10)
    assert think(table, "expert", seat=1) == Thought(Ready(), PACES["expert"].rest)
    table.act(1, "ready", at=20)
    assert think(table, "expert", seat=1) is None


def test_bots_alone_clear_every_roll_at_a_human_pace() -> None:
    results = ff.simulate("scramble-set", ["expert"], games=3, seed=2, rounds=1)
    for match in results.matches:
        assert 15_000 < match.length < 90_000
        assert match.outcome.scores[0] >= 10


@pytest.mark.soak
def test_every_law_with_all_bots() -> None:
    check(ff.games()["scramble-set"], matches=12, seed=7)
