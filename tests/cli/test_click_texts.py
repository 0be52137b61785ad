"""What click says itself is in the catalogues, in every language."""

import ast
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from fivefold.cli import cli
from fivefold.cli.click_texts import KEYS
from fivefold.core.speech import languages

NEVER_SHOWN = re.compile(
    r"deprecated|declaration|defined twice|same flag|start character|[Ss]hell completion|Bash|Windows|[Ee]ditor"
    r"|stream|colou?r|UUID|format|Press|continue|prompting|%\(prog\)s|iterable|dynamic|^d$|^Choice\(|Missing parameter"
    r"|Missing \{"
    r"|takes \{nargs\}|Name '|No options defined|^(file|directory|path)$|extra\["
)
"""Errors of programmers, and functions of click that this program does not use."""


def sentences() -> set[str]:
    """Return the sentences that click looks up."""
    found: set[str] = set()
    for module in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="_" | "ngettext"), args=[ast.Constant(value=str(sentence)), *_]):
                    found.add(sentence)
                case _:
                    pass
    return found


def test_every_sentence_of_click_has_a_message() -> None:
    assert {one for one in sentences() if not NEVER_SHOWN.search(one)} == KEYS.keys() - {"required"}


def typed(language: str, *words: str) -> str:
    result = CliRunner().invoke(cli, ["--language", language, *words])
    assert result.exit_code in (0, 2), result.output
    return " ".join(result.output.split())


WRONG = (
    ("play", "--seed", "x"),
    ("play", "--seed", "-1"),
    ("play", "--nonsense"),
    ("play", "--seed"),
    ("practice",),
    ("verify", "nowhere.fivefold"),
    ("verify", "."),
    ("print", "set", "--paper", "a9"),
    ("odds", "chess"),
    ("games", "extra"),
    ("people",),
)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_errors_are_in_the_language_of_the_reader(words: tuple[str, ...]) -> None:
    said = {language: typed(language, *words) for language in languages()}
    assert len(set(said.values())) == len(said)
    for language, text in said.items():
        assert "'" not in text, text
        if language != "en":
            assert not re.search(r"Usage|Invalid|Missing|Unknown|No such|does|Try|COMMAND\b|GAME|Run ", text), text


@pytest.mark.parametrize(
    ("language", "words", "text"),
    [
        ("de", ("play", "--seed", "x"), "Ungültiger Wert für --seed: „x“ ist keine Zahl."),
        ("fr", ("practice",), "Erreur : Il manque l’argument JEU."),
        ("es", ("play", "--help"), "Uso: cli play [OPCIONES] [JUEGO]"),
        ("de", ("--help",), "Aufruf: cli [OPTIONEN] [BEFEHL] [ARGUMENTE]..."),
        ("fr", ("play", "--help"), "Options :"),
        ("en", ("play", "--nonsense"), "Error: Unknown option --nonsense."),
    ],
)
def test_click_speaks_the_language_of_the_reader(language: str, words: tuple[str, ...], text: str) -> None:
    assert text in typed(language, *words)
