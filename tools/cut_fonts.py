"""Cuts the client's two typefaces out of the npm packages `@fontsource-variable/fraunces` and `.../figtree`.

    pip install fonttools brotli
    npm install --prefix FOLDER @fontsource-variable/fraunces @fontsource-variable/figtree
    python tools/cut_fonts.py FOLDER

What stays: the letters of our four languages, punctuation and figures, in the weights that are used, with kerning and
tabular figures but without hinting. The licence of each typeface, the SIL Open Font License, is copied beside it.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

TARGET = Path(__file__).parent.parent / "web/src/fonts"
LETTERS = "U+20-7E,U+A0-FF,U+131,U+152,U+153,U+178,U+1E9E"
MARKS = "U+2009,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2212"
FEATURES = "kern,liga,tnum,lnum,mark,ccmp,locl"


class Face(NamedTuple):
    """A typeface: the file in its package, and the limits of its axes."""

    name: str
    file: str
    axes: tuple[str, ...]


FACES = (
    Face("fraunces", "fraunces-latin-opsz-normal.woff2", ("opsz=36", "wght=600:700")),
    Face("figtree", "figtree-latin-wght-normal.woff2", ("wght=400:700",)),
)


def cut(face: Face, package: Path) -> None:
    whole, narrow = package / "files" / face.file, TARGET / f"{face.name}.ttf"
    run("fontTools.varLib.instancer", str(whole), *face.axes, "-o", str(narrow))
    run(
        "fontTools.subset",
        str(narrow),
        f"--unicodes={LETTERS},{MARKS}",
        f"--layout-features={FEATURES}",
        "--no-hinting",
        "--flavor=woff2",
        f"--output-file={TARGET / face.name}.woff2",
    )
    narrow.unlink()
    shutil.copy(package / "LICENSE", TARGET / f"{face.name}-OFL.txt")


def run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)


if __name__ == "__main__":
    for one in FACES:
        cut(one, Path(sys.argv[1]) / "node_modules/@fontsource-variable" / one.name)
