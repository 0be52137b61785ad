"""Tables of SCRAMBLE SET with chosen dice on them, for tests that read like the rules."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

import pytest

import fivefold as ff
from fivefold.core.chance import commitment
from fivefold.core.game import Lag
from fivefold.core.options import make_options
from fivefold.core.table import Entry
from fivefold.games.scramble_set.model import Rolled, ScrambleOptions, State
from fivefold.games.scramble_set.rules import Scramble
from fivefold.games.scramble_set.view import View
from fivefold.pieces.dice import Face

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


def laid(text: str, *, seats: int = 2, seed: int = 0, **options: object) -> ff.Table:
    """A table whose first roll shows this."""
    game = Scramble(make_options(ScrambleOptions, options))
    key = seed.to_bytes(32, "big")
    table = ff.Table.rebuilt(game, NAMES[:seats], commitment(key), key)
    shown = faces(text)
    table.append(Entry(None, (Rolled(1, tuple(range(len(shown))), shown, 0),)))
    return table


def connected(table: ff.Table, *lags: int) -> ff.Table:
    """The same table, whose seats are so many milliseconds away."""
    for seat, ms in enumerate(lags):
        table.notice(Lag(seat, ms), at=0)
    return table


def take(table: ff.Table, seat: int, *places: int, at: int) -> tuple[object, ...]:
    """Calls and takes; places count from 1."""
    called = table.act(seat, "call", at) if table.seats > 1 else ()
    return called + table.act(seat, f"take {' '.join(map(str, places))}", at)


def state(table: ff.Table) -> State:
    found: State = table.state
    return found


def view(table: ff.Table, seat: int | None = None) -> View:
    found: View = table.view(seat)
    return found


def kinds(events: Sequence[object]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def result(table: ff.Table) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")
