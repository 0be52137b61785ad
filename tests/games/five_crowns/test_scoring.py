"""The score sheet of a real table of Five Crowns."""

import pytest

import fivefold as ff
from fivefold.games.five_crowns.cards import POINTS
from fivefold.games.five_crowns.scoring import SCORING, sums

SCORED = SCORING["five-crowns"]


def test_fc_15_the_lowest_total_after_eleven_hands_wins() -> None:
    """The dealer and the first player go around (FC-09): the first player deals, the next one starts."""
    sheet = ff.ScoreSheet.of("five-crowns", "Ann", "Bo", "Cy")
    for hand in range(1, 12):
        assert (sheet.dealer(hand), sheet.first(hand)) == [("Ann", "Bo"), ("Bo", "Cy"), ("Cy", "Ann")][(hand - 1) % 3]
        assert sheet.winners == ()
        sheet = sheet.enter(hand, "Ann", 10).enter(hand, "Bo", 0).enter(hand, "Cy", 20 if hand > 1 else 0)
    assert sheet.totals == {"Ann": 110, "Bo": 0, "Cy": 200}
    assert sheet.winners == ("Bo",)
    tied = sheet.enter(1, "Bo", 10).enter(2, "Bo", 100)
    assert tied.winners == ("Ann", "Bo")


def test_fc_02_every_number_that_cards_add_up_to_can_be_entered_and_no_other() -> None:
    """By counting single cards and pairs; one Joker is 50, a wild card 20."""
    for hand, wild in enumerate(range(3, 14), 1):
        points = set(POINTS[wild].values())
        assert all(SCORED.round(hand).allows(one) for one in points | {0, 70})
        assert {total for total in range(7) if SCORED.round(hand).allows(total)} <= {0, *points, 6}
        assert not any(SCORED.round(hand).allows(one) for one in (1, 2, -3))
    assert max(sums(3)) == 150
    assert 120 in sums(3), "two Jokers and a wild card"
    assert 149 not in sums(3)
    assert 3 not in sums(3), "a 3 is worth 20 in the hand of three"
    assert 3 in sums(4)


@pytest.mark.parametrize(("cards", "points"), [(("8S", "10H", "KD"), 31), (("JK", "3C"), 70), (("3H", "JS"), 31)])
def test_fc_02_the_values_of_the_rule_sheet(cards: tuple[str, ...], points: int) -> None:
    assert sum(POINTS[3][card] for card in cards) == points
    assert ff.ScoreSheet.of("five-crowns", "Ann", "Bo").enter(1, "Ann", points).totals["Ann"] == points


def test_fc_17_a_shorter_game_ends_after_fewer_hands() -> None:
    sheet = ff.ScoreSheet.of("five-crowns", "Ann", "Bo").play_to(1)
    assert sheet.enter(1, "Ann", 0).enter(1, "Bo", 8).winners == ("Ann",)
