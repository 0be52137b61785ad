"""Renders web/public/card.png, the picture of link previews, from web/drawings/card.svg; needs Chromium.

python tools/link_card.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
SIZE = {"width": 1200, "height": 630}


def main() -> None:
    drawing = (WEB / "drawings/card.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        page.set_content(f"<body style='margin:0'>{drawing}")
        page.screenshot(path=WEB / "public/card.png")
        browser.close()


if __name__ == "__main__":
    main()
