"""Rated rooms: what counts, that leaving is losing, and what nobody may change there."""

import pytest
from msgspec.structs import replace

from fivefold.rooms import messages as m
from fivefold.rooms.changes import EndMatch
from fivefold.rooms.opening import rated_room
from fivefold.rooms.rated import RatedSeat, places
from fivefold.rooms.state import RoomState, SeatState
from fivefold.rooms.tournament_place import TournamentPlace
from rooms.desk import Desk, made

PEOPLE = [("ann", "Ann"), ("ben", "Ben")]


def state(game: str = "karma", people: int = 2, bot: str | None = None, **options: int) -> RoomState:
    return rated_room("ABCDE", PEOPLE[:people], made(game, dict(options)), dict(options), bot)


def begun(people: int = 2, bot: str | None = None, game: str = "karma", **options: int) -> Desk:
    desk = Desk(state=state(game, people, bot, **options), start=True)
    for person, _ in PEOPLE[:people]:
        desk.come(person)
    desk.wait(desk.patience.opening / 1000)
    return desk


def move_once(desk: Desk) -> None:
    """Let both make a move: each gives cards away or keeps them."""
    for n, (person, _) in enumerate(PEOPLE):
        match = desk.room.match
        assert match is not None
        if n in match.table.actors and match.table.outcome is None:
            desk.do(person, m.MakeMove(move=match.table.game.write(next(iter(match.table.moves(n))))))


def played_out(desk: Desk) -> EndMatch | None:
    """Let bots move until the match is over."""
    for _ in range(3000):
        ends = [change for change in desk.changes if isinstance(change, EndMatch)]
        if ends:
            return ends[-1]
        desk.think()
        desk.wait(5)
    return None


def end_of(desk: Desk) -> EndMatch:
    end = played_out(desk)
    assert end is not None, "the match ends"
    return end


def test_who_leaves_a_rated_match_loses_however_well_a_bot_plays_on() -> None:
    desk = begun()
    move_once(desk)
    desk.do("ben", m.Stand())
    desk.do("ann", m.Stand())
    end = end_of(desk)
    assert [(one.person, one.place, one.left) for one in end.rated] == [("ann", 1, True), ("ben", 1, True)], (
        "who both left are level"
    )


def test_who_stays_beats_who_left_even_if_the_bot_of_the_other_wins() -> None:
    for seed in range(3):
        desk = begun(turn_seconds=5)
        desk.luck.seed(seed)
        move_once(desk)
        desk.do("ben", m.Stand())
        end = end_of(desk)
        assert [(one.person, one.place, one.left) for one in end.rated] == [("ann", 1, False), ("ben", 2, True)]


def test_a_match_that_someone_left_without_a_move_counts_for_nobody() -> None:
    desk = begun(turn_seconds=5)
    desk.do("ben", m.Stand())
    assert end_of(desk).rated == ()


def test_who_loses_the_connection_for_long_has_left_and_bots_finish_for_all() -> None:
    desk = begun()
    move_once(desk)
    desk.go("ann")
    desk.go("ben")
    assert not desk.room.is_idle, "the room stays until the match is over"
    desk.wait(desk.patience.host / 1000 + 1)
    end = end_of(desk)
    assert [one.left for one in end.rated] == [True, True]
    assert desk.room.is_idle


def test_who_comes_back_in_time_has_not_left() -> None:
    desk = begun(turn_seconds=5)
    move_once(desk)
    desk.go("ben")
    desk.wait(desk.patience.host / 1000 + 1)
    desk.come("ben")
    end = end_of(desk)
    assert [one.left for one in end.rated] == [False, False]


def test_a_bot_counts_with_its_strength() -> None:
    desk = begun(people=1, bot="2.3", turn_seconds=5)
    assert end_of(desk).rated[1].strength == 2300
    assert [one.person for one in end_of(desk).rated] == ["ann", None]


def test_nothing_is_rated_in_any_other_room() -> None:
    desk = Desk("karma", 2, "easy", start=True, turn_seconds=5)
    desk.come("ann")
    assert end_of(desk).rated == ()


@pytest.mark.parametrize(
    "request_",
    [
        m.Choose(game="set"), m.Resize(seats=3), m.SeatBot(seat=1, level="easy"), m.Start(), m.Start(bots="easy"),
        m.Lobby(), m.Publish(public=True), m.Lock(password="x"), m.Kick(person="ben"), m.AskHint(), m.StartStep(step=0),
        m.Sit(seat=1),
    ],
    ids=lambda one: type(one).__name__,
)  # fmt: skip
def test_nobody_changes_a_rated_match_or_gets_help(request_: m.AnyRequest) -> None:
    desk = begun()
    assert desk.refusal("ann", request_) == "rated"
    assert desk.view("ann").match is not None


def test_others_may_watch_but_never_take_a_seat() -> None:
    desk = begun()
    desk.come("eve")
    assert desk.refusal("eve", m.Sit()) == "rated"
    desk.do("ben", m.Stand())
    assert desk.refusal("eve", m.Sit(seat=1)) == "rated"
    desk.do("ben", m.Sit(seat=1))


def test_a_rematch_begins_when_both_have_asked_and_the_other_one_begins() -> None:
    desk = begun(turn_seconds=5)
    first = end_of(desk)
    desk.do("ann", m.Start())
    assert desk.view("ann").rematch == ("ann",)
    assert desk.view("ann").match == first.match
    desk.do("ann", m.Start())
    desk.do("ben", m.Start())
    assert desk.view("ann").match != first.match
    assert [seat.person for seat in desk.view("ann").seats] == ["ben", "ann"]
    assert desk.view("ann").rematch == ()


def test_there_is_no_rematch_with_someone_who_has_gone() -> None:
    desk = begun(turn_seconds=5)
    end_of(desk)
    desk.do("ben", m.Stand())
    answer = desk.ask("ann", m.Start())
    assert isinstance(answer, m.Refused)
    assert answer.message.key == "rooms.rated.gone"


def test_a_rematch_with_a_bot_begins_at_once() -> None:
    desk = begun(people=1, bot="1.0", turn_seconds=5)
    first = end_of(desk)
    desk.do("ann", m.Start())
    assert desk.view("ann").match != first.match


def test_places_put_those_who_stayed_first() -> None:
    assert places((1, 2, 3), ()) == (1, 2, 3)
    assert places((1, 2, 3), {0}) == (3, 1, 2)
    assert places((1, 1, 3), {1, 2}) == (1, 2, 2)
    assert places((2, 2, 1), {2}) == (1, 1, 3)


def test_a_rated_room_is_the_same_after_a_restart() -> None:
    desk = begun()
    move_once(desk)
    before = desk.room.state
    assert before.rated is not None
    assert set(before.rated.acted) == {"ann", "ben"}
    desk.restart()
    assert desk.room.state.rated == before.rated


def test_seats_say_who_sat_there() -> None:
    desk = begun(turn_seconds=5)
    assert {type(one) for one in end_of(desk).rated} == {RatedSeat}


def test_a_table_of_a_tournament_is_rated_by_the_rules_of_the_tournament() -> None:
    place = TournamentPlace("CODE", 1, 1, ("Ann", "Ben"))
    desk = Desk(state=replace(state(), tournament=place, people={}))
    for person, _ in PEOPLE:
        desk.come(person)
    desk.wait(desk.patience.opening / 1000)
    assert desk.room.state.rated is not None
    while not any(isinstance(change, EndMatch) for change in desk.changes):
        move_once(desk)
        desk.wait(1)
    end = end_of(desk)
    assert {one.person for one in end.rated} == {"ann", "ben"}
    assert {one.place for one in end.rated} == {one.place for one in end.result.seats}
    assert desk.view("ann").rematch is None, "the tournament says who plays next"


def test_bots_alone_are_not_rated() -> None:
    place = TournamentPlace("CODE", 1, 1, ("Otter", "Hare"))
    bots = replace(state(), tournament=place, people={}, seats=(SeatState(level="easy"), SeatState(level="easy")))
    desk = Desk(state=bots, start=True)
    assert end_of(desk).rated == ()
