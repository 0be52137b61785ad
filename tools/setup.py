"""Sets up what `make` needs: an environment in .venv from pins/, and browsers for the tests if possible.

    python3 tools/setup.py play | test | docs | bench

Runs with any Python 3 without packages, and says what is missing. It does nothing
unless the pins, pyproject.toml or the web client's sources have changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_web

ROOT = build_web.ROOT
VENV = ROOT / ".venv"
PINS = ROOT / "pins"
EXTRAS = {"play": "", "cluster": "cluster", "test": "dev", "docs": "docs", "bench": "bench"}
"""What can be set up, and the extra of pyproject.toml that it needs."""
LEAST = (3, 11)


class Browser(NamedTuple):
    """A browser for the tests: alternative programs, and the packages that contain one."""

    name: str
    programs: tuple[tuple[str, ...], ...]
    packages: tuple[str, ...]

    @property
    def is_there(self) -> bool:
        """Return whether all programs of one alternative are installed."""
        return any(all(map(shutil.which, way)) for way in self.programs)


BROWSERS = (
    Browser(
        "Chromium",
        (("chromium",), ("chromium-browser",), ("google-chrome",)),
        ("chromium", "fonts-dejavu-core", "fonts-noto-color-emoji"),
    ),
    Browser("Firefox", (("firefox-esr",), ("firefox",)), ("firefox-esr",)),
    Browser("WebKit", (("WebKitWebDriver", "Xvfb"),), ("webkit2gtk-driver", "xvfb")),
)


def stop(sentence: str) -> NoReturn:
    sys.exit(f"fivefold: {sentence}")


def good_python() -> str:
    """Return this Python if it is new enough, otherwise a newer one that is installed."""
    if sys.version_info >= LEAST:
        return sys.executable
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    stop("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")


def make_environment(python: str, place: Path = VENV) -> Path:
    own = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if own.exists() and subprocess.run([str(own), "-I", "-S", "-c", ""], check=False).returncode == 0:
        return own
    shutil.rmtree(place, ignore_errors=True)
    print(f"Making an environment in {place.relative_to(ROOT)} ...", flush=True)
    if subprocess.run([python, "-m", "venv", str(place)], check=False).returncode != 0:
        shutil.rmtree(place, ignore_errors=True)
        stop("no environment could be made; on Debian and Ubuntu `apt install python3-venv` helps.")
    return own


def pip_install(own: Path, *words: str) -> None:
    command = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words]
    if subprocess.run(command, cwd=str(ROOT), check=False).returncode != 0:
        stop("the installation failed; the lines above say why.")


def install_pinned(own: Path, name: str) -> None:
    """Install what pins/NAME.txt names and nothing else; build dependencies are pinned too."""
    pip_install(own, "--require-hashes", "--no-build-isolation", "--use-pep517", "-r", f"pins/{name}.txt")


def fingerprint(what: str) -> str:
    """Return a hash of everything that determines what is installed."""
    files = [ROOT / "pyproject.toml", *(PINS / f"{name}.txt" for name in ("build", "play", what))]
    return hashlib.sha256(b"\0".join([str(ROOT).encode(), *(file.read_bytes() for file in files)])).hexdigest()


def stamp(what: str) -> Path:
    """Return the file that holds the fingerprint of what was installed."""
    return VENV / f"fivefold-{what}.stamp"


def is_installed(what: str) -> bool:
    return stamp(what).exists() and stamp(what).read_text() == fingerprint(what)


def install(own: Path, what: str) -> None:
    """Install Fivefold and its dependencies, unless that is up to date."""
    if is_installed(what):
        return
    print("Installing what is needed ...", flush=True)
    install_pinned(own, "build")
    install_pinned(own, what)
    build_client(own)
    pip_install(own, "--no-deps", "--no-build-isolation", "--editable", ".")
    for name in ("play", what):  # every setup includes what playing needs
        stamp(name).write_text(fingerprint(name))


def build_client(own: Path) -> None:
    """Build the web client if its sources have changed; install node if the machine has none that fits."""
    if build_web.is_built():
        return
    print("Building the web client ...", flush=True)
    if not build_web.has_node():
        install_pinned(own, "node")
    if subprocess.run([str(own), str(ROOT / "tools" / "build_web.py")], check=False).returncode != 0:
        stop("the web client could not be built; the lines above say why.")


def may_install() -> list[str] | None:
    """Return the prefix of commands of the system's package manager; None if it cannot be used."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def find_browsers() -> None:
    """Install the browsers for the tests if possible; otherwise print which tests are skipped."""
    if not (ROOT / "tests" / "browser").is_dir():
        return
    missing = [browser for browser in BROWSERS if not browser.is_there]
    root = may_install() if missing else None
    if root is not None:
        print(f"Installing {', '.join(browser.name for browser in missing)} for the browser tests ...", flush=True)
        install = [*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        subprocess.run([*root, "apt-get", "update", "-qq"], check=False)
        for browser in missing:
            subprocess.run([*install, *browser.packages], check=False)
    if still := [browser for browser in missing if not browser.is_there]:
        names = ", ".join(browser.name for browser in still)
        packages = " ".join(package for browser in still for package in browser.packages)
        print(f"\n*** TESTS IN {names.upper()} ARE SKIPPED: not here. apt install {packages} ***\n", flush=True)


def main() -> None:
    what = sys.argv[1] if len(sys.argv) == 2 else ""
    if what not in EXTRAS:
        stop("say what to set up for: " + ", ".join(EXTRAS) + ".")
    own = make_environment(good_python())
    install(own, what)
    build_client(own)
    if what == "test":
        find_browsers()


if __name__ == "__main__":
    main()
