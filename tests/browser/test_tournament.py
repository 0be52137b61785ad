"""A tournament in a browser: opened from the profile, joined, played at one's table, and shown large."""

from itertools import combinations
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, Person, Server, _people
from browser.layout import SIZES
from browser.test_profile import named
from browser.test_quick import beside
from server.client import Wire

DARK_AND_LIGHT: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def sideways(page: Page) -> int:
    """Return how many pixels the page can be moved sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.smoke
def test_a_tournament_is_opened_joined_and_played(person: Person) -> None:
    host = person()
    host.goto("/me")
    host.get_by_role("link", name="Tournaments").click()
    host.get_by_label("Name", exact=True).fill("Winter cup")
    host.get_by_role("button", name="Open the tournament").click()
    expect(host.get_by_role("heading", name="Winter cup")).to_be_visible()
    host.get_by_role("button", name="Join").click()
    expect(host.get_by_text("You’re in.")).to_be_visible()
    host.get_by_role("button", name="Host").click()
    host.get_by_label("How many").select_option("3")
    host.get_by_role("button", name="Add", exact=True).click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.get_by_role("heading", name="Round 1")).to_be_visible()
    tournament = host.url
    host.get_by_role("link", name="Go to your table").click()
    expect(host.locator("[data-stage]")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("button", name="End match for everyone")).to_have_count(0)
    host.get_by_role("button", name="Tournament").click()
    expect(host).to_have_url(tournament)
    host.get_by_role("button", name="Result of table 1", exact=True).click()
    host.get_by_role("combobox").first.select_option("2")
    host.get_by_role("button", name="Save").click()
    expect(host.locator("b", has_text="2.").first).to_be_visible()
    # Who is taken out can come back, as the host decides.
    host.get_by_role("button", name="Host").click()
    taken = host.get_by_label("Player", exact=True).first.locator("option").nth(2).inner_text()
    host.get_by_label("Player", exact=True).first.select_option(label=taken)
    host.get_by_role("button", name="Remove", exact=True).click()
    expect(host.get_by_text("3 players")).to_be_visible()
    host.get_by_role("button", name="Host").click()
    host.get_by_role("combobox", name="Player").filter(has_text=taken).last.select_option(label=taken)
    host.get_by_role("button", name="Bring back").click()
    expect(host.get_by_text("4 players")).to_be_visible()
    for scheme in DARK_AND_LIGHT:
        host.emulate_media(color_scheme=scheme)
        host.goto(f"{tournament}/screen")
        expect(host.get_by_role("heading", name="Standings")).to_be_visible()
        expect(host.get_by_role("button")).to_have_count(0)
        expect(host.get_by_role("link")).to_have_count(0)
        for path in (tournament, f"{tournament}/screen", "/tournament"):
            host.goto(path)
            expect(host.locator("h1")).to_be_visible()
            for width, height in SIZES:
                host.set_viewport_size({"width": width, "height": height})
                assert sideways(host) <= 0, (path, width)


@pytest.mark.soak
def test_a_tournament_of_32_in_browsers_with_a_server_killed_in_every_round(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    people, wires = _people(chromium, server.url), list[Wire]()
    come = next(people)
    try:
        ann, ben = come(), come(PHONE)
        for page, name in ((ann, "Ann"), (ben, "Ben")):
            named(page, name)
        opened = ann.request.post("/api/tournaments", data={"game": "set-cubed", "title": "Big", "pause": 0})
        path = f"/t/{opened.json()['code']}"
        bots = {"t": "bots", "level": "easy", "count": 30}
        assert ann.request.post(f"/api/tournaments{path[2:]}/actions", data=bots).ok
        for page in (ann, ben):
            page.goto(path)
            page.get_by_role("button", name="Join").click()
            expect(page.get_by_text("You’re in.")).to_be_visible()
        expect(ann.get_by_text("32 players")).to_be_visible()
        ann.get_by_role("button", name="Start", exact=True).click()
        for number in range(1, 6):
            for page in (ann, ben):
                expect(page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
            server.kill()
            server.start()
            for page in (ann, ben):
                page.get_by_role("link", name="Go to your table").click()
            for page in (ann, ben):  # both may be at the same table, which begins when they are
                expect(page.locator("[data-stage]")).to_be_visible()
                wire = beside(page, server, wires)
                wire.until_table()
                wire.ask("stand")
                wire.drop()
                page.goto(path)
        expect(ann.get_by_text("Round 5 of 5")).to_be_visible()
        expect(ann.get_by_role("button", name="Leave")).to_have_count(0)
        rounds = [ann.request.get(f"/api/tournaments{path[2:]}?round={n}").json() for n in range(1, 6)]
        assert rounds[-1]["ended"]
        tables = [table for found in rounds for table in found["round"]["tables"]]
        assert len({table["match"] for table in tables if table["match"]}) == 5 * 16, "every result is of a record"
        pairs = [tuple(sorted(pair)) for table in tables for pair in combinations(table["players"], 2)]
        assert len(set(pairs)) == len(pairs) == 5 * 16, "nobody meets twice"
        next(people, None)
    finally:
        for wire in wires:
            wire.client.close()
        server.kill()
