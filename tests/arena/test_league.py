"""Leagues: the same deals for all, results that survive every interruption, and intervals that count deals."""

import os
import signal
from collections import Counter
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.arena import league
from fivefold.arena.league import LeagueMatch, LeagueSettings, groups, load_bot, pairings, play_league, standings
from fivefold.arena.processes import perform
from fivefold.bots.bot import RandomBot
from fivefold.core.discovery import find_game
from fivefold.core.errors import BadOption

BOTS = ["medium", "easy", "random"]


def test_every_group_plays_every_deal_in_every_rotation() -> None:
    settings = LeagueSettings("karma", 1, {}, ("a", "b", "c", "d"), 3, "")
    found = list(pairings(settings, 5))
    assert len(found) == len(set(found)) == 5 * groups(4, 3) == 5 * 4 * 3
    seats = Counter((bot, seat) for pairing in found for seat, bot in enumerate(pairing.seats))
    assert set(seats.values()) == {5 * 3}


def test_the_same_deal_has_the_same_cards_for_every_group(tmp_path: Path) -> None:
    play_league("karma", tmp_path, 2, BOTS, 5, records=True)
    dealt: dict[str, set[str]] = {"00000": set(), "00001": set()}
    for path in (tmp_path / "records").iterdir():
        opening = next(iter(ff.replay(path.read_text("utf-8")).log))
        dealt[path.name[:5]].add(repr(opening.events))
        ff.verify(path.read_text("utf-8"))
    assert [len(cards) for cards in dealt.values()] == [1, 1]


def test_a_league_goes_on_where_it_stopped_and_gives_the_same_results(tmp_path: Path) -> None:
    whole = play_league("karma", tmp_path / "whole", 3, BOTS, 5)

    def stop(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_league("karma", tmp_path / "cut", 3, BOTS, 5, progress=stop)
    results = tmp_path / "cut/results.jsonl"
    assert results.read_bytes().count(b"\n") == 7
    results.write_bytes(results.read_bytes()[:-20])  # a power cut in the middle of a line
    seen: list[int] = []
    assert play_league("karma", tmp_path / "cut", 3, BOTS, 5, jobs=2, progress=seen.append) == whole
    assert seen[0] == 6
    assert seen[-1] == len(whole) == 18
    with pytest.raises(BadOption, match="holds something else"):
        play_league("karma", tmp_path / "cut", 3, BOTS, 6)


def _fragile(task: Path) -> int:
    """Kills its own process the first time it gets a task that says so."""
    if task.name == "kills" and not task.exists():
        task.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is not there")
def test_a_killed_process_loses_nothing_but_its_running_task(tmp_path: Path) -> None:
    tasks = [tmp_path / name for name in ("a", "b", "kills", "c", "d", "e")]
    done = dict(perform(_fragile, tasks, 2))
    assert set(done) == set(tasks)
    assert len(set(done.values())) <= 3, "the other process went on"


def _deadly(_task: int) -> None:
    os._exit(1)


def _wrong(task: int) -> None:
    raise ValueError(task)


def test_a_task_that_always_ends_its_process_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="has ended 3 processes"):
        list(perform(_deadly, [1], 2))
    with pytest.raises(ValueError, match="7"):
        list(perform(_wrong, [7], 2))


def test_own_bots_play_by_the_place_of_their_code() -> None:
    game = find_game("karma")
    assert isinstance(load_bot(game, "fivefold.bots.bot:RandomBot"), RandomBot)
    for wrong in ("no.such.module:Bot", "fivefold.bots.bot:Nothing"):
        with pytest.raises(BadOption, match="can’t be loaded"):
            load_bot(game, wrong)


def test_intervals_count_deals_and_not_matches() -> None:
    """Twins of one deal say no more than one match."""
    once = [LeagueMatch(deal, (0, 1), (int(deal % 3 == 0),), (0, 0), 1) for deal in range(60)]
    twice = [each for match in once for each in (match, match)]
    one, two = standings(["a", "b"], once)[0], standings(["a", "b"], twice)[0]
    assert one.bot == "a"
    assert one.share == pytest.approx(2 / 3)
    assert two.low == pytest.approx(one.low)
    assert two.high == pytest.approx(one.high)
    assert one.high - one.low == pytest.approx(0.24, abs=0.01)


def test_a_match_needs_enough_bots(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        play_league("karma", tmp_path, 1, ["easy"], 1)
    with pytest.raises(BadOption):
        play_league("karma", tmp_path, 1, ["easy", "hard"], 1, seats=3)
    assert not list(tmp_path.iterdir())
    assert pytest.approx(1.96, abs=0.001) == league.Z
