"""Learning for newcomers: how it is offered, what the coach says, nothing in the way, and their first minute."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import DRAWN, FAULTS
from browser.table import card, sit_down
from browser.test_lessons import Learner
from browser.test_pages import look
from browser.waiting import until
from fivefold.core.discovery import find_game, games
from fivefold.core.lessons import lesson_of

SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900))
WITH_LESSONS = [slug for slug, game in games().items() if lesson_of(game)]


def offers(page: Page, slug: str, main: str, *others: str | re.Pattern[str]) -> None:
    """A game's page has these buttons, in that order; the first one is the main one."""
    page.goto(f"/{slug}")
    expect(page.locator("main .button")).to_have_text([main, *others])
    expect(page.locator("main .button.main")).to_have_text([main])


def test_learning_comes_first_and_then_a_match_against_easy_bots(person: Person) -> None:
    page = person(PHONE)
    offers(page, "karma", "Learn in 3 minutes", "Play against bots", "Play with friends")
    page.get_by_role("button", name="Learn in 3 minutes").tap()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("As high or higher")
    page.locator('[data-card="9"]').tap()
    page.locator("[data-actions] .play").tap()
    expect(coach).to_contain_text("That fits.")
    page.wait_for_function("() => localStorage.getItem('fivefold.lessons')?.includes('karma')")
    page.goto("/wordspiel")
    expect(page.locator("main .button.main")).to_have_text("Learn in 2 minutes")  # the others are still new
    offers(page, "karma", "Play against bots", "Play with friends", re.compile(r"Continue the lesson\s*1/11"))
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.get_by_role("button", name="Play against bots").tap()
    assert asked.value.post_data_json == {"game": "karma", "start": True, "bots": "easy"}
    expect(page.locator("[data-choice]")).to_have_count(6)
    page.goto("/karma")
    page.get_by_role("button", name="Continue the lesson").tap()
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


STAGE = "() => Object.values(document.querySelector('[data-stage]').getBoundingClientRect().toJSON()).map(Math.round)"
WATCH = """() => {
    window.left = 0;
    new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
            for (const node of removedNodes) if (node.matches?.(".coach")) window.left += 1;
    }).observe(document.querySelector(".match"), { childList: true });
}"""


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=pytest.mark.smoke if slug == "karma" else ()) for slug in WITH_LESSONS]
)
def test_the_board_stays_when_the_coach_speaks_or_the_opponent_moves(person: Person, slug: str) -> None:
    page = person(PHONE)
    learner = Learner(page, slug, by_keys=False)
    for n, step in enumerate(learner.lesson.steps[:3]):
        learner.hears(n)
        page.evaluate(DRAWN)
        before = page.evaluate(STAGE)
        page.evaluate(WATCH)
        for move in step.moves:
            made = learner.ear.table["n"]
            learner.hands.make(move)
            learner.until_after(made)
        learner.hears(n, "well")
        page.evaluate(DRAWN)
        assert page.evaluate(STAGE) == before, step.name
        assert page.evaluate("window.left") == 0, "the coach was taken away"
        expect(page.locator(".button.main:visible:enabled")).to_have_count(1)  # one way on
        learner.goes_on("Next")


@pytest.mark.parametrize(
    ("slug", "pieces", "least"),
    [
        ("five-crowns", "[data-hand] [data-id]", 44),
        ("five-crowns", ".pile", 30),
        ("wordspiel", ".coil [data-place]", 22),
    ],
)
def test_pieces_of_a_lesson_are_large_on_a_small_phone(person: Person, slug: str, pieces: str, least: int) -> None:
    page = person({"width": 320, "height": 640})
    sit_down(page, slug, lesson=0, start=True)
    expect(page.locator(".coach [role=status]")).not_to_be_empty()
    expect(page.locator(pieces).first).to_be_visible()
    until(page, lambda: page.locator(pieces).first.evaluate("one => one.offsetWidth") >= least, "pieces of that size")
    if slug == "wordspiel":
        corners = page.locator(".corner").evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")
        assert max(corners) <= page.locator(".tray").evaluate("one => one.getBoundingClientRect().top")


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
    expect(page.get_by_role("link", name="SET", exact=True)).to_be_visible()
    film("front")
    page.get_by_role("link", name="SET", exact=True).click()
    expect(page.get_by_role("button", name="Learn in 3 minutes")).to_be_visible()
    film("game")
    page.get_by_role("button", name="Learn in 3 minutes").click()
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
    page.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Three colours")
    film("second")
    page.get_by_role("button", name="SET!").click()
    for which in ("2rsq", "2psq", "2rto"):
        page.locator(card(page, which)).last.click()
    expect(coach).to_contain_text("Not those three.")
    film("wrong")
    page.get_by_role("button", name="Start over").click()
    expect(coach).to_contain_text("Six cards")
    coach.get_by_role("button", name="Step 2 of 8").click()
    expect(page.get_by_role("dialog", name="Lesson steps")).to_be_visible()
    film("steps")
    page.get_by_role("dialog").get_by_role("button", name="A short game").click()
    expect(coach).to_contain_text("Now play a short game")
    film("match")
    page.goto("/set")
    expect(page.get_by_role("button", name="Continue the lesson 1/8", exact=True)).to_be_visible()
    film("back")
