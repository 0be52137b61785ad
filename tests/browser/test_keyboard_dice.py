"""SET, its solitaire and its puzzle, SCRAMBLE SET and CROSSWORD SET from start to end without a mouse or a finger."""

from playwright.sync_api import Page, expect

import fivefold as ff
from browser.stage import Stage
from browser.test_keyboard_words import focus, heard, keys_are_shown, tab_to
from fivefold.games.scramble_set import sets as dice_sets
from fivefold.games.set_cards import sets
from games.crossword_set.tables import CALM, TEN, rolled

MOST = 60
"""So many moves a short match may take."""


def begins(page: Page, words: str) -> None:
    """The start is said, the focus is on the board, and a question mark shows the keys."""
    heard(page, "The match begins.")
    expect(page.locator("[data-stage]:focus, [data-stage] :focus")).to_have_count(1)
    keys_are_shown(page, words)


def press(page: Page, *places: int) -> None:
    """The keys of these places."""
    for place in places:
        key = page.locator(f'[data-place="{place}"]').last.get_attribute("aria-keyshortcuts")
        assert key
        page.keyboard.press(key)


def go(page: Page, *places: int) -> None:
    """The same with arrows and Enter."""
    for place in places:
        for _ in range(MOST):
            here = page.evaluate("() => +(document.activeElement.dataset.place ?? -1)")
            if here == place:
                break
            start, end = (page.locator(f'[data-place="{at}"]').bounding_box() for at in (max(here, 0), place))
            assert start
            assert end
            aside, down, far = end["x"] - start["x"], end["y"] - start["y"], start["width"] / 2
            page.keyboard.press(
                "ArrowRight" if aside > far else "ArrowLeft" if aside < -far else "ArrowDown" if down > 0 else "ArrowUp"
            )
        else:
            raise AssertionError(f"arrows do not lead to {place}")
        page.keyboard.press("Enter")


def call(page: Page) -> None:
    expect(page.get_by_role("button", name="SET!")).to_be_enabled()
    page.keyboard.press(" ")
    expect(page.get_by_text("Pick three")).to_be_visible()


def places_of(stage: Stage) -> tuple[int, ...]:
    """Where a SET lies, if there is one."""
    board = stage.table.view(0).board
    if found := sets.find([card for card in board if card is not None]):
        return tuple(board.index(card) for card in found[0])
    return ()


def over(page: Page, stage: Stage) -> None:
    assert stage.table.outcome is not None
    assert stage.refused == []
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("[data-stage] :focus")).to_have_count(0)


def test_set(page: Page) -> None:
    stage = Stage(page, ff.Table("set", ["Ann", "Ben"], 5, deck="easy", lag_credit_ms=0))
    begins(page, "call SET")
    press(page, 0)
    expect(page.get_by_text("Call SET before you take cards.").first).to_be_visible()
    for turn in range(MOST):
        if stage.table.outcome is not None:
            break
        if places := places_of(stage):
            before = stage.n
            call(page)
            (go if turn == 0 else press)(page, *places)
            stage.until_made(before + 2)
        else:
            before = stage.n
            page.keyboard.press(".")
            stage.until_made(before + 1)
            stage.act(1, "agree")
    over(page, stage)


def test_set_solitaire(page: Page) -> None:
    stage = Stage(page, ff.Table("set-solitaire", ["Ann"], 5))
    begins(page, "three more cards")
    for _ in range(3):
        before = stage.n
        if places := places_of(stage):
            press(page, *places)
        else:
            page.keyboard.press(".")
        stage.until_made(before + 1)
    tab_to(page, "Give up")
    page.keyboard.press("Enter")
    assert stage.table.outcome is None, "it asks back"
    page.keyboard.press("Enter")
    expect(page.locator("#result")).to_be_visible()
    over(page, stage)


def test_set_daily(page: Page) -> None:
    stage = Stage(page, ff.Table("set-daily", ["Ann"], 5))
    begins(page, "pick a card")
    board = stage.table.view(0).board
    found = sets.find([card for card in board if card is not None])
    for n, triple in enumerate(found, 1):
        (go if n == 1 else press)(page, *(board.index(card) for card in triple))
        stage.until_made(n)
    over(page, stage)


def test_scramble_set(page: Page) -> None:
    stage = Stage(page, ff.Table("scramble-set", ["Ann", "Ben"], 3, rounds=2, lag_credit_ms=0))
    begins(page, "pick a die")
    pauses = 0
    for _ in range(MOST):
        if stage.table.outcome is not None:
            break
        before, view = stage.n, stage.table.view(0)
        if view.phase == "pause":
            pauses += 1
            expect(page.locator("#pause")).to_be_visible()
            page.keyboard.press("Enter")
            stage.until_made(before + 1)
            stage.act(1, "ready")
            continue
        lying = [(place, view.faces[place]) for place in view.lying]
        found = dice_sets.find([face for _, face in lying])
        call(page)
        press(page, *(lying[index][0] for index in found[0]))
        stage.until_made(before + 2)
    assert pauses
    over(page, stage)


def test_crossword_set(page: Page) -> None:
    """CW-02 and CW-08: die by die beside one that lies there, until all ten are used."""
    stage = Stage(page, rolled(TEN, CALM))
    begins(page, "offer to give up")
    steps = [("1", "Right"), ("12", "Right"), ("23", "Right"), ("14", "Down"), ("25", "Down"), ("36", "Down")]
    steps += [("47", "Down"), ("58", "Down"), ("69", "Down"), ("30", "Right")]
    for n, (keys, way) in enumerate(steps, 1):
        for key in keys:
            page.keyboard.press(key)
        page.keyboard.press(f"Arrow{way}")
        stage.until_made(n)
    over(page, stage)


def test_crossword_set_is_given_up_by_a_key_that_is_asked_back(page: Page) -> None:
    stage = Stage(page, rolled(TEN))
    assert focus(page)["isStage"] or focus(page)["label"]
    page.keyboard.press("g")
    expect(page.get_by_role("button", name="Really?")).to_be_visible()
    assert stage.asked == []
    page.keyboard.press("g")
    over_soon = page.locator("#result")
    expect(over_soon).to_be_visible()
