"""A refusal appears above the controls of every game, moves and covers nothing, and says why."""

from typing import Any

import pytest
from playwright.sync_api import expect

import fivefold as ff
from browser.conftest import Person
from browser.layout import DRAWN, Theatre, games, scenes
from browser.test_layout import come
from fivefold.core.words import Message

SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))
PLACES = """() => [...document.querySelectorAll(".board :is(button, [data-card], [data-die], [data-stage])")]
    .filter((node) => !node.closest(".refusal") && node.checkVisibility())
    .map((node) => {
        const box = Object.values(node.getBoundingClientRect().toJSON()).map(Math.round);
        return `${node.getAttribute("aria-label") || node.textContent.trim()} ${box}`;
    })"""
COVERED = """() => {
    const a = document.querySelector(".refusal").getBoundingClientRect();
    const isOver = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll(".board button:enabled, header button")]
        .filter((node) => !node.closest(".refusal, .players") && node.checkVisibility())
        .filter((node) => isOver(node.getBoundingClientRect()))
        .map((node) => node.getAttribute("aria-label") || node.textContent.trim());
}"""
OVER = "over", Message("core.over")
"""What every game says to a move after its end."""


def some(slug: str) -> list[Any]:
    """Two scenes of a game in which there is something to do."""
    least = ff.games()[slug].players.least
    phases = [scene for scene in scenes(slug, least) if scene.is_phase and not scene.is_over]
    return [phases[0], phases[-1]]


@pytest.mark.parametrize("slug", games("karma", "set"))
def test_a_refusal_moves_and_covers_nothing(slug: str, person: Person) -> None:
    theatre = Theatre(come(person, "de"), slug)
    page = theatre.page
    for scene in some(slug):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            theatre.show(scene)
            page.evaluate(DRAWN)
            before = page.evaluate(PLACES)
            theatre.refuse(*OVER)
            assert page.evaluate(PLACES) == before, (width, height)
            assert page.evaluate(COVERED) == [], (width, height)


@pytest.mark.parametrize("slug", games("karma"))
def test_a_refusal_says_why(slug: str, person: Person) -> None:
    theatre = Theatre(come(person, "en"), slug)
    page = theatre.page
    theatre.show(some(slug)[0])
    theatre.refuse(*OVER)
    page.get_by_role("button", name="Why?", exact=True).click()
    sheet = page.get_by_role("dialog")
    told = sheet.locator(".brief").inner_text()
    assert told.endswith(".")
    assert "`" not in told
    sheet.get_by_role("button", name="Exact rule").click()
    expect(page.locator("aside .clause.marked").first).to_be_in_viewport()
