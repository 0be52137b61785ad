"""The pace of bots: a setting of the room, and players who hurry them. It changes when a bot moves, never what."""

import re

import pytest

from fivefold.rooms import messages as m
from rooms.desk import START, Desk


def at_the_bots_turn(pace: m.Pace = "normal") -> Desk:
    """Return a match against bots, in which the person has moved, and only bots can act."""
    desk = Desk("five-crowns", seats=4, bots="medium", start=True)
    desk.come("ann")
    desk.do("ann", m.SetPace(pace=pace))
    play(desk)
    return desk


def play(desk: Desk) -> None:
    """Play for Ann until it is not her turn."""
    table = desk.table("ann")
    while table.seat in table.actors:
        assert table.moves
        desk.do("ann", m.MakeMove(move=table.moves[-1]))
        table = desk.table("ann")


def until_ann(desk: Desk, *, hurry: bool = False) -> tuple[list[str], int]:
    """Let the bots play until Ann can act, and return what they did and how long it took."""
    first, began = desk.table("ann").n, desk.now
    if hurry:
        desk.think()
        desk.do("ann", m.Hurry())
    while desk.table("ann").seat not in desk.table("ann").actors:
        desk.think()
        assert desk.wake is not None
        desk.wait((desk.wake - desk.now) / 1000)
    match = desk.kept.match(desk.table("ann").match)
    return [re.sub(r"at=\d+", "", str(entry.events)) for entry in match.table.log[first + 1 :]], desk.now - began


def test_bots_follow_the_pace_of_the_room() -> None:
    paces: tuple[m.Pace, ...] = ("fast", "normal", "relaxed")
    took = {pace: until_ann(at_the_bots_turn(pace=pace)) for pace in paces}
    assert took["fast"][0] == took["normal"][0] == took["relaxed"][0], "they do the same"
    assert took["fast"][1] < took["normal"][1] < took["relaxed"][1]


def test_a_player_hurries_bots_until_somebody_can_act() -> None:
    usual, slow = until_ann(at_the_bots_turn())
    desk = at_the_bots_turn()
    hurried, quick = until_ann(desk, hurry=True)
    assert hurried == usual
    assert quick < slow / 3
    play(desk)
    assert until_ann(desk)[1] > slow / 3, "the next time they think again"


def test_only_players_hurry_and_only_the_host_sets_the_pace() -> None:
    desk = at_the_bots_turn()
    desk.come("ben")
    assert desk.refusal("ben", m.Hurry()) == "watching"
    assert desk.refusal("ben", m.SetPace(pace="fast")) == "not-host"
    desk.do("ann", m.SetPace(pace="fast"))
    assert desk.view("ben").pace == "fast"
    desk.do("ann", m.Lobby())
    assert desk.refusal("ann", m.Hurry()) == "watching"


@pytest.mark.parametrize("hurry", [False, True])
def test_bots_that_race_with_people_keep_their_time(hurry: bool) -> None:
    """In SET everybody searches at once."""
    wakes: list[int | None] = []
    cases: tuple[tuple[m.Pace, bool], ...] = (("normal", False), ("fast", hurry))
    for pace, is_hurried in cases:
        desk = Desk("set", seats=2, bots="medium", start=True)
        desk.come("ann")
        desk.do("ann", m.SetPace(pace=pace))
        desk.think()
        if is_hurried:
            desk.do("ann", m.Hurry())
        assert desk.wake is not None
        assert desk.wake > START
        wakes.append(desk.wake)
    assert wakes[0] == wakes[1]
