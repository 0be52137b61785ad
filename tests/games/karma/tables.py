"""Tables of Karma with chosen cards on them, for tests that read like the rules."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest

import fivefold as ff
from fivefold.core.options import make_options
from fivefold.core.table import AnyTable
from fivefold.games.karma.model import PLACES, Card, KarmaOptions, Phase, State
from fivefold.games.karma.packs import pack, spread
from fivefold.games.karma.rules import Karma
from fivefold.games.karma.view import View

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fox", "Gil", "Hal", "Ida", "Jon", "Kim", "Lea")


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other."""
    return tuple(text.split())


def each(text: str, seats: int) -> list[tuple[Card, ...]]:
    """The cards of each player, with bars between them; who is not named has none."""
    parts = [cards(part) for part in text.split("|")]
    return parts + [()] * (seats - len(parts))


def table_of(
    hands: str,
    *,
    up: str = "",
    down: str = "",
    pile: str = "",
    draw: str = "",
    turn: int = 0,
    phase: Phase = "play",
    row: str = "",
    known: str = "",
    turns: int = 0,
    seats: int = 0,
    **options: object,
) -> AnyTable:
    """A table in the middle of a game, such as `table_of("7 7 | 3 4 5", pile="2 6")`; Ann is to play.

    `row` names the cards that were played in a row last. Whoever has no card is out.
    """
    seats = seats or max(2, *(text.count("|") + 1 for text in (hands, up, down)))
    out = [who for who in range(seats) if not any(each(text, seats)[who] for text in (hands, up, down))]
    fields = {
        "phase": phase,
        "turn": turn,
        "turns": turns,
        "hands": _by_seat(hands, seats),
        "known": _by_seat(known, seats),
        "up": _by_seat(up, seats),
        "down": _by_seat(down, seats, places=PLACES),
        "draw": draw,
        "pile": pile,
        "row": row,
        "out": " ".join(map(str, out)),
    }
    position = "; ".join((f"seats {seats}", *(f"{name} {text}" for name, text in fields.items() if text)))
    return ff.Table.at(Karma(make_options(KarmaOptions, options)), position, NAMES[:seats], seed=1)


def _by_seat(text: str, seats: int, places: int = 0) -> str:
    """A field with a part for every player; in places, `-` stands where there is no card."""
    parts = each(text, seats)
    return " | ".join(" ".join((*part, *["-"] * (places - len(part)))) or "-" for part in parts) if text else ""


def dealt(seats: int = 2, seed: int = 1, **options: object) -> AnyTable:
    """A table at which all are about to choose."""
    return ff.Table(Karma(make_options(KarmaOptions, options)), NAMES[:seats], seed)


def begun(seats: int = 2, seed: int = 1, **options: object) -> AnyTable:
    """A table at which all have chosen the first choice that is listed."""
    table = dealt(seats, seed, **options)
    for seat in range(seats):
        table.act(seat, table.moves(seat)[0])
    return table


def state(table: AnyTable) -> State:
    """All there is on the table."""
    found: State = table.state
    return found


def view(table: AnyTable, seat: int | None = 0) -> View:
    """What a seat sees."""
    found: View = table.view(seat)
    return found


def hand(table: AnyTable, seat: int) -> str:
    """A hand in notation."""
    return " ".join(spread(state(table).hands[seat]))


def up(table: AnyTable, seat: int) -> str:
    """Faceup Table Cards in notation."""
    return " ".join(state(table).players[seat].up)


def down(table: AnyTable, seat: int) -> tuple[Card | None, ...]:
    """Facedown Table Cards."""
    return state(table).down[seat]


def pile(table: AnyTable) -> str:
    """The pile from the bottom to the top."""
    return " ".join(state(table).pile)


def gone(table: AnyTable) -> str:
    """What has left the game, in order."""
    return " ".join(spread(pack(state(table).gone)))


def options_of(table: AnyTable, seat: int) -> set[str]:
    """Every move of a seat in notation."""
    return {table.game.write(move) for move in table.moves(seat)}


def result(table: AnyTable) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


@contextmanager
def refused(code: str) -> Generator[pytest.ExceptionInfo[ff.Illegal]]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield refusal
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
