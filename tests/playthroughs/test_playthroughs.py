"""Every playthrough plays as it is written; `make playthroughs` writes them anew."""

from pathlib import Path

import pytest

import fivefold as ff
from fivefold.testing import Playthrough

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_plays_as_written(file: Path) -> None:
    text = file.read_text("utf-8")
    assert Playthrough.read(text).run() == text, f"look at the diff after: fivefold playthrough refresh {file.name}"


def test_every_game_has_one() -> None:
    games = {Playthrough.read(file.read_text("utf-8")).game for file in FILES}
    assert games >= ff.games().keys()
