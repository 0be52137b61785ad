"""Every language says everything, with the same facts, and nothing that nobody says."""

from pathlib import Path

import pytest

from fivefold.core.counts import asked_of, count_list
from fivefold.core.discovery import games
from fivefold.core.drills import drills_of, title_of
from fivefold.core.lessons import lesson_of
from fivefold.core.options import describe
from fivefold.core.speech import ENGLISH, Reader, languages
from fivefold.translation.catalogues import folders, read
from fivefold.translation.checking import check, compare
from fivefold.translation.drafting import draft
from words.uses import uses


def catalogues() -> dict[str, list[Path]]:
    """The folders with words of each catalogue; a game has some in the package and some in the client."""
    found: dict[str, list[Path]] = {}
    for folder in folders():
        name = "web" if folder.parent.name == "src" else folder.parent.name
        found.setdefault(name, []).append(folder)
    return found


def english_keys(name: str) -> set[str]:
    return {f"{name}.{key}" for folder in catalogues()[name] for key in read(folder / "en.ftl").phrases}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_facts_and_terms(language: str) -> None:
    assert [Reader().say(wrong) for wrong in check(language)] == []


@pytest.mark.parametrize("name", catalogues())
def test_a_key_stands_in_one_file_only(name: str) -> None:
    keys = [key for folder in catalogues()[name] for key in read(folder / "en.ftl").phrases]
    assert len(keys) == len(set(keys))


def test_what_the_code_says_is_in_a_catalogue() -> None:
    known = {key for name in catalogues() for key in english_keys(name)}
    unknown = [(place, use.pattern) for place, use in uses(catalogues()) if not any(map(use.fullmatch, known))]
    assert unknown == []


@pytest.mark.parametrize("name", catalogues())
def test_what_is_in_a_catalogue_is_said(name: str) -> None:
    patterns = [use for _, use in uses([name])]
    implied = {"core.language", "core.locale", f"{name}.piece", f"{name}.daily-about", f"{name}.daily-reached"}
    implied |= {f"{name}.{key}" for folder in catalogues()[name] for key in read(folder / "en.ftl").references}
    implied |= {f"{name}.{key}" for key in ("option-call-seconds.about", "option-lag-credit-ms.about")}
    for game in games().values():
        implied |= {game.title.key, game.blurb.key}
        implied |= set(lesson.keys()) if (lesson := lesson_of(game)) else set()
        implied |= {title_of(drill, variant).key for drill in drills_of(game) for variant in ("", "about")}
        implied |= {told.key for info in count_list(game) for told in (info.title, info.about)}
        implied |= {told.key for one in asked_of(game) for told in (one.question, one.answer)}
        options = (*describe(game.options_type), *[one for info in count_list(game) for one in info.options])
        for option in options:
            implied |= {told.key for told in (option.title, option.about, *option.labels)}
    unused = [
        key for key in english_keys(name) - implied if not any(use.fullmatch(key) for use in patterns)
    ]  # fmt: skip
    assert sorted(unused) == []


ENGLISH_WORDS = """
-card = card
taken =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } one { -card }.
    .none = Nobody takes a thing.
"""
GERMAN_WORDS = """
-card = Karte
taken =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } eine { -card }.
    .none = Niemand nimmt etwas.
"""


@pytest.mark.parametrize(
    ("good", "bad", "trouble"),
    [
        ("    .none = Niemand nimmt etwas.\n", "", "taken.none is missing"),
        ("    .none", "    .some", "taken.some isn’t in the English file"),
        ("{ -card }", "Karte", "uses the term -card"),
        ("[you] Du nimmst\n       *[other] { $who } nimmt", "*[other] { $who } nimmt", "has a case [you] for $who"),
        ("Niemand nimmt", "{ $name } nimmt", "uses the variable $name"),
        ("Niemand nimmt etwas.", "Nobody takes a thing.", "taken.none is still in English"),
        ("eine { -card }", "eine { -card", "can’t parse this line"),
        ("-card = Karte\n", "", "has the term -card"),
    ],
)
def test_trouble_is_found(tmp_path: Path, good: str, bad: str, trouble: str) -> None:
    english, german = tmp_path / "en.ftl", tmp_path / "de.ftl"
    english.write_text(ENGLISH_WORDS, "utf-8")
    german.write_text(GERMAN_WORDS, "utf-8")
    assert list(compare("here", read(english), read(german))) == []
    assert good in GERMAN_WORDS
    german.write_text(GERMAN_WORDS.replace(good, bad), "utf-8")
    found = [Reader().say(wrong) for wrong in compare("here", read(english), read(german))]
    assert any(trouble in wrong for wrong in found), found


def test_facts_are_compared_with_those_of_the_messages_that_a_phrase_is_made_of(tmp_path: Path) -> None:
    """Also of messages in the file beside it."""
    english, german, rules = tmp_path / "en.ftl", tmp_path / "de.ftl", tmp_path / "rules.ftl"
    english.write_text("left = { cards } left here", "utf-8")
    german.write_text("left = Hier sind noch { $count } Karten", "utf-8")
    rules.write_text("cards = { $count } cards", "utf-8")
    beside = read(rules), read(rules)
    assert list(compare("here", read(english), read(german), beside=beside)) == []
    assert list(compare("here", read(english), read(german)))


def test_a_draft_has_what_is_missing_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH_WORDS, "utf-8")
    monkeypatch.setattr("fivefold.translation.drafting.folders", lambda: [tmp_path])
    assert draft("it") == [tmp_path / "it.ftl"]
    assert read(tmp_path / "it.ftl") == read(tmp_path / f"{ENGLISH}.ftl")
    (tmp_path / "it.ftl").write_text("-card = carta\n", "utf-8")
    draft("it")
    assert read(tmp_path / "it.ftl").terms == {"card": "carta"}
    assert read(tmp_path / "it.ftl").phrases == read(tmp_path / "en.ftl").phrases
    assert draft("it") == []
