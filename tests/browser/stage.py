"""A real page at a table that a test has laid: the rules are real, but the line to the server is the test's own."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

import fivefold as ff
from browser.waiting import until
from fivefold.rooms import messages as m

NOW = 5000
"""The time of the match, which stands still."""


class Stage:
    """Somebody sits at the table in a browser; the others are played by the test.

    What the page asks for is done at once, or only noted if the test is to do it.
    """

    def __init__(
        self, page: Page, table: ff.AnyTable, seat: int | None = 0, *, hints: bool = False, obeys: bool = True
    ) -> None:
        self.page, self.table, self.seat, self.hints, self.obeys, self.n = page, table, seat, hints, obeys, 0
        self.asked: list[str] = []
        self.refused: list[str] = []
        self.hurried = 0
        self.slug = type(table.game).slug
        self.line: WebSocketRoute | None = None
        self.last = 0
        me: dict[str, Any] = page.request.get("/api/me").json()
        self.person = m.PersonView(me["id"], me["name"], here=True)
        code = page.request.post("/api/rooms", data={"game": self.slug}).json()["code"]
        page.route_web_socket("**/ws/*", self._connect)
        page.goto(f"/r/{code}")
        expect(page.locator("[data-pile], [data-actions]").first).to_be_visible()

    def act(self, seat: int, move: str) -> None:
        """Somebody makes a move, and the page shows it."""
        self._act(seat, move, 0)
        self.until_shown()

    def answer(self) -> None:
        """The page is told that what it asked for last was done."""
        self._send(m.Succeeded(self.last, self.n))

    def until_asked(self, move: str) -> None:
        """Waits until the page has asked for that move."""
        until(self.page, lambda: move in self.asked, f"{move} to be asked for")

    def until_made(self, n: int) -> None:
        """Waits until so many moves were made."""
        until(self.page, lambda: self.n >= n, f"move {n}")
        self.until_shown()

    def until_shown(self) -> None:
        """Waits until the page shows all that has happened."""
        expect(self.page.locator(f'.board[data-n="{self.n}"]')).to_have_count(1)

    def _act(self, seat: int, move: str, number: int) -> None:
        try:
            happened = self.table.act(seat, move, at=NOW)
        except (ff.Illegal, ff.Unreadable) as refusal:
            self.refused.append(refusal.code)
            self._send(m.Refused(number, refusal.code, refusal.message))
            return
        self.n += 1
        events = [event.seen_by(self.seat) for event in happened]
        words = tuple(one for event in events for one in self.table.game.tell(event))
        self._send(self._table((m.SeenEntry(self.n, NOW, seat, tuple(events), words),), fresh=False))
        if number:
            self._send(m.Succeeded(number, self.n))

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        match json.loads(text):
            case {"t": "hello"}:
                seats = tuple(
                    m.SeatView(name, self.person.id, None) if seat == self.seat else m.SeatView(name, None, "easy")
                    for seat, name in enumerate(self.table.names)
                )
                people = (self.person,)
                room = m.RoomView("ABCDE", "", False, False, self.slug, {}, people, seats, "match", False, ())
                self._send(m.Welcome(self.person, 0, room, (), ()))
                self._send(self._table((), fresh=True))
            case {"t": "do", "move": move, "id": number} if self.seat is not None:
                self.asked.append(move)
                self.last = number
                if self.obeys:
                    self._act(self.seat, move, number)
            case {"t": "hurry"}:
                self.hurried += 1
            case _:
                pass

    def _send(self, message: m.AnyServerMessage) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message).decode())

    def _table(self, entries: tuple[m.SeenEntry, ...], *, fresh: bool) -> m.MatchUpdate:
        table, seat = self.table, self.seat
        game, view = table.game, table.view(seat)
        moves = () if seat is None else tuple(map(game.write, game.listed_moves(view)))
        options = msgspec.to_builtins(game.options)
        return m.MatchUpdate(
            match="match",
            game=self.slug,
            options=options,
            names=table.names,
            seat=seat,
            n=self.n,
            now=NOW,
            deadline=view.deadline,
            actors=view.actors,
            verbs=() if seat is None else game.verbs(view),
            fresh=fresh,
            older=False,
            entries=entries,
            view=game.for_people(view),
            moves=moves,
            hints=self.hints,
            outcome=table.outcome,
        )
