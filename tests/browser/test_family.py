"""A family of four on four phones behind one address: Karma to its end, all puzzles of the day; nobody is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Person, Server
from browser.table import cards, open_room, pick
from browser.test_guests import rename
from browser.test_languages import PLAY_ON
from fivefold.core.discovery import games
from fivefold.games.set_cards import sets

FAMILY = ("Ann", "Bo", "Cy", "Di")
DAILIES = [slug for slug in games() if slug.endswith("-daily")]
MOST_STEPS = 900
"""More than a match of Karma for four takes when all play what fits."""


@pytest.fixture
def limited(real: None, tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that people have."""
    found = Server(tmp_path)
    yield found
    found.kill()


def test_four_phones_play_karma_and_all_puzzles_of_the_day(person: Person, limited: Server, artefacts: Path) -> None:
    phones = [person(PHONE, base_url=limited.url) for _ in FAMILY]
    refused: list[str] = []
    for phone in phones:
        phone.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    ann, *others = phones
    rename(ann, FAMILY[0])
    link = open_room(ann, "Karma")
    for _ in FAMILY[2:]:
        ann.get_by_role("button", name="One seat more").tap()
    for name, phone in zip(FAMILY[1:], others, strict=True):
        phone.goto(link)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Join", exact=True).tap()
        expect(ann.locator(".players").get_by_text(name, exact=True)).to_be_visible()
    ann.screenshot(path=artefacts / "family-lobby.png")
    ann.get_by_role("button", name="Start", exact=True).tap()
    play_karma(phones, artefacts)
    for phone in phones:
        expect(phone.locator("#result")).to_be_visible()
        expect(phone.locator("ol").get_by_text("Di", exact=True)).to_be_visible()
    ann.screenshot(path=artefacts / "family-end.png")
    for name, phone in zip(FAMILY, phones, strict=True):
        for slug in DAILIES:
            phone.goto("/daily")
            phone.locator(f"[data-puzzle={slug}] button").first.tap()
            leave(phone, slug)
            phone.screenshot(path=artefacts / f"family-{name}-{slug}.png")
        phone.goto("/daily")
        expect(phone.get_by_role("heading", name="7 of 7 done")).to_be_visible()
    ann.screenshot(path=artefacts / "family-daily.png")
    assert not refused


def play_karma(phones: list[Page], artefacts: Path) -> None:
    """Everybody takes the suggested cards and then plays what fits, to the end."""
    for phone in phones:
        phone.get_by_role("button", name="Use suggestion").tap()
    for step in range(MOST_STEPS):
        if step == 40:
            phones[2].screenshot(path=artefacts / "family-karma.png")
        for phone in phones:
            phone.evaluate(PLAY_ON)
        if all(phone.locator("#result").count() for phone in phones):
            return


def leave(phone: Page, slug: str) -> None:
    """Ends a puzzle: SET by its SETs, the others by leaving it at that."""
    if slug == "set-daily":
        expect(phone.locator("[data-card]").first).to_be_visible()
        for triple in sets.find(cards(phone)):
            if phone.locator("#result").count():
                break
            pick(phone, triple)
    else:
        phone.get_by_role("button", name="Done", exact=True).tap()
        phone.get_by_role("button", name="Really?").tap()
    expect(phone.locator("#result")).to_be_visible()
