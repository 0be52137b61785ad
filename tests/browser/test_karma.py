"""Karma in the browser: a whole game by keys, the opening choice, playing by drag and tap, gifts, large tables."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, TABLET, Person
from browser.table import join, sit_down
from browser.test_pages import look
from browser.waiting import looks

OFFER = """() => {
    if (document.querySelector('#result')) return { over: true };
    if (!document.querySelector('.say.mine')) return null;
    const order = [...Array(16).keys()].map(n => String(n + 1)).concat('FIVE', 'TABLE', 'UP', 'GIVE');
    const kind = card => card.dataset.card ?? card.dataset.up;
    const fitting = [...document.querySelectorAll('[data-card].lit, [data-up].lit')]
        .sort((a, b) => order.indexOf(kind(a)) - order.indexOf(kind(b)));
    const other = '[data-place].lit, [data-actions] [aria-keyshortcuts="p"]:enabled';
    const first = fitting[0] ?? document.querySelector(other);
    if (!first) return null;  // what was asked for last is not answered yet
    return {
        key: first.getAttribute('aria-keyshortcuts'), card: kind(first) ?? '',
        copies: Math.min(3, Number(/×(\\d)/.exec(first.innerText)?.[1] ?? 1)),
        before: document.querySelector('.told').innerText + document.querySelector('.say').innerText,
    };
}"""
"""What a page offers its player, if it is their turn: the lowest that fits, a card to turn over, or the pile."""


def begin(person: Person, *sizes: dict[str, int]) -> tuple[list[Page], str]:
    """A room for Karma with one person for each size, and the match begun."""
    pages = [person(size) for size in sizes]
    link = sit_down(pages[0], "karma", seats=len(sizes), options={"choose_seconds": 600})
    for page in pages[1:]:
        join(page, link)
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        expect(page.get_by_role("list", name="Choose three cards")).to_be_visible()
    return pages, link


def take_suggested(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Use suggestion").click()
    for page in pages:
        expect(page.locator("[data-pile]")).to_be_visible()


def must_fit(page: Page) -> None:
    """Everything one needs is in the window, and nothing has to be scrolled."""
    hidden: dict[str, object] = page.evaluate(
        """() => {
            const parts = [...document.querySelectorAll(
                '.pill, [data-pile], [data-card], [data-up], [data-place], [data-choice], [data-actions] button')];
            const outside = parts.filter(part => { const box = part.getBoundingClientRect();
                return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1; });
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { outside: outside.map(part => part.className), wide: scrollWidth - innerWidth,
                high: scrollHeight - innerHeight };
        }"""
    )
    assert hidden == {"outside": [], "wide": 0, "high": 0}


def turn(pages: list[Page]) -> tuple[Page, dict[str, Any]]:
    """The first player who can act, once there is one, and the moves offered there."""
    for _ in looks(pages[0]):
        for page in pages:
            offer: dict[str, Any] | None = page.evaluate(OFFER)
            if offer is not None:
                return page, offer
    raise AssertionError("nobody is to play")


def step(page: Page, offer: dict[str, Any]) -> str:
    """One step of a turn by keys alone: the lowest that fits and all of it, else a card turned over, else the pile."""
    if offer["card"]:
        for _ in range(offer["copies"] if offer["card"].isdigit() else 1):
            page.keyboard.press(offer["key"])
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(offer["key"])
    page.wait_for_function(
        """before => document.querySelector('#result')
            || document.querySelector('.told').innerText + document.querySelector('.say').innerText !== before""",
        arg=offer["before"],
    )
    return str(offer["card"] or offer["key"])


def play_until(selector: str, pages: list[Page]) -> Page:
    """Plays on until the player to move sees such a thing."""
    for _ in range(60):
        page, offer = turn(pages)
        if page.locator(selector).count():
            return page
        step(page, offer)
    raise AssertionError(f"nobody saw {selector}")


def test_two_people_play_a_whole_game_by_keys_and_a_third_watches(person: Person) -> None:
    pages, link = begin(person, DESKTOP, PHONE)
    cy = person(TABLET)
    cy.goto(link)
    expect(cy.get_by_text("You’re watching")).to_be_visible()
    for page in pages:
        must_fit(page)
    take_suggested(*pages)
    done: list[str] = []
    while "over" not in (found := turn(pages))[1]:
        done.append(step(*found))
        assert len(done) < 1500
        if len(done) % 20 == 1:
            for page in (*pages, cy):
                must_fit(page)
    for page in (*pages, cy):
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_text(re.compile("cards? left")).first).to_be_visible()
    assert {"z", "x", "c"} & set(done), "Facedown cards were turned over"
    titles = [page.locator("#result").inner_text() for page in pages]
    assert sorted(title == "You win!" for title in titles) == [False, True]


def test_the_opening_choice_is_made_by_hand_and_survives_a_reload(person: Person) -> None:
    (ann, bo), _ = begin(person, DESKTOP, PHONE)
    expect(ann.locator("[data-choice]")).to_have_count(6)
    expect(ann.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"\d+ seconds left"))
    assert ann.get_by_role("button", name=re.compile("suggested$")).count() == 3
    bo.locator("[data-choice]").nth(0).tap()
    expect(bo.get_by_role("button", name="2 to choose")).to_be_disabled()
    six = ann.locator("[data-choice]").evaluate_all("cards => cards.map(card => card.dataset.choice)")
    for key in "124":
        ann.keyboard.press(key)
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("1 of 2 still to choose")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("1 of 2 still to choose")).to_be_visible()
    expect(ann.locator("[data-up]")).to_have_count(3)
    expect(bo.locator('[data-seat="0"]')).to_have_attribute("aria-label", re.compile("has chosen"))
    expect(bo.locator('[data-seat="1"]')).to_have_attribute("aria-label", re.compile("^You, .*is choosing"))
    for choice in (1, 2):
        bo.locator("[data-choice]").nth(choice).tap()
    bo.get_by_role("button", name="Put these down").tap()
    expect(ann.locator("[data-up]")).to_have_count(3)
    laid = ann.locator("[data-up]").evaluate_all("cards => cards.map(card => card.dataset.up)")
    assert sorted(laid) == sorted(six[place] for place in (0, 1, 3))


def test_cards_are_dragged_tapped_and_refused_with_the_reason(person: Person) -> None:
    (ann, bo), _ = begin(person, DESKTOP, PHONE)
    take_suggested(ann, bo)
    first = ann.locator("[data-card].lit").first
    which = first.get_attribute("data-card")
    first.drag_to(ann.locator("[data-pile]"))
    expect(ann.get_by_text(re.compile(r"play .*\.")).first).to_be_visible()
    if which not in ("TABLE", "GIVE", "UP"):
        expect(bo.get_by_role("button", name=re.compile("The pile: .* on top, 1 card"))).to_be_visible()
    page = play_until("[data-card].dim", [ann, bo])
    page.locator("[data-card].dim").first.click()
    expect(page.locator(".refusal")).to_be_visible()
    page = play_until("[data-card].lit", [ann, bo])
    page.locator("[data-card].lit").first.click()
    expect(page.locator("[data-actions] .play")).to_have_text(re.compile("^Play .+"))
    page.locator("[data-pile]").click()
    expect(page.locator("[data-actions] .play")).to_have_text("Play")


def against_bots(page: Page, seats: int, **options: object) -> None:
    """A match with bots in all other seats."""
    sit_down(page, "karma", seats=seats, bots="easy", start=True, options=options)
    expect(page.locator("[data-choice]")).to_have_count(6)


def test_twelve_at_a_table_on_a_phone(person: Person, artefacts: Path) -> None:
    ann = person(PHONE, bypass_csp=True)
    against_bots(ann, 12)
    must_fit(ann)
    look(ann, artefacts, "karma-choose-phone")
    ann.get_by_role("button", name="Use suggestion").tap()
    expect(ann.locator(".pill")).to_have_count(12)
    must_fit(ann)
    ann.locator(".pill").last.tap()
    expect(ann.get_by_role("dialog")).to_contain_text("in hand")
    look(ann, artefacts, "karma-player-phone")
    ann.keyboard.press("Escape")
    look(ann, artefacts, "karma-twelve-phone")


def test_hints_against_bots_point_at_cards(person: Person, artefacts: Path) -> None:
    ann = person(DESKTOP, color_scheme="dark", bypass_csp=True)
    against_bots(ann, 3, choose_seconds=3)
    look(ann, artefacts, "karma-choose-desktop-dark")
    ann.keyboard.press(".")
    expect(ann.locator(".say.mine")).to_contain_text("Your turn")
    for _ in range(3):
        ann.keyboard.press("h")
        expect(ann.locator(".slip")).to_be_visible()
    expect(ann.locator(".slip")).to_contain_text("Play")
    expect(ann.locator("[data-card].hinted")).not_to_have_count(0)
    look(ann, artefacts, "karma-hint-desktop-dark")
