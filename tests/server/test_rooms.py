"""Rooms: people, seats, bots, options, chat, and everything a host may do."""

import pytest

from fivefold.core.words import Message
from fivefold.rooms import messages as m
from server.client import LONG, Server, until
from server.conftest import Person, company, is_here, seated
from server.playing import finish

EASY = {"deck": "easy", "no_set": "auto"}


# -- seats and bots


@pytest.mark.smoke
def test_seats(server: Server, someone: Person) -> None:
    _, (one, two, three) = company(server, someone, 3, seats=3)
    seated([one, two])
    assert three.refusal("sit", seat=1) == "seat-taken"
    assert three.refusal("sit", seat=3) == "no-such-seat"
    assert three.refusal("sit", seat=-1) == "no-such-seat"
    two.send("sit", seat=2)
    one.until_room(lambda room: [seat.person for seat in room.seats][1:] == [None, two.client.id], "another seat")
    two.send("stand")
    one.until_room(lambda room: room.seats[2].person is None, "a free seat")
    assert two.refusal("stand") == "not-seated"


@pytest.mark.smoke
def test_the_host_seats_bots_and_resizes(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, seats=4)
    assert two.refusal("seatbot", seat=1, level="easy") == "not-host"
    assert one.refusal("seatbot", seat=0, level="easy") == "seat-taken"
    assert one.refusal("seatbot", seat=1, level="genius") == "unknown-bot"
    one.send("seatbot", seat=3, level="easy")
    room = one.until_room(lambda room: room.seats[3].level == "easy", "a bot")
    assert room.seats[3].name == "@snail easy"
    one.send("resize", seats=2)
    room = one.until_room(lambda room: len(room.seats) == 2, "two seats")
    assert (room.seats[0].person, room.seats[1].level) == (one.client.id, "easy")
    assert one.refusal("resize", seats=1) == "bad-seats"
    one.send("seatbot", seat=1, level=None)
    one.until_room(lambda room: room.seats[1].level is None, "no bot")
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person == two.client.id, "a person")


@pytest.mark.smoke
def test_options_and_another_game(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2)
    seated([one, two])
    assert two.refusal("choose", game="set-solitaire") == "not-host"
    assert one.refusal("choose", game="set", options={"deck": "no"}) == "bad-value"
    assert one.refusal("choose", game="set", options={"x": 1}) == "unknown-option"
    assert one.refusal("choose", game="x") == "unknown-game"
    assert one.in_room.options == {}
    one.send("choose", game="set", options={"call_seconds": 9})
    two.until_room(lambda room: room.options == {"call_seconds": 9}, "options")
    one.send("choose", game="set-solitaire")
    room = two.until_room(lambda room: room.game == "set-solitaire", "another game")
    assert (room.options, len(room.seats)) == ({}, 1)
    one.send("choose", game="set")
    room = two.until_room(lambda room: room.game == "set", "the first game")
    assert len(room.seats) == 2


@pytest.mark.smoke
def test_a_bots_seat_is_taken_over_in_mid_match(server: Server, someone: Person) -> None:
    ann, ben = someone(server), someone(server)
    code = ann.open_room(options=EASY, bots="easy", start=True)
    one, two = ann.join(code), ben.join(code)
    two.until_table()
    assert two.refusal("sit", seat=0) == "seat-taken"
    two.send("sit", seat=1)
    table = two.until(lambda: two.table if two.table and two.table.seat == 1 else None, "the seat")
    assert table.fresh
    assert not table.hints
    finish([one, two])


@pytest.mark.smoke
def test_standing_up_in_mid_match_leaves_it_to_a_bot(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    two.until_table()
    two.send("stand")
    one.until_room(lambda room: room.seats[1].level == "medium" and room.seats[1].person is None, "a bot")
    table = two.until(lambda: two.table if two.table and two.table.seat is None else None, "the guests' view")
    assert table.moves == ()
    assert two.refusal("do", move="call") == "watching"


def test_settings_cannot_be_changed_during_a_match(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    assert one.refusal("choose", game="set") == "playing"
    assert one.refusal("resize", seats=4) == "playing"
    assert one.refusal("start") == "playing"
    assert one.refusal("seatbot", seat=1, level="easy") == "playing"
    assert one.refusal("sit", seat=1) == "seat-taken"


# -- again


@pytest.mark.smoke
def test_again_and_another_game_with_the_same_people(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    first = one.start().match
    two.until_table()
    finish([one, two])
    one.until_room(lambda room: room.over, "the end")
    second = one.start().match
    assert second != first
    two.until_table(second)
    assert two.table
    assert two.table.fresh
    finish([one, two])
    room = one.until_room(lambda room: len(room.played) == 2, "two matches played")
    assert [played.match for played in room.played] == [first, second]
    one.send("choose", game="set", options={"deck": "full"})
    one.until_room(lambda room: room.match is None and not room.over, "the lobby")
    third = one.start().match
    two.until_table(third)
    one.send("lobby")
    one.until_room(lambda room: room.match is None, "the lobby")
    assert one.refusal("do", move="call") == "no-match"


def test_more_seats_after_the_end(server: Server, someone: Person) -> None:
    """The table of the finished match has fewer seats than the room."""
    _, (one, two, three) = company(server, someone, 3, options=EASY)
    seated([one, two])
    one.start()
    two.until_table()
    finish([one, two])
    one.until_room(lambda room: room.over, "the end")
    one.send("resize", seats=4)
    three.until_room(lambda room: len(room.seats) == 4, "four seats")
    number = three.send("sit", seat=3)
    one.until_room(lambda room: room.seats[-1].person == three.client.id, "a third player")
    three.send("hello")
    three.until_room(lambda room: room.seats[3].person == three.client.id, "a seat")
    assert number not in three.refused
    table = one.start()
    assert len(table.names) == 3
    three.until(lambda: three.table and three.table.seat == 2, "a seat in the new match")


# -- joining and leaving


@pytest.mark.smoke
def test_the_host_passes_on_and_a_bot_stands_in(server: Server, someone: Person) -> None:
    """A player leaves: the next one becomes host, the table is notified, and a bot plays until the player returns."""
    code, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    two.until_table()
    assert two.refusal("seatbot", seat=0, level="easy") == "playing"
    one.drop()
    two.until_room(lambda room: room.host == two.client.id, "the next host")
    two.until_view(lambda view: 0 in view.away, "the table to know")
    assert not is_here(two.in_room, one.client)
    assert two.in_room.seats[0].person == one.client.id
    two.send("seatbot", seat=0, level="expert")
    two.until_room(lambda room: room.seats[0].level == "expert", "a bot")
    two.until_view(lambda view: 0 not in view.away and view.won[0], "a SET of the bot")
    back = one.client.join(code)
    room = back.until_room(lambda room: room.seats[0].level is None, "the seat")
    assert room.seats[0].person == one.client.id
    assert room.host == one.client.id, "the person who opened the room is its host again"
    back.until(lambda: back.table and back.table.seat == 0, "the table from the seat")
    finish([back, two])


def test_a_bot_that_stands_in_plays_the_next_match_too(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    two.drop()
    one.until_view(lambda view: 1 in view.away, "the table to know")
    one.send("seatbot", seat=1, level="expert")
    one.until_room(lambda room: room.seats[1].level == "expert", "a bot")
    one.send("lobby")
    one.until_room(lambda room: room.match is None, "the lobby")
    one.start()
    assert not one.view.away
    one.until_view(lambda view: view.won[1], "a SET of the bot")
    assert two.client.join(code).until_room(lambda room: room.seats[1].level is None, "the seat back")


def test_sending_out_one_who_has_gone_leaves_the_seat_to_a_bot_that_plays(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, options=EASY)
    seated([one, two])
    one.start()
    two.drop()
    one.until_view(lambda view: 1 in view.away, "the table to know")
    one.send("kick", person=two.client.id)
    one.until_room(lambda room: room.seats[1].level == "medium", "a bot")
    one.until_view(lambda view: 1 not in view.away, "the bot to be at the table")


@pytest.mark.smoke
def test_kick(server: Server, someone: Person) -> None:
    code, (one, two, three) = company(server, someone, 3)
    seated([one, two])
    assert two.refusal("kick", person=three.client.id) == "not-host"
    assert one.refusal("kick", person=one.client.id) == "not-yourself"
    assert one.refusal("kick", person="0" * 16) == "no-such-person"
    one.send("kick", person=two.client.id)
    two.ended.wait(LONG)
    assert two.closed == m.Closed.saying(Message("rooms.kicked"))
    room = one.until_room(lambda room: room.seats[1].person is None, "the seat to be free")
    assert two.client.id not in {person.id for person in room.people}
    again = two.client.join(code, hello=False)
    again.ended.wait(LONG)
    assert again.closed
    assert again.closed.code == "kicked"


# -- words


@pytest.mark.smoke
def test_chat_and_reactions(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2)
    two.send("chat", text="  Hello\n\n\u202ethere \x07 ")
    line = one.until(lambda: one.message[-1] if one.message else None, "a word")
    assert (line.person, line.name, line.text) == (two.client.id, "@guest 2", "Hello there")
    assert two.refusal("chat", text=" \n ") == "empty"
    two.send("chat", text="é" * 350)
    one.until(lambda: len(one.message) == 2, "a long word")
    assert one.message[-1].text == "é" * 300
    two.send("react", symbol="🎉")
    one.until(lambda: one.reacted, "a reaction")
    assert one.reacted[0].symbol == "🎉"
    assert two.refusal("react", symbol="💣") == "no-such-reaction"
    three = someone(server).join(code)
    assert [message.text for message in three.chat] == ["Hello there", "é" * 300]


def test_only_the_last_hundred_lines_are_kept(server: Server, someone: Person) -> None:
    code, (one,) = company(server, someone, 1)
    for n in range(130):
        one.send("chat", text=f"line {n}")
    one.until(lambda: len(one.message) == 130, "all lines")
    chat = one.client.join(code).chat
    assert [message.text for message in chat] == [f"line {n}" for n in range(30, 130)]
    assert [message.n for message in chat] == list(range(31, 131))


@pytest.mark.smoke
def test_health_and_figures(server: Server, someone: Person) -> None:
    ann = someone(server)
    assert ann.http.get("/health").json()["status"] == "ok"
    until(lambda: server.metric("fivefold_connections") == 0, "those of earlier tests to be gone")
    wire = ann.join(ann.open_room())
    assert server.metric("fivefold_connections") == 1
    assert server.metric("fivefold_rooms") >= 1
    wire.refusal("stop")
    assert server.metric('fivefold_refusals_total{code="bad-message"}') >= 1
