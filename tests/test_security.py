"""The page about security names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAME = re.compile(r"`([a-z0-9_]+_[a-z0-9_]+)`")


def test_every_test_on_the_page_about_security_exists() -> None:
    named = set(NAME.findall((ROOT / "docs/security.md").read_text("utf-8"))) - {"test_"}
    texts = (file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    known = {name for text in texts for name in re.findall(r"def test_(\w+)\(", text)}
    assert len(named) > 50
    assert named - known == set()
