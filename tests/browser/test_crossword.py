"""CROSSWORD SET in browsers: two build, by mouse and by touch; alone by keys; guests on another's grid."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.table import join, open_room
from fivefold.games.crossword_set import grids
from fivefold.games.crossword_set.model import GRID
from fivefold.pieces.dice import Face, is_set

GAME = "CROSSWORD SET"
Die = tuple[str, Face, str]
"""Its name, what it shows, and its square, or nothing."""


def options(page: Page, **given: int) -> None:
    """The host changes house rules, by their titles."""
    if not given:
        return
    page.locator(".game details summary").click()
    for title, value in given.items():
        field = page.get_by_label(title, exact=True)
        field.fill(str(value))
        field.press("Tab")
    expect(page.get_by_text(f"{len(given)} changed")).to_be_visible()


def start(*pages: Page) -> None:
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        expect(page.locator("[data-die]")).to_have_count(10)


def players(person: Person, **given: int) -> tuple[Page, Page]:
    ann, bo = person(DESKTOP), person(PHONE)
    link = open_room(ann, GAME)
    options(ann, **given)
    join(bo, link)
    start(ann, bo)
    return ann, bo


def dice(page: Page) -> list[Die]:
    """The dice of the grid that is seen in large, and those beside it, as they were dealt."""
    found: list[Die] = page.locator("[data-die]").evaluate_all(
        "all => all.map(one => [one.dataset.die, one.dataset.face, one.dataset.square ?? ''])"
    )
    return sorted(map(tuple, found), key=lambda die: int(die[0][1:]))  # type: ignore[arg-type]


def piece(page: Page, die: str) -> Locator:
    return page.locator(f'[data-die="{die}"]')


def lies_on(page: Page, die: str, square: str) -> None:
    expect(piece(page, die)).to_have_attribute("data-square", square)


def middle(page: Page, square: str) -> tuple[float, float]:
    """Where on the page the middle of a square is."""
    surface = page.locator("[data-cell]")
    box = surface.bounding_box()
    assert box
    cell, x, y = (float(surface.get_attribute(f"data-{name}") or 0) for name in ("cell", "x", "y"))
    row, column = divmod(GRID.place[square], GRID.side)
    return box["x"] + x + (column + 0.5) * cell, box["y"] + y + (row + 0.5) * cell


def drag(page: Page, die: str, square: str) -> None:
    """With the mouse, in a few steps as hands do it."""
    piece(page, die).hover()
    page.mouse.down()
    x, y = middle(page, square)
    page.mouse.move(x - 9, y - 9)
    page.mouse.move(x, y)
    page.mouse.up()


def tap(page: Page, die: str, square: str) -> None:
    piece(page, die).tap()
    expect(piece(page, die)).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*middle(page, square))


def swipe(page: Page, die: str, square: str) -> None:
    """Drags with a finger."""
    line = page.context.new_cdp_session(page)
    box = piece(page, die).bounding_box()
    assert box
    way = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), middle(page, square)]
    way.insert(1, (way[1][0] + 12, way[1][1] + 12))
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def solvable(page: Page) -> grids.Layout:
    """Takes dice until all fit into one grid."""
    for count in range(10, 30):
        expect(page.locator("[data-die]")).to_have_count(count)
        if layout := grids.solve([face for _, face, _ in dice(page)]):
            return layout
        page.keyboard.press("+")
    raise AssertionError("all those dice should fit somehow")


def from_the_middle(layout: grids.Layout) -> Iterator[tuple[grids.Placed, grids.Placed | None]]:
    """Each die after one that it touches."""
    waiting = {placed.place: placed for placed in layout}
    centre = GRID.place["k11"]
    first = min(waiting, key=lambda place: abs(place // 21 - centre // 21) + abs(place % 21 - centre % 21))
    found = [waiting.pop(first)]
    yield found[0], None
    for parent in found:
        for place in GRID.neighbours[parent.place]:
            if place in waiting:
                found.append(waiting.pop(place))
                yield found[-1], parent


def declare(page: Page, face: Face) -> None:
    """The chosen WILD is given features, in its dialog."""
    for name, way in zip(("Number", "Colour", "Symbol"), face[-3:], strict=True):
        page.get_by_role("radiogroup", name=name).locator(f'[data-way="{way}"]').press("Enter")
    page.get_by_role("button", name=re.compile("^It’s")).press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def a_set(shown: Sequence[Die]) -> tuple[Die, ...]:
    plain = [die for die in shown if die[1][0] != "*"]
    return next(((a, b, c) for a, b, c in combinations(plain, 3) if is_set(a[1], b[1], c[1])), ())


def take_until_set(page: Page) -> list[str]:
    """Takes dice until there is a SET among them, and returns its dice."""
    for count in range(10, 30):
        expect(page.locator("[data-die]")).to_have_count(count)
        if found := a_set(dice(page)):
            return [die for die, _, _ in found]
        page.keyboard.press("+")
    raise AssertionError("there should be a SET")


def give_up(page: Page) -> None:
    """Asked for once, it asks back and does nothing."""
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name=re.compile("^Really")).click()


def must_fit(page: Page) -> None:
    """All dice and buttons are in the window, and nothing has to be scrolled."""
    found: dict[str, float] = page.evaluate(
        """() => {
            const parts = [...document.querySelectorAll('[data-die], [role=group] button')];
            const boxes = parts.map(part => part.getBoundingClientRect()).filter(box => box.width);
            const outside = boxes.filter(box =>
                box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { outside: outside.length, wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
        }"""
    )
    assert max(found.values()) <= 0, found


def test_two_people_play_a_whole_game(person: Person, artefacts: Path) -> None:
    """A round that all give up, and one that is won; a reload in the middle loses nothing."""
    ann, bo = players(person, Rounds=2)
    for page in (ann, bo):
        must_fit(page)
    give_up(ann)
    expect(bo.get_by_text("offers to give up")).to_be_visible()
    ann.get_by_role("button", name="Play on").click()
    expect(ann.get_by_role("button", name="Give up")).to_be_visible()
    for page in (ann, bo):
        give_up(page)
    for page in (ann, bo):
        expect(page.get_by_role("heading", name="Everyone gave up")).to_be_visible()
    ann.screenshot(path=artefacts / "crossword-pause-desktop.png")
    for page in (ann, bo):
        page.get_by_role("button", name="Round 2").click()
    for page in (ann, bo):
        expect(page.locator("#pause")).to_have_count(0)

    shown = dice(bo)
    tap(bo, shown[0][0], "k11")
    lies_on(bo, shown[0][0], "k11")
    swipe(bo, shown[1][0], "l11")
    lies_on(bo, shown[1][0], "l11")

    layout = solvable(ann)
    shown = dice(ann)
    placed = [one for one, _ in from_the_middle(layout)]
    for count, one in enumerate(placed, 1):
        die, face, _ = shown[one.die]
        square = GRID.squares[one.place]
        if face == "*":
            piece(ann, die).click()
            ann.get_by_role("button", name="WILD …").click()
            declare(ann, one.face)
            ann.keyboard.press("Escape")
        drag(ann, die, square)
        if count == len(placed):
            break
        lies_on(ann, die, square)
        if count == 4:
            before = dice(ann)
            ann.reload()
            expect(ann.locator("[data-die]")).to_have_count(len(before))
            assert dice(ann) == before
        if count == len(placed) - 1:
            must_fit(ann)
            ann.screenshot(path=artefacts / "crossword-desktop.png")
            bo.screenshot(path=artefacts / "crossword-phone.png")
    for page, title in ((ann, "You win!"), (bo, "wins")):
        expect(page.locator("#result")).to_contain_text(title)
        expect(page.get_by_text("10 dice not used")).to_be_visible()
        expect(page.get_by_text("all used")).to_be_visible()
    bo.screenshot(path=artefacts / "crossword-result-phone.png")


def test_several_dice_are_moved_together(person: Person) -> None:
    """Chosen by taps or by a band; turned; changed with another; put aside."""
    ann, bo = players(person)
    trio = take_until_set(ann)
    for die in trio:
        piece(ann, die).click()
    drag(ann, trio[0], "j10")
    for die, square in zip(trio, ("j10", "k10", "l10"), strict=True):
        lies_on(ann, die, square)
    expect(ann.get_by_role("heading", name=re.compile("^3 of"))).to_be_visible()
    expect(bo.get_by_role("button", name=re.compile("3 of .* dice used"))).to_be_visible()
    ann.get_by_role("button", name="Rotate").click()
    for die, square in zip(trio, ("j10", "j11", "j12"), strict=True):
        lies_on(ann, die, square)
    ann.keyboard.press("Escape")
    ann.mouse.move(*middle(ann, "i9"))
    ann.mouse.down()
    ann.mouse.move(*middle(ann, "k13"), steps=3)
    ann.mouse.up()
    expect(ann.get_by_text("3 dice chosen")).to_be_visible()
    drag(ann, trio[1], "l10")
    for die, square in zip(trio, ("l9", "l10", "l11"), strict=True):
        lies_on(ann, die, square)
    ann.keyboard.press("Escape")
    other = next(die for die, _, square in dice(ann) if not square)
    drag(ann, other, "l10")
    lies_on(ann, other, "l10")
    expect(piece(ann, trio[1])).not_to_have_attribute("data-square", "l10")
    piece(ann, trio[1]).press("Enter")
    expect(piece(ann, trio[1])).to_have_attribute("aria-pressed", "true")
    ann.keyboard.press("a")
    ann.get_by_role("button", name="Aside").click()
    expect(ann.locator("[data-die][data-square]")).to_have_count(0)


def test_alone_by_keyboard(person: Person, artefacts: Path) -> None:
    ann = person(DESKTOP, color_scheme="dark", bypass_csp=True)
    open_room(ann, GAME)
    options(ann, Rounds=1)
    ann.get_by_role("button", name="One seat fewer").press("Enter")
    expect(ann.get_by_text("1 seat", exact=True)).to_be_visible()
    start(ann)
    layout = solvable(ann)
    shown = dice(ann)

    def key(die: str) -> None:
        expect(piece(ann, die)).to_be_enabled()
        ann.keyboard.press(piece(ann, die).get_attribute("aria-keyshortcuts") or "")

    for laid, (one, parent) in enumerate(from_the_middle(layout), 1):
        die, face, _ = shown[one.die]
        if face == "*":
            key(die)
            ann.keyboard.press("f")
            declare(ann, one.face)
            ann.keyboard.press("Escape")
        if parent:
            key(shown[parent.die][0])
        key(die)
        step = one.place - parent.place if parent else 1
        ann.keyboard.press({1: "ArrowRight", -1: "ArrowLeft", 21: "ArrowDown", -21: "ArrowUp"}[step])
        if laid == len(layout):
            break
        expect(ann.locator("[data-die][data-square]")).to_have_count(laid)
        if laid == 7:
            ann.screenshot(path=artefacts / "crossword-alone-desktop.png")
            faults = Axe().run(ann).response["violations"]
            assert not [fault["id"] for fault in faults if fault["impact"] in ("serious", "critical")]
    expect(ann.locator("#result")).to_contain_text("Well done!")
    expect(ann.get_by_role("heading", name="The solver")).to_be_visible()
    expect(ann.get_by_text(re.compile("1 of 1 round completed")).first).to_be_visible()
    ann.screenshot(path=artefacts / "crossword-alone-result-desktop.png")


def test_guests_come_when_the_bag_is_empty(person: Person, artefacts: Path) -> None:
    """Everybody's dice can be seen in large; with an empty bag one's own join them."""
    ann, bo = players(person)
    trio = take_until_set(bo)
    for die, square in zip(trio, ("j11", "k11", "l11"), strict=True):
        tap(bo, die, square)
        lies_on(bo, die, square)
    faces = {die: face for die, face, _ in dice(bo)}
    ann.keyboard.press("l")
    expect(ann.get_by_text("Guests can come when the bag is empty.")).to_be_visible()
    ann.get_by_role("button", name="Back to your grid").click()
    for count in range(11, 42 - len(dice(bo)) + 1):
        ann.keyboard.press("+")
        expect(ann.locator("[data-die]")).to_have_count(count)
    expect(ann.get_by_role("button", name="The bag is empty")).to_be_visible()
    must_fit(ann)
    ann.keyboard.press("l")
    expect(ann.get_by_text("Your dice can join here")).to_be_visible()
    ann.screenshot(path=artefacts / "crossword-host-desktop.png")
    # Two guests that make a SET with the last of the three, or with the first.
    mine = [die for die in dice(ann) if not die[2] and die[1][0] != "*"]
    first, second, squares = next(
        (*pair, squares)
        for end, squares in ((trio[-1], ("m11", "n11")), (trio[0], ("h11", "i11")))
        for pair in combinations(mine, 2)
        if is_set(faces[end], pair[0][1], pair[1][1])
    )
    for die, _, _ in (first, second):
        piece(ann, die).click()
    drag(ann, first[0], squares[0])
    lies_on(ann, first[0], squares[0])
    lies_on(ann, second[0], squares[1])
    expect(bo.get_by_text("There’s a guest in your grid")).to_be_visible()
    expect(piece(bo, trio[0])).to_be_disabled()
    bo.screenshot(path=artefacts / "crossword-guest-phone.png")
