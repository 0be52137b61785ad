"""Square boards for dice: names of squares, neighbours, and lines of three."""

from typing import Annotated

from msgspec import Meta

from fivefold.core.errors import Unreadable

Square = Annotated[str, Meta(pattern=r"^[a-z][1-9][0-9]?$")]
"""A square in notation: the letter of its column and the number of its row from the top."""
Place = int
"""A square as an index: row by row from the top left, from 0. Solvers work with indices."""
Line = tuple[Place, Place, Place]


class Grid:
    """A board with equally many columns and rows."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.squares: tuple[Square, ...] = tuple(
            f"{chr(ord('a') + column)}{row + 1}" for row in range(side) for column in range(side)
        )
        self.place: dict[Square, Place] = {square: place for place, square in enumerate(self.squares)}
        across = [(p, p + 1, p + 2) for p in range(side * side) if p % side < side - 2]
        down = [(p, p + side, p + 2 * side) for p in range(side * side - 2 * side)]
        self.lines: tuple[Line, ...] = (*across, *down)
        """Every three neighbours in a row or a column."""
        self.lines_through: tuple[tuple[Line, ...], ...] = tuple(
            tuple(line for line in self.lines if place in line) for place in range(side * side)
        )
        self.neighbours: tuple[tuple[Place, ...], ...] = tuple(
            tuple(sorted({p for line in lines for p in line if abs(p - place) in (1, side)}))
            for place, lines in enumerate(self.lines_through)
        )

    def read(self, text: str) -> Square:
        """Return the square in a text, such as `g7`; raises Unreadable."""
        if (square := text.lower()) in self.place:
            return square
        last = self.squares[self.side - 1][0]
        raise Unreadable("pieces.not-a-square", text=text, column=last, row=self.side)
