"""Waits for what Playwright's own `expect` cannot see."""

import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

PATIENCE = 180_000
"""Milliseconds after which a test gives up waiting. The busiest machine takes less; it is only there to end a test."""
NOTICES_STAY = """(() => {
    const later = window.setTimeout;
    const isNotices = (ms) => ms >= 1500 && Math.abs(ms - 100 * Math.round(ms / 100)) < 0.5;
    window.setTimeout = (then, ms, ...more) => later(then, isNotices(ms) ? 15 * ms : ms, ...more);
})()"""
"""Notices, and buttons that ask back, go by themselves after seconds. A test on a busy machine may look later, so they
stay 15 times as long. All of them last a multiple of 100 milliseconds; when to connect again is random."""
WITNESS = """([name, selector]) => {
    const look = () => (window[name] ||= document.querySelector(selector) !== null);
    window[name] = false;
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""


def until(page: Page, is_so: Callable[[], object], what: str) -> None:
    """Waits for a condition, and lets the page go on meanwhile; fails with what was waited for."""
    for _ in looks(page):
        if is_so():
            return
    raise AssertionError(f"waited in vain for {what}")


def looks(page: Page) -> Iterator[None]:
    """Looks at a page again and again, as long as a test has patience."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(30)


def until_kept(page: Page, matches: int) -> None:
    """Waits until so many matches stand among somebody's own: the end of one is noted just after it was shown."""
    listed = "/api/mine/matches"
    until(page, lambda: len(page.request.get(listed).json()["matches"]) == matches, f"{matches} matches to be kept")


class Witness:
    """Notes from now on whether something has been on a page, however briefly; a new page forgets it."""

    def __init__(self, page: Page, selector: str) -> None:
        self._page, self._name = page, f"witness{abs(hash(selector))}"
        page.evaluate(WITNESS, [self._name, selector])

    def until_seen(self) -> None:
        self._page.wait_for_function("(name) => window[name]", arg=self._name)
