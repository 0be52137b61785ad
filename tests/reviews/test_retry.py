"""A decision tried again: the best is right, what was played is not, and nobody else acts."""

from collections.abc import Iterator

import pytest

import fivefold as ff
from fivefold.core.errors import Illegal
from fivefold.reviews import Decision, retry
from fivefold.rooms.replay import retried
from reviews.matches import SLUGS, record, reviewed


def lessons(slug: str) -> Iterator[Decision]:
    review = reviewed(slug)
    for player in review.players:
        for lesson in player.lessons:
            yield review.decisions[lesson.decision]


def moves(text: str) -> list[str]:
    return [one for one in text.split("; ") if one]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_best_of_the_review_is_right_and_what_was_played_is_not(slug: str) -> None:
    played = ff.Record.read(record(slug))
    for one in lessons(slug):
        assert retry(played, one.n, one.seat, moves(one.best)).is_right, one
        if one.made:
            assert retry(played, one.n, one.seat, moves(one.made)).is_right is False, one


@pytest.mark.parametrize("slug", SLUGS)
def test_before_the_first_move_there_is_the_table_of_that_moment_and_no_verdict(slug: str) -> None:
    played = ff.Record.read(record(slug))
    for one in lessons(slug):
        table, decision = retry(played, one.n, one.seat, [])
        assert decision is None
        assert len(table.log) == one.n
        assert one.seat in table.actors


def test_another_set_than_the_easiest_is_right_as_well() -> None:
    played = ff.Record.read(record("set"))
    one = next(one for one in lessons("set") if not one.made)
    table = retry(played, one.n, one.seat, ["call"]).table
    takes = [table.game.write(move) for move in table.moves(one.seat)]
    right = [take for take in takes if retry(played, one.n, one.seat, ["call", take]).is_right]
    assert moves(one.best)[1] in right
    assert 0 < len(right) < len(takes)


def test_nobody_else_acts_and_the_clock_stands() -> None:
    played = ff.Record.read(record("karma", ("hard", "easy", "medium")))
    review = ff.review(played)
    one = next(review.decisions[lesson.decision] for player in review.players for lesson in player.lessons)
    table = retry(played, one.n, one.seat, moves(one.best)).table
    assert {entry.seat for entry in table.log[one.n :]} == {one.seat}
    assert table.now == one.at


def test_a_seat_is_sent_only_what_it_knows() -> None:
    played = ff.Record.read(record("five-crowns"))
    one = next(lessons("five-crowns"))
    found = retried("m", played, one.n, one.seat, [])
    table = retry(played, one.n, one.seat, []).table
    assert found.update.view == table.game.for_people(table.view(one.seat))
    assert found.update.seat == one.seat
    assert (found.right, found.message) == (None, None)


@pytest.mark.parametrize(("n", "seat", "move", "code"), [(0, 0, "", "no-such-moment"), (1, 9, "", "no-such-seat")])
def test_wrong_questions_are_refused(n: int, seat: int, move: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        retried("m", ff.Record.read(record("karma")), n, seat, moves(move))
    assert refusal.value.code == code
