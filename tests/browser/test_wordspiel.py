"""An evening of WordSpiel: one types, one taps on a phone, words are doubted; and alone to the last chance."""

import math
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.stage import Stage
from browser.table import join, sit_down
from browser.test_pages import look
from browser.waiting import until
from fivefold.games.wordspiel import words
from fivefold.pieces import lexicon
from games.wordspiel.tables import PLENTY, at

BOOK = lexicon.find(lexicon.named("default"))
assert BOOK is not None
PLAIN = "A16E20I8N12O8R12S14T14"
"""A deck of letters that go together, so that rounds are short."""


def two_players(person: Person, **options: Any) -> tuple[Page, Page, str]:
    """Ann at a desk, Bo with a phone, and a round that is about to begin; Bo will be first."""
    ann, bo = person(DESKTOP), person(PHONE)
    link = sit_down(
        ann, "wordspiel", seats=2, options={"rounds": 1, "turn_seconds": 0, "challenge_seconds": 60, **options}
    )
    join(bo, link)
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bo):
        expect(page.locator("[data-letter]")).to_have_count(10)
    return ann, bo, link


def ready(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Ready", exact=True).click()
    for page in pages:
        expect(page.locator(".letter")).to_have_count(1)


def hand(page: Page) -> str:
    return "".join(page.locator("[data-letter]").evaluate_all("cards => cards.map(card => card.dataset.letter)"))


def spiral(page: Page) -> str:
    return "".join(
        page.locator(".letter").evaluate_all(
            "all => all.sort((a, b) => a.dataset.place - b.dataset.place).map(letter => letter.innerText.trim())"
        )
    )


def found(page: Page) -> list[words.Found]:
    """The words one could play, those with most cards first."""
    assert BOOK is not None
    return sorted(words.find(spiral(page), hand(page), BOOK), key=lambda one: -len(one.cards))


def nonsense(page: Page) -> words.Found:
    """Letters that are no word."""
    assert BOOK is not None
    end, own = spiral(page)[-1], hand(page)
    cards = next(a + b for a in own for b in own.replace(a, "", 1) if end + a + b not in BOOK)
    return words.Found(end, cards, 0)


def type_word(page: Page, word: str) -> None:
    for letter in word:
        page.keyboard.press(letter.lower())


def tap_word(page: Page, word: words.Found) -> None:
    """The cards in order, and then the letter of the spiral from which the word begins."""
    for letter in word.cards:
        page.locator(f'[data-letter="{letter}"][aria-pressed="false"]').first.click()
    made = page.locator(".word")
    if made.get_attribute("data-word") != word.word:
        page.locator(f'.letter[data-place="{len(spiral(page)) - len(word.spiral)}"]').click()
    expect(made).to_have_attribute("data-word", word.word)
    expect(page.locator(".letter.used")).to_have_count(len(word.spiral))


def is_turn(page: Page) -> bool:
    return page.locator(".pill.me.turn").count() > 0


def can_act(page: Page) -> bool:
    return is_turn(page) or page.get_by_role("button", name="Accept", exact=True).count() > 0


def must_fit(page: Page) -> None:
    """The whole board is in the window, and nothing has to be scrolled."""
    hidden: dict[str, Any] = page.evaluate(
        """() => {
            const parts = [...document.querySelectorAll('[data-letter], .letter, .controls button, .tray, .pill')];
            const outside = parts.filter(part => {
                const box = part.getBoundingClientRect();
                return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            });
            const { scrollWidth, scrollHeight } = document.documentElement;
            return {
                outside: outside.map(part => part.className),
                wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight,
            };
        }"""
    )
    assert hidden == {"outside": [], "wide": 0, "high": 0}, hidden


def test_a_round_with_a_challenge_that_succeeds_and_one_that_fails(person: Person) -> None:
    ann, bo, link = two_players(person, deck=PLAIN)
    cy = person(PHONE)
    cy.goto(link)
    expect(cy.get_by_text("You’re watching")).to_be_visible()
    ready(ann, bo)
    # Bo puts down what is no word, and Ann doubts it: he takes it back, and a card.
    bluff, before = nonsense(bo), spiral(bo)
    tap_word(bo, bluff)
    bo.get_by_role("button", name="Play", exact=True).click()
    expect(ann.locator(".letter")).to_have_count(3)
    expect(bo.get_by_role("button", name="Challenge", exact=True)).to_be_disabled()
    ann.get_by_role("button", name=f"Challenge {bluff.word}").click()
    for page in (ann, bo, cy):
        expect(page.get_by_text("isn’t a word", exact=True)).to_be_visible()
        expect(page.locator(".letter")).to_have_count(len(before))
    expect(bo.locator("[data-letter]")).to_have_count(11)
    # Ann types a word, and Bo doubts it without reason.
    word = next(one for one in found(ann) if len(one.cards) < 7)
    type_word(ann, word.word)
    expect(ann.locator(".word .spiral")).to_have_count(len(word.spiral))
    expect(ann.locator(".word .hand")).to_have_count(len(word.cards))
    ann.keyboard.press("Enter")
    bo.get_by_role("button", name=f"Challenge {word.word}").click()
    for page in (ann, bo, cy):
        expect(page.get_by_text("is a word", exact=True)).to_be_visible()
    expect(ann.get_by_role("button", name="Challenge", exact=True)).to_be_disabled()
    for _ in range(80):
        until(ann, lambda: ann.locator("#result").count() or any(map(can_act, (ann, bo))), "a turn or the end")
        if ann.locator("#result").count():
            break
        last = [page for page in (ann, bo) if page.get_by_role("button", name="Accept", exact=True).count()]
        if last:
            expect(bo.get_by_role("timer")).to_be_visible()
            for page in (ann, bo):
                button = page.get_by_role("button", name="Accept", exact=True)
                if button.count() and button.is_enabled():
                    button.click()
                    break
            expect(ann.locator("#result")).to_be_visible()
            continue
        turns = [each for each in (ann, bo) if is_turn(each)]
        if not turns:
            continue
        page = turns[0]
        n = page.locator(".letter").count(), page.locator("[data-letter]").count()
        best = found(page)
        if best and page is ann:
            type_word(page, best[0].word)
            page.keyboard.press("Enter")
        elif best:
            tap_word(page, best[0])
            page.get_by_role("button", name="Play", exact=True).click()
        else:
            page.get_by_role("button", name="Take to spiral").click()
        page.wait_for_function(
            "n => document.querySelectorAll('.letter').length !== n[0]"
            " || document.querySelectorAll('[data-letter]').length !== n[1]",
            arg=n,
        )
        for each in (ann, bo, cy):
            must_fit(each)
    for page in (ann, bo, cy):
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_role("columnheader", name="Left in hand")).to_be_visible()


def test_typing_finds_the_letters_and_the_server_refuses_in_words(person: Person) -> None:
    ann, bo, _ = two_players(person)
    ready(ann, bo)
    missing = next(letter for letter in "QZXJVK" if letter not in hand(bo) and letter != spiral(bo)[-1])
    type_word(bo, spiral(bo)[-1] + missing)
    expect(bo.locator(".word .missing")).to_have_text([missing])
    bo.keyboard.press("Enter")
    expect(bo.get_by_text("from the end of the spiral and your cards")).to_be_visible()
    bo.keyboard.press("Escape")
    expect(bo.locator(".word")).to_have_count(0)
    # The dictionary answers at any time, also those who wait.
    for page, text, answer in ((ann, "unite", "UNITE is a word."), (bo, "xqzt", "XQZT isn’t in the dictionary.")):
        page.get_by_role("button", name="Look up").click()
        page.get_by_label("Word", exact=True).fill(text)
        page.keyboard.press("Enter")
        expect(page.get_by_text(answer)).to_be_visible()
        page.keyboard.press("Escape")


def test_one_behind_an_o_is_one_and_not_oone_by_touch_and_by_keys(person: Person) -> None:
    """A player who spells a word from its first letter means the letter that lies there, be it tapped or typed."""
    for size in (PHONE, DESKTOP):
        page = person(size)
        stage = Stage(page, at("seats 2; round 1; hands ONEZX | ABC; spiral TWO; deck EEEE", deck=PLENTY))
        for letter in "ONE":
            page.locator(f'[data-letter="{letter}"]').click()
        word = page.locator(".word")
        expect(word).to_have_attribute("data-word", "ONE")
        expect(word.locator(".spiral")).to_have_text(["O"])
        expect(word.locator(".hand")).to_have_text(["N", "E"])
        expect(page.locator('.letter.used[data-place="2"]')).to_be_visible()
        # Both letters can be meant, and that is offered.
        page.get_by_role("button", name="or OONE?").click()
        expect(word).to_have_attribute("data-word", "OONE")
        page.keyboard.press("Escape")
        for typed in ("ONE", "NE"):
            type_word(page, typed)
            expect(word).to_have_attribute("data-word", "ONE")
            expect(word.locator(".spiral")).to_have_text(["O"])
            if typed == "ONE":
                page.keyboard.press("Escape")
        page.get_by_role("button", name="Play", exact=True).click()
        stage.until_asked("O.NE")
        expect(page.locator(".letter")).to_have_count(5)


def test_the_hand_keeps_its_order_and_cards_are_exchanged(person: Person) -> None:
    ann, bo, _ = two_players(person)
    before = hand(ann)
    ann.get_by_role("button", name="Shuffle your hand").click()
    order = hand(ann)
    assert sorted(order) == sorted(before)
    cards = ann.locator("[data-letter]")
    first, third = cards.nth(0).bounding_box(), cards.nth(2).bounding_box()
    assert first
    assert third
    ann.mouse.move(first["x"] + 20, first["y"] + 20)
    ann.mouse.down()
    ann.mouse.move(third["x"] + 20, third["y"] + 22, steps=4)
    ann.mouse.up()
    dragged = order[1:3] + order[0] + order[3:]
    assert hand(ann) == dragged
    ann.reload()
    expect(cards).to_have_count(10)
    assert hand(ann) == dragged
    ann.keyboard.press("3")
    ann.get_by_role("button", name=f"Exchange {dragged[0]}").first.click()
    expect(ann.get_by_role("button", name="Exchange a card, 2 exchanges left")).to_be_visible()
    now = hand(ann)
    assert now[:9] == dragged[1:] or now == dragged, (
        "the others stay in order; it may be that the same letter comes back"
    )
    ready(ann, bo)
    # In one's own turn there is none; the other may.
    expect(bo.get_by_role("button", name=re.compile("Exchange a card"))).to_be_disabled()
    expect(ann.get_by_role("button", name=re.compile("Exchange a card"))).to_be_enabled()
    # A card can be dragged up into the word; a reload in the middle of it loses nothing that counts.
    card = bo.locator("[data-letter]").nth(4)
    box = card.bounding_box()
    assert box
    bo.mouse.move(box["x"] + 20, box["y"] + 20)
    bo.mouse.down()
    bo.mouse.move(box["x"] + 20, box["y"] - 120, steps=4)
    bo.mouse.up()
    expect(bo.locator(".word .hand")).to_have_count(1)
    bo.reload()
    expect(bo.get_by_role("button", name="Take to spiral")).to_be_enabled()
    # A player who wanted to exchange a card and then had a turn is not asked for that card afterwards.
    asked = ann.get_by_text("Which card do you exchange?")
    ann.keyboard.press("3")
    expect(asked).to_be_visible()
    bo.get_by_role("button", name="Take to spiral").click()
    expect(ann.locator(".letter")).to_have_count(2)
    expect(ann.get_by_text(re.compile("from the deck on the spiral")).first).to_be_visible()
    expect(asked).to_have_count(0)
    ann.get_by_role("button", name="Take to hand").click()
    expect(ann.get_by_role("button", name=re.compile("Exchange a card"))).to_be_enabled()
    expect(asked).to_have_count(0)


def test_the_spiral_is_wound_back_by_wheel_dial_and_keys_to_see_how_it_began(person: Person) -> None:
    ann, bo, _ = two_players(person, deck=PLAIN)
    ready(ann, bo)
    word = found(bo)[0]
    tap_word(bo, word)
    bo.get_by_role("button", name="Play", exact=True).click()
    seen, end = ann.locator(".letter:not(.away)"), ann.get_by_role("button", name="To the end")
    length = 1 + len(word.cards)
    expect(seen).to_have_count(length)
    expect(end).to_have_count(0)
    box = ann.locator(".coil").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.mouse.move(x, y)
    ann.mouse.wheel(0, -80)
    expect(seen).to_have_count(length - 2)
    end.click()
    expect(seen).to_have_count(length)
    # A quarter of a turn against the clock, beside all letters.
    ann.mouse.move(x + 300, y)
    ann.mouse.down()
    for step in range(1, 8):
        ann.mouse.move(x + 300 * math.cos(step * 0.225), y - 300 * math.sin(step * 0.225))
    ann.mouse.up()
    expect(seen).to_have_count(max(1, length - 7))
    ann.locator('.letter[data-place="0"]').focus()
    ann.keyboard.press("End")
    expect(seen).to_have_count(length)
    ann.keyboard.press("Home")
    expect(seen).to_have_count(1)
    # A player who goes on playing brings everyone back to the end.
    ann.get_by_role("button", name="Take to spiral").click()
    expect(seen).to_have_count(length + 1)


def test_solitaire_by_keyboard_to_the_last_chance(person: Person) -> None:
    ann = person()
    sit_down(ann, "wordspiel-solitaire", seats=1, start=True, options={"deck": PLAIN})
    expect(ann.locator("[data-letter]")).to_have_count(10)
    ann.keyboard.press("4")
    expect(ann.get_by_text(re.compile("possible, using up to")).first).to_be_visible()
    ann.keyboard.press("3")
    ann.keyboard.press(hand(ann)[0].lower())
    expect(ann.get_by_role("button", name="Exchange a card, 2 exchanges left")).to_be_visible()
    word = found(ann)[-1]
    type_word(ann, word.word)
    ann.keyboard.press("Enter")
    expect(ann.locator(".letter")).to_have_count(1 + len(word.cards))
    for left in range(8, -1, -1):
        ann.keyboard.press("1")
        expect(ann.get_by_role("img", name=f"{left} card{'s' if left != 1 else ''} in the draw pile")).to_be_visible()
    expect(ann.get_by_text("Last chance:")).to_be_visible()
    must_fit(ann)
    type_word(ann, found(ann)[-1].word)
    ann.keyboard.press("Enter")
    expect(ann.locator("#result")).to_be_visible()
    expect(ann.get_by_text("WordSpiel solitaire:")).to_be_visible()


@pytest.mark.parametrize("light", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_axe_finds_nothing_serious(light: str, person: Person, artefacts: Path) -> None:
    size = PHONE if light == "dark" else DESKTOP
    ann, bo = person(size, color_scheme=light, bypass_csp=True), person(PHONE)
    link = sit_down(ann, "wordspiel", seats=2, options={"deck": PLAIN})
    join(bo, link)
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(bo.locator("[data-letter]")).to_have_count(10)
    look(ann, artefacts, f"wordspiel-ready-{light}")
    ready(ann, bo)
    type_word(bo, found(bo)[0].word)
    bo.keyboard.press("Enter")
    expect(ann.locator(".letter")).not_to_have_count(1)
    type_word(ann, found(ann)[0].word)
    look(ann, artefacts, f"wordspiel-turn-{light}")
    if light == "light":
        return
    ann.keyboard.press("#")
    look(ann, artefacts, f"wordspiel-words-{light}")
    ann.keyboard.press("Escape")
    expect(ann.locator("dialog")).to_have_count(0)
    ann.keyboard.press("/")
    expect(ann.get_by_text(re.compile("is a word")).first).to_be_visible()
    look(ann, artefacts, f"wordspiel-look-up-{light}")


@pytest.mark.soak
def test_six_players_a_long_spiral_and_a_large_hand_fit_on_a_phone(person: Person, artefacts: Path) -> None:
    pages = [person(PHONE) for _ in range(2)]
    ann = pages[0]
    link = sit_down(ann, "wordspiel", seats=6, options={"rounds": 1, "turn_seconds": 0})
    join(pages[1], link)
    for seat in range(2, 6):
        ann.get_by_role("button", name=f"Who sits in seat {seat + 1}").click()
        ann.get_by_role("button", name="Easy", exact=True).click()
        ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        page.get_by_role("button", name="Ready", exact=True).click()
    for _ in range(400):
        if len(spiral(ann)) > 45 or ann.locator("#result").count():
            break
        for page in filter(is_turn, pages):
            page.keyboard.press("1" if len(hand(page)) < 16 else "2")
            page.wait_for_timeout(100)
            must_fit(page)
        ann.wait_for_timeout(100)
    if "FIVEFOLD_PICTURES" in os.environ:
        ann.screenshot(path=artefacts / "wordspiel-six.png")
