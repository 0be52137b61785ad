"""Every screen outside matches at every size: nothing is clipped, covered or out of the page."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.layout import DRAWN, FAULTS, SIZES
from fivefold.core.discovery import games

SAMPLE = ((320, 640), (844, 390), (1440, 900))
LOBBIES = ("karma", "wordspiel")
"""Whose lobbies are looked at in every run: the fullest one, and the one with most to choose."""
NAME = "Maximiliane v. Tannenber"
"""As long as a name can be."""
LONG_FAULTS = FAULTS.replace(
    "H = innerHeight", "H = Math.max(innerHeight, document.scrollingElement.scrollHeight - scrollY)"
).replace(".unseen, ", ".unseen, .window, ")
"""These pages may be longer than the window, and show boxes through windows."""
AROUND = FAULTS.replace('"body *"', '":is(header, dialog, aside) *"')
"""What lies around a board and over it; boards are looked at elsewhere."""
Screen = tuple[str, Callable[[], None]]


def read_in(page: Page, language: str) -> None:
    page.add_init_script(f'localStorage.setItem("fivefold.settings", JSON.stringify({{ language: "{language}" }}))')


def known(page: Page) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": NAME}).ok


def room(page: Page, game: str, **wish: Any) -> str:
    answer = page.request.post("/api/rooms", data={"game": game, **wish})
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def screens(page: Page, lobbies: Iterable[str]) -> Iterator[Screen]:
    """What to do for each screen, with the lobbies of these games; they follow each other."""
    dialog = page.locator("dialog")

    def front() -> None:
        room(page, "karma", bots="easy", seats=4, start=True)
        page.goto("/")
        expect(page.locator("#continue")).to_be_visible()

    def closed(then: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            then()

        return go

    def gone(path: str) -> Callable[[], None]:
        def go() -> None:
            page.goto(path)
            expect(page.locator("main h1")).to_be_visible()

        return go

    def opened(button: str) -> Callable[[], None]:
        def go() -> None:
            page.locator(button).first.click()
            expect(dialog).to_be_visible()

        return go

    yield "front", front
    yield "renaming", page.locator(".me button").first.click
    yield "settings", closed(opened("header .icon"))
    for path in ("/r/ZZZZZ", "/nowhere", "/set", "/karma"):
        yield path, gone(path)
    yield "arrival", gone("/h/ABCDE/ABCDEFGH")
    for slug in lobbies:

        def lobby(slug: str = slug) -> None:
            page.goto(f"/r/{room(page, slug, seats=games()[slug].players.most)}")
            expect(page.locator(".lobby")).to_be_visible()
            if page.locator(".game details").count():
                page.locator(".game details summary").click()

        yield f"lobby of {slug}", lobby

    def karma() -> None:
        page.goto(f"/r/{room(page, 'karma', seats=4)}")
        expect(page.locator(".lobby")).to_be_visible()

    yield "lobby", karma
    yield "renaming in the lobby", page.locator(".players .name button").first.click
    yield "free seats", closed(opened(".start"))
    yield "bot", closed(opened("button.seat"))
    yield "invitation", closed(opened("header .code"))
    yield "hand-over", page.locator("dialog .quiet.small").click
    yield "hand-over in the lobby", closed(page.locator(".invite .quiet.small").click)

    def match() -> None:
        page.goto(f"/r/{room(page, 'set', seats=4, bots='easy', start=True)}")
        expect(page.locator("[data-stage]")).to_be_visible()

    yield "match", match
    yield "leaving", opened(".brand")
    yield "menu", closed(opened("header button[aria-haspopup]"))
    yield "ending", page.locator("dialog .bad").click


def drawn(page: Page) -> None:
    """Waits until what has changed is on the page."""
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)


def faults(page: Page, sizes: tuple[tuple[int, int], ...], lobbies: Iterable[str]) -> Iterator[str]:
    """What is wrong with each screen at each size."""
    page.set_viewport_size({"width": 390, "height": 844})
    for label, go in screens(page, lobbies):
        go()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            drawn(page)
            found: list[str] = page.evaluate(AROUND if page.locator("[data-stage]").count() else LONG_FAULTS)
            yield from (f"{label} {width}x{height}: {fault}" for fault in found)
        page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("Escape")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        tabs = page.locator("[role=tab]")
        if not tabs.count():
            page.locator("header .panel").click()
        for tab in range(3):
            tabs.nth(tab).click()
            drawn(page)
            yield from (f"panel {tab} {width}x{height}: {fault}" for fault in page.evaluate(AROUND))


def test_nothing_is_clipped_on_any_screen(person: Person) -> None:
    page = person()
    read_in(page, "qps")
    known(page)
    found = list(faults(page, SAMPLE, LOBBIES))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "qps"])
def test_nothing_is_clipped_at_any_size_in_any_language(language: str, person: Person) -> None:
    page = person()
    read_in(page, language)
    known(page)
    found = list(faults(page, SIZES, games()))
    assert not found, "\n".join(found)


def test_what_is_clipped_is_found(person: Person) -> None:
    page = person({"width": 390, "height": 844})
    page.goto("/")
    expect(page.locator(".tile").first).to_be_visible()
    assert page.evaluate(LONG_FAULTS) == []
    page.add_style_tag(content=".me { width: 40rem; flex: none !important }")
    assert page.evaluate(LONG_FAULTS)
