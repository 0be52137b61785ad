"""Practice and print in the browser: drills answered by touch and by key, progress remembered, a sheet printed."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.waiting import until


def asked(page: Page, path: str) -> dict[str, Any]:
    """Goes there; the drill that is then asked."""
    drill = path.removeprefix("/practice/")
    with page.expect_response(lambda answer: f"/api/drills/{drill}" in answer.url and answer.ok) as coming:
        page.goto(path)
    found: dict[str, Any] = coming.value.json()
    expect(page.locator(".choices button").first).to_be_visible()
    return found


def must_be_as_wide(page: Page) -> None:
    """Nothing is out of the page to the side; downwards it may be scrolled."""
    beyond = """() => [...document.querySelectorAll('main *')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && !one.closest('.unseen') && (box.right > innerWidth + 1 || box.left < -1);
    }).map(one => one.outerHTML.slice(0, 80))"""
    assert page.evaluate(beyond) == []


def is_drill(answer: Response) -> bool:
    return "/api/drills/" in answer.url and answer.ok


def test_a_set_is_found_by_touch(person: Person) -> None:
    page = person(PHONE)
    drill = asked(page, "/practice/set/find")
    must_be_as_wide(page)
    choices = page.locator(".choices button")
    for place in drill["right"][0]:
        choices.nth(place).tap()
    expect(page.locator(".verdict")).to_contain_text("Correct")
    expect(page.locator("figure svg")).to_be_visible()
    with page.expect_response(is_drill):  # the one after the next is asked for when this one is answered
        page.get_by_role("button", name="Next").tap()
        expect(page.locator(".verdict")).to_have_count(0)
        for place in (0, 1, 2):
            choices.nth(place).tap()
    page.reload()
    page.get_by_text("Show as a table").tap()
    expect(page.locator("tbody tr")).to_have_count(2)


KEYS = "1234567890qwertz"


def has(some: list[dict[str, Any]], count: int) -> bool:
    return len(some) >= count


def test_ten_in_a_row_end_with_a_result(person: Person) -> None:
    """All right but the third; the level rises, and another run begins."""
    page = person(PHONE)
    coming: list[dict[str, Any]] = []
    page.on("response", lambda answer: coming.append(answer.json()) if is_drill(answer) else None)
    asked(page, "/practice/set/judge")
    for number in range(10):
        drill = coming[number]
        right = set(drill["right"][0])
        place = next(one for one in range(len(drill["choices"])) if (one in right) == (number != 2))
        page.locator(".choices button").nth(place).tap()
        expect(page.locator(".verdict")).to_contain_text("Wrong" if number == 2 else "Correct")
        until(page, partial(has, coming, number + 2), "the next drill")
        page.locator(".verdict .main").tap()
        expect(page.locator(".verdict")).to_have_count(0)
    expect(page.get_by_role("heading", name="Great!")).to_be_visible()
    expect(page.locator(".count")).to_have_text("9 of 10 correct")
    expect(page.get_by_text("Longest streak: 7")).to_be_visible()
    page.get_by_role("button", name="Ten more").tap()
    expect(page.locator(".choices button").first).to_be_visible()


@pytest.mark.smoke
def test_drills_are_answered_by_key(person: Person) -> None:
    page = person(DESKTOP)
    drill = asked(page, "/practice/five-crowns/discard")
    wrong = next(place for place in range(len(drill["choices"])) if [place] not in drill["right"])
    page.keyboard.press(KEYS[wrong])
    expect(page.locator(".verdict")).to_contain_text("Wrong")
    expect(page.locator(".choices .wrong")).to_have_count(1)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_count(0)
    drill = asked(page, "/practice/karma/may")
    for place in drill["right"][0]:
        page.keyboard.press(KEYS[place])
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_contain_text("Correct")
    expect(page.locator(".choices .right")).to_have_count(len(drill["right"][0]))


@pytest.mark.parametrize("path", ["/practice", "/practice/set-cubed/turn", "/practice/wordspiel", "/print?game=karma"])
def test_nothing_is_out_of_the_page(person: Person, path: str) -> None:
    page = person({"width": 360, "height": 740}, locale="de-DE", color_scheme="dark")
    page.goto(path)
    expect(page.locator(".games a, .choices button, iframe").first).to_be_visible()
    must_be_as_wide(page)


def test_a_sheet_is_shown_and_printed(person: Person) -> None:
    page = person(DESKTOP)
    page.add_init_script("window.print = () => { window.top.printed = document.title; }")
    page.goto("/print?game=set&seed=7&puzzles=2&paper=a4")
    inside = page.frame_locator("iframe")
    expect(inside.locator("article")).to_have_count(4)
    page.get_by_label("Game").select_option("karma")
    expect(inside.locator("h1").first).to_have_text("Karma")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed === 'Karma'")
    assert "game=karma" in page.url
    assert "seed=7" in page.url
