"""The clock of a turn in WordSpiel: it warns whose turn it is, and who takes too long takes a card."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.stage import Stage
from browser.test_wordspiel import ready, two_players
from games.wordspiel.tables import waiting

WARNING = re.compile(r"^\d+ seconds left$")


def test_the_clock_warns_the_player_whose_turn_it_is(person: Person) -> None:
    pages = [person(), person()]
    for seat, page in enumerate(pages):
        stage = Stage(page, waiting("NED", "ABC", deck="OEEE", turn_seconds=12), seat)
        for other in (0, 1):
            stage.act(other, "ready")
        warnings = page.locator('[aria-live="polite"]').get_by_text(WARNING)
        expect(page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"^[0-9] seconds? left$"))
        expect(warnings).to_have_count(1 if seat == 0 else 0)


@pytest.mark.soak
def test_whoever_is_too_slow_takes_a_card(person: Person) -> None:
    ann, bo, _ = two_players(person, turn_seconds=12)
    ready(ann, bo)
    expect(ann.get_by_text("Time’s up: Guest 2 takes a card.").first).to_be_visible()
    expect(bo.locator("[data-letter]")).not_to_have_count(10)
