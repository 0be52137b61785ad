"""Each day's puzzle from start to end, by touch and by keys alone; and what is told and shown in the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import PHONE, Person
from browser.layout import BROKEN
from browser.puzzles import KEYS, TOUCH, answer, tap
from browser.table import sit_down
from browser.test_keyboard_words import keys_are_shown, tab_to
from fivefold.core.probes import pieces_in

DAY = "2026-03-11"
DAILIES = tuple(slug for slug in ff.games() if slug.endswith("-daily"))
NO_POINTER = (
    "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => { throw Error('not by keys') })"
)
GOALS = {
    "set-daily": "Pick three cards",
    "scramble-set-daily": "Take as many SETs as you can.",
    "crossword-set-daily": "Put all dice in one grid of crossing SETs.",
    "set-cubed-daily": "Which turn scores the most?",
    "wordspiel-daily": "Score the most points with up to three words: one point per letter.",
    "five-crowns-daily": "Leave the fewest points",
    "karma-daily": "Go out before your opponent, in the fewest turns.",
}


def begin(page: Page, slug: str, day: str = DAY) -> None:
    sit_down(page, slug, options={"date": day}, start=True)
    expect(page.get_by_text(GOALS[slug]).first).to_be_visible()


def made(page: Page, slug: str, steps: int) -> None:
    """So many steps stand, or it is over."""
    standing = page.get_by_text(f"{steps}/6") if slug == "set-daily" else page.locator(f'[data-steps="{steps}"]')
    expect(standing.or_(page.locator("#result")).first).to_be_attached()


def solved(page: Page, slug: str) -> None:
    """The result is the best, and what is shared says so without a piece of the puzzle."""
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    shared = page.locator(".result pre").inner_text()
    game = ff.daily(slug, DAY).game
    assert "11 Mar 2026" in shared
    assert "🟩" in shared
    assert page.url.split("/r/")[0] in shared
    if slug != "set-daily":
        assert not pieces_in(shared.split("\n")[0], [piece for piece in game.box(1) if len(piece) > 2])
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=pytest.mark.smoke if slug == "five-crowns-daily" else ()) for slug in DAILIES]
)
def test_a_puzzle_by_touch(slug: str, person: Person) -> None:
    page = person(PHONE)
    begin(page, slug)
    steps = answer(slug, DAY)
    for n, step in enumerate(steps, 1):
        TOUCH[slug](page, step)
        made(page, slug, n)
        if n == 1 and slug != "set-daily":
            tap(page, "Undo")
            made(page, slug, 0)
            TOUCH[slug](page, step)
            made(page, slug, 1)
    solved(page, slug)


@pytest.mark.parametrize("slug", DAILIES)
def test_a_puzzle_by_keys_alone(slug: str, person: Person) -> None:
    page = person()
    page.add_init_script(NO_POINTER)
    begin(page, slug)
    expect(page.locator("[data-stage]:focus, [data-stage] :focus")).to_have_count(1)
    if slug != "set-daily":
        keys_are_shown(page, "Undo")
    steps = answer(slug, DAY)
    for n, step in enumerate(steps, 1):
        KEYS[slug](page, step)
        made(page, slug, n)
        if n == 1 and slug != "set-daily":
            page.keyboard.press("Control+z")
            made(page, slug, 0)
            KEYS[slug](page, step)
            made(page, slug, 1)
    solved(page, slug)
    tab_to(page, "Copy result")


def test_wrong_tries_are_answered_in_words_and_a_hint_helps(person: Person) -> None:
    page = person()
    begin(page, "scramble-set-daily")
    first = answer("scramble-set-daily", DAY)[0].places
    wrong = next(place for place in range(15) if place not in first)
    for place in (*first[:2], wrong):
        page.locator(f'[data-place="{place}"]').click()
    expect(page.get_by_text(re.compile("two (are|show)")).first).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator(".notice, .hinted").first).to_be_attached()


def left_at_that(page: Page, slug: str) -> None:
    """Says twice that it is done, and looks at the best."""
    done = page.get_by_role("button", name="Done", exact=True)
    done.click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_role("heading", name="Not this time")).to_be_visible()
    page.locator(".result").get_by_role("button", name="Best solution").click()
    expect(page.locator("#result")).to_have_count(0)
    game: Any = ff.daily(slug, DAY).game
    best = game.puzzle.answer.points
    expect(page.locator("dl").first).to_contain_text(f"{best}/{best}")


def test_whoever_leaves_it_at_that_sees_the_best_on_the_board(person: Person) -> None:
    page = person()
    begin(page, "crossword-set-daily")
    left_at_that(page, "crossword-set-daily")
    expect(page.locator("[data-die][data-square]")).to_have_count(9)
    page.get_by_role("button", name="Your solution").click()
    expect(page.locator("[data-die][data-square]")).to_have_count(0)


@pytest.mark.parametrize("slug", [slug for slug in DAILIES if slug != "set-daily"])
def test_the_best_of_every_game_is_shown(slug: str, person: Person) -> None:
    page = person(PHONE)
    begin(page, slug)
    left_at_that(page, slug)
    page.get_by_role("button", name="Your solution").click()


@pytest.mark.parametrize("slug", ["karma-daily", "five-crowns-daily"])
def test_the_words_of_buttons_are_whole_on_a_phone_held_sideways(slug: str, person: Person) -> None:
    page = person({"width": 844, "height": 390}, locale="de")
    sit_down(page, slug, start=True)
    expect(page.locator("[data-tools] .button")).to_have_count(3)
    assert page.locator("[data-actions] .button").evaluate_all(BROKEN) == []
