"""Chromium, Firefox and WebKit alike: one comes in, plays a turn of every game, and finishes a short match."""

import itertools
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from browser.conftest import Server
from browser.engines import Engine, is_there, start
from browser.static_site import Site
from browser.waiting import PATIENCE
from fivefold.games.set_cards import sets
from fivefold.pieces import dice

ENGINES = ("chromium", "firefox", "webkit")
SEEN = "node.checkVisibility() && !node.disabled && !node.closest('[inert]')"
THREE = ("[data-place]",) * 3
TURNS: dict[str, tuple[str, ...]] = {
    "set": (".call", *THREE),
    "set-solitaire": THREE,
    "scramble-set": (".call", *THREE),
    "crossword-set": ("[aria-keyshortcuts='+']",),
    "set-cubed": ("[aria-keyshortcuts='d']", "[aria-keyshortcuts='r']"),
    "wordspiel": ("[aria-keyshortcuts='1']", "[aria-keyshortcuts='3']", "[aria-keyshortcuts='.']"),
    "wordspiel-solitaire": ("[aria-keyshortcuts='.']", "[aria-keyshortcuts='1']"),
    "karma": ("[aria-keyshortcuts='.']", "[data-card].lit", "[aria-keyshortcuts='Enter']", "[aria-keyshortcuts='p']"),
    "five-crowns": ("button[data-pile]", "[data-card]", "[aria-keyshortcuts='Enter']"),
    "five-crowns-solitaire": ("[data-size]:not(.picked, .away)", "[data-card]", "[aria-keyshortcuts='Enter']"),
}
"""What to press in each game; of what can be pressed, anything will do. The daily puzzle is solved as a whole."""
TWO_FRAMES = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))"
"""The history has just opened; in the next frame the board learns how large it is, and lays the cards anew."""
NOTE_ERRORS = """(() => {
    window.wrong = [];
    const note = (event) => window.wrong.push(event.message ?? String(event.reason));
    for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, note);
})()"""


class Guest:
    """Somebody in a browser of any kind, who has just come."""

    def __init__(self, engine: Engine, server: Server | Site) -> None:
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
        if places:
            self.engine.tap(*places[which % len(places)])
        return bool(places)

    def wait(self, is_so: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if is_so():
                return
            time.sleep(0.1)
        raise AssertionError(f"stuck: {self.engine.run('document.body.innerText')[:1500]}")

    def sit_down(self, slug: str) -> None:
        """Plays alone where one can, else against an expert: the others think longer before one's turn comes."""
        seats = ff.games()[slug].players.least
        wish = {"game": slug, "seats": seats, "bots": "expert" if seats > 1 else None, "start": True}
        asked = {"method": "POST", "headers": {"content-type": "application/json"}, "body": json.dumps(wish)}
        code = self.engine.run(
            f"fetch('/api/me').then(() => fetch('/api/rooms', {json.dumps(asked)})).then((answer) => answer.json())"
        )["code"]
        self.engine.go(f"{self.server.url}/r/{code}")
        self.engine.run(NOTE_ERRORS)
        self.open_the_history()

    def begin_the_puzzle(self) -> None:
        """From the page of a game, where no server is."""
        self.engine.go(f"{self.server.url}?/set")
        self.engine.run(NOTE_ERRORS)
        self.wait(lambda: self.press("button.way"))
        self.open_the_history()

    def open_the_history(self) -> None:
        self.wait(lambda: self.all(".match .board button"))
        self.press("button.panel")
        self.wait(lambda: self.all(".story"))

    def deeds(self) -> list[str]:
        """What I did, as what happened tells it."""
        return [line for line in self.all(".story li") if line.startswith("You ")]

    def has_gone_on(self, before: int) -> bool:
        return len(self.deeds()) > before or bool(self.all("#result"))

    def play_a_turn(self, slug: str) -> None:
        """Presses what the game has until something of it was a move."""

        def go_on() -> bool:
            first = next(tries)
            for number, selector in enumerate(TURNS[slug]):
                self.press(selector, first + number)
            if slug == "set-cubed":
                self.find_a_set_of_dice()
            return bool(self.deeds())

        tries = itertools.count()
        self.wait(go_on)

    def find_a_set_of_dice(self) -> None:
        """SET CUBED begins with who is first to find a SET in their dice."""
        hand = enumerate(self.all("[data-die]", "node.dataset.die"), 1)
        found = (three for three in itertools.combinations(hand, 3) if dice.is_set(*(face for _, face in three)))
        for key, _ in next(found, ()):
            self.press(f"[data-die][aria-keyshortcuts='{key}']")
        self.press("[aria-keyshortcuts='Backspace']")

    def is_picked(self, card: str, before: int) -> bool:
        return bool(self.all(f"[data-card='{card}'][aria-pressed='true']")) or self.has_gone_on(before)

    def solve_the_puzzle(self) -> None:
        self.wait(lambda: len(self.all("[data-card]")) == 12)
        self.engine.run(TWO_FRAMES)
        for found in sets.find(self.all("[data-card]", "node.dataset.card")):
            before = len(self.deeds())
            for card in found:
                assert self.press(f"[data-card='{card}']")
                self.wait(partial(self.is_picked, card, before))
            self.wait(partial(self.has_gone_on, before))
        self.wait(lambda: self.all("#result"))
        assert self.all("#result") == ["Well done!"]
        self.wait(lambda: self.all(".celebration .piece", "1"))


@pytest.fixture(params=[pytest.param(name, marks=pytest.mark.smoke if name == "chromium" else ()) for name in ENGINES])
def guest(request: pytest.FixtureRequest, server: Server, tmp_path: Path) -> Iterator[Guest]:
    if not is_there(request.param):
        pytest.skip(f"NO {request.param.upper()} HERE: see `make test`")
    with start(request.param, tmp_path, lambda: request.getfixturevalue("chromium")) as engine:
        yield Guest(engine, server)


def test_a_turn_of_every_game_and_a_whole_puzzle(guest: Guest, subtests: pytest.Subtests) -> None:
    """In one test, so that each browser is started once."""
    for slug in (*TURNS, "set-daily"):
        with subtests.test(slug):
            guest.sit_down(slug)
            if slug == "set-daily":
                guest.solve_the_puzzle()
            else:
                guest.play_a_turn(slug)
            assert guest.engine.run("window.wrong") == []


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_the_site_starts_and_a_puzzle_is_solved(name: str, site: Site, tmp_path: Path) -> None:
    """Chromium has tests of its own for the site."""
    if not is_there(name):
        pytest.skip(f"NO {name.upper()} HERE: see `make test`")
    with start(name, tmp_path, pytest.fail) as engine:
        guest = Guest(engine, site)
        guest.begin_the_puzzle()
        guest.solve_the_puzzle()
        assert guest.engine.run("window.wrong") == []
