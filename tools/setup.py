"""Sets up what `make` needs: an environment in .venv, and a browser for the tests if we may.

    python3 tools/setup.py play | test | docs

Runs with any Python 3 and nothing installed, says plainly what is missing, and does nothing
the second time unless pyproject.toml or the Python has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_web

ROOT = build_web.ROOT
VENV = ROOT / ".venv"
EXTRAS = {"play": "", "test": "[dev]", "docs": "[docs]", "bench": "[bench]"}
LEAST = (3, 11)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def stop(sentence: str) -> NoReturn:
    sys.exit(f"fivefold: {sentence}")


def good_python() -> str:
    """This Python if it is new enough, otherwise a newer one that is installed."""
    if sys.version_info >= LEAST:
        return sys.executable
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    stop("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")


def make_environment(python: str) -> Path:
    own = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
    if own.exists() and subprocess.run([str(own), "-c", ""], check=False).returncode == 0:
        return own
    shutil.rmtree(VENV, ignore_errors=True)
    print("Making an environment in .venv ...", flush=True)
    if subprocess.run([python, "-m", "venv", str(VENV)], check=False).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        stop("no environment could be made; on Debian and Ubuntu `apt install python3-venv` helps.")
    return own


def install(own: Path, what: str) -> None:
    """Installs Fivefold with an extra into the environment, if it is not there as it is now."""
    fingerprint = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()
    stamp = VENV / f"fivefold-{what}.stamp"
    if stamp.exists() and stamp.read_text() == fingerprint and build_web.is_built():
        return
    print("Installing what is needed ...", flush=True)
    command = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable"]
    if subprocess.run([*command, "." + EXTRAS[what]], cwd=str(ROOT), check=False).returncode != 0:
        stop("the installation failed; the lines above say why.")
    stamp.write_text(fingerprint)


def find_browser() -> None:
    """A Chromium for the browser tests: installed if that is possible, otherwise said loudly."""
    if not (ROOT / "tests" / "browser").is_dir() or any(map(shutil.which, BROWSERS)):
        return
    root = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else [shutil.which("sudo") or "false", "-n"]
    packages = ["chromium", "fonts-dejavu-core", "fonts-noto-color-emoji"]
    may = not root or subprocess.run([*root, "true"], check=False, capture_output=True).returncode == 0
    if may and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests ...", flush=True)
        subprocess.run([*root, "apt-get", "update", "-qq"], check=False)
        subprocess.run([*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=False)
    if not any(map(shutil.which, BROWSERS)):
        print("\n*** BROWSER TESTS ARE SKIPPED: no Chromium here. Get it with: apt install chromium ***\n", flush=True)


def main() -> None:
    what = sys.argv[1] if len(sys.argv) == 2 else ""
    if what not in EXTRAS:
        stop("say what to set up for: " + ", ".join(EXTRAS) + ".")
    install(make_environment(good_python()), what)
    if what == "test":
        find_browser()


main()
