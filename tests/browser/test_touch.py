"""On phones a thumb hits all that is around the pieces: the bar at the top, and the controls of every table."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import PHONE, Person
from browser.layout import DRAWN, Scene, Theatre, games, scenes
from browser.stage import Stage
from browser.test_layout import come
from browser.waiting import until
from games.set_cubed.tables import LOGO, laid

LEAST = 44
MANY = 4
"""How many phases of a game are looked at."""
PHONES = ((320, 640), (390, 844), (844, 390))
SMALL = """least => [...document.querySelectorAll("header :is(a, button), .board :is(button, a[href], input, summary)")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("aside, .unseen, [inert]"))
    .filter((node) => !node.matches("[data-card], [data-die], [data-up], [data-place], [data-square], .pile, .why"))
    .filter((node) => !node.matches("[data-letter]"))
    .map((node) => [node.getAttribute("aria-label") || node.textContent.trim(), node.getBoundingClientRect()])
    .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([name, { width, height }]) => `${name}: ${Math.round(width)} x ${Math.round(height)}`)"""
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


def test_a_tap_on_the_table_hurries_bots_while_it_is_up_to_them(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid(LOGO, "1ro 2ro 3ro", "1gd 2gd 3pq", "1pq 2pq 3pd"))
    felt = page.locator(".line").first
    felt.tap()
    assert stage.hurried == 0, "it is up to oneself"
    stage.act(0, "done")
    expect(page.get_by_role("heading", name="Ben plays")).to_be_visible()
    page.get_by_role("group", name="Your dice").locator("[data-die]").first.tap()
    assert stage.hurried == 0, "a die is not the table"
    felt.tap()
    until(page, lambda: stage.hurried == 1, "the bots to be hurried")
