"""A match of two people with a watcher, live in three browsers, and what is to be seen on a board."""

from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from browser.conftest import Person, Server
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game
from fivefold.core.options import make_options
from server.client import Client, Wire

LATER = (0, 1000, 10_000, 60_000)
"""Bots may not see anything to do yet; nobody waits here until they do."""
WATCHER = 2
"""The last of the three watches."""
EYES = ("0", "1", "watcher")
SEEN = """() => {
    const FIT = ["tight", "below"];  // how a hand fits its place: a replay has less room than a live table
    // Buttons to zoom are only where squares are small, and a replay has less room.
    const LEFT_OUT = ".table .tools, .notice, .advice, .away, [role=timer], .ring svg, .time, .flourish, kbd, .call";
    const found = [];
    const read = (node) => {
        for (const child of node.childNodes) {
            if (child.nodeType === Node.TEXT_NODE) { if (child.data.trim()) found.push(child.data.trim()); continue; }
            if (!(child instanceof Element) || child.matches(LEFT_OUT)) continue;
            if (getComputedStyle(child).display === "none") continue;
            const classes = [...child.classList].filter((name) => !name.startsWith("svelte-"))
                .filter((name) => !FIT.includes(name)).sort().join(".");
            const facts = [...child.attributes].filter(({ name }) => /^(aria-|data-|role$|disabled$)/.test(name))
                .filter(({ name }) => !/^(aria-(labelledby|controls|describedby)|data-(cell|x|y))$/.test(name))
                .map(({ name, value }) => `${name}=${value}`).sort().join(" ");
            found.push(`<${child.localName} ${classes} ${facts}>`);
            if (child.localName !== "svg") read(child);
        }
    };
    read(document.querySelector("[data-shape]"));
    return found;
}"""
"""All that is drawn on a board, as lines: words, and what each piece is; but no button to call SET, which a replay does
not have, no clocks, which run on meanwhile, and
no news, which go by themselves."""


def seen(page: Page, n: int) -> list[str]:
    """What a page shows after entry `n`."""
    expect(page.locator(".board:has([data-shape])")).to_have_attribute("data-n", str(n))
    if page.locator("dialog[open] form").count():
        page.locator("dialog[open] form button").click()  # a hand of Five Crowns is over: on to the next
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(SEEN)
    return found


class Evening:
    """Moves are made over lines beside the browsers, by bots; the browsers only show what they are told."""

    def __init__(self, person: Person, server: Server, game: str, options: dict[str, Any]) -> None:
        self.pages = [person() for _ in EYES]
        self._game = find_game(game)(make_options(find_game(game).options_type, options))
        self._bot = find_bot(type(self._game), "hard")
        for page in self.pages:
            page.request.get("/api/me")
        wish = {"game": game, "options": options, "seats": 2}
        code = self.pages[0].request.post("/api/rooms", data=wish).json()["code"]
        self.clients = [_beside(page, server) for page in self.pages]
        self.wires: list[Wire] = [client.join(code) for client in self.clients]
        self.wires[1].ask("sit", seat=1)
        for page in self.pages:
            page.goto(f"/r/{code}")
        for page in self.pages[:WATCHER]:
            expect(page.get_by_role("heading", name="At the table")).to_be_visible()
        self.match = self.wires[0].start().match
        self.wires[0].until(lambda: self.wires[0].table and self.wires[0].table.now >= 0, "the beginning")
        for page in self.pages:  # what happened before a board is there is not seen on it
            expect(page.locator("[data-shape]")).to_be_visible()
        self._acts = 0

    def close(self) -> None:
        for client in self.clients:
            client.close()

    @property
    def is_over(self) -> bool:
        return self.wires[0].is_over

    @property
    def n(self) -> int:
        """The last entry that anybody has seen."""
        return max(wire.until_table(self.match).n for wire in self.wires)

    def act(self) -> None:
        """One of the two moves, or if neither can, the clock does."""
        wishes = sorted((wish for wish in map(self._wish, range(2)) if wish), key=lambda wish: wish[0])
        before = self.n
        for _, seat, move in wishes:
            number = self.wires[seat].do(move)
            wire = self.wires[seat]
            wire.until(lambda: number in wire.done or number in wire.refused, "an answer")  # noqa: B023
            if number in wire.done:
                self._acts += 1
                for other in self.wires:
                    _settle(other)
                return
        self.wires[0].until(lambda: self.n > before or self.is_over, "the clock")

    def shown(self) -> list[list[str]]:
        """What the three see now."""
        return [seen(page, wire.until_table(self.match).n) for page, wire in zip(self.pages, self.wires, strict=True)]

    def _wish(self, seat: int) -> tuple[int, int, str] | None:
        table = self.wires[seat].until_table(self.match)
        if seat not in table.actors or table.outcome is not None or table.now < 0:
            return None
        view: Any = msgspec.convert(table.view, self._game.view_type)
        for later in LATER:
            glimpse = Glimpse(self._game, view, table.now + later, Chance(bytes(32), self._acts), self._acts)
            if thought := self._bot.think(glimpse):
                return later + thought.after, seat, self._game.write(thought.move)
        return None


def _beside(page: Page, server: Server) -> Client:
    """The same person on another line."""
    client = Client(server.url, welcome=False)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    return client


def _settle(wire: Wire) -> None:
    """Waits until everything was sent that there was before: what is asked is answered after it."""
    wire.ask("hello", match=wire.table.match if wire.table else "", since=wire.table.n if wire.table else -1)
