"""Estimates how often random cards hold no SET, by simulation."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from fivefold.core.errors import BadOption
from fivefold.core.interval import wilson
from fivefold.games.set_cards.model import EASY_DECK, FULL_DECK, Card
from fivefold.games.set_cards.sets import COMPLETING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CLAIMS = {12: 33, 15: 2500}
"""The rule sheet's odds that there is a SET, by number of cards."""
BATCH = 20_000
"""The number of boards dealt at a time."""


class Odds(NamedTuple):
    """The number of deals without a SET, and the figures derived from it."""

    cards: int
    deals: int
    without: int

    @property
    def chance(self) -> float:
        """Return the share of deals without a SET."""
        return self.without / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of that share."""
        return wilson(self.without, self.deals)


def to_one(chance: float) -> float:
    """Return a small probability as odds to one against."""
    return (1 - chance) / chance if chance else float("inf")


def _third(deck: tuple[Card, ...]) -> "NDArray[np.uint8]":
    import numpy as np

    code = {card: n for n, card in enumerate(deck)}
    return np.array([[code[COMPLETING[a][b]] for b in deck] for a in deck], dtype=np.uint8)


def _without(deals: int, cards: int, third: "NDArray[np.uint8]", rng: "np.random.Generator") -> int:
    """Deal many boards card by card, dropping each as soon as it holds a SET; return how many are left."""
    import numpy as np

    size = len(third)
    decks = np.broadcast_to(np.arange(size, dtype=np.uint8), (deals, size)).copy()
    completes = np.zeros((deals, size), dtype=bool)
    """The cards that would complete a SET on each board."""
    for n in range(cards):
        rows = np.arange(len(decks))
        picks = rng.integers(n, size, len(decks))
        card = decks[rows, picks]
        decks[rows, picks] = decks[:, n]
        decks[:, n] = card
        if n >= 2:
            alive = ~completes[rows, card]
            decks, completes, card = decks[alive], completes[alive], card[alive]
            rows = np.arange(len(decks))
        for other in range(n):
            completes[rows, third[card, decks[:, other]]] = True
    return len(decks)


def no_set(
    cards: int,
    deals: int,
    seed: int | None = None,
    *,
    easy: bool = False,
    progress: Callable[[int], object] = lambda _done: None,
) -> Odds:
    """Deal this many cards this many times; `progress` receives the number of deals done."""
    deck = EASY_DECK if easy else FULL_DECK
    if not 3 <= cards <= len(deck):
        raise BadOption("set_cards.bad-value.cards", most=len(deck), given=cards)
    if deals < 1:
        raise BadOption("set_cards.bad-value.deals", given=deals)
    try:
        import numpy as np
    except ImportError:
        raise BadOption("set_cards.no-numpy") from None
    rng = np.random.default_rng(seed)
    third = _third(deck)
    done = without = 0
    while done < deals:
        batch = min(BATCH, deals - done)
        without += _without(batch, cards, third, rng)
        done += batch
        progress(done)
    return Odds(cards, deals, without)
