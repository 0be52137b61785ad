"""The board of SET CUBED: its logo and its bonus squares, built in or read from a file."""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fivefold.core.errors import BadOption
from fivefold.core.words import listed
from fivefold.pieces.grid import Grid, Square

SIDE = 13
GRID = Grid(SIDE)
LOGO: tuple[Square, Square, Square] = ("f7", "g7", "h7")
NEAR_LOGO = frozenset(f"{column}{row}" for column in "efghi" for row in (6, 7, 8))
"""The logo and the squares around it, where no bonus is allowed."""
STANDARD = "standard"
PATTERN = r"^(standard|[a-m](1[0-3]|[1-9])=[235](,[a-m](1[0-3]|[1-9])=[235]){0,59})$"


def read(picture: str) -> str:
    """Read the bonus squares from a drawing of a board, as the option `board` takes them; raises BadOption.

    A drawing has a line for each row: `.` for a square, `2`, `3` or `5` for a bonus square, `=` for the logo. Lines
    that begin with `#` are comments.
    """
    rows = [line.split() for line in picture.splitlines() if line.strip() and not line.startswith("#")]
    if len(rows) != SIDE:
        raise BadOption("set_cubed.bad-board.rows", needed=SIDE, found=len(rows))
    bonus: list[str] = []
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE:
            raise BadOption("set_cubed.bad-board.squares", row=number, needed=SIDE, found=len(row))
        for square, mark in zip(GRID.squares[(number - 1) * SIDE :], row, strict=False):
            if mark not in (".", "=", "2", "3", "5"):
                raise BadOption("set_cubed.bad-board.mark", mark=mark, square=square)
            if (mark == "=") != (square in LOGO):
                raise BadOption("set_cubed.bad-board.logo", logo=listed(LOGO, "comma"), square=square)
            if mark in "235":
                bonus.append(f"{square}={mark}")
    text = ",".join(bonus)
    bonus_squares(text)
    return text


def load(path: str | Path) -> str:
    """Read a drawing from a file; raises BadOption."""
    try:
        return read(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("set_cubed.bad-board.file", path=str(path), error=str(error)) from None


@lru_cache(64)
def bonus_squares(text: str) -> dict[Square, int]:
    """Return the bonus squares that the option `board` names; raises BadOption."""
    if text == STANDARD:
        text = read(files("fivefold.games.set_cubed").joinpath("board.txt").read_text("utf-8"))
    if not re.fullmatch(PATTERN, text):
        raise BadOption("set_cubed.bad-board", standard=STANDARD)
    found: dict[Square, int] = {}
    for square, points in (pair.split("=") for pair in text.split(",")):
        if square in NEAR_LOGO:
            raise BadOption("set_cubed.bad-board.near-logo", square=square)
        if square in found:
            raise BadOption("set_cubed.bad-board.twice", square=square)
        found[square] = int(points)
    return found
