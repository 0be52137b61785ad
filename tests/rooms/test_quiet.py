"""Quiet rooms, such as those of children: reactions only, and nobody is called what they have typed."""

from msgspec.structs import replace

from fivefold.core.botname import NICKNAMES, nickname
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.quiet import quieted
from fivefold.rooms.text import clean_name
from rooms.desk import Desk


def names(desk: Desk) -> dict[str, str]:
    return {person.id: person.name for person in desk.view("ann").people}


def quiet_desk(*people: str, game: str = "karma", seats: int = 3) -> Desk:
    desk = Desk(game, seats=seats)
    for person in people:
        desk.come(person)
    desk.do("ann", m.Quiet(quiet=True))
    return desk


def test_a_quiet_room_takes_reactions_and_no_messages() -> None:
    desk = quiet_desk("ann", "ben")
    assert desk.view("ben").quiet
    assert desk.refusal("ben", m.Chat(text="hello")) == "quiet"
    assert desk.refusal("ann", m.Chat(text="hello")) == "quiet", "not even the host's"
    desk.do("ben", m.React(symbol="👍"))


def test_what_was_said_before_is_gone_and_told_to_nobody() -> None:
    desk = Desk("karma", seats=3)
    desk.come("ann")
    desk.do("ann", m.Chat(text="a secret"))
    desk.do("ann", m.Quiet(quiet=True))
    desk.come("ben")
    (welcome,) = [one for one in desk.told[desk.connections["ben"]] if isinstance(one, m.Welcome)]
    assert welcome.chat == ()
    assert desk.room.state.chat == ()


def test_everybody_is_called_by_a_nickname() -> None:
    desk = quiet_desk("ann", "ben")
    assert names(desk) == {"ann": nickname(0), "ben": nickname(1)}
    desk.put(i.PersonRenamed("ben", "Something Rude"))
    desk.come("cem")
    assert names(desk) == {"ann": nickname(0), "ben": nickname(1), "cem": nickname(2)}
    desk.do("ben", m.Sit())
    desk.do("ann", m.Start(bots="easy"))
    assert desk.table("ann").names[:2] == (nickname(0), nickname(1))


def test_nicknames_are_numbered_when_there_are_no_more() -> None:
    assert nickname(len(NICKNAMES)) == "@nick-comet 2"
    assert len({nickname(n) for n in range(100)}) == 100
    assert clean_name("@nick-comet") == "nick-comet", "nobody can choose one"


def test_a_room_becomes_quiet_in_the_middle_of_a_match() -> None:
    desk = Desk("karma", seats=2)
    desk.come("ann")
    desk.come("ben")
    desk.do("ben", m.Sit())
    desk.do("ann", m.Start())
    desk.put(i.PersonRenamed("ben", "Benjamin"))
    desk.do("ann", m.Quiet(quiet=True))
    assert set(desk.table("ann").names) == {nickname(0), nickname(1)}
    desk.do("ann", m.Quiet(quiet=False))
    assert names(desk) == {"ann": "Ann", "ben": "Benjamin"}
    assert desk.table("ann").names == ("Ann", "Benjamin")
    desk.do("ben", m.Chat(text="hello"))


def test_only_the_host_makes_a_room_quiet() -> None:
    desk = Desk("karma", seats=3)
    desk.come("ann")
    desk.come("ben")
    assert desk.refusal("ben", m.Quiet(quiet=True)) == "not-host"
    assert not desk.view("ann").quiet


def test_on_a_server_whose_rooms_are_all_quiet_no_host_can_change_it() -> None:
    desk = Desk("karma", seats=3, always_quiet=True)
    desk.come("ann")
    view = desk.view("ann")
    assert view.quiet
    assert view.always_quiet
    assert names(desk) == {"ann": nickname(0)}
    assert desk.refusal("ann", m.Quiet(quiet=False)) == "quiet"
    assert desk.refusal("ann", m.Chat(text="hello")) == "quiet"


def test_past_winners_are_not_named_in_a_quiet_room() -> None:
    desk = Desk("karma", seats=3)
    desk.come("ann")
    state = replace(desk.room.state, played=(m.PlayedMatch("0" * 16, "karma", ("Something Rude",)),))
    assert quieted(state).played == (m.PlayedMatch("0" * 16, "karma", ()),)
