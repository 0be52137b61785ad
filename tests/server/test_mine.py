"""Matches in progress, found again by their players; and how they wait, begin and continue at a real server."""

import time

import pytest

from fivefold.api import bodies as rest
from fivefold.rooms.changes import Seated
from fivefold.server.store import Stale, Store
from server.client import Client, Server
from server.conftest import Person, company, seated
from server.stores import new_code, room, run


def mine(client: Client) -> list[tuple[str, str]]:
    return [(match.code, match.game) for match in client.get("/api/mine", rest.Mine).matches]


@pytest.mark.smoke
def test_my_matches_are_listed_while_they_go_on(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2, game="karma")
    seated([one, two])
    ann, ben = one.client, two.client
    assert mine(ann) == mine(ben) == []
    one.start()
    alone = ann.open_room(game="set-solitaire", start=True)
    ann.open_room(game="karma", lesson=0, start=True)
    assert mine(ann) == [(alone, "set-solitaire"), (code, "karma")], "the latest first, and no lesson"
    assert mine(ben) == [(code, "karma")]
    (match,) = ben.get("/api/mine", rest.Mine).matches
    assert [(seat.name, seat.level) for seat in match.others] == [("@guest 1", None)]
    one.ask("lobby")
    assert mine(ben) == []
    wire = ann.join(alone)
    wire.until_table()
    wire.ask("do", move="resign")
    assert mine(ann) == []


def test_whoever_stands_up_or_is_sent_out_plays_no_more(server: Server, someone: Person) -> None:
    code, (one, two, _) = company(server, someone, 3, game="karma", seats=2)
    seated([one, two])
    one.start()
    two.until_table()
    two.ask("stand")
    assert mine(two.client) == []
    assert mine(one.client) == [(code, "karma")]


def test_a_stranger_has_nothing(server: Server, someone: Person) -> None:
    nobody = someone(server, welcome=False)
    assert nobody.http.get("/api/mine").status_code == 401
    assert mine(someone(server)) == []


def test_they_are_found_after_a_restart(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = ann.open_room(game="karma", bots="easy", start=True)
    server.terminate()
    server.start()
    assert mine(ann) == [(code, "karma")]


def test_the_index_is_kept_with_the_room_in_each_database(url: str) -> None:
    """A room that is not saved adds no person to the index."""

    async def test(store: Store) -> None:
        code, other = new_code(), new_code()
        await store.save([room(code, 1, b"one"), Seated(code, "karma", ("ann", "ben"))])
        await store.save([room(other, 1, b"other"), Seated(other, "set", ("ann",))])
        assert {found for found, _ in await store.people.rooms("ann", 9)} == {code, other}
        assert len(await store.people.rooms("ann", 1)) == 1
        await store.save([room(code, 2, b"two"), Seated(code, "karma", ("ben",))])
        assert await store.people.rooms("ann", 9) == [(other, b"other")]
        assert await store.people.rooms("ben", 9) == [(code, b"two")]
        with pytest.raises(Stale):
            await store.save([room(code, 2, b"stale"), Seated(code, "karma", ("ann",))])
        assert await store.people.rooms("ben", 9) == [(code, b"two")]
        assert await store.people.rooms("ann", 9) == [(other, b"other")]

    run(url, test)


# -- beginning and continuing, with real clients


def test_bots_wait_for_who_draws_the_table(server: Server, someone: Person) -> None:
    """Nothing happens until the table is on screen; then the match begins."""
    ann = someone(server)
    code = ann.open_room(game="karma", bots="expert", seats=4, start=True)
    wire = ann.join(code, hello=False)
    wire.until(lambda: wire.welcome, "a welcome")
    wire.ask("hello", draws=True)
    table = wire.until_table()
    assert table.now < 0
    time.sleep(1.0)
    assert wire.table is not None
    assert (wire.table.n, wire.refusal("do", move="pickup")) == (0, "not-begun")
    wire.ask("shown", match=table.match)
    wire.until(lambda: wire.table and wire.table.now >= 0, "the beginning")


def test_whoever_is_away_is_replaced_by_anybody_who_plays(server: Server, someone: Person) -> None:
    code, (one, two) = company(server, someone, 2, game="karma")
    seated([one, two])
    one.start()
    two.until_table()
    one.drop()
    two.until_room(lambda room: room.seats[0].away, "the room to know")
    two.ask("seatbot", seat=0, level="even")
    assert two.in_room.seats[0].level is not None
    back = one.client.join(code)
    back.until_room(lambda room: room.seats[0].level is None, "the seat")


def test_a_public_table_goes_on(server: Server, someone: Person) -> None:
    _, (one, two) = company(server, someone, 2, game="five-crowns", public=True)
    seated([one, two])
    one.start()
    two.until_table()
    one.drop()
    two.until_room(lambda room: room.seats[0].level is not None, "a bot")
    assert two.in_room.seats[0].person == one.client.id
