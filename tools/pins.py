"""Pins what `make` installs: writes pins/*.txt, with versions and hashes, from pyproject.toml.

    python tools/pins.py [--upgrade]

Existing pins stay where they still fit; with --upgrade, everything becomes the newest version that fits.
The pins hold for every system and every supported Python, and do not name a package index.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from setup import EXTRAS, LEAST, PINS, ROOT

GROUPS = ("build", "node")
OLDEST = ".".join(map(str, LEAST))
FORM = ["--universal", "--python-version", OLDEST, "--generate-hashes", "--no-header", "--no-annotate"]


def asked(name: str) -> list[str]:
    """Return the requirements of pyproject.toml that pins/NAME.txt resolves."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if name in GROUPS:
        return sorted(project["dependency-groups"][name])
    extra = project["project"]["optional-dependencies"][EXTRAS[name]] if EXTRAS[name] else []
    return sorted([*project["project"]["dependencies"], *extra])


def heading(name: str) -> str:
    """Return the first line of pins/NAME.txt, which contains a hash of the requirements."""
    digest = hashlib.sha256(json.dumps([OLDEST, asked(name)]).encode()).hexdigest()
    return f"# Made by `make pins` from what pyproject.toml asks for ({digest[:12]}); do not edit."


def blocks(text: str) -> list[str]:
    """Split pins into blocks: a line with a name and a version, and the lines with its hashes."""
    return re.findall(r"^\w.*(?:\n +.*)*\n?", text, re.MULTILINE)


def versions(text: str) -> str:
    """Return pins without their hashes, which are then looked up again."""
    return "".join(dict.fromkeys(block.partition("\n")[0].rstrip(" \\") + "\n" for block in blocks(text)))


def resolve(source: list[str], known: str, *, within: str = "") -> str:
    """Return the pins of a source, close to `known` and with the versions of `within`."""
    with tempfile.TemporaryDirectory() as folder:
        found, limits = Path(folder) / "found.txt", Path(folder) / "limits.txt"
        found.write_text(known, "utf-8")
        limits.write_text(within, "utf-8")
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", *FORM, "--constraints", str(limits)]
        done = subprocess.run([*command, *source, "--output-file", str(found)], cwd=ROOT, check=False)
        if done.returncode != 0:
            sys.exit("fivefold: no versions fit together; the lines above say why.")
        return found.read_text("utf-8")


def source(name: str) -> list[str]:
    """Return the source of pins/NAME.txt, as arguments for uv."""
    if name in GROUPS:
        return ["--group", name]
    return ["pyproject.toml", *(["--extra", EXTRAS[name]] if EXTRAS[name] else [])]


def main() -> None:
    """Find one solution for everything, then the part of it that each file needs."""
    names = [*GROUPS, *EXTRAS]
    pinned = [] if "--upgrade" in sys.argv[1:] else [path.read_text("utf-8") for path in sorted(PINS.glob("*.txt"))]
    groups = [word for name in GROUPS for word in source(name)]
    everything = resolve(["pyproject.toml", "--all-extras", *groups], versions("".join(pinned)))
    PINS.mkdir(exist_ok=True)
    play: list[str] = []
    for name in names:
        found = blocks(resolve(source(name), everything, within=everything))
        play = found if name == "play" else play
        lines = [heading(name) + "\n"]
        if name in EXTRAS and name != "play":
            lines.append("-r play.txt\n")
            found = [block for block in found if block not in play]
        (PINS / f"{name}.txt").write_text("".join([*lines, *found]), "utf-8")
        print(f"pins/{name}.txt: {len(found)} packages")


if __name__ == "__main__":
    main()
