"""The start of a match: its players, the wait until all have seen the table, and no act before the clock runs."""

import pytest

from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.presence import Patience
from fivefold.rooms.questions import Idea
from rooms.desk import Desk

USUAL = Patience()
OPENING, COUNT = USUAL.opening / 1000, USUAL.count / 1000
ALONE = COUNT * 2 / 3
"""The countdown for one person against bots."""


def drawing(desk: Desk, person: str) -> int:
    """Connect a person with a client that reports rendering."""
    line = desk.come(person, hello=False)
    desk.do(person, m.Hello(reports_rendering=True))
    return line


def show(desk: Desk, person: str) -> None:
    desk.do(person, m.Rendered(match=desk.table(person).match))


def entries(desk: Desk) -> int:
    return len(desk.kept.matches[str(desk.room.state.match)].connections)


# -- in real time no player acts before a newcomer has seen the table


def test_bots_wait_until_the_table_was_seen_and_counted_down() -> None:
    """SET against the fastest possible bot: its move is ready, and is made when the clock starts."""
    desk = Desk("set", 2, "expert", USUAL, start=True)
    for question in desk.questions:
        desk.put(i.QuestionAnswered(question.key, Idea("call", 0)))
    drawing(desk, "ann")
    assert desk.table("ann").now == -USUAL.opening
    desk.wait(5)
    assert entries(desk) == 1, "nothing but the opening"
    show(desk, "ann")
    assert desk.table("ann").now == -ALONE * 1000, "all are told when it begins"
    assert desk.refusal("ann", m.MakeMove(move="agree")) == "not-begun"
    desk.wait(ALONE - 0.1)
    assert entries(desk) == 1
    desk.wait(0.1)
    assert entries(desk) == 2, "the bot calls"
    assert desk.table("ann").now == 0


def test_everybody_is_told_when_it_begins() -> None:
    """So that a program does not need a clock."""
    desk = Desk("set", 2, "easy", USUAL)
    line = desk.come("ann")
    desk.do("ann", m.Start())
    desk.questions = []
    desk.wait(ALONE - 0.1)
    told = len(desk.told[line])
    desk.wait(0.1)
    (table,) = desk.told[line][told:]
    assert isinstance(table, m.MatchUpdate)
    assert (table.now, table.entries, table.fresh) == (0, (), False)


def test_whoever_never_sees_the_table_holds_nobody_up_for_long() -> None:
    desk = Desk("set", 2, "expert", USUAL, start=True)
    desk.come("eve")
    desk.wait(OPENING - 0.1)
    assert entries(desk) == 1
    for question in desk.questions:
        desk.put(i.QuestionAnswered(question.key, Idea("call", 0)))
    desk.wait(0.1)
    assert entries(desk) == 2


def test_a_match_begins_when_the_last_has_seen_it_but_waits_for_nobody_who_is_away() -> None:
    desk = Desk("set", 3, None, USUAL)
    for person in ("ann", "ben", "cem"):
        drawing(desk, person)
    desk.do("ben", m.Sit(seat=1))
    desk.do("cem", m.Sit(seat=2))
    desk.go("cem")
    desk.wait(USUAL.away / 1000)
    desk.do("ann", m.Start())
    show(desk, "ann")
    assert desk.table("ann").now == -USUAL.opening
    desk.wait(1)
    show(desk, "ben")
    assert desk.table("ann").now == desk.table("ben").now == -USUAL.count


def test_a_client_that_says_nothing_of_it_is_believed_at_once() -> None:
    desk = Desk("set", 2, "easy", USUAL)
    desk.come("ann")
    desk.do("ann", m.Start())
    assert desk.table("ann").now == -ALONE * 1000


@pytest.mark.parametrize(("game", "bots"), [("karma", "easy"), ("five-crowns", "easy"), ("set-solitaire", None)])
def test_where_nobody_is_quicker_a_match_begins_as_soon_as_it_is_seen(game: str, bots: str | None) -> None:
    desk = Desk(game, None, bots, USUAL, start=True)
    drawing(desk, "ann")
    desk.wait(1)
    assert desk.table("ann").now == -USUAL.opening
    show(desk, "ann")
    assert desk.table("ann").now == 0


def test_a_restart_changes_nothing_about_when_a_match_began() -> None:
    """SET: the wait before the start does not delay the end of a call."""
    desk = Desk("set", 2, "easy", USUAL, call_seconds=5)
    desk.come("ann")
    desk.do("ann", m.Start())
    desk.wait(ALONE)
    desk.questions = []
    desk.do("ann", m.MakeMove(move="call"))
    began = desk.room.state.began
    desk.wait(2)
    desk.restart()
    desk.come("ann")
    assert (desk.room.state.began, desk.table("ann").now) == (began, 2000)
    desk.wait(3)
    assert desk.table("ann").view["calling"] is None


def test_a_restart_before_the_beginning_skips_no_time() -> None:
    desk = Desk("set", 2, "easy", USUAL)
    drawing(desk, "ann")
    desk.do("ann", m.Start())
    desk.restart()
    drawing(desk, "ann")
    assert desk.table("ann").now == -USUAL.opening


def test_what_could_not_be_kept_starts_no_clock() -> None:
    desk = Desk("set", 2, "easy", USUAL)
    drawing(desk, "ann")
    desk.do("ann", m.Start())
    before = desk.room.state.began
    desk.works = False
    desk.put(i.Requested(desk.connections["ann"], m.Rendered(id=900, match=desk.table("ann").match)))
    assert desk.room.state.began == before
    desk.works = True
    desk.wait(USUAL.retry / 1000)
    assert desk.room.state.began < before, "it is tried again"


# -- free seats


def test_free_seats_are_nobodys_unless_the_host_wants_bots() -> None:
    desk = Desk("karma", 4)
    desk.come("ann")
    assert desk.refusal("ann", m.Start()) == "too-few"
    desk.come("ben")
    desk.do("ben", m.Sit(seat=2))
    desk.do("ann", m.Start())
    assert desk.table("ann").names == ("Ann", "Ben"), "nobody plays in the free seats"


def test_bots_play_in_the_free_seats_if_the_host_wants_it() -> None:
    desk = Desk("karma", 4)
    desk.come("ann")
    assert desk.refusal("ann", m.Start(bots="nobody")) == "unknown-bot"
    desk.do("ann", m.Start(bots="easy"))
    assert [seat.level for seat in desk.view("ann").seats] == [None, "easy", "easy", "easy"]


# -- leaving


@pytest.mark.parametrize("game", ["karma", "five-crowns", "set-cubed"])
def test_anybody_who_plays_lets_a_bot_go_on_for_who_is_away(game: str) -> None:
    desk = Desk(game, 3)
    for person, seat in (("ann", 0), ("ben", 1), ("cem", 2), ("eve", None)):
        desk.come(person)
        if seat:
            desk.do(person, m.Sit(seat=seat))
    desk.do("ann", m.Start())
    assert desk.refusal("ben", m.SeatBot(seat=2, level="even")) == "playing"
    desk.go("cem")
    desk.wait(USUAL.away / 1000)
    assert desk.view("ben").seats[2].away
    assert desk.refusal("eve", m.SeatBot(seat=2, level="even")) == "not-host", "who watches decides nothing"
    desk.do("ben", m.SeatBot(seat=2, level="even"))
    assert desk.view("ann").seats[2].level == "0.6", "about as strong as somebody nobody knows"
    desk.come("cem")
    assert (desk.view("ann").seats[2].person, desk.view("ann").seats[2].level) == ("cem", None)


@pytest.mark.parametrize("game", ["karma", "five-crowns", "set-cubed", "set"])
def test_a_public_table_plays_on_by_itself(game: str) -> None:
    desk = Desk(game, 2)
    desk.come("ann")
    desk.come("ben")
    desk.do("ben", m.Sit(seat=1))
    desk.do("ann", m.Publish(public=True))
    desk.do("ann", m.Start())
    desk.go("ben")
    desk.wait(USUAL.host / 1000 - 0.1)
    assert desk.view("ann").seats[1].level is None
    desk.wait(0.1)
    seat = desk.view("ann").seats[1]
    assert (seat.person, seat.level) == ("ben", "0.6")
    desk.come("ben")
    assert desk.view("ann").seats[1].level is None, "the seat is given back"


def test_a_private_table_waits_and_an_empty_one_does_not_play_alone() -> None:
    desk = Desk("karma", 2)
    desk.come("ann")
    desk.come("ben")
    desk.do("ben", m.Sit(seat=1))
    desk.do("ann", m.Start())
    desk.go("ben")
    desk.wait(600)
    assert desk.view("ann").seats[1].level is None
    desk.do("ann", m.Publish(public=True))
    assert desk.view("ann").seats[1].level == "0.6"
    desk.come("ben")
    desk.go("ann")
    desk.go("ben")
    desk.wait(600)
    assert [seat.level for seat in desk.room.state.seats] == [None, None]


def test_nobody_is_said_to_be_back_who_comes_for_the_first_time() -> None:
    desk = Desk("set", 2, "easy", USUAL, start=True)
    desk.wait(20)
    desk.come("ann")
    keys = [message.key for entry in desk.table("ann").entries for message in entry.words]
    assert not [key for key in keys if key in ("pieces.returned", "pieces.left")]


def test_who_plays_where_is_kept_while_a_match_goes_on() -> None:
    desk = Desk("set-solitaire")
    desk.come("ann")
    assert "ABCDE" not in desk.kept.playing
    desk.do("ann", m.Start())
    assert desk.kept.playing["ABCDE"].people == ("ann",)
    desk.do("ann", m.MakeMove(move="resign"))
    assert not desk.kept.playing["ABCDE"].people
