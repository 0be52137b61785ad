"""Stepping through a record, with one seat's eyes or with everybody's."""

import pytest

import fivefold as ff
from fivefold.core.game import Lag
from fivefold.core.record import AnyRecord
from fivefold.terminal.replay import pages, step_through


def photo_finish() -> AnyRecord:
    """Seat 0 presses first, seat 1 is further away and counts earlier."""
    table = ff.Table("set", ["Ann", "Bo"], 1)
    table.notice(Lag(1, 150))
    table.act(0, "call", at=1000)
    table.act(1, "call", at=1100)
    return ff.Record.read(table.record())


def test_each_act_is_a_page_with_what_was_seen() -> None:
    opening, first, finish = pages(photo_finish(), 0)
    assert opening.startswith("SET: you and Bo\n* You shuffle 81 cards.\n* Dealt: ")
    assert first.startswith("2/3  1000 0 call\n* You call; the photo finish decides.")
    assert finish.startswith("3/3  1100 1 call\n* Bo has the board. Photo finish: you at 1,000 ms and Bo at 950 ms.")


def test_what_a_seat_did_not_see_has_no_page() -> None:
    assert len(list(pages(photo_finish(), 1))) == 2
    assert len(list(pages(photo_finish(), None))) == 2
    assert len(list(pages(photo_finish(), None, everything=True))) == 4


def test_the_last_page_has_the_result() -> None:
    record = ff.simulate("set", ["expert", "easy"], seed=1, records=True, deck="easy").matches[0].record
    *_, last = pages(ff.Record.read(record), None)
    assert "Won by expert 1." in last


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(ff.Illegal, match=r"Seat 5 doesn’t exist\. Seats are 0 to 1\."):
        list(pages(photo_finish(), 5))


def test_going_on_back_and_to_a_page() -> None:
    answers = iter(["", "b", "b", "3", "99", "0", "q"])
    message: list[str] = []
    step_through(["one", "two", "three"], lambda _: next(answers), message.append)
    assert message == ["one", "two", "one", "one", "three", "three", "one"]


def test_enter_on_the_last_page_ends() -> None:
    message: list[str] = []
    step_through(["one", "two"], lambda _: "", message.append)
    assert message == ["one", "two"]
