"""Operators in the browser: how they sign in, what they may see, and that all they do is logged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fivefold.core.errors import Illegal
from fivefold.server import backups
from fivefold.server.backups import BackupService
from fivefold.server.limits import Limits, ServerBuckets
from fivefold.server.people.operators import Operators
from fivefold.server.store import Store
from server.client import LONG, Client, Server
from server.conftest import Person
from server.stores import run

SECRET = "open sesame"
TOKEN = {"Authorization": f"Bearer {SECRET}"}


@pytest.fixture(scope="module")
def operated(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--operator-token", SECRET, "--limit-address-guesses", "3", "--logs")
    server = Server(tmp_path_factory.mktemp("operated"), *options).start()
    yield server
    server.stop()


def signed_in(server: Server, someone: Person, address: str, name: str = "Olga") -> Client:
    client = someone(server, address=address)
    answer = client.http.post("/operator/session", json={"token": SECRET, "name": name})
    assert answer.status_code == 200, answer.text
    return client


@pytest.mark.smoke
def test_an_operator_signs_in_with_a_cookie_that_only_these_routes_get(operated: Server, someone: Person) -> None:
    client = someone(operated, address="10.80.0.1")
    answer = client.http.post("/operator/session", json={"token": SECRET, "name": " Olga "})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/operator", "max-age=28800"))
    assert SECRET not in cookie
    assert client.http.get("/operator/session").json() == {"name": "Olga"}
    assert client.http.get("/operator/rooms").status_code == 200
    assert client.http.delete("/operator/session").json() == {"name": ""}
    assert client.http.get("/operator/rooms").status_code == 401
    assert SECRET not in operated.log
    assert client.http.get("/operator").status_code == 200


def test_a_session_that_was_signed_out_is_over_for_everybody(operated: Server, someone: Person) -> None:
    client = signed_in(operated, someone, "10.80.0.2")
    stolen = client.http.cookies["fivefold-operator"]
    client.http.delete("/operator/session")
    thief = someone(operated, address="10.80.0.3")
    thief.http.cookies.set("fivefold-operator", stolen, domain="127.0.0.1")
    assert thief.http.get("/operator/rooms").status_code == 401


def test_guesses_of_the_token_are_few_and_then_even_the_right_one_is_refused(operated: Server, someone: Person) -> None:
    eve = someone(operated, address="10.80.0.4")
    tries = [eve.http.post("/operator/session", json={"token": f"guess {n}", "name": "Eve"}) for n in range(3)]
    assert {answer.json()["code"] for answer in tries} == {"not-operator"}
    last = eve.http.post("/operator/session", json={"token": SECRET, "name": "Eve"})
    assert last.json()["code"] == "too-many-guesses"
    header = eve.http.get("/operator/rooms", headers=TOKEN)
    assert header.json()["code"] == "too-many-guesses"
    assert signed_in(operated, someone, "10.80.0.5").http.get("/operator/load").status_code == 200


def test_no_other_site_acts_for_an_operator(operated: Server, someone: Person) -> None:
    client = signed_in(operated, someone, "10.80.0.6")
    ban = {"address": "192.0.2.77"}
    for headers in ({"Origin": "https://evil.example.org"}, {"Sec-Fetch-Site": "cross-site"}):
        for method, path in (("POST", "bans"), ("POST", "backups"), ("DELETE", "session")):
            answer = client.http.request(method, f"/operator/{path}", json=ban, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "other-site")
    assert client.http.get("/operator/bans").json() == []


def test_an_operator_sees_the_settings_of_a_room_and_nothing_of_its_table(operated: Server, someone: Person) -> None:
    ann = someone(operated, address="10.80.0.7")
    code = ann.open_room(game="karma", seats=2, bots="easy", start=True)
    wire = ann.join(code)
    view = wire.until_table().view
    client = signed_in(operated, someone, "10.80.0.8")
    found = client.http.get(f"/operator/rooms/{code.lower()}").json()
    assert (found["code"], found["game"], found["playing"], found["quiet"]) == (code, "karma", True, False)
    assert [one["id"] for one in found["people"]] == [ann.id]
    assert set(found) == {
        "code", "game", "options", "host", "public", "locked", "quiet", "pace", "playing", "people", "seats",
    }  # fmt: skip
    assert "hand" in str(view), "or the test shows nothing"
    assert "hand" not in str(found)


def test_everything_that_operators_do_is_logged(operated: Server, someone: Person) -> None:
    ann = someone(operated, address="10.80.0.9")
    code = ann.open_room()
    client = signed_in(operated, someone, "10.80.0.10", "Pat")
    client.http.get(f"/operator/rooms/{code}")
    client.http.post(f"/operator/rooms/{code}/close")
    assert client.http.post("/operator/bans", json={"person": ann.id, "hours": 1, "why": "rude"}).status_code == 204
    assert client.http.delete(f"/operator/bans/person/{ann.id}").status_code == 204
    client.http.delete("/operator/session")
    lines = [line for line in client.http.get("/operator/log", headers=TOKEN).json() if line["who"] == "Pat"]
    assert [(line["action"], line["about"]) for line in reversed(lines)] == [
        ("sign-in", ""), ("room", code), ("close-room", code), ("ban", ann.id), ("lift-ban", ann.id), ("sign-out", ""),
    ]  # fmt: skip
    assert client.http.get("/operator/log?before=0", headers=TOKEN).json() == []


def test_the_banned_are_told_until_when_and_why(operated: Server, someone: Person) -> None:
    ann, client = someone(operated, address="10.80.0.11"), signed_in(operated, someone, "10.80.0.12")
    ann.http.put("/api/me", json={"name": "Ann"})
    wire = ann.join(ann.open_room())
    ban = {"person": ann.id, "addresses": True, "hours": 24, "why": "<i>rude</i>"}
    assert client.http.post("/operator/bans", json=ban).status_code == 204
    assert wire.ended.wait(LONG)
    refusal = ann.http.get("/api/me")
    assert refusal.status_code == 403, "the address, too"
    assert refusal.json()["said"]["key"] == "server.banned.until-why"
    assert refusal.json()["said"]["facts"]["why"] == "<i>rude</i>"
    bans = {one["kind"]: one for one in client.http.get("/operator/bans").json()}
    assert (bans["person"]["name"], bans["person"]["operator"]) == ("Ann", "Olga")
    assert bans["address"]["who"] == "10.80.0.11"
    for one in bans.values():
        assert client.http.delete(f"/operator/bans/{one['kind']}/{one['who']}").status_code == 204
    assert ann.http.get("/api/me").status_code == 200


def test_operators_do_not_lock_themselves_out(operated: Server, someone: Person) -> None:
    client = signed_in(operated, someone, "10.80.0.13")
    own = client.http.post("/operator/bans", json={"address": "10.80.0.13"})
    assert (own.status_code, own.json()["code"]) == (400, "bad-request")
    neighbour = someone(operated, address="10.80.0.13")
    wire = neighbour.join(neighbour.open_room())
    assert client.http.post("/operator/bans", json={"person": neighbour.id, "addresses": True}).status_code == 204
    assert wire.ended.wait(LONG)
    assert [one["kind"] for one in client.http.get("/operator/bans").json()] == ["person"]
    assert client.http.delete(f"/operator/bans/person/{neighbour.id}").status_code == 204


def test_load_and_backups(operated: Server, someone: Person) -> None:
    client = signed_in(operated, someone, "10.80.0.14")
    load = client.http.get("/operator/load").json()
    assert load["processes"] == 1
    assert load["memory_mb"] > 10
    assert set(load["waiting"]) >= {"think", "review"}
    made = client.http.post("/operator/backups").json()
    assert made["possible"]
    assert [file["name"] for file in made["files"]] == [file.name for file in Path(made["folder"]).iterdir()]
    assert made["files"][0]["bytes"] > 1000
    assert client.http.get("/operator/backups").json() == made


# -- without a server


def test_sessions_hold_with_their_token_only(url: str) -> None:
    async def test(store: Store) -> None:
        buckets = ServerBuckets(Limits())
        secret, name = await Operators(store, SECRET, buckets).sign_in(SECRET, "Olga", "192.0.2.1")
        elsewhere = Operators(store, SECRET, buckets)
        assert await elsewhere.signed_in(secret, "", "192.0.2.2") == name == "Olga"
        with pytest.raises(Illegal):
            await Operators(store, "another", buckets).signed_in(secret, "", "192.0.2.2")
        rows = repr(await store.read("SELECT * FROM operator_sessions"))
        assert secret not in rows
        assert SECRET not in rows
        later = store.clock() + 9 * 3600 * 1000
        store._clock = lambda: later
        with pytest.raises(Illegal):
            await elsewhere.signed_in(secret, "", "192.0.2.2")

    run(url, test)


def test_backups_have_a_bound_and_postgres_its_own_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "MOST", 1)
    database = f"sqlite:///{tmp_path / 'table.db'}"

    async def test(_store: Store) -> None:
        service = BackupService(database, str(tmp_path / "kept"))
        assert len((await service.make()).files) == 1
        with pytest.raises(Illegal) as refusal:
            await service.make()
        assert refusal.value.code == "too-many-backups"
        postgres = BackupService("postgresql://fivefold@db/fivefold", "")
        assert not (await postgres.all()).possible
        with pytest.raises(Illegal) as refusal:
            await postgres.make()
        assert refusal.value.code == "no-backup"

    run(database, test)
