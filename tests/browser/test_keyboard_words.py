"""SET CUBED and WordSpiel from start to end without a mouse or a finger."""

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from browser.stage import Stage
from browser.table import sit_down
from browser.test_wordspiel import PLAIN, found, hand, type_word
from browser.waiting import until
from games.set_cubed.tables import rolled
from games.wordspiel.tables import waiting

MOST = 60
"""So many steps a short match may take."""


PRESSED = "a[href], button, input, [tabindex]"
CALLED = "all => all.map(one => one.ariaLabel ?? one.textContent.trim())"


def heard(page: Page, words: str) -> None:
    expect(page.locator('[aria-live="polite"]').get_by_text(words, exact=True).last).to_be_attached()


def focus(page: Page) -> dict[str, Any]:
    """What has the focus: its label, its square, and whether it is lit."""
    here: dict[str, Any] = page.evaluate(
        """() => {
            const { ariaLabel, dataset, textContent } = document.activeElement;
            const isStage = dataset.stage !== undefined, isLit = dataset.lit !== undefined;
            return { label: ariaLabel ?? textContent.trim(), square: dataset.square ?? null, isLit, isStage };
        }"""
    )
    return here


def tab_to(page: Page, label: str) -> None:
    """Goes on with the Tab key until something is called that."""
    until(page, lambda: label in page.locator(PRESSED).evaluate_all(CALLED), f"{label} on the page")
    for _ in range(MOST):
        if focus(page)["label"] == label:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing is called {label}")


def keys_are_shown(page: Page, words: str) -> None:
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def put(page: Page, stage: Stage) -> None:
    """Takes the first die and puts it on the first square for it, and sees it lie there."""
    lying = page.locator("[data-square] [data-face]")
    before, dice = stage.n, lying.count()
    page.keyboard.press("1")
    expect(page.locator("[data-square][data-lit]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    ways = page.get_by_role("dialog")
    until(page, lambda: stage.n > before or ways.count(), "a die to be put down")
    if ways.count():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    stage.until_made(before + 1)
    expect(lying).to_have_count(dice + 1)


def test_set_cubed_from_the_race_to_the_end(page: Page) -> None:
    stage = Stage(page, rolled("1ro 2ro 3ro 1gd 1pq", "1gq 1gq 2pd 3pd 1po", bag=0))
    heard(page, "It’s your turn.")
    expect(page.locator("[data-stage]:focus, [data-square]:focus")).to_have_count(1)
    keys_are_shown(page, "Choose a die")
    for key in "123":
        page.keyboard.press(key)
    expect(page.locator("[data-square] [data-face]")).to_have_count(3)
    expect(page.get_by_role("gridcell", name="b2, bonus 5", exact=True)).to_have_count(1)
    expect(page.get_by_role("gridcell", name="g7, two red ovals", exact=True)).to_have_count(1)
    expect(page.get_by_role("gridcell", name="a1, empty", exact=True)).to_have_count(1)
    stage.act(1, "done")
    expect(page.get_by_role("button", name="Keep all")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="The others are deciding")).to_be_visible()
    stage.act(1, "keep")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    # Without a die the arrows go from square to square, with one from lit square to lit square.
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-square]:focus")).to_have_count(1)
    start = focus(page)["square"]
    page.keyboard.press("ArrowDown")
    expect(page.locator(f'[data-square="{start[0]}{int(start[1:]) + 1}"]')).to_be_focused()
    page.keyboard.press("1")
    lit = page.locator("[data-square][data-lit]:focus")
    expect(lit).to_have_count(1)
    seen = {focus(page)["square"]}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        expect(lit).to_have_count(1)
        seen.add(focus(page)["square"])
    assert len(seen) > 1
    page.keyboard.press("Escape")
    put(page, stage)
    page.keyboard.press("Backspace")
    expect(page.locator("[data-square] [data-face]")).to_have_count(3)
    put(page, stage)
    put(page, stage)
    expect(page.locator("[data-square] [data-face]")).to_have_count(5)
    before = stage.n
    page.keyboard.press("d")
    stage.until_made(before + 1)
    stage.act(1, "done")
    expect(page.locator("#result")).to_be_visible()
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == (0,)


def test_wordspiel_from_the_exchange_to_the_last_word(page: Page) -> None:
    stage = Stage(page, waiting("NEQ", "ABC", deck="DOEEE"))
    keys_are_shown(page, "Look up a word")
    page.keyboard.press("3")
    page.keyboard.press("q")
    expect(page.locator("[data-letter=D]")).to_have_count(1)
    page.keyboard.press(".")
    stage.act(1, "ready")
    expect(page.get_by_role("region", name="Spiral of one letter, O")).to_be_visible()
    heard(page, "It’s your turn.")
    type_word(page, "ONE")
    expect(page.locator(".word .spiral")).to_have_text(["O"])
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Spiral of 3 letters, ending with O N E")).to_be_visible()
    stage.act(1, "draw hand")
    type_word(page, "NED")
    page.keyboard.press("Enter")
    expect(page.locator(".letter")).to_have_count(4)
    stage.act(1, "accept")
    expect(page.locator("#result")).to_be_visible()
    assert stage.asked == ["exchange Q", "ready", "O.NE", "NE.D"]


def test_letters_typed_once_a_word_lies_there_are_for_the_next_one(page: Page) -> None:
    stage = Stage(page, waiting("NED", "ABC", deck="OEEE"), obeys=False)
    stage.act(0, "ready")
    stage.act(1, "ready")
    expect(page.get_by_role("region", name="Spiral of one letter, O")).to_be_visible()
    type_word(page, "ONE")
    page.keyboard.press("Enter")
    stage.until_asked("O.NE")
    # The table comes first, and the answer to the request after it.
    stage.act(0, "O.NE")
    expect(page.get_by_role("region", name="Spiral of 3 letters, ending with O N E")).to_be_visible()
    type_word(page, "NED")
    expect(page.locator(".word")).to_have_attribute("data-word", "NED")
    stage.answer()
    stage.act(1, "draw hand")
    expect(page.locator('[data-seat="0"].turn')).to_be_visible()
    page.keyboard.press("Enter")
    stage.until_asked("NE.D")


def has_gone_on(page: Page, before: tuple[int, object]) -> bool:
    return (page.locator(".letter").count(), hand(page)) != before or page.locator("#result").count() > 0


def test_a_solitaire_from_the_lobby_to_its_result(page: Page) -> None:
    sit_down(page, "wordspiel-solitaire", seats=1, options={"deck": PLAIN})
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    expect(page.locator("[data-letter]")).to_have_count(10)
    expect(page.locator("[data-stage]")).to_be_focused()
    for _ in range(MOST):
        if page.locator("#result").count():
            return
        before = page.locator(".letter").count(), hand(page)
        if words := found(page):
            type_word(page, words[0].word)
            page.keyboard.press("Enter")
        elif page.get_by_role("button", name="Take a card").is_enabled():
            page.keyboard.press("1")
        else:  # the last card of the deck is there, but not all exchanges are used
            page.keyboard.press("3")
            page.keyboard.press(before[1][0].lower())
        until(page, partial(has_gone_on, page, before), "what follows")
    raise AssertionError("it did not end")
