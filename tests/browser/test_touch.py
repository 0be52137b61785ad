"""On phones everything around the pieces is large enough for a thumb: the bar at the top and the controls of every table."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

import fivefold as ff
from browser.conftest import Person
from browser.layout import DRAWN, Scene, Theatre, games, scenes
from browser.test_layout import come

LEAST = 44
MANY = 4
"""How many phases of a game are looked at."""
PHONES = ((320, 640), (390, 844), (844, 390))
SMALL = """least => [...document.querySelectorAll("header :is(a[href], button), .board :is(button, a[href], input, summary)")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("aside, .unseen, [inert]"))
    .filter((node) => !node.matches("[data-card], [data-die], [data-up], [data-place], [data-square], [data-letter], .pile, .why"))
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([node, { width, height }]) =>
        `${node.className} ${node.getAttribute("aria-label") || node.textContent.trim()}: ${Math.round(width)} x ${Math.round(height)}`)"""
"""Whatever can be pressed that is not a piece or a square for one, and is smaller than that."""


def too_small(page: Page) -> list[str]:
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found


def walk(theatre: Theatre, shown: Iterable[Scene]) -> list[str]:
    found: list[str] = []
    for scene in shown:
        theatre.show(scene)
        for width, height in PHONES:
            theatre.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}x{height} {fault}" for fault in too_small(theatre.page)]
    return found


@pytest.mark.parametrize("slug", games())
def test_what_a_thumb_presses_is_large_enough(slug: str, person: Person) -> None:
    theatre = Theatre(come(person, "en"), slug)
    shown = [scene for scene in scenes(slug, ff.games()[slug].players.least) if scene.is_phase and not scene.is_over]
    found = walk(theatre, shown[:: -(-len(shown) // MANY)])
    assert not found, "\n".join(sorted(set(found)))
