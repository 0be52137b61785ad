"""Draws rows of pieces and boards as HTML, with the drawings of the web client.

The client's build writes `pieces.json`: every piece of every game, rendered by its component.
"""

from collections import ChainMap
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Protocol

import msgspec

from fivefold.core.drills import Board, Cell, Row, Shown
from fivefold.core.errors import BadOption
from fivefold.core.speech import ENGLISH
from fivefold.core.words import Message

ID = "UNIQUE"
"""A placeholder in drawings for the unique part of an id."""


class Printed(msgspec.Struct, frozen=True):
    """The pieces of a game on paper; lengths are in millimetres."""

    width: float
    cell: float
    legend: str
    """The message that explains the drawing; may be empty."""
    pieces: dict[str, dict[str, str]]
    """By language, then by notation; languages other than English have only the differences."""


class Sheets(msgspec.Struct, frozen=True):
    """The drawings from the client's build."""

    style: str
    games: dict[str, Printed]
    """By folder."""


@cache
def read_sheets() -> Sheets:
    """Return all drawings; raises BadOption if the client is not built."""
    file = files("fivefold.sheets") / "pieces.json"
    if not file.is_file():
        raise BadOption("sheets.not-built")
    return msgspec.json.decode(file.read_bytes(), type=Sheets)


class Sentences(Protocol):
    """Makes sentences in a language."""

    @property
    def language(self) -> str: ...

    def say(self, *told: Message | str) -> str: ...


class Pen:
    """Draws rows and boards of a game."""

    def __init__(self, game: Printed, reader: Sentences) -> None:
        self._pieces = ChainMap(game.pieces.get(reader.language, {}), game.pieces[ENGLISH])
        self._reader = reader
        self._drawn = 0

    def shown(self, shown: Shown, setting: Mapping[str, int]) -> str:
        """Return a row or a board."""
        if isinstance(shown, Board):
            return self._board(shown, setting)
        title = f"<figcaption>{escape(self._reader.say(shown.title))}</figcaption>" if shown.title else ""
        return f'<figure class="row">{title}<div>{self._row(shown, setting)}</div></figure>'

    def _row(self, row: Row, setting: Mapping[str, int]) -> str:
        drawn = [self._piece(piece, setting) for piece in row.pieces]
        return "".join(
            f'<span class="marked">{one}</span>' if place in row.marked else one for place, one in enumerate(drawn)
        )

    def _piece(self, piece: str, setting: Mapping[str, int]) -> str:
        """Return a piece, in the variant for a setting if there is one."""
        self._drawn += 1
        names = (*[f"{piece} {name}={value}" for name, value in setting.items()], piece)
        drawing = next((self._pieces[name] for name in names if name in self._pieces), escape(piece))
        return drawing.replace(ID, f"p{self._drawn}")

    def _board(self, board: Board, setting: Mapping[str, int]) -> str:
        cells = "".join(
            f'<span class="cell {cell.mark}" style="grid-area:{cell.y + 1}/{cell.x + 1}">'
            f"{self._cell(cell, setting)}</span>"
            for cell in board.cells
        )
        squares = " squares" if board.has_squares else ""
        return f'<div class="board{squares}" style="--across:{board.wide};--down:{board.high}">{cells}</div>'

    def _cell(self, cell: Cell, setting: Mapping[str, int]) -> str:
        if cell.piece:
            return self._piece(cell.piece, setting)
        return "?" if cell.mark == "gap" else f"<i>{cell.bonus}</i>" if cell.bonus else ""
