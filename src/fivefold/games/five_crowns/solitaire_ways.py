"""Enumerates the placements of the turned card in the solitaire, and estimates the piles after them."""

from collections import Counter
from collections.abc import Iterator, Mapping

from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import DECK, Card
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.prospects import prospect
from fivefold.games.five_crowns.solitaire_model import SIZES, View

_ALL = Counter(DECK)


def ways(view: View) -> Iterator[tuple[int, int, Card]]:
    """Yield for each open pile every discard: the change of its points, the pile, and the card."""
    assert view.turned is not None
    for size, pile, points, laid in zip(SIZES, view.piles, view.points, view.closed, strict=True):
        if laid is None:
            cards = (*pile, view.turned)
            for card in dict.fromkeys(cards):
                yield melds.least(without(cards, card), size) - points, size, card


def to_come_alone(view: View) -> Mapping[Card, int]:
    """Return the cards not seen yet."""
    seen = Counter(card for pile in view.piles for card in pile)
    seen.update((*view.gone, view.turned or ""))
    return _ALL - seen


def ahead(pile: Hand, size: int, coming: Mapping[Card, int], draws: float = 1.0) -> float:
    """Return the points that a pile leaves on average after this many more cards."""
    return prospect(pile, size, coming).after(draws)
