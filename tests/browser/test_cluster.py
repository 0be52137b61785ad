"""Four people at one table, each at another process; one of the processes is killed in the middle of a turn."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from run_cluster import Proxy

from browser.conftest import DESKTOP
from browser.table import agree, all_see_the_same, call, card, cards, is_over, join, pick, take, wait_for_cards
from browser.waiting import PATIENCE, Witness
from cluster.company import Cluster, cluster, why_none
from fivefold.games.set_cards import sets

pytestmark = pytest.mark.real
PEOPLE = 4
LOST = ".banner[role=alert]"
"""What a page shows that has lost its line."""


class Doors:
    """An address for each person, which leads to a process of their own as long as that is there."""

    def __init__(self, whole: Cluster) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        ports = [server.port for server in whole.servers]
        self._proxies = [Proxy(ports, first) for first in range(len(ports))]
        self._servers = [self._run(asyncio.start_server(proxy.serve, "127.0.0.1", 0)) for proxy in self._proxies]
        self.urls = [f"http://localhost:{server.sockets[0].getsockname()[1]}" for server in self._servers]

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE / 1000)

    def close(self) -> None:
        async def end() -> None:
            for server in self._servers:
                server.close()
            tasks = [task for proxy in self._proxies for task in proxy.tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self._run(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE / 1000)
        self._loop.close()


@pytest.fixture
def four(tmp_path: Path, chromium: Browser) -> Iterator[tuple[Cluster, list[Page]]]:
    if why := why_none():
        pytest.skip(f"NOT TESTED with several processes: {why}")
    with ExitStack() as stack:
        whole = stack.enter_context(cluster(tmp_path, PEOPLE))
        doors = Doors(whole)
        stack.callback(doors.close)
        contexts = [chromium.new_context(base_url=url, viewport=DESKTOP, reduced_motion="reduce") for url in doors.urls]  # type: ignore[arg-type]
        for context in contexts:
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE)
        yield whole, [context.new_page() for context in contexts]


def test_a_match_survives_a_process_that_dies_in_a_turn(four: tuple[Cluster, list[Page]]) -> None:
    whole, pages = four
    ann, *others = pages
    ann.request.get("/api/me")
    wish = {"game": "set", "seats": PEOPLE, "options": {"deck": "easy", "call_seconds": 60}}
    code = ann.request.post("/api/rooms", data=wish).json()["code"]
    ann.goto(f"/r/{code}")
    for page in others:
        join(page, f"/r/{code}")
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        wait_for_cards(page, 12)
    assert [server.metric("fivefold_connections") for server in whole.servers] == [1.0] * PEOPLE
    while not (found := sets.find(cards(ann))):
        agree(*pages)
    call(ann)
    losses = [Witness(page, LOST) for page in pages]
    whole.servers[0].kill()
    for loss in losses:
        loss.until_seen()
    for page in pages:
        expect(page.locator(LOST)).to_have_count(0)
    pick(ann, found[0])
    for page in pages:
        expect(page.locator(card(page, found[0][0]))).to_have_count(0)
    whole.servers[0].start()
    play_on(pages)
    for page in pages:
        expect(page.locator("#result")).to_be_visible()


def play_on(pages: list[Page]) -> None:
    """Until the match is over."""
    for turn in range(120):
        all_see_the_same(*pages)
        if is_over(pages[0]):
            return
        if not take(pages[turn % PEOPLE]):
            agree(*pages)
