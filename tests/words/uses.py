"""Where the code says something: every key that stands in Python, TypeScript or Svelte, as a pattern."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = (
    *(ROOT / "src" / "fivefold").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "web" / "src").rglob("*.ts"),
)
_PLACEHOLDER = re.compile(r"\$?\{[^{}]*\}")


def uses(catalogues: Iterable[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Where a key of one of these catalogues stands, and what it matches: what is filled in may be anything."""
    names = "|".join(sorted(catalogues))
    literal = re.compile(rf"""["'`]((?:{names})\.(?:[a-z0-9.-]|\$?{{[^{{}}\n]*}})+)["'`]""")
    for path in SOURCES:
        for found in literal.finditer(path.read_text("utf-8")):
            if found[1].endswith((".ts", ".json")):  # the name of a file
                continue
            parts = _PLACEHOLDER.split(found[1])
            yield path.relative_to(ROOT).as_posix(), re.compile("[a-z0-9-]+".join(map(re.escape, parts)))
