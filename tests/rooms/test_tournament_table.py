"""The room of a tournament's table: who sits where, what nobody may change, and when its match begins."""

import pytest
from msgspec.structs import replace

from fivefold.rooms import messages as m
from fivefold.rooms.changes import BeginMatch, EndMatch
from fivefold.rooms.state import RoomState, SeatState
from fivefold.rooms.tournament_place import TournamentPlace
from fivefold.rooms.tournament_table import allowed, names_at, pace_of
from rooms.desk import Desk

PLACE = TournamentPlace("CUPXX", 2, 1, ("Ann", "Ben"))
PEOPLE = (SeatState(person="ann"), SeatState(person="ben"))
BOTS = (SeatState(level="easy"), SeatState(level="easy"))


def state(*seats: SeatState, place: TournamentPlace | None = PLACE) -> RoomState:
    return RoomState("ABCDE", "", "karma", {}, seats or PEOPLE, {}, tournament=place)


def begun() -> Desk:
    desk = Desk(state=state())
    desk.come("ann")
    desk.come("ben")
    return desk


def refused(desk: Desk, person: str, request: m.AnyRequest) -> str:
    """Send a request that must be refused, and return the key of the message."""
    answer = desk.ask(person, request)
    assert isinstance(answer, m.Refused), answer
    return answer.message.key


def matches(desk: Desk) -> list[BeginMatch]:
    return [change for change in desk.changes if isinstance(change, BeginMatch)]


def test_the_match_begins_when_all_its_players_are_there_and_only_once() -> None:
    desk = Desk(state=state())
    desk.come("zoe")
    desk.come("ann")
    assert matches(desk) == []
    desk.come("ben")
    assert len(matches(desk)) == 1
    assert desk.room.match is not None
    assert desk.room.match.table.names == ("Ann", "Ben")


def test_with_a_bot_it_begins_when_the_person_is_there_and_the_bot_has_the_tournaments_name() -> None:
    desk = Desk(state=state(PEOPLE[0], SeatState(level="easy"), place=replace(PLACE, players=("Ann", "@otter easy"))))
    assert matches(desk) == []
    desk.come("ann")
    assert len(matches(desk)) == 1
    assert desk.room.match is not None
    assert desk.room.match.table.names == ("Ann", "@otter easy")


def test_a_table_of_bots_is_over_at_once_and_says_to_which_tournament_it_belongs() -> None:
    desk = Desk(state=state(*BOTS, place=replace(PLACE, players=("@otter easy", "@owl easy"))), start=True)
    for _ in range(3000):
        if any(isinstance(change, EndMatch) for change in desk.changes):
            break
        desk.think()
        desk.wait(5)
    [end] = [change for change in desk.changes if isinstance(change, EndMatch)]
    assert end.tournament == "CUPXX"
    assert desk.room.match is not None
    assert desk.room.match.table.names == ("@otter easy", "@owl easy")


def test_elsewhere_seats_have_their_own_names() -> None:
    assert names_at(state(*BOTS, place=None), ["@hare easy", "@owl easy"]) == ["@hare easy", "@owl easy"]


@pytest.mark.parametrize(
    "request_",
    [
        m.Choose(game="karma"), m.Resize(seats=3), m.Start(), m.StartStep(step=0), m.Lobby(), m.SetPace(pace="fast"),
        m.Publish(public=True), m.Quiet(quiet=True), m.Lock(password="x"), m.Kick(person="ben"),
    ],
    ids=lambda request: type(request).__name__,
)  # fmt: skip
def test_nobody_has_the_powers_of_a_host(request_: m.AnyRequest) -> None:
    desk = begun()
    desk.come("zoe")
    for person in ("ann", "zoe"):
        assert refused(desk, person, request_) == "rooms.tournament"


def test_only_its_players_sit_each_in_their_seat() -> None:
    desk = Desk(state=state())
    desk.come("ann")
    desk.come("zoe")
    for person, seat in (("zoe", 1), ("ann", 1), ("ann", None)):
        assert refused(desk, person, m.Sit(seat=seat)) == "rooms.tournament.not-yours"
    assert refused(desk, "ann", m.Stand()) == "rooms.tournament", "before the match nobody leaves a seat"


def test_a_player_who_has_left_comes_back_to_the_same_seat() -> None:
    desk = begun()
    desk.do("ann", m.Stand())
    assert refused(desk, "ben", m.Sit(seat=0)) == "rooms.tournament.not-yours"
    desk.do("ann", m.Sit(seat=0))
    assert [seat.person for seat in desk.room.state.seats] == ["ann", "ben"]


def test_a_bot_that_stands_in_is_as_strong_as_the_person() -> None:
    desk = begun()
    desk.come("zoe")
    desk.go("ben")
    desk.wait(desk.patience.away / 1000)
    assert refused(desk, "zoe", m.SeatBot(seat=1, level="expert")) == "rooms.tournament"
    assert refused(desk, "ann", m.SeatBot(seat=1, level=None)) == "rooms.tournament"
    desk.do("ann", m.SeatBot(seat=1, level="expert"))
    assert desk.room.state.seats[1].level not in ("expert", None)


def test_elsewhere_all_of_that_is_allowed() -> None:
    elsewhere = state(place=None)
    assert allowed(elsewhere, "ann", m.Stand()) == m.Stand()
    stand_in = m.SeatBot(seat=1, level="expert")
    assert allowed(elsewhere, "ann", stand_in) == stand_in
    assert allowed(elsewhere, "zoe", m.Sit(seat=1)) == m.Sit(seat=1)
    assert pace_of(elsewhere) == pace_of(state(*BOTS, place=None)) == "normal"
    assert pace_of(state(*BOTS)) is None
    assert pace_of(state()) == "normal"
