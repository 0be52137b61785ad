"""A table: seats, time, refusals that change nothing, and the events that come back."""

import pytest

import fivefold as ff
from fivefold.core.game import Act, Back, Due, Lag, Left
from fivefold.core.playback import replay
from fivefold.games.set_cards.model import Missed, Take
from fivefold.games.set_cards.sets import find
from fivefold.pieces.calls import Call, Called


def test_the_public_surface() -> None:
    table = ff.Table("set", seats=3, seed=7, call_seconds=4)
    assert table.names == ("Player 1", "Player 2", "Player 3")
    assert tuple(table.actors) == (0, 1, 2)
    assert (table.deadline, table.outcome) == (None, None)
    assert Call() in table.moves(1)
    events = table.act(1, "call", at=1234)
    assert events == (Called(1, 1234, 5234),)
    assert table.deadline == 5234
    assert table.view(None).calling.seat == 1
    assert repr(table) == f"<Table set seats=3 acts=1: {table.position}>"


def test_a_move_may_be_a_value_or_its_notation() -> None:
    table = ff.Table("set", seed=1)
    table.act(0, Call())
    triple = find(table.view(0).face_up)[0]
    assert table.act(0, "TAKE " + " ".join(triple))[0].cards == Take(triple).cards


def test_names_are_kept() -> None:
    assert ff.Table("set", ["Ann", "Bo"], 1).names == ("Ann", "Bo")


def test_a_game_can_be_given_as_such() -> None:
    game = ff.games()["set"]
    assert ff.Table(game(game.options_type()), 2, 1).state == ff.Table("set", 2, 1).state
    with pytest.raises(ff.BadOption, match="has its options"):
        ff.Table(game(), 2, 1, deck="easy")  # type: ignore[call-overload]


@pytest.mark.parametrize("seats", [0, 1, -1, 13, 10**9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ff.BadOption, match="SET is for 2 to 12 players"):
        ff.Table("set", seats)


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(ff.UnknownGame, match=r"Unknown game “SET Solitare”\. Did you mean set-solitaire\?"):
        ff.Table("SET Solitare")
    with pytest.raises(ff.UnknownGame, match=r"Available: .*set-solitaire"):
        ff.Table("xyzzy")


@pytest.mark.parametrize("seat", [-1, -2, 2, 99, True, "0", None])
def test_there_is_no_such_seat(seat: object) -> None:
    table = ff.Table("set", seed=1)
    with pytest.raises(ff.Illegal) as caught:
        table.act(seat, "call")  # type: ignore[arg-type]
    assert caught.value.code == "no-such-seat"
    if seat is not None:
        with pytest.raises(ff.Illegal, match="doesn’t exist"):
            table.view(seat)  # type: ignore[arg-type]


def test_a_refusal_changes_nothing() -> None:
    table = ff.Table("set", seed=1)
    before = table.record()
    for move in ("take 1rso 1rsq 1rsd", "withdraw", "more"):
        with pytest.raises(ff.Illegal):
            table.act(0, move, at=500)
    with pytest.raises(ff.Unreadable):
        table.act(0, "dance", at=500)
    assert table.record() == before


def test_time_does_not_go_back() -> None:
    table = ff.Table("set", seed=1)
    table.act(0, "agree", at=1000)
    with pytest.raises(ff.Illegal, match="It’s already 1,000 ms") as caught:
        table.act(1, "call", at=999)
    assert caught.value.code == "past"
    with pytest.raises(ff.Illegal, match="already"):
        table.tick(0)
    assert table.act(1, "call")[0].at == 1000


def test_the_clock_acts_at_its_own_time_however_late_it_is_asked() -> None:
    table = ff.Table("set", seed=1)
    table.act(0, "call", at=1000)
    assert table.tick(5999) == ()
    assert table.tick(90_000) == (Missed(0, "late", 6000),)
    assert table.now == 6000


def test_the_clock_goes_before_a_move_that_comes_too_late() -> None:
    table = ff.Table("set", seed=1)
    table.act(0, "call", at=1000)
    triple = find(table.view(0).face_up)[0]
    with pytest.raises(ff.Illegal) as caught:
        table.act(0, Take(triple), at=6000)
    assert caught.value.code == "no-board"
    assert table.log[-1].events == (Missed(0, "late", 6000),), "what the clock did stands"
    assert table.act(1, "call", at=6000) == (Called(1, 6000, 11_000),)


def test_notices_that_a_game_takes_no_notice_of_do_nothing() -> None:
    table = ff.Table("set-solitaire", seed=1)
    assert table.notice(Left(0), 100) == ()
    assert len(table.log) == 1
    with pytest.raises(ff.Illegal, match="Seat 4 doesn’t exist"):
        table.notice(Back(4))


@pytest.mark.parametrize("ms", [-1, 10**9])
def test_a_latency_that_no_record_has_room_for_is_not_noticed(ms: int) -> None:
    table = ff.Table("set", seed=1)
    with pytest.raises(ff.Illegal, match="Latency must be from 0") as caught:
        table.notice(Lag(1, ms))
    assert caught.value.code == "not-noticed"
    table.notice(Lag(1, 10**9 - 1))
    assert replay(table.record()).log == table.log


def test_nothing_can_be_done_after_the_end() -> None:
    table = ff.Table("set-solitaire", seed=1)
    table.act(0, "resign", at=10)
    assert table.outcome is not None
    assert tuple(table.actors) == ()
    with pytest.raises(ff.Illegal, match="The game is over") as caught:
        table.act(0, "more", at=20)
    assert caught.value.code == "over"
    assert table.notice(Lag(0, 5), 30) == ()


def test_a_match_that_is_not_over_goes_on_from_its_record_and_seed() -> None:
    table = ff.Table("set", 2, seed=5, no_set="auto")
    table.act(0, "call", at=10)
    copy = replay(table.record(), seed=5)
    triple = find(table.view(0).face_up)[0]
    assert copy.act(0, Take(triple), at=20) == table.act(0, Take(triple), at=20)
    assert copy.record() == table.record()


def test_going_on_without_the_seed_is_refused_where_luck_is_needed() -> None:
    table = ff.Table("set", 2, seed=5, deck="easy", deals="each", no_set="auto")
    while max(table.view(0).round, 1) == 1:
        before, triple = table.record(), find(table.view(0).face_up)[0]
        table.act(0, "call")
        table.act(0, Take(triple))
        copy = replay(before)
        copy.act(0, "call")
        if table.view(0).round > 1:
            with pytest.raises(ff.Illegal, match="without its seed"):
                copy.act(0, Take(triple))
            assert copy.state.calling is not None, "the refused act left nothing behind"


@pytest.mark.parametrize(
    "act",
    [
        Act(7, Call(), 0),
        Act(-1, Call(), 0),
        Act(-2, Due(), 0),
        Act(0, Due(), 0),
        Act(0, Left(1), 0),
        Act(-2, Left(5), 0),
        Act(-9, Call(), 0),
        Act(-1, Due(), 0),
        Act(0, 42, 0),  # type: ignore[arg-type]
    ],
)
def test_a_logged_act_must_be_one_that_could_be(act: Act[Call]) -> None:
    table = ff.Table("set", seed=1)
    with pytest.raises((ff.Illegal, ff.Unreadable)):
        table.redo(act)
    assert len(table.log) == 1


@pytest.mark.parametrize("move", [Left(1), Due(), Lag(1, 100), 42, None, object()])
def test_a_player_cannot_do_what_the_clock_and_the_house_do(move: object) -> None:
    table = ff.Table("set", seed=1)
    with pytest.raises((ff.Illegal, ff.Unreadable)):
        table.act(0, move)
    assert len(table.log) == 1


def test_a_logged_act_cannot_come_after_a_deadline_that_the_clock_let_pass() -> None:
    table = ff.Table("set", seed=1)
    table.act(0, "call", at=0)
    with pytest.raises(ff.Illegal, match="The clock has to act first, at 5,000 ms"):
        table.redo(Act(0, Take(find(table.view(0).face_up)[0]), 5000))


def test_a_name_holds_from_its_entry_on() -> None:
    table = ff.Table("set", ["Ann", "hard bot"], seed=1)
    table.act(0, "agree", at=5)
    mark = table.checkpoint()
    table.name(1, "Merry Otter", at=7)
    assert (table.names, table.first_names) == (("Ann", "Merry Otter"), ("Ann", "hard bot"))
    assert [table.names_at(n)[1] for n in range(3)] == ["hard bot", "hard bot", "Merry Otter"]
    assert table.log[-1].events == ()
    again = ff.replay(table.record())
    assert again.names == table.names
    assert again.log == table.log
    table.go_back(mark)
    assert table.names == table.names_at(9) == ("Ann", "hard bot")


def test_a_match_with_names_verifies() -> None:
    table = ff.Table("set-solitaire", ["bot"], seed=1)
    table.name(0, "Zoë", at=3)
    table.act(0, "resign", at=9)
    text = table.record()
    assert '"move":"named 0 Zoë"' in text
    assert ff.verify(text).acts == 2
    with pytest.raises(ff.BadRecord):
        ff.verify(text.replace("named 0", "named 4"))
