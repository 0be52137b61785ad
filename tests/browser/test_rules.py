"""The rules in the page: from a refusal to its clause by keyboard, search, pictures, and a link to every clause."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.table import sit_down
from browser.test_axe import come, violations
from browser.test_screens import LONG_FAULTS, SAMPLE, drawn
from browser.test_wordspiel import nonsense, type_word


def refuse(page: Page) -> None:
    """Plays what is no word, which the table refuses."""
    sit_down(page, "wordspiel-solitaire", start=True)
    expect(page.locator("[data-letter]")).to_have_count(10)
    expect(page.locator(".letter")).to_have_count(1)
    type_word(page, nonsense(page).cards)
    page.keyboard.press("Enter")
    expect(page.locator(".refusal").get_by_role("button", name="Why?")).to_be_visible()


def test_why_leads_from_a_refusal_to_its_clause_by_keyboard(person: Person) -> None:
    page = person(DESKTOP)
    refuse(page)
    page.keyboard.press("?")
    why = page.get_by_role("dialog").get_by_role("button", name="Why?", exact=True)
    expect(why).to_be_focused()
    page.keyboard.press("Enter")
    marked = page.locator("aside .clause.marked")
    expect(marked).to_have_id("WS-02")
    expect(marked).to_be_focused()
    expect(marked).to_be_in_viewport()
    # From there by search to another clause.
    box = page.locator("aside").get_by_role("searchbox", name="Search this page")
    box.focus()
    page.keyboard.type("three cards in a round")
    expect(page.locator("aside mark").first).to_have_text("three cards in a round")
    page.keyboard.press("Enter")
    expect(marked).to_have_id("WS-10")
    expect(marked).to_be_in_viewport()


def test_why_says_it_in_two_sentences_and_leads_to_the_clause(person: Person) -> None:
    page = person(PHONE)
    refuse(page)
    page.locator(".refusal").get_by_role("button", name="Why?").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".brief")).to_have_text(re.compile("^A word counts if it is in the dictionary of the match"))
    sheet.get_by_role("button", name="Exact rule").tap()
    expect(page.locator("aside .clause.marked")).to_have_id("WS-02")


@pytest.mark.smoke
def test_an_address_names_a_clause_and_pictures_are_drawn(person: Person) -> None:
    page = person(DESKTOP)
    page.goto("/rules/karma#KA-11")
    marked = page.locator(".clause.marked")
    expect(marked).to_have_id("KA-11")
    expect(marked).to_be_in_viewport()
    picture = marked.get_by_role("img", name=re.compile("^Pile: 3, 9, 9"))
    expect(picture).to_be_visible()
    expect(picture.locator(".card")).to_have_count(6)
    page.locator("#KA-13").get_by_role("link", name="KA-07").click()
    expect(marked).to_have_id("KA-07")
    expect(page).to_have_url(re.compile("/rules/karma#KA-07$"))
    page.go_back()
    expect(marked).to_have_id("KA-11")
    page.get_by_role("link", name="Three in a row").click()
    expect(page.get_by_role("heading", name="Three in a row")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/rules/set-cubed", "/teaching"])
def test_pages_to_read_fit_every_size_and_everybody(path: str, person: Person) -> None:
    page = come(person, "dark", DESKTOP)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("article section").last).to_be_visible()
    found = violations(page, path)
    for width, height in SAMPLE:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        drawn(page)
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(LONG_FAULTS)]
    assert not found, "\n".join(found)


def test_the_mathematics_of_set_can_be_tried_by_keyboard(person: Person) -> None:
    page = person(DESKTOP)
    page.goto("/teaching")
    third = page.locator("[data-try=third]")
    cards = third.get_by_role("button", pressed=False)
    for place in (0, 4):
        cards.nth(place).focus()
        page.keyboard.press("Enter")
    expect(third.get_by_role("status")).to_contain_text("The third card:")
    cap = page.locator("[data-try=cap]")
    cap.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    expect(cap.get_by_role("status")).to_contain_text("10 SETs now.")
    page.keyboard.press("ArrowRight")
    expect(cap.get_by_role("status")).not_to_contain_text("10 SETs now.")
    count = page.locator("[data-try=count]")
    for _ in range(4):
        count.get_by_role("button", name="Next").press("Enter")
    expect(count).to_contain_text("6480 / 6 = 1080")
    expect(count.get_by_role("status")).to_contain_text("there are 1080 SETs")
