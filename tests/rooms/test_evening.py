"""The score of an evening: over all games, people and bots, saved with the room, until a long pause."""

import pytest

from fivefold.core.options import OptionValue
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.evening import MOST, QUIET, Evening, Tally
from fivefold.rooms.opening import new_room
from rooms.desk import Desk, made


def play(desk: Desk) -> None:
    """Play the current match to its end, always with the first move in the list."""
    for _ in range(2000):
        if desk.room.state.over:
            return
        for person in ("ann", "ben"):
            table = desk.table(person)
            if table.outcome is None and table.seat in table.actors and table.moves and not desk.room.state.over:
                desk.ask(person, m.MakeMove(move=table.moves[0]))
        desk.wait(1)
        desk.think()
    raise AssertionError("the match does not end")


@pytest.fixture
def desk() -> Desk:
    """Ann and Ben at a table for three with a bot."""
    options: dict[str, OptionValue] = {"turn_limit": 10}
    desk = Desk(state=new_room("ABCDE", "ann", "Ann", made("karma", options), options, 3, None))
    desk.come("ann")
    desk.come("ben")
    desk.do("ben", m.Sit(seat=1))
    desk.do("ann", m.SeatBot(seat=2, level="random"))
    return desk


def test_everybody_is_counted_over_all_games(desk: Desk) -> None:
    assert desk.view("ben").evening == Evening()
    winners: list[str] = []
    for game in ("karma", "karma", "set-solitaire", "karma"):
        if game == "set-solitaire":
            desk.do("ann", m.Choose(game=game))
            desk.do("ann", m.Start())
            desk.do("ann", m.MakeMove(move="resign"))
            desk.do("ann", m.Choose(game="karma", options={"turn_limit": 10}))
            desk.do("ann", m.Resize(seats=3))
            desk.do("ben", m.Sit(seat=1))
            desk.do("ann", m.SeatBot(seat=2, level="random"))
            continue
        desk.do("ann", m.Start())
        play(desk)
        winners += desk.view("ben").played[-1].winners
    evening = desk.view("ben").evening
    assert evening.matches == 3, "who plays alone is no company"
    assert {one.person for one in evening.players} == {"ann", "ben", None}
    for one in evening.players:
        assert (one.played, one.won) == (3, winners.count(one.name))
    assert [one.won for one in evening.players] == sorted((one.won for one in evening.players), reverse=True)


def test_it_survives_a_restart_and_a_new_name(desk: Desk) -> None:
    desk.do("ann", m.Start())
    play(desk)
    before = desk.view("ann").evening
    assert before.matches == 1
    desk.restart()
    desk.come("ann")
    assert desk.view("ann").evening == before
    desk.put(i.PersonRenamed("ann", "Anna"))
    assert {one.name for one in desk.view("ann").evening.players if one.person == "ann"} == {"Anna"}


def test_another_evening_begins_after_a_long_rest() -> None:
    first = Evening().after([("ann", "Ann"), (None, "@owl hard")], (0,), 1000)
    assert first.players == (Tally("ann", "Ann", 1, 1), Tally(None, "@owl hard", 1, 0))
    second = first.after([("ann", "Anna"), (None, "@owl hard")], (1,), 1000 + QUIET - 1)
    assert second.players == (Tally(None, "@owl hard", 2, 1), Tally("ann", "Anna", 2, 1))
    third = second.after([("ann", "Ann"), ("ben", "Ben")], (), second.last + QUIET)
    assert (third.matches, [one.played for one in third.players]) == (1, [1, 1])


def test_it_does_not_grow_for_ever() -> None:
    evening = Evening()
    for n in range(2 * MOST):
        evening = evening.after([("ann", "Ann"), (f"guest-{n}", f"Guest {n}")], (0,), n)
    assert len(evening.players) == MOST
    assert evening.players[0] == Tally("ann", "Ann", 2 * MOST, 2 * MOST)
