"""Hints that reveal a SET card by card, the easiest SET first."""

from collections.abc import Iterable, Sequence

from fivefold.core.game import Hint
from fivefold.core.words import Pieces, message
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Card, Triple
from fivefold.pieces.features import give_away


def hints(cards: Iterable[Card], found: Iterable[Triple] = ()) -> Sequence[Hint]:
    """Return hints that name one card of a SET that is not found yet, then two, then all three."""
    left = sets.unfound(cards, found)
    if not left:
        return (Hint(message("pieces.no-set")),)
    easiest = min(left, key=lambda triple: sets.differing(triple[0], triple[1]))
    return give_away([Pieces((card,)) for card in easiest], easiest)
