"""Personal data: exporting it and deleting it."""

import re

import msgspec
import pytest

import fivefold as ff
from fivefold.bots.adapting import NOBODY, Belief, Evidence, learned
from fivefold.core.playback import rebuild
from fivefold.core.record import Header, write_entry
from fivefold.reviews.model import FORMAT
from fivefold.rooms import messages as m
from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch, SaveRoom, Seated
from fivefold.rooms.results import result_of
from fivefold.rooms.state import RoomState, SeatState
from fivefold.server.store import Stale, Store, StoreError, personal
from fivefold.server.store.database import Statement
from fivefold.server.store.schema import upgrade
from server.stores import fresh, new_code, run


class Evening:
    """Ann, another Ann and Ben in a room with a finished match and one in progress."""

    def __init__(self) -> None:
        self.ann, self.namesake, self.ben, self.code = fresh(), fresh(), fresh(), new_code()
        self.over, self.going_on = fresh(), fresh()
        people = {self.ann: "Ann", self.namesake: "Anna", self.ben: "Ben"}
        seats = [SeatState(person=person) for person in people]
        message = [(self.ann, "Ann", "I live at 1 Main Street"), (self.ben, "Ben", "Ann plays well")]
        self.room = RoomState(
            self.code,
            host=self.ann,
            game="set-solitaire",
            options={},
            seats=tuple(seats),
            people=people,
            kicked=(self.ann,),
            chat=tuple(m.ChatLine(n, *line) for n, line in enumerate(message)),
            match=self.going_on,
            sat={self.ann: 0},
            beliefs={self.ann: {"set-solitaire": Belief(1.25, 0.5)}},
            played=(m.PlayedMatch(self.over, "set-solitaire", ("Ann", "Ben")),),
        )

    async def happen(self, store: Store) -> None:
        for person, name in self.room.people.items():
            await store.people.save_name(person, name)
        table = ff.Table("set-solitaire", ["Ann"], seed=3)
        await store.save([beginning(self.going_on, self.code, table)])
        record = ff.simulate("set-solitaire", bots=["expert"], games=1, seed=3, records=True).matches[0].record
        played = ff.replay(record)
        played.names = ("Ann",)
        lines = [write_entry(played.game, entry, played.rules) for entry in played.log]
        await store.save(
            [
                beginning(self.over, self.code, played),
                *(AddEntry(self.over, n, line) for n, line in enumerate(lines[1:], 1)),
                EndMatch(self.over, "set-solitaire", 7, ((self.ann, 0), (self.ben, 0)), result_of(played)),
                SaveRoom(self.code, 1, msgspec.json.encode(self.room)),
                Seated(self.code, "set-solitaire", (self.ann, self.ben)),
            ]
        )
        await store.people.learn("set-solitaire", Evidence(self.ann, ((1.0, 1.0),), 1.0))
        await store.save([SaveRoom(new_code(), 1, msgspec.json.encode({"code": "OTHER", "people": {self.ben: "Ben"}}))])


def beginning(match: str, room: str, table: ff.AnyTable) -> BeginMatch:
    assert table.seed is not None
    opening = write_entry(table.game, table.log[0], table.rules)
    return BeginMatch(match, room, msgspec.json.encode(Header.of(table)), table.seed, 5, opening)


def test_everything_about_a_person(url: str) -> None:
    evening = Evening()

    async def test(store: Store) -> None:
        await evening.happen(store)
        await store.bans.add("person", evening.ann, None, "shouting")
        about = await personal.export(store, evening.ann)
        assert (about.id, about.name, about.bans) == (evening.ann, "Ann", ["shouting"])
        assert about.matches == [{"match": evening.over, "seat": 0, "game": "set-solitaire", "began": 5, "ended": 7}]
        assert about.strengths == {"set-solitaire": learned(NOBODY, [(1.0, 1.0)], 1.0)}
        (room,) = about.rooms
        assert room.room == evening.code
        text = msgspec.json.encode(room.parts).decode()
        assert "1 Main Street" in text
        assert "plays well" not in text, "what others said is theirs"
        nobody = await personal.export(store, fresh())
        assert (nobody.name, nobody.rooms, nobody.matches) == (None, [], [])

    run(url, test)


async def everything(store: Store) -> bytes:
    """Return the content of the whole database."""
    tables = re.findall(r"CREATE TABLE (\w+)", "\n".join(upgrade(0, "BYTEA", 0)))
    assert len(tables) > 15
    return repr([await store.read(f"SELECT * FROM {table}") for table in tables]).encode()


def test_forgetting_a_person(url: str) -> None:
    evening = Evening()

    async def test(store: Store) -> None:
        await evening.happen(store)
        await store.keep_review(evening.over, f'{{"format":{FORMAT},"names":["Ann"],"players":[]}}')
        before = await everything(store)
        assert evening.ann.encode() in before
        assert await personal.forget(store, evening.ann)
        after = await everything(store)
        assert evening.ann.encode() not in after
        assert b'"Ann"' not in after
        assert b"'Ann'" not in after
        assert b"Main Street" not in after

        kept = await store.load_room(evening.code)
        assert kept is not None
        assert kept.version == 2
        room = msgspec.json.decode(kept.state, type=RoomState)
        alias = room.host
        assert [seat.person for seat in room.seats] == [alias, evening.namesake, evening.ben]
        assert room.people == {alias: "Somebody", evening.namesake: "Anna", evening.ben: "Ben"}
        assert (room.kicked, room.sat) == ((alias,), {alias: 0})
        assert room.chat[0] == m.ChatLine(0, alias, "Somebody", "")
        assert room.chat[1].text == "Ann plays well", "what others said stays as they said it"
        assert room.played[0].winners == ("Somebody", "Ben")

        for match in (evening.over, evening.going_on):
            found = await store.load_match(match)
            assert found is not None
            table = rebuild(found.header, await store.entries(match), found.seed)
            assert table.names == ("Player 1",)
            if match == evening.over:
                ff.verify(table.record())
        (row,) = await store.index.latest(evening.ben, 50)
        assert (row.match, row.names) == (evening.over, ("Player 1",))
        assert await store.index.latest(evening.ann, 50) == []
        assert await store.review(evening.over) is None
        assert not await personal.forget(store, evening.ann)

    run(url, test)


PEOPLE = {"person", "owner", "other", "recipient", "sender", "mate", "reporter"}
"""Columns with the id of a person."""
OF_OTHERS = {"rooms", "players", "played", "processes", "matches", "tournaments", "clubs", "reports", "operator_log"}
"""Tables whose rows have more to them than an id, with tests of their own; `owner` of a room is a process."""


def test_no_table_names_a_person_who_is_forgotten(url: str) -> None:
    """Every column with the id of a person is found in the schema, so that a new table is in this test by itself."""
    person, kinds = fresh(), {"VARCHAR": "x", "TEXT": "x", "{bytes}": b"x"}
    steps = re.findall(r"CREATE TABLE (\w+) \((.*)\)$", "\n".join(upgrade(0, "{bytes}", 0)), re.MULTILINE)
    ids = [
        (table, column, re.findall(r"(?:^|, )(\w+) (VARCHAR|TEXT|\{bytes\}|INTEGER|BIGINT|DOUBLE)", columns))
        for table, columns in steps
        if table not in OF_OTHERS
        for column in re.findall(r"(?:^|, )(\w+) VARCHAR\(32\)", columns)
        if column in PEOPLE
    ]
    assert len(ids) > 20

    async def test(store: Store) -> None:
        for table, theirs, columns in ids:
            row = [person if name == theirs else kinds.get(kind, 7) for name, kind in columns]
            names, marks = ", ".join(name for name, _ in columns), ", ".join("?" * len(row))
            await store.write(Statement(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row)))
            assert person.encode() in await everything(store), f"{table}.{theirs}"
            await personal.forget(store, person)
            assert person.encode() not in await everything(store), f"{table}.{theirs}"

    run(url, test)


def test_names_that_came_later_are_forgotten_too(url: str) -> None:
    """The log records who takes a seat over; only the names of Ann's seat are deleted."""
    evening = Evening()

    def naming(seat: int, name: str) -> bytes:
        return msgspec.json.encode({"seat": -2, "at": 5, "move": f"named {seat} {name}", "events": []})

    async def test(store: Store) -> None:
        await evening.happen(store)
        for match in (evening.over, evening.going_on):
            n = len(await store.entries(match))
            lines = [naming(0, "Ann"), naming(1, "Ben"), naming(1, "Ann 2"), b'{"move":"named 0 Ann","seat":1}']
            lines[3] = lines[3].replace(b"}", b',"at":6,"events":[]}')
            await store.save([AddEntry(match, n + k, line) for k, line in enumerate(lines)])
        await personal.forget(store, evening.ann)
        assert (await store.entries(evening.over))[-4:] == [naming(0, "Player 1"), *lines[1:]]
        assert (await store.entries(evening.going_on))[-4:] == [
            naming(0, "Player 1"),
            naming(1, "Ben"),
            naming(1, "Player 2"),
            lines[3],
        ]

    run(url, test)


def test_a_room_that_is_open_elsewhere_has_to_be_read_again(url: str) -> None:
    """Otherwise the server that has it loaded would save the name again."""
    evening = Evening()

    async def test(store: Store) -> None:
        await evening.happen(store)
        await personal.forget(store, evening.ann)
        with pytest.raises(Stale):
            await store.save([SaveRoom(evening.code, 2, msgspec.json.encode(evening.room))])

    run(url, test)


def test_what_cannot_be_read_is_said(url: str) -> None:
    evening = Evening()

    async def test(store: Store) -> None:
        await evening.happen(store)
        await store.save([SaveRoom(new_code(), 1, b"{" + evening.ann.encode())])
        with pytest.raises(StoreError, match="doctor"):
            await personal.forget(store, evening.ann)

    run(url, test)


def test_every_player_of_a_name_that_was_told_apart() -> None:
    assert personal._is_called({"Ann"}, 0, "Ann")
    assert personal._is_called({"Ann"}, 0, "Ann 2")
    assert not personal._is_called({"Ann"}, 0, "Anna")
    assert not personal._is_called({"Ann"}, 0, "Ann B")
