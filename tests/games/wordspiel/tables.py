"""Tables of WordSpiel with chosen cards on them, for tests that read like the rules."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest

import fivefold as ff
from fivefold.core.options import make_options
from fivefold.core.speech import Reader
from fivefold.games.wordspiel.model import Event, Move, State, WordSpielOptions
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.view import View
from fivefold.pieces.lexicon import own

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay")
PLENTY = "".join(f"{letter}15" for letter in own().alphabet)
"""A deck with more of every letter than any test needs."""
Table = ff.Table[State, Move, Event, View, WordSpielOptions]


def spiel(seats: int, seed: int, **options: object) -> Table:
    """A table with all sorts of cards."""
    return ff.Table(WordSpiel(make_options(WordSpielOptions, options)), NAMES[:seats], seed)


def at(position: str, **options: object) -> Table:
    """A table that goes on from a position."""
    game = WordSpiel(make_options(WordSpielOptions, options))
    return ff.Table.at(game, position, NAMES[: game.read_state(position).seats], seed=0)


def waiting(
    *hands: str, deck: str = "EEEEEE", dealer: int = -1, letters: str = PLENTY, beginning: str = "phase ready",
    **options: object,
) -> Table:  # fmt: skip
    """A round before its first card is turned; the deck's first letter is its top, and Ann will begin."""
    dealer %= len(hands)
    turn = (dealer + 1) % len(hands)
    who = f"round 1; dealer {dealer}; turn {turn}"
    position = f"seats {len(hands)}; {beginning}; {who}; deck {deck}; hands {' | '.join(hands)}"
    return at(position, **{"rounds": 1, "deck": letters, **options})


def begun(
    *hands: str, spiral: str = "FUN", deck: str = "EEEEEE", dealer: int = -1, letters: str = PLENTY, **options: object
) -> Table:
    """A round with this spiral, with no word on it yet; Ann plays next."""
    return waiting(*hands, deck=deck, dealer=dealer, letters=letters, beginning=f"spiral {spiral}", **options)


def result(table: ff.AnyTable) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def play(table: Table, *moves: str) -> tuple[Event, ...]:
    """Make these moves, each by the player whose turn it is; return the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events = table.act(table.state.turn, move)
    return events


def written(table: ff.AnyTable, seat: int) -> list[str]:
    """The moves of a seat in notation."""
    return [table.game.write(move) for move in table.moves(seat)]


def shown(table: ff.AnyTable, seat: int | None) -> list[str]:
    """The table in English, as a seat is shown it, but with its own name."""
    return Reader(names=table.names).rows(table.game.show(table.view(seat))).splitlines()


def hinted(table: ff.AnyTable, seat: int) -> list[str]:
    """The hints for a seat in English."""
    return [Reader(names=table.names).say(hint.message) for hint in table.game.hints(table.view(seat))]


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Refusal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
