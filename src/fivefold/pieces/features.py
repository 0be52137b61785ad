"""What the cards and the dice of SET show, and when three of them fit together."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from fivefold.core.game import Hint
from fivefold.core.notation import counted, listed

NUMBERS = {"1": "one", "2": "two", "3": "three"}
COLOURS = {"r": "red", "g": "green", "p": "purple"}
SHADINGS = {"s": "solid", "o": "open", "t": "striped"}
SYMBOLS = {"o": "oval", "q": "squiggle", "d": "diamond"}


def third(values: str, a: str, b: str) -> str:
    """The value that is the same as two equal ones, or different from two different ones."""
    return a if a == b else values.replace(a, "").replace(b, "")


class Fault(Struct, frozen=True, gc=False):
    """A feature on which two agree and one differs."""

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


def faults(features: Mapping[str, str], a: str, b: str, c: str) -> tuple[Fault, ...]:
    """Every feature, in the order of notation, on which two agree and one differs; none when the three are a SET."""
    return tuple(
        Fault(feature, max(values, key=values.count), min(values, key=values.count))
        for feature, *values in zip(features, a, b, c, strict=True)
        if len(set(values)) == 2
    )


def give_away(words: Sequence[str], pieces: Sequence[str]) -> tuple[Hint, ...]:
    """A SET in three hints: one piece of it, two, all three; in these words, and as the pieces are named."""
    return tuple(
        Hint(f"{opening} {listed(words[:n])}.", tuple(pieces[:n]))
        for n, opening in ((1, "There is a SET with"), (2, "It goes on with"), (3, "The SET is"))
    )
