"""A score sheet in the terminal: typed round by round, corrected, taken back, saved and gone on with."""

from pathlib import Path

from click.testing import CliRunner, Result

import fivefold as ff
from fivefold.cli import cli
from fivefold.core.speech import languages
from fivefold.scores import ScoreSheet
from fivefold.terminal.score import keep_score


def kept(sheet: ScoreSheet, *lines: str, language: str = "en") -> tuple[ScoreSheet, list[str]]:
    said: list[str] = []
    return keep_score(sheet, iter(lines), said.append, language=language), said


def run(*words: str, typed: str) -> Result:
    result = CliRunner().invoke(cli, words, input=typed, env={"COLUMNS": "120"}, prog_name="fivefold")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def test_rounds_are_typed_and_corrected() -> None:
    sheet, said = kept(
        ff.ScoreSheet.of("five-crowns", "Ann", "Bo", "Cy"), "0 12 24", "0 8", "20", "1 bo 20", "q", "5 5 5"
    )
    assert sheet.standing.rows == ((0, 20, 24), (0, 8, 20))
    assert "Round 2. 4 cards each; 4s and Jokers are wild. Bo deals, Cy starts." in said
    assert said[-2].split() == ["Total", "0", "28", "44"]


def test_the_last_number_is_taken_back() -> None:
    sheet, _ = kept(ff.ScoreSheet.of("five-crowns", "Ann", "Bo"), "0 12", "1 Bo 20", "u")
    assert sheet.totals == {"Ann": 0, "Bo": 12}
    sheet, _ = kept(ff.ScoreSheet.of("five-crowns", "Ann", "Bo"), "8", "u")
    assert sheet.standing.rows == ()
    sheet, _ = kept(ff.ScoreSheet.of("karma", "Ann", "Bo"), "Ann", "1 Bo", "u")
    assert sheet.totals == {"Ann": 0, "Bo": 1}


def test_players_come_and_go_and_the_table_ends_the_game() -> None:
    sheet, said = kept(ff.ScoreSheet.of("set-cubed", "Ann"), "+ Bo", "+ Cy", "- Cy", "3 4", "6 3", ".")
    assert sheet.winners == ("Ann",)
    assert said[-1] == "Ann wins!"
    _, said = kept(ff.ScoreSheet.of("scramble-set", "Ann", "Bo"), *["2 2"] * 5, "! Bo")
    assert "A tie! Roll the dice that are left, then type ! and the name." in said
    assert said[-1] == "Bo wins!"


def test_what_cannot_be_read_or_be_is_said() -> None:
    sheet, said = kept(ff.ScoreSheet.of("five-crowns", "Ann", "Bo"), "1 2 3", "1", "1 Zoe 8", "x", "12 Ann 8", "+ Ann")
    assert sheet.standing.rows == ()
    assert [line for line in said if "can’t read" in line] == [
        "I can’t read that. Type a number for each player, or q to quit."
    ] * 2
    for says in (
        "No cards add up to 1.",
        "Zoe isn’t on the sheet.",
        "There are only 11 rounds.",
        "Ann is on the sheet already.",
    ):
        assert any(says in line for line in said), says


def test_in_every_language() -> None:
    for language in languages():
        _, said = kept(ff.ScoreSheet.of("five-crowns", "Ann", "Bo"), "0 12", ".", language=language)
        assert not any("[" in line for line in said), said
        assert "Ann" in said[-1]


def test_a_sheet_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file, csv = tmp_path / "evening.jsonl", tmp_path / "evening.csv"
    assert run("score", "five-crowns", "--file", str(file), typed="Ann, =Bo\n0 12\n").exit_code == 0
    done = run("score", "five-crowns", "--file", str(file), "--csv", str(csv), typed="8 0\nq\n")
    assert done.exit_code == 0
    assert "Score sheet:" in done.stdout
    assert ScoreSheet.read(file.read_text("utf-8")).totals == {"Ann": 8, "=Bo": 12}
    assert csv.read_text("utf-8").split() == ["Round,Ann,'=Bo", "1,0,12", "2,8,0", "Total,8,12"]
    file.write_text("nonsense")
    assert run("score", "five-crowns", "--file", str(file), typed="").exit_code == 1
    assert "has no score sheet" in run("score", "karma-daily", typed="").stderr
