"""Real cards in the browser: entered by touch and by keys, answered at once, in every game; and what a table needs."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.test_axe import RULES
from browser.test_practice import must_be_as_wide


def pad(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator(".answer")).to_be_visible()


def tap(page: Page, *names: str) -> None:
    for name in names:
        page.locator(".entry").get_by_role("button", name=name, exact=True).tap()


def must_say(page: Page, text: str) -> None:
    expect(page.locator(".answer .said")).to_have_text(re.compile(text))


def must_be_accessible(page: Page) -> None:
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []


def test_a_hand_of_five_crowns_is_counted_by_touch(person: Person) -> None:
    page = person(PHONE)
    pad(page, "/count/five-crowns")
    page.get_by_label("Wild rank").select_option("5")
    keys = page.locator(".suits button").first.bounding_box()
    for card in ("9 Spades", "9 Hearts", "9 Diamonds", "4 Clubs", "Q Diamonds"):
        tap(page, *card.split())
    must_say(page, "16 points left")
    tap(page, "JOKER", "Q", "Spades")
    must_say(page, "(?<!1)4 points left")
    assert page.locator(".suits button").first.bounding_box() == keys, "the pad stays under the thumb"
    tap(page, "Undo")
    must_say(page, "16 points left")
    page.get_by_role("button", name="Can I go out?").tap()
    must_say(page, "You can’t go out")
    must_be_as_wide(page)
    must_be_accessible(page)
    page.get_by_role("link", name="FC-11", exact=True).tap()
    expect(page.locator("#FC-11.marked")).to_be_visible()
    page.get_by_role("link", name="Playing with real cards?").tap()
    expect(page.get_by_label("Wild rank")).to_have_value("5")


def test_a_set_is_judged_and_given_away_in_steps(person: Person) -> None:
    page = person(PHONE)
    pad(page, "/count/set")
    for card in ("1 red solid oval", "2 red solid oval", "3 green solid oval"):
        tap(page, *card.split())
    must_say(page, "Not a SET")
    expect(page.locator(".answer")).to_contain_text("Colour: two are red and one is green.")
    page.get_by_role("button", name="Is there a SET?").tap()
    must_say(page, "No, there’s no SET among these 3")
    tap(page, "3", "red", "solid", "oval")
    must_say(page, "Yes, there’s a SET among these 4")
    assert page.locator(".answer .piece").count() == 0
    page.get_by_role("button", name="Show one of them").tap()
    expect(page.locator(".answer .piece")).to_have_count(1)
    page.get_by_role("button", name="Show the whole SET").tap()
    expect(page.locator(".answer .piece")).to_have_count(3)
    tap(page, "Clear")
    expect(page.locator(".tray li")).to_have_count(0)


TYPED = [
    ("set-cubed", "1ro 2ro * / 1rd 2rd 3rd +3", "The turn scores 8 points"),
    ("crossword-set", "1ro 2ro 3ro / . . 3go / . . 3po", "Complete!"),
    ("scramble-set", "1gd 2go *", "It’s a SET"),
    ("wordspiel", "un.ite", "Yes: UNITE is in the list"),
    ("karma", "five", "A number up to 5"),
    ("set", "1rso 2rso 3rso", "It’s a SET"),
    ("five-crowns", "3s 3h 3d", "0 points"),
]


@pytest.mark.parametrize(("game", "text", "answer"), TYPED, ids=[game for game, _, _ in TYPED])
def test_cards_are_typed_in_notation(person: Person, game: str, text: str, answer: str) -> None:
    """With keys alone; a slip is told, and undone."""
    page = person(DESKTOP)
    pad(page, f"/count/{game}")
    field = page.get_by_label("Type the cards as codes")
    field.focus()
    page.keyboard.insert_text(text)
    must_say(page, answer)
    page.keyboard.insert_text(" 99xx")
    expect(page.locator(".answer .said")).to_have_count(0)
    expect(page.locator(".answer .soft")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    must_say(page, answer)
    must_be_accessible(page)


def test_dice_words_and_karma_cards_are_entered_by_touch(person: Person) -> None:
    page = person(PHONE)
    pad(page, "/count/crossword-set")
    tap(page, "1", "red", "oval", "2", "red", "oval", "WILD", "c2", "WILD", "3", "purple", "oval")
    must_say(page, "Complete!")
    expect(page.locator(".answer")).to_contain_text("WILD counts as")
    pad(page, "/count/set-cubed")
    tap(page, "1", "red", "oval", "2", "red", "oval", "WILD", "+5")
    must_say(page, "The turn scores 7 points")
    pad(page, "/count/scramble-set")
    tap(page, "WILD", "WILD", "1", "green", "diamond")
    must_say(page, "It’s a SET")
    pad(page, "/count/wordspiel")
    tap(page, "O", "W", "L")
    must_say(page, "Yes: OWL")
    page.get_by_label("Language of the words").select_option("french")
    must_say(page, "No: OWL")
    pad(page, "/count/karma")
    tap(page, "12")
    must_say(page, "12 or higher fits")
    page.get_by_role("button", name="What does it do?").tap()
    tap(page, "Bottoms Up")
    must_say(page, "bottom card")


def test_a_table_has_short_answers_a_timer_and_who_goes_first(person: Person) -> None:
    page = person(PHONE)
    page.clock.install()
    pad(page, "/count/wordspiel")
    page.get_by_text("Ask the rules").tap()
    page.get_by_label("Your question").fill("look up words")
    expect(page.locator("dd").first).to_contain_text("even on your own turn")
    page.get_by_label("Your question").fill("dealer")
    expect(page.get_by_role("link", name=re.compile("^WS-05"))).to_be_visible()
    page.get_by_text("Timer", exact=True).tap()
    clock = page.get_by_role("timer")
    expect(clock).to_have_text("1:00")
    page.get_by_role("button", name="Start").tap()
    page.clock.run_for(20_000)
    expect(clock).to_have_text("0:40")
    page.get_by_role("button", name="Pause").tap()
    page.clock.run_for(20_000)
    expect(clock).to_have_text("0:40")
    page.get_by_role("button", name="Start").tap()
    page.clock.run_for(41_000)
    expect(page.get_by_text("Time’s up!")).to_be_attached()
    page.get_by_text("Who goes first?").tap()
    page.get_by_label("Names, separated by commas").fill("Ann, Ben")
    page.get_by_role("button", name="Draw a name").tap()
    expect(page.get_by_text(re.compile("^(Ann|Ben) goes first"))).to_be_visible()
    must_be_accessible(page)


def test_a_page_for_what_is_no_game_of_a_box_is_lost(person: Person) -> None:
    page = person(DESKTOP)
    page.goto("/count/set-daily")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
