"""Lighthouse on the first page, of a server and of the site without one.

It simulates a phone and its network. How long the page blocks fingers it measures on this machine, and so how busy that
is: this one figure is left out of the performance, and of the others the best of a few runs counts.
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
CATEGORIES = ("accessibility", "best-practices", "performance")
MEASURED_HERE = "total-blocking-time"
LEAST = 0.95
RUNS = 5
USUAL, DESKTOP = 4.0, 1500
"""How many times slower a simulated phone is than this machine, and the speed of the machine for which that holds."""


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


def look(program: Path, url: str, slower: float) -> dict[str, Any]:
    """Return the report on a page."""
    node, env = build_web.node()
    command = [node, str(program), url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command += ["--no-enable-error-reporting", f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--throttling.cpuSlowdownMultiplier={slower}"]
    env = {**env, "CHROME_PATH": str(CHROMIUM)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def weights(report: dict[str, Any], category: str) -> dict[str, float]:
    """How much each audit that applies counts in a category."""
    found = {one["id"]: float(one["weight"]) for one in report["categories"][category]["auditRefs"]}
    scored = {name for name, audit in report["audits"].items() if audit["score"] is not None}
    return {name: weight for name, weight in found.items() if weight and name in scored and name != MEASURED_HERE}


@pytest.mark.parametrize("which", ["server", "site"])
def test_the_first_page_has_at_least_95_of_100(which: str, lighthouse: Path, request: pytest.FixtureRequest) -> None:
    place: Server | Site = request.getfixturevalue(which)
    best: dict[str, float] = {}
    figures: dict[str, float] = {}
    slower = USUAL
    for _ in range(RUNS):
        report = look(lighthouse, place.url, slower)
        for category in CATEGORIES:
            counted = weights(report, category)
            for name in counted:
                best[name] = max(best.get(name, 0.0), float(report["audits"][name]["score"]))
            whole = sum(weight * best[name] for name, weight in counted.items())
            figures[category] = whole / sum(counted.values())
        if min(figures.values()) >= LEAST:
            return
        # A slow machine is nearer to a phone already.
        slower = min(USUAL, max(1.0, USUAL * float(report["environment"]["benchmarkIndex"]) / DESKTOP))
    pytest.fail(f"{figures}: { ({name: score for name, score in best.items() if score < LEAST}) }")
