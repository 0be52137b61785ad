"""Good company in the browser: children's rooms, muting and reporting, and the operator's page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, Person, Server, _people
from browser.table import join, open_room

SECRET = "open sesame"
SMALL = {"width": 320, "height": 640}


@pytest.fixture(scope="module")
def operated(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("operated"), "--no-limits", "--operator-token", SECRET)
    yield found
    found.kill()


@pytest.fixture
def guest(chromium: Browser, operated: Server) -> Iterator[Person]:
    """A person at a server that has an operator."""
    yield from _people(chromium, operated.url)


def named(page: Page, name: str) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": name}).ok


def together(guest: Person, *, size: dict[str, int] = DESKTOP) -> tuple[Page, Page]:
    """Ann and Ben in a room of Ann's, with the people in sight."""
    ann, ben = guest(size), guest()
    named(ann, "Ann")
    named(ben, "Ben")
    join(ben, open_room(ann, "Karma"))
    for page in (ann, ben):
        if page.locator("aside").count() == 0:
            page.get_by_role("button", name="People and chat").click()
        if page.get_by_role("tab", name="Chat").get_attribute("aria-selected") != "true":
            page.get_by_role("tab", name="Chat").click()
    expect(ann.locator("aside").get_by_text("Ben")).to_be_visible()
    return ann, ben


def must_not_overflow(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, wide
    out = page.evaluate(
        """() => [...document.querySelectorAll('main *, dialog *')]
            .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 80))"""
    )
    assert out == []


def heard(page: Page, text: str) -> Locator:
    """A message in the chat."""
    return page.locator(".chat li").filter(has_text=text)


def say(page: Page, text: str) -> None:
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_childrens_room_has_reactions_and_nicknames_only(guest: Person, size: dict[str, int]) -> None:
    ann, ben = together(guest)
    say(ben, "My phone number is 555")
    expect(heard(ann, "My phone number is 555")).to_be_visible()
    ann.locator("summary").filter(has_text="Who can join").click()
    ann.get_by_role("group", name="Children’s room").get_by_text("On", exact=True).click()
    for page in (ann, ben):
        expect(page.get_by_label("Write a message")).to_have_count(0)
        expect(heard(page, "My phone number is 555")).to_have_count(0)
        expect(page.locator("aside").get_by_text("reactions instead of messages")).to_be_visible()
    expect(ann.get_by_text("Ben", exact=True)).to_have_count(0)
    ann.get_by_role("button", name="One seat more").click()
    cem = guest(size)
    cem.goto(ann.url)
    expect(cem.get_by_text("You’ll be called Pebble here.")).to_be_visible()
    must_not_overflow(cem)
    ben.get_by_role("group", name="Reactions").get_by_role("button").first.click()
    expect(ann.get_by_text("Maple", exact=False).first).to_be_visible()


def test_a_muted_player_is_not_heard_here_and_stays_muted(guest: Person) -> None:
    ann, ben = together(guest)
    say(ben, "first words")
    expect(heard(ann, "first words")).to_be_visible()
    ann.get_by_role("button", name="Mute or report Ben").click()
    ann.get_by_role("button", name="Mute", exact=True).click()
    expect(heard(ann, "first words")).to_have_count(0)
    expect(ann.locator("aside").get_by_text("muted", exact=False).first).to_be_visible()
    say(ben, "second words")
    expect(heard(ben, "second words")).to_be_visible()
    say(ann, "my words")
    expect(heard(ben, "my words")).to_be_visible()
    ann.reload()
    expect(heard(ann, "my words")).to_be_visible()
    expect(heard(ann, "second words")).to_have_count(0)
    ann.get_by_role("button", name="Mute or report Ben").click()
    ann.get_by_role("button", name="Unmute").click()
    expect(heard(ann, "second words")).to_be_visible()
    ann.get_by_role("button", name="Mute or report Ben").click()
    ann.get_by_role("button", name="Block", exact=True).click()
    expect(ann.get_by_text("Ben is blocked.")).to_be_visible()
    ann.goto("/me")
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_role("button", name="Unblock")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_from_a_report_at_the_table_to_a_ban(guest: Person, size: dict[str, int]) -> None:
    ann, ben = together(guest)
    say(ben, "<img src=x onerror=alert(1)>")
    ann.get_by_role("button", name="Start", exact=True).click()
    ann.get_by_role("button", name="Start with 2 players").or_(ann.locator("[data-seat='1']")).first.wait_for()
    if ann.get_by_role("button", name="Start with 2 players").is_visible():
        ann.get_by_role("button", name="Start with 2 players").click()
    ann.locator("button.pill[data-seat='1']").click()
    ann.get_by_role("dialog").get_by_role("button", name="Mute or report").click()
    ann.get_by_role("button", name="Report", exact=True).click()
    ann.get_by_label("Hurtful messages").check()
    ann.get_by_label("Anything to add?").fill("<b>really</b>")
    ann.get_by_role("button", name="Send report").click()
    expect(ann.get_by_text("Thanks. The operator will look at it.").first).to_be_visible()

    olga = guest(size)
    olga.goto("/operator")
    olga.get_by_role("textbox", name="Your name").fill("Olga")
    olga.get_by_label("Operator token").fill(SECRET)
    olga.get_by_role("button", name="Sign in").click()
    report = olga.get_by_role("listitem").filter(has_text="<b>really</b>").first
    expect(report).to_contain_text("<img src=x onerror=alert(1)>")
    assert SECRET not in olga.url
    must_not_overflow(olga)
    report.get_by_role("button", name="Ban", exact=True).click()
    olga.get_by_label("Reason").fill("Be kind")
    must_not_overflow(olga)
    olga.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(ben.get_by_text("Be kind", exact=False)).to_be_visible()
    report.get_by_role("button", name="Mark as done").click()
    expect(olga.get_by_text("No reports.")).to_be_visible()
    for view, text in (
        ("Rooms", "Settings"), ("Bans", "Be kind"), ("Load", "Rooms in memory"), ("Backups", "Back up now"),
        ("Log", "signed in"),
    ):  # fmt: skip
        olga.get_by_role("navigation", name="Parts of this page").get_by_role("button", name=view, exact=True).click()
        expect(olga.get_by_role("main").get_by_text(text, exact=False).first).to_be_visible()
        must_not_overflow(olga)
    olga.get_by_role("button", name="Backups").click()
    olga.get_by_role("button", name="Back up now").click()
    expect(olga.get_by_text("fivefold-2").first).to_be_visible()
    olga.get_by_role("button", name="Bans", exact=True).click()
    olga.get_by_role("button", name="Lift").first.click()
    expect(olga.get_by_text("No bans.")).to_be_visible()
    olga.reload()
    olga.get_by_role("button", name="Sign out Olga").click()
    expect(olga.get_by_label("Operator token")).to_be_visible()


def test_without_an_operator_there_is_no_such_page_and_reports_say_so(person: Person) -> None:
    ann, ben = person(), person(PHONE)
    named(ben, "Ben")
    join(ben, open_room(ann, "Karma"))
    if ann.locator("aside").count() == 0:
        ann.get_by_role("button", name="People and chat").click()
    if ann.get_by_role("tab", name="Chat").get_attribute("aria-selected") != "true":
        ann.get_by_role("tab", name="Chat").click()
    ann.get_by_role("button", name="Mute or report Ben").click()
    ann.get_by_role("button", name="Report", exact=True).click()
    ann.get_by_label("Cheating").check()
    ann.get_by_role("button", name="Send report").click()
    expect(ann.get_by_text("Nobody reads reports on this server.", exact=False).first).to_be_visible()
    answer = ann.goto("/operator")
    assert answer is not None
    assert answer.status == 404
