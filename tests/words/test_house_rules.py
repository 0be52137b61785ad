"""The page of house rules has every option of every game."""

import re

from house_rules import PAGE, page, tables

import fivefold
from fivefold.core.options import describe


def test_the_page_of_house_rules_is_current() -> None:
    """Run `python tools/house_rules.py` after a change to options or to the English of their catalogues."""
    assert page(PAGE.read_text("utf-8")) == PAGE.read_text("utf-8")


def test_every_game_has_its_options_there() -> None:
    named = set(re.findall(r"`([a-z-]+)`(?:,| \|$)", tables(), re.MULTILINE))
    assert {slug for slug, game in fivefold.games().items() if describe(game.options_type)} <= named


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(compile(example, PAGE.name, "exec"), scope)
    table = scope["table"]
    assert isinstance(table, fivefold.Table)
    assert table.game.options.turn_seconds == 30
