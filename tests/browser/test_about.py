"""What a piece is and does: told after a long press, or when the mouse rests on it."""

from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.fingers import Fingers, middle
from browser.stage import Stage
from games.karma.tables import table_of

SENTENCE = "A twelve: it is laid on anything that is not higher, and nothing else ever comes of it."


def test_a_finger_that_rests_reads_and_plays_nothing(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, table_of("3 7 12 | 1 8", up="4 | 5", down="2 | 3", pile="2"))
    card = page.locator("[data-card]").last
    card.evaluate("(card, sentence) => card.setAttribute('data-about', sentence)", SENTENCE)
    fingers = Fingers(page)
    place = middle(card)
    fingers.hold((place, place), steps=1)
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_have_text(SENTENCE)
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    fingers.lift()
    page.wait_for_timeout(200)
    expect(bubble).to_be_visible()
    assert stage.asked == []
    expect(page.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    page.locator("h1").first.dispatch_event("pointerdown")
    expect(bubble).to_be_hidden()


def test_the_mouse_rests_and_escape_puts_it_away(person: Person) -> None:
    page = person(DESKTOP)
    Stage(page, table_of("3 7 12 | 1 8", up="4 | 5", down="2 | 3", pile="2"))
    card = page.locator("[data-card]").last
    card.evaluate("(card, sentence) => card.setAttribute('data-about', sentence)", SENTENCE)
    card.hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_have_text(SENTENCE)
    expect(card).to_have_attribute("aria-describedby", "about")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    page.mouse.move(2, 2)
    card.focus()
    expect(bubble).to_be_visible()
