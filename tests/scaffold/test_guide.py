"""docs/adding-a-game.md is true: its commands and programs run as they stand there."""

import inspect
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.core.discovery import GROUP
from fivefold.testing import check

from .checkout import ROOT, copy_checkout, python

GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCKS if kind == language]


@pytest.mark.integration
def test_every_command_and_program_runs(tmp_path: Path) -> None:
    """In the order of the guide, in a copy of the project; nobody types anything."""
    copy = copy_checkout(tmp_path)
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    programs = {"fivefold": ("-m", "fivefold"), "python": ()}
    for program, *arguments in commands:
        python(copy, *programs[program], *arguments)
    message = python(copy, "-c", "\n".join(blocks("python")))
    assert re.search(r"^The clock plays c\d+ for Bo\.$", message, re.MULTILINE)
    write_lesson(copy / "src/fivefold/games/high_card")
    law = (
        "import fivefold as ff; from fivefold.testing import check_lesson; print(check_lesson(ff.games()['high-card']))"
    )
    assert python(copy, "-c", law).strip() == "2", "both cards were tried"


def write_lesson(folder: Path) -> None:
    """The lesson of the guide, with its words, where the guide says that they belong."""
    (program,) = (block for block in blocks("python") if "Lesson(" in block)
    steps, _, _ = program.partition("table = ")
    (folder / "lessons.py").write_text(f'"""High Card, learned."""\n\n{steps}LESSONS = (lesson,)\n', "utf-8")
    (words,) = blocks("ftl")
    for file in (folder / "words").iterdir():
        file.write_text(f"{file.read_text('utf-8')}\n{words}", "utf-8")


def test_every_block_is_tried_out() -> None:
    assert {kind for kind, _ in BLOCKS} == {"sh", "python", "toml", "ftl"}
    (entry,) = map(tomllib.loads, blocks("toml"))
    assert list(entry["project"]["entry-points"]) == [GROUP]


def test_every_law_is_explained() -> None:
    laws = check(ff.games()["set"], matches=1, looks=2).laws
    (table,) = re.findall(r"^\| law \|.*?\n\n", GUIDE, re.MULTILINE | re.DOTALL)
    named = {law for row in table.split("\n")[2:-2] for law in re.split(r"; ", row.split("|")[1].strip())}
    assert named == set(laws)


def test_every_method_is_explained() -> None:
    methods = {name for name, _ in inspect.getmembers(ff.Game, inspect.isfunction) if not name.startswith("_")}
    assert methods <= set(re.findall(r"`(\w+)\(", GUIDE))


def test_every_file_it_names_is_written() -> None:
    templates = {path.name.removesuffix(".txt") for path in (ROOT / "src/fivefold/scaffold/game").iterdir()}
    named = "".join(re.findall(r"^\| (`[^|]+`) \|", GUIDE, re.MULTILINE))
    assert templates <= set(re.findall(r"`([\w.]+)`", named))
