"""What the worker of a page calls: text in and text out, lines that come and go, and a database that may fail."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from fivefold.local.jobs import perform
from fivefold.local.store import MemoryValues
from fivefold.local.tabs import BrowserPerformer, Tabs, perform_text
from fivefold.rooms import messages as m


class Browser:
    """The JavaScript side, with a database in memory."""

    def __init__(self) -> None:
        self.values = MemoryValues()
        self.is_full = False
        self.heard: list[tuple[str, m.AnyServerMessage, bool]] = []
        self.news = asyncio.Event()
        self.tabs = Tabs(self.keep, self.perform, list, self.send)

    async def keep(self, operation: str, text: str) -> str:
        match operation:
            case "read":
                value = await self.values.read(text)
                pairs = [] if value is None else [(text, value.decode())]
            case "under":
                pairs = [(key, value.decode()) for key, value in await self.values.under(text)]
            case _ if self.is_full:
                return json.dumps({"failed": "QuotaExceededError"})
            case _:
                changes: dict[str, str | None] = json.loads(text)
                await self.values.write(
                    {key: None if value is None else value.encode() for key, value in changes.items()}
                )
                return "{}"
        return json.dumps({"pairs": pairs})

    async def perform(self, lane: str, name: str, job: str) -> str:
        return perform_text(job)

    def send(self, line: str, text: str, is_last: bool) -> None:
        self.heard.append((line, msgspec.json.decode(text, type=m.AnyServerMessage), is_last))
        self.news.set()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        head, _, text = (await self.tabs.answer(method, path, "" if body is None else json.dumps(body))).partition("\n")
        return int(head.split()[0]), text

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                self.news.clear()
                await self.news.wait()


def run(work: Callable[[Browser], Awaitable[None]]) -> None:
    async def main() -> None:
        browser = Browser()
        await browser.tabs.open()
        await work(browser)

    asyncio.run(main())


async def begin(browser: Browser) -> str:
    status, text = await browser.ask("POST", "/api/rooms", {"game": "set-solitaire", "start": True})
    assert status == 200
    return str(json.loads(text)["code"])


def test_a_line_hears_its_room_until_it_is_closed() -> None:
    async def work(browser: Browser) -> None:
        code = await begin(browser)
        await browser.tabs.connect("tab.1", code)
        browser.tabs.receive("tab.1", '{"t": "hello"}')
        await browser.until(lambda: any(isinstance(one, m.MatchUpdate) for _, one, _ in browser.heard))
        assert {line for line, _, _ in browser.heard} == {"tab.1"}
        browser.tabs.disconnect("tab.1")
        browser.heard.clear()
        browser.tabs.receive("tab.1", '{"t": "hello"}')
        await asyncio.sleep(0)
        assert not browser.heard

    run(work)


def test_a_line_that_is_closed_before_it_is_open_leaves_nobody_in_the_room() -> None:
    async def work(browser: Browser) -> None:
        code = await begin(browser)
        opening = asyncio.ensure_future(browser.tabs.connect("tab.1", code))
        await asyncio.sleep(0)
        browser.tabs.disconnect("tab.1")
        await opening
        _, listed = await browser.ask("GET", f"/api/rooms/{code}")
        assert json.loads(listed)["people"] == 0

    run(work)


def test_a_line_to_a_room_that_is_not_there_ends() -> None:
    async def work(browser: Browser) -> None:
        await browser.tabs.connect("tab.1", "NOROOM")
        ((line, message, is_last),) = browser.heard
        assert (line, is_last) == ("tab.1", True)
        assert isinstance(message, m.Closed)

    run(work)


def test_everything_is_exported_and_taken_back_and_nothing_else_is() -> None:
    async def work(browser: Browser) -> None:
        code = await begin(browser)
        named = {"t": "named", "id": "a-1", "at": 1, "player": "a-1", "name": "Ann"}
        _, opened = await browser.ask("POST", "/api/scores", {"game": "five-crowns", "entries": [named]})
        sheets = await browser.ask("GET", "/api/mine/scores")
        assert json.loads(opened)["code"] in sheets[1]
        _, everything = await browser.ask("GET", "/api/mine/all")
        assert {key.partition("/")[0] for key in json.loads(everything)} >= {"scores", "score-entry", "room", "match"}
        me = await browser.ask("GET", "/api/me")
        await browser.ask("DELETE", "/api/mine")
        assert (await browser.ask("GET", f"/api/rooms/{code}"))[0] == 404
        for nonsense in ({"room/A": "{}"}, {"elsewhere": "1"}, {"me": "x"}, ["me"], {"playing/A": 3}):
            assert (await browser.ask("PUT", "/api/mine/all", nonsense))[0] == 400
        assert (await browser.ask("PUT", "/api/mine/all", json.loads(everything)))[0] == 200
        assert await browser.ask("GET", "/api/me") == me
        assert await browser.ask("GET", "/api/mine/scores") == sheets
        assert json.loads((await browser.ask("GET", f"/api/rooms/{code}"))[1])["playing"]

    run(work)


def test_a_full_database_refuses_and_loses_nothing() -> None:
    async def work(browser: Browser) -> None:
        browser.is_full = True
        status, text = await browser.ask("POST", "/api/rooms", {"game": "set-solitaire", "start": True})
        assert (status, json.loads(text)["code"]) == (400, "not-kept")
        assert (await browser.ask("PUT", "/api/me", {"name": "Ann"}))[0] == 503
        browser.is_full = False
        await begin(browser)

    run(work)


def test_a_job_that_is_given_up_is_cancelled_and_a_dead_worker_is_an_error() -> None:
    async def work(_: Browser) -> None:
        cancelled: list[str] = []

        async def wait(lane: str, name: str, job: str) -> str:
            never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            return await never

        async def die(lane: str, name: str, job: str) -> str:
            return ""

        task = asyncio.ensure_future(BrowserPerformer(wait, cancelled.append)("think", b"\x80"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cancelled == ["1"]
        with pytest.raises(OSError, match="died"):
            await BrowserPerformer(die, cancelled.append)("think", b"")

    run(work)


def test_every_byte_of_a_job_crosses_as_text() -> None:
    sent: list[bytes] = []

    async def echo(lane: str, name: str, job: str) -> str:
        sent.append(job.encode("latin-1"))
        return job

    every = bytes(range(256))
    assert asyncio.run(_call(BrowserPerformer(echo, list), every)) == every == sent[0]
    assert perform_text(_drill()).encode("latin-1") == perform(_drill().encode("latin-1"))


async def _call(performer: BrowserPerformer, job: bytes) -> bytes:
    return await performer("think", job)


def _drill() -> str:
    job = {"type": "DrillJob", "name": "set.find", "seed": "1", "difficulty": 2}
    return msgspec.msgpack.encode(job).decode("latin-1")


def test_a_sheet_has_each_message_in_its_place() -> None:
    async def work(browser: Browser) -> None:
        status, page = await browser.ask("GET", "/api/print/set?puzzles=2&seed=7&language=de")
        assert status == 200
        assert '<html lang="de"' in page
        assert page.count("\x02") == page.count("\x03") > 5
        assert "sheets.notice" in page

    run(work)
