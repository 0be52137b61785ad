"""The rules are the same in every language: clause by clause, with the same numbers and the same options and cards."""

import re
from pathlib import Path

import pytest

from fivefold.core.speech import languages

GAMES = Path(__file__).parents[2] / "src" / "fivefold" / "games"
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*(.*(?:\n  .*)*)", re.MULTILINE)


def clauses(path: Path) -> dict[str, set[str]]:
    """The clauses of a page of rules, each with what stands in it in notation."""
    return {number: set(re.findall(r"`[^`]+`", text)) for number, text in CLAUSE.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("game", sorted(folder for folder in GAMES.iterdir() if (folder / "words").is_dir()))
def test_the_rules_have_the_same_clauses(game: Path, language: str) -> None:
    english = clauses(game / "RULES.md")
    assert english
    assert clauses(game / f"RULES.{language}.md") == english
