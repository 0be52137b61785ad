"""Learning for newcomers: how it is offered, what the coach says, nothing in the way, and their first minute."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import DRAWN, FAULTS
from browser.table import card, sit_down
from browser.test_lessons import Learner
from browser.test_pages import look
from fivefold.core.discovery import find_game, games
from fivefold.core.lessons import lesson_of

SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900))
WITH_LESSONS = [slug for slug, game in games().items() if lesson_of(game)]


def tile(page: Page, title: str) -> list[str]:
    """What the buttons of a game's tile say, the main one in capitals."""
    named = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    expect(named.get_by_role("button").first).to_be_visible()
    found: list[str] = named.get_by_role("button").evaluate_all(
        "all => all.map(one => one.classList.contains('main') ? one.innerText.toUpperCase() : one.innerText)"
    )
    return found


def test_learning_comes_first_and_then_a_match_against_equals(person: Person) -> None:
    page = person(PHONE)
    page.goto("/")
    assert tile(page, "Karma")[:3] == ["LEARN", "Play now", "With friends"]
    page.get_by_role("button", name="Learn: Karma").tap()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("As high or higher")
    page.locator('[data-card="9"]').tap()
    page.locator("[data-actions] .play").tap()
    expect(coach).to_contain_text("That fits.")
    page.goto("/")
    assert tile(page, "Karma")[:3] == ["PLAY NOW", "With friends", "Learn\n1/11"]
    assert tile(page, "WordSpiel")[0] == "LEARN", "the others are still new"
    expect(page.get_by_role("heading", name="Your match goes on")).to_have_count(0)
    with page.expect_request("**/api/rooms") as asked:
        page.get_by_role("button", name="Play now: Karma").tap()
    assert asked.value.post_data_json == {"game": "karma", "start": True, "bots": "even"}
    expect(page.locator("[data-choice]")).to_have_count(6)
    page.goto("/")
    page.get_by_role("button", name="Learn: Karma").tap()
    expect(coach).to_contain_text("The lowest that fits")


def test_a_wrong_move_is_answered_and_any_step_can_be_chosen(person: Person) -> None:
    page = person(DESKTOP)
    learner = Learner(page, "karma", by_keys=True)
    learner.hears(0)
    for key in "pp":
        page.keyboard.press(key)
    learner.hears(0, "pickup")
    learner.goes_on("Start over")
    learner.hears(0)
    expect(page.locator("[data-card]")).to_have_count(3)
    page.get_by_role("button", name="Step 1 of 11").click()
    steps = page.get_by_role("dialog", name="Lesson steps").get_by_role("button")
    steps.filter(has_text="Three in a row").click()
    learner.hears(4)
    learner.hands.make("play 9")
    learner.hears(4, "well")
    learner.goes_on("Next")
    learner.hears(5)
    page.reload()
    learner.hears(5)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("slug", WITH_LESSONS)
def test_nothing_is_in_the_way(person: Person, slug: str, language: str) -> None:
    page = person(DESKTOP, locale=language)
    lesson = lesson_of(find_game(slug))
    assert lesson is not None
    found: list[str] = []
    for n, step in enumerate(lesson.steps):
        sit_down(page, slug, lesson=n, start=True)
        expect(page.locator(".coach [role=status]")).not_to_be_empty()
        expect(page.locator("[data-stage] > *").first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            page.evaluate(DRAWN)
            for _ in range(4):
                page.keyboard.press(
                    "-"
                )  # The whole board of SET CUBED: what is beyond the edge of a nearer one is no fault.
            found += [f"{step.name} {width}x{height} {fault}" for fault in page.evaluate(FAULTS)]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_first_minute_of_a_newcomer(person: Person, artefacts: Path, size: str) -> None:
    """From the front page through the first steps of SET to its end, each moment as a picture."""
    page = person(PHONE if size == "phone" else {"width": 1440, "height": 900}, bypass_csp=True)
    count = 0

    def film(what: str) -> None:
        nonlocal count
        count += 1
        look(page, artefacts, f"minute-{size}-{count:02}-{what}")

    page.goto("/")
    expect(page.get_by_role("button", name="Learn: SET", exact=True)).to_be_visible()
    film("front")
    page.get_by_role("button", name="Learn: SET", exact=True).click()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("What’s a SET?")
    film("first")
    page.get_by_role("button", name="SET!").click()
    for which in ("1rso", "2rso"):
        page.locator(card(page, which)).last.click()
    film("picking")
    page.locator(card(page, "3rso")).last.click()
    expect(coach).to_contain_text("Your first SET!")
    film("well")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Three colours")
    film("second")
    page.get_by_role("button", name="SET!").click()
    for which in ("2rsq", "2psq", "2rto"):
        page.locator(card(page, which)).last.click()
    expect(coach).to_contain_text("Not those three.")
    film("wrong")
    coach.get_by_role("button", name="Start over").click()
    expect(coach).to_contain_text("Six cards")
    coach.get_by_role("button", name="Step 2 of 8").click()
    expect(page.get_by_role("dialog", name="Lesson steps")).to_be_visible()
    film("steps")
    page.get_by_role("dialog").get_by_role("button", name="A short game").click()
    expect(coach).to_contain_text("Now play a short game")
    film("match")
    page.goto("/")
    expect(page.get_by_role("button", name="Learn: SET 1/8", exact=True)).to_be_visible()
    film("back")
