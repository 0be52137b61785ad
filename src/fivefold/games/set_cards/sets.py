"""Finding SETs: whether three cards are one, why they are not, and all SETs among some cards."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from fivefold.core.notation import counted
from fivefold.games.set_cards.model import COLOURS, FEATURES, FULL_DECK, SHADINGS, SYMBOLS, Card, Triple


def _third(values: str, a: str, b: str) -> str:
    return a if a == b else values.replace(a, "").replace(b, "")


COMPLETING: dict[Card, dict[Card, Card]] = {
    a: {b: "".join(_third(v, x, y) for v, x, y in zip(FEATURES.values(), a, b, strict=True)) for b in FULL_DECK}
    for a in FULL_DECK
}
"""The card that makes a SET with the first and the second (for a card with itself: the card)."""

# The search works on bytes, one a card, so that a whole row of cards is completed by one
# `translate` at the speed of C.
_CODE = {card: code for code, card in enumerate(FULL_DECK)}
_ROW = [bytes(_CODE[COMPLETING[a][b]] for b in FULL_DECK).ljust(256, b"\xff") for a in FULL_DECK]
_ALL = bytes(range(256))


def completing(a: Card, b: Card) -> Card:
    """The one card that makes a SET with these two different cards."""
    if a == b:
        raise ValueError(f"two different cards are needed, not {a} twice")
    return COMPLETING[a][b]


def is_set(a: Card, b: Card, c: Card) -> bool:
    """Whether the three cards are a SET."""
    return a != b and COMPLETING[a][b] == c


def _hits(cards: Iterable[Card]) -> Iterator[tuple[int, bytes]]:
    """For each card that is the first of a SET: the later cards which complete it, as codes."""
    codes = bytes([_CODE[card] for card in cards])
    useless = _ALL.translate(None, codes)
    for i, a in enumerate(codes[:-2], 1):
        if hits := codes[i:].translate(_ROW[a]).translate(None, useless):
            yield a, hits
        useless += codes[i - 1 : i]


def find(cards: Iterable[Card]) -> list[Triple]:
    """Every SET among different cards, each once, in the order in which the cards are given."""
    found: list[Triple] = []
    for a, hits in _hits(cards):
        row, done = _ROW[a], set[int]()
        for c in hits:
            if c not in done:
                b = row[c]
                done.add(b)
                found.append((FULL_DECK[a], FULL_DECK[b], FULL_DECK[c]))
    return found


def has_set(cards: Iterable[Card]) -> bool:
    """Whether there is a SET among different cards."""
    return any(True for _ in _hits(cards))


class Fault(Struct, frozen=True):
    """A feature on which two cards agree and one differs."""

    feature: str
    two: str
    one: str

    def __str__(self) -> str:
        match self.feature:
            case "number":
                return f"two show {counted(int(self.two), 'symbol')} and one shows {self.one}"
            case "symbol":
                one = SYMBOLS[self.one]
                return f"two are {SYMBOLS[self.two]}s and one is {'an' if one == 'oval' else 'a'} {one}"
            case _:
                words = COLOURS | SHADINGS
                return f"two are {words[self.two]} and one is {words[self.one]}"


def why_not(a: Card, b: Card, c: Card) -> tuple[Fault, ...]:
    """Every feature on which two agree and one differs; none when the three are a SET."""
    return tuple(
        Fault(feature, max(values, key=values.count), min(values, key=values.count))
        for feature, *values in zip(FEATURES, a, b, c, strict=True)
        if len(set(values)) == 2
    )


def differing(a: Card, b: Card) -> int:
    """On how many features two cards differ; in a SET this tells how hard it is to see."""
    return sum(x != y for x, y in zip(a, b, strict=True))
