"""Alone and against bots: the puzzle and the solitaire by keyboard, hints, and settings that stay."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Person
from browser.table import begin, cards, must_fit, type_pick, wait_for_cards
from browser.waiting import until
from fivefold.games.set_cards import sets

PRESSED = "a[href], button"
NAMED = """(node) => {
  const copy = node.cloneNode(true);
  for (const drawn of copy.querySelectorAll("[aria-hidden=true]")) drawn.remove();
  return (node.ariaLabel ?? copy.textContent).trim().replace(/\\s+/g, " ");
}"""


def tab_to(page: Page, name: str) -> None:
    """Goes by Tab alone to what has this name, and sees that the focus can be seen."""
    until(page, lambda: name in page.locator(PRESSED).evaluate_all(f"all => all.map({NAMED})"), f"{name!r} on the page")
    for _ in range(60):
        page.keyboard.press("Tab")
        here: str = page.evaluate(f"({NAMED})(document.activeElement)")
        if here == name:
            seen: str = page.evaluate(
                "() => { const s = getComputedStyle(document.activeElement); return s.outlineStyle + s.boxShadow; }"
            )
            assert seen != "nonenone", "the focus should be seen"
            return
    raise AssertionError(f"no Tab leads to {name!r}")


def copied(page: Page) -> str:
    """What was copied just now."""
    read = "() => navigator.clipboard.readText()"
    until(page, lambda: page.evaluate(read), "a copy")
    text: str = page.evaluate(read)
    return text


def test_the_daily_puzzle_by_keyboard_alone(anywhere: Person) -> None:
    ann = anywhere(permissions=["clipboard-read", "clipboard-write"])
    ann.goto("./")
    tab_to(ann, "SET")
    ann.keyboard.press("Enter")
    tab_to(ann, "Today’s puzzle The same for everyone, a new one every day.")
    ann.keyboard.press("Enter")
    wait_for_cards(ann, 12)
    expect(ann.get_by_role("button", name="Done", exact=True)).to_be_enabled()
    must_fit(ann)
    found = sets.find(cards(ann))
    assert len(found) == 6
    wrong = next(c for c in cards(ann) if c not in found[0][:2] and c != sets.completing(*found[0][:2]))
    type_pick(ann, (*found[0][:2], wrong))
    expect(ann.get_by_text(re.compile("two (are|show)")).first).to_be_visible()
    for n, triple in enumerate(found, 1):
        type_pick(ann, triple)
        if n < 6:
            expect(ann.get_by_text(f"{n}/6").first).to_be_visible()
    expect(ann.locator("#result")).to_be_visible()
    tab_to(ann, "Copy result")
    ann.keyboard.press("Enter")
    shared = copied(ann)
    assert "6 of 6" in shared
    assert "\n" in shared


def test_solitaire_by_keyboard_alone(anywhere: Person) -> None:
    ann = anywhere()
    ann.goto("./")
    tab_to(ann, "SET")
    ann.keyboard.press("Enter")
    tab_to(ann, "Solitaire Clear the deck on your own. Extra cards cost a penalty that you must win back at the end.")
    ann.keyboard.press("Enter")
    wait_for_cards(ann, 12)
    expect(ann.get_by_role("button", name="Three more")).to_be_enabled()
    ann.keyboard.press(".")
    wait_for_cards(ann, 15)
    must_fit(ann)
    triple = sets.find(cards(ann))[0]
    type_pick(ann, triple)
    wait_for_cards(ann, 12)
    assert not set(triple) & set(cards(ann))
    tab_to(ann, "Give up")
    ann.keyboard.press("Enter")
    ann.keyboard.press("Enter")
    expect(ann.locator("#result")).to_be_visible()
    expect(ann.get_by_text("Gave up: 1 SET, 1 penalty left").first).to_be_visible()


def test_hints_come_card_by_card(anywhere: Person) -> None:
    ann = anywhere(PHONE)
    begin(ann, "SET", "Solitaire")
    wait_for_cards(ann, 12)
    must_fit(ann)
    if not sets.find(cards(ann)):
        ann.get_by_role("button", name="Three more").click()
        wait_for_cards(ann, 15)
    for count in (1, 2, 3):
        ann.get_by_role("button", name="Hint").click()
        expect(ann.locator("[data-card].hinted")).to_have_count(count)
    hinted = ann.evaluate("() => [...document.querySelectorAll('[data-card].hinted')].map(c => c.dataset.card)")
    assert sets.is_set(*hinted)


@pytest.mark.smoke
def test_settings_stay(anywhere: Person) -> None:
    ann = anywhere()
    ann.goto("./")
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_text("Dark", exact=True).click()
    ann.get_by_text("Red–green safe", exact=True).click()
    sound = ann.get_by_role("group", name="Sound").or_(ann.get_by_role("radiogroup", name="Sound"))
    sound.get_by_text("Off", exact=True).click()
    looks = "() => getComputedStyle(document.documentElement).backgroundColor + JSON.stringify(localStorage)"
    before = ann.evaluate(looks)
    ann.reload()
    expect(ann.get_by_role("heading", level=1)).to_be_visible()
    assert ann.evaluate(looks) == before
    assert "red-green" in before


def test_cards_have_names_and_events_are_announced(anywhere: Person) -> None:
    ann = anywhere()
    begin(ann, "SET", "Solitaire")
    wait_for_cards(ann, 12)
    names = ann.locator("[data-card]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    assert all(re.fullmatch(r"(one|two|three) (red|green|purple) (solid|open|striped) [a-z]+", name) for name in names)
    ann.keyboard.press(".")
    announced = ann.locator('[aria-live="polite"]').get_by_text("You take a penalty for three more cards")
    expect(announced.first).to_be_attached()


@pytest.mark.smoke
def test_a_room_that_is_not_there_is_said_in_words(person: Person) -> None:
    ann = person()
    ann.goto("/r/ZZZZZ")
    expect(ann.get_by_text("Room not found").first).to_be_visible()


@pytest.mark.smoke
def test_a_name_is_changed_and_kept(anywhere: Person) -> None:
    ann = anywhere()
    ann.goto("./")
    ann.get_by_role("button", name=re.compile("Your name")).click()
    ann.keyboard.press("Control+A")
    ann.keyboard.type("Ännchen")
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("Ännchen").first).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("Ännchen").first).to_be_visible()
