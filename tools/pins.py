"""Pins what `make` installs: writes pins/*.txt, each package with its version and its hashes, from pyproject.toml.

    python tools/pins.py [--upgrade]

What is pinned already stays as it is where it still fits; with --upgrade everything becomes the newest that fits.
The pins hold for every system and every Python we run on, and say nothing of where packages come from.
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
    """The requirements of pyproject.toml that pins/NAME.txt answers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if name in GROUPS:
        return sorted(project["dependency-groups"][name])
    extra = project["project"]["optional-dependencies"][EXTRAS[name]] if EXTRAS[name] else []
    return sorted([*project["project"]["dependencies"], *extra])


def heading(name: str) -> str:
    """The first line of pins/NAME.txt, which changes with what is asked for."""
    digest = hashlib.sha256(json.dumps([OLDEST, asked(name)]).encode()).hexdigest()
    return f"# Made by `make pins` from what pyproject.toml asks for ({digest[:12]}); do not edit."


def blocks(text: str) -> list[str]:
    """The pins of a text: each a line with a name and a version, and the lines with its hashes."""
    return re.findall(r"^\w.*(?:\n +.*)*\n?", text, re.MULTILINE)


def versions(text: str) -> str:
    """The pins of a text without their hashes, which are then looked up and not believed."""
    return "".join(dict.fromkeys(block.partition("\n")[0].rstrip(" \\") + "\n" for block in blocks(text)))


def resolve(source: list[str], known: str, *, within: str = "") -> str:
    """The pins for a source, as near to what is known and with the same versions as in `within`."""
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
    """What pins/NAME.txt is made from, in uv's words."""
    if name in GROUPS:
        return ["--group", name]
    return ["pyproject.toml", *(["--extra", EXTRAS[name]] if EXTRAS[name] else [])]


def main() -> None:
    """First one solution for everything, then the part of it that each file needs."""
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
