"""The features of SET's cards and dice, and the rule by which three of them form a SET."""

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
    """Return the value that equals two equal ones, or differs from two different ones."""
    return a if a == b else values.replace(a, "").replace(b, "")


class Fault(Struct, frozen=True, gc=False):
    """A feature on which two pieces agree and one differs, with the letters of both values in notation."""

    feature: Feature
    two: str
    one: str

    @property
    def message(self) -> Message:
        """The fault in words, such as `two are red and one is green`."""
        if self.feature == "number":
            return message("pieces.fault.number", two=int(self.two), one=int(self.one))
        return message(f"pieces.fault.{self.feature}", two=self.two, one=self.one)


def faults(features: Mapping[Feature, str], a: str, b: str, c: str) -> tuple[Fault, ...]:
    """Return every feature, in the order of notation, on which two agree and one differs; empty for a SET."""
    return tuple(
        Fault(feature, max(values, key=values.count), min(values, key=values.count))
        for feature, *values in zip(features, a, b, c, strict=True)
        if len(set(values)) == 2
    )


def give_away(words: Sequence[Argument], pieces: Sequence[str]) -> tuple[Hint, ...]:
    """Return a SET as three hints: one of its pieces, two, all three."""
    return tuple(
        Hint(message(f"pieces.give-away.{step}", pieces=listed(words[:n])), tuple(pieces[:n]))
        for n, step in enumerate(("one", "two", "three"), 1)
    )
