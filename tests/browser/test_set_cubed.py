"""SET CUBED in browsers: two play a whole game, by touch and by keys."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.table import join, open_room
from browser.test_pages import look
from browser.waiting import looks
from fivefold.pieces.dice import is_set

TURN = re.compile("Your turn|Now a second die|All three dice played")


def dice(page: Page) -> list[str]:
    """What one's own dice show."""
    own = page.get_by_role("group", name="Your dice").locator("[data-die]")
    shown: list[str] = own.evaluate_all("found => found.map(die => die.dataset.die)")
    return shown


def lit(page: Page) -> list[str]:
    """The empty squares where the chosen die may go."""
    found: list[str] = page.locator("[data-lit]:not(:has([data-face]))").evaluate_all(
        "found => found.map(square => square.dataset.square)"
    )
    return found


def race(page: Page) -> bool:
    """Opens with the first SET among one's dice; False if there is none."""
    shown = dice(page)
    for three in combinations(range(len(shown)), 3):
        if is_set(*(shown[n] for n in three)):
            for n in three:
                page.keyboard.press(str(n + 1))
            decide(page)
            return True
    return False


def decide(page: Page) -> None:
    """Takes the first of several ways, if one is asked."""
    asked = page.get_by_role("dialog")
    if asked.count():
        asked.get_by_role("listitem").get_by_role("button").first.click()
        expect(asked).to_have_count(0)


def lands(page: Page, before: int) -> None:
    """Waits for one die more or fewer on the board, and decides what is asked on the way."""
    for _ in looks(page):
        decide(page)
        if page.locator("[data-square] [data-face]").count() != before:
            return
    raise AssertionError(f"nothing has happened with {before} dice on the board")


def put(page: Page, *, by_keys: bool) -> bool:
    """Puts the first die down that can go somewhere; False when none can."""
    for n, _face in enumerate(dice(page)):
        if by_keys:
            page.keyboard.press(str(n + 1))
        else:
            page.get_by_role("group", name="Your dice").locator("[data-die]").nth(n).tap()
        expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
        if squares := lit(page):
            count = page.locator("[data-square] [data-face]").count()
            square = page.locator(f'[data-square="{squares[0]}"]')
            if by_keys:
                square.focus()
                page.keyboard.press("Enter")
            else:
                square.tap()
            lands(page, count)
            return True
        page.keyboard.press("Escape")
    return False


def drag_and_take_back(page: Page) -> bool:
    """Drags the first die that can go somewhere onto its square, and takes it back; False when none can."""
    own = page.get_by_role("group", name="Your dice").locator("[data-die]")
    lying = page.locator("[data-square] [data-face]")
    for n, face in enumerate(dice(page)):
        page.keyboard.press(str(n + 1))
        squares = lit(page)
        page.keyboard.press("Escape")
        if not squares or face == "*":
            continue
        count = lying.count()
        start, end = own.nth(n).bounding_box(), page.locator(f'[data-square="{squares[0]}"]').bounding_box()
        assert start
        assert end
        page.mouse.move(start["x"] + 20, start["y"] + 20)
        page.mouse.down()
        page.mouse.move(start["x"] + 60, start["y"] - 60, steps=3)
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
        page.mouse.up()
        decide(page)
        expect(lying).to_have_count(count + 1)
        page.keyboard.press("Backspace")
        expect(lying).to_have_count(count)
        return True
    return False


def turn(page: Page, *, by_keys: bool) -> None:
    while put(page, by_keys=by_keys):
        pass
    if by_keys:
        page.keyboard.press("d")
    else:
        page.get_by_role("button", name=re.compile("Done|Skip")).tap()


@pytest.mark.soak
def test_two_play_a_whole_game(person: Person, artefacts: Path) -> None:
    ann, bob = person(DESKTOP, bypass_csp=True), person(PHONE, bypass_csp=True)
    join(bob, open_room(ann, "SET CUBED"))
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="Find a SET in your dice!")).to_be_visible()
    look(ann, artefacts, "set-cubed-race-desktop-light")
    assert race(ann) or race(bob)
    for page in (ann, bob):
        expect(page.locator("[data-square] [data-face]")).to_have_count(3)
    turns, dragged = 0, False
    while ann.get_by_role("heading", name=re.compile("wins|win!|won|share")).count() == 0 and turns < 200:
        for page, by_keys in ((ann, True), (bob, False)):
            if page.get_by_role("button", name="Keep all").count():
                page.keyboard.press("r")
                expect(page.get_by_role("button", name="Keep all")).to_have_count(0)
            elif page.get_by_role("heading", name=TURN).count():
                turns += 1
                dragged = dragged or (page is ann and drag_and_take_back(page))
                turn(page, by_keys=by_keys)
                expect(page.get_by_role("heading", name=TURN)).to_have_count(0)
                if turns == 6:
                    look(ann, artefacts, "set-cubed-desktop-light")
                    look(bob, artefacts, "set-cubed-phone-light")
        ann.wait_for_timeout(30)
    assert dragged
    for page in (ann, bob):
        expect(page.get_by_role("columnheader", name="Round")).to_be_visible()
    look(ann, artefacts, "set-cubed-result-desktop-light")
