"""The card games by keys alone: the focus is on the board, the turn is said, and a short match is played to its end."""

import re

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import Person
from browser.stage import Stage
from browser.table import sit_down
from browser.test_five_crowns import hand
from browser.test_karma import step
from browser.test_karma import turn as offered
from browser.waiting import until

MOST = 400
"""More steps than a short match takes."""
PARTED = """count => document.querySelectorAll("[data-hand] [data-card]").length !== count
    || document.querySelector("dialog ol, #result") !== null"""
"""Whether a hand has another number of cards, or is over."""


def at_the_board(page: Page) -> None:
    page.wait_for_function("() => document.activeElement?.closest('[data-stage]') !== null")


def shows_its_keys(page: Page, about: str) -> None:
    """A question mark shows the keys, and they go away again; the focus comes back."""
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text(about)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    at_the_board(page)


def was_said(page: Page, words: str) -> None:
    expect(page.get_by_role("log", name="Live updates").get_by_text(words).first).to_be_attached()


@pytest.mark.soak
def test_karma_from_the_first_choice_to_the_end(person: Person) -> None:
    page = person()
    options = {"turn_limit": 4}
    sit_down(page, "karma", seats=2, bots="easy", start=True, options=options)
    expect(page.locator("[data-choice]")).to_have_count(6)
    at_the_board(page)
    shows_its_keys(page, "pick up the pile")
    for key in ("1", "2", "3", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-choice]")).to_have_count(0)
    turns = 0
    for _ in range(MOST):
        _, offer = offered([page])
        if "over" in offer:
            break
        if turns == 0:
            was_said(page, "It’s your turn.")
        at_the_board(page)
        step(page, offer)
        turns += 1
    expect(page.locator("#result")).to_be_visible()
    assert turns >= 4


@pytest.mark.soak
def test_five_crowns_from_the_first_card_to_the_end(person: Person) -> None:
    page = person()
    options = {"first": 3, "hands": 2, "max_turns": 3}
    sit_down(page, "five-crowns", seats=2, bots="easy", start=True, options=options)
    expect(hand(page)).to_have_count(3)
    at_the_board(page)
    shows_its_keys(page, "take the top discard")
    page.keyboard.press("a")
    turns = hands = 0
    to_do = page.locator("#result, dialog, [data-pile].open")
    for _ in range(MOST):
        until(page, to_do.count, "a turn, or the end of a hand")
        if page.locator("#result").count():
            break
        if page.locator("dialog").count():
            expect(page.get_by_role("heading", name=re.compile("were wild"))).to_be_visible()
            page.keyboard.press("Enter")
            expect(page.locator("dialog")).to_have_count(0)
            hands += 1
        elif page.locator("[data-pile].open").count():
            at_the_board(page)
            was_said(page, "It’s your turn.")
            turn(page)
            turns += 1
    expect(page.locator("#result")).to_be_visible()
    assert (hands, turns >= 2) == (1, True)


def turn(page: Page) -> None:
    """Draws, and goes out or lays down if that may be done; else the card goes that the arrangement sets apart."""
    count = hand(page).count()
    page.keyboard.press("d")
    expect(hand(page)).to_have_count(count + 1)
    if page.locator(".finale").count():
        page.keyboard.press("g")
        expect(page.locator("dialog")).to_be_visible()
    else:
        page.keyboard.press(hand(page).last.get_attribute("aria-keyshortcuts") or "")
        expect(page.get_by_role("button", name=re.compile("^Discard .+"))).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(PARTED, arg=count + 1)


def test_five_crowns_alone_to_the_last_card(person: Person) -> None:
    page = person()
    sit_down(page, "five-crowns-solitaire", start=True)
    expect(page.locator("[data-turned]")).to_be_visible()
    at_the_board(page)
    shows_its_keys(page, "put the turned card on that pile")
    for _ in range(40):
        if page.locator("#result").count():
            break
        pile = page.locator("[data-size]").first
        count = int(pile.get_attribute("data-size") or 0) + 1
        page.keyboard.press(pile.get_attribute("aria-keyshortcuts") or "")
        expect(hand(page)).to_have_count(count)
        page.keyboard.press(hand(page).last.get_attribute("aria-keyshortcuts") or "")
        page.keyboard.press("Enter")
        expect(hand(page)).to_have_count(0)
        page.locator("[data-turned], #result").first.wait_for()
    expect(page.locator("#result")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_next_hand_waits_until_the_last_was_looked_at(person: Person, motion: str) -> None:
    page = person(reduced_motion=motion)
    table = ff.Table("five-crowns", ["Ann", "Ben"], 3, first=3, hands=2, max_turns=1)
    stage = Stage(page, table)
    for seat in (1, 0):
        stage.act(seat, "draw")
        moves = map(table.game.write, table.moves(seat))
        stage.act(seat, next(move for move in moves if move.startswith("discard")))
    ended = page.get_by_role("dialog")
    expect(ended).to_contain_text("3s were wild: hand 1 of 2")
    # The next hand is dealt by now, and Ann draws in it; nothing of that is seen.
    stage.act(0, "draw")
    page.wait_for_timeout(300)
    expect(hand(page)).to_have_count(4)
    expect(page.locator(".flight")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(ended).to_have_count(0)
    expect(page.get_by_role("img", name="4s and Jokers are wild")).to_be_visible()
    expect(hand(page)).to_have_count(5)
