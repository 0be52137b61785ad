"""A room knows no clock, no socket, no file and no luck but what it is given."""

import ast
from pathlib import Path

import pytest

import fivefold.rooms

FILES = sorted(Path(fivefold.rooms.__file__).parent.glob("*.py"))
ALLOWED = {"collections", "contextlib", "functools", "msgspec", "re", "typing", "unicodedata", "fivefold"}
INSIDE = {"bots", "core", "games", "rooms", "pieces"}


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_host_imports_nothing_that_waits_reads_or_draws(file: Path) -> None:
    names = imported(file)
    assert {name.partition(".")[0] for name in names} <= ALLOWED
    assert {name.split(".")[1] for name in names if name.startswith("fivefold.")} <= INSIDE


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_host_awaits_nothing(file: Path) -> None:
    waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    assert not [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, waits)]
