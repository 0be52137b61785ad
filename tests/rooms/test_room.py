"""Requests to a room: replies, seats, presence, the role of host, passwords, and time."""

import pytest

from fivefold.core.playback import replay
from fivefold.core.words import Who, message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch, SaveRoom, Seated
from fivefold.rooms.draft import MOST_ENTRIES
from fivefold.rooms.presence import Patience
from rooms.desk import START, Desk, two

AWAY, HOST = Patience().away / 1000, Patience().host / 1000


# -- one inbox


def test_while_something_is_being_kept_nobody_is_told_anything() -> None:
    desk = two()
    ann, ben = desk.connections["ann"], desk.connections["ben"]
    asked = desk.room.take(i.Requested(ann, m.MakeMove(id=900, move="call")), desk.now)
    assert [type(change) for change in asked.save] == [AddEntry]
    assert not asked.send
    for ask in (m.Hello(id=901), m.Stand(id=902), m.History(id=903, match="x", before=1), m.Chat(id=904, text="hi")):
        waiting = desk.room.take(i.Requested(ben, ask), desk.now)
        assert not waiting.send
        assert not waiting.save
    kept = desk.room.take(i.Saved(), desk.now)
    assert kept.send
    assert {type(change) for change in kept.save} == {SaveRoom, AddEntry, Seated}, "what waited is kept together"
    assert all(b'"id":904' not in letter.text for letter in kept.send)


def test_what_is_not_kept_has_not_happened_and_readers_read_again() -> None:
    desk = two()
    ann, ben = desk.connections["ann"], desk.connections["ben"]
    before = desk.room.state
    desk.room.take(i.Requested(ann, m.Chat(id=900, text="hi")), desk.now)
    desk.room.take(i.Requested(ben, m.Hello(id=901)), desk.now)
    effects = desk.room.take(i.SaveFailed(), desk.now)
    texts = b" ".join(letter.text for letter in effects.send)
    assert b'"id":900,"code":"not-kept"' in texts
    assert b'{"t":"done","id":901' in texts
    assert b"spoke" not in texts
    assert desk.room.state == before
    assert not effects.save


def test_readers_are_answered_while_changes_keep_coming_and_none_is_kept() -> None:
    desk = two()
    ann, ben = desk.connections["ann"], desk.connections["ben"]
    desk.room.take(i.Requested(ann, m.Chat(id=900, text="one")), desk.now)
    desk.room.take(i.Requested(ben, m.Hello(id=901)), desk.now)
    desk.room.take(i.Requested(ann, m.Chat(id=902, text="two")), desk.now)
    desk.room.take(i.SaveFailed(), desk.now)
    desk.room.take(i.Requested(ann, m.Chat(id=903, text="three")), desk.now)
    effects = desk.room.take(i.SaveFailed(), desk.now)
    assert b'{"t":"done","id":901' in b" ".join(letter.text for letter in effects.send)
    assert effects.save, "the third is tried"


def test_a_match_begins_and_ends_in_one_piece() -> None:
    desk = Desk("set-solitaire")
    line = desk.come("ann")
    begun = desk.room.take(i.Requested(line, m.Start(id=900)), desk.now)
    assert [type(change) for change in begun.save] == [BeginMatch, SaveRoom, Seated]
    desk._perform(begun)
    ended = desk.room.take(i.Requested(line, m.MakeMove(id=901, move="resign")), desk.now)
    assert [type(change) for change in ended.save] == [AddEntry, EndMatch, SaveRoom, Seated]
    end = ended.save[1]
    assert isinstance(end, EndMatch)
    assert end.people == (("ann", 0),)


def test_a_fault_in_a_game_leaves_the_room_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = two()
    line, before = desk.connections["ann"], desk.room.state
    game = type(desk.kept.matches[str(before.match)].table.game)
    with monkeypatch.context() as patch:
        patch.setattr(game, "judge", lambda *_: 1 / 0)
        effects = desk.room.take(i.Requested(line, m.MakeMove(id=900, move="call")), desk.now)
    assert "ZeroDivisionError" in effects.faults[0]
    assert b'"trouble"' in effects.send[-1].text
    assert desk.room.state == before
    desk.do("ann", m.MakeMove(move="call"))


# -- replies


def test_an_answer_tells_nothing_of_what_the_seat_may_not_see() -> None:
    """SET: Ben's press awaits the photo finish; neither a number nor a `hello` reveals it to Ann."""
    desk = two(lag_credit_ms=200)
    desk.put(i.LatencyMeasured(desk.connections["ann"], 200))
    desk.do("ben", m.MakeMove(move="call"))
    shown = desk.table("ann").n
    answer = desk.ask("ann", m.Chat(text="hm"))
    assert isinstance(answer, m.Succeeded)
    assert answer.n == shown
    match = desk.table("ann").match
    told = len(desk.told[desk.connections["ann"]])
    for since in range(shown + 1, shown + 5):
        desk.do("ann", m.Hello(match=match, since=since))
    letters = [one for one in desk.told[desk.connections["ann"]][told:] if isinstance(one, m.MatchUpdate)]
    assert all(one.fresh and one.n == shown for one in letters), "a number she was not shown counts as none"
    assert len(letters) == 4
    assert {(one.deadline, one.actors) for one in letters} == {(None, (0, 1))}
    assert desk.table("ben").view["pressed"]


def test_hints_and_look_ups_are_thought_about_and_answered_to_the_asker() -> None:
    desk = Desk("wordspiel", 2, "easy")
    line = desk.come("ann")
    guest = desk.come("ben")
    desk.put(i.Requested(line, m.LookUp(id=900, text="unite")))
    assert not [one for one in desk.told[line] if isinstance(one, m.Succeeded) and one.id == 900]
    desk.think()
    assert [one.lookup.good for one in desk.told[line] if isinstance(one, m.LookUpResult)] == [True]
    assert [one for one in desk.told[line] if isinstance(one, m.Succeeded) and one.id == 900]
    assert not [one for one in desk.told[guest] if isinstance(one, m.LookUpResult)]
    for number in (901, 902, 903):
        desk.put(i.Requested(line, m.LookUp(id=number, text="unite")))
    refused = [one.code for one in desk.told[line] if isinstance(one, m.Refused)]
    assert refused == ["too-many-questions"]
    for question in desk.questions[:2]:
        desk.put(i.QuestionFailed(question.key))
    assert [one.code for one in desk.told[line] if isinstance(one, m.Refused)][1:] == ["busy", "busy"]


# -- presence and the host's role


def test_whoever_leaves_is_shown_as_away_and_since_when() -> None:
    desk = two("karma")
    desk.now += 1000
    desk.go("ben")
    desk.wait(AWAY - 1)
    assert not desk.view("ann").seats[1].away
    desk.wait(1)
    seat = desk.view("ann").seats[1]
    assert (seat.away, seat.since) == (True, START + 1000)
    desk.come("ben")
    seat = desk.view("ann").seats[1]
    assert (seat.away, seat.since) == (False, None)


def test_the_hosts_role_goes_to_those_who_sit_and_back_to_the_first_host() -> None:
    desk = Desk("set", 3)
    for person in ("ann", "eve", "ben"):
        desk.come(person)
    desk.do("ben", m.Sit(seat=1))
    desk.go("ann")
    desk.wait(HOST - 0.1)
    assert desk.view("ben").host == "ann"
    desk.wait(0.1)
    assert desk.view("ben").host == "ben", "Eve came before, but only watches"
    assert desk.refusal("eve", m.Start()) == "not-host"
    assert desk.refusal("ben", m.Kick(person="ann")) == "owner"
    desk.come("ann")
    assert desk.view("ben").host == "ann"


def test_a_restart_does_not_make_anybody_host() -> None:
    desk = two()
    desk.come("eve")
    desk.restart()
    desk.come("eve")
    desk.wait(HOST - 1)
    assert desk.view("eve").host == "ann"
    desk.come("ann")
    desk.wait(60)
    assert desk.view("ann").host == "ann"


def test_an_acting_host_stays_so_after_a_restart() -> None:
    desk = two()
    desk.go("ann")
    desk.wait(HOST + 1)
    assert desk.view("ben").host == "ben"
    desk.restart()
    desk.come("ben")
    assert desk.view("ben").host == "ben"


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    desk = two(deck="easy")
    assert desk.refusal("ann", m.SeatBot(seat=1, level="easy")) == "playing"
    desk.go("ben")
    desk.wait(AWAY)
    assert desk.table("ann").view["away"] == [1]
    desk.do("ann", m.SeatBot(seat=1, level="easy"))
    assert desk.questions, "the bot is asked"
    assert desk.table("ann").view["away"] == []
    desk.come("ben")
    seat = desk.view("ann").seats[1]
    assert (seat.person, seat.level) == ("ben", None)


def test_the_grace_of_a_watcher_ends_and_the_room_forgets() -> None:
    desk = Desk()
    desk.come("ann")
    desk.come("eve")
    desk.go("eve")
    desk.wait(HOST)
    assert [person.id for person in desk.view("ann").people] == ["ann"]


def test_whoever_takes_a_bots_seat_has_their_own_name_from_then_on() -> None:
    """On the board, in messages, in the result and in the record; earlier entries keep the old name."""
    desk = Desk("set", 2, "easy", deck="easy")
    desk.come("ann")
    desk.come("ben")
    desk.do("ann", m.Start())
    assert desk.table("ann").names == ("Ann", "@snail easy")
    desk.do("ben", m.Sit(seat=1))
    assert desk.table("ann").names == ("Ann", "Ben"), "all are told at once"
    desk.do("ben", m.MakeMove(move="call"))
    assert desk.table("ann").entries[-1].words == (message("pieces.has-board", who=Who(1)),)
    desk.do("ben", m.Stand())
    assert desk.table("ann").names == ("Ann", "@hare medium")
    desk.do("ben", m.Sit(seat=1))
    desk.restart()
    desk.come("eve")
    assert desk.table("eve").names == ("Ann", "Ben")
    table = desk.kept.matches[str(desk.room.state.match)].table
    assert (table.first_names, table.names) == (("Ann", "@snail easy"), ("Ann", "Ben"))
    assert replay(table.record()).names == ("Ann", "Ben")


def test_two_of_one_name_are_told_apart_in_mid_match() -> None:
    desk = Desk("set", 3, "easy")
    desk.come("ann")
    desk.do("ann", m.Start())
    desk.put(i.Connected(77, "other", "Ann"))
    desk.connections["other"], desk.told[77] = 77, []
    desk.do("other", m.Sit(seat=2))
    assert desk.table("ann").names == ("Ann", "@snail easy", "Ann 2")


# -- the door


def test_a_locked_room_lets_nobody_in_without_the_password() -> None:
    desk = Desk()
    desk.come("ann")
    desk.do("ann", m.Lock(password="sesame"))
    line = desk.come("eve", hello=False)
    assert desk.told[line] == [m.Locked()]
    assert desk.refusal("eve", m.Chat(text="hello?")) == "locked"
    assert desk.refusal("eve", m.Hello()) == "locked"
    assert desk.refusal("eve", m.Enter(password="open")) == "wrong-password"
    assert "eve" not in {person.id for person in desk.view("ann").people}
    desk.do("eve", m.Enter(password="sesame"))
    assert isinstance(desk.told[line][-2], m.Welcome)
    desk.do("ann", m.Lock(password=""))
    desk.come("dot")
    assert desk.view("dot").locked is False


def test_who_was_sent_out_stays_out() -> None:
    desk = two()
    line = desk.connections["ben"]
    desk.do("ann", m.Kick(person="ben"))
    assert desk.closed[line].code == "kicked"
    again = desk.come("ben", hello=False)
    assert desk.closed[again].code == "kicked"
    assert not desk.told[again]


# -- time


def test_a_clock_that_is_set_back_holds_nobody_up() -> None:
    """A call ends on time, even if the server's clock goes back two minutes meanwhile."""
    desk = two(call_seconds=5)
    desk.do("ann", m.MakeMove(move="call"))
    desk.now -= 120_000
    desk.put(i.Tick())
    desk.wait(5)
    assert desk.table("ann").view["calling"] is None


def test_a_clock_that_was_set_back_while_the_server_was_down_holds_nobody_up() -> None:
    desk = two(call_seconds=5)
    desk.wait(60)
    desk.do("ann", m.MakeMove(move="call"))
    desk.now -= 120_000
    desk.restart()
    desk.come("ann")
    desk.wait(5)
    assert desk.table("ann").view["calling"] is None


def test_bots_that_die_are_asked_again_and_in_the_end_make_any_move() -> None:
    desk = Desk("karma", 2, "expert")
    desk.come("ann")
    desk.do("ann", m.Start())
    levels: list[str] = []
    for tries in range(4):
        (question,) = desk.questions
        desk.questions = []
        levels.append(question.level)
        desk.put(i.QuestionFailed(question.key))
        desk.wait(2**tries - 0.1)
        assert not desk.questions, "not at once, and later each time"
        desk.wait(0.1)
    assert levels == ["expert", "expert", "random", "random"]


def test_a_match_cannot_be_made_longer_and_longer() -> None:
    """Agreeing and withdrawing can go on for ever: at a certain length moves are refused, but players can leave."""
    desk = two()
    match = desk.room._draft.match
    assert match is not None
    while len(match.table.log) < MOST_ENTRIES:
        match.table.act(0, "agree", match.table.now + 1)
        match.table.act(0, "withdraw", match.table.now + 1)
    assert desk.refusal("ann", m.MakeMove(move="agree")) == "too-long"
    desk.do("ann", m.Lobby())
    desk.do("ann", m.Start())
    desk.do("ann", m.MakeMove(move="agree"))


@pytest.mark.parametrize(("now", "day"), [(START, "2023-11-14"), (START + 7_200_000, "2023-11-15")])
def test_a_daily_is_that_of_the_rooms_day(now: int, day: str) -> None:
    desk = Desk("karma-daily")
    desk.now = now
    desk.come("ann")
    desk.do("ann", m.Start())
    assert desk.table("ann").options == {"date": day}
    assert desk.room.state.options == {}, "the next match may be of another day"


def test_a_daily_is_that_of_the_date_that_was_chosen() -> None:
    desk = Desk("karma-daily", date="2023-11-01")
    desk.come("ann")
    desk.do("ann", m.Start())
    assert desk.table("ann").options == {"date": "2023-11-01"}
    desk.do("ann", m.Lobby())
    desk.do("ann", m.Choose(game="set-daily", options={"shape": "basic"}))
    assert desk.room.state.options == {"shape": "basic"}
    desk.do("ann", m.Start())
    assert desk.table("ann").options == {"shape": "basic", "date": "2023-11-14"}
