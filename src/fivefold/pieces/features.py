"""What the cards and the dice of SET show, and when three of them fit together."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from fivefold.core.game import Hint
from fivefold.core.words import Fact, Pieces, Said, listed, said

NUMBERS = "123"
COLOURS = "rgp"
SHADINGS = "sot"
SYMBOLS = "oqd"


def third(values: str, a: str, b: str) -> str:
    """The value that is the same as two equal ones, or different from two different ones."""
    return a if a == b else values.replace(a, "").replace(b, "")


class Fault(Struct, frozen=True, gc=False):
    """A feature on which two agree and one differs."""

    feature: str
    two: str
    one: str

    @property
    def said(self) -> Said:
        """Such as `two are red and one is green`."""
        if self.feature == "number":
            return said("pieces.fault-number", two=int(self.two), one=int(self.one))
        return said(f"pieces.fault-{self.feature}", two=self.two, one=self.one)


def faults(features: Mapping[str, str], a: str, b: str, c: str) -> tuple[Fault, ...]:
    """Every feature, in the order of notation, on which two agree and one differs; none when the three are a SET."""
    return tuple(
        Fault(feature, max(values, key=values.count), min(values, key=values.count))
        for feature, *values in zip(features, a, b, c, strict=True)
        if len(set(values)) == 2
    )


def give_away(key: str, pieces: Sequence[str], words: Sequence[Fact] = ()) -> tuple[Hint, ...]:
    """A SET in three hints: one piece of it, two, all three; by the variants `one`, `two`, `three` of a game's message.

    The message gets `$pieces`: the pieces as the game names them, or what else it calls them.
    """
    return tuple(
        Hint(said(f"{key}.{name}", pieces=listed(words[:n]) if words else Pieces(tuple(pieces[:n]))), tuple(pieces[:n]))
        for n, name in enumerate(("one", "two", "three"), 1)
    )
