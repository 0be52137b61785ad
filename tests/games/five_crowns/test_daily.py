"""The daily puzzle of Five Crowns."""

from datetime import date, timedelta
from itertools import combinations, product
from math import prod
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.daily import SIZES, Daily, Hands, Offered, good_ways
from fivefold.games.five_crowns.offers import ways
from fivefold.pieces.daily import DailyOptions

PAGE = Path(__file__).parents[3] / "docs" / "daily.md"
DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]


def fewest(game: Daily, here: Hands) -> int:
    """The fewest points that can be left, step by step, by trying everything."""
    if here.current is None:
        return game.points(here)
    return min(fewest(game, game.after(here, step)[0]) for step in game.steps(here))


def left_by_hand(one: Offered) -> list[int]:
    """The points that each way leaves, as docs/daily.md says it: only cards of the hand as dealt are discarded."""
    left: list[int] = []
    for taken in product(*[(None, *pair) for pair in one.offers]):
        cards = [card for card in taken if card is not None]
        kept = [list(rest) for rest in combinations(one.hand, one.size - len(cards))]
        left.append(min(melds.least((*rest, *cards), one.size) for rest in kept))
    return left


def test_fc_31_the_measure_is_the_one_that_the_page_describes() -> None:
    """Two weeks of puzzles, counted from the sentence in docs/daily.md."""
    assert "only cards of the hand as dealt are discarded; a card that was taken is kept" in PAGE.read_text("utf-8")
    for n in range(14):
        first, answer, measure = Daily(DailyOptions(date=str(date(2026, 3, 9) + timedelta(n)))).puzzle
        left = [left_by_hand(one) for one in first.hands]
        assert all(len(points) == 27 for points in left)
        assert measure == 27**3 // prod(points.count(min(points)) for points in left)
        assert answer.points == sum(map(min, left))


def test_fc_30_the_hands_rise_and_the_sizes_too() -> None:
    sizes = [tuple(one.size for one in ff.daily("five-crowns", day).view(0).table.hands) for day in DAYS]
    assert tuple(sizes) == SIZES
    assert all(a < b < c for a, b, c in sizes)


def test_fc_30_the_answer_is_the_fewest_points_step_by_step() -> None:
    game = Daily(DailyOptions(date=DAYS[0]))
    first, answer, _ = game.puzzle
    assert answer.points == sum(fewest(game, Hands((one,), ())) for one in first.hands[:2]) + min(
        way.points for way in ways(first.hands[2].hand, first.hands[2].offers, first.hands[2].size)
    )


def test_fc_30_a_card_of_the_pair_comes_and_one_of_the_hand_goes() -> None:
    table = ff.daily("five-crowns", "2026-03-14")
    assert table.view(0).table.hands[0].hand == ("KS", "QH", "9D", "5*", "JK")
    table.act(0, "take 10* QH")
    look = table.view(0).table
    assert (set(look.hands[0].hand), set(look.gone)) == ({"KS", "10*", "9D", "5*", "JK"}, {"QH", "9*"})
    table.act(0, "pass")
    assert table.view(0).table.gone[-2:] == ("QS", "3H")
    assert table.view(0).table.hands[0].offers == (("7S", "KH"),)


def test_fc_30_after_the_third_pair_the_next_hand_begins() -> None:
    table = ff.daily("five-crowns", "2026-03-14")
    assert table.view(0).table.current == 0
    for _ in range(3):
        table.act(0, "pass")
    assert table.view(0).table.current == 1
    assert table.view(0).points == sum(laid.points for laid in table.view(0).table.laid)


@pytest.mark.parametrize(
    ("text", "code"), [("take QS QH", "not-offered"), ("take 10* 3H", "not-in-hand"), ("take 10* 9*", "not-in-hand")]
)
def test_fc_30_other_cards_are_refused(text: str, code: str) -> None:
    with pytest.raises(ff.Illegal) as refusal:
        ff.daily("five-crowns", "2026-03-14").act(0, text)
    assert refusal.value.code == code


def test_fc_30_when_all_lie_there_it_is_over_or_can_be_taken_back() -> None:
    table = ff.daily("five-crowns", "2026-03-14")
    for _ in range(9):
        table.act(0, "pass")
    assert table.view(0).table.current is None
    assert [table.game.write(move) for move in table.moves(0)] == ["back", "done"]
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, "pass")
    assert refusal.value.code == "all-laid"


def test_fc_31_of_27_ways_so_many_are_best_and_none_is_to_take_nothing() -> None:
    for day in DAYS:
        first, _, measure = Daily(DailyOptions(date=day)).puzzle
        product = 1
        for one in first.hands:
            every = list(ways(one.hand, one.offers, one.size))
            assert len(every) == 27
            assert every[0].points == melds.least(one.hand, one.size) > min(way.points for way in every)
            product *= good_ways(one)
        assert measure == 27**3 // product


def test_fc_31_a_way_says_what_goes_for_what_comes() -> None:
    one = Offered(("3H", "4H", "QD", "KS"), (("5H", "9C"), ("6H", "9D"), ("JK", "8C")))
    best = min(ways(one.hand, one.offers, 4), key=lambda way: way.points)
    assert best.points == 0
    assert len(best.dropped) == sum(card is not None for card in best.taken)
