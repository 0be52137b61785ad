"""Choosing bots in the lobby: by finger, by keyboard, on a phone; and an easy one for who plays at once."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Person
from .table import play, sit_down


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_bot_is_chosen_by_its_face_or_on_the_dial(person: Person, artefacts: Path, size: dict[str, int]) -> None:
    page = person(size)
    sit_down(page, "set", seats=2)
    seat = page.get_by_role("button", name="Who sits in seat 2")
    expect(seat).to_have_accessible_name("Who sits in seat 2: Open seat, Add a bot")
    seat.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.screenshot(path=artefacts / f"bots-{size['width']}.png")
    serious = [
        found["id"]
        for found in Axe().run(page).response["violations"]
        if found["impact"] in ("serious", "critical")
    ]  # fmt: skip
    assert not serious
    sheet.get_by_role("button", name="Fox").click()
    expect(seat).to_have_accessible_name("Who sits in seat 2: Fox · 2.5")

    seat.press("Enter")
    dial = sheet.get_by_label("Strength")
    expect(dial).to_have_value("2.5")
    dial.press("ArrowRight")
    expect(seat).to_have_accessible_name("Who sits in seat 2: Fox · 2.6")
    dial.press("End")
    expect(seat).to_have_accessible_name("Who sits in seat 2: Owl · 4.0")
    sheet.get_by_role("button", name="Hard").press("Enter")
    expect(seat).to_have_accessible_name("Who sits in seat 2: Badger · Hard")
    sheet.get_by_role("button", name="My level").press("Enter")
    expect(seat).to_have_accessible_name("Who sits in seat 2: Otter · My level")
    expect(sheet).to_have_count(0)


def test_play_seats_an_easy_bot_until_one_chooses(person: Person) -> None:
    page = person(DESKTOP)
    play(page, "Karma")
    expect(page.get_by_text("Snail").first).to_be_visible()
    expect(page.get_by_title("Easy").first).to_be_visible()
