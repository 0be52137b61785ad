"""Finding SETs: whether three cards are one, why they are not, and all SETs among some cards."""

from collections.abc import Iterable

from fivefold.games.set_cards.model import FEATURES, FULL_DECK, Card, Triple
from fivefold.pieces.features import Fault, faults, third

COMPLETING: dict[Card, dict[Card, Card]] = {
    a: {b: "".join(map(third, FEATURES.values(), a, b)) for b in FULL_DECK} for a in FULL_DECK
}
"""The card that makes a SET with the first and the second (for a card with itself: the card)."""

# The search works on bytes, one a card. `translate` completes a card with a whole row of others
# at the speed of C; a second one turns the cards that lie there into 128 + their place, and all
# others stay below 128, so that `isascii` says at once whether there is any SET to look for.
_CODE = {card: code for code, card in enumerate(FULL_DECK)}
_ROW = [bytes(_CODE[COMPLETING[a][b]] for b in FULL_DECK).ljust(256, b"\0") for a in FULL_DECK]
_PLACES = bytes(range(128, 128 + len(FULL_DECK)))


def completing(a: Card, b: Card) -> Card:
    """The one card that makes a SET with these two different cards."""
    if a == b:
        raise ValueError(f"two different cards are needed, not {a} twice")
    return COMPLETING[a][b]


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Whether the three cards are a SET."""
    return a != b and COMPLETING[a][b] == c


def find(cards: Iterable[Card]) -> list[Triple]:
    """Every SET among different cards, each once, in the order in which the cards are given."""
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
    """Every SET among different cards but those that are found already."""
    known = {frozenset(triple) for triple in found}
    return [triple for triple in find(cards) if frozenset(triple) not in known]


def has_set(cards: Iterable[Card]) -> bool:
    """Whether there is a SET among different cards."""
    codes = bytes([_CODE[card] for card in cards])
    places = bytes.maketrans(codes, _PLACES[: len(codes)])
    return not all(codes[i:].translate(_ROW[a]).translate(places).isascii() for i, a in enumerate(codes[:-2], 1))


def why_not(a: Card, b: Card, c: Card) -> tuple[Fault, ...]:
    """Every feature on which two agree and one differs; none when the three are a SET."""
    return faults(FEATURES, a, b, c)


def differing(a: Card, b: Card) -> int:
    """On how many features two cards differ; in a SET this tells how hard it is to see."""
    return sum(x != y for x, y in zip(a, b, strict=True))
