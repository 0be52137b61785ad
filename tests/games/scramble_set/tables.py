"""Tables of SCRAMBLE SET with chosen dice on them, for tests that read like the rules."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import fivefold as ff
from fivefold.core.game import Lag
from fivefold.core.options import make_options
from fivefold.games.scramble_set.model import Move, ScrambleOptions, State
from fivefold.games.scramble_set.rules import Scramble
from fivefold.games.scramble_set.view import View
from fivefold.pieces.dice import ALL_DICE, Face, write_shown

ScrambleTable = ff.Table[State, Move, Any, View, ScrambleOptions]

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay")
CALM = "1ro 1gq 1pq 2rq 2gd 2pd 3rq 3gd 3pd"
"""Nine faces without a SET, the most different ones there can be; each may even be there twice."""
SET = "2ro 2go 2po"
OTHER = "1gd 2gd 3gd"
QUIET = "1rd 2rd 3ro 3go 1rd 2rd 3ro 3go"
"""Eight dice without a SET, also together with the two above."""


def faces(text: str) -> tuple[Face, ...]:
    """Faces written one after the other."""
    return tuple(text.split())


def laid(text: str, *, seats: int = 2, seed: int = 0, **options: object) -> ScrambleTable:
    """A table whose first roll shows this, by the first so many dice."""
    dice = " ".join(map(write_shown, ALL_DICE, faces(text)))
    game = Scramble(make_options(ScrambleOptions, options))
    return ff.Table.at(game, f"seats {seats}; dice {dice}", NAMES[:seats], seed)


def connected(table: ScrambleTable, *lags: int) -> ScrambleTable:
    """The same table, whose seats are so many milliseconds away."""
    for seat, ms in enumerate(lags):
        table.notice(Lag(seat, ms), at=0)
    return table


def take(table: ScrambleTable, seat: int, *places: int, at: int) -> tuple[object, ...]:
    """Calls and takes; places count from 1."""
    called = table.act(seat, "call", at) if table.seats > 1 else ()
    return called + table.act(seat, f"take {' '.join(map(str, places))}", at)


def state(table: ScrambleTable) -> State:
    """Everything that is known there."""
    return table.state


def view(table: ScrambleTable, seat: int | None = None) -> View:
    """What a seat sees; without one, what a spectator sees."""
    return table.view(seat)


def kinds(events: Sequence[object]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def result(table: ScrambleTable) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
