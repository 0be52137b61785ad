"""Draws rows of pieces and boards as HTML with SVG; each kind of piece is defined once and reused."""

from collections.abc import Callable, Mapping
from html import escape
from types import ModuleType

from fivefold.core.drills import Board, Row, Shown
from fivefold.core.speech import Reader
from fivefold.pieces.drawing import EDGE, INK, STRIPES

CELL = 100
"""The side of a square in its own units."""
Draw = Callable[[str, Mapping[str, int], Reader], str]


class Pen:
    """Draws what a game shows, and remembers which pieces were drawn."""

    def __init__(self, game: ModuleType, reader: Reader) -> None:
        self.size: tuple[int, int] = game.SIZE
        self._draw: Draw = game.draw
        self._reader = reader
        self._known: dict[str, str] = {}
        """What was drawn, with the id under which it can be used."""

    def defined(self) -> str:
        """All pieces that were drawn, to stand once on the page."""
        shapes = "".join(f'<g id="{name}">{shape}</g>' for shape, name in self._known.items())
        return f'<svg width="0" height="0" class="defs"><defs>{STRIPES}{shapes}</defs></svg>'

    def shown(self, shown: Shown, setting: Mapping[str, int]) -> str:
        """A row or a board."""
        if isinstance(shown, Board):
            return self._board(shown, setting)
        title = f"<figcaption>{escape(self._reader.say(shown.title))}</figcaption>" if shown.title else ""
        return f'<figure class="row">{title}<div>{self._pieces(shown, setting)}</div></figure>'

    def _pieces(self, row: Row, setting: Mapping[str, int]) -> str:
        wide, high = self.size
        return "".join(
            f'<svg class="piece{" marked" if place in row.marked else ""}" viewBox="0 0 {wide} {high}">'
            f"{self._used(piece, setting)}</svg>"
            for place, piece in enumerate(row.pieces)
        )

    def _used(self, piece: str, setting: Mapping[str, int]) -> str:
        shape = self._draw(piece, setting, self._reader)
        return f'<use href="#{self._known.setdefault(shape, f"p{len(self._known)}")}"/>'

    def _board(self, board: Board, setting: Mapping[str, int]) -> str:
        wide, high = board.wide * CELL, board.high * CELL
        parts: list[str] = []
        if board.has_squares:
            lines = [f"M{x * CELL} 0V{high}" for x in range(board.wide + 1)]
            lines += [f"M0 {y * CELL}H{wide}" for y in range(board.high + 1)]
            parts.append(f'<path d="{"".join(lines)}" stroke="#c9c9c0" stroke-width="2"/>')
        for cell in board.cells:
            x, y = cell.x * CELL, cell.y * CELL
            if cell.piece:
                parts.append(
                    f'<g transform="translate({x + 4} {y + 4}) scale(.92)">{self._used(cell.piece, setting)}</g>'
                )
            if cell.mark == "new":
                frame = f'<rect x="{x + 3}" y="{y + 3}" width="94" height="94" rx="20" fill="none" stroke="{INK}"'
                parts.append(f'{frame} stroke-width="7"/>')
            elif cell.mark == "gap":
                frame = f'<rect x="{x + 6}" y="{y + 6}" width="88" height="88" rx="18" fill="none" stroke="{INK}"'
                parts.append(f'{frame} stroke-width="4" stroke-dasharray="12 8"/>{_text(x, y, "?")}')
            elif cell.bonus and not cell.piece:
                ring = f'<circle cx="{x + 50}" cy="{y + 50}" r="36" fill="none" stroke="{EDGE}" stroke-width="3"'
                parts.append(f'{ring} stroke-dasharray="8 6"/>{_text(x, y, str(cell.bonus))}')
        style = f"--across:{board.wide}"
        return f'<svg class="board" style="{style}" viewBox="-2 -2 {wide + 4} {high + 4}">{"".join(parts)}</svg>'


def _text(x: int, y: int, text: str) -> str:
    return f'<text x="{x + 50}" y="{y + 66}" font-size="46" text-anchor="middle" fill="{INK}">{text}</text>'
