"""The accuracy figure, the counts of a player and the choice of lessons, on decisions written by hand."""

import pytest

from fivefold.core.words import Message
from fivefold.reviews import Decision
from fivefold.reviews.accuracy import APART, LESSONS, accuracy, lessons, player


def decision(
    n: int = 1,
    *,
    worth: float = 0.0,
    top: float = 10.0,
    blind: float = 0.0,
    best: str = "",
    matters: bool = True,
    seat: int = 0,
) -> Decision:
    """A decision at entry `n`; unless `best` is given, its answer is one that no other entry has."""
    answer = best or f"answer {n}"
    return Decision(n, 1000 * n, seat, "made", answer, worth, top, blind, 0, False, matters, Message("reviews.points"))


def chosen(*decisions: Decision) -> list[int]:
    """The entries that the lessons are about, in their order."""
    return [lesson.n for lesson in lessons(list(enumerate(decisions)))]


def test_the_figure_is_the_share_of_the_possible_gain_over_all_decisions() -> None:
    assert accuracy([decision(worth=10.0), decision(worth=0.0)]) == 50.0
    assert accuracy([decision(worth=10.0, top=10.0), decision(worth=0.0, top=30.0)]) == 25.0, (
        "weighted by what was possible"
    )
    assert accuracy([decision(worth=7.0, blind=4.0)]) == 50.0, "measured from the blind choice, not from zero"


def test_the_figure_is_100_for_the_best_and_0_for_the_blind() -> None:
    assert accuracy([decision(worth=10.0), decision(worth=3.0, top=3.0)]) == 100.0
    assert accuracy([decision(worth=4.0, blind=4.0)]) == 0.0


def test_a_decision_worse_than_blind_takes_nothing_and_does_not_eat_up_others() -> None:
    assert accuracy([decision(worth=-50.0, blind=0.0)]) == 0.0
    assert accuracy([decision(worth=-50.0), decision(worth=10.0)]) == 50.0


def test_the_figure_has_one_decimal() -> None:
    assert accuracy([decision(worth=1.0, top=3.0)]) == 33.3


def test_decisions_that_do_not_matter_are_not_in_the_figure() -> None:
    assert accuracy([decision(worth=10.0), decision(worth=0.0, matters=False)]) == 100.0


def test_there_is_no_figure_where_nothing_mattered_or_nothing_was_to_gain() -> None:
    assert accuracy([]) is None
    assert accuracy([decision(worth=3.0, matters=False)]) is None
    assert accuracy([decision(worth=5.0, top=5.0, blind=5.0)]) is None
    assert accuracy([decision(worth=5.0, top=5.0, blind=6.0)]) is None


def test_found_counts_only_decisions_that_cost_nothing() -> None:
    counts = player(
        [decision(1, worth=10.0), decision(2, worth=9.999), decision(3, worth=9.5), decision(4, worth=0.0)], 0
    )
    assert counts.found == 1


def test_a_player_has_the_counts_of_their_own_decisions_that_matter() -> None:
    counts = player(
        [
            decision(1, worth=10.0),
            decision(2, worth=1.25, seat=1),
            decision(3, worth=9.9, matters=False),
            decision(4, worth=7.54),
            decision(5, worth=10.0, matters=False),
        ],
        0,
    )
    assert (counts.decisions, counts.mattered, counts.found) == (4, 2, 1)
    assert counts.cost == 2.5, "only what the decisions that matter gave away, with one decimal"
    assert counts.accuracy == 87.7


def test_a_player_without_decisions_has_zeros_and_no_figure() -> None:
    counts = player([decision(1, seat=1)], 0)
    assert (counts.accuracy, counts.decisions, counts.mattered, counts.found, counts.cost) == (None, 0, 0, 0, 0)
    assert counts.lessons == ()


def test_a_lesson_points_at_its_decision_in_the_whole_review() -> None:
    [lesson] = player([decision(1, seat=1), decision(4, worth=10.0), decision(7, worth=2.0)], 0).lessons
    assert (lesson.decision, lesson.n, lesson.at, lesson.seat) == (2, 7, 7000, 0)
    assert lesson.position == "", "filled in later"


def test_lessons_are_the_dearest_decisions_with_the_dearest_first() -> None:
    assert chosen(*(decision(n, worth=worth) for n, worth in ((1, 8.0), (4, 2.0), (7, 9.0), (10, 5.0), (13, 3.0)))) == [
        4,
        13,
        10,
    ]


def test_of_decisions_that_cost_the_same_the_earlier_comes_first() -> None:
    assert chosen(*(decision(n, worth=5.0) for n in (1, 5, 9, 13))) == [1, 5, 9]


def test_there_are_no_more_lessons_than_the_limit() -> None:
    assert len(chosen(*(decision(10 * n) for n in range(LESSONS - 1)))) == LESSONS - 1
    assert len(chosen(*(decision(10 * n) for n in range(LESSONS + 3)))) == LESSONS


def test_nothing_is_to_learn_from_decisions_that_cost_nothing_or_do_not_matter() -> None:
    assert chosen(decision(1, worth=10.0), decision(5, worth=0.0, matters=False)) == []


def test_two_lessons_never_have_the_same_answer() -> None:
    again = [decision(1, worth=2.0, best="7"), decision(5, worth=0.0, best="7"), decision(9, worth=6.0, best="K")]
    assert chosen(*again) == [5, 9], "of the same answers the dearer one"


@pytest.mark.parametrize(("distance", "both"), [(APART - 1, False), (APART, True)])
@pytest.mark.parametrize("is_later", [True, False])
def test_two_lessons_are_at_least_so_many_entries_apart(distance: int, both: bool, is_later: bool) -> None:
    n = 20 + distance if is_later else 20 - distance
    decisions = sorted([decision(20, worth=0.0), decision(n, worth=1.0)], key=lambda one: one.n)
    assert chosen(*decisions) == ([20, n] if both else [20])


def test_a_decision_left_out_leaves_room_for_the_next() -> None:
    near, same = decision(21, worth=1.0), decision(30, worth=2.0, best="answer 20")
    assert chosen(decision(20), near, same, decision(40, worth=3.0), decision(50, worth=4.0)) == [20, 40, 50]


def test_what_was_given_away_in_percent() -> None:
    half, worse = decision(worth=6.0, top=8.0, blind=4.0), decision(worth=1.0, top=8.0, blind=4.0)
    assert (half.cost, half.lost) == (2.0, 50)
    assert (worse.cost, worse.lost) == (7.0, 100)
    assert decision(worth=8.0, top=8.0, blind=4.0).lost == 0
