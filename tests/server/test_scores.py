"""Score sheets over the wire: sharing and merging, bounds, wrong requests, and what happens to personal data."""

import asyncio
import io
import json
import zipfile
from typing import Any

import msgspec
import pytest

from fivefold.api.scores import MyScores, NewEntries, NewScores, Scores, ScoresOpened, ScoringInfo
from fivefold.scores import AnyScoreEntry, PlayerNamed, PlayersOrdered, PointsEntered, ScoreSheet
from fivefold.server.store import EntryExists, Retention, Store
from server.client import Client, Server
from server.conftest import Person, rename
from server.stores import fresh, new_code, opened, run
from server.test_sweep import Calendar, swept

LONG_AGO = 1000


def named(device: str, number: int, name: str) -> PlayerNamed:
    return PlayerNamed(id=f"{device}-{number}", at=LONG_AGO + number, player=f"{device}-{number}", name=name)


def points(device: str, number: int, player: str, scored: int, *, row: int = 1, at: int = 2000) -> PointsEntered:
    return PointsEntered(id=f"{device}-{number}", at=at + number, round=row, player=player, points=scored)


PLAYERS = (named("a", 1, "Ann"), named("a", 2, "Bo"))


def begun(client: Client, *entries: AnyScoreEntry, game: str = "five-crowns") -> str:
    answer = client.http.post("/api/scores", content=msgspec.json.encode(NewScores(game, entries or PLAYERS)))
    return msgspec.json.decode(answer.content, type=ScoresOpened).code


def add(client: Client, code: str, *entries: AnyScoreEntry, since: int = 0) -> Scores:
    content = msgspec.json.encode(NewEntries(entries, since))
    answer = client.http.post(f"/api/scores/{code}/entries", content=content)
    return msgspec.json.decode(answer.content, type=Scores)


def sheet(found: Scores) -> ScoreSheet:
    return ScoreSheet(found.game).merge(found.entries)


@pytest.mark.smoke
def test_two_devices_write_on_one_sheet(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    assert ann.get("/api/scoring/five-crowns", ScoringInfo).scoring.usual == 11
    code = begun(ann)
    first = bo.get(f"/api/scores/{code}", Scores)
    assert (first.length, first.is_owner, first.locked) == (2, False, False)
    assert add(ann, code, points("a", 3, "a-1", 0), since=2).length == 3
    merged = add(bo, code, points("b", 1, "a-2", 12), points("b", 2, "a-1", 8, at=3000), since=2)
    assert [entry.id for entry in merged.entries] == ["a-3", "b-1", "b-2"]
    whole = ann.get(f"/api/scores/{code.lower()}", Scores)
    assert whole.is_owner
    assert sheet(whole).totals == {"Ann": 8, "Bo": 12}
    assert ann.get(f"/api/scores/{code}?since=5", Scores).entries == ()


def test_a_repeated_request_does_no_harm(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = begun(ann)
    found = [add(ann, code, points("a", 3, "a-1", 20), points("a", 3, "a-1", 20)) for _ in range(3)]
    assert [one.length for one in found] == [3, 3, 3]


def test_impossible_entries_are_refused_one_by_one(server: Server, someone: Person) -> None:
    """The others are taken, and names and times are cleaned."""
    ann = someone(server)
    code = begun(ann)
    found = add(
        ann,
        code,
        points("b", 1, "a-1", 1),
        points("b", 2, "a-1", 20),
        named("b", 3, "\u200b"),
        named("b", 4, "  Cy \n"),
        points("b", 5, "a-1", 20, at=2**52),
    )
    assert {refused.id: refused.message.code for refused in found.refused} == {"b-1": "impossible", "b-3": "bad-name"}
    assert sheet(found).players == ("Ann", "Bo", "Cy")
    assert found.entries[-1].at <= found.now + 60_000


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"entries": [{"t": "points"}]},
        {"entries": [{"t": "named", "id": "a-1", "at": 0, "player": "a-1", "name": ""}]},
        {"entries": [{"t": "named", "id": "a 1", "at": 0, "player": "a-1", "name": "Ann"}]},
        {"entries": [{"t": "points", "id": "a-9", "at": 0, "player": "a-1", "round": 100, "points": 3}]},
        {"entries": [{"t": "points", "id": "a-9", "at": -1, "player": "a-1", "round": 1, "points": 3}]},
        {"entries": [{"t": "points", "id": "a-9", "at": 1, "player": "a-1", "round": 1, "points": 10**9}]},
        {"entries": [{"t": "rounds", "id": f"a-{n}", "at": n, "rounds": 3} for n in range(51)]},
        {"entries": [], "since": -1},
        {"entries": [], "code": "other"},
    ],
)
def test_what_is_no_entry_is_refused(server: Server, someone: Person, body: dict[str, Any]) -> None:
    ann = someone(server)
    code = begun(ann)
    answer = ann.http.post(f"/api/scores/{code}/entries", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert ann.get(f"/api/scores/{code}", Scores).length == 2


def test_wrong_games_codes_and_people(server: Server, someone: Person) -> None:
    ann, nobody = someone(server), someone(server, welcome=False)
    code = begun(ann)
    assert nobody.http.get(f"/api/scores/{code}").status_code == 200
    assert nobody.http.post(f"/api/scores/{code}/entries", json={"entries": []}).json()["code"] == "stranger"
    for path in ("/api/scores/BBBBBB", "/api/scores/BBBBBB/qr.svg"):
        assert ann.http.get(path).json()["code"] == "no-such-sheet"
    assert ann.http.post("/api/scores", json={"game": "chess"}).json()["code"] == "unknown-game"
    assert ann.http.post("/api/scores", json={"game": "set-solitaire"}).json()["code"] == "no-score-sheet"
    assert ann.http.get("/api/scoring/karma-daily").status_code == 404
    assert ann.http.get(f"/api/scores/{code}/qr.svg").content.startswith(b"<svg")


def test_only_the_owner_writes_on_a_locked_sheet(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    code = begun(ann)
    assert bo.http.put(f"/api/scores/{code}", json={"locked": True}).json()["code"] == "not-owner"
    assert ann.http.put(f"/api/scores/{code}", json={"locked": True}).json()["locked"]
    entry = {"entries": [{"t": "rounds", "id": "b-1", "at": 1, "rounds": 3}]}
    refused = bo.http.post(f"/api/scores/{code}/entries", json=entry)
    assert (refused.status_code, refused.json()["code"]) == (403, "locked")
    assert ann.http.post(f"/api/scores/{code}/entries", json=entry).json()["length"] == 3


def test_a_sheet_has_a_bound(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = begun(ann)
    for page in range(20):
        batch = [PlayersOrdered(id=f"c-{page * 50 + n}", at=1, players=()) for n in range(49)]
        add(ann, code, *batch, since=10_000)
    batch = [PlayersOrdered(id=f"d-{n}", at=1, players=()) for n in range(50)]
    answer = ann.http.post(f"/api/scores/{code}/entries", content=msgspec.json.encode(NewEntries(tuple(batch))))
    assert answer.json()["code"] == "full"
    assert ann.get(f"/api/scores/{code}?since=10000", Scores).length == 982


def test_guessing_codes_and_starting_sheets_have_their_price(strict: Server, someone: Person) -> None:
    guesser = someone(strict, address="10.77.0.1")
    codes = [guesser.http.get(f"/api/scores/B{n:05}").json()["code"] for n in range(40)]
    assert codes[0] == "no-such-sheet"
    assert codes[-1] == "too-fast"
    writer = someone(strict, address="10.77.0.2")
    answers = [writer.http.post("/api/scores", json={"game": "set"}) for _ in range(80)]
    assert answers[0].status_code == 201
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} <= {"too-many-rooms", "too-fast"}
    assert answers[-1].status_code == 429


def test_my_sheets_are_listed_exported_and_deleted(server: Server, someone: Person) -> None:
    ann, bo = someone(server), someone(server)
    rename(bo, "Bo")
    shared, own = begun(ann), begun(bo, game="karma")
    add(bo, shared, points("b", 1, "a-1", 0), points("b", 2, "a-2", 12))
    (one,) = ann.get("/api/mine/scores", list[MyScores])
    assert (one.code, one.names, one.totals, one.round, one.rounds) == (shared, ("Ann", "Bo"), (0, 12), 2, 11)
    assert {one.code for one in bo.get("/api/mine/scores", list[MyScores])} == {shared, own}
    archive = zipfile.ZipFile(io.BytesIO(bo.http.get("/api/mine/records").content))
    exported = {one["code"]: one for one in json.loads(archive.read("person.json"))["scores"]}
    assert (exported[shared]["is_owner"], exported[own]["is_owner"]) == (False, True)
    assert len(exported[shared]["entries"]) == 4
    assert bo.http.delete("/api/mine").status_code == 200
    assert bo.get("/api/mine/scores", list[MyScores]) == []
    assert ann.http.get(f"/api/scores/{own}").status_code == 404
    assert sheet(ann.get(f"/api/scores/{shared}", Scores)).totals == {"Ann": 0, "Player 2": 12}


# -- the store by itself, on each database


def test_entries_are_numbered_once_by_several_processes(url: str) -> None:
    code, ann, bo = new_code(), fresh(), fresh()

    async def test(store: Store) -> None:
        await store.scores.open(code, "five-crowns", ann, PLAYERS)
        with pytest.raises(EntryExists):
            await store.scores.open(code, "set", bo, ())
        await asyncio.gather(
            *(store.scores.add(code, ann, [points("a", n, "a-1", 20)]) for n in range(3, 13)),
            *(store.scores.add(code, bo, [points("b", n, "a-2", 20)]) for n in range(3, 13)),
        )
        assert len(await store.scores.lines(code)) == 22
        assert len(await store.scores.lines(code, 20)) == 2
        found = await store.scores.find(code)
        assert found is not None
        assert (found.game, found.owner, found.length) == ("five-crowns", ann, 22)

    run(url, test)


def test_empty_sheets_go_like_rooms_and_others_stay(url: str) -> None:
    today = Calendar()
    empty, played, nobodys, ann = new_code(), new_code(), new_code(), fresh()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            for code in (empty, played, nobodys):
                await store.scores.open(code, "five-crowns", ann if code != nobodys else fresh(), PLAYERS)
            await store.scores.add(played, ann, [points("a", 3, "a-1", 20)])
            today.wait(6.9)
            await swept(store)
            assert await store.scores.find(empty) is not None
            today.wait(0.2)
            await swept(store)
            assert await store.scores.find(empty) is None
            assert await store.scores.lines(empty) == []
            assert await store.scores.find(played) is not None
            today.wait(400)
            await swept(store, Retention(matches=500))
            assert await store.scores.find(played) is not None
            await swept(store, Retention(matches=300))
            assert await store.scores.find(played) is None

    asyncio.run(test())
