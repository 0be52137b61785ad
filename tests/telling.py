"""What is said at a table, in English and with nobody as `you`, for tests to compare."""

from collections.abc import Sequence
from typing import Any

from fivefold.core.game import Seat
from fivefold.core.speech import Reader
from fivefold.core.table import AnyTable
from fivefold.core.words import Message


def told(words: Message | Sequence[Message], names: Sequence[str] = ()) -> str:
    """The sentences."""
    return Reader(names=tuple(names)).say(*((words,) if isinstance(words, Message) else words))


def shown(table: AnyTable, seat: Seat | None, view: Any = None) -> str:
    """The table as a seat sees it, as text."""
    return Reader(names=table.names).rows(table.game.show(table.view(seat) if view is None else view))
