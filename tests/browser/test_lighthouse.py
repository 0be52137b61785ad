"""Lighthouse on the first page, of a server and of the site without one.

It simulates a phone and its network. How fast that is depends on this machine too, so what a machine cannot change is
looked at in every run, and the whole performance in the soak, on a machine that is idle.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import build_web
import pytest

from browser.conftest import CHROMIUM, Server
from browser.static_site import Site

HERE = Path(__file__).parent / "lighthouse"
HOME = build_web.ROOT / "build" / "lighthouse"
FLAGS = "--headless=new --no-sandbox --disable-gpu"
LEAST = 0.95


@pytest.fixture(scope="module")
def lighthouse(real: None) -> Path:
    """The program in the version of its lock file, in a folder of its own, where it is installed once."""
    if CHROMIUM is None:
        pytest.skip("NO BROWSER: get one with apt install chromium")
    program = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    lock = HOME / "package-lock.json"
    if not program.exists() or lock.read_bytes() != (HERE / lock.name).read_bytes():
        shutil.rmtree(HOME, ignore_errors=True)
        shutil.copytree(HERE, HOME)
        build_web.run_npm("ci", "--ignore-scripts", "--loglevel=error", folder=HOME)
    return program


@pytest.fixture(params=["server", "site"])
def report(lighthouse: Path, request: pytest.FixtureRequest) -> dict[str, Any]:
    """The report on the first page."""
    place: Server | Site = request.getfixturevalue(request.param)
    node, env = build_web.node()
    command = [node, str(lighthouse), place.url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command += ["--no-enable-error-reporting", "--only-categories=accessibility,best-practices,performance"]
    env = {**env, "CHROME_PATH": str(CHROMIUM)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def faults(report: dict[str, Any], category: str) -> list[str]:
    """What costs points in a category."""
    weighty = [one["id"] for one in report["categories"][category]["auditRefs"] if one["weight"]]
    scores = {name: report["audits"][name]["score"] for name in weighty}
    return [f"{name}: {score}" for name, score in scores.items() if score is not None and score < LEAST]


def test_the_first_page_is_accessible_and_well_made(report: dict[str, Any]) -> None:
    for category in ("accessibility", "best-practices"):
        assert report["categories"][category]["score"] >= LEAST, faults(report, category)
    assert report["audits"]["cumulative-layout-shift"]["score"] >= LEAST, "the page jumps while it loads"


@pytest.mark.soak
def test_the_first_page_is_fast(report: dict[str, Any]) -> None:
    assert report["categories"]["performance"]["score"] >= LEAST, faults(report, "performance")
