"""Tables of every game in every phase, and what is wrong with how a page shows them."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

import fivefold as ff
from browser.waiting import PATIENCE
from fivefold.bots import AnyBot, find_bot, next_act
from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game
from fivefold.core.words import Message
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.rooms import messages as m
from fivefold.rooms.match import Match
from fivefold.rooms.updates import update

SIZES = ((320, 640), (360, 740), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440))
LONG = ("Maximiliane von Tannenberg", "Bartholomäus Wintergrün", "Évangéline de Montmorency", "Wilhelmina Featherstone")
SHORT: dict[str, dict[str, Any]] = {"five-crowns": {"hands": 3}, "wordspiel": {"rounds": 2}}
"""How a match of a game comes to its end soon."""
SUNDAY = "2026-03-15"
"""When puzzles are largest."""
MATCH = "ab" * 8
MOST_ACTS = 1000

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
BROKEN = """all => all.flatMap((one) => {
  const found = [], walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    const range = document.createRange();
    range.setStart(walk.currentNode, word.index);
    range.setEnd(walk.currentNode, word.index + word[0].length);
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
  }
  return found;
})"""
"""The words of some elements that go on in the next line."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


Step = Callable[[ff.AnyTable, Chance], bool]
"""How a match goes on; False when it does not."""


class Scene(NamedTuple):
    """A table as one seat is sent it: as it was, and then what has happened."""

    label: str
    letters: tuple[bytes, ...]
    names: tuple[str, ...]
    is_phase: bool
    """Whether there is something else to do than in all scenes before; in the others something else has happened."""
    is_over: bool


@cache
def scenes(slug: str, seats: int, seed: int = 1, **options: Any) -> tuple[Scene, ...]:
    """One of everything that the first player gets to see, with long names; the end comes last.

    A random match comes to odd places; one between bots, or the answer of a puzzle, to those that need some profile.
    """
    found: dict[str, Scene] = {}
    game = find_game(slug)
    is_puzzle = issubclass(game, DailyPuzzle)
    own = {"date": SUNDAY} if is_puzzle else SHORT.get(slug, {})
    skilled = _solve if is_puzzle else _by_bots(dict.fromkeys(range(seats), find_bot(game, "easy")))
    for step in (_at_random, skilled):
        names = [f"{LONG[n % len(LONG)][:22]} {n + 1}" for n in range(seats)]
        _watch(ff.Table(slug, names, seed, **{**own, **options}), step, found)
    return tuple(sorted(dict.fromkeys(found.values()), key=lambda scene: scene.is_over))


def _watch(table: ff.AnyTable, step: Step, found: dict[str, Scene]) -> None:
    """Plays on, and keeps what is new to the eye."""
    chance, match, before = Chance(bytes(32)), Match(MATCH, table, 0), b""
    for _ in range(MOST_ACTS):
        labels = [_phase(table), *_news(table)]
        if new := [label for label in labels if label not in found]:
            after = _letter(match, len(table.log) - 2) if before else _letter(match, -1)
            letters = tuple(filter(None, (before, after)))
            scene = Scene(", ".join(new), letters, table.names, labels[0] in new, table.outcome is not None)
            found |= dict.fromkeys(new, scene)
        if table.outcome is not None:
            break
        before = _letter(match, -1)
        if not step(table, chance):
            break


def _letter(match: Match, since: int) -> bytes:
    sent = update(match, 0, since, match.table.now, hints=True)
    return b"" if sent is None else msgspec.json.encode(sent)


def _phase(table: ff.AnyTable) -> str:
    """What there is to do, in a word or two."""
    view = table.view(0)
    if table.outcome is not None:
        return "over"
    phase = str(getattr(view, "phase", "play"))
    calling = ", calling" if getattr(view, "calling", None) is not None else ""
    written = [table.game.write(move).split()[0] for move in table.moves(0)] if 0 in table.actors else []
    verbs = {"word" if "." in verb else verb for verb in written}
    return f"{phase}{calling}: {' '.join(sorted(verbs)) or 'wait'}"


def _news(table: ff.AnyTable) -> list[str]:
    """What has just happened that the first player sees, by kind, and whether it was their own doing."""
    seen = [event.seen_by(0) for event in table.log[-1].events]
    mine = "my" if table.log[-1].seat == 0 else "a"
    return [
        f"{mine} {type(event).__name__} {getattr(event, 'reason', '')}".strip() for event in seen if event is not None
    ]


def _by_bots(bots: dict[int, AnyBot]) -> Step:
    """The next act of the bots or the clock."""

    def step(table: ff.AnyTable, chance: Chance) -> bool:
        plan = next_act(table, bots, table.now, chance)
        if plan is None:
            return False
        if plan.move is None:
            table.tick(plan.at)
        else:
            table.act(plan.seat, plan.move, plan.at)
        return True

    return step


def _solve(table: ff.AnyTable, chance: Chance) -> bool:
    """The next step to the best, or back to where it is in reach."""
    game: Any = table.game
    course = game.on_course(table.state.table)
    table.act(0, "back" if course is None else course.steps[0], table.now + 1000)
    return True


def _at_random(table: ff.AnyTable, chance: Chance) -> bool:
    """Anything that anybody may do, or the clock."""
    for seat in chance.fork(str(len(table.log))).shuffled(list(table.actors)):
        if moves := table.moves(seat):
            table.act(seat, chance.pick(moves), table.now + chance.below(2000))
            return True
    if table.deadline is None:
        return False
    table.tick(table.deadline)
    return True


def games(*smoke: str) -> list[object]:
    """All games, of which `make test` looks at these."""
    return [pytest.param(slug, marks=pytest.mark.smoke if slug in smoke else (), id=slug) for slug in ff.games()]


class Theatre:
    """A page that is shown one table after the other."""

    def __init__(self, page: Page, slug: str) -> None:
        self.page, self.slug = page, slug
        self._line: WebSocketRoute | None = None
        me: dict[str, Any] = page.request.get("/api/me").json()
        self._person = m.PersonView(me["id"], me["name"], here=True)
        self._code = page.request.post("/api/rooms", data={"game": slug}).json()["code"]
        page.route_web_socket("**/ws/*", self._connect)
        page.goto(f"/r/{self._code}")
        page.wait_for_selector(".page", timeout=PATIENCE)

    def show(self, scene: Scene) -> None:
        """Clears the table, lays this one, and lets happen what has happened."""
        self._send(m.RoomUpdate(0, self._room(scene, None)))
        self.page.wait_for_selector(".match", state="detached", timeout=PATIENCE)
        self._send(m.RoomUpdate(0, self._room(scene, MATCH)))
        for text in scene.letters:
            assert self._line is not None
            self._line.send(text.decode())
            self.page.wait_for_selector(".match .board > *", timeout=PATIENCE)
            self.page.evaluate(DRAWN)
        if scene.is_over:
            self.page.wait_for_selector("#result", timeout=PATIENCE)

    def refuse(self, code: str, message: Message) -> None:
        """The server refuses something."""
        self._send(m.Refused(0, code, message))
        self.page.wait_for_selector(".refusal", timeout=PATIENCE)
        self.page.evaluate(DRAWN)

    def faults(self, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
        """What is wrong at each size."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            # A board that measures its stage draws twice.
            self.page.evaluate(DRAWN)
            self.page.evaluate(DRAWN)
            yield from (f"{width}x{height} {fault}" for fault in self.page.evaluate(FAULTS))

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if '"hello"' in str(text):
            self._send(m.Welcome(self._person, 0, self._room(None, None), (), ()))

    def _send(self, message: m.AnyServerMessage) -> None:
        assert self._line is not None
        self._line.send(msgspec.json.encode(message).decode())

    def _room(self, scene: Scene | None, match: str | None) -> m.RoomView:
        names = scene.names if scene else (self._person.name,)
        mine = m.SeatView(names[0], self._person.id, None)
        seats = (mine, *(m.SeatView(name, None, "medium") for name in names[1:]))
        me = self._person
        return m.RoomView(self._code, me.id, False, False, self.slug, {}, (me,), seats, match, False, ())
