"""The page of the daily puzzles: played to the end, seen there, kept; begun, left and gone on with; other days."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Person
from browser.table import cards, type_pick, wait_for_cards
from browser.test_alone import copied, tab_to
from browser.test_pages import look
from fivefold.games.set_cards import sets


@pytest.mark.smoke
def test_a_puzzle_is_played_to_its_end_by_keyboard_and_stays_done(person: Person) -> None:
    ann = person(permissions=["clipboard-read", "clipboard-write"])
    ann.goto("/")
    tab_to(ann, "Today’s puzzles 0 of 7 done")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", name="0 of 7 done")).to_be_visible()
    expect(ann.get_by_role("timer")).to_have_text(re.compile(r"\d\d:\d\d:\d\d"))
    tab_to(ann, "Play: SET, 9 solid cards, 4 SETs")
    ann.keyboard.press("Enter")
    wait_for_cards(ann, 9)
    for n, triple in enumerate(sets.find(cards(ann)), 1):
        type_pick(ann, triple)
        if n < 4:
            expect(ann.get_by_text(f"{n}/4").first).to_be_visible()
    expect(ann.locator("#result")).to_be_visible()
    tab_to(ann, "Daily puzzles")
    ann.keyboard.press("Enter")
    for _ in range(2):
        expect(ann.get_by_role("heading", name="1 of 7 done")).to_be_visible()
        done = ann.locator("[data-puzzle=set-daily]")
        expect(done).to_contain_text("4 of 4 SETs")
        expect(done).to_contain_text("Perfect streak: 1")
        expect(ann.get_by_text("Day streak: 1", exact=True)).to_be_visible()
        expect(ann.get_by_text("1 played, 1 perfect.")).to_be_visible()
        ann.reload()
    ann.get_by_role("button", name="Copy my result").click()
    shared = copied(ann)
    assert "🟩 SET 0:0" in shared
    assert shared.count("⬜") == 6
    assert not re.search(r"\bof\b", shared), "it gives nothing away"
    ann.evaluate("() => localStorage.removeItem('fivefold.daily')")
    ann.reload()
    expect(ann.get_by_role("heading", name="1 of 7 done")).to_be_visible()  # the server remembers it


def test_a_puzzle_of_the_archive_is_left_and_gone_on_with_on_a_phone(person: Person, artefacts: Path) -> None:
    ann = person(PHONE, bypass_csp=True)
    now = datetime.now(UTC).date()
    ann.goto(f"/daily/{now + timedelta(days=3)}")
    expect(ann.get_by_role("heading", name="Not yet")).to_be_visible()
    ann.goto("/daily/2026-02-30")
    expect(ann.get_by_role("heading", name="That’s not a date")).to_be_visible()
    ann.get_by_role("link", name="Today’s puzzles").click()
    expect(ann.get_by_role("heading", name="Today’s puzzles")).to_be_visible()
    assert ann.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    look(ann, artefacts, "daily-page-phone-light")
    ann.goto("/daily/2026-03-01")
    ann.get_by_role("button", name="Next month").click()
    ann.get_by_role("link", name=re.compile(r"Saturday,? 4 April: 0 of 7 done")).click()
    expect(ann.get_by_role("heading", name="Puzzles for 4 April 2026")).to_be_visible()
    ann.get_by_role("button", name="Play: SET, 12 cards, 6 SETs").click()
    wait_for_cards(ann, 12)
    room, before = ann.url, cards(ann)
    type_pick(ann, sets.find(before)[0])
    expect(ann.get_by_text("1/6").first).to_be_visible()
    ann.goto("/daily/2026-04-04")
    ann.get_by_role("button", name="Continue: SET, 12 cards, 6 SETs").click()
    wait_for_cards(ann, 12)
    assert (ann.url, cards(ann)) == (room, before)
    expect(ann.get_by_text("1/6").first).to_be_visible()
