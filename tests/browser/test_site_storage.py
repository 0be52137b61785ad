"""What a device keeps without a server: exported, deleted, lost, and without space; and what a site weighs."""

from pathlib import Path

import build_site
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.static_site import Site
from browser.table import cards, wait_for_cards
from browser.test_site import is_ready, rooms_workers, solitaire, take_one
from browser.waiting import until

MOST = 8_000_000
"""The bytes that a whole site may have when it is compressed."""

FULL = """() => {
    self.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
"""A disk without space, as the worker sees it."""

DELETED = """() => void setTimeout(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
})"""
"""What a browser does that needs the space; after it has answered, as the page begins anew."""


def settings(page: Page) -> None:
    page.goto("./")
    is_ready(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()


def test_everything_is_exported_deleted_and_imported(visitor: Person, tmp_path: Path) -> None:
    page = visitor()
    solitaire(page)
    take_one(page)
    shown, where = cards(page), page.url
    settings(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Export everything").click()
    file = tmp_path / "all.json"
    coming.value.save_as(file)
    page.get_by_role("button", name="Delete everything").click()
    with page.expect_navigation():
        page.get_by_role("dialog").get_by_role("button", name="Delete everything").last.click()
    is_ready(page)
    expect(page.get_by_role("heading", name="Continue your match")).to_have_count(0)
    page.goto(where)
    expect(page.get_by_text("Room not found").first).to_be_visible()
    settings(page)
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text('{"fivefold": 1, "values": {"room/A": "{}"}, "page": {}}')
    page.locator("input[type=file]").set_input_files(nonsense)
    page.get_by_role("button", name="Replace everything").click()
    expect(page.get_by_text("That file isn’t a Fivefold export.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    with page.expect_navigation():
        page.get_by_role("button", name="Replace everything").click()
    page.goto(where)
    until(page, lambda: cards(page) == shown, "the cards that were exported")


def test_what_the_browser_deletes_leaves_a_fresh_table(visitor: Person) -> None:
    page = visitor()
    solitaire(page)
    with page.expect_navigation():
        page.evaluate(DELETED)
    is_ready(page)
    expect(page.get_by_role("heading", name="Continue your match")).to_have_count(0)
    solitaire(page)


def test_without_space_nothing_changes_and_the_reason_is_said(visitor: Person) -> None:
    page = visitor()
    solitaire(page)
    take_one(page)
    before = cards(page)
    (worker,) = rooms_workers(page)
    worker.evaluate(FULL)
    page.keyboard.press(".")
    expect(page.get_by_text("There’s no space left on this device").first).to_be_visible()
    assert cards(page) == before
    worker.evaluate("() => { IDBObjectStore.prototype.put = self.put; }")
    page.keyboard.press(".")
    wait_for_cards(page, 15)


def test_a_site_weighs_less_than_eight_megabytes(site: Site) -> None:
    assert build_site.weight(site.folder) < MOST
