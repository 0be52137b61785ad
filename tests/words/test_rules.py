"""The rules: alike in every language, with pictures that are positions, and a clause behind all that is said."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

import fivefold
from fivefold.core.discovery import find_game
from fivefold.core.position import read_position
from fivefold.core.rulebook import Picture, load_rulebook, read_rulebook
from fivefold.core.speech import languages
from words.clauses import refused, told

GAMES = Path(__file__).parents[2] / "src" / "fivefold" / "games"
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*(.*(?:\n  .*)*)", re.MULTILINE)
EVERY = sorted(folder for folder in GAMES.iterdir() if (folder / "words").is_dir())
OTHERS = [language for language in languages() if language != "en"]
WITHIN = {
    *("fault", "measured", "press", "readied", "time-up", "spot", "play", "gain", "moved-step", "lying", "shown"),
    *("each-laid", "each-points", "round-points", "solver-grid"),
}
"""What is said within other sentences, or about the table rather than the game."""


def page(game: Path, language: str) -> str:
    return (game / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text("utf-8")


def clauses(text: str) -> dict[str, set[str]]:
    """The clauses of a page of rules, each with what stands in it in notation."""
    return {number: set(re.findall(r"`[^`]+`", words)) for number, words in CLAUSE.findall(text)}


HOUSE_RULE = {
    "en": re.compile(r"[Hh]ouse rule, ([^(:.]+)"),
    "de": re.compile(r"[Hh]ausregel „([^“]+)“"),
    "fr": re.compile(r"[Rr]ègle maison «\s*([^»]+?)\s*»"),
    "es": re.compile(r"[Rr]egla de la casa «([^»]+)»"),
}
"""How a page of rules names a house rule."""


def sections(text: str) -> list[str]:
    """Its sections, but for those which only programs need: they are there in English alone."""
    return re.split(r"^## ", re.split(r"^## Refusals", text, flags=re.MULTILINE)[0], flags=re.MULTILINE)[1:]


def shape(path: Path) -> list[str]:
    """How a page is built: its headings, the kinds of its lists, what is to be tried, and every number."""
    text = path.read_text("utf-8")
    lines = re.findall(r"^(#+ |- |\d+\. (?:\*\d+)?|```try .*)", text, re.MULTILINE)
    return [*lines, *re.findall(r"\d+(?: [·/=] \d+)+", text)]


@pytest.mark.parametrize("language", OTHERS)
def test_what_teachers_read_is_built_alike_in_every_language(language: str) -> None:
    docs = GAMES.parents[2] / "docs"
    assert shape(docs / f"teaching.{language}.md") == shape(docs / "teaching.md")
    assert "```try third" in shape(docs / "teaching.md")


def minute(text: str) -> list[str]:
    """The points of the short version, which is the first section."""
    points = re.findall(r"^(\d+)\. (.*(?:\n   .*)*)", sections(text)[0], re.MULTILINE)
    assert [int(number) for number, _ in points] == list(range(1, len(points) + 1))
    return [" ".join(words.split()) for _, words in points]


def pictures(game: Path, language: str) -> tuple[Picture, ...]:
    return read_rulebook(page(game, language), "").pictures


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_the_rules_have_the_same_clauses(game: Path, language: str) -> None:
    english = clauses(page(game, "en"))
    assert english
    assert clauses(page(game, language)) == english
    assert len(sections(page(game, language))) == len(sections(page(game, "en")))


@pytest.mark.parametrize("language", OTHERS)
def test_what_all_daily_puzzles_share_has_the_same_clauses(language: str) -> None:
    pages = GAMES.parent / "pieces" / "rules"
    english = clauses((pages / "daily.md").read_text("utf-8"))
    assert clauses((pages / f"daily.{language}.md").read_text("utf-8")) == english
    assert list(english) == [f"DAY-{number:02}" for number in range(1, 6)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_every_clause_that_a_clause_names_is_on_the_page_or_in_another_game(game: Path, language: str) -> None:
    book = load_rulebook(f"fivefold.games.{game.name}", language)
    known = {number for other in EVERY for number in load_rulebook(f"fivefold.games.{other.name}").clauses}
    named = {number for text in book.clauses.values() for number in re.findall(r"\b[A-Z]+-\d\d\b", text)}
    assert {number for number in named - known if not number.startswith("DICE-")} == set()
    daily = {number for number in named if number.startswith("DAY-")}
    assert daily <= set(book.clauses), "it links to the page with what all puzzles share"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_the_rules_have_no_names_that_only_programs_use(game: Path, language: str) -> None:
    """Games and house rules as programs write them are in docs/house-rules.md."""
    slugs = set(fivefold.games())
    options = {field.name for slug in slugs for field in fields(find_game(slug).options_type)}
    written = re.findall(r"`([a-z_-]+)[`:=]", page(game, language).partition("## Refusals")[0])
    assert set(written) & (slugs | options) == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_a_house_rule_has_one_name(game: Path, language: str) -> None:
    """The name in the rules is the one that people see where they choose it."""
    words = [folder / "words" / f"{language}.ftl" for folder in (game, GAMES.parent / "pieces")]
    titles = {
        name for path in words for name in re.findall(r"^option-\S+ = (.+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = {" ".join(name.split()) for name in HOUSE_RULE[language].findall(page(game, language))}
    assert {name.casefold() for name in named} - {title.casefold() for title in titles} == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_the_short_version_is_short_and_has_the_same_points(game: Path, language: str) -> None:
    points = minute(page(game, language))
    assert [set(re.findall(r"`[^`]+`", point)) for point in points] == [
        set(re.findall(r"`[^`]+`", point)) for point in minute(page(game, "en"))
    ]
    assert 3 <= len(points) <= 7
    assert sum(len(point.split()) for point in points) <= 170, "that takes longer than a minute"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_pictures_are_positions_and_the_same_in_every_language(game: Path, language: str) -> None:
    found = pictures(game, language)
    assert len(found) == page(game, language).count("```position"), "each has its words below it"
    assert [picture[:2] for picture in found] == [picture[:2] for picture in pictures(game, "en")]
    for slug, position, _ in found:
        read_position(find_game(slug)(), position)
    if language != "en":
        assert not {picture.caption for picture in found} & {picture.caption for picture in pictures(game, "en")}


def test_every_game_of_ours_has_pictures() -> None:
    assert [game.name for game in EVERY if len(pictures(game, "en")) < 2] == []


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_every_refusal_and_everything_told_names_its_clauses(game: Path) -> None:
    book = load_rulebook(f"fivefold.games.{game.name}")
    assert refused(game) - set(book.reasons) == set()
    named = {name.partition(".")[0] for name in book.reasons}
    missing = {name for name in told(game) - WITHIN if not any(other.startswith(name) for other in named)}
    assert missing == set()
    assert "score" in book.reasons
    for name, numbers in book.reasons.items():
        assert numbers, f"{name} names no clause"
        assert set(numbers) <= set(book.clauses), name


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_what_names_its_clauses_is_said(game: Path) -> None:
    """A row for what nobody says any more would stay for ever."""
    ours = game.name, "pieces", "core"
    texts = [path for name in ours for path in GAMES.parent.glob(f"**/{name}/words/en.ftl")]
    message = {name for path in texts for name in re.findall(r"^([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)}
    rows = {name.partition(".")[0] for name in read_rulebook(page(game, "en"), page(game, "en")).reasons}
    assert rows - message - {"score"} == set()
