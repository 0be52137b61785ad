"""Matches whose turns take days: the time in the lobby, the first page, the table, the profile, and notifications."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Person
from browser.table import join, open_room
from browser.waiting import until

READY = "() => navigator.serviceWorker.ready.then(() => undefined)"
SHOWN = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
  all.map(({ title, body, tag }) => [title, body, tag]))"""


def rename(page: Page, name: str) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": name}).ok


def by_days(ann: Page, bo: Page) -> str:
    """Start a match of Five Crowns with two days for a turn; return its room's address."""
    rename(ann, "Ann")
    rename(bo, "Bo")
    link = open_room(ann, "Five Crowns")
    ann.get_by_text("House rules").click()
    ann.get_by_label("Time per turn").select_option(label="2 days")
    join(bo, link)
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bo):
        expect(page.get_by_text("1 day left").or_(page.get_by_text("47 hours left"))).to_be_visible()
    return link


@pytest.mark.smoke
def test_days_for_a_turn_are_chosen_in_the_lobby_and_the_first_page_says_whose_turn_it_is(person: Person) -> None:
    ann, bo = person(), person(PHONE)
    by_days(ann, bo)
    for page in (ann, bo):
        page.goto("/")
    mine, other = (ann, bo) if ann.get_by_role("heading", name="Your turn (1)").is_visible() else (bo, ann)
    for page in (ann, bo):
        expect(page.get_by_text("47 hours left")).to_be_visible()
    yours = ann.get_by_role("heading", name="Your turn (1)").or_(ann.get_by_role("heading", name="Continue your match"))
    expect(yours).to_be_visible()
    headings = [page.locator("#continue").inner_text() for page in (ann, bo)]
    assert sorted(headings) == ["Continue your match", "Your turn (1)"]
    mine, other = (ann, bo) if headings[0].startswith("Your") else (bo, ann)
    name = "Ann" if mine is ann else "Bo"
    expect(other.get_by_text(f"Waiting for {name}: 47 hours left")).to_be_visible()
    mine.goto("/mine")
    expect(mine.get_by_role("heading", name="Your turn (1)")).to_be_visible()


def test_a_vacation_begins_and_ends_on_the_profile_and_is_seen_at_the_table(person: Person) -> None:
    ann, bo = person(), person()
    by_days(ann, bo)
    bo.goto("/me")
    bo.get_by_label("Days", exact=True).fill("5")
    bo.get_by_role("button", name="Start vacation").click()
    expect(bo.get_by_text("You’re on vacation until")).to_be_visible()
    expect(ann.get_by_text("Bo is on vacation until")).to_be_visible()
    bo.get_by_role("button", name="End vacation").click()
    expect(bo.get_by_text("You have 27 days left this year.")).to_be_visible()
    expect(ann.get_by_text("Bo is on vacation until")).to_have_count(0)


def test_people_one_has_played_with_are_invited_with_one_touch_and_blocked(person: Person) -> None:
    ann, bo = person(), person(PHONE)
    rename(ann, "Ann")
    rename(bo, "Bo")
    ann.goto("/me")
    expect(ann.get_by_text("When you finish a match with others, you’ll find them here.")).to_be_visible()
    options = {"turn_limit": 1, "choose_seconds": 1, "turn_seconds": 1}
    opened = ann.request.post("/api/rooms", data={"game": "karma", "options": options}).json()
    ann.goto(f"/r/{opened['code']}")
    join(bo, f"/r/{opened['code']}")
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(ann.locator("#result")).to_be_visible()
    bo.goto("/me")
    bo.get_by_role("button", name="Invite", exact=True).click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    ann.goto("/")
    expect(ann.get_by_text("Bo invites you to Karma")).to_be_visible()
    ann.get_by_role("list", name="Invitations").get_by_role("link", name="Join").click()
    expect(ann.get_by_role("heading", name="Bo invites you to play Karma")).to_be_visible()
    ann.goto("/me")
    ann.get_by_role("button", name="Block", exact=True).click()
    expect(ann.get_by_text("Blocked: can’t join your rooms or invite you")).to_be_visible()
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_role("button", name="Block", exact=True)).to_be_visible()


def test_a_push_is_shown_by_the_worker_and_the_permission_is_asked_by_nobody(person: Person) -> None:
    page = person(service_workers="allow")
    page.add_init_script("Notification.requestPermission = () => { throw new Error('asked on load') }")
    page.goto("/")
    page.evaluate(READY)
    page.context.grant_permissions(["notifications"])
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not found:
        page.wait_for_timeout(20)
    told = {"title": "It’s your turn", "body": "Karma", "room": "ABCDE", "stop": "Turn off"}
    origin = page.evaluate("location.origin")
    for _ in range(2):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)},
        )
    until(page, lambda: page.evaluate(SHOWN) == [["It’s your turn", "Karma", "ABCDE"]], "one for each match")


def test_notifications_are_offered_with_their_hours_or_one_sentence_says_why_not(person: Person) -> None:
    page = person()
    page.goto("/me")
    expect(page.get_by_role("button", name="Turn on notifications")).to_be_visible()
    unsafe = person()
    unsafe.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    unsafe.goto("/me")
    expect(unsafe.get_by_text("Notifications need a secure address (https)")).to_be_visible()
