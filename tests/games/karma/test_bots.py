"""The Karma players of four strengths: what each looks for, and that all of it is reproducible."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fivefold as ff
from fivefold.bots import LEVELS, Glimpse, Thought, find_bot, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.interval import wilson
from fivefold.core.table import AnyTable
from fivefold.games.karma import advice, prospects
from fivefold.games.karma.bots import Learned
from fivefold.games.karma.model import Give, Lay, Move, PickUp, Play, Turn
from fivefold.games.karma.rules import Karma

from .tables import dealt, table_of

BOTS = levels(Karma)


def thought(level: str, table: AnyTable, seat: int = 0, seed: int = 1) -> Thought[Move] | None:
    glimpse = Glimpse(table.game, table.view(seat), table.now, Chance(seed_bytes(seed)), len(table.log))
    return BOTS[level].think(glimpse)


def move(level: str, table: AnyTable, seat: int = 0, seed: int = 1) -> Move:
    found = thought(level, table, seat, seed)
    assert found is not None
    chosen: Move = found.move
    return chosen


def test_there_are_four_levels() -> None:
    assert tuple(BOTS) == ("random", *LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_moves_out_of_turn_and_everybody_takes_a_moment(level: str) -> None:
    table = table_of("9 12 UP | 3 5", pile="8")
    assert thought(level, table, 1) is None
    found = thought(level, table, 0)
    assert found is not None
    assert 500 < found.after < 10_000
    assert found == thought(level, table, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_what_has_one_answer_is_answered(level: str) -> None:
    assert move(level, table_of("2 | 3 5", pile="8")) == PickUp()
    assert move(level, table_of("2 | 3 5")) == Play("2")
    assert move(level, table_of(" | 3 5", down="7")) == Turn(0)


def test_easy_plays_anything_that_fits_and_picks_up_only_if_nothing_does() -> None:
    table = table_of("9 12 UP 2 | 3 5", pile="8")
    assert {move("easy", table, seed=seed) for seed in range(30)} == {Play("9"), Play("12"), Play("UP")}


def test_hard_plays_the_lowest_and_saves_karma_cards() -> None:
    assert move("hard", table_of("9 9 12 UP 2 | 3 5", pile="8")) == Play("9", 2)
    assert move("hard", table_of("UP UP FIVE 2 | 3 5", pile="8")) == Play("FIVE")
    assert move("hard", table_of("2 GIVE | 3 5 | 4", pile="8")) == Play("GIVE")
    assert move("hard", table_of("UP UP 2 | 3 5", pile="8")) == Play("UP"), "one is enough"


def test_hard_makes_three_in_a_row() -> None:
    assert move("hard", table_of("9 12 12 2 | 3 5", pile="12", row="12")) == Play("12", 2)
    assert move("hard", table_of("9 14 14 14 2 | 3 5", pile="8")) == Play("14", 3)
    assert move("hard", table_of("9 9 12 2 | 3 5", pile="8 8", row="8 8")) == Play("9", 2), "no row of other cards"


def test_hard_gives_to_whoever_is_closest_to_going_out() -> None:
    assert move("hard", table_of("2 | 3 5 6 | 4 | 8 9", pile="8", phase="give")) == Give(2)


def test_ka_30_hard_and_expert_lay_out_what_is_easiest() -> None:
    table = dealt(2, seed=4)
    for level in ("hard", "expert"):
        assert move(level, table) == Lay(advice.easiest(table.view(0).hand))


def test_ka_02_twelve_bots_choose_in_time_and_do_not_change_their_minds() -> None:
    """KA-02."""
    table = dealt(12, seed=4)
    first = [move("easy", table, seat, seat) for seat in range(12)]
    table.act(0, first[0], at=900)
    assert [move("easy", table, seat, seat) for seat in range(1, 12)] == first[1:]
    results = ff.simulate("karma", ["easy", "medium", "hard"] * 4, games=1, seed=1, records=True)
    assert '"late":false' in results.matches[0].record
    assert '"late":true' not in results.matches[0].record


def test_medium_is_thrifty_most_of_the_time() -> None:
    table = table_of("9 12 UP 2 | 3 5", pile="8")
    made = [move("medium", table, seed=seed) for seed in range(100)]
    assert 60 <= made.count(Play("9")) < 95
    assert Play("UP") in made


def test_expert_goes_out_when_it_can() -> None:
    assert move("expert", table_of("9 9 | 16 5", pile="8")) == Play("9", 2)
    assert move("expert", table_of("12 12 3 | 16 5", pile="12", row="12")) == Play("12", 2)


def test_expert_does_not_look_at_hidden_cards() -> None:
    """Other cards in the other hand, face down and in the draw pile change nothing."""
    one = table_of("9 12 UP | 3 5 7", up="4 | 6", down="1 2 | 3 4", pile="8", draw="10 11 12 13")
    two = table_of("9 12 UP | 14 15 GIVE", up="4 | 6", down="16 16 | FIVE 9", pile="8", draw="1 1 2 2")
    assert one.view(0) == two.view(0)
    assert move("expert", one) == move("expert", two)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_in_a_game_that_goes_in_circles_something_else_is_tried(level: str) -> None:
    table = table_of("9 9 | 16 5", pile="8", turns=401)
    made = {move(level, table, seed=seed) for seed in range(60)}
    assert made == {Play("9"), Play("9", 2), PickUp()}
    table = table_of("9 9 | 16 5", pile="8", turns=400)
    assert {move(level, table, seed=seed) for seed in range(20)} == {Play("9", 2)}


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 6), st.integers(0, 1000), st.integers(0, 150))
def test_chances_are_shares_of_one_loser(seats: int, seed: int, acts: int) -> None:
    table = ff.Table("karma", seats, seed)
    while table.outcome is None and len(table.log) <= acts:
        seat = next(iter(table.actors))
        table.act(seat, table.moves(seat)[0])
    chances = prospects.chances(table.state)
    assert len(chances) == seats
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(1 - chance for chance in chances) == pytest.approx(1)


def test_chances_favour_fewer_table_cards_and_high_cards() -> None:
    ahead, behind = prospects.chances(table_of("9 10 11 | 9 10 11", up="8 | 8", down="3 | 3 4 5", draw="1").state)
    assert ahead > 0.6 > behind
    ahead, behind = prospects.chances(table_of("14 15 TABLE | 1 2 3", down="3 | 3").state)
    assert ahead > 0.6 > behind
    done, middle, last = prospects.chances(table_of(" | 3 4 | 5 6 7", turn=1).state)
    assert done > 0.99
    assert middle > last


def losses(bots: list[str], games: int, seed: int) -> tuple[dict[str, int], int]:
    """How often a seat of each level is the last, and how many games were broken off at the turn limit."""
    lost, broken_off = dict.fromkeys(bots, 0), 0
    for match in ff.simulate("karma", bots, games, seed).matches:
        broken_off += match.outcome.reason == "turn-limit"
        for seat, bot in enumerate(match.seats):
            lost[bots[bot]] += seat not in match.outcome.winners
    return lost, broken_off


@pytest.mark.soak
def test_medium_beats_easy() -> None:
    lost, _ = losses(["medium", "easy"], 60, 3)
    assert wilson(lost["medium"], 60)[1] < 0.5
    lost, _ = losses(["medium", "easy", "medium", "easy"], 30, 3)
    assert lost["medium"] < lost["easy"]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("expert", "hard")])
def test_each_level_loses_less_than_the_one_below(better: str, worse: str, seats: int) -> None:
    """And fewer than one game in a hundred reaches the turn limit (KA-25)."""
    lost, broken_off = losses([better, worse] * (seats // 2), 400, 2026)
    assert wilson(lost[better], sum(lost.values()))[1] < 0.5
    assert broken_off < 4


def test_the_learned_player_wins_most_matches_against_hard() -> None:
    """The same matches every time: 20 with a fixed seed."""
    result = ff.simulate("karma", bots=["4.0", "hard"], games=20, seed=5)
    assert result.standings[0].share >= 0.75


def test_with_seven_or_more_players_full_strength_searches() -> None:
    table = dealt(7)
    bot = find_bot(Karma, "4.0")
    glimpse = Glimpse(table.game, table.view(0), table.now, Chance(seed_bytes(1)), len(table.log))
    assert isinstance(bot, Learned)
    found = bot.think(glimpse)
    assert found is not None
    assert found.move in table.moves(0)


@pytest.mark.soak
@pytest.mark.parametrize(("others", "by_chance"), [(["expert"], 0.5), (["expert"] * 3, 0.75)])
def test_the_learned_player_is_clearly_better_than_experts(others: list[str], by_chance: float) -> None:
    matches = ff.simulate("karma", bots=["4.0", *others], games=200, seed=12, jobs=2).matches
    kept = sum(match.seats.index(0) in match.outcome.winners for match in matches)
    assert wilson(kept, len(matches))[0] > by_chance
