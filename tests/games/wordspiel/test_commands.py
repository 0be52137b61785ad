"""What WordSpiel adds to the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import fivefold as ff
from fivefold.cli import cli
from fivefold.local.alone import Alone, paced_clock, room_alone
from fivefold.pieces import lexicon
from fivefold.terminal.play import LineClient
from fivefold.terminal.typist import Typist
from pieces.lists import name_lists

from .tables import begun


def run(*words: str, given: str = "", typed: str = "") -> Result:
    """Runs the command with lists of words given in the environment; nobody sees an error of ours."""
    with pytest.MonkeyPatch.context() as patch:
        name_lists(patch, given)
        done = CliRunner().invoke(cli, words, input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    return done


@pytest.fixture(name="club")
def club_list(tmp_path: Path) -> Path:
    path = tmp_path / "club.txt"
    path.write_text("no\nalaska\n")
    return path


def test_ws_02_words_are_checked() -> None:
    done = run("words", "look", "tsp", "Alaska", "unite")
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{lexicon.own().tag}, {len(lexicon.own()):,} words",
        "tsp: yes, level 40",
        "Alaska: no",
        "unite: yes, level 10",
    ]
    assert run("words", "look", "tsp", "lb").exit_code == 0


def test_ws_03_a_list_can_be_named() -> None:
    done = run("words", "look", "--words", "french", "Étés", "unite", "knight")
    assert done.exit_code == 1
    assert done.stdout.splitlines()[1:] == ["Étés: yes, level 35", "unite: yes, level 35", "knight: no"]
    assert run("words", "look", "--words", "klingon", "qapla").exit_code == 2


def test_ws_07_words_are_found() -> None:
    """WS-07."""
    done = run("words", "find", "--spiral", "fun", "--hand", "ITENYO")
    found = [line.split()[0] for line in done.stdout.splitlines()]
    assert found[0] == "N.INETY"
    assert {"N.O", "UN.ITE", "FUN.NY"} <= set(found)
    common = run("words", "find", "--spiral", "fun", "--hand", "ITENYO", "--level", "35").stdout.splitlines()
    assert 0 < len(common) < len(found)
    assert run("words", "find", "--spiral", "fun", "--hand", "QQ").stdout == "No word is possible.\n"
    assert "has signs that aren’t letters" in run("words", "find", "--spiral", "fu n", "--hand", "QQ").stderr


def test_ws_03_another_list(club: Path) -> None:
    """WS-03."""
    for done in (
        run("words", "look", "alaska", "--words", str(club)),
        run("words", "look", "alaska", given=str(club)),
    ):
        assert done.stdout.startswith("club:")
        assert "alaska: yes" in done.stdout
    assert run("words", "list", "--words", str(club)).stdout == "alaska 50\nno 10\n"


@pytest.mark.parametrize("command", ["serve", "play wordspiel", "words look no", "simulate wordspiel"])
def test_ws_03_a_bad_list_is_refused_with_its_line(command: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("no\nco-op\n")
    for done in (run(*command.split(), "--words", str(path)), run(*command.split(), given=str(path))):
        assert done.exit_code == 2
        assert "line 2: “co-op” has characters that aren’t letters." in done.stderr


def test_ws_03_a_record_is_verified_only_with_its_list(club: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    options = ["-o", "rounds=1", "-o", "deck=N30O30E20", "--seed", "3", "--jobs", "1", "--records", str(records)]
    done = run("simulate", "wordspiel", "--bots", "hard,hard", "--games", "2", "--words", str(club), *options)
    assert done.exit_code == 0, done.stderr
    record = min(records.iterdir())
    assert "Verified:" in run("verify", str(record), "--words", str(club)).stdout
    refused = run("verify", str(record))
    assert refused.exit_code == 1
    assert "The dictionary club:" in refused.stderr
    assert "--words" in refused.stderr
    assert run("replay", str(record)).exit_code == 0


def test_ws_04_words_are_looked_up_in_the_terminal() -> None:
    done = run("play", "wordspiel-solitaire", "--seed", "1", typed="look up unite\nlook up alaska\nquit\n")
    assert "UNITE is a word." in done.stdout
    assert "ALASKA isn’t in the dictionary." in done.stdout
    assert "This game has no dictionary." in run("play", "set-solitaire", typed="look up unite\nquit\n").stdout


def typed(table: ff.AnyTable, *lines: str) -> list[str]:
    """What the terminal says to these lines after the table has been shown."""
    message: list[str] = []
    room = room_alone(table.game, ["random"] * (table.seats - 1), "Ann", origin=table.position)
    LineClient(Alone(room, paced_clock(1.0)), Typist(lines), message.append).run()
    return message[message.index("Your move:") + 1 :]


def test_ws_07_words_that_are_commands_of_the_terminal_are_told_how_to_be_played() -> None:
    def table() -> ff.AnyTable:
        return begun("UITINTX", "AE", spiral="Q")

    asked = ["  To play it, type: word QUIT", "  To stop playing, type quit again."]
    assert typed(table(), "quit", "quit", "look up no") == asked
    assert typed(table(), "QUIT", "look up no", "quit", "QUIT")[:4] == [*asked, "  NO is a word.", asked[0]]
    assert typed(begun("INTX", "AE", spiral="H"), "hint")[0] == "  To play it, type: word HINT"
    assert typed(begun("NTX", "AE", spiral="H"), "hint", "quit") == ["  There’s no word here. Take a card."]
    assert "* You play QUIT (Q.UIT)." in typed(table(), "word quit", "quit")


@pytest.mark.soak
def test_the_whole_list_can_be_printed_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "english.txt"
    path.write_text(run("words", "list").stdout)
    assert lexicon.read(path).tag == lexicon.own().tag
