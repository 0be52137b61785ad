"""Tables of CROSSWORD SET with chosen dice on them, for tests that read like the rules."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest

import fivefold as ff
from fivefold.core.options import make_options
from fivefold.core.speech import Reader
from fivefold.games.crossword_set.model import CrosswordOptions, Event, Move, State
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.games.crossword_set.view import DieView, PlayerView, View
from fivefold.pieces.dice import ALL_DICE

Table = ff.Table[State, Move, Event, View, CrosswordOptions]

PLAYERS = ("Ann", "Ben", "Cem", "Dot")

TEN = "1ro 2ro 3ro 1go 2go 3go 1po 2po 3po 1ro"
"""Ten dice that fit together: a block of three by three, and one more at the end of its first row."""
BUILD = "put 1 j10 2 k10 3 l10 4 j11 5 k11 6 l11 7 j12 8 k12 9 l12 10 m10"
"""How they do."""
CALM = "1rd 2rd 1gd 2gd 1rq 2rq 1gq 2gq 1rd 2rd"
"""Ten dice without a SET."""


def game(**options: object) -> CrosswordSet:
    """The game with these options."""
    return CrosswordSet(make_options(CrosswordOptions, options))


def table_of(seats: int, seed: int, **options: object) -> Table:
    """A table that begins as all do."""
    return Table(game(**options), seats, seed)


def rolled(*hands: str, **options: object) -> Table:
    """A table on which these dice were rolled; the others are in the bag. It is the only round unless told."""
    dice = iter(ALL_DICE)
    held = " | ".join(" ".join(face + next(dice) for face in hand.split()) for hand in hands)
    text = f"seats {len(hands)}; phase building; hands {held}"
    return Table.at(game(**{"rounds": 1, **options}), text, PLAYERS[: len(hands)], seed=0)


def with_empty_bag(*hands: str, **options: object) -> Table:
    """The same with all other dice in the hands of one more player, who lays none."""
    left = len(ALL_DICE) - sum(len(hand.split()) for hand in hands)
    return rolled(*hands, " ".join((CALM.split() * 5)[:left]), **options)


def view(table: Table, seat: int | None = None) -> View:
    """What somebody sees."""
    return table.view(seat)


def player(table: Table, seat: int = 0) -> PlayerView:
    """A player as everybody sees them."""
    return view(table).players[seat]


def die(table: Table, number: int, seat: int = 0) -> DieView:
    """A player's die by its number, counted from 1."""
    return player(table, seat).dice[number - 1]


def used(table: Table, seat: int = 0) -> int:
    """How many of a player's dice are used."""
    mine = player(table, seat)
    return len(mine.dice) - mine.unused


def result(table: Table) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def in_text(table: Table, seat: int | None) -> list[str]:
    """The table as somebody sees it, for a reader who has no seat, line by line."""
    reader = Reader(names=table.names)
    return reader.rows(table.game.show(table.view(seat))).splitlines()


def told(table: Table, event: Event, language: str = "en", seat: int | None = None) -> str:
    """An event in words, for a reader in a seat or in none."""
    return Reader(language, table.names, seat).say(*table.game.tell(event))


def hints(table: Table, seat: int | None = 0) -> list[str]:
    """What a player is advised."""
    return [Reader().strictly(hint.message) for hint in table.game.hints(table.view(seat))]


def ending(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str, str]:
    """The result with its sentence in English."""
    outcome = result(table)
    return outcome.winners, outcome.scores, outcome.reason, Reader().strictly(outcome.message)


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
