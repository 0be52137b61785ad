"""Drills for Five Crowns: the discard that leaves the fewest points, and whether the hand can go out."""

from collections import Counter

from fivefold.core.chance import Chance
from fivefold.core.drills import Choice, Difficulty, Drill, Row, Shown, scaled
from fivefold.core.words import Message, Pieces, message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import (
    DECK,
    HIGHEST,
    JOKER,
    KINDS,
    LOWEST,
    OF_RANK,
    POINTS,
    SUITS,
    Card,
    Laid,
    Wild,
    in_order,
)

FEWEST, MOST = 4, 11
"""The number of cards dealt in the easiest and in the hardest drill."""


def discard(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask which discard leaves the fewest points after a draw; harder drills have more cards and melds."""
    wild = scaled(difficulty, FEWEST, MOST)
    hand = in_order(chance.shuffled(DECK)[: wild + 1])
    kinds = list(dict.fromkeys(hand))
    if melds.least(hand, wild) == sum(POINTS[wild][card] for card in hand):
        return None
    left = [melds.least(without(hand, card), wild) for card in kinds]
    if left.count(min(left)) > 1:
        return None
    laid = {card: melds.best(without(hand, card), wild) for card in kinds}
    best = min(kinds, key=lambda card: laid[card].points)
    if len(laid[best].melds) < scaled(difficulty, 1, 3):
        return None
    return Drill(
        question=message("five_crowns.drill-discard.question", wild=wild),
        shown=(),
        setting={"wild": wild},
        choices=tuple([Choice(Row((card,))) for card in hand]),
        right=tuple([(place,) for place, card in enumerate(hand) if card == best]),
        why={str(place): _left(card, laid[card]) for place, card in enumerate(hand)},
        best=_left(best, laid[best]),
        proof=_proof(best, laid[best]),
        effort=len(hand) * len(laid[best].melds),
    )


def out(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the discard with which a hand of almost only books and runs can go out, or whether there is none."""
    wild = scaled(difficulty, LOWEST, MOST)
    lying = _melded(chance, wild, scaled(difficulty, 0, 3))
    if lying is None:
        return None
    can = bool(chance.below(2))
    if not can:
        lying[chance.below(len(lying))] = chance.pick(KINDS[:-1])
    hand = in_order([*lying, chance.pick(KINDS[:-1])])
    if any(count > 2 and card != JOKER for card, count in Counter(hand).items()):
        return None
    outs = melds.outs(hand, wild)
    if bool(outs) != can or len(outs) > 2:
        return None
    closest = melds.best_discard(hand, wild)
    best = _left(outs[0], melds.best(without(hand, outs[0]), wild)) if outs else _cannot(closest)
    why = {str(place): _left(card, melds.best(without(hand, card), wild)) for place, card in enumerate(hand)}
    shown = melds.Proposal(outs[0], melds.best(without(hand, outs[0]), wild)) if outs else closest
    return Drill(
        question=message("five_crowns.drill-out.question", wild=wild),
        shown=(),
        setting={"wild": wild},
        choices=(*[Choice(Row((card,))) for card in hand], Choice(message=Message("five_crowns.drill-out.not"))),
        right=tuple([(place,) for place, card in enumerate(hand) if card in outs]) or ((len(hand),),),
        why={**why, str(len(hand)): best},
        best=best,
        proof=_proof(*shown),
        effort=len(hand) * (1 + len(closest.laid.melds)),
    )


def _melded(chance: Chance, wild: Wild, wilds: int) -> list[Card] | None:
    """Return a full hand of books and runs with this many wild cards; None if the number of cards does not work out."""
    sizes: list[int] = []
    while sum(sizes) < wild:
        sizes.append(3 + chance.below(3))
    if sum(sizes) > wild:
        return None
    hand: list[Card] = []
    for size in sizes:
        if chance.below(2):
            rank = LOWEST + chance.below(HIGHEST - LOWEST + 1)
            hand += [OF_RANK[rank, chance.pick(SUITS)] for _ in range(size)]
        else:
            low, suit = LOWEST + chance.below(HIGHEST - LOWEST + 2 - size), chance.pick(SUITS)
            hand += [OF_RANK[low + step, suit] for step in range(size)]
    for place in chance.shuffled(range(len(hand)))[: min(wilds, len(sizes))]:
        hand[place] = JOKER if chance.below(2) else OF_RANK[wild, chance.pick(SUITS)]
    return hand


def _left(card: Card, laid: Laid) -> Message:
    """Say which cards are left after a discard, and how the others lie."""
    key = "five_crowns.drill-left" if laid.points else "five_crowns.drill-left.none"
    return message(key, card=Pieces((card,)), points=laid.points, laid=laid.message)


def _cannot(closest: melds.Proposal) -> Message:
    return message("five_crowns.drill-out.closest", card=Pieces((closest.card,)), points=closest.laid.points)


def _proof(card: Card, laid: Laid) -> tuple[Shown, ...]:
    """Return the books and runs, the cards left, and the discard."""
    rows: list[Shown] = [Row(meld.cards) for meld in laid.melds]
    if laid.left:
        rows.append(Row(laid.left, message("five_crowns.drill-rest", points=laid.points)))
    return (*rows, Row((card,), Message("five_crowns.drill-away")))


DRILLS = {"five-crowns": {"discard": discard, "out": out}}
