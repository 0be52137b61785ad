"""Replays as pages of updates, and the figures of rooms that people rely on."""

import pytest

import fivefold as ff
from fivefold.core.moments import Moments
from fivefold.core.record import Record
from fivefold.rooms import evening, replay
from fivefold.rooms import messages as m
from fivefold.rooms.presence import Patience
from rooms.desk import Desk


@pytest.fixture(scope="module")
def moments() -> Moments:
    record = ff.simulate("karma", ["easy"] * 3, seed=4, records=True).matches[0].record
    assert record is not None
    return Moments(Record.read(record))


def test_a_page_ends_after_64_entries_and_the_next_one_follows(moments: Moments) -> None:
    first = replay.replay_page("m", moments, None, 0)
    assert (first.start, first.until) == (0, 63)
    assert first.updates[0].fresh
    assert not any(update.fresh for update in first.updates[1:])
    assert [update.n for update in first.updates] == sorted({update.n for update in first.updates})
    second = replay.replay_page("m", moments, None, 64)
    assert second.start == 64
    assert second.updates[0].n >= first.updates[-1].n


def test_hidden_cards_are_shown_only_with_all_cards_face_up(moments: Moments) -> None:
    for eyes in (None, 0, 2):
        assert replay.replay_page("m", moments, eyes, 0).hidden == ()
    shown = replay.replay_page("m", moments, "all", 0)
    assert len(shown.hidden) == len(shown.updates)
    for update, piles in zip(shown.updates, shown.hidden, strict=True):
        table = moments.at(update.n)
        hands = {pile.seat: pile.pieces for pile in piles if pile.name is None}
        assert hands == {seat: hand for seat in range(3) if (hand := table.view(seat).hand)}
        down = [pile.pieces for pile in piles if pile.name and pile.seat is not None]
        assert down == [tuple(filter(None, cards)) for cards in table.state.down if any(cards)]
        assert [pile.pieces for pile in piles if pile.seat is None] == [table.state.draw] * bool(table.state.draw)


def test_a_page_with_too_many_bytes_is_shorter(moments: Moments, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PAGE_BYTES", 5_000)
    short = replay.replay_page("m", moments, "all", 0)
    assert 0 < short.until < 63


def test_seats_and_entries_that_do_not_exist_are_refused(moments: Moments) -> None:
    with pytest.raises(ff.Illegal, match="Seat"):
        replay.replay_page("m", moments, 3, 0)
    replay.replay_page("m", moments, 2, 0)
    for n in (-1, len(moments)):
        with pytest.raises(ff.Illegal):
            replay.moment(moments, n)
    assert replay.moment(moments, len(moments) - 1).n == len(moments) - 1


def test_older_entries_are_those_of_the_match_on_the_table() -> None:
    desk = Desk("karma", 2, "easy", start=True)
    desk.come("ann")
    match = desk.table("ann").match
    assert desk.refusal("ann", m.History(match="other", before=5)) == "no-match"
    desk.do("ann", m.History(match=match, before=5))


def test_a_seat_says_since_when_its_player_is_away() -> None:
    desk = Desk("karma", 2, "easy", start=True)
    desk.come("ann")
    desk.come("ben")
    desk.wait(1)
    desk.go("ann")
    left = desk.now
    desk.wait(6)
    room = next(one.room for one in reversed(desk.told[desk.connections["ben"]]) if isinstance(one, m.RoomUpdate))
    assert (room.seats[0].away, room.seats[0].since) == (True, left)
    assert (room.seats[1].away, room.seats[1].since) == (False, None)


def test_the_times_that_docs_and_clients_rely_on() -> None:
    patience = Patience()
    assert (patience.away, patience.host, patience.opening, patience.count) == (5_000, 30_000, 10_000, 3_000)
    assert (evening.QUIET, evening.MOST, replay.PAGE, replay.PAGE_BYTES) == (28_800_000, 40, 64, 1 << 20)
