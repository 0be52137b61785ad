"""Completes a static site: its service worker knows every file, and its manifest is there.

python tools/build_pwa.py FOLDER

The folder has a build of the client, whose `sw.js` lists the files of that build. Files that were put beside them are
added with a hash of their content behind a question mark, so that only what has changed is fetched again.
"""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from fivefold.core.discovery import games
from fivefold.server.manifest import MANIFEST, manifest_of

LISTS = re.compile(r"const LISTS = (\{.*\});\n")
LEFT_OUT = re.compile(r"(app/.*|.*\.html|sw\.js|card\.png|sources\.sha256|.*\.webmanifest|.*\.map|\..*)")
"""Files that are not needed offline, or that are kept in another way."""


def complete(folder: Path, language: str = "en") -> list[str]:
    """Write the manifest, and into `sw.js` the files that it does not list yet; return these. Raises ValueError."""
    worker = folder / "sw.js"
    text = worker.read_text("utf-8")
    found = LISTS.match(text)
    if found is None:
        raise ValueError(f"{worker} has no lists in its first line")
    lists: dict[str, Any] = json.loads(found[1])
    known = {*lists["first"], *lists["rest"], *(name for names in lists["languages"].values() for name in names)}
    known = {name for name in known if "?" not in name}
    added = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in known and not LEFT_OUT.fullmatch(name):
            added.append(f"{name}?{_hash(path.read_bytes())}")
    lists["rest"] = [*(name for name in lists["rest"] if name in known), *added]
    lists["page"] = f"?{_hash((folder / 'index.html').read_bytes())}"
    lists["version"] = _hash(json.dumps({**lists, "version": ""}).encode())
    worker.write_text(f"const LISTS = {json.dumps(lists, separators=(',', ':'))};\n{text[found.end() :]}", "utf-8")
    (folder / MANIFEST).write_bytes(manifest_of(games(), language))
    return added


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


if __name__ == "__main__":
    for added_name in complete(Path(sys.argv[1])):
        print(added_name)
