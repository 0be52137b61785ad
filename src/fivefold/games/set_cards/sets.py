"""Finds SETs: whether three cards are a SET, why they are not, and all SETs among some cards."""

from collections.abc import Iterable

from fivefold.games.set_cards.model import FEATURES, FULL_DECK, Card, Triple
from fivefold.pieces.features import Fault, faults, third

COMPLETING: dict[Card, dict[Card, Card]] = {
    a: {b: "".join(map(third, FEATURES.values(), a, b)) for b in FULL_DECK} for a in FULL_DECK
}
"""The card that completes a SET with two cards; for a card with itself, the card."""

# The search works on bytes, one per card. `translate` completes a card with a whole row of others at the speed of C; a
# second one turns the cards on the board into 128 + their place, and all others stay below 128, so that `isascii` tells
# at once whether there is a SET.
_CODE = {card: code for code, card in enumerate(FULL_DECK)}
_ROW = [bytes(_CODE[COMPLETING[a][b]] for b in FULL_DECK).ljust(256, b"\0") for a in FULL_DECK]
_PLACES = bytes(range(128, 128 + len(FULL_DECK)))


def completing(a: Card, b: Card) -> Card:
    """Return the one card that completes a SET with two different cards."""
    if a == b:
        raise ValueError(f"two different cards are needed, not {a} twice")
    return COMPLETING[a][b]


def is_set(a: Card, b: Card, c: Card) -> bool:
    return a != b and COMPLETING[a][b] == c


def find(cards: Iterable[Card]) -> list[Triple]:
    """Return every SET among different cards, once each, in the given order of the cards."""
    cards = tuple(cards)
    codes = bytes([_CODE[card] for card in cards])
    places = bytes.maketrans(codes, _PLACES[: len(codes)])
    found: list[Triple] = []
    for i, a in enumerate(codes[:-2], 1):
        thirds = codes[i:].translate(_ROW[a]).translate(places)
        if not thirds.isascii():
            first = cards[i - 1]
            for j, third in enumerate(thirds, 128 + i):
                if third > j:
                    found.append((first, cards[j - 128], cards[third - 128]))
    return found


def unfound(cards: Iterable[Card], found: Iterable[Triple]) -> list[Triple]:
    """Return every SET among different cards except those already found."""
    known = {frozenset(triple) for triple in found}
    return [triple for triple in find(cards) if frozenset(triple) not in known]


def has_set(cards: Iterable[Card]) -> bool:
    """Return whether there is a SET among different cards."""
    codes = bytes([_CODE[card] for card in cards])
    places = bytes.maketrans(codes, _PLACES[: len(codes)])
    return not all(codes[i:].translate(_ROW[a]).translate(places).isascii() for i, a in enumerate(codes[:-2], 1))


def why_not(a: Card, b: Card, c: Card) -> tuple[Fault, ...]:
    """Return every feature on which two cards agree and one differs; empty for a SET."""
    return faults(FEATURES, a, b, c)


def differing(a: Card, b: Card) -> int:
    """Return on how many features two cards differ; in a SET this measures how hard it is to see."""
    return sum(x != y for x, y in zip(a, b, strict=True))
