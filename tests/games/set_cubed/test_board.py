"""The board: its logo, its bonus squares, and boards from files."""

from collections import Counter
from pathlib import Path

import pytest

import fivefold as ff
from fivefold.games.set_cubed import boards
from fivefold.games.set_cubed.boards import GRID, LOGO, bonus_squares

from .tables import laid, lying, play

PICTURE = Path(boards.__file__).with_name("board.txt").read_text()


def test_cu_01_thirteen_by_thirteen_with_the_logo_in_the_middle() -> None:
    """CU-01."""
    assert (GRID.squares[0], GRID.squares[-1], len(GRID.squares)) == ("a1", "m13", 169)
    middle = [GRID.squares.index(square) for square in LOGO]
    assert middle == [83, 84, 85]
    assert middle[1] == 169 // 2


def test_cu_02_twelve_twos_eight_threes_and_four_fives() -> None:
    """CU-02."""
    assert Counter(bonus_squares("standard").values()) == {2: 12, 3: 8, 5: 4}


def test_cu_02_symmetric_in_both_axes() -> None:
    found = bonus_squares("standard")
    for square, points in found.items():
        column, row = ord(square[0]) - ord("a"), int(square[1:])
        assert found[f"{chr(ord('a') + 12 - column)}{row}"] == points
        assert found[f"{square[0]}{14 - row}"] == points


def test_cu_02_none_on_the_logo_or_touching_it_and_fives_near_corners() -> None:
    for square, points in bonus_squares("standard").items():
        column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
        assert max(5 - column, column - 7, 0, abs(row - 6)) > 1
        assert points != 5 or {column, row} <= {1, 11}


def test_cu_02_another_board_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    rows = [line.replace("2", ".").replace("3", ".") for line in PICTURE.splitlines() if not line.startswith("#")]
    file.write_text("\n".join(["# four corners", *rows]))
    mine = boards.load(file)
    assert mine == "b2=5,l2=5,b12=5,l12=5"
    table = ff.Table("set-cubed", 2, seed=1, board=mine)
    assert [(bonus.square, bonus.points) for bonus in table.view(0).bonus] == [
        ("b2", 5),
        ("l2", 5),
        ("b12", 5),
        ("l12", 5),
    ]
    assert ff.replay(table.record()).state == table.state


def test_cu_02_its_bonuses_count() -> None:
    table = laid("f7=1ro g7=2ro h7=3ro i7=1ro", "2ro", "1gd", board="j7=5")
    play(table, "put j7=2ro")
    assert lying(table)["j7"] == "2ro"
    assert table.view(0).gained == 8


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("", "", "13 rows, not 0"),
        (". . . . . . . . . . . . .\n", "", "13 rows"),
        (". 5 . .", "5 . .", "Row 2 of the board has 12 squares"),
        (". 5 . .", ". 4 . .", "“4” on b2"),
        (". = = =", "= = = .", "Check e7"),
        (". = = =", "2 = = =", "e7 is on or next to the logo"),
        ("= = = .", "= = = =", "Check i7"),
    ],
)
def test_cu_02_a_bad_file_gets_a_clear_error(old: str, new: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(PICTURE.replace(old, new) if old else "# nothing here\n")
    with pytest.raises(ff.BadOption) as refusal:
        boards.load(file)
    assert refusal.value.code == "bad-board"
    assert words in str(refusal.value)


def test_cu_02_a_file_that_is_not_there_or_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\xff\xd8\xff")
    for name in ("missing.txt", "picture.png"):
        with pytest.raises(ff.BadOption, match="Can’t read"):
            boards.load(tmp_path / name)


@pytest.mark.parametrize(
    ("text", "words"),
    [("g7=5", "g7"), ("b2=5,b2=3", "two bonuses"), ("b2=4", "A board is"), ("", "A board is"), ("n2=5", "A board is")],
)
def test_cu_02_a_bad_list_gets_a_clear_error(text: str, words: str) -> None:
    with pytest.raises(ff.BadOption) as refusal:
        bonus_squares(text)
    assert words in str(refusal.value)
    with pytest.raises(ff.BadOption):
        ff.Table("set-cubed", 2, board=text)


def test_cu_02_there_is_no_bonus_on_the_logo_or_beside_it() -> None:
    near = {square for square in GRID.squares if square[0] in "efghi" and square[1:] in ("6", "7", "8")}
    refused = set[str]()
    for square in GRID.squares:
        try:
            assert bonus_squares(f"{square}=5") == {square: 5}
        except ff.BadOption:
            refused.add(square)
    assert refused == near
