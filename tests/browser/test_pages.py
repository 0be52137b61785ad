"""Every page in every size and light: looked at by axe, and kept as a picture."""

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, TABLET, Person
from browser.table import (
    agree,
    begin,
    cards,
    house_rules,
    is_over,
    join,
    must_fit,
    open_room,
    start,
    take,
    wait_for_cards,
)

FOR_THE_README = (
    "front-desktop-light",
    "set-desktop-dark",
    "set-phone-light",
    "daily-phone-dark",
    "five-crowns-desktop-dark",
    "karma-give-desktop",
    "karma-thirty-phone",
    "set-cubed-desktop-light",
    "wordspiel-turn-light",
)
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


def look(page: Page, folder: Path, name: str) -> None:
    """A picture, and nothing serious for axe."""
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}.png")
    if "FIVEFOLD_PICTURES" in os.environ and name in FOR_THE_README:
        target = Path(os.environ["FIVEFOLD_PICTURES"]) / f"{name}.jpg"
        target.parent.mkdir(exist_ok=True)
        page.screenshot(path=target, type="jpeg", quality=82)
    found = Axe().run(page).response["violations"]
    grave = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    serious = [(violation["id"], [node["target"] for node in violation["nodes"]]) for violation in grave]
    assert not serious, f"{name}: {serious}"


USUAL = {("phone", "dark"), ("desktop", "light")}
"""What every run looks at; soaks look at all."""


@pytest.mark.parametrize(
    ("size", "light"),
    [
        pytest.param(size, light, id=f"{size}-{light}", marks=() if (size, light) in USUAL else pytest.mark.soak)
        for size in SIZES
        for light in ("light", "dark")
    ],
)
def test_every_page(size: str, light: str, person: Person, artefacts: Path) -> None:
    def name(page: str) -> str:
        return f"{page}-{size}-{light}"

    ann = person(SIZES[size], color_scheme=light, bypass_csp=True)
    bo = person(SIZES[size], color_scheme=light, bypass_csp=True)
    ann.goto("/")
    expect(ann.get_by_role("button", name="Play: SET", exact=True)).to_be_visible()
    look(ann, artefacts, name("front"))
    ann.get_by_role("link", name="SET", exact=True).click()
    expect(ann.get_by_role("button", name="Play against bots")).to_be_visible()
    look(ann, artefacts, name("game"))
    ann.get_by_role("button", name="Settings").click()
    look(ann, artefacts, name("settings"))
    ann.keyboard.press("Escape")
    link = open_room(ann)
    house_rules(ann, easy=True)
    join(bo, link)
    look(ann, artefacts, name("lobby"))
    start(ann)
    wait_for_cards(bo, 12)
    expect(ann.locator(".board[inert]")).to_have_count(0)  # the countdown is over
    must_fit(ann)
    look(ann, artefacts, name("set"))
    for _ in range(40):
        if is_over(ann):
            break
        if not take(ann):
            agree(ann, bo)
    expect(bo.locator("#result")).to_be_visible()
    look(ann, artefacts, name("result"))
    for game, way in (("solitaire", "Solitaire"), ("daily", "Today’s puzzle")):
        begin(ann, "SET", way)
        wait_for_cards(ann, 12)
        assert len(cards(ann)) == 12
        must_fit(ann)
        look(ann, artefacts, name(game))
