"""My games in the page: two matches are played, found again, filtered and looked at; then all of it is deleted."""

import io
import re
import zipfile

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Person
from browser.table import sit_down
from browser.waiting import until_kept


def give_up(page: Page, game: str) -> None:
    """A match of a moment."""
    sit_down(page, game, start=True)
    page.get_by_role("button", name=re.compile("^(Give up|Done)$")).click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.smoke
def test_two_matches_are_found_again_filtered_and_deleted(person: Person) -> None:
    ann = person(PHONE, bypass_csp=True)
    ann.goto("/mine")
    expect(ann.get_by_role("heading", name="No games yet")).to_be_visible()
    name = "Annabella"
    assert ann.request.put("/api/me", data={"name": name}).ok
    give_up(ann, "set-solitaire")
    give_up(ann, "set-daily")
    until_kept(ann, 2)

    ann.goto("/mine")
    rows = ann.locator("section[aria-labelledby=all] li")
    expect(rows).to_have_count(2)
    listed = ann.request.get("/api/mine/matches").json()["matches"]
    assert [one["game"] for one in listed] == ["set-daily", "set-solitaire"]
    assert [row.get_attribute("href") for row in rows.locator("a").all()] == [f"/m/{one['match']}" for one in listed]

    found = Axe().run(ann).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")

    game = ann.get_by_label("Game").last
    game.focus()
    game.select_option("set-solitaire")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Not this time")
    expect(ann).to_have_url(re.compile("game=set-solitaire"))  # the link leads to the same list
    ann.get_by_label("Result").select_option("won")
    expect(ann.get_by_text("No matches found.")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("No matches found.")).to_be_visible()

    ann.locator("figure summary").first.click()
    expect(ann.locator("figure table").first).to_contain_text("0%")

    with ann.expect_download() as saved:
        ann.get_by_role("link", name="Download everything").click()
    with zipfile.ZipFile(io.BytesIO(saved.value.path().read_bytes())) as archive:
        assert {f"{one['match']}.fivefold" for one in listed} <= set(archive.namelist())

    ann.get_by_role("button", name="Delete everything").click()
    ann.get_by_role("button", name="Keep it").click()
    ann.get_by_role("button", name="Delete everything").click()
    ann.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(ann.get_by_role("heading", name="No games yet")).to_be_visible()
    expect(ann.get_by_text("Everything has been deleted.").first).to_be_visible()
    assert ann.request.get("/api/mine/matches").json()["matches"] == []
    assert ann.request.get("/api/me").json()["name"] != name
    record = ann.request.get(f"/api/records/{listed[0]['match']}")
    assert name not in record.text()
    assert "Player 1" in record.text()
