"""SET CUBED under the fingers: pinching, pushing, dragging, WILDs and the extra roll, at tables laid for it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Person
from browser.fingers import Fingers, middle
from browser.stage import Stage
from browser.waiting import until
from games.set_cubed.tables import LOGO, laid, lying, rolled

ABOVE = 44
"""So far above the finger a die is held."""
LEAST = 40
"""The side of a square while a die is placed."""


def die(page: Page, face: str) -> Locator:
    return page.get_by_role("group", name="Your dice").locator(f'[data-die="{face}"]').first


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def lies(page: Page, name: str, face: str) -> None:
    expect(square(page, name).locator("[data-face]")).to_have_attribute("data-face", face)


def carry(page: Page, face: str, name: str) -> None:
    """Drags a die with a finger until it is over the square."""
    x, y = middle(square(page, name))
    Fingers(page).move((middle(die(page, face)), (x, y + ABOVE)))


def where(page: Page, name: str) -> tuple[float, float, float]:
    """The middle of a square and its size."""
    box = square(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def lies_at(page: Page, wanted: tuple[float, float, float], slack: float) -> None:
    """Waits until square g7 lies there, in that size."""
    until(page, lambda: where(page, "g7") == pytest.approx(wanted, abs=slack), f"g7 at {wanted}")


def is_whole(page: Page) -> bool:
    """Whether all squares are in the window, from corner to corner."""
    corners: list[bool] = page.evaluate(
        """() => {
            const seen = document.querySelector("[role=grid]").getBoundingClientRect();
            return ["a1", "m1", "a13", "m13"].map((name) => {
                const box = document.querySelector(`[data-square="${name}"]`).getBoundingClientRect();
                return box.left >= seen.left && box.right <= seen.right && box.top >= seen.top
                    && box.bottom <= Math.min(seen.bottom, innerHeight) && box.right <= innerWidth;
            });
        }"""
    )
    return all(corners)


def test_two_fingers_zoom_and_push_and_a_new_turn_shows_the_whole_board(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid(LOGO, "1ro 2ro", "1ro 2ro", "1ro"))
    assert is_whole(page)
    before = where(page, "g7")
    assert before[2] > 25, "the squares are as large as fits"
    x, y = before[:2]
    Fingers(page).move(((x - 40, y), (x - 80, y)), ((x + 40, y), (x + 80, y)))
    until(page, lambda: where(page, "g7")[2] == pytest.approx(2 * before[2], rel=0.05), "squares of twice the size")
    near = where(page, "g7")
    assert near[:2] == pytest.approx((x, y), abs=6)
    Fingers(page).move(((x - 60, y), (x - 20, y + 30)), ((x + 60, y), (x + 100, y + 30)))
    lies_at(page, (x + 40, y + 30, near[2]), 6)
    pushed = where(page, "g7")
    Fingers(page).move(((x, y), (x - 70, y - 50)))
    lies_at(page, (pushed[0] - 70, pushed[1] - 50, near[2]), 3)
    assert not lying(stage.table).keys() - {"f7", "g7", "h7"}, "no die was put down by that"
    further = page.get_by_role("button", name="Zoom out")
    while further.is_enabled():
        size = where(page, "g7")[2]
        further.tap()
        until(page, lambda: where(page, "g7")[2] < size or not further.is_enabled(), "smaller squares")  # noqa: B023
    lies_at(page, before, 1)
    page.get_by_role("button", name="Zoom in").tap()
    expect(further).to_be_enabled()
    until(page, lambda: where(page, "g7")[2] > before[2], "larger squares")
    stage.act(0, "done")
    expect(page.get_by_role("heading", name="Ben plays")).to_be_visible()
    expect(further).to_be_disabled()
    assert is_whole(page)


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390)], ids=str)
def test_on_phones_a_chosen_die_brings_squares_near_that_a_thumb_hits(person: Person, size: tuple[int, int]) -> None:
    page = person({"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    stage = Stage(page, laid(LOGO, "1ro 2ro 2gd", "1gd", board="a1=2"))
    assert is_whole(page)
    die(page, "1ro").tap()
    until(page, lambda: where(page, "i7")[2] >= LEAST, "squares for a thumb")
    expect(page.locator('[data-square="i7"][data-lit]')).to_have_count(1)
    square(page, "i7").tap()
    lies(page, "i7", "1ro")
    assert lying(stage.table).keys() == {"f7", "g7", "h7", "i7"}


def test_dice_are_dragged_and_taken_back_and_every_set_is_counted(person: Person, artefacts: Path) -> None:
    """The example of the sheet: 6, 9 and 12 points."""
    page = person(PHONE)
    table = laid("f7=1ro g7=2ro h8=1go h9=2po j6=2gq j5=3gq", "3ro 1ro 2ro", "1gd", board="a1=2")
    stage = Stage(page, table)
    points = page.get_by_role("table", name="Points this turn")
    die(page, "3ro").tap()
    expect(page.locator('[data-square="h7"][data-lit]')).to_have_count(1)
    for face, name, total in (("3ro", "h7", 6), ("1ro", "i7", 9), ("2ro", "j7", 12)):
        carry(page, face, name)
        lies(page, name, face)
        expect(points.get_by_role("row", name="This turn")).to_contain_text(str(total))
    expect(points.locator("tbody tr")).to_have_count(4)
    expect(points.locator("tbody tr td")).to_have_text(["3"] * 4)
    expect(page.get_by_role("button", name="Done, +12")).to_be_enabled()
    page.screenshot(path=artefacts / "set-cubed-points-phone.png")
    page.get_by_role("button", name="Undo").tap()
    expect(square(page, "j7").locator("[data-face]")).to_have_count(0)
    expect(die(page, "2ro")).to_be_visible()
    expect(points.get_by_role("row", name="This turn")).to_contain_text("9")
    die(page, "2ro").tap()
    expect(die(page, "2ro")).to_have_attribute("aria-pressed", "true")
    square(page, "j7").tap()
    page.get_by_role("button", name="Done, +12").tap()
    expect(page.get_by_role("button", name="You: 12")).to_be_visible()
    assert stage.table.state.sheet[0] == (12, 3)


def test_a_die_that_is_let_go_where_it_cannot_lie_comes_back_with_the_reason(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid(LOGO, "2gd 1ro", "1gd"))
    carry(page, "2gd", "i7")
    expect(
        page.get_by_text("two red ovals, three red ovals and two green diamonds on g7 to i7 aren’t a SET")
    ).to_be_visible()
    carry(page, "2gd", "g7")
    expect(page.get_by_text("There’s already a die on g7.")).to_be_visible()
    assert stage.refused == ["no-set", "covered"]
    expect(die(page, "2gd")).to_be_visible()
    Fingers(page).move((middle(die(page, "2gd")), middle(page.get_by_role("heading", name="Your turn"))))
    assert stage.refused == ["no-set", "covered"], "beside the board nothing is asked for"


def test_a_wild_is_asked_for_what_makes_sense_only(person: Person) -> None:
    """On g7 it is one of two SETs, or waits for its partner; on e7 there is nothing to ask."""
    page = person(PHONE)
    stage = Stage(page, laid("f7=1ro h7=3ro g8=1go g9=1po", "* *", "1gd"))
    carry(page, "*", "g7")
    dialog = page.get_by_role("dialog", name="What does the WILD stand for?")
    offered = dialog.get_by_role("listitem").get_by_role("button")
    expect(offered).to_have_count(3)
    labels = [one.get_attribute("aria-label") for one in offered.all()]
    assert labels[:2] == ["WILD as one red oval", "WILD as two red ovals"]
    page.get_by_role("button", name="WILD as two red ovals").tap()
    lies(page, "g7", "*2ro")
    carry(page, "*", "e7")
    lies(page, "e7", "*3ro")
    expect(dialog).to_have_count(0)
    assert stage.table.state.plays[0].points == 2


def test_a_wild_on_the_board_is_replaced_by_dragging_onto_it(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid("f7=1ro g7=*2ro h7=3ro", "2ro 1gd 1ro", "1gd"))
    expect(page.get_by_role("gridcell", name="g7, WILD as two red ovals; replace the WILD here")).to_be_visible()
    carry(page, "2ro", "g7")
    lies(page, "g7", "2ro")
    expect(page.get_by_role("group", name="Your dice").locator("[data-die]")).to_have_count(3)
    assert not stage.table.state.plays


def test_the_race_is_won_by_three_taps(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, rolled("1ro 2gd 2ro 1pd 3ro", "1ro 2ro 3ro 1gd 1gd"))
    for face in ("1ro", "2gd", "2ro"):
        die(page, face).tap()
    expect(
        page.get_by_text(re.compile("^one red oval, two green diamonds and two red ovals aren’t a SET"))
    ).to_be_visible()
    assert stage.refused == ["not-a-set"]
    for face in ("3ro", "1ro", "2ro"):
        die(page, face).tap()
    for name, face in (("f7", "3ro"), ("g7", "1ro"), ("h7", "2ro")):
        lies(page, name, face)
    expect(page.get_by_role("heading", name="Ben plays")).to_be_visible()


def test_the_extra_roll_has_a_timer_and_dice_are_chosen_by_taps(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, laid(LOGO, "1ro 1gd 2gd 2gq 3pd", "1ro 1gd 2gd 2gq 3pd"))
    stage.act(0, "done")
    expect(page.get_by_role("heading", name="Roll any dice again?")).to_be_visible()
    expect(page.get_by_role("region", name="Status")).to_contain_text(re.compile(r"\d seconds"))
    for face in ("1gd", "2gq"):
        die(page, face).tap()
    page.get_by_role("button", name="Roll 2").tap()
    expect(page.get_by_role("heading", name="The others are deciding")).to_be_visible()
    chosen = stage.table.state.chosen[0]
    assert chosen is not None
    assert len(chosen) == 2
