"""Counts for Five Crowns: the points of the cards left in a hand, and whether a hand can go out."""

from collections import Counter

from fivefold.core.counts import Count, CountAnswer, words_in
from fivefold.core.drills import Row, Shown
from fivefold.core.errors import Unreadable
from fivefold.core.options import Options
from fivefold.core.words import Message, Pieces, message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import DECK, HIGHEST, LOWEST, POINTS, Card, Laid, Wild, in_order
from fivefold.games.five_crowns.notation import read_card

MOST = HIGHEST + 1
"""The most cards in a hand: those of the last hand, and the one just taken."""
COPIES = Counter(DECK)


class HandOptions(Options, frozen=True):
    """What has to be known about a hand."""

    wild: Wild = LOWEST


def hand(text: str, options: HandOptions) -> CountAnswer:
    """Arrange the cards of a hand in books and runs so that the fewest points are left."""
    cards, wild = _cards(text, 1), options.wild
    laid = melds.best(cards, wild)
    left = message("five_crowns.count-hand.left", points=laid.points) if laid.points else None
    return CountAnswer(
        message=left or Message("five_crowns.count-hand.none"),
        points=laid.points,
        why=tuple([_counted(card, number, wild) for card, number in Counter(laid.left).items()]),
        shown=_lying(laid),
        setting={"wild": wild},
        clauses=("FC-02", "FC-04", "FC-05", "FC-06"),
    )


def out(text: str, options: HandOptions) -> CountAnswer:
    """Answer whether a hand with the card just taken can go out, and with which discard."""
    cards, wild = _cards(text, 2), options.wild
    can = melds.outs(cards, wild)
    card, laid = melds.best_discard(cards, wild)
    told = (
        message("five_crowns.count-out.yes", cards=Pieces(can))
        if can
        else message("five_crowns.drill-out.closest", card=Pieces((card,)), points=laid.points)
    )
    return CountAnswer(
        message=told,
        verdict="yes" if can else "no",
        points=laid.points,
        shown=(*_lying(laid), Row((card,), Message("five_crowns.drill-away"))),
        setting={"wild": wild},
        clauses=("FC-11",),
    )


def _cards(text: str, least: int) -> tuple[Card, ...]:
    """Read cards that can be in one hand; raises Unreadable."""
    cards = [read_card(word) for word in words_in(text, least, MOST)]
    for card, number in Counter(cards).items():
        if number > COPIES[card]:
            raise Unreadable("five_crowns.count-copies", card=Pieces((card,)), most=COPIES[card])
    return in_order(cards)


def _counted(card: Card, number: int, wild: Wild) -> Message:
    return message("five_crowns.count-card", cards=Pieces((card,) * number), points=number * POINTS[wild][card])


def _lying(laid: Laid) -> tuple[Shown, ...]:
    """Return the books and runs, and the cards left."""
    rows = [Row(meld.cards) for meld in laid.melds]
    left = message("five_crowns.drill-rest", points=laid.points)
    return (*rows, Row(laid.left, left)) if laid.left else tuple(rows)


COUNTS = {"five-crowns": {"hand": Count(hand, HandOptions), "out": Count(out, HandOptions)}}
ASKED = {
    "five-crowns": {
        "discard-wild": ("FC-10", "FC-11"),
        "wild-rank": ("FC-03",),
        "same-card": ("FC-04",),
        "around": ("FC-05",),
        "only-wilds": ("FC-06",),
        "must-go-out": ("FC-11",),
        "out-without-discard": ("FC-11",),
        "after-out": ("FC-12",),
        "add-on": ("FC-12",),
        "points": ("FC-02",),
        "taken-discard": ("FC-10",),
        "pile-empty": ("FC-14",),
    }
}
