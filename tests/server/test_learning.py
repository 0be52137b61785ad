"""Drills and sheets over HTTP: the same as in the library, and charged to the address."""

import msgspec
import pytest

import fivefold as ff
from fivefold.core.counts import CountAnswer
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


def test_a_count_is_the_one_of_the_library(server: Server) -> None:
    with Client(server) as client:
        page = client.http.get("/api/count/five-crowns").json()
        assert [one["name"] for one in page["counts"]] == ["hand", "out"]
        assert page["asked"][0]["clauses"]
        answer = client.http.get("/api/count/five-crowns/hand", params={"text": "9S 9H 9D 4C QD", "wild": "4"})
        assert msgspec.json.decode(answer.content, type=CountAnswer) == ff.count(
            "five-crowns", "hand", "9S 9H 9D 4C QD", wild=4
        )


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/count/chess", 404, "unknown-game"),
        ("/api/count/set/nothing?text=1rso", 404, "unknown-count"),
        ("/api/count/set/judge?text=1rso", 400, "count-pieces"),
        ("/api/count/set/judge?text=1rso+2rso+3rsx", 400, "not-a-card"),
        ("/api/count/five-crowns/hand?text=3S&wild=99", 400, "bad-value"),
        ("/api/count/five-crowns/hand?text=3S&colour=red", 400, "unknown-option"),
        ("/api/count/set/judge", 400, "bad-request"),
        (f"/api/count/wordspiel/word?text={'A' * 1001}", 400, "bad-request"),
    ],
)
def test_what_cannot_be_counted_is_refused(server: Server, path: str, status: int, code: str) -> None:
    with Client(server) as client:
        answer = client.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_counts_are_charged_to_the_address(strict: Server) -> None:
    """Ever new questions are refused after a while; one that is known costs no more than any request."""
    with Client(strict) as client:
        questions = ({"text": "9" + " " * number} for number in range(900))
        answers = (client.http.get("/api/count/karma/fits", params=question) for question in questions)
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")


def test_a_sheet_is_the_one_of_the_library(server: Server) -> None:
    with Client(server) as client:
        answer = client.http.get(
            "/api/print/karma", params={"puzzles": 2, "seed": "9", "language": "de", "paper": "letter"}
        )
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == sheet("karma", 2, "9", "de", "letter")
        wished = client.http.get("/api/print/set?puzzles=1", headers={"Accept-Language": "fr"})
        assert 'lang="fr"' in wished.text
