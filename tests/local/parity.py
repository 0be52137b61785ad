"""Plays every game at every level and every playthrough, and writes what came of it; for any Python."""

import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import fivefold as ff
from fivefold.bots import known_levels
from fivefold.core.playthrough import Playthrough


def records() -> dict[str, str]:
    """The hash of a record for every game and every level of its bots."""
    found: dict[str, str] = {}
    for slug, game in ff.games().items():
        for level in known_levels(game):
            options: dict[str, Any] = {"date": "2026-11-17"} if slug.endswith("-daily") else {}
            seats = [level] * game.players.least
            match = ff.simulate(slug, seats, seed=7, records=True, **options).matches[0]
            found[f"{slug} {level}"] = sha256(match.record.encode()).hexdigest()
    return found


def playthroughs(folder: Path) -> dict[str, str]:
    """The hash of what every playthrough plays as."""
    return {
        path.stem: sha256(Playthrough.read(path.read_text("utf-8")).run().encode()).hexdigest()
        for path in sorted(folder.glob("*.txt"))
    }


def everything(folder: Path) -> str:
    return json.dumps({"records": records(), "playthroughs": playthroughs(folder)})


if sys.platform == "emscripten":
    # Playthroughs contain English sentences, which the client makes in a browser: only here they come from Python.
    sys.path.append("/packages")
    for words in Path("/sources").rglob("en.ftl"):
        home = Path(ff.__file__).parent.parent / words.parent.relative_to("/sources")
        if home.parent.is_dir():
            home.mkdir(exist_ok=True)
            shutil.copyfile(words, home / words.name)
    sys.stdout.write(everything(Path("/playthroughs")) + "\n")
