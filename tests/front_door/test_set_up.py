"""`make` installs what is pinned, says so once, and does and says nothing when nothing has changed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import build_web
import pytest

ROOT = Path(__file__).parents[2]
FAKE_PIP = """
import json, pathlib, sys
with pathlib.Path("pip.log").open("a") as log:
    log.write(json.dumps(sys.argv[1:]) + "\\n")
sys.exit("no such version" if pathlib.Path("offline").exists() else 0)
"""
QUIETLY = ["install", "--quiet", "--disable-pip-version-check"]
PINNED = [*QUIETLY, "--require-hashes", "--no-build-isolation", "--use-pep517", "-r"]
PROJECT = [*QUIETLY, "--no-deps", "--no-build-isolation", "--editable", "."]


class Checkout:
    """A copy of what is set up with, whose pip only notes what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        for name in ("tools", "pins"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
        (site,) = (folder / ".venv").glob("[Ll]ib/**/site-packages")
        (site / "pip").mkdir()
        (site / "pip/__main__.py").write_text(FAKE_PIP, "utf-8")

    def set_up(self, what: str, **environment: str) -> tuple[str, list[list[str]]]:
        """What it prints, and what is asked of pip."""
        log = self.folder / "pip.log"
        log.unlink(missing_ok=True)
        done = subprocess.run(
            [sys.executable, "tools/setup.py", what],
            cwd=self.folder,
            env={**os.environ, **environment},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        asked = log.read_text("utf-8").splitlines() if log.exists() else []
        return done.stdout + done.stderr, [json.loads(line) for line in asked]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "a b" / "ü")


def test_what_is_installed_is_pinned_and_it_is_said_once(checkout: Checkout) -> None:
    message, asked = checkout.set_up("test")
    assert message == "Installing what is needed ...\n"
    assert asked == [[*PINNED, "pins/build.txt"], [*PINNED, "pins/test.txt"], PROJECT]


def test_the_second_time_there_is_nothing_to_do_or_say(checkout: Checkout) -> None:
    checkout.set_up("test")
    assert checkout.set_up("test") == ("", [])
    assert checkout.set_up("play") == ("", []), "who can test can play"
    assert checkout.set_up("docs")[1] == [[*PINNED, "pins/build.txt"], [*PINNED, "pins/docs.txt"], PROJECT]


@pytest.mark.parametrize("name", ["pins/build.txt", "pins/play.txt", "pins/test.txt", "pyproject.toml"])
def test_a_change_is_installed(checkout: Checkout, name: str) -> None:
    checkout.set_up("test")
    with (checkout.folder / name).open("a") as file:
        file.write("# changed\n")
    assert len(checkout.set_up("test")[1]) == 3
    assert checkout.set_up("test") == ("", [])


def test_what_failed_is_tried_again_the_next_time(checkout: Checkout) -> None:
    (checkout.folder / "offline").touch()
    message, asked = checkout.set_up("play")
    assert message.endswith("no such version\nfivefold: the installation failed; the lines above say why.\n")
    assert len(asked) == 1
    (checkout.folder / "offline").unlink()
    assert len(checkout.set_up("play")[1]) == 3


@pytest.mark.parametrize("has_manager", [False, True])
def test_browsers_that_cannot_be_had_are_told_in_one_loud_line(checkout: Checkout, *, has_manager: bool) -> None:
    checkout.set_up("test")
    programs = checkout.folder / "programs"
    programs.mkdir()
    if has_manager:
        for name in ("apt-get", "sudo"):
            (programs / name).write_text("#!/bin/sh\n[ $2 = true ]\n", "utf-8")
            (programs / name).chmod(0o755)
    (checkout.folder / "tests/browser").mkdir(parents=True)
    message, asked = checkout.set_up("test", PATH=str(programs))
    tried = ["Installing Chromium, Firefox, WebKit for the browser tests ..."] if has_manager else []
    lines = [line for line in message.splitlines() if line]
    assert lines[:-1] == tried
    assert lines[-1].startswith("*** TESTS IN CHROMIUM, FIREFOX, WEBKIT ARE SKIPPED: ")
    assert asked == []


def test_what_npm_leaves_behind_is_no_reason_to_build_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "WEB", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src/main.ts").write_text("play()\n", "utf-8")
    before = build_web.fingerprint()
    (tmp_path / "node_modules/.vite").mkdir(parents=True)
    (tmp_path / "node_modules/.vite/results.json").write_text("{}", "utf-8")
    assert build_web.fingerprint() == before
    (tmp_path / "src/main.ts").write_text("rest()\n", "utf-8")
    assert build_web.fingerprint() != before
