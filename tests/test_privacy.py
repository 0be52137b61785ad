"""The page about privacy names everything that is kept: tables of the store, cookies, and keys in a browser."""

import re
from collections.abc import Iterable
from pathlib import Path

from fivefold.server.store.schema import SCHEMA, upgrade

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/privacy.md").read_text("utf-8")
CLIENT = [path for folder in ("web/src", "web/offline") for path in (ROOT / folder).rglob("*")]
KEYS = re.compile(r"""["'`]((?:fivefold[. ]|[a-z-]+\.)[^"'`$\s]*)""")
STORES = re.compile(r"\b(localStorage|sessionStorage)\.(get|set|remove)Item\b|indexedDB\.open|caches\.open")
NOT_KEPT = {"fivefold.", "fivefold.zip", "fivefold verify", "fivefold.local.tabs", "fivefold.local.tabs.Tabs"}
"""Names that begin like a key: what all keys begin with, a download, a command, and a module of Python."""


def named(heading: str, column: str) -> set[str]:
    """Return the names in the first column of a table of the page."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    table = section.split(f"| {column} |")[1].split("\n\n")[0]
    return {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)}


def must_be(what: str, where: str, kept: Iterable[str], told: Iterable[str], also: str) -> None:
    missing, gone = sorted(set(kept) - set(told)), sorted(set(told) - set(kept))
    assert not missing, (
        f"docs/privacy.md, “{where}”: add a row for the {what} {', '.join(f'`{name}`' for name in missing)}. {also}"
    )
    assert not gone, f"docs/privacy.md, “{where}”: {', '.join(gone)} is not kept any more; remove it from its row."


def test_every_table_is_on_the_page() -> None:
    steps = "\n".join(upgrade(0, "BYTEA", 0))
    assert SCHEMA > 1
    tables = set(re.findall(r"CREATE TABLE (\w+)", steps)) - set(re.findall(r"DROP TABLE (\w+)", steps))
    also = (
        "Say what is in it, for how long (Sweeper in server/store/sweep.py must delete it then), and how a person gets"
        " and deletes it: extend `export`, `PersonalData` and `forget` in server/store/personal.py, and merging.py."
    )
    must_be("table", "In the database", tables, named("In the database", "table"), also)


def test_every_cookie_is_on_the_page() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "src/fivefold/server").rglob("*.py")]
    cookies = {name for text in texts for name in re.findall(r'^COOKIE = "(.+)"', text, re.MULTILINE)}
    made = sum(text.count("Cookie(\n") + len(re.findall(r"\bCookie\(COOKIE", text)) for text in texts)
    assert made <= 2 * len(cookies), "a cookie has a name of its own: COOKIE = ..."
    also = "Say what is in it, and for how long."
    must_be("cookie", "In your browser", cookies, named("In your browser", "cookie"), also)
    scripts = [path for path in CLIENT if path.suffix in {".ts", ".svelte"}]
    assert [path.name for path in scripts if "document.cookie" in path.read_text("utf-8")] == []


def test_every_key_in_the_browser_is_on_the_page() -> None:
    kept: set[str] = set()
    for path in CLIENT:
        if path.suffix in {".ts", ".svelte"}:
            text = path.read_text("utf-8")
            found = {name for name in KEYS.findall(text) if name.startswith("fivefold")}
            if STORES.search(text) and not found:
                found = {name for name in KEYS.findall(text) if name.endswith(".")}
                assert found or path.name in {"values.ts", "progress.svelte.ts"}, f"{path.name}: what are its keys?"
            kept |= found
    also = "Say what is in it. Leave.svelte deletes keys that begin with `fivefold.`."
    kept = {name if name != "fivefold" else "fivefold " for name in kept - NOT_KEPT}
    must_be("key", "In your browser", kept, named("In your browser", "key"), also)
