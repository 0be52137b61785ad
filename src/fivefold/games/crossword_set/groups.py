"""Places groups of dice that were laid on an endless plane on a player's grid, so that they touch."""

from collections.abc import Collection, Sequence

from fivefold.games.crossword_set.model import GRID
from fivefold.pieces.grid import Place

Cell = tuple[int, int]
ROW = 256
"""The row length of the plane on which the search lays dice; large enough that no die meets an edge."""
BLOCKED = -1
"""Lies on the plane where no die can be laid."""


def pushed_together(groups: Sequence[dict[Place, int]]) -> dict[int, Place]:
    """Return each die's place on a player's grid: the groups are pushed together until they touch, then centred.

    A group for which there is no room is left out; up to 21 dice always fit.
    """
    whole: dict[Cell, int] = {}
    for group in groups:
        cells = columns_and_rows(group)
        right, down = _beside(whole.keys(), cells.keys())
        both = whole | {(column + right, row + down): die for (column, row), die in cells.items()}
        whole = both if side(both) <= GRID.side else whole
    if not whole:
        return {}
    columns, rows = [column for column, _ in whole], [row for _, row in whole]
    right = (GRID.side - min(columns) - max(columns)) // 2
    down = (GRID.side - min(rows) - max(rows)) // 2
    return {die: (row + down) * GRID.side + column + right for (column, row), die in whole.items()}


def around_first(groups: Sequence[dict[Place, int]]) -> dict[int, Place]:
    """Return each die's place: the first group lies where it is, each of the others is moved to where it touches.

    A group for which there is no room is left out.
    """
    whole = {divmod(place, ROW)[::-1]: die for place, die in groups[0].items()} if groups else {}
    for group in groups[1:]:
        cells = columns_and_rows(group)
        shifts = (
            (right, down) for down in range(-GRID.side, 2 * GRID.side) for right in range(-GRID.side, 2 * GRID.side)
        )
        for right, down in shifts:
            moved = {(column + right, row + down): die for (column, row), die in cells.items()}
            if all(0 <= c < GRID.side and 0 <= r < GRID.side and (c, r) not in whole for c, r in moved) and any(
                whole.get(near, BLOCKED) != BLOCKED for c, r in moved for near in _next_to(c, r)
            ):
                whole |= moved
                break
    return {die: row * GRID.side + column for (column, row), die in whole.items() if die != BLOCKED}


def _next_to(column: int, row: int) -> tuple[Cell, ...]:
    return (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)


def on_plane(place: Place) -> Place:
    row, column = divmod(place, GRID.side)
    return row * ROW + column


def columns_and_rows(group: dict[Place, int]) -> dict[Cell, int]:
    half = ROW // 2
    return {((place + half) % ROW - half, (place + half) // ROW): die for place, die in group.items()}


def _beside(whole: Collection[Cell], cells: Collection[Cell]) -> Cell:
    """Return the shift with which the cells touch the whole: to the right or down, whichever takes less room."""
    if not whole:
        return 0, 0
    (column, row), (other_column, other_row) = min(whole), min(cells)
    ways: list[tuple[int, Cell]] = []
    for step_right, step_down in ((1, 0), (0, 1)):
        right, down = column - other_column, row - other_row
        while any((c + right, r + down) in whole for c, r in cells):
            right, down = right + step_right, down + step_down
        ways.append((side([*whole, *((c + right, r + down) for c, r in cells)]), (right, down)))
    return min(ways)[1]


def side(cells: Collection[Cell]) -> int:
    """Return the side of the smallest square around the cells."""
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return 1 + max(max(columns) - min(columns), max(rows) - min(rows))
