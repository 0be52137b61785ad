"""Simulation: fair seats, the same matches from the same seed, honest intervals."""

from typing import Any

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import Glimpse, Thought, make_bots
from fivefold.core.chance import Chance
from fivefold.core.interval import wilson
from fivefold.pieces.calls import Call


def test_the_same_seed_plays_the_same_matches_in_any_number_of_processes() -> None:
    one = ff.simulate("set", ["expert", "easy"], games=4, seed=5, records=True, deck="easy")
    two = ff.simulate("set", ["expert", "easy"], games=4, seed=5, records=True, deck="easy", jobs=2)
    assert one == two
    assert one != ff.simulate("set", ["expert", "easy"], games=4, seed=6, records=True, deck="easy")


def test_a_real_time_match_is_a_record_that_verifies() -> None:
    match = ff.simulate("set", ["hard", "medium", "easy"], seed=1, records=True).matches[0]
    assert ff.verify(match.record).outcome == match.outcome
    assert match.length > 30_000, "a match of minutes, played in an instant"


def test_bots_change_seats() -> None:
    results = ff.simulate("set", ["expert", "easy", "easy"], games=3, seed=1, deck="easy")
    assert [match.seats for match in results.matches] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    expert = results.standings[0]
    assert expert.bot == "expert"
    assert expert.wins == 3, "wins follow the bot, not the seat"


def test_progress_is_told_after_every_match() -> None:
    told: list[int] = []
    ff.simulate("set-daily", ["expert"], games=3, seed=1, progress=told.append, date="2026-01-01")
    assert told == [1, 2, 3]


def test_shared_wins_are_divided() -> None:
    results = ff.simulate("set", ["easy", "easy", "easy"], games=30, seed=2, deck="easy")
    shared = [match for match in results.matches if len(match.outcome.winners) > 1]
    assert shared, "the example should contain a tie"
    assert sum(row.wins for row in results.standings) == pytest.approx(30)


class Impatient:
    """Calls at once and always, and never takes anything."""

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        return Thought(Call()) if Call() in list(glimpse.game.moves(glimpse.view)) else None


def test_a_bot_may_be_any_object_and_the_clock_acts_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.arena.simulate.MOST_ACTS", 1000)
    table = ff.Table("set", 2, seed=1)
    expert = make_bots(type(table.game), ["expert"])[0]
    # Both notice things; the impatient one always has the board and is always late.
    table.act(0, "call", at=0)
    play = {0: Impatient(), 1: expert}
    with pytest.raises(RuntimeError, match="does not come to an end"):
        play_out(table, play, Chance(b"x" * 32))
    assert table.state.penalties[0] > 100


class Idle:
    """Never does anything."""

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        return None


def test_a_match_in_which_nobody_acts_is_an_error_not_a_hang() -> None:
    with pytest.raises(RuntimeError, match="does not come to an end"):
        ff.simulate("set", [Idle(), Idle()], seed=1)


@pytest.mark.parametrize(
    ("bots", "options", "says"),
    [
        (["expert"], {}, "2 to 12 players"),
        (["expert", "wizard"], {}, "SET has no bot “wizard”. Available: random, easy, medium, hard, expert"),
        (["easy", "easy"], {"deck": "huge"}, "Option deck must be full or easy"),
        (["easy", "easy"], {"games": 0}, "Play at least one match"),
    ],
)
def test_bad_requests_get_a_sentence(bots: list[str], options: dict[str, object], says: str) -> None:
    with pytest.raises(ff.BadOption, match=says):
        ff.simulate("set", bots, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval_as_in_the_tables(count: int, n: int, low: float, high: float) -> None:
    assert wilson(count, n) == pytest.approx((low, high), abs=1e-4)
