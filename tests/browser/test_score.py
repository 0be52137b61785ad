"""Score sheets in a browser: a whole evening, corrections, reloads, and two phones of which one is offline."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.layout import BROKEN
from browser.test_axe import violations

NAMES = ("Ann", "Bo", "Charlotte", "Dee", "Maximilian", "Fay", "Gil")
SMALL: ViewportSize = {"width": 320, "height": 640}
LARGE: ViewportSize = {"width": 1440, "height": 900}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NUMBERS = (8, 9, 10, 11, 12, 13, 20, 25, 33)
"""Points that are possible in every hand."""
WAITING = re.compile(r"\d+ entr(y|ies) will be sent later")
"""How many that are, the network decides: a page may be loaded again while an entry is on its way."""


def begin(page: Page, game: str = "five-crowns", names: tuple[str, ...] = ("Ann", "Bo")) -> str:
    """Names the players, starts a sheet and returns its address."""
    page.goto(f"/score/{game}")
    for name in names:
        field = page.get_by_label("Name", exact=True)
        field.fill(name)
        field.press("Enter")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("Round 1"))).to_be_visible()
    return page.url


def total(page: Page, name: str, points: int) -> None:
    """Waits until a player has this total in the list of the round."""
    expect(page.get_by_role("button", name=re.compile(rf"^{name}: .*\b{points} in total$"))).to_be_visible()


def keys(page: Page, *numbers: int) -> None:
    for number in numbers:
        for digit in str(number):
            page.keyboard.press(digit)
        page.keyboard.press("Enter")


def touch(page: Page, *numbers: int) -> None:
    for number in numbers:
        for digit in str(number):
            page.get_by_role("group", name="Number keys").get_by_text(digit, exact=True).tap()
        page.get_by_role("button", name="Next", exact=True).tap()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["phone", "desktop"])
def test_an_evening_of_five_crowns_with_seven_players(person: Person, size: ViewportSize, artefacts: Path) -> None:
    page, luck, sums = person(size), Random(5), [0] * len(NAMES)
    begin(page, names=NAMES)
    for hand in range(1, 12):
        expect(page.get_by_role("heading", name=f"Round {hand} of 11")).to_be_visible()
        out = luck.randrange(len(NAMES))
        points = [0 if who == out else luck.choice(NUMBERS) for who in range(len(NAMES))]
        if hand == 5:
            expect(page.get_by_text("7 cards each; 7s and Jokers are wild")).to_be_visible()
            expect(page.get_by_text("Maximilian deals, Fay starts")).to_be_visible()
            keypad = page.get_by_role("group", name="Number keys").bounding_box()
            assert keypad is not None
            assert keypad["y"] + keypad["height"] <= size["height"], "all keys are on the first screen"
            page.set_viewport_size(SIDEWAYS)
            sideways = page.get_by_role("group", name="Number keys").bounding_box()
            assert sideways is not None
            assert sideways["y"] + sideways["height"] <= SIDEWAYS["height"], "also on a phone held sideways"
            page.set_viewport_size(size)
        keys(page, *points)
        sums = [before + now for before, now in zip(sums, points, strict=True)]
    best = min(sums)
    expect(page.get_by_role("heading", name=f"{NAMES[sums.index(best)]} wins with {best}!")).to_be_visible()
    for name, reached in zip(NAMES, sums, strict=True):
        total(page, name, reached)
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    page.screenshot(path=artefacts / f"score-{size['width']}.png", full_page=True)
    with page.expect_download() as csv:
        page.get_by_role("button", name="CSV").click()
    lines = csv.value.path().read_text("utf-8-sig").splitlines()
    assert lines[0] == ",".join(["Round", *NAMES])
    assert lines[-1] == ",".join(["Total", *map(str, sums)])
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.goto("/mine")
    expect(page.get_by_role("region", name="At a real table")).to_contain_text(f"{NAMES[sums.index(best)]} won")


def test_a_hand_is_counted_with_the_wild_rank_of_the_round(person: Person) -> None:
    page = person()
    begin(page)
    keys(page, 0, 12)
    with page.expect_popup() as counter:
        page.get_by_role("link", name="Count for me").click()
    expect(counter.value.get_by_label("Wild rank")).to_have_value("4")


def test_names_of_games_are_whole_at_every_width(person: Person) -> None:
    page = person()
    page.goto("/score")
    names = page.locator("main li strong")
    expect(names).to_have_count(7)
    for width in (320, 390, 820, 1024, 1280, 1440, 2560):
        page.set_viewport_size({"width": width, "height": 900})
        assert names.evaluate_all(BROKEN) == [], width


def test_numbers_are_entered_and_corrected_by_touch(person: Person) -> None:
    page = person(PHONE)
    begin(page)
    touch(page, 0, 12)
    expect(page.get_by_role("heading", name="Round 2 of 11")).to_be_visible()
    page.get_by_role("button", name="Bo, round 1: 12").tap()
    touch(page, 20)
    total(page, "Bo", 20)
    expect(page.get_by_role("heading", name="Round 2 of 11")).to_be_visible()
    page.get_by_role("button", name="Bo, round 1: 20").tap()
    page.get_by_role("button", name="Erase").tap()
    total(page, "Bo", 0)
    touch(page, 1)
    expect(page.get_by_text("No cards add up to 1.")).to_be_visible()
    total(page, "Bo", 0)


def test_a_reload_at_any_time_loses_nothing(person: Person) -> None:
    page = person()
    begin(page)
    keys(page, 10)
    page.reload()
    total(page, "Ann", 10)
    keys(page, 0)
    expect(page.get_by_role("heading", name="Round 2 of 11")).to_be_visible()
    page.route("**/api/scores/**", lambda route: route.abort())
    keys(page, 13)
    total(page, "Ann", 23)
    expect(page.get_by_text(WAITING)).to_be_visible()
    page.reload()
    total(page, "Ann", 23)
    expect(page.get_by_text(WAITING)).to_be_visible()
    page.unroute("**/api/scores/**")
    expect(page.get_by_text("No connection.")).to_have_count(0)
    page.evaluate("localStorage.clear()")
    page.reload()
    total(page, "Ann", 23)


def test_a_sheet_can_be_written_on_before_the_server_has_answered(person: Person) -> None:
    page = person()
    held: list[Route] = []
    is_held = [True]
    page.route("**/api/scores/**", lambda route: held.append(route) if is_held else route.continue_())
    begin(page)
    keys(page, 10, 0)
    total(page, "Ann", 10)
    is_held.clear()
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", name="Round 2 of 11")).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    total(page, "Ann", 10)


def test_what_is_typed_stays_in_its_cell_while_another_phone_writes_it(person: Person) -> None:
    kitchen, garden = person(), person()
    garden.goto(begin(kitchen))
    total(garden, "Ann", 0)
    garden.keyboard.press("1")
    keys(kitchen, 20)
    expect(garden.get_by_role("button", name="Ann, round 1: 20")).to_be_visible()
    garden.keyboard.press("3")
    garden.keyboard.press("Enter")
    for page in (kitchen, garden):
        total(page, "Ann", 13)
        expect(page.get_by_role("button", name="Bo, round 1: –")).to_be_visible()


def test_a_sheet_is_started_without_a_network(person: Person) -> None:
    page = person()
    page.goto("/score/five-crowns")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    page.context.set_offline(True)
    for name in ("Ann", "Bo"):
        page.get_by_label("Name", exact=True).fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/score/five-crowns/-"))
    keys(page, 0, 20)
    total(page, "Bo", 20)
    expect(page.get_by_text(WAITING)).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.context.set_offline(False)
    expect(page).to_have_url(re.compile(r"/score/five-crowns/\w+$"))
    guest = person()
    guest.goto(page.url)
    total(guest, "Bo", 20)


def test_a_phone_that_was_offline_keeps_a_sheet_that_was_deleted_meanwhile(person: Person) -> None:
    owner, phone = person(), person()
    link = begin(owner)
    phone.goto(link)
    keys(owner, 0)
    total(phone, "Ann", 0)
    expect(phone.get_by_role("button", name="Ann, round 1: 0")).to_be_visible()
    phone.context.set_offline(True)
    keys(phone, 20)
    assert owner.request.delete("/api/mine").ok
    phone.context.set_offline(False)
    expect(phone.get_by_text("no longer on the server")).to_be_visible()
    phone.get_by_role("button", name="Keep it as a new sheet").click()
    expect(phone).not_to_have_url(link)
    keys(phone, 9)
    phone.evaluate("localStorage.clear()")
    phone.reload()
    total(phone, "Ann", 9)
    total(phone, "Bo", 20)


@pytest.mark.smoke
def test_two_phones_agree_although_one_was_offline(person: Person) -> None:
    kitchen, garden = person(), person()
    link = begin(kitchen)
    garden.goto(link)
    keys(kitchen, 0)
    expect(garden.get_by_role("button", name="Ann: 0 in this round, 0 in total")).to_be_visible()
    garden.context.set_offline(True)
    keys(garden, 20)
    expect(garden.get_by_text("1 entry will be sent later")).to_be_visible()
    keys(kitchen, 12, 9)
    total(kitchen, "Ann", 9)
    keys(garden, 13, 0)
    garden.context.set_offline(False)
    for page in (kitchen, garden):
        expect(page.get_by_text("No connection.")).to_have_count(0)
        total(page, "Bo", 12)
        total(page, "Ann", 13)
        expect(page.get_by_role("heading", name="Round 3 of 11")).to_be_visible()


def test_a_locked_sheet_is_only_looked_at(person: Person) -> None:
    owner, guest = person(), person()
    link = begin(owner)
    guest.goto(link)
    owner.get_by_role("button", name="Share").click()
    expect(owner.get_by_role("img", name="The link as a QR code")).to_be_visible()
    owner.get_by_label("Only I can write").check()
    expect(guest.get_by_text("This sheet is locked.")).to_be_visible()
    expect(guest.get_by_role("group", name="Number keys")).to_have_count(0)
    owner.get_by_label("Only I can write").uncheck()
    expect(guest.get_by_role("group", name="Number keys")).to_be_visible()


def test_karma_asks_who_was_last_until_the_table_stops(person: Person) -> None:
    page = person(PHONE)
    begin(page, "karma", ("Ann", "Bo", "Cy"))
    expect(page.get_by_text("Who was the last with cards?")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Bo: ")).tap()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
    page.get_by_role("button", name="Players and rounds").tap()
    page.get_by_role("button", name="End after 2 rounds").tap()
    expect(page.get_by_role("heading", name="Ann and Cy share the win with 2!")).to_be_visible()


def test_sets_are_counted_one_by_one(person: Person) -> None:
    page = person(PHONE)
    begin(page, "set")
    for _ in range(3):
        page.get_by_role("button", name="One more", exact=True).tap()
    total(page, "Ann", 3)
    page.get_by_role("button", name=re.compile("^Bo: ")).tap()
    page.get_by_role("button", name="One less").tap()
    expect(page.get_by_role("button", name=re.compile("^Bo: −1 "))).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_to_object_to(person: Person, light: str) -> None:
    page = person(DESKTOP, color_scheme=light, bypass_csp=True)
    page.goto("/score")
    expect(page.get_by_role("link", name="Karma")).to_be_visible()
    found = violations(page, "choose")
    page.goto("/score/five-crowns")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    found += violations(page, "start")
    begin(page)
    keys(page, 0, 12)
    keys(page, 8, 0)
    found += violations(page, "sheet")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("locale", "title", "round_"),
    [
        ("de", "Punktezettel", "Runde 1 von 11"),
        ("fr", "feuille de score", "Manche 1 sur 11"),
        ("es", "hoja de puntos", "Ronda 1 de 11"),
    ],
)
def test_in_other_languages(person: Person, locale: str, title: str, round_: str) -> None:
    english = person()
    link = begin(english)
    page = person(PHONE, locale=locale)
    page.goto("/score/five-crowns")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.goto(link)
    expect(page.get_by_role("heading", name=round_)).to_be_visible()
