"""The table without a server in Chromium: to the first position, the download, and the thoughts of expert bots.

A server on the same machine is measured in the same way, by turns with the site: a busy machine hurts both alike.
The files come from this machine, uncompressed and without a cache of their own: a fast connection.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from report import against, limit

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import build_site  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS, Server  # noqa: E402
from browser.static_site import Site  # noqa: E402
from fivefold.arena.simulate import simulate  # noqa: E402
from fivefold.bots import AnyBot, Glimpse, Thought, find_bot, known_levels  # noqa: E402
from fivefold.core.discovery import games  # noqa: E402
from fivefold.local.jobs import ThinkJob, perform  # noqa: E402
from fivefold.rooms.questions import Question  # noqa: E402

ROUNDS = 5
EXPERT = "expert"
EACH = 60
"""How many thoughts of each game are measured."""
FIRST, LATER, DOWNLOAD, THOUGHT = 8.0, 2.5, 8.0, 300.0
TIME = """async (jobs) => {
    const post = self.postMessage;
    const times = [];
    self.postMessage = () => undefined;
    for (const job of jobs) {
        const begun = performance.now();
        await self.onmessage({ data: { id: 0, job } });
        times.push(performance.now() - begun);
    }
    self.postMessage = post;
    return times;
}"""
"""Has the worker that thinks do jobs, and says how many milliseconds each took."""


def to_first_position(page: Page) -> float:
    """Return the seconds from the address to twelve cards on the table."""
    begun = time.perf_counter()
    page.goto("./")
    page.get_by_role("button", name="Play: SET", exact=True).click()
    page.locator("[data-card]").nth(11).wait_for()
    return time.perf_counter() - begun


def visits(browser: Browser, url: str) -> tuple[float, float]:
    """Return the seconds of a first visit and of a later one by the same person."""
    context: BrowserContext = browser.new_context(base_url=url)
    context.set_default_timeout(120_000)
    first = context.new_page()
    times = to_first_position(first)
    first.close()
    later = context.new_page()
    found = (times, to_first_position(later))
    context.close()
    return found


class Remembering:
    """A bot that writes down what it is asked."""

    def __init__(self, slug: str, bot: AnyBot) -> None:
        self._slug, self._bot, self.asked = slug, bot, list[bytes]()

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        options = msgspec.to_builtins(glimpse.game.options)  # type: ignore[attr-defined, unused-ignore]
        view, seed = msgspec.json.encode(glimpse.view), glimpse.chance.seed
        question = Question(
            0, "move", self._slug, options, EXPERT, view, now=glimpse.now, seed=seed, acts=glimpse.acts
        )  # fmt: skip
        self.asked.append(msgspec.msgpack.encode(ThinkJob(question)))
        return self._bot.think(glimpse)


def expert_jobs() -> list[bytes]:
    """Return what expert bots are asked in one match of every game for several players, some of each."""
    found: list[bytes] = []
    for slug, game in games().items():
        if EXPERT in known_levels(game) and game.players.most > 1:
            bot = Remembering(slug, find_bot(game, EXPERT))
            simulate(slug, [bot] * max(2, game.players.least), seed=1)
            found += bot.asked[:: max(1, len(bot.asked) // EACH)]
    return found


def thoughts(browser: Browser, site: Site, jobs: list[bytes]) -> tuple[list[float], list[float]]:
    """Return the milliseconds that each job takes in a page's worker, and in this Python."""
    page = browser.new_context(base_url=site.url).new_page()
    to_first_position(page)
    while not (workers := [one for one in page.workers if "/worker-" in one.url]):
        page.wait_for_timeout(100)
    texts = [job.decode("latin-1") for job in jobs]
    workers[0].evaluate(TIME, texts[:1])
    there: list[float] = workers[0].evaluate(TIME, texts)
    here: list[float] = []
    for job in jobs:
        begun = time.perf_counter()
        perform(job)
        here.append(1000 * (time.perf_counter() - begun))
    return there, here


def percentile(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


def measure(browser: Browser, site: Site, server: Server) -> None:
    pairs = [(visits(browser, site.url), visits(browser, server.url)) for _ in range(ROUNDS)]

    def median(who: int, which: int) -> float:
        return statistics.median(pair[who][which] for pair in pairs)

    limit("first visit to the first position", median(0, 0), FIRST, "s")
    against("first visits a minute", 60 / median(0, 0), "a server", 60 / median(1, 0))
    limit("later visit to the first position", median(0, 1), LATER, "s")
    against("later visits a minute", 60 / median(0, 1), "a server", 60 / median(1, 1))
    there, here = thoughts(browser, site, expert_jobs())
    limit(f"p99 of {len(there)} thoughts of expert bots in the worker", percentile(there), THOUGHT, "ms")
    against("such thoughts a second", 1 / percentile(there), "this Python", 1 / percentile(here))
    limit("the whole site with Brotli", build_site.weight(site.folder) / 1e6, DOWNLOAD, "MB")


def main() -> None:
    if CHROMIUM is None:
        print("offline: there is no Chromium here")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site, server = Site(), Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            measure(browser, site, server)
        finally:
            browser.close()
            server.kill()
            site.stop()


if __name__ == "__main__":
    main()
