"""A game fresh from `fivefold new-game` has a board of its own, on which it can be played to the end."""

from collections.abc import Iterator
from pathlib import Path

import build_web
import pytest
from playwright.sync_api import Browser, expect

from fivefold.scaffold import new_game
from scaffold.checkout import copy_checkout, copy_client

from .conftest import DESKTOP, Server
from .waiting import PATIENCE


@pytest.fixture
def table(real: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of a copy of the project with one more game, whose client is built there."""
    copy = copy_checkout(tmp_path / "copy")
    copy_client(copy)
    new_game("Trial Balloon", copy)
    build_web.run_npm("run", "build", "--silent", folder=copy / "web")
    monkeypatch.setenv("PYTHONPATH", str(copy / "src"))
    (tmp_path / "server").mkdir()
    found = Server(tmp_path / "server")
    yield found
    found.kill()


def test_a_new_game_is_played_on_its_own_board(table: Server, chromium: Browser) -> None:
    context = chromium.new_context(viewport=DESKTOP, base_url=table.url, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.goto("/")
    expect(page.get_by_text("Trial Balloon").first).to_be_visible()
    room = {"game": "trial-balloon", "bots": "easy", "start": True}
    page.goto(f"/r/{page.request.post('/api/rooms', data=room).json()['code']}")
    hand = page.locator("button[data-card]")
    for left in (3, 2, 1):
        expect(hand).to_have_count(left)
        expect(hand.first).to_be_enabled()
        if left == 2:
            page.keyboard.press("1")
        else:
            hand.first.click()
    expect(page.locator(".result")).to_be_visible()
    page.goto("/rules/trial-balloon#TB-04")
    expect(page.locator("figure.position svg text").first).to_have_text("9")
    assert not trouble
    context.close()
