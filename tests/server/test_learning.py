"""Drills and sheets over HTTP: the same as in the library, and charged to the address."""

import msgspec
import pytest

import fivefold as ff
from fivefold.core.drills import Drill
from fivefold.sheets import sheet
from server.client import Client, Server


@pytest.mark.smoke
def test_a_drill_is_the_one_of_the_library(server: Server) -> None:
    with Client(server) as client:
        names = [one["name"] for one in client.http.get("/api/drills").json()]
        assert {"set.find", "karma.best", "wordspiel.longest"} <= set(names)
        answer = client.http.get("/api/drills/set/find", params={"seed": "abc", "difficulty": 7})
        assert msgspec.json.decode(answer.content, type=Drill) == ff.drill("set.find", "abc", 7)
        assert "max-age" in answer.headers["cache-control"]


def test_what_is_no_drill_is_refused(server: Server) -> None:
    with Client(server) as client:
        for path, status in (
            ("/api/drills/set/nothing", 404),
            ("/api/drills/chess/find", 404),
            ("/api/drills/set/find?difficulty=11", 400),
            ("/api/drills/set/find?seed=" + "x" * 41, 400),
            ("/api/print/chess", 404),
            ("/api/print/set?puzzles=25", 400),
            ("/api/print/set?paper=a5", 400),
        ):
            answer = client.http.get(path)
            assert answer.status_code == status, (path, answer.text)
            assert answer.json()["sentence"]


def test_a_sheet_is_the_one_of_the_library(server: Server) -> None:
    with Client(server) as client:
        answer = client.http.get(
            "/api/print/karma", params={"puzzles": 2, "seed": "9", "language": "de", "paper": "letter"}
        )
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == sheet("karma", 2, "9", "de", "letter")
        wished = client.http.get("/api/print/set?puzzles=1", headers={"Accept-Language": "fr"})
        assert 'lang="fr"' in wished.text
