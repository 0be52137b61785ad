"""Boards of squares."""

from itertools import product

import pytest

import fivefold as ff
from fivefold.pieces.grid import Grid

GRID = Grid(13)


def column_and_row(place: int) -> tuple[int, int]:
    return place % 13, place // 13


def test_squares_are_named_by_column_and_row() -> None:
    assert GRID.squares[0] == "a1"
    assert GRID.squares[-1] == "m13"
    assert column_and_row(GRID.place["g7"]) == (6, 6)


def test_dice_05_lines_are_three_neighbours_straight_on() -> None:
    """DICE-05: by looking at every three squares of a small board."""
    small = Grid(4)
    expected = set[tuple[int, ...]]()
    for column, row in product(range(4), repeat=2):
        if column < 2:
            expected.add(tuple(small.place[f"{'abcd'[column + step]}{row + 1}"] for step in range(3)))
        if row < 2:
            expected.add(tuple(small.place[f"{'abcd'[column]}{row + step + 1}"] for step in range(3)))
    assert set(small.lines) == expected
    assert len(small.lines) == 16


def test_lines_through_a_square() -> None:
    assert len(GRID.lines_through[GRID.place["g7"]]) == 6
    assert len(GRID.lines_through[GRID.place["a1"]]) == 2
    assert len(GRID.lines_through[GRID.place["b1"]]) == 3


def test_neighbours_touch_side_by_side_and_never_round_the_edge() -> None:
    for place, near in enumerate(GRID.neighbours):
        column, row = column_and_row(place)
        touching = [
            other
            for other in range(169)
            if abs(other % 13 - column) + abs(other // 13 - row) == 1
        ]  # fmt: skip
        assert list(near) == touching


def test_squares_are_read_in_any_case() -> None:
    assert GRID.read("M13") == "m13"
    for text in ("", "n1", "a0", "a14", "a01", "77", "g"):
        with pytest.raises(ff.Unreadable, match="from a to m and a row from 1 to 13"):
            GRID.read(text)
