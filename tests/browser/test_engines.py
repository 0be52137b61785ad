"""Chromium, Firefox and WebKit alike: one comes in, plays a turn of every game, and finishes a short match."""

import json
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

import fivefold as ff
from browser.conftest import Server
from browser.engines import Engine, is_there, start
from fivefold.games.set_cards import sets

ENGINES = ("chromium", "firefox", "webkit")
MOST_STEPS = 240
"""So often a page is looked at before it counts as stuck."""
SEEN = "node.checkVisibility() && !node.disabled && !node.closest('[inert]')"
TURNS: dict[str, tuple[str, ...]] = {
    "set": (".call", "[data-place]"),
    "set-solitaire": ("[data-place]",),
    "set-daily": ("[data-place]",),
    "scramble-set": (".call", "[data-place]"),
    "crossword-set": ("[aria-keyshortcuts='+']",),
    "set-cubed": ("[aria-keyshortcuts='d']", "[aria-keyshortcuts='r']"),
    "wordspiel": ("[aria-keyshortcuts='1']", "[aria-keyshortcuts='3']", "[aria-keyshortcuts='.']"),
    "wordspiel-solitaire": ("[aria-keyshortcuts='.']", "[aria-keyshortcuts='1']"),
    "karma": ("[aria-keyshortcuts='.']", "[data-card].lit", "[aria-keyshortcuts='Enter']", "[aria-keyshortcuts='p']"),
    "five-crowns": ("button[data-pile]", "[data-card]", "[aria-keyshortcuts='Enter']"),
    "five-crowns-solitaire": ("[data-size]:not(.picked, .away)", "[data-card]", "[aria-keyshortcuts='Enter']"),
}
"""What to press in each game; of what can be pressed, anything will do."""
TRIPLES = list(combinations(range(1, 6), 3))


class Guest:
    """Somebody in a browser of any kind, who has just come."""

    def __init__(self, engine: Engine, server: Server) -> None:
        self.engine, self.server = engine, server
        engine.go(server.url)
        settings = json.dumps({"panel": True, "tab": "happened", "motion": "less", "language": "en"})
        engine.run(f"localStorage.setItem('fivefold.settings', {json.dumps(settings)})")
        self.wait(lambda: self.all("h1"))

    def all(self, selector: str, what: str = "node.textContent") -> list[Any]:
        """Something of everything that can be seen and used."""
        found: list[Any] = self.engine.run(
            f"[...document.querySelectorAll({json.dumps(selector)})].filter((node) => {SEEN}).map((node) => {what})"
        )
        return found

    def press(self, selector: str, which: int = 0) -> bool:
        """Presses one of what the selector finds, if there is one."""
        middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(node.getBoundingClientRect())"
        places = self.all(selector, middle)
        if not places:
            return False
        self.engine.tap(*places[which % len(places)])
        return True

    def wait(self, is_so: Callable[[], object]) -> None:
        for _ in range(MOST_STEPS):
            if is_so():
                return
            time.sleep(0.1)
        raise AssertionError(f"stuck: {self.engine.run('document.body.innerText')[:1500]}")

    def sit_down(self, slug: str) -> None:
        """Plays against a bot, or alone."""
        players = ff.games()[slug].players
        seats = max(players.least, min(2, players.most))
        wish = {"game": slug, "seats": seats, "bots": "easy" if seats > 1 else None, "start": True}
        asked = {"method": "POST", "headers": {"content-type": "application/json"}, "body": json.dumps(wish)}
        code = self.engine.run(
            f"fetch('/api/me').then(() => fetch('/api/rooms', {json.dumps(asked)})).then((answer) => answer.json())"
        )["code"]
        self.engine.go(f"{self.server.url}/r/{code}")
        self.wait(lambda: self.all(".match .board button"))

    def has_played(self) -> bool:
        """Whether what happened says that I did something."""
        return any(line.startswith("You ") for line in self.all(".story li"))


@pytest.fixture(scope="module", params=ENGINES)
def guest(
    request: pytest.FixtureRequest, server: Server, chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Guest]:
    if not is_there(request.param):
        pytest.skip(f"NO {request.param.upper()} HERE: see `make test`")
    with start(request.param, tmp_path_factory.mktemp("profile"), chromium) as engine:
        yield Guest(engine, server)


@pytest.mark.parametrize("slug", ff.games())
def test_a_turn_of_every_game(guest: Guest, slug: str) -> None:
    guest.sit_down(slug)

    tries = iter(range(10_000))

    def go_on() -> bool:
        first = next(tries)
        for selector in TURNS[slug]:
            guest.press(selector, first)
        if slug == "set-cubed":
            # At first somebody has to find a SET in their dice.
            for die in TRIPLES[first % len(TRIPLES)]:
                guest.press(f"[data-die][aria-keyshortcuts='{die}']")
            guest.press("[aria-keyshortcuts='Backspace']")
        if "[data-place]" in TURNS[slug]:
            guest.press("[data-place]", first + 1)
            guest.press("[data-place]", first + 2)
        return guest.has_played()

    guest.wait(go_on)


def test_the_daily_puzzle_is_solved(guest: Guest) -> None:
    guest.sit_down("set-daily")
    guest.wait(lambda: len(guest.all("[data-card]")) == 12)
    cards = guest.all("[data-card]", "node.dataset.card")
    for found in sets.find(cards):
        for card in found:
            assert guest.press(f"[data-card='{card}']")
        guest.wait(lambda: not guest.all("[data-card][aria-pressed='true']"))
    guest.wait(lambda: guest.all("#result"))
    assert guest.all("#result") == ["Well done!"]
    guest.wait(lambda: guest.all(".celebration .piece", "1"))
