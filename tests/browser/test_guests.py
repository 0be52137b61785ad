"""Guests who open a room's link: a seat with two touches, a name, a way to watch; and the games a group is offered."""

import re

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import PHONE, Person
from browser.table import join, open_room, sit_down
from browser.waiting import until


def rename(page: Page, name: str) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": name}).ok


@pytest.mark.smoke
def test_a_guest_is_seated_with_two_touches_and_keeps_the_name(person: Person) -> None:
    ann, bo = person(PHONE), person(PHONE)
    rename(ann, "Ann")
    link = open_room(ann, "Karma")
    bo.goto(link)
    expect(bo.get_by_role("heading", name="Ann invites you to play Karma")).to_be_visible()
    field = bo.get_by_label("Your name")
    expect(field).to_have_attribute("placeholder", "Guest 1")
    field.tap()
    bo.keyboard.type("Bo")
    bo.get_by_role("button", name="Join", exact=True).tap()
    expect(bo.get_by_role("status").filter(has_text="Waiting for Ann to start.")).to_be_visible()
    expect(ann.locator(".players").get_by_text("Bo", exact=True)).to_be_visible()
    other = open_room(ann, "SET")
    bo.goto(other)
    expect(bo.get_by_label("Your name")).to_have_value("Bo")
    bo.get_by_role("button", name="Join", exact=True).tap()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()


def test_who_has_no_name_is_a_guest_in_the_readers_language(person: Person) -> None:
    ann, bo, cem = person(), person(PHONE), person(PHONE, locale="de")
    link = open_room(ann, "Karma")
    join(bo, link)
    expect(ann.locator(".players").get_by_text("Guest 2", exact=True)).to_be_visible()
    cem.goto(link)
    expect(cem.get_by_role("heading", name="Gast 1 lädt dich zu Karma ein")).to_be_visible()
    expect(cem.get_by_text("Alle Plätze sind besetzt.")).to_be_visible()
    cem.get_by_role("button", name="Zuschauen", exact=True).click()
    expect(cem.locator(".players").get_by_text("Gast 2", exact=True)).to_be_visible()
    expect(ann.get_by_text("Watching: Guest 3")).to_be_visible()


def test_a_guest_can_watch_instead_and_watches_a_match_that_runs(person: Person) -> None:
    ann, bo, cem = person(), person(PHONE), person()
    link = open_room(ann, "Karma")
    bo.goto(link)
    bo.get_by_role("button", name="Watch instead").click()
    expect(bo.get_by_role("heading", name="At the table")).to_be_visible()
    expect(bo.get_by_role("button", name="Leave seat")).to_have_count(0)
    ann.get_by_role("button", name="Start", exact=True).click()
    ann.get_by_role("button", name="Add a bot at my level").click()
    expect(bo.get_by_text("You’re watching.")).to_be_visible()
    cem.goto(link)
    expect(cem.get_by_text("You’re watching.")).to_be_visible()


def test_a_group_is_offered_the_games_for_a_group(person: Person) -> None:
    ann = person(PHONE)
    open_room(ann, "Karma")
    ann.get_by_role("button", name="Change game").click()
    sheet = ann.get_by_role("dialog")
    several = [game for game in ff.games().values() if game.players.most > 1]
    expect(sheet.get_by_role("radio")).to_have_count(len(several))
    sheet.get_by_text("WordSpiel", exact=True).click()
    expect(ann.get_by_role("heading", name="WordSpiel")).to_be_visible()
    ann.locator(".game details summary").click()
    expect(ann.get_by_text("60 seconds (standard)")).to_be_visible()
    ann.get_by_label("Time per turn").select_option(label="2 minutes")
    expect(ann.get_by_text("Standard: 60 seconds")).to_be_visible()
    expect(ann.get_by_text("players challenge (standard)")).to_be_visible()


def test_leaving_from_the_menu_keeps_the_seat(person: Person) -> None:
    ann = person(PHONE)
    link = sit_down(ann, "karma", bots="easy", seats=3, start=True)
    expect(ann.locator("[data-stage]")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("dialog").get_by_role("button", name="Leave").click()
    ann.get_by_role("region", name="Continue your match").get_by_role("link").click()
    expect(ann.locator("[data-stage]")).to_be_visible()
    assert ann.url == link
    expect(ann.get_by_text("You’re watching.")).to_have_count(0)


def test_the_pace_of_bots_is_the_hosts_and_a_tap_on_the_table_hurries_them(person: Person) -> None:
    ann = person(PHONE)
    sent: list[str] = []
    ann.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    sit_down(ann, "five-crowns", bots="easy", seats=4, start=True)
    expect(ann.get_by_role("button", name=re.compile("^Draw"))).to_be_enabled()
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("group", name="Speed of the bots").get_by_text("Relaxed").click()
    until(ann, lambda: any('"pace":"relaxed"' in text for text in sent), "the pace to be sent")
    ann.keyboard.press("Escape")
    box = ann.locator("[data-stage]").bounding_box()
    assert box is not None
    ann.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
    assert not any('"hurry"' in text for text in sent), "it is not up to the bots"
