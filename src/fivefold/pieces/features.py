"""What the cards and the dice of SET show, and when three of them fit together."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from fivefold.core.game import Hint
from fivefold.core.words import Argument, Message, listed, message

Feature = Literal["number", "colour", "shading", "symbol"]
NUMBERS = "123"
COLOURS = "rgp"
"""Red, green and purple."""
SHADINGS = "sot"
"""Solid, open and striped."""
SYMBOLS = "oqd"
"""Ovals, squiggles and diamonds."""


def third(values: str, a: str, b: str) -> str:
    """The value that is the same as two equal ones, or different from two different ones."""
    return a if a == b else values.replace(a, "").replace(b, "")


class Fault(Struct, frozen=True, gc=False):
    """A feature on which two agree and one differs, with the letters of notation for both values."""

    feature: Feature
    two: str
    one: str

    @property
    def message(self) -> Message:
        """Such as `two are red and one is green`."""
        if self.feature == "number":
            return message("pieces.fault.number", two=int(self.two), one=int(self.one))
        return message(f"pieces.fault.{self.feature}", two=self.two, one=self.one)


def faults(features: Mapping[Feature, str], a: str, b: str, c: str) -> tuple[Fault, ...]:
    """Every feature, in the order of notation, on which two agree and one differs; none when the three are a SET."""
    return tuple(
        Fault(feature, max(values, key=values.count), min(values, key=values.count))
        for feature, *values in zip(features, a, b, c, strict=True)
        if len(set(values)) == 2
    )


def give_away(words: Sequence[Argument], pieces: Sequence[str]) -> tuple[Hint, ...]:
    """A SET in three hints: one piece of it, two, all three; in these words, and as the pieces are named."""
    return tuple(
        Hint(message(f"pieces.give-away.{step}", pieces=listed(words[:n])), tuple(pieces[:n]))
        for n, step in enumerate(("one", "two", "three"), 1)
    )
