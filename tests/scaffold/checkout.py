"""Copies of the project in which games can be made, and programs that run there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHARED_TESTS = (
    "laws/test_laws.py",
    "playthroughs/test_playthroughs.py",
    "test_shape.py",
    "words/clauses.py",
    "words/test_rules.py",
)
"""The tests that look at every game there is."""


def copy_checkout(into: Path) -> Path:
    """Copy as much of the project as a new game needs, without the guide's own example game."""
    shutil.copytree(ROOT / "src", into / "src", ignore=shutil.ignore_patterns("__pycache__", "high_card"))
    (into / "web/src/games").mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", into)
    for name in SHARED_TESTS:
        (into / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / name, into / "tests" / name)
    return into


def copy_client(into: Path) -> None:
    """The sources of the client into such a copy, with what they are built with."""
    ignored = shutil.ignore_patterns("node_modules", "high_card")
    shutil.copytree(ROOT / "web", into / "web", ignore=ignored, dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs", into / "docs", ignore=shutil.ignore_patterns("pictures"))
    (into / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def run_python(folder: Path, *arguments: str, path: str = "src") -> "subprocess.CompletedProcess[str]":
    """Runs a Python in a folder, with a folder of it before all others to import from."""
    return subprocess.run(
        [sys.executable, "-B", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{folder / path}{os.pathsep}{ROOT / 'src'}", "COLUMNS": "120"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def python(folder: Path, *arguments: str, path: str = "src") -> str:
    """What such a Python prints; it must succeed."""
    done = run_python(folder, *arguments, path=path)
    assert done.returncode == 0, f"{arguments}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, to see that nothing has changed."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
