"""On the way to a table and back: levels, countdowns, free seats, matches that go on, and whose turn it is."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Person
from browser.table import begin, open_room, play, sit_down, wait_for_cards
from browser.waiting import PATIENCE, Witness


@pytest.mark.smoke
def test_a_match_begins_unasked_against_easy_bots_and_is_counted_down(person: Person) -> None:
    ann = person(PHONE)
    ann.goto("/")
    counted = Witness(ann, ".match:has([role=timer]) > .board[inert]")
    with ann.expect_request(lambda request: request.method == "POST", timeout=PATIENCE) as asked:
        ann.get_by_role("button", name="Play: SET", exact=True).click()
    assert asked.value.post_data_json == {"game": "set", "start": True, "bots": "easy"}
    counted.until_seen()
    expect(ann.get_by_role("button", name="SET!")).to_be_enabled()
    expect(ann.get_by_role("timer")).to_have_count(0)


def test_the_level_of_the_bots_is_a_setting(person: Person) -> None:
    ann = person(PHONE)
    ann.goto("/")
    ann.get_by_role("button", name="Settings").click()
    group = ann.get_by_role("group", name="Bots when you press Play")
    expect(group.get_by_label("Easy")).to_be_checked()
    group.get_by_text("Medium", exact=True).click()
    with ann.expect_request(lambda request: request.method == "POST", timeout=PATIENCE) as asked:
        play(ann, "SCRAMBLE SET")
    assert asked.value.post_data_json == {"game": "scramble-set", "start": True, "bots": "medium"}
    expect(ann.locator("[data-die]")).to_have_count(42)


def test_in_a_game_of_turns_nothing_is_counted(person: Person) -> None:
    ann = person()
    play(ann, "Five Crowns")
    expect(ann.locator(".match > .board")).not_to_have_attribute("inert", "")
    expect(ann.get_by_role("timer")).to_have_count(0)


@pytest.mark.smoke
def test_free_seats_are_asked_about(person: Person) -> None:
    ann = person(PHONE)
    open_room(ann, "Karma")
    expect(ann.get_by_role("button", name="Open seat, Add a bot")).to_be_visible()
    start = ann.get_by_role("button", name="Start", exact=True)
    start.click()
    sheet = ann.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="1 open seat")).to_be_visible()
    expect(sheet.get_by_role("button", name=re.compile("^Start (with|alone|solo)"))).to_have_count(0)
    sheet.get_by_role("button", name="Wait for players").click()
    expect(start).to_be_visible()
    start.click()
    sheet.get_by_role("button", name="Add a bot at my level").click()
    expect(ann.get_by_role("button", name=re.compile("^Otter.*My level"))).to_be_visible()


def test_a_match_is_left_after_asking_and_continued_from_the_front_page(person: Person) -> None:
    ann = person()
    link = sit_down(ann, "karma", bots="easy", seats=3, start=True)
    brand = ann.get_by_role("link", name="Fivefold, home page")
    expect(ann.get_by_role("heading", name="Karma")).to_be_visible()
    expect(ann.locator(".match > .board")).not_to_have_attribute("inert", "")
    brand.press("Enter")
    sheet = ann.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Leave the table?")).to_be_visible()
    sheet.get_by_role("button", name="Stay").click()
    expect(ann).to_have_url(link)
    brand.press("Enter")
    sheet.get_by_role("button", name="Leave").click()
    again = ann.get_by_role("region", name="Continue your match").get_by_role("link")
    expect(again).to_have_text(re.compile(r"Karma\s+with \w+ and \w+"))
    again.click()
    expect(ann).to_have_url(link)
    expect(ann.locator(".match > .board")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="End match for everyone").click()
    expect(ann.get_by_role("button", name="Keep playing")).to_be_focused()
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("dialog")).to_have_count(0)
    expect(ann.locator(".match > .board")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="End match for everyone").click()
    ann.get_by_role("button", name="End match for everyone").click()
    expect(ann.get_by_role("heading", name="At the table")).to_be_visible()
    brand.click()
    expect(ann.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.get_by_role("region", name="Continue your match")).to_have_count(0)


def test_alone_nobody_is_invited_and_the_bar_names_the_game(person: Person) -> None:
    ann = person(PHONE)
    begin(ann, "SET", "Solitaire")
    wait_for_cards(ann, 12)
    expect(ann.get_by_role("heading", name="SET solitaire", level=1)).to_be_visible()
    expect(ann.get_by_role("button", name=re.compile("Invite"))).to_have_count(0)
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("dialog").get_by_role("button", name="Leave")).to_be_visible()
    expect(ann.get_by_role("button", name="End match for everyone")).to_have_count(0)


def test_a_skip_link_leads_to_the_table(person: Person) -> None:
    ann = person()
    sit_down(ann, "set", bots="easy", seats=2, start=True)
    expect(ann.get_by_role("button", name="SET!")).to_be_enabled()
    ann.evaluate("document.activeElement.blur()")
    ann.get_by_role("button", name="Skip to the table").press("Enter")
    expect(ann.locator("[data-stage]:focus, [data-stage] :focus")).to_have_count(1)


NOTES = """
window.notes = [];
window.Notification = class { constructor(title, more) { notes.push(title + ': ' + more.body); } close() {} };
Notification.permission = 'granted';
Notification.requestPermission = async () => { window.asked = true; return 'granted'; };
Object.defineProperty(document, 'hidden', { get: () => window.looksElsewhere ?? false });
"""


def test_whose_turn_it_is_says_the_tab_and_a_notification_if_that_is_wanted(person: Person) -> None:
    ann = person()
    ann.add_init_script(NOTES)
    ann.goto("/")
    assert not ann.evaluate("window.asked"), "never by itself"
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("group", name="Notify me when it’s my turn").get_by_text("On", exact=True).click()
    assert ann.evaluate("window.asked")
    ann.keyboard.press("Escape")
    ann.add_init_script("window.looksElsewhere = true")
    sit_down(ann, "five-crowns", bots="easy", seats=2, start=True)
    expect(ann).to_have_title(re.compile("^● Your turn · Five Crowns · [A-Z0-9]+ · Fivefold$"))
    assert ann.evaluate("notes") == ["Your turn: Five Crowns"]
