"""axe has nothing to object to on any screen, by day and by night: all its rules, experimental ones included."""

from collections.abc import Iterable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import Scene, Theatre, games, scenes
from browser.test_layout import PANEL, SIDE, openers

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]
RULES: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {
        "target-size": {"enabled": True},
        # This one takes what is drawn on a piece for its label; LABELS asks the same of what is written for everybody.
        "label-content-name-mismatch": {"enabled": False},
        # The code of a room is set large, and is no heading.
        "p-as-heading": {"enabled": False},
        "css-orientation-lock": {"enabled": False},
    },
}
PIECES = "[data-card], [data-die], [data-square], [data-up], [data-place], [data-letter], [data-spread] *"
"""Cards in a hand and dice on a board lie as close as they do on a table, so their size is not looked at."""
LABELS = """() => {
  const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
  const written = (node) => node.nodeType === 3 ? node.data
    : node.nodeType !== 1 || node.matches("svg, [aria-hidden=true]") || !node.checkVisibility() ? " "
    : [...node.childNodes].map(written).join(" ");
  return [...document.querySelectorAll("button[aria-label], a[aria-label], [role=button][aria-label]")]
    .filter((node) => node.checkVisibility() && !node.closest("[inert]")
      && !plain(node.getAttribute("aria-label")).includes(plain(written(node))))
    .map((node) => `${node.getAttribute("aria-label")}, written: ${plain(written(node))}`);
}"""
"""What is called otherwise than what is written on it."""
LIGHTS = ("light", "dark")


def violations(page: Page, where: str) -> list[str]:
    """What axe objects to, a line for each place."""
    found = [f"{where}: label-in-name: {label}" for label in page.evaluate(LABELS)]
    for violation in Axe().run(page, options=RULES).response["violations"]:
        for node in violation["nodes"]:
            target = page.locator(node["target"][0]).first
            if violation["id"] == "target-size" and target.evaluate("(node, pieces) => node.matches(pieces)", PIECES):
                continue
            found.append(f"{where}: {violation['id']}: {node['html'][:140]}")
    return found


def come(person: Person, light: str, size: dict[str, int]) -> Page:
    return person(size, color_scheme=light, bypass_csp=True)


def at_tables(page: Page, slug: str, shown: Iterable[Scene]) -> list[str]:
    """What there is to object to at these tables."""
    theatre, found = Theatre(page, slug), list[str]()
    for scene in shown:
        theatre.show(scene)
        found += violations(page, f"{slug}, {scene.label}")
    return found


def beside(page: Page, slug: str) -> list[str]:
    """What there is to object to on each page of the panel and in each dialog."""
    found: list[str] = []
    if not page.locator(SIDE).count():
        page.locator(PANEL).click()
    tabs = page.locator(f"{SIDE} [role=tab]")
    expect(tabs.first).to_be_visible()
    for index in range(tabs.count()):
        tabs.nth(index).click()
        found += violations(page, f"{slug}, {tabs.nth(index).inner_text()}")
    page.locator(f"{SIDE} header button.icon").click()
    for label, opener in {**openers(slug), "keys": "header button[aria-keyshortcuts='?']"}.items():
        if page.locator(opener).first.is_visible():
            page.locator(opener).first.click()
            page.locator("dialog[open]").wait_for()
            found += violations(page, f"{slug}, {label}")
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    return found


@pytest.mark.parametrize("light", [pytest.param("light", marks=pytest.mark.smoke), "dark"])
def test_the_front_page_and_the_lobby(light: str, person: Person) -> None:
    page = come(person, light, PHONE if light == "dark" else DESKTOP)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = violations(page, "front")
    page.request.get("/api/me")
    room = page.request.post("/api/rooms", data={"game": "karma"}).json()["code"]
    page.goto(f"/r/{room}")
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    found += violations(page, "lobby")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("slug", games("set"))
def test_a_table_and_its_end(slug: str, person: Person) -> None:
    shown = scenes(slug, ff.games()[slug].players.least)
    found = at_tables(come(person, "light", PHONE), slug, (shown[1], shown[-1]))
    assert not found, "\n".join(found)


@pytest.mark.smoke
def test_the_panel_and_the_dialogs(person: Person) -> None:
    page = come(person, "light", DESKTOP)
    found = at_tables(page, "set", [scenes("set", 3)[1]]) + beside(page, "set")
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("slug", ff.games())
def test_every_screen(slug: str, size: dict[str, int], light: str, person: Person) -> None:
    page = come(person, light, size)
    shown = scenes(slug, ff.games()[slug].players.most)
    found = at_tables(page, slug, [*shown, shown[1]]) + beside(page, slug)
    assert not found, "\n".join(found)
