"""Matches whose turns take days: who is waited for, vacations, bots for the absent, and servers that sleep."""

import pytest

from fivefold.core.playback import verify
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import NO_TURNS, Awaited, Turns
from fivefold.rooms.long_turns import GRACE, HOUR, with_vacation
from fivefold.rooms.state import read_room
from rooms.desk import Desk, two

DAY = 24 * HOUR
DAYS = 86_400


def turns(desk: Desk) -> Turns:
    """Return whose turn it is, as it was saved last."""
    return next((change.turns for change in reversed(desk.changes) if isinstance(change, Awaited)), NO_TURNS)


def begun(game: str = "five-crowns", days: int = 1, **options: object) -> Desk:
    """Return a desk with a match of Ann and Ben whose clock runs, and both gone."""
    desk = two(game, turn_seconds=days * DAYS, **options)
    desk.wait(60)
    desk.go("ann")
    desk.go("ben")
    desk.wait(60)
    return desk


def whose(desk: Desk) -> str:
    (person,) = turns(desk).people
    return person


def left(desk: Desk) -> float:
    """Return how many hours are left of the turn."""
    due = turns(desk).due
    assert due is not None
    return round((due - desk.now) / HOUR, 1)


def act(desk: Desk, person: str) -> None:
    """Let a person come, finish their turn, and go."""
    desk.come(person)
    while person in turns(desk).people:
        match, seat = desk.room.match, desk.room.state.seat_of(person)
        assert match is not None
        assert seat is not None
        desk.do(person, m.MakeMove(move=match.table.game.write(desk.luck.choice(match.table.moves(seat)))))
    desk.go(person)


def other(person: str) -> str:
    return {"ann": "ben", "ben": "ann"}[person]


def asleep(desk: Desk) -> None:
    """Drop the room from memory, as a server does with rooms without people."""
    desk.wake = None
    desk.connections = {}


@pytest.mark.parametrize("game", ["wordspiel", "set-cubed", "karma", "five-crowns"])
def test_it_is_saved_whose_turn_it_is_and_until_when(game: str) -> None:
    desk = two(game, turn_seconds=3 * DAYS)
    desk.wait(60)
    match = desk.room.match
    assert match is not None
    people = tuple(desk.room.state.seats[seat].person or "" for seat in match.table.awaited)
    assert turns(desk) == Turns(people, match.deadline, match.deadline)
    assert 2.9 * DAY < (match.deadline or 0) - desk.now < 3 * DAY


def test_nothing_is_saved_about_turns_of_seconds() -> None:
    desk = two("five-crowns", turn_seconds=60)
    desk.wait(600)
    assert not [change for change in desk.changes if isinstance(change, Awaited)]


def test_nobody_is_away_and_the_host_stays() -> None:
    desk = begun(days=2)
    desk.come("ben")
    desk.wait(3600)
    view = desk.view("ben")
    assert view.host == "ann"
    assert not view.seats[0].away
    assert desk.refusal("ben", m.SeatBot(seat=0, level="easy")) == "playing"


def test_the_clock_of_the_rules_acts_when_the_time_is_up() -> None:
    desk = begun()
    first = whose(desk)
    desk.wait(DAYS)
    assert whose(desk) != first
    assert 23 < left(desk) <= 24


def test_after_two_missed_turns_in_a_row_a_bot_plays_until_the_person_is_back() -> None:
    desk = begun()
    absent = whose(desk)
    seat = desk.room.state.seat_of(absent)
    assert seat is not None
    for missed in (1, 2):
        assert desk.room.state.seats[seat].level is None
        desk.wait(DAYS + 1)
        assert desk.room.state.missed == {absent: missed}
        act(desk, other(absent))
    assert desk.room.state.seats[seat].level is not None
    assert (turns(desk).people, turns(desk).wake) == ((), 0), "a sleeping room wakes at once"
    desk.come(absent)
    assert desk.room.state.seats[seat].level is None
    assert desk.room.state.missed == {}
    assert whose(desk) == absent


def test_a_move_makes_up_for_a_missed_turn() -> None:
    desk = begun()
    late = whose(desk)
    desk.wait(DAYS + 1)
    act(desk, other(late))
    act(desk, late)
    assert desk.room.state.missed == {}


def test_bots_finish_a_match_that_everybody_has_left() -> None:
    desk = begun(hands=1, max_turns=5)
    for _ in range(200):
        desk.wait(DAYS / 4)
        desk.think()
    match = desk.room.match
    assert match is not None
    assert match.table.outcome is not None
    assert turns(desk) == NO_TURNS
    verify(match.table.record())


def test_the_clock_stands_still_during_a_vacation() -> None:
    desk = begun()
    away = whose(desk)
    desk.wait(DAYS / 2)
    desk.put(i.VacationKnown(away, desk.now, desk.now + 5 * DAY))
    assert turns(desk).due is None
    assert turns(desk).wake == desk.now + 5 * DAY
    desk.come(other(away))
    assert desk.table(other(away)).deadline is None
    assert desk.view(other(away)).seats[desk.room.state.seat_of(away) or 0].back == desk.now + 5 * DAY
    desk.wait(4.9 * DAYS)
    assert whose(desk) == away
    desk.wait(0.1 * DAYS + 1)
    assert 11.9 < left(desk) <= 12
    assert desk.room.state.missed == {}


def test_who_is_on_vacation_can_play_and_the_clock_of_the_other_runs() -> None:
    desk = begun()
    away = whose(desk)
    desk.put(i.VacationKnown(away, desk.now, desk.now + 5 * DAY))
    desk.wait(2 * DAYS)
    act(desk, away)
    assert whose(desk) == other(away)
    assert 23.9 < left(desk) <= 24


def test_a_vacation_that_ends_early_starts_the_clock() -> None:
    desk = begun()
    away = whose(desk)
    desk.put(i.VacationKnown(away, desk.now, desk.now + 5 * DAY))
    desk.wait(2 * DAYS)
    desk.put(i.VacationKnown(away, 0, 0))
    assert 23.9 < left(desk) <= 24


def test_a_vacation_is_noted_once_and_only_of_people_in_the_room() -> None:
    state = begun().room.state
    away = with_vacation(state, "ann", 5, 9)
    assert away.vacations == {"ann": (5, 9)}
    assert with_vacation(away, "ann", 5, 9) is away
    assert with_vacation(away, "ann", 9, 9).vacations == {}
    assert with_vacation(away, "zoe", 5, 9) is away
    assert with_vacation(state, "ben", 0, 0) is state


def test_a_room_that_slept_through_the_beginning_of_a_vacation_learns_of_it() -> None:
    desk = begun()
    away, due = whose(desk), turns(desk).due
    asleep(desk)
    assert due is not None
    since, desk.now = desk.now + 6 * HOUR, due
    version, raw = desk.kept.rooms["ABCDE"]
    desk.restart(i.VacationKnown(away, since, since + 3 * DAY))
    assert whose(desk) == away
    assert turns(desk).wake == since + 3 * DAY
    desk.wait((since + 3 * DAY - desk.now) / 1000)
    assert 17.9 < left(desk) <= 18
    assert read_room(raw).paused == 0 < version


def test_nobody_loses_a_turn_while_the_server_is_off() -> None:
    desk = begun()
    late, due = whose(desk), turns(desk).due
    asleep(desk)
    assert due is not None
    desk.now = due + 5 * DAY
    desk.restart()
    assert whose(desk) == late
    assert turns(desk).due == desk.now + GRACE
    assert desk.room.state.missed == {}
    desk.wait(DAYS + 1)
    assert whose(desk) == other(late)


SHORT: dict[str, dict[str, int]] = {
    "wordspiel": {"rounds": 2},
    "set-cubed": {},
    "karma": {"turn_limit": 30},
    "five-crowns": {"hands": 3, "max_turns": 10},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_match_over_two_weeks_with_a_server_that_sleeps(game: str) -> None:
    """Ann and Ben come when they like, then never again; the room is in memory only when it asked for that."""
    desk = two(game, turn_seconds=DAYS, **SHORT[game])
    desk.wait(60)
    desk.go("ann")
    desk.go("ben")
    acted = 0
    for hour in range(14 * 24):
        desk.now += HOUR
        now, wake = turns(desk), turns(desk).wake
        assert now == NO_TURNS or wake is not None, "a room sleeps for ever"
        if wake is not None and wake <= desk.now:
            desk.restart()
            desk.think()
        elif now.people and hour % 31 < 4:
            desk.restart()
            act(desk, now.people[hour % len(now.people)])
            acted += 1
    assert acted > 3
    match = desk.room.match
    assert match is not None
    assert match.table.outcome is not None or 13.9 * DAY < match.time(desk.now) <= 14.1 * DAY
    for _ in range(2000):
        if turns(desk) == NO_TURNS:
            break
        desk.wait(60 if turns(desk).wake == 0 else 3600)
        desk.think()
    match = desk.room.match
    assert match is not None
    verify(match.table.record())
