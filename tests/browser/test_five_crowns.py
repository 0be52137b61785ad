"""Five Crowns in browsers: two people play three hands, fourteen cards on a phone, watching, and the solitaire."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, TABLET, Person
from browser.table import begin, join, open_room, sit_down
from browser.test_pages import look
from browser.waiting import until

ON_TOP = """said => {
    const part = said.closest(".toast");
    const { x, y, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing lies over a thing on the page."""


def hand(page: Page) -> Locator:
    return page.locator("[data-hand] [data-card]")


def cards(page: Page) -> list[str]:
    """The cards in hand, as they are held."""
    found: list[str] = hand(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


def is_over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def can_go_on(page: Page) -> bool:
    """Whether it is this player's turn, or a hand has ended."""
    return page.locator(".pile.open[data-pile], dialog :is(h1, h2, h3):has-text('were wild')").count() > 0


def must_fit(page: Page) -> None:
    """Everything to be touched is in the window, and the page does not scroll."""
    outside: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board button, .board [data-card]')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1
                || box.bottom > innerHeight + 1) && !part.closest('[role=region]');
        }).map(part => part.outerHTML.slice(0, 120))"""
    )
    assert not outside
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def drag(page: Page, piece: Locator, goal: Locator, *, left: bool = False) -> None:
    """By mouse from the middle of one thing to another."""
    a, b = piece.bounding_box(), goal.bounding_box()
    assert a
    assert b
    page.mouse.move(a["x"] + a["width"] / 3, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(a["x"] + a["width"] / 3 + 12, a["y"] + a["height"] / 2 - 12)
    page.mouse.move(b["x"] + b["width"] * (0.2 if left else 0.5), b["y"] + b["height"] / 2, steps=4)
    page.mouse.up()


def take(page: Page, how: int) -> None:
    """Draws from a pile: by key, by drag or by tap."""
    count = hand(page).count()
    which = "[data-discards].open" if how % 5 == 4 else "[data-pile].open"
    pile = page.locator(which)
    if how % 3 == 0:
        page.keyboard.press("t" if how % 5 == 4 else "d")
    elif how % 3 == 1:
        drag(page, pile, page.locator("[data-hand]"))
    else:
        pile.click()
    expect(hand(page)).to_have_count(count + 1)


def part(page: Page, how: int) -> None:
    """Discards the card that the arrangement sets apart: by key, drag, two taps or the button."""
    piece, count = hand(page).last, hand(page).count()
    if how % 4 == 0:
        page.keyboard.press(piece.get_attribute("aria-keyshortcuts") or "")
        page.keyboard.press("Enter")
    elif how % 4 == 1:
        drag(page, piece, page.locator("[data-discards]"))
    elif how % 4 == 2:
        piece.dblclick()
    else:
        piece.click()
        page.get_by_role("button", name=re.compile("^Discard [^,]+$")).click()
    expect(hand(page)).to_have_count(count - 1)


def lay(page: Page, *, carefully: bool = False) -> None:
    """Confirms going out or laying down; carefully, it first tries what the table must refuse."""
    page.locator(".finale").click()
    dialog = page.locator("dialog")
    expect(dialog).to_be_visible()
    if carefully and dialog.get_by_role("heading", name="Go out").count():
        dialog.locator(".piece").first.click()
        dialog.get_by_role("button", name="New meld").click()
        dialog.get_by_role("button", name="Go out", exact=True).click()
        message = dialog.get_by_text(re.compile("(Joker|[♠♥♣♦★]) is neither a book nor a run"))
        expect(message).to_be_visible()
        assert message.evaluate(ON_TOP), "the refusal is to be read, though a dialog is open"
        dialog.get_by_role("button", name="As suggested").click()
    dialog.locator(".button.main").click()
    expect(page.locator(".finale")).to_have_count(0)


def test_two_people_play_three_hands_and_a_third_watches(person: Person) -> None:
    ann, bo, cy = person(DESKTOP), person(PHONE), person(TABLET)
    link = open_room(ann, "Five Crowns")
    ann.locator(".game details summary").click()
    ann.get_by_label("Hands", exact=True).fill("3")
    ann.get_by_label("Hands", exact=True).press("Tab")
    expect(ann.get_by_text("1 changed")).to_be_visible()
    join(bo, link)
    ann.get_by_role("button", name="Start", exact=True).click()
    cy.goto(link)
    expect(cy.get_by_text("You’re watching")).to_be_visible()
    expect(hand(cy)).to_have_count(0)
    hands_seen: set[str] = set()
    is_refused = False
    for page in (ann, bo):
        expect(hand(page)).to_have_count(3)
        page.get_by_role("button", name="Arrange").click()
    for turn in range(400):
        until(ann, lambda: is_over(ann) or can_go_on(ann) or can_go_on(bo), "a turn or an end")
        if is_over(ann):
            break
        for page in (ann, bo):
            # First whose turn it is, then whether a hand has ended: the table tells of both at once.
            is_turn = page.locator(".pile.open[data-pile]").count() > 0
            ended = page.locator("dialog").get_by_role("heading", name=re.compile("were wild"))
            if ended.count():
                hands_seen.add(ended.inner_text())
                expect(page.locator("dialog li")).to_have_count(2)
                page.locator("dialog .button.main").click()
                expect(ended).to_have_count(0)
            elif is_turn:
                take(page, turn)
                if page.locator(".finale").count():
                    lay(page, carefully=not is_refused)
                    is_refused = True
                else:
                    part(page, turn)
                if turn % 7 == 0:
                    must_fit(page)
    for page in (ann, bo, cy):
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("Totals after each hand"))).to_be_visible()
    assert len(hands_seen) == 2, "the third hand is in the result"
    assert is_refused
    ann.get_by_text("Score sheet").click()
    expect(ann.locator("#result ~ section tbody tr, .result tbody tr")).to_have_count(3)


def test_seven_at_the_table_and_fourteen_cards_on_a_phone(person: Person, artefacts: Path) -> None:
    ann = person(PHONE, bypass_csp=True)
    last = {"first": 13, "hands": 1}
    sit_down(ann, game="five-crowns", options=last, seats=7, bots="medium", start=True)
    expect(hand(ann)).to_have_count(13)
    expect(ann.locator("[data-seat]")).to_have_count(7)
    labels = ann.locator("[data-seat]").evaluate_all("pills => pills.map(pill => pill.getAttribute('aria-label'))")
    assert len(set(labels)) == 7
    assert all(re.search("1[34] cards", label) for label in labels)
    must_fit(ann)
    sit_down(ann, game="five-crowns", options=last, seats=2, bots="easy", start=True)
    expect(hand(ann)).to_have_count(13)
    expect(ann.get_by_role("img", name="Kings and Jokers are wild")).to_be_visible()
    for card in cards(ann):
        says = ann.locator(f'[data-hand] [data-card="{card}"]').first.locator("svg").text_content() or ""
        assert ("WILD" in says) == (card == "JK" or card.startswith("K"))
    expect(ann.locator("[data-pile].open")).to_be_visible()
    ann.locator("[data-pile]").tap()
    expect(hand(ann)).to_have_count(14)
    ann.get_by_role("button", name="Ranks").tap()
    must_fit(ann)
    boxes = hand(ann).evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    assert all(box["width"] >= 44 for box in boxes)
    before = cards(ann)
    drag(ann, hand(ann).nth(12), hand(ann).nth(1), left=True)
    expect(hand(ann).nth(1)).to_have_attribute("data-card", before[12])
    after = cards(ann)
    ann.reload()
    expect(hand(ann)).to_have_count(14)
    assert cards(ann) == after, "one's own order survives a reload"
    ann.get_by_role("button", name="Hint").tap()
    expect(ann.get_by_text(re.compile(r"You have \d+ points in hand|You can go out:")).first).to_be_visible()
    ann.get_by_role("button", name="Arrange").tap()
    look(ann, artefacts, "five-crowns-phone-light")
    ann.keyboard.press("c")
    expect(ann.get_by_role("tabpanel", name="Scores").locator("tbody tr")).to_have_count(1)


def test_keys_alone_are_enough(person: Person, artefacts: Path) -> None:
    ann = person(DESKTOP, color_scheme="dark", bypass_csp=True)
    # The bot plays first, and in one deal of thirty it goes out at once.
    for _ in range(5):
        sit_down(ann, game="five-crowns", options={"first": 10}, seats=2, bots="easy", start=True)
        expect(hand(ann)).to_have_count(10)
        expect(ann.locator("[data-pile].open")).to_be_visible()
        if not ann.get_by_text("Your last turn").count():
            break
    look(ann, artefacts, "five-crowns-desktop-dark")
    ann.keyboard.press("t")
    expect(hand(ann)).to_have_count(11)
    ann.keyboard.press("f")
    ann.keyboard.press("1")
    first = hand(ann).first
    expect(first).to_have_attribute("aria-pressed", "true")
    first.focus()
    order = cards(ann)
    ann.keyboard.press("Shift+ArrowRight")
    expect(hand(ann).nth(1)).to_have_attribute("data-card", order[0])
    expect(hand(ann).nth(1)).to_be_focused()
    ann.keyboard.press("h")
    expect(ann.get_by_text(re.compile("your cards fit best:|You can go out:")).first).to_be_visible()
    ann.keyboard.press("Escape")
    ann.keyboard.press("2")
    ann.keyboard.press("Enter")
    expect(hand(ann)).to_have_count(10)
    message = ann.locator('[aria-live="polite"]').get_by_text(
        re.compile("discards .* of (spades|hearts|clubs|diamonds|stars)")
    )
    expect(message.first).to_be_attached()


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.soak)])
def test_solitaire(size: str, person: Person, artefacts: Path) -> None:
    ann = person(PHONE if size == "phone" else DESKTOP, bypass_csp=True)
    begin(ann, "Five Crowns", "Solitaire")
    piles = ann.locator("[data-size]")
    expect(ann.locator("[data-turned]")).to_be_visible()
    closed = ann.get_by_role("list", name="Closed piles").get_by_role("button").count()
    assert piles.count() + closed == 11
    must_fit(ann)
    look(ann, artefacts, f"five-crowns-solitaire-{size}-light")
    turned = ann.locator("[data-turned]").get_attribute("data-turned") or ""
    # The pile of 13, unless it was dealt closed.
    pile = piles.last
    many = int(pile.get_attribute("data-size") or 0) + 1
    ann.keyboard.press(pile.get_attribute("aria-keyshortcuts") or "")
    expect(hand(ann)).to_have_count(many)
    must_fit(ann)
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-turned]")).to_have_attribute("data-turned", turned)
    drag(ann, ann.locator("[data-turned]"), pile)
    expect(hand(ann)).to_have_count(many)
    hand(ann).first.click()
    expect(ann.get_by_text(re.compile(r"\d+ points, now \d+"))).to_be_visible()
    ann.keyboard.press("Enter")
    expect(hand(ann)).to_have_count(0)
    expect(ann.get_by_role("button", name="Undo")).to_have_count(0)
    expect(ann.get_by_role("img", name="26 cards to come")).to_be_visible()
