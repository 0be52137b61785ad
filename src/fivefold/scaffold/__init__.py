"""Creates a new game to start from: small, playable, and obeying every law."""

import builtins
import io
import os
import re
import subprocess
import sys
import tokenize
from collections.abc import Mapping
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from fivefold.core.discovery import games
from fivefold.core.errors import BadOption
from fivefold.scaffold.naming import Names, name_game

HERE = Path(__file__).parent
GAMES, TESTS, PLAYTHROUGHS = Path("src/fivefold/games"), Path("tests/games"), Path("tests/playthroughs")
BOARDS = Path("web/src/games")
"""Where things lie in a checkout."""
HOMES: Mapping[str, Path] = {"game": GAMES, "tests": TESTS}
"""The folders with templates, and where their files go."""


def new_game(name: str, into: Path) -> list[Path]:
    """Write the files of a new game into a checkout and return them; all of them, or none.

    Raises BadOption if the folder is not a checkout, or the name is taken or invalid.
    """
    if not (into / GAMES).is_dir():
        raise BadOption("scaffold.not-a-checkout", path=str(into.absolute()), games=str(GAMES))
    names = name_game(name, _prefixes(into))
    if names.name in _words() or hasattr(builtins, names.name):
        raise BadOption("scaffold.bad-name.used", name=names.name)
    files, playthrough = _fill(names), PLAYTHROUGHS / f"{names.slug}.txt"
    if (into / BOARDS).is_dir():
        files |= _fill(names, {"board": BOARDS})
    if names.slug in games() or any((into / path).exists() for path in (*files, playthrough)):
        raise BadOption("scaffold.name-taken", game=names.slug)
    files[playthrough] = _play(names, files, into)
    return _write({into / path: files[path] for path in sorted(files)})


def _prefixes(into: Path) -> set[str]:
    """Return the prefixes of clauses in the rules of all games."""
    return {
        prefix
        for rules in (into / GAMES).glob("*/RULES.md")
        for prefix in re.findall(r"\*\*([A-Z]+)-\d+\*\*", rules.read_text("utf-8"))
    }


def _fill(names: Names, homes: Mapping[str, Path] = HOMES) -> dict[Path, str]:
    """The files of the game from folders with templates, each for a place in the checkout."""
    words = {**names._asdict(), "clause": names.prefix.lower(), "type": names.slug.title().replace("-", "")}
    files: dict[Path, str] = {}
    for templates, home in homes.items():
        for template in (HERE / templates).rglob("*.txt"):
            file = home / names.package / template.relative_to(HERE / templates).with_suffix("")
            files[file] = Template(template.read_text("utf-8")).substitute(words)
    return files


def _words() -> set[str]:
    """Return the names that the code of every new game uses for something else."""
    stand_in = Names("", "", "_", "_", "")
    sources = (text for path, text in _fill(stand_in).items() if path.suffix == ".py")
    tokens = (token for text in sources for token in tokenize.generate_tokens(io.StringIO(text).readline))
    return {token.string for token in tokens if token.type == tokenize.NAME}


def _play(names: Names, files: Mapping[Path, str], into: Path) -> str:
    """Return a playthrough of the game, which is played from a temporary folder by the code of the checkout."""
    with TemporaryDirectory() as aside:
        _write({Path(aside) / path: text for path, text in files.items()})
        run = subprocess.run(  # noqa: S603 - runs this Python with a script of this package
            [sys.executable, "-B", "-P", str(HERE / "playing.py"), str(Path(aside) / GAMES), names.slug],
            env={**os.environ, "PYTHONPATH": str((into / "src").absolute())},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    if run.returncode != 0:
        why = run.stderr.strip().rpartition("\n")[2]
        raise BadOption("scaffold.not-playable", path=str(into.absolute()), why=why)
    return run.stdout


def _write(files: Mapping[Path, str]) -> list[Path]:
    """Write new files and their folders; if one cannot be written, remove all of them."""
    made: list[Path] = []
    try:
        for path, text in files.items():
            folders = [folder for folder in path.parents if not folder.exists()]
            for folder in reversed(folders):
                folder.mkdir()
                made.append(folder)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                made.append(path)
                file.write(text)
    except BaseException:
        for path in reversed(made):
            path.rmdir() if path.is_dir() else path.unlink()
        raise
    return list(files)
