"""Tables of WordSpiel with chosen cards on them, for tests that read like the rules."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

import fivefold as ff
from fivefold.core.discovery import find_game
from fivefold.core.options import make_options
from fivefold.games.wordspiel.model import Dealt, Hurried, Play, State, Turned
from fivefold.games.wordspiel.view import View

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay")


def waiting(*hands: str, deck: str = "EEEEEE", dealer: int = -1, **options: object) -> ff.Table:
    """A round before its first card is turned; the deck's first letter is its top, and Ann will begin."""
    found = find_game("wordspiel")
    game = found(make_options(found.options_type, {"rounds": 1, **options}))
    seats = len(hands)
    dealt = Dealt(1, dealer % seats, tuple(map(tuple, hands)), deck[::-1])
    return ff.Table.set_up(game, NAMES[:seats], dealt)


def begun(*hands: str, spiral: str = "FUN", deck: str = "EEEEEE", dealer: int = -1, **options: object) -> ff.Table:
    """A round with this spiral, of which nothing is anybody's word yet; Ann is to play."""
    table = waiting(*hands, deck=deck, dealer=dealer, **options)
    begin = Hurried(0), Turned(spiral[0])
    for event in begin:
        table.state = table.game.apply(table.state, event)
    first = Play(None, 0, 0, 0, len(spiral))
    table.state = replace(state(table), deck=deck[::-1], spiral=spiral, plays=(first,))
    return table


def state(table: ff.Table) -> State:
    """All that lies on the table."""
    found: State = table.state
    return found


def view(table: ff.Table, seat: int | None) -> View:
    """What a seat may know."""
    found: View = table.view(seat)
    return found


def result(table: ff.Table) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def play(table: ff.Table, *moves: str) -> tuple[object, ...]:
    """Whoever's turn it is makes these moves; what came of the last one."""
    events: tuple[object, ...] = ()
    for move in moves:
        events = table.act(state(table).turn, move)
    return events


def written(table: ff.Table, seat: int) -> list[str]:
    """The moves of a seat in notation."""
    return [table.game.write(move) for move in table.moves(seat)]


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Refusal) as refusal:
        yield
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")
