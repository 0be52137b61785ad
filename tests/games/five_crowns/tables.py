"""Tables of Five Crowns with chosen cards on them, for tests that read like the rules."""

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pytest

import fivefold as ff
from fivefold.core.discovery import find_game
from fivefold.core.options import make_options
from fivefold.games.five_crowns.cards import DECK, NUMBER, POINTS, Card, is_wild
from fivefold.games.five_crowns.model import Dealt, State

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay", "Gus")


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other."""
    return tuple(text.split())


def dealt(*hands: str, top: str = "KD", pile: str = "QD QC QS", dealer: int = 0, **options: object) -> ff.Table:
    """A table with these hands; the pile's first card is drawn first. It is the only hand unless `hands` says more."""
    held = tuple(map(cards, hands))
    wild = len(held[0])
    found = find_game("five-crowns")
    game = found(make_options(found.options_type, {"first": wild, "hands": 1, **options}))
    deck = tuple(reversed(cards(pile)))
    return ff.Table.set_up(game, NAMES[: len(held)], Dealt(wild, dealer, top, held, deck))


def full(*hands: str, top: str, dealer: int = 0, **options: object) -> ff.Table:
    """The same with all other cards of the game in the draw pile, so that none is missing."""
    rest = Counter(DECK) - Counter(cards(" ".join((*hands, top))))
    return dealt(*hands, top=top, pile=" ".join(rest.elements()), dealer=dealer, **options)


def state(table: ff.Table) -> State:
    """All that lies on the table."""
    found: State = table.state
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


@contextmanager
def refused(code: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")


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
