"""Tables of SET with chosen cards on them, for tests that read like the rules."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

import fivefold as ff
from fivefold.core.game import Lag
from fivefold.core.speech import Reader
from fivefold.games.set_cards.model import Card, Move, State, Triple
from fivefold.games.set_cards.view import View

SetTable = ff.Table[State, Move, Any, View, Any]
"""A table of SET, around a table, alone or as a puzzle."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other."""
    return tuple(text.split())


NAMES = ("Ann", "Ben", "Cem", "Dot")

TRIPLE: Triple = ("1rso", "2rso", "3rso")
"""The SET that the tests take."""
TAKE = "take 1rso 2rso 3rso"
CALM = cards("1god 1gto 1poq 1pso 1rsq 1rtd 1rto 2gto 2gtq 2psd 3gsd 3gtq 3psd 3pso 3rto 3rtq")
"""Sixteen cards without a SET, also together with the SET above."""
WRONG = "take 1god 1gto 2rso"
"""Three cards that lie on every table made by `spread`, and are no SET."""
TWENTY = cards("1god 1gto 1poq 1pso 1rso 1rsq 1rtd 1rto 2gto 2gtq 2psd 2ptq 2rsd 2rso 3gsd 3gtq 3psd 3pso 3rto 3rtq")
"""Twenty cards without a SET, the most there can be."""
NEXT = cards("1ptq 2poo 3ptd 1ptd 2rod 3goq")
"""Cards that lie in none of the above."""


def spread(*places: int, size: int = 12) -> tuple[Card, ...]:
    """Calm cards, but for the SET in three places, which count from 1 as players count them."""
    laid_out = list(CALM[: size - 3])
    for place, card in sorted(zip(places, TRIPLE, strict=True)):
        laid_out.insert(place - 1, card)
    return tuple(laid_out)


def laid(
    board: Sequence[Card], deck: Sequence[Card] = (), *, game: str = "set", seats: int = 2, **options: object
) -> SetTable:
    """A table on which these cards lie, with these still to come."""
    position = f"seats {seats}; board {' '.join(board)}" + (f"; deck {' '.join(deck)}" if deck else "")
    return ff.Table.at(game, position, NAMES[:seats], bytes(32), **options)


def connected(table: SetTable, *lags: int) -> SetTable:
    """The same table, whose seats are so many milliseconds away."""
    for seat, ms in enumerate(lags):
        table.notice(Lag(seat, ms), at=0)
    return table


def board(table: SetTable) -> tuple[Card | None, ...]:
    """What lies in each place."""
    return table.state.board


def caller(table: SetTable, seen_by: int | None = None) -> int | None:
    """Who has the board, as somebody sees it."""
    calling = table.view(seen_by).calling
    return calling.seat if calling else None


def agreed(table: SetTable) -> tuple[int, ...]:
    """Who says that there is no SET."""
    return table.state.agreed


def scores(table: SetTable) -> tuple[int, ...]:
    """How it stands."""
    return table.state.scores


def is_over(table: SetTable) -> bool:
    """Whether there is a result."""
    return table.outcome is not None


def result(table: SetTable) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def told(outcome: ff.Outcome) -> tuple[tuple[int, ...], tuple[int, ...], str, str]:
    """A result with its sentence in English."""
    return outcome.winners, outcome.scores, outcome.reason, Reader().strictly(outcome.message)


def all_agree(table: SetTable) -> tuple[object, ...]:
    """Everybody who is here says that there is no SET; what came of the last one's word."""
    events: tuple[object, ...] = ()
    for seat in list(table.actors):
        events = table.act(seat, "agree")
    return events


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
