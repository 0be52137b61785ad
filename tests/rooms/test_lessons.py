"""Lessons in a room: starting a step, the coach, the bots' replies; and playing on from a position."""

import pytest

from fivefold.core.errors import Refusal
from fivefold.rooms import messages as m
from fivefold.rooms.opening import lesson_room, position_room
from rooms.desk import Desk, made

KARMA = made("karma", {})
END = "seats 2; phase play; turn 0; hands 9 | 3 8; pile 2 7; row 7"


def learning(step: int = 0) -> Desk:
    desk = Desk(state=lesson_room("ABCDE", "ann", "Ann", KARMA, step))
    desk.come("ann")
    desk.do("ann", m.Start())
    return desk


def coach_of(desk: Desk, person: str = "ann") -> tuple[str, str]:
    found = desk.table(person).coach
    assert found is not None
    return found.state, found.message[0].key


def test_a_step_is_asked_done_and_replied_to() -> None:
    desk = learning()
    assert coach_of(desk) == ("open", "karma.lesson-fit")
    desk.do("ann", m.MakeMove(move="play 9"))
    assert coach_of(desk) == ("done", "karma.lesson-fit.well")
    assert [question.level for question in desk.questions] == ["lesson-0"]
    match = desk.room._draft.match
    assert match is not None
    assert match.table.origin is not None


def test_a_wrong_move_is_answered_and_the_step_begins_anew() -> None:
    desk = learning()
    desk.do("ann", m.MakeMove(move="pickup"))
    assert coach_of(desk) == ("wrong", "karma.lesson-fit.pickup")
    desk.do("ann", m.StartStep(step=0))
    assert coach_of(desk) == ("open", "karma.lesson-fit")
    desk.do("ann", m.StartStep(step=3))
    assert coach_of(desk) == ("open", "karma.lesson-pickup")


def test_there_is_no_step_beyond_the_last() -> None:
    desk = learning()
    before = desk.room.state
    assert desk.refusal("ann", m.StartStep(step=99)) == "no-such-step"
    assert desk.room.state == before


def test_a_room_without_a_lesson_has_no_steps() -> None:
    desk = Desk("karma", 2, "easy")
    desk.come("ann")
    assert desk.refusal("ann", m.StartStep(step=0)) == "no-such-step"


def test_who_watches_hears_no_coach() -> None:
    desk = learning()
    desk.come("ben")
    assert desk.table("ben").coach is None


def test_a_match_goes_on_from_a_position_in_the_seat_that_was_asked_for() -> None:
    desk = Desk(state=position_room("ABCDE", "ann", "Ann", KARMA, {}, END.replace("turn 0", "turn 1"), 1, "easy"))
    desk.come("ann")
    desk.do("ann", m.Start())
    table = desk.table("ann")
    assert table.seat == 1
    assert table.actors == (1,)
    assert table.coach is None


def test_nobody_else_sits_where_the_cards_are_known() -> None:
    desk = Desk(state=position_room("ABCDE", "ann", "Ann", KARMA, {}, END, 0, "easy"))
    desk.come("ann")
    desk.come("ben")
    assert desk.refusal("ben", m.Sit(seat=1)) == "known-cards"


@pytest.mark.parametrize("position", ["nonsense", "seats 2; phase over; ended one-left; losers 1; out 0"])
def test_what_cannot_be_played_on_is_refused(position: str) -> None:
    with pytest.raises(Refusal):
        position_room("ABCDE", "ann", "Ann", KARMA, {}, position, 0, "easy")


def test_what_was_learned_in_a_lesson_says_nothing_of_strength() -> None:
    desk = Desk(state=position_room("ABCDE", "ann", "Ann", KARMA, {}, END, 0, "easy"))
    desk.come("ann")
    desk.do("ann", m.Start())
    desk.do("ann", m.MakeMove(move="play 9"))
    assert desk.room.state.over
    assert desk.room.state.beliefs == {}


def test_who_has_entries_that_nobody_has_shown_them_begins_afresh() -> None:
    """At the beginning of a step there is no visible entry."""
    desk = learning()
    match = desk.table("ann").match
    answer = desk.ask("ann", m.Hello(match=match, since=45))
    assert isinstance(answer, m.Succeeded)
    assert answer.n == -1
    assert (desk.table("ann").fresh, desk.table("ann").n) == (True, -1)


@pytest.mark.parametrize("game", ["karma", "set"], ids=["the same game", "another game"])
def test_who_leaves_a_lesson_for_a_match_plays_against_a_bot_that_can_play_it(game: str) -> None:
    desk = learning()
    desk.do("ann", m.Lobby())
    desk.do("ann", m.Choose(game=game, options={}))
    assert desk.room.state.lesson is None
    assert [seat.level for seat in desk.room.state.seats] == [None, "medium"]


def test_the_bot_of_a_lesson_sits_nowhere_else() -> None:
    desk = Desk("karma", 2)
    desk.come("ann")
    assert desk.refusal("ann", m.SeatBot(seat=1, level="lesson-0")) == "unknown-bot"
    assert desk.refusal("ann", m.Start(bots="lesson-0")) == "unknown-bot"
