"""Writes the tables of house rules in docs/house-rules.md from the options of every game.

python tools/house_rules.py
"""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import fivefold as ff
from fivefold.core.discovery import find_game
from fivefold.core.options import Option, OptionValue, describe
from fivefold.core.speech import Reader

PAGE = Path(__file__).parent.parent / "docs" / "house-rules.md"
TABLES = re.compile(r"(?<=<!-- tables -->\n).*(?=<!-- end -->)", re.DOTALL)
SAY = Reader("en").say
TODAY = "today"


def folder(slug: str) -> str:
    """Return the name of the package in which a game is."""
    return find_game(slug).__module__.split(".")[2]


def values(option: Option) -> str:
    """Return the values that an option can have."""
    if option.least is not None:
        return f"{option.least} to {option.most}"
    if option.default == TODAY:
        return "a date, such as `2026-03-14`"
    choices = ", ".join(f"`{_spelled(choice)}`" for choice in option.choices)
    return " or ".join(filter(None, [choices, "a text" if option.pattern else ""]))


def rows(slugs: list[str]) -> Iterator[str]:
    """Yield the lines of a table, one for each option of some games."""
    found: dict[str, list[str]] = {}
    for slug in slugs:
        for option in describe(find_game(slug).options_type, TODAY):
            about = f"{SAY(option.title)}. {SAY(option.about)}"
            default = TODAY if option.default == TODAY else f"`{_spelled(option.default)}`"
            row = f"| `{option.name}` | {about} | {values(option)} | {default} |"
            found.setdefault(row, []).append(f"`{slug}`")
    yield from (f"{row} {', '.join(games)} |" for row, games in found.items())


def tables() -> str:
    """Return the tables of all games."""
    parts = list[str]()
    for _, slugs in groupby(sorted(ff.games(), key=lambda slug: (folder(slug), len(slug))), folder):
        names = list(slugs)
        head = ["| option | what it changes | values | default | games |", "|---|---|---|---|---|"]
        parts.append("\n".join([f"## {SAY(find_game(names[0]).title)}", "", *head, *rows(names), ""]))
    return "\n".join(["", *parts, ""])


def page(text: str) -> str:
    """Return the page with the tables as they are now."""
    return TABLES.sub(lambda _: tables(), text)


def _spelled(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
