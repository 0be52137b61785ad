"""Ratings: on the dial's scale, for any number of players and ties, and right about known strengths in simulation."""

import doctest
from collections.abc import Sequence
from itertools import permutations
from math import exp, log
from pathlib import Path

import pytest

from fivefold.bots.adapting import GRID, LEAST, Belief, learned
from fivefold.bots.ratings import START, RatedPlayer, bot, is_sure, level_of, rated
from fivefold.core.chance import Chance, seed_bytes


def two(first: Belief, second: Belief, places: tuple[int, int] = (1, 2), slope: float = 2.0) -> tuple[Belief, ...]:
    return rated([RatedPlayer(first, places[0]), RatedPlayer(second, places[1])], slope)


@pytest.mark.parametrize("won", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("slope", [0.6, 2.4, 6.0])
def test_against_a_bot_a_rating_learns_what_the_strength_for_adapting_bots_learns(won: float, slope: float) -> None:
    place, other = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[won]
    me, _ = rated([RatedPlayer(START, place), bot(2.0, other)], slope)
    assert me == learned(START, [(2.0, won)], slope)


def test_a_win_raises_and_a_loss_lowers_and_an_even_end_brings_nearer() -> None:
    strong, weak = Belief(2.5, 0.8), Belief(1.0, 0.8)
    for places, rises in (((1, 2), 1), ((2, 1), -1), ((1, 1), -1)):
        first, second = two(strong, weak, places)
        assert (first.mean - strong.mean) * rises > 0 > (second.mean - weak.mean) * rises
        assert first.spread <= strong.spread


def test_bots_stay_what_they_are_and_nobody_leaves_the_grid() -> None:
    best = worst = START
    for _ in range(60):
        best, anchor = rated([RatedPlayer(best, 1), bot(4.0, 2)], 6.0)
        worst, _ = rated([RatedPlayer(worst, 2), bot(0.0, 1)], 6.0)
        assert anchor == Belief(4.0, 0.0)
    assert GRID[0] <= worst.mean < 0.0 < 4.0 < best.mean <= GRID[-1]
    assert best.spread == worst.spread == LEAST


def test_an_opponent_about_whom_little_is_known_says_less() -> None:
    me = Belief(1.5, 0.8)
    known, unknown = (two(me, Belief(1.5, spread))[0].mean for spread in (0.25, 2.0))
    assert known > unknown > me.mean


def test_the_order_of_the_seats_says_nothing() -> None:
    players = [RatedPlayer(Belief(0.5 * n, 0.5 + n / 10), place) for n, place in enumerate((2, 1, 2, 4, 5))]
    usual = dict(zip([one.belief for one in players], rated(players, 1.0), strict=True))
    for order in [list(order) for order in permutations(players)][::7]:
        for one, after in zip(order, rated(order, 1.0), strict=True):
            assert abs(after.mean - usual[one.belief].mean) <= 0.001


def test_among_many_the_place_decides_how_far_one_moves() -> None:
    after = rated([RatedPlayer(Belief(1.5, 1.0), place) for place in (1, 2, 3, 4, 5, 6)], 1.0)
    means = [one.mean for one in after]
    assert means == sorted(means, reverse=True)
    assert means[0] > 1.5 > means[-1]
    level = rated([RatedPlayer(Belief(1.5, 1.0), 1) for _ in range(6)], 1.0)
    assert all(abs(one.mean - 1.5) < 0.05 for one in level), "nearly nothing"


@pytest.mark.parametrize(
    ("mean", "level"),
    [(-1.0, "below"), (-0.6, "below"), (0.0, "easy"), (1.4, "medium"), (2.2, "hard"), (3.4, "expert"), (4.9, "above")],
)
def test_a_rating_says_about_which_level_of_bots_is_as_strong(mean: float, level: str) -> None:
    assert level_of(Belief(mean, 0.3)) == level


def test_a_rating_is_provisional_at_first() -> None:
    assert not is_sure(START)
    assert is_sure(Belief(2.0, LEAST))


# -- known strengths


def order_of(strengths: Sequence[float], slope: float, luck: Chance) -> list[int]:
    """Return the places of players of these strengths, drawn as the dial says."""
    luckiest = [slope * strength - log(-log(max(1e-12, luck.uniform()))) for strength in strengths]
    return [1 + sum(other > mine for other in luckiest) for mine in luckiest]


def season(slope: float, people: int, matches: int, seats: int, bots: float, seed: int) -> tuple[float, float]:
    """Return the rank correlation with the truth, and the mean error, after this many matches each."""
    luck = Chance(seed_bytes(seed))
    truth = [3.4 * n / (people - 1) - 0.2 for n in range(people)]
    beliefs, played = [START] * people, [0] * people
    while (least := min(played)) < matches:
        one = played.index(least)
        with_bot = luck.uniform() < bots
        others = sorted(
            (n for n in range(people) if n != one), key=lambda n: (abs(beliefs[n].mean - beliefs[one].mean), n)
        )
        near = others[: max(8, seats)]
        table = [one] if with_bot else [one, *sorted(near, key=lambda _: luck.uniform())[: seats - 1]]
        strengths = [truth[n] for n in table]
        anchors = [min(3.0, max(0.0, round(beliefs[one].mean, 1)))] * (seats - len(table))
        places = order_of([*strengths, *anchors], slope, luck)
        players = [RatedPlayer(beliefs[n], place) for n, place in zip(table, places, strict=False)]
        players += [bot(anchor, place) for anchor, place in zip(anchors, places[len(table) :], strict=True)]
        for n, belief in zip(table, rated(players, slope), strict=False):
            beliefs[n] = belief
            played[n] += 1
    error = sum(abs(belief.mean - true) for belief, true in zip(beliefs, truth, strict=True)) / people
    return correlation([belief.mean for belief in beliefs], truth), error


def correlation(found: Sequence[float], truth: Sequence[float]) -> float:
    """Return the rank correlation of two lists without equal values in the second."""
    first, second = ranks(found), ranks(truth)
    n = len(first)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) / (n * (n * n - 1))


def ranks(values: Sequence[float]) -> list[float]:
    return [sum(other < mine for other in values) + sum(other == mine for other in values) / 2 for mine in values]


def test_after_40_matches_each_the_order_is_right() -> None:
    found, error = season(slope=2.4, people=20, matches=40, seats=2, bots=0.2, seed=5)
    assert found >= 0.9
    assert error < 0.5


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slope", [0.8, 1.6, 2.4, 3.6, 6.0])
def test_after_40_matches_each_the_order_is_right_for_every_slope(slope: float, seats: int) -> None:
    seasons = [season(slope, people=60, matches=40, seats=seats, bots=0.2, seed=seed) for seed in (1, 2, 3)]
    assert sum(found for found, _ in seasons) / 3 >= 0.9
    assert sum(error for _, error in seasons) / 3 < 0.5


def test_the_odds_of_two_players_are_those_of_the_dial() -> None:
    luck, slope = Chance(seed_bytes(3)), 1.2
    won = sum(order_of([2.0, 1.0], slope, luck)[0] == 1 for _ in range(4000)) / 4000
    assert abs(won - 1 / (1 + exp(-slope))) < 0.03


def test_the_example_of_the_page_is_so() -> None:
    page = Path(__file__).parents[2] / "docs/ratings.md"
    assert doctest.testfile(str(page), module_relative=False) == (0, 3)
