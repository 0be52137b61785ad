"""Rare moments of Karma in the browser: the page is real, but the table is laid by the test and sent over its line."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import DESKTOP, PHONE, Person
from browser.stage import Stage
from browser.test_karma import must_fit
from browser.test_pages import look
from games.karma.tables import table_of

HANDS = "3 7 7 9 | 1 8 | 4 13 | 6 | | 7 8 9 | 1 2 3 4 5 6 7 8 9 10 11 12 | 14 | 13 | 14 15 | 15 | 4"
UPS = "4 12 GIVE | 5 9 9 | 15 16 UP | 3 FIVE TABLE | | 1 2 6 | 7 | 8 9 | 10 11 13 | 6 13 14 | 15 16 FIVE | 1 10 14"
DOWNS = (
    "GIVE 2 TABLE | TABLE 3 UP | GIVE 4 | TABLE 5 |  | 11 11 | 16 13 | GIVE 14 | FIVE 15 | TABLE 16 | UP GIVE | 1 FIVE"
)
LARGE = "1 2 2 3 3 3 4 5 6 6 7 8 9 10 10 10 11 12 12 13 14 15 16 16 GIVE FIVE FIVE TABLE UP UP UP"


def stage_of(page: Page, table: ff.AnyTable, seat: int | None = 0) -> Stage:
    """A page at this table; what it asks for is done by the test."""
    return Stage(page, table, seat, hints=True, obeys=False)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pile_is_given_to_one_of_eleven(person: Person, size: dict[str, int], artefacts: Path) -> None:
    page = person(size, bypass_csp=True)
    stage = stage_of(page, table_of(HANDS, up=UPS, down=DOWNS, pile="2 5 5 7 12 6", phase="give"))
    expect(page.get_by_text("Who gets the pile of 6?")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Give the pile to "))).to_have_count(11)
    must_fit(page)
    look(page, artefacts, f"karma-give-{'phone' if size is PHONE else 'desktop'}")
    page.get_by_role("button", name="Give the pile to Eva, 0 in hand, finished 1st").click()
    stage.until_asked("give 5")
    stage.act(0, "give 5")
    expect(page.get_by_text("The pile goes to Eva")).to_be_visible()
    expect(page.locator('[data-seat="4"]')).to_have_attribute("aria-label", re.compile("^Eva, 6 in hand"))


LOW = {
    "a phone with the browser's bars": {"width": 390, "height": 664},
    "a small phone": {"width": 360, "height": 640},
    "a phone on its side": {"width": 844, "height": 390},
}


@pytest.mark.parametrize(
    "size",
    [pytest.param(LOW[name], id=name, marks=() if name == "a small phone" else pytest.mark.soak) for name in LOW],
)
def test_twelve_on_little_room_see_the_top_of_the_pile_in_every_phase(person: Person, size: dict[str, int]) -> None:
    others, ups, downs = (text.split("|", 1)[1] for text in (HANDS, UPS, DOWNS))
    pile = "2 5 5 7 12 12"
    tables = {
        "to play": table_of(HANDS, up=UPS, down=DOWNS, pile=pile, row="12 12"),
        "to play another card": table_of(HANDS, up=UPS, down=DOWNS, pile="2 TABLE", phase="follow"),
        "to give": table_of(HANDS, up=UPS, down=DOWNS, pile=pile, phase="give"),
        "to play from the table": table_of(f"|{others}", up=UPS, down=DOWNS, pile=pile),
        "to turn over": table_of(f"|{others}", up=f"|{ups}", down=DOWNS, pile=pile),
        "with thirty": table_of(f"{LARGE}|{others}", up=UPS, down=DOWNS, pile=pile),
        "out": table_of(f"|{others}", up=f"|{ups}", down=f"|{downs}", pile=pile, turn=1),
    }
    for name, table in [*tables.items(), ("watching", tables["to play"])]:
        page = person(size, has_touch=True, is_mobile=True)
        stage_of(page, table, None if name == "watching" else 0)
        must_fit(page)
        box = page.locator("[data-pile]").bounding_box()
        assert box is not None
        assert box["height"] > 48, name
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        covers = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.height, .row') !== null", middle)
        assert not covers, name
        expect(page.get_by_role("button", name="Hint")).to_have_count(0 if name in ("out", "watching") else 1)


def test_the_pile_is_given_by_key(person: Person) -> None:
    stage = stage_of(person(), table_of(HANDS, up=UPS, down=DOWNS, pile="2 5 5", phase="give"))
    stage.page.keyboard.press("w")
    stage.until_asked("give 12")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hand_of_thirty_is_grouped_and_counted(person: Person, size: dict[str, int], artefacts: Path) -> None:
    page = person(size, bypass_csp=True)
    stage = stage_of(page, table_of(f"{LARGE} | 1 2 3", up=UPS, down=DOWNS, pile="2 8 11", row="11"))
    expect(page.locator("[data-card]")).to_have_count(20)
    must_fit(page)
    expect(page.get_by_role("button", name="three 10s, doesn’t fit")).to_be_visible()
    card = page.locator('[data-card="16"]')
    card.click()
    card.click()
    expect(page.get_by_role("button", name="Play two 16s", exact=True)).to_be_enabled()
    look(page, artefacts, f"karma-thirty-{'phone' if size is PHONE else 'desktop'}")
    page.keyboard.press("Enter")
    stage.until_asked("play 16 16")
    page.locator('[data-card="10"]').click()
    stage.until_asked("play 10")


def test_bottoms_up_slides_the_bottom_card_out(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    stage = stage_of(page, table_of("3 UP | 1 2 3", up="4 | 5", down="1 | 4", pile="2 5 8", draw="1 2 3"))
    time = page.context.new_cdp_session(page)
    time.send("Animation.enable")
    time.send("Animation.setPlaybackRate", {"playbackRate": 0})
    stage.act(0, "play UP")
    expect(page.locator(".piece.lifted")).to_have_count(1)
    expect(page.get_by_role("button", name="The pile: 2 on top, 4 cards")).to_be_visible()
    moved = page.locator(".piece.lifted").evaluate("piece => piece.getAnimations().length")
    assert moved > 0


def test_three_in_a_row_and_a_blind_card_that_does_not_fit_are_shown(person: Person) -> None:
    page = person()
    stage = stage_of(page, table_of("3 | 8 2", up="4 | 5", down="1 | 4", pile="2 8 8", row="8 8", turn=1))
    expect(page.get_by_text("two 8s in a row")).to_be_visible()
    stage.act(1, "play 8")
    expect(page.get_by_text("Three in a row!")).to_be_visible()
    expect(page.get_by_role("img", name="4 cards out of the game")).to_be_visible()
    blind = table_of("| 9", down="1 2 3 | 4", pile="7")
    stage = stage_of(person(), blind)
    stage.page.keyboard.press("x")
    stage.until_asked("turn 2")
    stage.act(0, "turn 2")
    expect(stage.page.get_by_text("It doesn’t fit", exact=True)).to_be_visible()
    expect(stage.page.get_by_role("group", name="Your hand, 2 cards")).to_be_visible()


def test_after_play_a_table_card_the_faceup_cards_are_lit(person: Person) -> None:
    stage = stage_of(
        person(PHONE), table_of("3 7 | 1", up="4 4 9 | 5", down="1 2 3 | 4", pile="2 TABLE", phase="follow")
    )
    page = stage.page
    expect(page.get_by_text("Play a Faceup card of any number.")).to_be_visible()
    expect(page.locator("[data-up].lit")).to_have_count(3)
    expect(page.locator("[data-card].lit")).to_have_count(0)
    page.locator("[data-up]").nth(1).tap()
    page.locator("[data-up]").nth(1).tap()
    page.get_by_role("button", name="Play two 4s", exact=True).tap()
    stage.until_asked("play 4 4")


def test_as_many_cards_are_dragged_as_are_picked_and_those_let_go_at_home_stay(person: Person) -> None:
    stage = stage_of(person(), table_of("3 7 7 9 | 1", up="4 | 5", down="1 | 4", pile="2 6"))
    page = stage.page
    pile, seven = page.locator("[data-pile]"), page.locator('[data-card="7"]')
    seven.drag_to(page.locator(".say"))
    page.locator('[data-card="3"]').drag_to(pile)
    expect(page.locator(".ghost")).to_have_count(0)
    assert stage.asked == [], "neither what came back nor what does not fit was played"
    page.keyboard.press("7")
    page.keyboard.press("7")
    expect(page.get_by_role("button", name="Play two 7s", exact=True)).to_be_enabled()
    seven.drag_to(pile)
    stage.until_asked("play 7 7")


def test_taking_the_pile_though_something_fits_is_asked_twice(person: Person) -> None:
    stage = stage_of(person(PHONE), table_of("9 | 1", up="4 | 5", down="1 | 4", pile="2 6"))
    page = stage.page
    page.get_by_role("button", name="Pick up all 2").tap()
    page.get_by_role("button", name="Really?").tap()
    stage.until_asked("pickup")


@pytest.mark.parametrize("memory", ["open", "forgetful"])
def test_the_table_remembers_only_if_it_is_asked_to(person: Person, memory: str) -> None:
    page = person()
    stage = stage_of(page, table_of("9 | 1 2", up="4 | 5", down="1 | 4", known="| 2", pile="2 6 6", memory=memory))
    stage.act(0, "pickup")
    page.locator("header button.panel").click()
    happened = page.get_by_role("region", name="History")
    expect(happened).to_contain_text("You pick up the pile of 3 cards.")
    stage.act(1, "play 1")
    stage.act(0, "play 2")
    page.locator("[data-pile]").click()
    expect(page.get_by_role("dialog")).to_have_count(1 if memory == "open" else 0)
    page.keyboard.press("Escape")
    page.locator('[data-seat="1"]').click()
    expect(page.get_by_text("Seen being picked up")).to_have_count(1 if memory == "open" else 0)
