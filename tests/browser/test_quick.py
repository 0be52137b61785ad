"""Quick matches in browsers: two find each other, play, are rated and want a rematch; one is offered a bot."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Person, Server, _people
from browser.test_profile import named
from server.client import Client, Wire
from server.test_quick_matches import play, sits


@pytest.fixture(scope="module")
def public(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds opponents."""
    found = Server(tmp_path_factory.mktemp("public"), "--no-limits", "--quick-match")
    yield found
    found.kill()


@pytest.fixture
def someone(chromium: Browser, public: Server) -> Iterator[Person]:
    yield from _people(chromium, public.url)


def beside(page: Page, public: Server, wires: list[Wire]) -> Wire:
    """A second connection of the same person to the room that the page shows."""
    client = Client(public.url, welcome=False)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    client.id = page.request.get("/api/me").json()["id"]
    wires.append(client.join(page.url.rsplit("/", 1)[1]))
    return wires[-1]


@pytest.fixture
def wires() -> Iterator[list[Wire]]:
    found: list[Wire] = []
    yield found
    for wire in found:
        wire.client.close()


def find(page: Page, game: str = "karma") -> None:
    page.goto(f"/{game}")
    page.get_by_role("button", name="Find a match").click()


def at_table(page: Page) -> None:
    page.wait_for_url(re.compile("/r/"))


@pytest.mark.smoke
def test_two_find_each_other_play_and_want_a_rematch(someone: Person, public: Server, wires: list[Wire]) -> None:
    ann, ben = someone(DESKTOP), someone(PHONE)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        named(page, name)
        expect(page.get_by_text("Find a match on a game’s page")).to_be_visible()
    find(ann)
    expect(ann.get_by_text("Looking for someone at your level")).to_be_visible()
    find(ben)
    for page in (ann, ben):
        at_table(page)
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_text("If you don’t come back soon, you lose it.")).to_be_visible()
    expect(ann.get_by_role("button", name="End match for everyone")).to_have_count(0)
    ann.keyboard.press("Escape")
    both = [beside(page, public, wires) for page in (ann, ben)]
    play(sorted(both, key=sits))
    for page in (ann, ben):
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_role("link", name="Find someone else")).to_be_visible()
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_role("button", name="Waiting for your opponent")).to_be_disabled()
    expect(ben.get_by_text("Your opponent wants a rematch.")).to_be_visible()
    ben.get_by_role("button", name="Rematch").click()
    for page in (ann, ben):
        expect(page.locator("#result")).to_have_count(0)
    ann.goto("/me")
    expect(ann.get_by_text(re.compile(r"About as strong as \w+ \(provisional\)"))).to_be_visible()
    expect(ann.get_by_text("1 rated match")).to_be_visible()


def test_who_waits_for_long_plays_a_bot(someone: Person, public: Server) -> None:
    ann = someone(PHONE)
    find(ann, "five-crowns")
    expect(ann.get_by_text("Looking for someone at your level")).to_be_visible()
    expect(ann.get_by_role("button", name="Play a bot instead")).to_have_count(0)
    with closing(sqlite3.connect(public.folder / "table.db", timeout=60)) as base, base:
        base.execute("UPDATE seekers SET since = since - 20000")
    ann.get_by_role("button", name="Play a bot instead").click()
    at_table(ann)
    expect(ann.get_by_role("button", name="Hint")).to_have_count(0)


def test_who_cancels_is_not_found(someone: Person, public: Server) -> None:
    ann, ben = someone(), someone()
    find(ann, "set")
    expect(ann.get_by_text("Looking for someone")).to_be_visible()
    with ann.expect_response(lambda answer: answer.request.method == "DELETE"):
        ann.get_by_role("button", name="Stop looking").click()
    find(ben, "set")
    with ben.expect_response("**/api/quick") as answer:
        pass
    assert answer.value.json()["room"] == ""


def test_a_name_is_in_a_leaderboard_only_as_long_as_its_owner_wants(someone: Person, public: Server) -> None:
    ann = someone()
    named(ann, "Zoë")
    me: str = ann.request.get("/api/me").json()["id"]
    now = int(ann.evaluate("Date.now()"))
    with closing(sqlite3.connect(public.folder / "table.db", timeout=60)) as base, base:
        points: list[tuple[Any, ...]] = [(me, "karma", 1000 + n, now, 2100 + n, 400) for n in range(6)]
        base.executemany("INSERT INTO rating_history VALUES (?, ?, ?, ?, ?, ?)", points)
        base.execute("INSERT INTO ratings VALUES (?, 'karma', 2105, 400, 6)", (me,))
    ann.goto("/me")
    expect(ann.get_by_text("About as strong as Hard", exact=False)).to_be_visible()
    ann.goto("/leaders/karma")
    expect(ann.get_by_role("heading", name="Best of the month")).to_be_visible()
    expect(ann.get_by_text("Zoë", exact=False).locator("visible=true").filter(has_text="You")).to_have_count(0)
    board = ann.get_by_role("main").get_by_role("listitem").filter(has_text="Zoë")
    for wanted, count in (("On", 1), ("Off", 0)):
        ann.goto("/me")
        with ann.expect_response("**/api/mine/ratings"):
            ann.get_by_role("group", name="Show my name in leaderboards").get_by_text(wanted, exact=True).click()
        ann.goto("/leaders/karma")
        expect(ann.get_by_role("heading", name="Today’s puzzle")).to_be_visible()
        expect(board).to_have_count(count)


def test_a_server_that_finds_no_opponents_offers_none(person: Person) -> None:
    page = person()
    with page.expect_response("**/api/quick"):
        page.goto("/karma")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    expect(page.get_by_role("button", name="Find a match")).to_have_count(0)
