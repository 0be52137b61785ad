"""A tournament in a browser: opened from the profile, joined, played at one's table, and shown large."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.layout import SIZES

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
