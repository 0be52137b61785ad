"""SCRAMBLE SET in the browser: two people, one on a phone, and somebody alone."""

import re
from collections.abc import Sequence
from itertools import combinations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.table import call, is_over, join, open_room, score, sit_down
from browser.waiting import until
from fivefold.core.speech import Reader
from fivefold.games.scramble_set import sets
from fivefold.pieces.dice import Face, why_not

GAME = "SCRAMBLE SET"


def options(page: Page, **given: int) -> None:
    """The host changes house rules, by their titles."""
    page.locator(".game details summary").click()
    for title, value in given.items():
        field = page.get_by_label(title)
        field.fill(str(value))
        field.press("Tab")
    expect(page.get_by_text(f"{len(given)} changed")).to_be_visible()


def start(*pages: Page) -> None:
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        expect(page.locator("[data-die]")).to_have_count(42)


def dice(page: Page) -> dict[int, Face]:
    """What lies in each place."""
    found: list[tuple[int, Face]] = page.evaluate(
        "() => [...document.querySelectorAll('[data-die]:not([inert])')].map(d => [+d.dataset.place, d.dataset.die])"
    )
    return dict(sorted(found))


def pick(page: Page, places: Sequence[int]) -> None:
    for place in places:
        page.locator(f'[data-place="{place}"]').click()


def a_set(page: Page) -> tuple[int, ...]:
    """The places of a SET, or nothing."""
    lying = dice(page)
    places = list(lying)
    found = sets.find(list(lying.values()))
    return tuple(places[index] for index in found[len(found) // 2]) if found else ()


def take(page: Page) -> None:
    places = a_set(page)
    call(page)
    pick(page, places)
    for place in places:
        expect(page.locator(f'[data-place="{place}"]')).to_have_count(0)


def must_fit(page: Page) -> None:
    """All dice and buttons are in the window, nothing has to be scrolled, and no die is too small to be touched."""
    found: dict[str, float] = page.evaluate(
        """() => {
            const parts = [...document.querySelectorAll('[data-die], .controls button')];
            const boxes = parts.map(part => part.getBoundingClientRect());
            const outside = boxes.filter(box =>
                box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
            const { scrollWidth, scrollHeight } = document.documentElement;
            const dice = [...document.querySelectorAll('[data-die]')].map(die => die.getBoundingClientRect().width);
            return { outside: outside.length, wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight,
                     least: Math.min(...dice) };
        }"""
    )
    least = found.pop("least")
    assert least >= 44, least
    assert max(found.values()) <= 0, found


def players(person: Person, **given: int) -> tuple[Page, Page]:
    ann, bo = person(DESKTOP), person(PHONE)
    link = open_room(ann, GAME)
    options(ann, **{"Time to take": 60, **given})
    join(bo, link)
    start(ann, bo)
    return ann, bo


def test_two_people_play_a_whole_game_with_a_pause(person: Person) -> None:
    """Two rounds; if they end in a tie, it is broken."""
    ann, bo = players(person, Rounds=2)
    for page in (ann, bo):
        must_fit(page)
    pauses = 0
    for turn in range(80):
        # A round ends a moment after its last SET was taken.
        until(ann, lambda: a_set(ann) or is_over(ann) or ann.locator("#pause").count(), "a SET or an end")
        if is_over(ann):
            break
        if ann.locator("#pause").count():
            expect(bo.locator("#pause")).to_be_visible()
            pauses += 1
            ann.get_by_role("button", name="Ready", exact=True).click()
            expect(ann.get_by_text("Waiting for the others")).to_be_visible()
            bo.keyboard.press("Enter")
            for page in (ann, bo):
                expect(page.locator("#pause")).to_have_count(0)
            continue
        taker = (ann, bo, ann)[turn % 3]
        take(taker)
        # Both see it before the next call.
        left = len(dice(taker))
        for page in (ann, bo):
            expect(page.locator("[data-die]")).to_have_count(left)
    assert pauses
    for page in (ann, bo):
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_role("row", name=re.compile("Most possible"))).to_be_visible()
    assert [score(bo, seat) for seat in (0, 1)] == [score(ann, seat) for seat in (0, 1)]


def test_wrong_dice_say_why_and_one_must_wait(person: Person) -> None:
    ann, bo = players(person, Wait=30)
    lying = dice(ann)
    found = set(sets.find(list(lying.values())))
    places = list(lying)
    wrong = next(three for three in combinations(range(42), 3) if three not in found)
    call(ann)
    expect(bo.get_by_text(re.compile("called SET"))).to_be_visible()
    pick(ann, [places[index] for index in wrong])
    for page in (ann, bo):
        for fault in why_not(*(lying[places[index]] for index in wrong)):
            expect(page.get_by_text(Reader().say(fault.message)).first).to_be_visible()
    expect(ann.get_by_text("Wait a moment")).to_be_visible()
    assert dice(ann) == lying
    ann.reload()
    expect(ann.get_by_text("Wait a moment")).to_be_visible()
    take(bo)
    expect(ann.locator("[data-die]")).to_have_count(39)
    assert score(ann, 1) == 1


def test_everything_by_keyboard(person: Person) -> None:
    ann, _ = players(person, Rounds=1)
    places = a_set(ann)
    expect(ann.locator(".board[inert]")).to_have_count(0)
    ann.keyboard.press(" ")
    expect(ann.get_by_text("Pick three")).to_be_visible()
    ann.locator(f'[data-place="{places[0]}"]').focus()
    for place in places:
        key = ann.locator(f'[data-place="{place}"]').get_attribute("aria-keyshortcuts")
        assert key
        ann.keyboard.press(key)
    expect(ann.locator("[data-die]")).to_have_count(39)
    assert score(ann, 0) == 1


def test_alone_against_the_clock(person: Person) -> None:
    ann = person(PHONE, color_scheme="dark", bypass_csp=True)
    open_room(ann, GAME)
    options(ann, Rounds=1)
    ann.get_by_role("button", name="One seat fewer").click()
    expect(ann.get_by_role("button", name="One seat fewer")).to_be_disabled()
    start(ann)
    must_fit(ann)
    ann.get_by_role("button", name="Hint").click()
    expect(ann.locator(".hinted")).to_have_count(1)
    pick(ann, a_set(ann))
    expect(ann.locator("[data-die]")).to_have_count(39)
    grave = [
        found["id"] for found in Axe().run(ann).response["violations"] if found["impact"] in ("serious", "critical")
    ]
    assert not grave
    ann.get_by_role("button", name="No more SETs").click()
    ann.get_by_role("button", name="Really?").click()
    expect(ann.get_by_text(re.compile(r"1 SET in \d+:\d\d; most possible: 1[234]\."))).to_be_visible()
    expect(ann.get_by_text(re.compile(r"SCRAMBLE SET solitaire: 1 of 1[234] SETs"))).to_be_visible()


@pytest.mark.soak
def test_a_table_of_six_with_bots_runs_by_itself(person: Person) -> None:
    ann = person(PHONE)
    sit_down(ann, "scramble-set", seats=6, bots="expert", start=True, options={"rounds": 1})
    expect(ann.locator("[data-die]")).to_have_count(42)
    must_fit(ann)
    for _ in range(2):  # a tie is broken
        until(ann, lambda: is_over(ann) or ann.locator("#pause").count(), "the end of a round")
        if is_over(ann):
            break
        ann.get_by_role("button", name="Ready", exact=True).click()
        expect(ann.locator("#pause")).to_have_count(0)
    expect(ann.locator("#result")).to_be_visible()
