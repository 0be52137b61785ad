"""Operators and reports in a cluster: every process knows a session, and a ban holds where the person is connected."""

from collections.abc import Iterator

import pytest

from cluster.company import cluster, why_none
from server.client import LONG, Server, until
from server.conftest import Person

SECRET = "open sesame"


@pytest.fixture(scope="module")
def two(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    if why := why_none():
        pytest.skip(f"NOT TESTED with several processes: {why}")
    with cluster(tmp_path_factory.mktemp("operated"), 0) as found:
        options = ("--operator-token", SECRET)
        yield found.add(*options).start(), found.add(*options).start()


def test_a_session_of_one_process_acts_at_another_and_bans_where_the_person_is(
    two: tuple[Server, Server], someone: Person
) -> None:
    here, there = two
    ben = someone(there, address="10.90.0.2")
    code = ben.open_room()
    wire = ben.join(code)
    ann = someone(here, address="10.90.0.3")
    ann.join(code).until_room(lambda room: len(room.people) == 2, "both")
    report = {"room": code, "person": ben.id, "reason": "other"}
    assert ann.http.post("/api/reports", json=report).status_code == 204

    olga = someone(there, address="10.90.0.1")
    olga.http.post("/operator/session", json={"token": SECRET, "name": "Olga"}).raise_for_status()
    session = olga.http.cookies["fivefold-operator"]
    elsewhere = someone(here, address="10.90.0.1")
    elsewhere.http.cookies.set("fivefold-operator", session, domain="127.0.0.1")
    assert [one["person"]["id"] for one in elsewhere.http.get("/operator/reports").json()] == [ben.id]
    assert elsewhere.http.get(f"/operator/rooms/{code}").json()["code"] == code
    assert elsewhere.http.get("/operator/load").json()["processes"] == 2
    assert not elsewhere.http.get("/operator/backups").json()["possible"]

    ban = {"person": ben.id, "addresses": True, "hours": 1}
    assert elsewhere.http.post("/operator/bans", json=ban).status_code == 204
    assert wire.ended.wait(LONG)

    def banned() -> set[str]:
        return {one["who"] for one in elsewhere.http.get("/operator/bans").json()}

    until(lambda: banned() == {ben.id, "10.90.0.2"} or None, "the address is banned at the other process")
    assert {line["who"] for line in olga.http.get("/operator/log").json()} == {"Olga"}
