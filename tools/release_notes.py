"""Checks that a tag, the package's version and a heading of the changelog agree, and prints that part of the changelog.

python tools/release_notes.py v0.2.0
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = ROOT / "src" / "fivefold" / "core" / "version.py"
CHANGES = ROOT / "CHANGELOG.md"


def notes(tag: str, source: str, changes: str) -> str:
    """The changelog's part about the version of a tag; raises ValueError if one of the three disagrees."""
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    version = found[1] if found else "unknown"
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, but the version is {version}")
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## \[|\Z)"
    part = re.search(heading, changes, re.MULTILINE | re.DOTALL)
    if part is None:
        raise ValueError(f"the changelog has no heading ## [{version}] with a date")
    if not part[1].strip():
        raise ValueError(f"the changelog says nothing about {version}")
    return part[1].strip() + "\n"


def main() -> None:
    try:
        sys.stdout.write(notes(sys.argv[1], VERSION.read_text("utf-8"), CHANGES.read_text("utf-8")))
    except ValueError as error:
        sys.exit(f"fivefold: {error}.")


if __name__ == "__main__":
    main()
