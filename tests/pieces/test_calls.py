"""The photo finish that SET and SCRAMBLE SET share."""

from fivefold.pieces.calls import Press, decided, earliest, head_starts


def test_nobody_is_credited_more_than_the_most_or_when_away() -> None:
    assert head_starts((50, 900, -3, 80), 200, away=(3,)) == {0: 50, 1: 200, 2: 0}


def test_the_finish_waits_for_those_who_may_still_have_been_earlier() -> None:
    credit = {0: 0, 1: 200, 2: 80}
    assert decided([Press(0, 1000, 1000)], credit) == 1200
    assert decided([Press(0, 1000, 1000), Press(1, 1100, 900)], credit) == 980


def test_the_earliest_that_counts_has_the_board() -> None:
    assert earliest([Press(0, 1000, 1000), Press(1, 1100, 900)]).seat == 1
