"""CROSSWORD SET under the fingers: several dice at once, taking back, and guests, at tables laid for it."""

from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.fingers import Fingers
from browser.fingers import middle as middle_of
from browser.layout import BROKEN
from browser.stage import Stage
from browser.test_crossword import drag, lies_on, middle, piece
from games.crossword_set.tables import CALM, TEN, player, rolled, with_empty_bag


def choose(page: Page, *dice: str) -> None:
    for die in dice:
        piece(page, die).tap()
        expect(piece(page, die)).to_have_attribute("aria-pressed", "true")


def lie_on(page: Page, **squares: str) -> None:
    """Where dice lie, by their numbers."""
    for number, square in squares.items():
        lies_on(page, f"#{number.removeprefix('d')}", square)


def aside(page: Page, *dice: str) -> None:
    for die in dice:
        expect(page.locator(f'[data-die="{die}"]:not([data-square])')).to_be_visible()


def test_several_dice_are_dragged_and_taken_back_by_a_finger(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, rolled(TEN, CALM))
    fingers, back = Fingers(page), page.get_by_role("button", name="Undo")
    expect(back).to_be_disabled()
    choose(page, "#1", "#2", "#3")
    fingers.move((middle_of(piece(page, "#1")), middle(page, "j11")))
    lie_on(page, d1="j11", d2="k11", d3="l11")
    expect(page.get_by_role("heading", name="3 of 10 dice used")).to_be_visible()
    expect(page.locator(".set")).to_have_count(1)
    # A tap on nothing lets them go; a band around them chooses them again.
    page.touchscreen.tap(*middle(page, "m14"))
    expect(page.get_by_text("dice chosen")).to_have_count(0)
    fingers.move((middle(page, "i10"), middle(page, "m12")))
    expect(page.get_by_text("3 dice chosen")).to_be_visible()
    fingers.move((middle_of(piece(page, "#2")), middle(page, "k13")))
    lie_on(page, d1="j13", d2="k13", d3="l13")
    # One that changes places with another.
    page.touchscreen.tap(*middle(page, "m10"))
    expect(page.get_by_text("dice chosen")).to_have_count(0)
    fingers.move((middle_of(piece(page, "#4")), middle(page, "k13")))
    lie_on(page, d4="k13")
    expect(page.get_by_role("heading", name="0 of 10 dice used")).to_be_visible()
    back.tap()
    lie_on(page, d1="j13", d2="k13", d3="l13")
    aside(page, "#4")
    back.tap()
    lie_on(page, d1="j11", d2="k11", d3="l11")
    back.tap()
    expect(page.locator("[data-die][data-square]")).to_have_count(0)
    expect(back).to_be_disabled()
    assert stage.refused == []


def test_dice_that_cannot_lie_there_are_marked_and_stay(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, rolled(TEN, CALM))
    stage.act(0, "put 1 j11 2 k11 3 l11")
    lie_on(page, d1="j11", d2="k11", d3="l11")
    fingers = Fingers(page)
    choose(page, "#4", "#5")
    fingers.hold((middle_of(piece(page, "#4")), middle(page, "i11")))
    expect(page.locator(".target")).to_have_count(2)
    expect(page.locator(".target.bad")).to_have_count(1)
    fingers.lift()
    expect(page.get_by_text("There’s already a die on j11.")).to_be_visible()
    aside(page, "#4", "#5")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    fingers.hold((middle_of(piece(page, "#6")), middle(page, "k11")))
    expect(page.locator(".target")).to_have_count(1)
    expect(page.locator(".target.bad")).to_have_count(0)
    fingers.lift()
    lie_on(page, d6="k11")
    assert stage.refused == ["occupied"]


def test_moves_are_taken_back_by_keys_and_not_for_others(person: Person) -> None:
    page = person(DESKTOP)
    stage = Stage(page, rolled(TEN, CALM))
    for key in "123":
        page.keyboard.press(key)
    page.keyboard.press("ArrowRight")
    lie_on(page, d1="k11", d2="l11", d3="m11")
    page.keyboard.press("ArrowDown")
    lie_on(page, d1="k12", d2="l12", d3="m12")
    drag(page, "#4", "h9")
    lie_on(page, d4="h9")
    stage.act(1, "put 1 a1")
    page.keyboard.press("z")
    expect(page.locator("[data-die][data-square]")).to_have_count(3)
    page.keyboard.press("Control+z")
    lie_on(page, d1="k11", d2="l11", d3="m11")
    page.keyboard.press("z")
    expect(page.locator("[data-die][data-square]")).to_have_count(0)
    page.keyboard.press("z")
    assert stage.refused == []
    assert player(stage.table, 1).dice[0].square == "a1"


def test_guests_come_by_touch_and_freeze_what_could_be_taken_back(person: Person) -> None:
    """CW-06 and CW-07: the other's grid is large while one's dice go there."""
    page = person(PHONE)
    stage = Stage(page, with_empty_bag("1go 1po 2go 1ro 2ro 3ro 3go * * 1rd", "1ro 2ro 3ro 1go 1po 3pd"))
    stage.act(1, "put 1 k11 2 l11 3 m11")
    choose(page, "#4", "#5", "#6")
    Fingers(page).move((middle_of(piece(page, "#4")), middle(page, "j11")))
    lie_on(page, d4="j11", d5="k11", d6="l11")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.locator('[data-seat="1"]').tap()
    expect(page.get_by_role("region", name="Ben’s grid")).to_be_visible()
    expect(page.get_by_text("Your dice can join here")).to_be_visible()
    choose(page, "#1", "#2")
    Fingers(page).move((middle_of(piece(page, "#1")), middle(page, "k12")))
    expect(page.get_by_text("Each guest must make a SET")).to_be_visible()
    page.get_by_role("button", name="Clear").tap()
    choose(page, "#9")
    page.get_by_role("button", name="WILD as a guest on n11").tap()
    lie_on(page, d9="n11")
    assert player(stage.table).dice[8].grid == 1
    page.get_by_role("button", name="Back to your grid").tap()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    stage.act(1, "guest 1 4 j12 5 j13")
    expect(page.get_by_text("There’s a guest in your grid")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(piece(page, "#4")).to_be_disabled()
    assert stage.refused == ["not-tied"]


def test_dice_that_are_no_set_say_why_for_eye_and_ear(person: Person) -> None:
    """CW-03: beside the dice, in their names, and aloud; what is a SET says nothing."""
    page = person(PHONE)
    stage = Stage(page, rolled(TEN, CALM))
    choose(page, "#1", "#2", "#4")
    Fingers(page).move((middle_of(piece(page, "#1")), middle(page, "j11")))
    lie_on(page, d1="j11", d2="k11", d4="l11")
    why = "Not a SET: two show 1 symbol and one shows 2, two are red and one is green"
    expect(page.locator("[data-stage]").get_by_text(why)).to_be_visible()
    expect(page.get_by_role("log", name="Live updates").get_by_text(why)).to_be_attached()
    expect(piece(page, "#4")).to_have_accessible_name(f"one green oval, on l11, {why}")
    Fingers(page).move((middle_of(piece(page, "#3")), middle(page, "l11")))
    lie_on(page, d3="l11")
    expect(page.locator("[data-stage]").get_by_text("No SET")).to_have_count(0)
    assert stage.refused == []


def test_giving_up_is_asked_back(person: Person) -> None:
    page = person(PHONE)
    stage = Stage(page, rolled(TEN, CALM))
    page.get_by_role("button", name="Give up").tap()
    expect(page.get_by_role("button", name="Really?")).to_be_visible()
    assert stage.asked == []
    page.get_by_role("button", name="Really?").tap()
    stage.until_asked("give-up")


def test_the_words_of_buttons_are_whole_on_a_phone_that_lies_flat(person: Person) -> None:
    page = person({"width": 844, "height": 390}, locale="de")
    Stage(page, rolled(TEN, CALM))
    expect(page.get_by_role("button", name="Rückgängig")).to_be_visible()
    assert page.locator("[data-actions] .button").evaluate_all(BROKEN) == []
