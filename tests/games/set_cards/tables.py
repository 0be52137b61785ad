"""Tables of SET with chosen cards on them, for tests that read like the rules."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

import pytest

import fivefold as ff
from fivefold.core.chance import commitment
from fivefold.core.discovery import find_game
from fivefold.core.game import Lag
from fivefold.core.options import make_options
from fivefold.core.table import Entry
from fivefold.games.set_cards.model import Card, Dealt, Shuffled, State, Triple


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
) -> ff.Table:
    """A table on which these cards lie, with these still to come."""
    found = find_game(game)
    seed = bytes(32)
    table = ff.Table.rebuilt(found(make_options(found.options_type, options)), NAMES[:seats], commitment(seed), seed)
    whole = (*board, *deck)
    opening = (Shuffled(0, len(whole), whole), Dealt(tuple(board), tuple(range(len(board))), 0))
    table.append(Entry(None, opening))
    return table


def connected(table: ff.Table, *lags: int) -> ff.Table:
    """The same table, whose seats are so many milliseconds away."""
    for seat, ms in enumerate(lags):
        table.notice(Lag(seat, ms), at=0)
    return table


def board(table: ff.Table) -> tuple[Card | None, ...]:
    """What lies in each place."""
    state: State = table.state
    return state.board


def agreed(table: ff.Table) -> tuple[int, ...]:
    """Who says that there is no SET."""
    state: State = table.state
    return state.agreed


def scores(table: ff.Table) -> tuple[int, ...]:
    """How it stands."""
    state: State = table.state
    return state.scores


def is_over(table: ff.Table) -> bool:
    """Whether there is a result."""
    return table.outcome is not None


def result(table: ff.Table) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def all_agree(table: ff.Table) -> tuple[object, ...]:
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
    assert refusal.value.sentence.endswith(".")
