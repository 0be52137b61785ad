"""Waits for what Playwright's own `expect` cannot see."""

import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

PATIENCE = 180_000
"""Milliseconds after which a test gives up waiting. The busiest machine takes less; it is only there to end a test."""


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
