"""Guests: what they are called until they have a name, and how they get a seat."""

from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from rooms.desk import Desk


def come(desk: Desk, person: str) -> None:
    """Connect a person who has not chosen a name."""
    desk.connections[person] = line = len(desk.told) + 100
    desk.told[line] = []
    desk.put(i.Connected(line, person, ""))
    desk.ask(person, m.Hello())


def names(desk: Desk) -> dict[str, str]:
    return {person.id: person.name for person in desk.view("ann").people}


def test_people_without_a_name_are_numbered_within_the_room() -> None:
    desk = Desk(seats=4)
    desk.come("ann")
    for person in ("ben", "cem", "dot"):
        come(desk, person)
    assert names(desk) == {"ann": "Ann", "ben": "@guest 1", "cem": "@guest 2", "dot": "@guest 3"}
    desk.put(i.PersonRenamed("cem", "Cem"))
    desk.go("dot")
    come(desk, "dot")
    assert names(desk)["dot"] == "@guest 3", "who comes back keeps the number"
    come(desk, "eve")
    assert names(desk)["eve"] == "@guest 2", "a free number is given again"
    assert names(desk)["cem"] == "Cem"
    (welcome,) = [one for one in desk.told[desk.connections["eve"]] if isinstance(one, m.Welcome)]
    assert welcome.you.name == "@guest 2"


def test_a_guest_takes_any_open_seat_and_the_table_knows_the_name() -> None:
    desk = Desk("karma", seats=3)
    desk.come("ann")
    for person in ("ben", "cem", "dot"):
        come(desk, person)
    desk.do("ben", m.Sit())
    desk.do("cem", m.Sit())
    assert [seat.person for seat in desk.view("ann").seats] == ["ann", "ben", "cem"]
    assert desk.refusal("dot", m.Sit()) == "no-open-seat"
    desk.do("ben", m.Sit())
    assert [seat.person for seat in desk.view("ann").seats] == ["ann", "ben", "cem"], "who has a seat keeps it"
    desk.do("ann", m.Start())
    assert desk.table("dot").names == ("Ann", "@guest 1", "@guest 2")
    assert desk.refusal("dot", m.Sit()) == "playing"


def test_bots_that_the_host_has_seated_are_not_sent_away() -> None:
    desk = Desk("karma", seats=2, bots="easy")
    desk.come("ann")
    come(desk, "ben")
    assert desk.refusal("ben", m.Sit()) == "no-open-seat"
    assert desk.view("ann").seats[1].level == "easy"
