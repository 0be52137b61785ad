"""A match that has just ended is looked back at in the browser: figures, the curve, moments, and another try."""

import os
import re
from itertools import combinations, islice
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import DRAWN
from browser.table import call, cards, is_over, pick, sit_down, take, wait_for_cards
from fivefold.core.playback import playback
from fivefold.games.set_cards import sets

RECORDS = Path(__file__).parents[2] / "docs" / "reviews"
OF_100 = re.compile(r"^\d+ of 100$")
DEAL = ff.Table("set-solitaire", 1, seed=1).position
"""A deal with SETs among the first cards."""


def look_back(page: Page) -> None:
    expect(page.locator("#result")).to_be_visible()
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("region", name="Review").locator(".figure").first).to_have_text(OF_100)


def pick_nonsense(page: Page) -> None:
    """Three cards that are no SET."""
    before = cards(page)
    call(page)
    pick(page, next(three for three in combinations(before, 3) if not sets.is_set(*three)))
    expect(page.get_by_text("Pick three")).to_have_count(0)


def test_from_the_end_of_a_match_to_another_try(person: Person) -> None:
    """Near the end of a match somebody makes one mistake and takes the last SETs; bots take much longer to see any."""
    page = person(DESKTOP)
    match = ff.Record.read(RECORDS / "set.fivefold")
    late = next(islice(playback(match), 10, None)).position
    options = {**match.header.options, "call_seconds": 60}
    sit_down(page, "set", options=options, position=late, bots="0.0", start=True)
    wait_for_cards(page, 12)
    pick_nonsense(page)
    for _ in range(4):
        if is_over(page) or not take(page):
            break
    look_back(page)
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator(".drawing .line")).to_have_count(2)
    expect(page.get_by_role("list", name="Key moves").get_by_role("button").first).to_be_visible()
    expect(panel.get_by_text(re.compile("Not a SET: .* was one.")).first).to_be_visible()
    expect(panel.get_by_text(re.compile("^Cost in SETs: 1, 100% .* [(]exact[)].$")).first).to_be_visible()
    panel.get_by_text("Show as a table").click()
    expect(panel.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["4", "1"])
    panel.get_by_text("All decisions").click()
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"\d+ decision"))
    panel.get_by_role("button", name="Show move").first.click()
    expect(page).to_have_url(re.compile(r"/m/[0-9a-f]{16}\?at=\d+&seat=0$"))
    expect(page.get_by_role("button", name="SET!")).to_have_count(0)


def lessons_of(page: Page, game: str) -> None:
    """Opens a record and its review, at the moments to learn from."""
    page.goto("/m")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{game}.fivefold")
    begin = page.get_by_role("button", name="Review this match")
    expect(page.locator(".board")).to_be_visible()
    if page.viewport_size == PHONE:
        page.get_by_role("button", name="History").click()
    begin.click()
    expect(page.get_by_role("region", name="Review").locator(".figure").first).to_have_text(OF_100)


def is_asked(page: Page) -> None:
    expect(page.locator("[data-trial=asked] [data-place]").first).to_be_visible()


def test_a_decision_is_tried_again_until_it_is_found(person: Person) -> None:
    page = person(DESKTOP)
    lessons_of(page, "set")
    panel = page.get_by_role("region", name="Review")
    panel.get_by_role("button", name="Show move").first.click()
    expect(page.locator(".board[data-eyes='0']")).to_be_visible()
    moment = page.locator(".board").get_attribute("data-n")
    panel.get_by_role("button", name="Try again").first.click()
    is_asked(page)
    before = cards(page)
    call(page)
    pick(page, next(three for three in combinations(before, 3) if not sets.is_set(*three)))
    expect(page.get_by_text("Not yet.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    is_asked(page)
    assert cards(page) == before
    call(page)
    pick(page, next(three for three in combinations(before, 3) if sets.is_set(*three)))
    expect(page.get_by_text("Found it!")).to_be_visible()
    page.get_by_role("button", name="Back to the review").last.click()
    expect(panel.locator(".figure").first).to_be_visible()
    expect(page.locator(f".board[data-n='{moment}'][data-eyes='0']")).to_be_visible()


def test_a_decision_is_tried_on_its_own_board_and_the_best_is_shown(person: Person) -> None:
    page = person(PHONE)
    lessons_of(page, "karma")
    panel = page.get_by_role("region", name="Review")
    panel.get_by_role("button", name="Try again").first.click()
    expect(page.locator("[data-trial=asked]")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-trial=shown]")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-trial=asked]")).to_be_visible()


def test_alone_on_a_phone_the_review_comes_from_below(person: Person) -> None:
    page = person(PHONE)
    sit_down(page, "set-solitaire", start=True, position=DEAL)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really?").click()
    look_back(page)
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_text("Everyone missed").first).to_be_attached()
    panel.get_by_role("button", name="Show move").first.click()
    expect(page).to_have_url(re.compile(r"/m/[0-9a-f]{16}\?at=0&seat=0$"))
    page.evaluate(DRAWN)
    sheet = panel.locator("xpath=ancestor::aside").bounding_box()
    board = page.locator(".board").bounding_box()
    assert sheet is not None
    assert board is not None
    assert sheet["height"] <= PHONE["height"] / 2
    assert board["y"] + board["height"] <= sheet["y"]


def test_a_review_says_you_to_the_player_and_not_to_those_who_have_the_link(person: Person) -> None:
    page = person(DESKTOP)
    sit_down(page, "set-solitaire", start=True, position=DEAL)
    wait_for_cards(page, 12)
    page.get_by_role("button", name="Three more").click()
    wait_for_cards(page, 15)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really?").click()
    look_back(page)
    mine = page.get_by_role("region", name="Review")
    expect(mine.get_by_text("You asked for three more cards").first).to_be_attached()
    friend = person(DESKTOP)
    friend.goto(f"{page.url.partition('?')[0]}?at=0&seat=0&review")
    theirs = friend.get_by_role("region", name="Review")
    expect(theirs.get_by_text(re.compile("^Asked for three more cards")).first).to_be_attached()
    expect(theirs.get_by_text("You asked")).to_have_count(0)


@pytest.mark.smoke
def test_a_record_from_a_file_has_the_page_of_its_review(person: Person, artefacts: Path) -> None:
    page = person({"width": 1280, "height": 860})
    page.goto("/m")
    page.locator("input[type=file]").set_input_files(RECORDS / "set.fivefold")
    page.get_by_role("button", name="Review this match").click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator(".figure")).to_have_text(["86 of 100", "17 of 100"])
    for _ in range(4):
        page.get_by_role("button", name="Next move").click()
    heading = panel.get_by_role("heading", name="Mistakes to learn from")
    heading.evaluate("part => part.scrollIntoView({block: 'start'})")
    picture = page.screenshot(path=artefacts / "review.png")
    assert len(picture) > 10_000
    if "FIVEFOLD_PICTURES" in os.environ:
        page.screenshot(path=Path(os.environ["FIVEFOLD_PICTURES"]) / "review.jpg", quality=85)
