"""Games in other packages are found through an entry point; a broken one only warns."""

import shutil
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.core.discovery import GROUP
from fivefold.scaffold import new_game

from .checkout import python, run_python

LIST = "import fivefold as ff; print(*ff.games())"
PLAY = """
import fivefold as ff
from fivefold.testing import check

game = ff.games()["trial-balloon"]
assert game.__module__ == "foreign.cards.rules"
check(game, matches=2)
assert len(ff.simulate("trial-balloon", ["easy", "random"], games=2, seed=1).matches) == 2
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder in which packages are as good as installed."""
    (tmp_path / "site").mkdir()
    return tmp_path / "site"


def install(site: Path, module: str) -> None:
    """What an installer leaves behind of a package that names a game."""
    info = site / "foreign-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\nforeign = {module}\n", "utf-8")


def test_a_game_of_another_package_is_found_and_plays(site: Path, tmp_path: Path) -> None:
    """The folder of a new game works in any package, once its imports say where it is."""
    (tmp_path / "src/fivefold/games").mkdir(parents=True)
    new_game("Trial Balloon", tmp_path)
    home = site / "foreign/cards"
    shutil.copytree(tmp_path / "src/fivefold/games/trial_balloon", home)
    for file in home.glob("*.py"):
        text = file.read_text("utf-8").replace("fivefold.games.trial_balloon", "foreign.cards")
        file.write_text(text.replace('"trial_balloon.', '"cards.'), "utf-8")
    install(site, "foreign.cards")
    assert python(site, "-c", LIST, path=".").split() == sorted([*ff.games(), "trial-balloon"])
    python(site, "-c", PLAY, path=".")
    assert "Trial Balloon" in python(site, "-m", "fivefold", "games", path=".")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("raise RuntimeError('out of order')\n", "out of order"),
        ("import nowhere_at_all\n", "No module named 'nowhere_at_all'"),
        ("GAME = 1\n", "no attribute 'GAMES'"),
    ],
)
def test_a_broken_plug_in_only_warns(site: Path, source: str, why: str) -> None:
    (site / "foreign.py").write_text(source, "utf-8")
    install(site, "foreign")
    done = run_python(site, "-c", LIST, path=".")
    assert "the game folder or plug-in foreign does not load: " in done.stderr
    assert why in done.stderr
    assert done.stdout.split() == list(ff.games())
    assert done.returncode == 0
