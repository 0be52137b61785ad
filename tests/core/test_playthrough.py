"""Playthroughs: acts in, everything that happens out."""

from pathlib import Path

import pytest

import fivefold as ff
from fivefold.core.playthrough import make
from fivefold.testing import Playthrough, refresh

SCRIPT = """\
about: A call and nothing more.
game: set
seats: 2
seed: 1

> 100 0 call
> 100 1 call
? 1
> 9000 clock
> 9000 house left 1
> 9100 0 dance
> later 0 call
> 9200 nobody call
"""


def test_it_writes_what_happens_and_what_is_refused() -> None:
    text = Playthrough.read(SCRIPT).run()
    assert "  Player 1 has the board.\n" in text
    assert "! board-taken: Another player has the board. Wait until they’re done.\n" in text
    assert "  Player 1 called SET but ran out of time.\n" in text
    assert "  Player 2 left.\n" in text
    assert "! not-a-move: “dance” isn’t a move" in text
    assert "! not-an-act: “later 0 call” isn’t an act" in text
    assert "! not-a-seat: “nobody” isn’t a seat" in text
    assert "Player 1 shuffles 81 cards. [secret]\n" in text


def test_running_twice_gives_the_same() -> None:
    once = Playthrough.read(SCRIPT).run()
    assert Playthrough.read(once).run() == once


def test_refresh_writes_only_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "one.txt"
    file.write_text(SCRIPT)
    assert refresh(file)
    assert not refresh(file)
    file.write_text(file.read_text().replace("seed: 1", "seed: 2"))
    assert refresh(file)


def test_what_is_made_can_be_run_and_ends_in_time() -> None:
    script = make("set-solitaire", 1, 3, "Trying.", 12, {"deck": "easy"})
    text = script.run()
    assert len(script.lines) <= 12
    assert "options: deck=easy\n" in text
    assert Playthrough.read(text) == script


@pytest.mark.parametrize(
    "text",
    ["", "game: set\n", "about: x\ngame: set\nseats: two\nseed: 1\n", "about: x\nwhat: y\n", "hello\n"],
)
def test_what_is_no_playthrough_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(ff.Unreadable):
        Playthrough.read(text)
    file = tmp_path / "bad.txt"
    file.write_text(text)
    with pytest.raises(ff.Unreadable, match=r"bad\.txt"):
        refresh(file)
    assert file.read_text() == text
