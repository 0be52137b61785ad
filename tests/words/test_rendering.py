"""Every message reads well with every number and with one name or several."""

from pathlib import Path

import pytest

from fivefold.core.speech import languages
from fivefold.translation.catalogues import WEB, read
from words.rendering import bundle, counted, faults, faults_of

COUNTED = """
known = { $cards ->
    [one] a
   *[other] b
 }{ $points ->
    [one] a
   *[other] b
 }
"""


@pytest.mark.parametrize("language", languages())
def test_numbers_have_plural_forms(language: str) -> None:
    assert list(faults(language)) == []


def test_numbers_are_known_by_their_plural_forms() -> None:
    assert {"done", "matches", "free"} <= counted(WEB / "words")
    assert not {"who", "name", "winners-are", "level"} & counted(WEB / "words")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = { $cards } cards"),
        ("de", "x = { $cards } Karten"),
        ("fr", "x = { $cards } terminées"),
        ("fr", "x = { $cards } sur { $points } terminées"),
        ("es", "x = Te quedan { $cards } por jugar"),
        ("de", "x = { $cards } von { $points } wählen noch"),
        ("en", "x = { $cards ->\n    [one] one card\n   *[other] { $points } cards\n }"),
    ],
)
def test_numbers_without_plural_forms_are_found(language: str, text: str, tmp_path: Path) -> None:
    (tmp_path / f"{language}.ftl").write_text(f"{text}\n{COUNTED}", "utf-8")
    catalogue = read(tmp_path / f"{language}.ftl")
    assert list(faults_of("here", catalogue, bundle(tmp_path, language), tmp_path, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = { $cards ->\n    [one] { $cards } card\n   *[other] { $cards } cards\n }"),
        ("en", "x = { $cards } of { $points } correct, { $who }"),
        ("fr", "x = { $cards ->\n    [one] { $cards } carte\n   *[other] { $cards } cartes\n } sur { $points }"),
    ],
)
def test_plural_forms_are_not_found(language: str, text: str, tmp_path: Path) -> None:
    (tmp_path / f"{language}.ftl").write_text(f"{text}\n{COUNTED}", "utf-8")
    catalogue = read(tmp_path / f"{language}.ftl")
    assert list(faults_of("here", catalogue, bundle(tmp_path, language), tmp_path, language)) == []
