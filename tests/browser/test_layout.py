"""Every phase of every game with long names, at every size: nothing is clipped, covered or out of the page."""

import json
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

import fivefold as ff
from browser.conftest import Person
from browser.layout import DRAWN, SIZES, Scene, Theatre, games, scenes

SMALL, LARGE = (360, 740), (1440, 900)
PHONES = ((320, 640), (375, 667), (430, 932), (844, 390))
MANY = 5
"""How many phases of a game are looked at in every run; all of them, at all sizes, in long ones."""
PANEL = "header button.panel"
SIDE = "aside:has([role=tab])"
OPENERS = {"settings": "header button:has(+ .panel)", "invite": "header button.code", "a player": "button.pill"}
"""Which buttons open a dialog."""
LAID = ("crossword-set",)
"""Where a press on a player opens none, but lays out on the board what they have."""


def openers(slug: str) -> dict[str, str]:
    """Which buttons open a dialog in that game."""
    return {label: button for label, button in OPENERS.items() if label != "a player" or slug not in LAID}


def walk(theatre: Theatre, shown: Iterable[Scene], sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Every fault of every scene."""
    found: list[str] = []
    for scene in shown:
        theatre.show(scene)
        found += [f"{theatre.slug}, {scene.label}: {fault}" for fault in theatre.faults(sizes)]
    return found


def come(person: Person, language: str) -> Page:
    """Somebody who reads that language, with the panel put away."""
    page = person({"width": 1440, "height": 900})
    kept = json.dumps({"language": language, "panel": False})
    page.add_init_script(
        f"localStorage.getItem('fivefold.settings') ?? localStorage.setItem('fivefold.settings', {kept!r})"
    )
    return page


@pytest.mark.parametrize("slug", games("crossword-set", "karma", "wordspiel"))
def test_nothing_is_cut_at_a_full_table(slug: str, person: Person) -> None:
    theatre = Theatre(come(person, "en"), slug)
    phases = [scene for scene in scenes(slug, ff.games()[slug].players.most) if scene.is_phase]
    some = [*phases[:-1][:: -(-len(phases) // MANY)], phases[-1]]
    found = walk(theatre, some[:1], (SMALL, LARGE)) + walk(theatre, some[1:], (SMALL,))
    assert not found, "\n".join(found)


def told(
    person: Person, slug: str, counts: Iterable[int], sizes: tuple[tuple[int, int], ...], language: str
) -> list[str]:
    """Every fault of a table at its start, in the middle and at its end, with so many players."""
    theatre, found = Theatre(come(person, language), slug), list[str]()
    for seats in counts:
        phases = scenes(slug, seats)
        some = (phases[0], phases[len(phases) // 2], phases[-1])
        found += [f"{seats} players: {fault}" for fault in walk(theatre, some, sizes)]
    return found


@pytest.mark.parametrize("slug", games("karma"))
def test_what_a_tile_tells_lies_inside_it(slug: str, person: Person) -> None:
    players = ff.games()[slug].players
    some = [seats for seats in (2, 3, 6, 12) if players.least <= seats <= players.most] or [players.most]
    found = told(person, slug, some, (PHONES[0], PHONES[-1], LARGE), "es")
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("slug", ff.games())
def test_what_any_tile_tells_lies_inside_it(slug: str, language: str, person: Person) -> None:
    players = ff.games()[slug].players
    found = told(person, slug, range(players.least, players.most + 1), (*PHONES, *SIZES), language)
    assert not found, "\n".join(found)


def beside(theatre: Theatre, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Every fault of what stands beside the table or is laid over it: each page of the panel, and the dialogs."""
    page, found = theatre.page, list[str]()
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        if not page.locator(SIDE).count():
            page.locator(PANEL).click()
            page.locator(SIDE).wait_for()
        tabs = page.locator(f"{SIDE} [role=tab]")
        for index in range(tabs.count()):
            tabs.nth(index).click()
            found += [f"{theatre.slug}, {tabs.nth(index).inner_text()}: {fault}" for fault in theatre.faults([size])]
        page.locator(f"{SIDE} header button.icon").click()
        page.locator(SIDE).wait_for(state="detached")
        for label, opener in openers(theatre.slug).items():
            if not page.locator(opener).first.is_visible():
                continue
            page.locator(opener).first.click()
            page.locator("dialog[open]").wait_for()
            found += [f"{theatre.slug}, {label}: {fault}" for fault in theatre.faults([size])]
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    return found


@pytest.mark.smoke
def test_nothing_is_cut_beside_the_table(person: Person) -> None:
    theatre = Theatre(come(person, "en"), "five-crowns")
    theatre.show(scenes("five-crowns", 7)[2])
    found = beside(theatre, (SMALL, LARGE))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "qps"])
@pytest.mark.parametrize("slug", ff.games())
def test_nothing_is_cut_beside_any_table(slug: str, language: str, person: Person) -> None:
    theatre = Theatre(come(person, language), slug)
    theatre.show(scenes(slug, ff.games()[slug].players.most)[2])
    found = beside(theatre, SIZES)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "qps"])
@pytest.mark.parametrize("slug", ff.games())
def test_nothing_is_cut_at_any_size_in_any_language(slug: str, language: str, person: Person) -> None:
    players = ff.games()[slug].players
    theatre = Theatre(come(person, language), slug)
    found: list[str] = []
    for seats in sorted({players.least, players.most}):
        found += walk(theatre, scenes(slug, seats), SIZES)
    assert not found, "\n".join(found)
