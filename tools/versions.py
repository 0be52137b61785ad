"""Runs tests under every supported Python that is installed, each in an environment of its own in build/versions.

    python tools/versions.py [--this] [ARGUMENTS OF PYTEST ...]

The supported versions are those of the classifiers in pyproject.toml. Looks for `python3.X` on the path, for the
launcher of Windows and in pyenv's folder, and says which versions are missing. With --this, only the Python that runs
this program is used. The web client is not built: these tests do not need it.
"""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from setup import ROOT, fingerprint, install_pinned, make_environment, pip_install

PLACE = ROOT / "build" / "versions"


def supported() -> list[str]:
    """The versions of Python that pyproject.toml names, oldest first."""
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    return [
        found[1] for each in classifiers if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
    ]


def version_of(command: list[str]) -> str:
    """The version of the Python that a command starts, empty if it starts none (a shim of pyenv, say)."""
    code = "import sys; print('%d.%d' % sys.version_info[:2], sys.executable)"
    try:
        return subprocess.run([*command, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def candidates(version: str) -> Iterator[list[str]]:
    """Commands that may start a Python of this version."""
    yield [sys.executable]
    if path := shutil.which(f"python{version}"):
        yield [path]
    if os.name == "nt":
        yield ["py", f"-{version}"]
    folders = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found: list[Path] = []
    with contextlib.suppress(OSError):  # another user's
        found = sorted(folders.glob(f"{version}.*"), reverse=True)
    for folder in found:
        yield [str(folder / "bin" / "python")]


def find(version: str) -> str | None:
    """The path of an installed Python of this version."""
    for command in candidates(version):
        found, _, path = version_of(command).partition(" ")
        if found == version:
            return path
    return None


def environment(version: str, python: str) -> Path:
    """The Python of an environment with everything that the tests need."""
    place = PLACE / version
    stamp = place / "fivefold.stamp"
    own = make_environment(python, place)
    if not stamp.exists() or stamp.read_text() != fingerprint("test"):
        print(f"Installing the tests' packages for Python {version} ...", flush=True)
        for name in ("build", "test"):
            install_pinned(own, name)
        pip_install(own, "--no-deps", "--no-build-isolation", "--editable", ".")
        stamp.write_text(fingerprint("test"))
    return own


def main() -> None:
    arguments = sys.argv[1:]
    os.environ["FIVEFOLD_WEB"] = "skip"
    wanted = supported()
    if arguments[:1] == ["--this"]:
        arguments, wanted = arguments[1:], [f"{sys.version_info.major}.{sys.version_info.minor}"]
    outcomes: dict[str, str] = {}
    for version in wanted:
        python = find(version)
        if python is None:
            outcomes[version] = "not installed here"
            continue
        print(f"\n== Python {version} ==", flush=True)
        command = [
            str(environment(version, python)),
            "-m",
            "pytest",
            "-q",
            "-n",
            "2",
            "-p",
            "no:cacheprovider",
            *arguments,
        ]
        code = subprocess.run(
            command, cwd=ROOT, check=False, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}
        ).returncode
        outcomes[version] = "failed" if code else "passed"
    print("", *(f"Python {version}: {outcome}" for version, outcome in outcomes.items()), sep="\n")
    sys.exit("failed" in outcomes.values() or "passed" not in outcomes.values())


if __name__ == "__main__":
    main()
