"""What SET says in words: why it was no SET, long enough and over no card; and what to do first."""

from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import DESKTOP, PHONE, Person
from browser.stage import Stage
from fivefold.games.set_cards import sets
from games.set_cards.tables import WRONG, laid, spread

SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 320, "height": 640}


def covers_no_card(page: Page, words: str) -> None:
    """The notice with these words lies over no card, and is in the window."""
    notice = page.locator(".slip").filter(has_text=words)
    expect(notice).to_be_visible()
    covered: list[str] = notice.evaluate(
        """slip => {
            const a = slip.getBoundingClientRect();
            const cards = [...document.querySelectorAll('[data-card]')];
            const over = cards.filter(card => {
                const b = card.getBoundingClientRect();
                return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
            }).map(card => card.dataset.card);
            return a.left < 0 || a.right > innerWidth || a.bottom > innerHeight ? ['the edge', ...over] : over;
        }"""
    )
    assert covered == []


def test_a_reason_stays_while_others_call_and_is_found_again(person: Person) -> None:
    page = person(DESKTOP)
    stage = Stage(page, laid(spread(1, 2, 3), lag_credit_ms=0))
    stage.act(1, "call")
    stage.act(1, WRONG)
    covers_no_card(page, "Ben: not a SET")
    stage.act(0, "call")
    covers_no_card(page, "Ben: not a SET")
    stage.act(0, "take 1rso 2rso 3rso")
    covers_no_card(page, "Ben: not a SET")
    page.locator("header button.panel").click()
    told = page.get_by_role("region", name="History")
    expect(told.get_by_text("Ben picks one green open diamond")).to_contain_text("two show 1 symbol")


def test_the_puzzle_says_why_beside_the_cards(person: Person) -> None:
    for size in (PHONE, SMALL, SIDEWAYS, DESKTOP):
        page = person(size)
        stage = Stage(page, ff.Table("set-daily", ["Ann"], 5))
        board = [card for card in stage.table.view(0).board if card is not None]
        third = next(card for card in board[2:] if not sets.is_set(board[0], board[1], card))
        for card in (*board[:2], third):
            page.locator(f'[data-card="{card}"]').click()
        covers_no_card(page, "Not a SET")


def test_cards_picked_before_the_answer_to_three_are_for_the_next_three(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, ff.Table("set-daily", ["Ann"], 5), obeys=False)
    first, second, *_ = sets.find([card for card in stage.table.view(0).board if card is not None])
    for card in first:
        page.locator(f'[data-card="{card}"]').tap()
    stage.until_asked("take " + " ".join(first))
    page.locator(f'[data-card="{second[0]}"]').tap()
    stage.act(0, "take " + " ".join(first))
    page.locator(f'[data-card="{second[1]}"]').tap()
    stage.answer()
    page.locator(f'[data-card="{second[2]}"]').tap()
    stage.until_asked("take " + " ".join(second))


def test_a_card_before_the_call_says_what_to_do(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid(spread(1, 2, 3), lag_credit_ms=0))
    first = page.locator("[data-card]").first
    first.tap()
    covers_no_card(page, "Call SET before you take cards.")
    message = page.get_by_role("log", name="Live updates").get_by_text("Call SET before you take cards.")
    expect(message).to_have_count(1)
    first.tap()
    expect(message).to_have_count(1)
    page.get_by_role("button", name="SET!").tap()
    expect(page.locator(".slip")).to_have_count(0)
    assert stage.refused == []
