"""Five Crowns as numbers: an id for every move, and a view as a vector for learned players.

Everything is built from a `View`. Cards are counted by kind, in the order of `KINDS`; other players are numbered
clockwise from the viewer. Cards are laid down as the table proposes it, with the fewest points left: other melds have
no id.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from fivefold.core.encoding import Encoding, one_hot, share
from fivefold.core.game import Players
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import HIGHEST, KINDS, LOWEST, ORDER, Card
from fivefold.games.five_crowns.model import MOST, Discard, Draw, GoOut, LayDown, Move, Pick
from fivefold.games.five_crowns.view import View, to_come
from fivefold.pieces.rounds import totals

DRAW, PICK = 0, 1
DISCARD = 2
"""The first id of discarding; ids of going out and of laying down follow, each in the order of `KINDS`."""
GO_OUT = DISCARD + len(KINDS)
LAY_DOWN = GO_OUT + len(KINDS)
ACTIONS = LAY_DOWN + len(KINDS)

OTHERS = MOST - 1
PLAYER = 6
POINTS = 100
"""The points that count as 1 in the vector; more are cut off."""
SIZE = 10 * len(KINDS) + (HIGHEST - LOWEST + 1) + 9 + OTHERS * PLAYER + OTHERS


def number(move: Move) -> int:
    """Return the id of a move."""
    match move:
        case Draw():
            return DRAW
        case Pick():
            return PICK
        case Discard(card=card):
            return DISCARD + ORDER[card]
        case GoOut(card=card):
            return GO_OUT + ORDER[card]
        case LayDown(card=card):
            return LAY_DOWN + ORDER[card]


def numbered(_view: View, moves: Sequence[Move]) -> dict[int, Move]:
    """Return the moves by their ids."""
    return {number(move): move for move in moves}


def _counts(cards: Iterable[Card], most: int = 2) -> list[float]:
    counts = Counter(cards)
    return [min(counts[kind], most) / most for kind in KINDS]


def _one(card: Card | None) -> list[float]:
    return one_hot(None if card is None else ORDER[card], len(KINDS))


def _left_after(view: View) -> list[float]:
    """Return for each card of the hand the points that are left after it is discarded; 0 before a card is taken."""
    found = [0.0] * len(KINDS)
    if view.has_drawn and view.is_my_turn:
        for card in set(view.hand):
            found[ORDER[card]] = share(melds.least(without(view.hand, card), view.wild), POINTS)
    return found


def _left_now(view: View) -> tuple[float, float]:
    """Return the points the hand leaves now, and with the top card of the discard pile instead of the worst card."""
    if view.has_drawn and view.is_my_turn:
        left = melds.least_discard(view.hand, view.wild)[1]
        return share(left, POINTS), share(left, POINTS)
    now = melds.least(view.hand, view.wild)
    top = melds.least_discard((*view.hand, view.discards[-1]), view.wild)[1] if view.discards else now
    return share(now, POINTS), share(top, POINTS)


def observation(view: View, _moves: Sequence[Move]) -> list[float]:
    """Return the view as numbers: cards, the worth of discards, the hand of the match, and the other players."""
    seat, seats = view.seat, view.seats
    assert seat is not None
    points = totals(seats, view.sheet)
    order = [(seat + step) % seats for step in range(1, seats)]
    found: list[float] = []
    hand = Counter(view.hand)
    found += [float(hand[kind] >= 1) for kind in KINDS]
    found += [float(hand[kind] >= 2) for kind in KINDS]
    found += _one(view.taken)
    found += _one(view.discards[-1] if view.discards else None)
    found += _counts(view.discards)
    found += _counts(to_come(view).elements())
    found += _counts(view.known[order[0]])
    found += _counts(card for who in order[1:] for card in view.known[who])
    found += _counts(card for who in order if (laid := view.laid[who]) is not None for card in laid.cards)
    found += _left_after(view)
    found += one_hot(view.wild - LOWEST, HIGHEST - LOWEST + 1)
    found += [
        *_left_now(view),
        float(view.is_my_turn),
        float(view.has_drawn),
        float(view.out is not None),
        share(view.pile, 104),
        share(view.turns, 40 * seats),
        share(points[seat], 5 * POINTS),
        share(len(view.wilds) - len(view.sheet), 11),
    ]
    for step in range(OTHERS):
        if step >= len(order):
            found += [0.0] * PLAYER
            continue
        who = order[step]
        laid = view.laid[who]
        found += [
            1.0,
            float(view.out == who),
            float(laid is not None),
            0.0 if laid is None else share(laid.points, POINTS),
            share(len(view.known[who]), 13),
            share(points[who], 5 * POINTS),
        ]
    return found + one_hot(seats - 2, OTHERS)


ENCODINGS = {"five-crowns": Encoding(1, Players(2, MOST), ACTIONS, SIZE, numbered, observation)}
