"""Learning by typing: every lesson with its own solutions, wrong moves, repeating, skipping, and kept progress."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from fivefold.cli import cli
from fivefold.core.discovery import find_game, games
from fivefold.core.lessons import lesson_of
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message
from fivefold.terminal.learn import LessonClient, Progress
from fivefold.terminal.typist import Typist

WITH_LESSONS = [slug for slug, game in games().items() if lesson_of(game)]


def learned(slug: str, path: Path, *lines: str, first: int = 0, language: str = "en") -> tuple[bool, str]:
    """What is said to these lines, and whether the lesson came to its end."""
    lesson = lesson_of(find_game(slug))
    assert lesson is not None
    message: list[str] = []
    client = LessonClient(lesson, Progress(path), Typist(lines), message.append, "Ann", 100.0, language)
    finished = client.run(first)
    return finished, "\n".join(message)


@pytest.mark.parametrize("slug", WITH_LESSONS)
def test_a_lesson_is_learned_with_its_own_solutions(slug: str, tmp_path: Path) -> None:
    lesson = lesson_of(find_game(slug))
    assert lesson is not None
    lines = [line for step in lesson.steps[:-1] for line in (*step.moves, "")]
    finished, message = learned(slug, tmp_path / "lessons.json", *lines, "skip")
    assert finished
    reader = Reader()
    for step in lesson.steps[:-1]:
        for variant in ("", "well"):
            assert reader.strictly(Message(lesson.key(step, variant))) in message
    assert f"Now play: fivefold play {slug}" in message
    assert Progress(tmp_path / "lessons.json").done(slug) == len(lesson.steps) - 1


def test_a_wrong_move_is_answered_and_the_table_comes_back(tmp_path: Path) -> None:
    finished, message = learned("karma", tmp_path / "x", "pickup", "dance", "play 9", "quit")
    assert not finished
    assert "You can always pick up the pile, but here you have cards that fit." in message
    assert message.count("Step 1 of 11: As high or higher") == 2
    assert "Back to the start of this step." in message
    assert "That fits." in message


def test_steps_are_listed_repeated_skipped_and_chosen(tmp_path: Path) -> None:
    lines = ("skip", "again", "steps", "4", "pickup", "again", "pickup", "steps", "quit")
    _, message = learned("karma", tmp_path / "x", *lines)
    titles = [line.split(":")[0] for line in message.splitlines() if line.startswith("Step ")]
    assert titles == ["Step 1 of 11", "Step 2 of 11", "Step 2 of 11", "Step 4 of 11", "Step 4 of 11"]
    assert "     3  Two at once" in message
    assert "  x  4  When nothing fits" in message


def test_the_short_match_is_played_to_its_end(tmp_path: Path) -> None:
    lines = ("take 1gsd 1poq 1rto", "take 1god 1goo 1goq", "")
    finished, message = learned("set-solitaire", tmp_path / "x", *lines, first=3)
    assert finished
    assert "That’s SET solitaire." in message
    assert Progress(tmp_path / "x").done("set-solitaire") == 4


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str, tmp_path: Path) -> None:
    lesson = lesson_of(find_game("karma"))
    assert lesson is not None
    _, message = learned("karma", tmp_path / "x", language=language)
    assert Reader(language).strictly(Message(lesson.key(lesson.steps[0]))) in message


def test_a_file_that_cannot_be_read_is_no_progress(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("nonsense")
    assert Progress(tmp_path / "x").done("karma") == 0


def test_the_command_goes_on_where_one_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    runner = CliRunner()
    assert "karma  Karma, 0 of 11 steps" in runner.invoke(cli, ["learn"]).output
    told = runner.invoke(cli, ["learn", "karma"], input="play 9\nquit\n")
    assert told.exit_code == 0
    assert "Step 1 of 11" in told.output
    assert "karma  Karma, 1 of 11 steps" in runner.invoke(cli, ["learn"]).output
    assert "Step 2 of 11" in runner.invoke(cli, ["learn", "karma"], input="quit\n").output
    assert "Step 5 of 11" in runner.invoke(cli, ["learn", "karma", "--step", "5"], input="quit\n").output


@pytest.mark.parametrize("words", [["karma-daily"], ["chess"], ["karma", "--step", "99"]])
def test_what_cannot_be_learned_is_said_plainly(words: list[str]) -> None:
    told = CliRunner().invoke(cli, ["learn", *words])
    assert told.exit_code == 2
    assert "Traceback" not in told.output
