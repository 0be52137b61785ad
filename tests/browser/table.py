"""What people do at a SET table in a browser, so that the tests read like an evening."""

import re
from functools import partial

from playwright.sync_api import Page, expect

from browser.waiting import until
from fivefold.core.speech import Reader
from fivefold.core.words import Message, listed, message
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Card, Triple


def named(*cards: Card) -> str:
    """Cards in words, such as `two red striped diamonds`, as a screen reader says them."""
    names = [
        Message("pieces.card", {"part-1": int(card[0]), "part-2": card[1], "part-3": card[2], "part-4": card[3]})
        for card in cards
    ]
    return Reader().strictly(message("pieces.named", pieces=listed(names)))


def play(page: Page, game: str) -> None:
    """A match at once, from the tile on the front page."""
    page.goto("./")
    page.get_by_role("button", name=f"Play: {game}", exact=True).click()


def begin(page: Page, game: str, way: str) -> None:
    """One of the ways to begin on the game's page: `Play with friends`, `Solitaire`, `Today’s puzzle`."""
    page.goto("./")
    page.get_by_role("link", name=game, exact=True).click()
    page.get_by_role("button", name=re.compile(f"^{way}")).click()


def open_room(page: Page, game: str = "SET") -> str:
    """Opens a room for friends, and returns its link."""
    begin(page, game, "Play with friends")
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    return page.url


def sit_down(page: Page, game: str, **wish: object) -> str:
    """Opens a room as the front page would, and goes there; returns its link."""
    page.request.get("/api/me")
    answer = page.request.post("/api/rooms", data={"game": game, **wish})
    assert answer.ok, answer.text()
    page.goto(f"/r/{answer.json()['code']}")
    return page.url


def join(page: Page, link: str) -> None:
    """Follows the link and takes a free seat."""
    page.goto(link)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()


def house_rules(page: Page, *, easy: bool) -> None:
    """The host leaves callers a minute, which a busy machine may need; and chooses the small deck if that is wanted."""
    page.locator(".game details summary").click()
    page.get_by_label("Time to take").fill("60")
    page.get_by_label("Time to take").press("Tab")
    expect(page.get_by_text("1 changed")).to_be_visible()
    if easy:
        page.get_by_text("27 solid cards", exact=True).click()
        expect(page.get_by_text("2 changed")).to_be_visible()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_cards(page, 12)


def wait_for_cards(page: Page, count: int) -> None:
    expect(page.locator("[data-card]")).to_have_count(count)


def cards(page: Page) -> tuple[Card, ...]:
    """The cards on the table, by their places."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-card]')]"
        ".sort((a, b) => a.dataset.place - b.dataset.place).map(card => card.dataset.card)"
    )
    return tuple(dict.fromkeys(found))


def card(page: Page, which: Card) -> str:
    return f'[data-card="{which}"]'


def pick(page: Page, triple: Triple | tuple[Card, ...]) -> None:
    """Three cards by pointing at them."""
    for which in triple:
        page.locator(card(page, which)).last.click()


def type_pick(page: Page, triple: Triple | tuple[Card, ...]) -> None:
    """Three cards by their keys."""
    for which in triple:
        key = page.locator(card(page, which)).last.get_attribute("aria-keyshortcuts")
        assert key
        page.keyboard.press(key)


def call(page: Page) -> None:
    page.get_by_role("button", name="SET!").click()
    expect(page.get_by_text("Pick three")).to_be_visible()


def take(page: Page) -> bool:
    """Takes the first SET in sight; False when there is none."""
    before = cards(page)
    found = sets.find(before)
    if not found:
        return False
    call(page)
    pick(page, found[0])
    for which in found[0]:
        expect(page.locator(card(page, which))).to_have_count(0)
    return True


def no_set(*pages: Page) -> None:
    """All say that there is none."""
    for page in pages:
        page.get_by_role("button", name="I see none").click()


def agree(*pages: Page) -> None:
    """The same, unless the match is over by then; and waits for what follows."""
    first, before = pages[0], cards(pages[0])
    button = first.get_by_role("button", name="I see none", disabled=False)
    until(first, lambda: is_over(first) or button.count(), "the button or the end")
    if not is_over(first):
        no_set(*pages)
        until(first, lambda: is_over(first) or cards(first) != before, "what follows when all agree")


def all_see_the_same(*pages: Page) -> None:
    """Waits until no page is behind the others."""
    for page in pages[1:]:
        until(page, partial(_agrees, page, pages[0]), "all to see the same")


def _agrees(page: Page, other: Page) -> bool:
    return cards(page) == cards(other) and is_over(page) == is_over(other)


def is_over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def score(page: Page, seat: int) -> int:
    """A player's score as the strip says it."""
    message = page.locator(f'[data-seat="{seat}"]').first.inner_text()
    numbers = re.findall(r"[-−]?\d+", message.replace("−", "-"))
    return int(numbers[-1])


def must_fit(page: Page) -> None:
    """The whole board is in the window, and nothing has to be scrolled."""
    hidden: dict[str, int] = page.evaluate(
        """() => {
            const parts = [...document.querySelectorAll('[data-card], .controls button')];
            const outside = parts.map(part => part.getBoundingClientRect()).filter(box =>
                box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { outside: outside.length, wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
        }"""
    )
    assert hidden["outside"] == 0, hidden
    assert hidden["wide"] <= 0, hidden
    assert hidden["high"] <= 0, hidden
