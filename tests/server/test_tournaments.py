"""Tournaments over the wire: joining, rooms for each round, results from records, hosts, strangers, and kills."""

import io
import json
import zipfile
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from fivefold.api.tournaments import MyTournament, TournamentPage
from fivefold.rooms.results import result_of
from server.client import Client, Server, until
from server.conftest import Person, rename


def opened(host: Client, **plan: Any) -> str:
    answer = host.http.post("/api/tournaments", json={"game": "set-cubed", "pause": 0, **plan})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def page(client: Client, code: str, shown: int = 0) -> TournamentPage:
    return client.get(f"/api/tournaments/{code}?round={shown}", TournamentPage)


def act(host: Client, code: str, **action: Any) -> dict[str, Any]:
    answer: dict[str, Any] = host.http.post(f"/api/tournaments/{code}/actions", json=action).json()
    return answer


def enter(client: Client, code: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.http.post(f"/api/tournaments/{code}/players").json()
    return answer


def round_to_play(client: Client, code: str, after: int) -> TournamentPage | None:
    found = page(client, code)
    return found if found.current > after or found.ended else None


def played_round(people: list[Client], code: str, number: int) -> None:
    """Let people go to their tables until a round has ended."""

    def is_over() -> bool:
        if page(people[0], code).current > number or page(people[0], code).ended:
            return True
        for person in people:
            mine = page(person, code)
            if mine.room and mine.current == number:
                wire = person.join(mine.room)
                room = wire.in_room
                if room.match is not None and any(seat.person == person.id for seat in room.seats) and not room.over:
                    wire.ask("stand")
        return False

    until(is_over, "the round to end")


@pytest.mark.smoke
def test_a_server_killed_in_every_round_loses_no_result_and_pairs_nobody_twice(real: None, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        ann, bo = Client(server), Client(server)
        rename(ann, "Ann")
        code = opened(ann, rounds=2)
        act(ann, code, t="bots", level="easy", count=2)
        for person in (ann, bo):
            assert enter(person, code)["me"] is not None
        assert act(ann, code, t="start")["current"] == 1
        for number in (1, 2):
            paired = page(ann, code, number).round
            server.kill()
            server.start()
            again = page(ann, code, number).round
            assert paired is not None
            assert again is not None
            assert [table.room for table in again.tables] == [table.room for table in paired.tables]
            played_round([ann, bo], code, number)
        rounds = [page(ann, code, number).round for number in (1, 2)]
        tables = [table for one in rounds if one is not None for table in one.tables]
        assert page(ann, code).ended
        assert len(tables) == 4
        assert len({table.match for table in tables}) == 4
        assert len({tuple(sorted(table.players)) for table in tables}) == 4
        for table in tables:
            record = ann.http.get(f"/api/records/{table.match}").text
            result = result_of(ff.replay(ff.Record.read(record)))
            assert table.places == tuple(seat.place for seat in result.seats)
            assert table.scores == tuple(seat.score for seat in result.seats)
        for client in (ann, bo):
            client.close()
        assert '"level":"error"' not in server.log
    finally:
        server.stop()


@pytest.mark.soak
def test_a_tournament_of_32_with_a_server_killed_in_every_round(real: None, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits").start()
    people = [Client(server) for _ in range(8)]
    try:
        code = opened(people[0])
        act(people[0], code, t="bots", level="easy", count=24)
        for person in people:
            enter(person, code)
        assert act(people[0], code, t="start")["current"] == 1
        for number in range(1, 6):
            until(partial(round_to_play, people[0], code, number - 1), "the next round")
            server.kill()
            server.start()
            played_round(people, code, number)
        rounds = [page(people[0], code, number).round for number in range(1, 6)]
        tables = [table for one in rounds if one is not None for table in one.tables]
        assert page(people[0], code).ended
        assert len({table.match for table in tables if table.match}) == 5 * 16
        pairs = [tuple(sorted(pair)) for table in tables for pair in combinations(table.players, 2)]
        assert len(set(pairs)) == len(pairs) == 5 * 16
    finally:
        for person in people:
            person.close()
        server.stop()


def test_everybody_with_the_link_joins_and_leaves(server: Server, someone: Person) -> None:
    host, ann, stranger = someone(server), someone(server), someone(server, welcome=False)
    rename(ann, "Ann")
    code = opened(host, title="  Winter\u200b cup ")
    assert enter(ann, code)["me"] == 1
    assert enter(ann, code)["code"] == "entered"
    found = stranger.get(f"/api/tournaments/{code.lower()}", TournamentPage)
    assert (found.title, [player.name for player in found.players]) == ("Winter cup", ["Ann"])
    assert (found.is_host, found.me, page(host, code).is_host) == (False, None, True)
    assert stranger.http.post(f"/api/tournaments/{code}/players").json()["code"] == "stranger"
    assert ann.http.delete(f"/api/tournaments/{code}/players").json()["players"][0]["withdrawn"]
    assert not enter(ann, code)["players"][0]["withdrawn"]
    assert {one.code for one in ann.get("/api/mine/tournaments", list[MyTournament])} == {code}
    assert ann.http.get(f"/api/tournaments/{code}/qr.svg").content.startswith(b"<svg")


def test_a_stranger_cannot_sit_at_a_table_of_a_tournament(server: Server, someone: Person) -> None:
    people = [someone(server) for _ in range(4)]
    code = opened(people[0])
    for person in people:
        enter(person, code)
    act(people[0], code, t="start")
    found = page(people[0], code)
    assert found.round is not None
    table = found.round.tables[0]
    ann, bo = (next(one for one in people if page(one, code).me == player) for player in table.players)
    stranger = someone(server).join(table.room)
    assert stranger.refusal("sit", seat=0) == "tournament"
    first = ann.join(table.room)
    assert first.in_room.match is None
    assert first.in_room.tournament is not None
    refused: dict[str, dict[str, Any]] = {"start": {}, "resize": {"seats": 3}, "choose": {"game": "karma"}, "stand": {}}
    for request, fields in refused.items():
        refusals = [wire.refusal(request, **fields) for wire in (first, stranger)]
        assert set(refusals) <= {"tournament", "not-seated"}, request
    second = bo.join(table.room)
    first.until_room(lambda room: room.match is not None, "the match to begin")
    assert second.refusal("lobby") == "tournament"
    assert second.refusal("askhint") == "no-hints"
    assert stranger.refusal("sit", seat=1) == "tournament"
    second.ask("stand")
    assert stranger.refusal("sit", seat=1) == "tournament"
    first.until_room(lambda room: not all(seat.person for seat in room.seats), "the seat to be free")
    second.ask("sit", seat=[seat.person for seat in first.in_room.seats].index(None))
    first.until_room(lambda room: all(seat.person for seat in room.seats), "the player to be back")


def test_only_the_host_corrects_and_everybody_sees_it(server: Server, someone: Person) -> None:
    people = [someone(server) for _ in range(4)]
    code = opened(people[0], pause=600)
    for person in people:
        enter(person, code)
    assert act(people[1], code, t="start")["code"] == "not-host"
    act(people[0], code, t="start")
    decision = {"t": "decide", "round": 1, "table": 0, "places": [2, 1]}
    assert act(people[1], code, **decision)["code"] == "not-host"
    assert act(people[0], code, **{**decision, "places": [2, 2]})["code"] == "bad-places"
    assert act(people[0], code, **{**decision, "table": 9})["code"] == "no-such-table"
    assert act(people[0], code, t="next")["code"] == "round-open"
    act(people[0], code, **decision)
    corrected = act(people[0], code, **{**decision, "places": [1, 2]})
    assert corrected["round"]["tables"][0]["places"] == [1, 2]
    assert [entry["places"] for entry in page_json(people[3], code)["by_host"]] == [[1, 2], [2, 1]]
    players = corrected["round"]["tables"][1]["players"]
    assert act(people[0], code, t="swap", first=players[0], second=players[0])["code"] == "no-such-player"
    act(people[0], code, **{**decision, "table": 1})
    assert act(people[0], code, t="next")["current"] == 2
    assert act(people[0], code, t="end")["ended"]
    assert act(people[0], code, t="end")["code"] == "over"


def page_json(client: Client, code: str) -> dict[str, Any]:
    found: dict[str, Any] = client.http.get(f"/api/tournaments/{code}").json()
    return found


def test_a_host_hands_over_or_deletes(server: Server, someone: Person) -> None:
    host, ann = someone(server), someone(server)
    code = opened(host)
    enter(ann, code)
    path = f"/api/tournaments/{code}"
    assert ann.http.put(f"{path}/host", json={"player": 1}).status_code == 403
    assert host.http.put(f"{path}/host", json={"player": 7}).json()["code"] == "no-such-player"
    assert not host.http.put(f"{path}/host", json={"player": 1}).json()["is_host"]
    assert page(ann, code).is_host
    assert host.http.delete(path).json()["code"] == "not-host"
    assert ann.http.delete(path).status_code == 204
    assert ann.http.get(path).json()["code"] == "no-such-tournament"


def test_personal_data_in_tournaments_is_exported_and_deleted_and_the_next_player_hosts(
    server: Server, someone: Person
) -> None:
    ann, bo = someone(server), someone(server)
    rename(ann, "Ann")
    rename(bo, "Bo")
    code, alone = opened(ann, title="Ann’s cup"), opened(ann)
    enter(ann, code)
    enter(bo, code)
    archive = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/mine/records").content))
    exported = {one["code"]: one for one in json.loads(archive.read("person.json"))["tournaments"]}
    assert set(exported) == {code, alone}
    assert (exported[code]["title"], exported[code]["player"]) == ("Ann’s cup", 1)
    assert [entry["name"] for entry in exported[code]["entries"]] == ["Ann"]
    assert ann.http.delete("/api/mine").status_code == 200
    found = page(bo, code)
    assert [player.name for player in found.players] == ["Player 1", "Bo"]
    assert found.is_host
    assert bo.http.get(f"/api/tournaments/{alone}").status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "karma-daily"},
        {"game": "set-solitaire"},
        {"game": "wordspiel", "size": 7},
        {"size": 8},
        {"format": "ladder"},
        {"title": "x" * 61},
        {"fill": "grandmaster"},
        {"options": {"colour": "red"}},
        {"days": 15},
        {"minutes": -1},
        {"seed": "mine"},
    ],
)
def test_a_plan_that_is_not_possible_is_refused(server: Server, someone: Person, wrong: dict[str, Any]) -> None:
    answer = someone(server).http.post("/api/tournaments", json={"game": "karma", **wrong})
    assert 400 <= answer.status_code < 500, answer.text


def test_nobody_hosts_more_than_five_tournaments(server: Server, someone: Person) -> None:
    host = someone(server)
    codes = [opened(host) for _ in range(5)]
    answer = host.http.post("/api/tournaments", json={"game": "karma"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    act(host, codes[0], t="end")
    assert opened(host)


def test_bots_and_players_are_bounded(server: Server, someone: Person) -> None:
    host = someone(server)
    code = opened(host)
    assert len(act(host, code, t="bots", level="easy", count=32)["players"]) == 32
    assert act(host, code, t="bots", level="easy", count=1)["code"] == "too-many-bots"
    assert act(host, code, t="bots", level="lesson-1", count=1)["code"] == "unknown-bot"
    assert act(host, opened(host), t="start")["code"] == "too-few"


def test_odd_names_of_tournaments_are_only_text(server: Server, someone: Person) -> None:
    host = someone(server)
    rename(host, "=cmd|'/C calc'!A0")
    code = opened(host, title="<script>alert(1)</script>")
    enter(host, code)
    act(host, code, t="bots", level="easy", count=3)
    act(host, code, t="start")
    answer = host.http.get(f"/api/tournaments/{code}/standing.csv", headers={"Accept-Language": "de"})
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.text.startswith("Platz,Name,Punkte")
    assert "'=cmd|" in answer.text
    assert page(host, code).title == "<script>alert(1)</script>"


def test_a_stranger_who_guesses_codes_of_tournaments_pays(strict: Server, someone: Person) -> None:
    guesser, other = someone(strict, address="10.78.0.1"), someone(strict, address="10.78.0.2")
    codes = [guesser.http.get(f"/api/tournaments/BBB{n:05}").json()["code"] for n in range(40)]
    assert codes[0] == "no-such-tournament"
    assert codes[-1] == "too-fast"
    assert other.http.get("/api/tournaments/BBBBBBBB").json()["code"] == "no-such-tournament"


def test_a_flood_of_tournaments_is_refused_and_hurts_nobody_else(strict: Server, someone: Person) -> None:
    writer, other = someone(strict, address="10.78.0.3"), someone(strict, address="10.78.0.4")
    answers = [writer.http.post("/api/tournaments", json={"game": "karma"}) for _ in range(40)]
    assert answers[0].status_code == 201
    assert {answer.status_code for answer in answers[-10:]} == {429}
    assert other.http.post("/api/tournaments", json={"game": "karma"}).status_code == 201


def test_pages_of_tournaments_are_the_client(server: Server, someone: Person) -> None:
    anyone = someone(server)
    for path in ("/tournament", "/t/BBBBBBBB", "/t/BBBBBBBB/screen"):
        assert anyone.http.get(path, headers={"Accept": "text/html"}).status_code == 200
