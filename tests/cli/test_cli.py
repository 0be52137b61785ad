"""The command line with real files and without tracebacks; a few tests start a process, as people do."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import fivefold as ff
from fivefold.cli import cli
from fivefold.core.counts import counts_of
from fivefold.core.speech import languages

ENVIRONMENT = {"COLUMNS": "120", "USER": "ann"}


def run(*words: str, typed: str = "") -> Result:
    """Runs a command in this process."""
    result = CliRunner().invoke(cli, words, input=typed, env=ENVIRONMENT, prog_name="fivefold")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def run_process(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command as people do."""
    command = [sys.executable, "-W", "error", "-m", "fivefold", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env={**os.environ, **ENVIRONMENT}, check=False
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "a match.fivefold"
    file.write_text(ff.simulate("set", ["expert", "hard"], seed=3, records=True, deck="easy").matches[0].record)
    return file


@pytest.mark.parametrize("language", languages())
def test_help_tells_of_every_command_in_a_whole_sentence(language: str) -> None:
    listed = run("--language", language, "--help").stdout.split("\n\n")[4]
    assert listed.count("\n") > 15
    assert "..." not in listed


def test_help_lists_every_command_with_a_sentence() -> None:
    done = run_process("--help")
    assert done.returncode == 0
    for command in (
        "games",
        "play",
        "daily",
        "simulate",
        "replay",
        "review",
        "again",
        "verify",
        "check",
        "new-game",
        "playthrough",
        "odds",
    ):
        assert re.search(rf"^  {command} +[A-Z].*(\n {{10,}}.*)*\.$", done.stdout, re.MULTILINE), command
    assert "trademarks of their owners" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["gmaes"], "Unknown command “gmaes”. Did you mean games?"),
        (["xyzzy"], "Run `fivefold --help` for a list."),
        (["--nonsense"], "Unknown option"),
        (["simulate"], "Missing argument GAME"),
        (["serve", "--port", "70000"], "isn’t in the range"),
        (["serve", "--host", "not a host"], "Can’t listen on"),
        (["play", "sett"], "Unknown game “sett”. Did you mean set?"),
        (["play", "set", "--bots", "wizard"], "SET has no bot “wizard”."),
        (["play", "set", "--bots", ",".join(["easy"] * 12)], "SET is for 2 to 12 players."),
        (["play", "set", "-o", "call_seconds"], "isn’t NAME=VALUE"),
        (["play", "set", "-o", "call_second=5"], "Did you mean call_seconds?"),
        (["play", "set", "-o", "call_seconds=0"], "must be a whole number from 1 to 60, not '0'."),
        (["play", "set", "--seed", "-4"], "Invalid value for --seed"),
        (["play", "set-daily", "-o", "date=2026-02-30"], "must be a calendar date"),
        (["simulate", "set", "--bots", "easy"], "SET is for 2 to 12 players. Name that many bots."),
        (["simulate", "set", "--games", "none"], "isn’t a number"),
        (["replay", "nowhere.fivefold"], "doesn’t exist"),
        (["verify"], "Missing argument RECORD"),
        (["check", "chess"], "Unknown game “chess”."),
        (["odds", "set", "--cards", "2"], "isn’t in the range"),
        (["odds", "chess"], "Unknown command “chess”"),
        (["playthrough", "make", "chess", "x.txt"], "Unknown game “chess”."),
    ],
)
def test_wrong_arguments_get_a_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    done = run(*words)
    assert done.exit_code == 2, done
    assert says in " ".join(done.stderr.split())
    assert done.stdout == ""


def test_games_with_their_options() -> None:
    done = run("games", "--options")
    assert "set  SET, 2 to 12 players; bots: random, easy, medium, hard, expert" in done.stdout
    assert "call_seconds=5  (a whole number from 1 to 60) Seconds to take a SET" in done.stdout


def test_play_without_a_game_asks_which() -> None:
    done = run("play", typed="set-solitaire\nquit\n")
    assert done.exit_code == 0
    assert "What would you like to play?" in done.stdout
    assert "Stopped." in done.stdout
    number = list(ff.games()).index("set-daily") + 1
    assert run("play", typed=f"{number}\n").stdout.count("Daily SET:") == 2
    assert run("play").exit_code == 0
    assert run("play", typed="chess\n").exit_code == 2


def test_bots_are_named_by_strength_character_or_level(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    done = run("play", "karma", "--bots", "1.4,otter,expert", "--seed", "3", "--record", str(record), typed="quit\n")
    assert "you, Bear · 1.4, Otter · 0.7 and Owl · Expert." in done.stdout
    assert '"bots":["","1.4","otter","expert"]' in record.read_text().splitlines()[0]
    wrong = run("play", "karma", "--bots", "wombat")
    assert wrong.exit_code == 2
    assert "expert, 0.0–4.0, snail" in " ".join(wrong.stderr.split())


def test_a_game_is_played_and_its_record_kept(tmp_path: Path) -> None:
    file = tmp_path / "my game.fivefold"
    done = run_process("play", "set-solitaire", "--seed", "1", "--record", str(file), typed="more\nresign\n")
    assert done.returncode == 0
    assert "* You give up." in done.stdout
    assert "Gave up: 0 SETs, 1 penalty left" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["my game.fivefold"]
    assert run_process("verify", str(file)).stdout.startswith("Verified: 2 moves and ")


def test_a_record_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    done = run("play", "set-solitaire", "--record", str(tmp_path / "no" / "where"), typed="resign\n")
    assert done.exit_code == 1
    assert "No such file or directory" in done.stderr
    assert "shuffles" not in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk to write to")
def test_a_full_disk_is_said_plainly() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "fivefold", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "No space left on device" in done.stderr


def test_simulate_prints_a_table_with_intervals_and_keeps_records(tmp_path: Path) -> None:
    words = ("simulate", "set", "--bots", "expert,easy", "--games", "6", "--seed", "1", "-o", "deck=easy")
    done = run(*words, "--records", str(tmp_path / "new folder"))
    assert done.exit_code == 0
    assert re.search(r"expert +│ 6 +│ 100.0% │ 61.0% – 100.0%", done.stdout)
    records = sorted((tmp_path / "new folder").iterdir())
    assert len(records) == 6
    assert ff.verify(records[0]).outcome.winners
    assert run(*words).stdout.splitlines()[:6] == done.stdout.splitlines()[:6]


def test_replay_shows_all_when_nobody_is_there_to_step(record: Path) -> None:
    done = run("replay", str(record))
    assert done.exit_code == 0
    assert "expert 1 has the board." in done.stdout
    assert "Won by expert 1." in done.stdout
    stepped = run("replay", str(record), "--step", "--seat", "1", typed="\nq\n")
    assert stepped.stdout.count("cards in the deck") == 2
    assert run("replay", str(record), "--seat", "7").exit_code == 2
    assert run("replay", str(record), "--seat", "me").exit_code == 2


def test_a_damaged_record_is_said_with_its_line(record: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.fivefold"
    lines = record.read_text().splitlines(keepends=True)
    damaged.write_text("".join(lines[:5]))
    for command in ("replay", "verify"):
        done = run_process(command, str(damaged))
        assert done.returncode == 1
        assert done.stderr == "fivefold: line 5: the record is incomplete: its end is missing.\n"
        assert done.stdout == ""


def test_check_prints_how_often_each_law_was_tried() -> None:
    done = run("check", "set-daily", "--matches", "2")
    assert done.exit_code == 0
    assert re.search(r"secrets stay secret +│ +[\d,]+", done.stdout)


def test_odds_beside_the_rule_sheet() -> None:
    done = run("odds", "set", "--deals", "20000", "--seed", "1")
    assert done.exit_code == 0
    assert "rule sheet" in done.stdout
    assert re.search(r"20,000 deals, [\d,]+ per second\.", done.stdout)
    assert "rule sheet" not in run("odds", "set", "--deals", "1000", "--cards", "9", "--easy").stdout


def test_playthroughs_are_made_and_refreshed(tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    assert run("playthrough", "make", "set", str(file), "--acts", "5", "--seats", "3").exit_code == 0
    assert run("playthrough", "refresh", str(file)).stdout == ""
    file.write_text(file.read_text().replace("seed: 1\n", "seed: 2\n"))
    assert run("playthrough", "refresh", str(tmp_path)).stdout == f"{file} has changed.\n"
    again = run("playthrough", "make", "set", str(file))
    assert again.exit_code == 2
    assert "already exists" in again.stderr


def test_a_pipe_that_closes_early_is_no_accident(record: Path) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m fivefold replay "{record}" --no-step | head -1',
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("SET: ")
    assert done.stderr == ""


def test_a_match_is_looked_back_at(record: Path) -> None:
    done = run("review", str(record))
    assert done.exit_code == 0
    assert re.search(r"^expert 1: \d+ of 100\. Best move in ", done.stdout, re.MULTILINE)
    assert "You: " in run("review", str(record), "--seat", "1").stdout
    assert run("review", str(record), "--seat", "2").stderr == "fivefold: Seat 2 doesn’t exist. Seats are 0 to 1.\n"
    assert "von 100" in run("--language", "de", "review", str(record), "--every").stdout


def test_a_review_as_data_is_that_of_the_library(record: Path) -> None:
    done = run("review", str(record), "--json")
    assert msgspec.json.decode(done.stdout, type=ff.Review) == ff.review(record)


def test_a_replay_with_the_review(record: Path) -> None:
    assert "\n> hard 2: " in run("replay", "--no-step", "--review", str(record)).stdout
    assert "\n> " not in run("replay", "--no-step", str(record)).stdout


def test_a_moment_is_tried_again(record: Path) -> None:
    done = run("again", str(record), "3", typed="quit\nquit\n")
    assert done.exit_code == 0
    assert done.stdout.startswith("SET: ")
    assert "you" in done.stdout.splitlines()[0]
    assert "Move 999 doesn’t exist" in run("again", str(record), "999").stderr


def test_the_puzzles_of_a_day_are_listed_with_what_to_type() -> None:
    done = run("daily", "2026-03-14")
    assert done.exit_code == 0
    assert "a Saturday: hard" in done.stdout
    assert re.findall(r"^  fivefold play (\S+-daily) -o date=2026-03-14$", done.stdout, re.MULTILINE) == [
        slug for slug in ff.games() if slug.endswith("-daily")
    ]
    assert "midnight" not in done.stdout
    assert re.search(r"New puzzles in \d+:\d\d, at midnight UTC", run("daily").stdout)
    for wrong in ("2026-02-30", "tomorrow"):
        assert (done := run("daily", wrong)).exit_code == 2
        assert "Option date must be" in done.stderr


def test_real_cards_are_counted() -> None:
    done = run("count", "five-crowns", "9S 9H 9D 4C QD", "--wild", "4")
    assert done.stdout.splitlines() == [
        "12 points left.",
        "  9S 9H 9D 4C",
        "  Left over: 12 points: QD",
        "  QD: 12 points",
        "  Rules: FC-02, FC-04, FC-05, FC-06",
    ]
    assert "Kein SET." in (wrong := run("--language", "de", "count", "set", "1rso", "2rso", "3gso")).stdout
    assert wrong.exit_code == 1, "an answer that is no"
    assert "There’s a SET" not in run("count", "set", "--what", "find", "1rso 2rso 3gso").stdout
    assert run("count", "wordspiel", "owl", "--lexicon", "french").exit_code == 1
    assert run("count", "karma", "up", "--what", "card").stdout.startswith("Bottoms Up:")
    assert run("count", "five-crowns", "2S").stderr.startswith("fivefold: “2S” isn’t a card")
    assert "--wild" in run("count", "five-crowns", "--help").stdout
    assert run("count", "chess", "x").exit_code == 2
    assert list(re.findall(r"^  (\S+)  ", run("count", "--help").stdout, re.MULTILINE))[-7:] == [
        slug for slug in ff.games() if counts_of(ff.games()[slug])
    ]
