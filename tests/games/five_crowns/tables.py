"""Tables of Five Crowns with chosen cards on them, for tests that read like the rules."""

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pytest

import fivefold as ff
from fivefold.core.options import make_options
from fivefold.core.speech import Reader
from fivefold.games.five_crowns.cards import DECK, NUMBER, POINTS, Card, is_wild
from fivefold.games.five_crowns.model import Event, FiveCrownsOptions, Move, State
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.view import View

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay", "Gus")
Table = ff.Table[State, Move, Event, View, FiveCrownsOptions]


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other."""
    return tuple(text.split())


def crowns(seats: int, seed: int, **options: object) -> Table:
    """A table with all sorts of cards."""
    return ff.Table(FiveCrowns(make_options(FiveCrownsOptions, options)), NAMES[:seats], seed)


def dealt(
    *hands: str, top: str = "KD", pile: str = "QD QC QS", dealer: int = 0, seed: int = 0, **options: object
) -> Table:
    """A table with these hands; the pile's first card is drawn first. It is the only hand unless `hands` says more."""
    wild, turn = len(cards(hands[0])), (dealer + 1) % len(hands)
    position = f"wild {wild}; dealer {dealer}; turn {turn}; hands {' | '.join(hands)}; pile {pile}; discards {top}"
    return at(f"seats {len(hands)}; {position}", seed=seed, **{"first": wild, "hands": 1, **options})


def full(*hands: str, top: str, dealer: int = 0, seed: int = 0, **options: object) -> Table:
    """The same with all other cards of the game in the draw pile, so that none is missing."""
    rest = Counter(DECK) - Counter(cards(" ".join((*hands, top))))
    return dealt(*hands, top=top, pile=" ".join(rest.elements()), dealer=dealer, seed=seed, **options)


def at(position: str, seed: int = 0, **options: object) -> Table:
    """A table that goes on from a position."""
    game = FiveCrowns(make_options(FiveCrownsOptions, options))
    return ff.Table.at(game, position, NAMES[: game.read_state(position).seats], seed)


def taken(table: Table) -> Card:
    """The card that the player to move has just taken."""
    card = table.view(table.state.turn).taken
    assert card is not None
    return card


def result(table: ff.AnyTable) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def play(table: Table, *moves: str) -> tuple[Event, ...]:
    """The player to move makes these moves; returns the event of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events = table.act(table.state.turn, move)
    return events


def told(table: ff.AnyTable, event: object) -> str:
    """The event in English, as a spectator reads it."""
    return Reader(names=table.names).say(*table.game.tell(event))


def shown(table: ff.AnyTable, seat: int | None) -> list[str]:
    """The table in English, as a seat is shown it, but with its own name."""
    return Reader(names=table.names).rows(table.game.show(table.view(seat))).splitlines()


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def is_meld(held: Sequence[Card], wild: int) -> bool:
    """Whether these cards are a book or a run, tried out place by place."""
    naturals = [card for card in held if not is_wild(card, wild)]
    ranks = sorted(NUMBER[card] for card in naturals)
    if len(held) < 3:
        return False
    if len(set(ranks)) <= 1:
        return True
    if len({card[-1] for card in naturals}) > 1 or any(a == b for a, b in pairwise(ranks)):
        return False
    return any(
        low <= ranks[0] and ranks[-1] < low + len(held) and low + len(held) - 1 <= 13 for low in range(3, 14)
    )  # fmt: skip


def fewest(held: Sequence[Card], wild: int) -> int:
    """The fewest points these cards can leave, by trying every set of cards for every meld."""
    size = len(held)
    melds = [mask for mask in range(1 << size) if is_meld([held[i] for i in range(size) if mask >> i & 1], wild)]
    by_first: dict[int, list[int]] = {}
    for mask in melds:
        by_first.setdefault(mask & -mask, []).append(mask)
    best = {0: 0}

    def left(mask: int) -> int:
        if mask not in best:
            first = mask & -mask
            alone = POINTS[wild][held[first.bit_length() - 1]] + left(mask - first)
            best[mask] = min([alone, *(left(mask - meld) for meld in by_first.get(first, []) if meld & mask == meld)])
        return best[mask]

    return left((1 << size) - 1)
