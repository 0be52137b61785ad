"""How the steps of daily puzzles are made in a browser: by touch, and by keys alone."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

import fivefold as ff
from browser.fingers import Fingers
from browser.fingers import middle as middle_of
from browser.table import pick, type_pick
from browser.test_crossword import middle, piece
from fivefold.games.five_crowns.daily import Exchange
from fivefold.games.karma.model import PickUp
from fivefold.games.set_cards import sets

MOST = 40
"""So many arrows lead to a square."""
FIRST = (10, 10)
"""Where the first die of a grid is laid."""
Step = Callable[[Page, Any], None]


def answer(slug: str, day: str) -> Sequence[Any]:
    """The steps of the best of a day, found by the exact solver."""
    game: Any = ff.daily(slug, day).game
    if slug == "set-daily":
        return sets.find([card for card in ff.daily(slug, day).view(0).board if card is not None])
    if slug == "crossword-set-daily":
        return beside([one for step in game.puzzle.answer.steps for one in step.steps])
    return tuple(game.puzzle.answer.steps)


def beside(grid: Sequence[tuple[str, str]]) -> list[tuple[str, str, str, str]]:
    """The dice of a grid, each with its square, a die that lies beside it by then, and the arrow from there."""
    spots = {die: (ord(square[0]), int(square[1:])) for die, square in grid}
    (x0, y0), arrows = spots[grid[0][0]], {(1, 0): "Right", (-1, 0): "Left", (0, 1): "Down", (0, -1): "Up"}
    found = {grid[0][0]: ("", "Right")}
    for die in found_in_order(spots, grid[0][0]):
        for other in tuple(found):
            way = arrows.get((spots[die][0] - spots[other][0], spots[die][1] - spots[other][1]))
            if way and die not in found:
                found[die] = (other, way)
    named = {
        die: f"{chr(ord('a') + x - x0 + FIRST[0])}{y - y0 + FIRST[1] + 1}" for die, (x, y) in spots.items()
    }  # fmt: skip
    return [(die, named[die], other, way) for die, (other, way) in found.items()]


def found_in_order(spots: dict[str, tuple[int, int]], first: str) -> list[str]:
    """All dice, each beside one before it."""
    order = [first]
    while len(order) < len(spots):
        lying = {spots[die] for die in order}
        order.append(
            next(
                die
                for die, (x, y) in spots.items()
                if die not in order and lying & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            )
        )
    return order


def press(page: Page, selector: str) -> None:
    """The key that something has."""
    keys = page.locator(selector).first.get_attribute("aria-keyshortcuts")
    assert keys, selector
    page.keyboard.press(keys.split()[0])


def tap(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name, exact=isinstance(name, str)).first.tap()


# -- SET and SCRAMBLE SET


def cards_by_touch(page: Page, step: Any) -> None:
    pick(page, step)


def cards_by_keys(page: Page, step: Any) -> None:
    type_pick(page, step)


def dice_by_touch(page: Page, step: Any) -> None:
    for place in step.places:
        page.locator(f'[data-place="{place}"]').last.tap()


def dice_by_keys(page: Page, step: Any) -> None:
    for place in step.places:
        press(page, f'[data-place="{place}"]')


# -- CROSSWORD SET


def grid_by_touch(page: Page, step: Any) -> None:
    die, square, _, _ = step
    Fingers(page).move((middle_of(piece(page, die)), middle(page, square)))
    expect(piece(page, die)).to_have_attribute("data-square", square)


def grid_by_keys(page: Page, step: Any) -> None:
    die, _, other, way = step
    page.keyboard.press("Escape")
    for chosen in filter(None, (other, die)):
        press(page, f'[data-die="{chosen}"]')
    page.keyboard.press(f"Arrow{way}")
    expect(page.locator(f'[data-die="{die}"][data-square]')).to_have_count(1)


# -- SET CUBED


def cube_by_touch(page: Page, step: Any) -> None:
    page.locator(f'.tray [data-die="{step.face}"]').first.tap()
    page.locator(f'[data-square="{step.square}"][data-lit]').tap()


def cube_by_keys(page: Page, step: Any) -> None:
    press(page, f'.tray [data-die="{step.face}"]')
    expect(page.locator("[data-square][data-lit]:focus")).to_have_count(1)
    goal = (ord(step.square[0]), int(step.square[1:]))
    seen: set[tuple[str, str]] = set()
    for _ in range(MOST):
        here: str = page.evaluate("() => document.activeElement.dataset.square")
        if here == step.square:
            page.keyboard.press("Enter")
            return
        aside, down = goal[0] - ord(here[0]), goal[1] - int(here[1:])
        across = ("ArrowRight" if aside > 0 else "ArrowLeft", abs(aside))
        along = ("ArrowDown" if down > 0 else "ArrowUp", abs(down))
        ways = [across, along, *((key, 0) for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"))]
        key = next(key for key, _ in sorted(ways, key=lambda way: -way[1]) if (here, key) not in seen)
        seen.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"no arrows lead to {step.square}")


# -- WordSpiel


def word_by_touch(page: Page, step: Any) -> None:
    length = page.locator(".letter").count()
    page.locator(f'.letter[data-place="{length - len(step.spiral)}"]').tap()
    for letter in step.cards:
        page.locator(f'[data-letter="{letter}"][aria-pressed="false"]').first.tap()
    expect(page.locator(".word")).to_have_attribute("data-word", step.spiral + step.cards)
    tap(page, "Play")


def word_by_keys(page: Page, step: Any) -> None:
    for letter in step.spiral + step.cards:
        page.keyboard.press(letter.lower())
    expect(page.locator(".word")).to_have_attribute("data-word", step.spiral + step.cards)
    for _ in range(len(step.cards) + 2):
        if page.locator(".word .spiral").count() == len(step.spiral):
            break
        page.keyboard.press("ArrowDown")
    expect(page.locator(".word .spiral")).to_have_count(len(step.spiral))
    page.keyboard.press("Enter")


# -- Five Crowns


def hand_by_touch(page: Page, step: Any) -> None:
    if not isinstance(step, Exchange):
        tap(page, "Take neither")
        return
    page.locator(f'[data-offered="{step.taken}"]').tap()
    page.locator(f'[data-hand] [data-card="{step.dropped}"]').first.tap(position={"x": 6, "y": 20})
    tap(page, re.compile("^Take .+ for "))


def hand_by_keys(page: Page, step: Any) -> None:
    if not isinstance(step, Exchange):
        page.keyboard.press("p")
        return
    press(page, f'[data-offered="{step.taken}"]')
    press(page, f'[data-hand] [data-card="{step.dropped}"]')
    page.keyboard.press("Enter")


# -- Karma


def own(page: Page, card: str) -> str:
    """A card of the hand, or of the table once the hand is empty."""
    in_hand = f'[data-own] [data-card="{card}"]'
    return in_hand if page.locator("[data-own] [data-card]").count() else f'[data-up="{card}"]'


def pick_up(page: Page, ask: Callable[[], None], insist: Callable[[], None]) -> None:
    """Takes the pile, which is asked back if something fits."""
    really, steps = page.get_by_role("button", name="Really?"), page.locator("[data-steps]")
    before = steps.get_attribute("data-steps")
    ask()
    made = page.locator(f'[data-steps]:not([data-steps="{before}"]), #result')
    expect(really.or_(made).first).to_be_attached()
    if really.count():
        insist()


def karma_by_touch(page: Page, step: Any) -> None:
    if isinstance(step, PickUp):
        pick_up(page, lambda: tap(page, re.compile("^Pick up")), lambda: tap(page, "Really?"))
        return
    for _ in range(step.count):
        page.locator(own(page, step.card)).first.tap()
    tap(page, re.compile("^Play .+"))


def karma_by_keys(page: Page, step: Any) -> None:
    if isinstance(step, PickUp):
        pick_up(page, lambda: page.keyboard.press("p"), lambda: page.keyboard.press("p"))
        return
    for _ in range(step.count):
        press(page, own(page, step.card))
    page.keyboard.press("Enter")


TOUCH: dict[str, Step] = {
    "set-daily": cards_by_touch,
    "scramble-set-daily": dice_by_touch,
    "crossword-set-daily": grid_by_touch,
    "set-cubed-daily": cube_by_touch,
    "wordspiel-daily": word_by_touch,
    "five-crowns-daily": hand_by_touch,
    "karma-daily": karma_by_touch,
}
KEYS: dict[str, Step] = {
    "set-daily": cards_by_keys,
    "scramble-set-daily": dice_by_keys,
    "crossword-set-daily": grid_by_keys,
    "set-cubed-daily": cube_by_keys,
    "wordspiel-daily": word_by_keys,
    "five-crowns-daily": hand_by_keys,
    "karma-daily": karma_by_keys,
}
