"""Draws the icons of the installed client, and photographs its first page, into web/public/app; needs Chromium.

python tools/app_pictures.py http://localhost:8000
"""

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

WEB = Path(__file__).parent.parent / "web"
APP = WEB / "public/app"
ICONS = {
    "icon-192.png": ("drawings/icon.svg", 192),
    "icon-512.png": ("drawings/icon.svg", 512),
    "maskable-512.png": ("drawings/maskable.svg", 512),
    "apple-touch-icon.png": ("drawings/maskable.svg", 180),
}
"""The drawing and the size of each icon."""
SCREENSHOTS: dict[str, ViewportSize] = {
    "wide.jpg": {"width": 1280, "height": 800},
    "narrow.jpg": {"width": 390, "height": 844},
}


def draw_icons(browser: Browser) -> None:
    for name, (drawing, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        svg = (WEB / drawing).read_text("utf-8")
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
        page.screenshot(path=APP / name, omit_background=True)
        page.close()
    shutil.copyfile(WEB / "drawings/icon.svg", APP / "icon.svg")


def photograph(browser: Browser, server: str) -> None:
    """Take pictures of the first page as a person sees it who comes for the first time."""
    for name, size in SCREENSHOTS.items():
        options: dict[str, Any] = {"viewport": size, "service_workers": "block", "reduced_motion": "reduce"}
        page = browser.new_context(**options).new_page()
        page.goto(server)
        page.locator(".tile").first.wait_for()
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=APP / name, type="jpeg", quality=72)
        page.context.close()


def main() -> None:
    APP.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        draw_icons(browser)
        if sys.argv[1:]:
            photograph(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
