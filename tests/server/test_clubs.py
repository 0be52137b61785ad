"""Clubs over the wire: members, the permanent room, the table of a year, score sheets, and personal data."""

import io
import json
import zipfile
from typing import Any

import msgspec
import pytest

from fivefold.api.clubs import ClubPage, ClubResult, MyClub, pairs_of, table_of
from fivefold.api.scores import NewEntries, NewScores
from fivefold.scores import AnyScoreEntry, PlayerNamed, PointsEntered, RoundsSet
from fivefold.server.store import EntryExists, Store
from fivefold.server.store.merging import merge
from server.client import Client, Server
from server.conftest import Person, rename, seated
from server.playing import finish
from server.stores import fresh, new_code, run


def founded(host: Client, name: str = "Thursday") -> str:
    answer = host.http.post("/api/clubs", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def page(client: Client, code: str, year: int = 0) -> ClubPage:
    return client.get(f"/api/clubs/{code}?year={year}", ClubPage)


def join(client: Client, code: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.http.post(f"/api/clubs/{code}/members").json()
    return answer


def test_members_play_in_the_clubs_room_and_its_table_counts(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    rename(ann, "Ann")
    rename(bo, "Bo")
    code = founded(ann)
    assert bo.http.post(f"/api/clubs/{code}/room").json()["code"] == "not-member"
    assert join(bo, code)["me"] == 2
    room = ann.http.post(f"/api/clubs/{code}/room").json()["code"]
    assert bo.http.post(f"/api/clubs/{code}/room").json()["code"] == room
    wires = [ann.join(room), bo.join(room)]
    wires[0].ask("choose", game="set", options={"deck": "easy"})
    for wire in wires:
        if not any(seat.person == wire.client.id for seat in wire.in_room.seats):
            wire.ask("sit")
    wires[0].ask("start")
    seated(wires)
    finish(wires)
    found = page(ann, code)
    assert sorted((row.member, row.played) for row in found.table) == [(1, 1), (2, 1)]
    assert sum(row.won for row in found.table) >= 1
    (result,) = found.recent
    assert (result.kind, result.game) == ("match", "set")
    (pair,) = found.pairs
    assert (pair.one, pair.other, pair.played) == (1, 2, 1)
    assert page(ann, code, found.year - 1).recent == ()


def test_score_sheets_of_real_tables_count_by_name(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    rename(ann, "Ann")
    rename(bo, "BO")
    code = founded(ann)
    join(bo, code)
    first: list[AnyScoreEntry] = [
        PlayerNamed(id=f"a-{n}", at=n, player=f"a-{n}", name=name) for n, name in ((1, "Ann"), (2, "Bo"), (3, "Guest"))
    ]
    opened = ann.http.post("/api/scores", content=msgspec.json.encode(NewScores("five-crowns", tuple(first))))
    sheet = opened.json()["code"]
    path = f"/api/clubs/{code}/scores"
    assert bo.http.post(path, json={"sheet": sheet}).json()["recent"] == []
    rest: tuple[AnyScoreEntry, ...] = (
        RoundsSet(id="a-4", at=4, rounds=1),
        *(
            PointsEntered(id=f"a-{4 + n}", at=5, round=1, player=f"a-{n}", points=p)
            for n, p in ((1, 12), (2, 0), (3, 20))
        ),
    )
    ann.http.post(f"/api/scores/{sheet}/entries", content=msgspec.json.encode(NewEntries(rest))).raise_for_status()
    found = page(ann, code)
    assert [(row.member, row.played, row.won) for row in found.table] == [(2, 1, 1), (1, 1, 0)]
    assert found.recent[0].id == sheet
    assert bo.http.post(path, json={"sheet": "BBBBBB"}).json()["code"] == "no-such-sheet"
    assert bo.http.delete(f"{path}/{sheet}").json()["code"] == "not-host"
    assert ann.http.delete(f"{path}/{sheet}").status_code == 204
    assert page(ann, code).recent == ()


def test_strangers_see_a_name_and_members_plan_leave_and_are_removed(server: Server, someone: Person) -> None:
    ann, bo, cy = someone(server), someone(server), someone(server)
    code = founded(ann, "  Thursday\u200b club ")
    seen = page(cy, code)
    assert (seen.name, seen.members, seen.me) == ("Thursday club", (), None)
    join(bo, code)
    path = f"/api/clubs/{code}"
    assert bo.http.put(path, json={"name": "Mine"}).json()["code"] == "not-host"
    assert bo.http.put(f"{path}/members/1", json={"removed": True}).json()["code"] == "not-host"
    assert ann.http.put(path, json={"name": " \u200b"}).json()["code"] == "bad-name"
    changed = ann.http.put(path, json={"name": "Friday", "next": 1_800_000_000_000}).json()
    assert (changed["name"], changed["next"]) == ("Friday", 1_800_000_000_000)
    assert ann.http.put(f"{path}/members/2", json={"removed": True}).json()["members"][1]["removed"]
    assert join(bo, code)["code"] == "kicked"
    assert page(bo, code).members == ()
    assert ann.http.put(f"{path}/members/1", json={"removed": True}).json()["code"] == "no-such-person"
    ann.http.put(f"{path}/members/2", json={"removed": False})
    assert page(bo, code).me == 2
    join(cy, code)
    assert ann.http.put(path, json={"host": 3}).json()["host"] == 3
    assert cy.http.delete(f"{path}/members").status_code == 204
    assert page(bo, code).host == 1, "the longest member"
    assert {one.name for one in bo.get("/api/mine/clubs", list[MyClub])} == {"Friday"}
    assert ann.http.get(f"{path}/qr.svg").content.startswith(b"<svg")
    assert bo.http.delete(path).json()["code"] == "not-host"
    assert ann.http.delete(path).status_code == 204
    assert bo.http.get(path).json()["code"] == "no-such-club"


def test_a_club_is_exported_handed_on_and_goes_with_its_last_member(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    code = founded(ann)
    join(bo, code)
    archive = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/mine/records").content))
    assert json.loads(archive.read("person.json"))["clubs"] == [{"code": code, "name": "Thursday"}]
    assert ann.http.delete("/api/mine").status_code == 200
    found = page(bo, code)
    assert ([one.number for one in found.members], found.host) == ([2], 2)
    assert bo.http.delete(f"/api/clubs/{code}/members").status_code == 204
    assert bo.http.get(f"/api/clubs/{code}").status_code == 404


def test_nobody_hosts_more_than_five_clubs(server: Server, someone: Person) -> None:
    host = someone(server)
    for _ in range(5):
        founded(host)
    assert host.http.post("/api/clubs", json={"name": "One more"}).json()["code"] == "too-many-clubs"


def test_guessing_codes_and_founding_clubs_have_their_price(strict: Server, someone: Person) -> None:
    guesser, other = someone(strict, address="10.79.0.1"), someone(strict, address="10.79.0.2")
    codes = [guesser.http.get(f"/api/clubs/BBB{n:05}").json()["code"] for n in range(40)]
    assert codes[0] == "no-such-club"
    assert codes[-1] == "too-fast"
    answers = [other.http.post("/api/clubs", json={"name": "Flood"}) for _ in range(40)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429
    assert someone(strict, address="10.79.0.3").http.post("/api/clubs", json={"name": "Calm"}).status_code == 201


# -- the store, on each database


def test_members_are_numbered_once_and_a_guest_brings_their_clubs(url: str) -> None:
    async def test(store: Store) -> None:
        code, room, ann, person = new_code(), new_code(), fresh(), fresh()
        await store.clubs.open(code, ann, "Club", room)
        with pytest.raises(EntryExists):
            await store.clubs.open(code, fresh(), "Other", room)
        found = await store.clubs.find(code)
        assert found is not None
        with pytest.raises(EntryExists):
            await store.clubs.join(code, found, 1, fresh())
        await merge(store, ann, person)
        saved = await store.clubs.find(code)
        assert saved is not None
        assert saved.owner == person
        assert [one.person for one in await store.clubs.members(code)] == [person]
        assert await store.clubs.played(room, 0, 10**15) == []
        assert await store.clubs.scored(code, 0, 10**15) == []

    run(url, test)


def test_the_table_counts_wins_and_who_was_ahead_of_whom() -> None:
    results = [
        ClubResult("match", "a", "karma", 1, ((1, 1), (2, 2), (3, 3))),
        ClubResult("match", "b", "karma", 2, ((1, 2), (2, 1))),
        ClubResult("sheet", "c", "karma", 3, ((2, 1), (1, 1), (9, 3))),
    ]
    assert [(row.member, row.played, row.won) for row in table_of((1, 2, 3), results)] == [
        (1, 3, 2),
        (2, 3, 2),
        (3, 1, 0),
    ]
    pairs = {(pair.one, pair.other): (pair.played, pair.ahead, pair.behind) for pair in pairs_of((1, 2, 3), results)}
    assert pairs == {(1, 2): (3, 1, 1), (1, 3): (1, 1, 0), (2, 3): (1, 1, 0)}
