"""The builders of four strengths: what they do, and that the stronger ones win."""

from itertools import pairwise

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Glimpse, Thought, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.crossword_set import grids
from fivefold.games.crossword_set.bots import REACTION, STYLES
from fivefold.games.crossword_set.model import Declare, GiveUp, Guest, Joining, Move, Put, Take
from fivefold.pieces.rounds import Ready

from .tables import BUILD, CALM, TEN, Table, die, result, rolled, table_of, used, view, with_empty_bag

TABLE = levels(ff.games()["crossword-set"])
JOININGS: tuple[Joining, ...] = ("touching", "crossing")


def luck(seed: int = 1) -> Chance:
    return Chance(seed_bytes(seed))


def thought(table: Table, level: str, seat: int = 0, now: int | None = None) -> Thought[Move] | None:
    """What a bot in this seat would do."""
    at = table.now if now is None else now
    return TABLE[level].think(Glimpse(table.game, table.view(seat), at, luck(), len(table.log)))


def build(table: Table, level: str, seat: int = 0) -> None:
    """A bot lays what it sees, until it would do something else."""
    while table.outcome is None:
        found = thought(table, level, seat)
        assert found is not None
        if not isinstance(found.move, Put | Declare):
            return
        table.act(seat, found.move, table.now + found.after)


def test_an_expert_completes_what_can_be_completed() -> None:
    """CW-03, CW-08."""
    table = rolled(TEN, CALM)
    build(table, "expert")
    assert result(table).winners == (0,)


def test_an_expert_uses_wilds() -> None:
    """CW-04."""
    table = rolled(TEN.replace("2go", "*").replace("3po", "*"), CALM)
    build(table, "expert")
    assert result(table).winners == (0,)


@pytest.mark.parametrize("joining", JOININGS)
def test_a_bot_lays_sets_one_after_the_other(joining: Joining) -> None:
    dice = "1go 1rq 1gq 2po 1po 1pd 3go 2gq 3po 3rd"
    table = rolled(dice, CALM, joining=joining)
    first = thought(table, "expert")
    assert first is not None
    assert isinstance(first.move, Put)
    assert len(first.move.steps) == 3
    build(table, "expert")
    assert used(table) == len(grids.best(dice.split(), joining)) < 10


@pytest.mark.parametrize("level", LEVELS)
def test_cw_05_a_bot_that_is_stuck_takes_a_die(level: str) -> None:
    """CW-05."""
    found = thought(rolled(CALM, CALM), level)
    assert found is not None
    assert found.move == Take()
    assert found.after >= 0.2 * STYLES[level].patience


@pytest.mark.parametrize("level", LEVELS)
def test_cw_06_with_the_bag_empty_a_bot_looks_at_the_others(level: str) -> None:
    table = with_empty_bag("1ro 2gq", "1ro 2ro 3ro 1gd")
    table.act(1, "put 1 k11 2 l11 3 m11")
    found = thought(table, level)
    assert found is not None
    assert found.move == Guest(1, (("#1", "n11"),))


def test_cw_07_a_bot_adds_to_its_frozen_grid() -> None:
    """CW-07."""
    table = with_empty_bag("1ro 2gq", "1ro 2ro 3ro 1gd 3gd 1rd 3ro")
    table.act(1, "put 1 k11 2 l11 3 m11")
    table.act(0, "guest 2 1 n11")
    found = thought(table, "expert", 1)
    assert found is not None
    assert found.move == Put((("#9", "j11"),))
    table.act(1, found.move)
    assert die(table, 7, 1).used


@pytest.mark.parametrize("level", LEVELS)
def test_cw_13_a_bot_gives_up_when_nothing_is_left_to_do(level: str) -> None:
    table = with_empty_bag("1rd 2gq", "1ro 2ro 1gd")
    found = thought(table, level)
    assert found is not None
    assert found.move == GiveUp()
    table.act(0, found.move)
    assert thought(table, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_cw_09_a_bot_looks_at_the_result_and_is_ready(level: str) -> None:
    """CW-09."""
    table = rolled(TEN, CALM, rounds=2)
    table.act(0, BUILD)
    found = thought(table, level, 1)
    assert found is not None
    assert found.move == Ready()
    table.act(1, found.move)
    assert thought(table, level, 1) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_its_time_when_others_act(level: str) -> None:
    table = rolled(TEN, CALM)
    early = thought(table, level)
    table.act(1, "put 1 a1", at=1000)
    late = thought(table, level)
    assert early is not None
    assert late == Thought(early.move, max(REACTION, early.after - 1000))


def test_an_easy_bot_overlooks_sets_and_sees_them_later() -> None:
    """The more dice it has taken, the more it has seen."""
    seen = 0
    for seed in range(20):
        table = table_of(1, seed=seed)
        build(table, "easy")
        easy = used(table)
        other = table_of(1, seed=seed)
        build(other, "expert")
        seen += used(other) - easy
        assert easy <= used(other) or view(other).round > 1
    assert seen > 20


def test_styles_get_better() -> None:
    for worse, better in pairwise(STYLES[level] for level in LEVELS):
        assert worse.sees < better.sees
        assert worse.find > better.find
        assert worse.shift > better.shift
        assert worse.patience > better.patience


def test_nobody_is_faster_than_people_can_be() -> None:
    (match,) = ff.simulate("crossword-set", ["expert"], seed=3, records=True).matches
    times = [entry.at for entry in ff.replay(match.record).log]
    assert all(after - before >= REACTION for before, after in pairwise(times[1:]))


@pytest.mark.parametrize("seats", [1, 3, 4])
@pytest.mark.parametrize("joining", ["touching", "crossing"])
def test_bots_play_to_the_end_at_any_table(seats: int, joining: str) -> None:
    table = table_of(seats, seed=9, joining=joining, rounds=2)
    play_out(table, {seat: TABLE[LEVELS[3 - seat]] for seat in range(seats)}, luck(3))
    assert len(table.state.sheet) == 2


@pytest.mark.soak
def test_a_better_player_wins_more_often() -> None:
    for better, worse in (("medium", "easy"), ("hard", "medium"), ("expert", "hard")):
        results = ff.simulate("crossword-set", [better, worse], games=12, seed=3)
        assert results.standings[0].share > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), list(zip(LEVELS[1:], LEVELS[:-1], strict=True)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    results = ff.simulate("crossword-set", [better, worse], games=400, seed=2026)
    assert results.standings[0].low > 0.5
