"""The typefaces: small, with their licences, used for every text, and nothing moves when they arrive."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import DRAWN

FONTS = Path(__file__).parents[2] / "web/src/fonts"
MOST = 60_000
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shift += value;
}).observe({ type: "layout-shift", buffered: true });
"""
UNSEEN = 0.02
"""A tenth counts as a good page; this is a line of small print that breaks elsewhere."""
USED = """() => Object.fromEntries(["h1", "p", "button"].map((tag) =>
  [tag, getComputedStyle(document.querySelector(`main ${tag}`)).fontFamily.split(",")[0].replaceAll('"', "")]))"""

LOADED = """() => [...document.fonts]
  .filter(({ family, status }) => status === "loaded" && !family.includes("stand-in"))
  .map(({ family }) => family.replaceAll('"', "")).sort()"""


def test_they_are_small_and_have_their_licences() -> None:
    files = list(FONTS.glob("*.woff2"))
    assert sum(file.stat().st_size for file in files) < MOST
    for file in files:
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / f"{file.stem}-OFL.txt").read_text("utf-8")


def shown(page: Page) -> None:
    page.goto("/", wait_until="commit")  # fonts may be held back
    expect(page.locator(".tile")).to_have_count(7)
    expect(page.locator("header .name")).to_be_attached()


@pytest.mark.smoke
def test_they_are_used_and_preloaded(person: Person) -> None:
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.resource_type == "font" else None)
    shown(page)
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(USED) == {"h1": "Fraunces", "p": "Figtree", "button": "Figtree"}
    assert sorted({url.split("/")[-1].split("-")[0] for url in asked}) == ["figtree", "fraunces"]
    assert page.evaluate(LOADED) == ["Figtree", "Fraunces"]
    kinds = [page.request.get(url).headers["content-type"] for url in asked]
    assert set(kinds) == {"font/woff2"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_when_they_arrive(person: Person, size: dict[str, int]) -> None:
    page = person(size)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/*.woff2", hold)
    shown(page)
    page.evaluate(SHIFTS)
    page.evaluate(DRAWN)
    before = page.evaluate("() => shift")
    for route in waiting:
        route.continue_()
    page.evaluate("() => document.fonts.ready")
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)
    assert waiting
    assert page.evaluate("() => shift") - before < UNSEEN
