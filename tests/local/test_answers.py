"""The client's requests without a server: rooms, results, replays, reviews and practice, kept in a map."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec
import pytest

import fivefold as ff
from fivefold.api import bodies as rest
from fivefold.core.playback import verify
from fivefold.local.alarms import LoopAlarm
from fivefold.local.alone import paced_clock
from fivefold.local.answers import Answers
from fivefold.local.house import House
from fivefold.local.jobs import perform
from fivefold.local.store import MemoryValues
from fivefold.rooms import messages as m
from fivefold.rooms import replay

T = TypeVar("T")


async def at_once(lane: str, job: bytes) -> bytes:
    return perform(job)


PACE = 200
"""How much faster than real time matches are played."""
fast = paced_clock(PACE)


class FastAlarm(LoopAlarm):
    """Rings as early as the clock is fast."""

    def __call__(self, at: int | None, ring: Callable[[], None]) -> None:
        super().__call__(None if at is None else fast() + (at - fast()) // PACE, ring)


class Page:
    """A tab: it asks, and plays over one connection."""

    def __init__(self, values: MemoryValues | None = None) -> None:
        self.values = values or MemoryValues()
        self.house = House(self.values, at_once, fast, lambda: FastAlarm(fast))
        self.answers = Answers(self.house)
        self.heard: list[m.AnyServerMessage] = []
        self.number = 0
        self.changed = asyncio.Event()

    async def ask(self, kind: type[T], method: str, path: str, body: Any = None, status: int = 200) -> T:
        text = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await self.answers.answer(method, path, text)
        assert answer.status == status, answer.body
        return msgspec.json.decode(answer.body, type=kind)

    async def enter(self, code: str) -> None:
        self.number = await self.house.connect(code, self) or 0
        self.say(m.Hello(reports_rendering=True))

    def say(self, request: m.AnyRequest) -> None:
        self.house.receive(self.number, msgspec.json.encode(request), self)

    def send(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text, type=m.AnyServerMessage))
        self.changed.set()

    def end(self, text: bytes) -> None:
        self.send(text)

    @property
    def table(self) -> m.MatchUpdate:
        return [one for one in self.heard if isinstance(one, m.MatchUpdate)][-1]

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                self.changed.clear()
                await self.changed.wait()

    def _has_heard(self, more_than: int) -> bool:
        return len(self.heard) > more_than

    async def play(self, code: str) -> str:
        """Play the match in a room to its end with the first legal moves, and return its id."""
        await self.enter(code)
        await self.until(lambda: any(isinstance(one, m.MatchUpdate) for one in self.heard))
        self.say(m.Rendered(match=self.table.match))
        while self.table.outcome is None:
            seen = len(self.heard)
            if self.table.moves and self.table.now >= 0:
                self.say(m.MakeMove(id=1, move=self.table.moves[0]))
            await self.until(partial(self._has_heard, seen))
        return self.table.match


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def solitaire(page: Page) -> Awaitable[rest.RoomOpened]:
    new = rest.NewRoom(game="wordspiel-solitaire", start=True)
    return page.ask(rest.RoomOpened, "POST", "/api/rooms", new)


def test_a_match_is_played_kept_replayed_and_reviewed() -> None:
    async def work() -> None:
        page = Page()
        await page.house.open()
        code = (await solitaire(page)).code
        assert (await page.ask(rest.Listed, "GET", f"/api/rooms/{code.lower()}")).playing
        assert [one.code for one in (await page.ask(rest.Mine, "GET", "/api/mine")).matches] == [code]
        match = await page.play(code)
        assert not (await page.ask(rest.Mine, "GET", "/api/mine")).matches
        listed = await page.ask(rest.MyMatches, "GET", "/api/mine/matches?game=wordspiel-solitaire")
        assert [one.match for one in listed.matches] == [match]
        assert not (await page.ask(rest.MyMatches, "GET", "/api/mine/matches?with=bots")).matches
        assert (await page.ask(rest.MyFigures, "GET", "/api/mine/figures")).games[0].played == 1
        verify((await page.answers.answer("GET", f"/api/records/{match}")).body)
        told = await page.ask(replay.FinishedMatch, "GET", f"/api/matches/{match}")
        assert told.game == "wordspiel-solitaire"
        letters = await page.ask(replay.ReplayPage, "GET", f"/api/matches/{match}/letters?eyes=all&from=0")
        assert letters.updates[0].match == match
        assert (await page.ask(replay.Deal, "GET", f"/api/matches/{match}/deal")).why is None
        assert (await page.ask(replay.ReplayPosition, "GET", f"/api/matches/{match}/moment?at=0")).position
        assert (await page.ask(rest.Reviewed, "GET", f"/api/matches/{match}/review")).state == "none"
        assert (await page.ask(rest.Reviewed, "POST", f"/api/matches/{match}/review")).state == "running"
        async with asyncio.timeout(60):
            while (await page.ask(rest.Reviewed, "GET", f"/api/matches/{match}/review")).state != "ready":
                await asyncio.sleep(0.01)
        after = await page.ask(rest.MyMatches, "GET", "/api/mine/matches")
        again = Page(page.values)
        await again.house.open()
        assert await again.ask(rest.MyMatches, "GET", "/api/mine/matches") == after
        reviewed = await again.ask(rest.Reviewed, "GET", f"/api/matches/{match}/review")
        assert reviewed.review is not None
        assert reviewed.seat == 0

    run(work)


def test_a_match_goes_on_where_the_page_was_closed() -> None:
    async def work() -> None:
        first = Page()
        await first.house.open()
        code = (await solitaire(first)).code
        await first.enter(code)
        await first.until(lambda: any(isinstance(one, m.MatchUpdate) for one in first.heard))
        first.say(m.Rendered(match=first.table.match))
        await first.until(lambda: first.table.now >= 0)
        shown = first.table.n
        assert first.table.moves
        first.say(m.MakeMove(id=1, move=first.table.moves[0]))
        await first.until(lambda: first.table.n > shown)
        second = Page(first.values)  # what the first has in memory is lost
        await second.house.open()
        assert second.house.me == first.house.me
        await second.enter(code)
        await second.until(lambda: any(isinstance(one, m.MatchUpdate) for one in second.heard))
        assert second.table.n == first.table.n
        assert second.table.view == first.table.view

    run(work)


class FullValues(MemoryValues):
    """A disk that may be full."""

    is_full = False

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        if self.is_full:
            raise OSError("full")
        await super().write(changes)


def test_a_full_disk_is_told_and_loses_nothing() -> None:
    async def work() -> None:
        values = FullValues()
        page = Page(values)
        await page.house.open()
        values.is_full = True
        refused = await page.ask(rest.ErrorBody, "POST", "/api/rooms", rest.NewRoom(start=True, bots="easy"), 400)
        assert refused.code == "not-kept"
        values.is_full = False
        code = (await solitaire(page)).code
        await page.enter(code)
        await page.until(lambda: any(isinstance(one, m.MatchUpdate) for one in page.heard))
        page.say(m.Rendered(match=page.table.match))
        await page.until(lambda: page.table.now >= 0)
        values.is_full, shown = True, page.table.n
        page.say(m.MakeMove(id=9, move=(page.table.moves or ("",))[0]))
        await page.until(lambda: any(isinstance(one, m.Refused) and one.id == 9 for one in page.heard))
        assert page.table.n == shown

    run(work)


def test_bots_play_a_daily_is_prepared_and_results_are_found() -> None:
    async def work() -> None:
        page = Page()
        await page.house.open()
        new = rest.NewRoom(game="set-daily", options={"date": "2026-11-15"}, start=True)
        code = (await page.ask(rest.RoomOpened, "POST", "/api/rooms", new)).code
        await page.enter(code)
        await page.until(lambda: any(isinstance(one, m.MatchUpdate) for one in page.heard))
        assert page.table.game == "set-daily"
        page.house.disconnect(page.number)
        other = Page(page.values)
        await other.house.open()
        karma = rest.NewRoom(game="karma", bots="easy", start=True)
        assert await other.play((await other.ask(rest.RoomOpened, "POST", "/api/rooms", karma)).code)
        assert (await other.ask(rest.Mine, "GET", "/api/mine")).played == ("karma",)
        assert len((await other.ask(rest.MyMatches, "GET", "/api/mine/matches?with=bots")).matches) == 1

    run(work)


def test_practice_names_and_being_forgotten() -> None:
    async def work() -> None:
        page = Page()
        await page.house.open()
        drills = await page.ask(list[rest.DrillInfo], "GET", "/api/drills")
        name = drills[0].name.replace(".", "/")
        assert await page.ask(dict[str, Any], "GET", f"/api/drills/{name}?seed=a&difficulty=2")
        assert "hand" in [one.name for one in (await page.ask(rest.CountPage, "GET", "/api/count/five-crowns")).counts]
        answer = await page.ask(ff.CountAnswer, "GET", "/api/count/five-crowns/hand?text=5S+5H+QC&wild=5")
        assert answer == ff.count("five-crowns", "hand", "5S 5H QC", wild=5)
        assert (await page.ask(rest.Me, "PUT", "/api/me", rest.NewName("Ann"))).name == "Ann"
        await solitaire(page)
        me = await page.ask(rest.Me, "DELETE", "/api/mine")
        assert me.name != "Ann"
        assert list(page.values.values) == ["me"]
        assert len(await page.ask(list[rest.GameInfo], "GET", "/api/games")) > 10
        assert (await page.ask(rest.Day, "GET", "/api/daily/2026-11-15")).figures == ()

    run(work)


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/nothing", None, "not-found"),
        ("GET", "/api/rooms/ABCDEF", None, "no-such-room"),
        ("GET", "/api/matches/0123456789abcdef", None, "no-such-match"),
        ("GET", "/api/drills/set/nothing", None, "unknown-drill"),
        ("GET", "/api/count/chess", None, "unknown-game"),
        ("GET", "/api/count/set/nothing?text=1rso", None, "unknown-count"),
        ("GET", "/api/count/set/judge?text=1rso", None, "count-pieces"),
        ("POST", "/api/rooms", {"game": "chess"}, "unknown-game"),
        ("POST", "/api/rooms", {"seats": "many"}, "bad-request"),
        ("PUT", "/api/me", {"name": 3}, "bad-request"),
        ("POST", "/api/file", b"nonsense", "foreign"),
    ],
)
def test_refusals_are_answers_too(method: str, path: str, body: Any, code: str) -> None:
    async def work() -> None:
        page = Page()
        await page.house.open()
        text = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        answer = await page.answers.answer(method, path, text)
        assert answer.status in (400, 404)
        assert msgspec.json.decode(answer.body, type=rest.ErrorBody).code == code

    run(work)
