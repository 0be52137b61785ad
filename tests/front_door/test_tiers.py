"""Every test belongs to one tier, `make` runs the tiers, and CI runs them in a folder whose path has a space."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.fixture
def server(real): pass

def test_plain(): pass
@pytest.mark.integration
def test_slow(): pass
def test_with_a_server(server): pass
@pytest.mark.real
def test_that_starts_one_itself(): pass
@pytest.mark.smoke
def test_the_server_works(server): pass
@pytest.mark.soak
def test_a_thousand(): pass
@pytest.mark.soak
def test_a_thousand_with_a_server(server): pass
@pytest.mark.parametrize("kind", ["one", pytest.param("other", marks=pytest.mark.smoke)])
def test_both(kind, server): pass
"""
CHOSEN = {
    "python": ["plain", "the_server_works", "both[other]"],
    "integration": ["slow", "with_a_server", "that_starts_one_itself", "both[one]"],
    "soak": ["a_thousand", "a_thousand_with_a_server"],
}


def dry_run(target: str, folder: Path = ROOT) -> str:
    return subprocess.run(
        ["make", "--no-print-directory", "-n", target], cwd=folder, capture_output=True, encoding="utf-8", check=True
    ).stdout  # fmt: skip


@pytest.mark.parametrize("tier", CHOSEN)
def test_every_test_belongs_to_one_tier(tier: str, tmp_path: Path) -> None:
    """What `make` chooses by marks, among tests of all kinds."""
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "tests")
    (tmp_path / "tests/test_all.py").write_text(TESTS, "utf-8")
    words = next(shlex.split(line) for line in dry_run(tier).splitlines() if "pytest" in line)
    marks = words[max(place for place, word in enumerate(words) if word == "-m") + 1]
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-m", marks]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert re.findall(r"::test_(\S+)", done.stdout) == CHOSEN[tier], done.stdout


def test_make_runs_the_parts_of_make_test_and_nothing_else() -> None:
    message = dry_run("test")
    parts = ("ruff check", "ruff format", "lint-imports", "mypy", "basedpyright", "pytest", "build_web.py test")
    places = [message.index(part) for part in parts]
    assert places == sorted(places)
    assert message.count("pytest") == 2, "all tests, and those with JAX in a process of their own"


def test_no_command_of_make_names_the_folder(tmp_path: Path) -> None:
    """So that its path may have any letters."""
    folder = tmp_path / "a b" / "ü"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    for target in ("test", "integration", "soak", "docs", "play"):
        assert "a b" not in dry_run(target, folder)


MAKE = """#!/bin/sh
pwd >> "$NOTES"
echo "$@" >> "$NOTES"
test -f .git/HEAD && test ! -e .venv || exit 9
[ "$1" != "$BROKEN" ]
"""


@pytest.mark.parametrize("broken", ["", "test", "integration"])
def test_ci_runs_in_a_folder_with_a_space_and_leaves_nothing_behind(broken: str, tmp_path: Path) -> None:
    clone, programs, temporary, notes = (tmp_path / name for name in ("clone", "programs", "temporary", "notes"))
    for folder in (clone / ".git", clone / ".venv", clone / ".ci", programs, temporary):
        folder.mkdir(parents=True)
    (clone / ".git/HEAD").touch()
    shutil.copy(ROOT / ".ci/run", clone / ".ci")
    (programs / "make").write_text(MAKE, "utf-8")
    (programs / "make").chmod(0o755)
    around = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "TMPDIR": str(temporary)}
    done = subprocess.run(
        ["bash", ".ci/run"], cwd=clone, env={**os.environ, **around, "NOTES": str(notes), "BROKEN": broken}, check=False
    )
    assert done.returncode == (1 if broken else 0)
    place, *_ = lines = notes.read_text("utf-8").splitlines()
    assert place.startswith(str(temporary))
    assert place.endswith("/a b/ü")
    assert lines == [place, "test"] if broken == "test" else [place, "test", place, "integration"]
    assert list(temporary.iterdir()) == []
