"""Forged records: true ones, each bent or spoilt in one or more of many ways.

A forgery is named by its slug and a number, from which it can be made again: `forge("karma", 4711)`.
"""

import random
from typing import NamedTuple

from core.bending import BENDS
from core.lines import signed
from core.matches import bases
from core.misspelling import HUGE, RESPELLED, SPOILS


class Forgery(NamedTuple):
    """A text that may be no record any more: what it was made from, and how."""

    slug: str
    number: int
    how: tuple[str, ...]
    base: bytes
    text: bytes


def forge(slug: str, number: int) -> Forgery:
    """The forgery of that number."""
    rng = random.Random(f"{slug} {number}")
    over = [base for base in bases(slug) if b'"seed":null' not in base]
    base = rng.choice(over if over and rng.random() < 0.6 else bases(slug))
    lines, how = base.split(b"\n")[:-1], list[str]()
    kind = rng.random()
    for _ in range(1 if kind < 0.04 else 0 if kind >= 0.85 else rng.choice((1, 1, 1, 2, 3))):
        bend = rng.choice(HUGE if kind < 0.04 else RESPELLED if kind < 0.14 else BENDS)
        lines = bend(rng, lines) or [b""]
        how.append(bend.__name__)
    text = signed(lines)
    if kind >= 0.85 or rng.random() < 0.03:
        spoil = rng.choice(SPOILS)
        text = spoil(rng, text)
        how.append(spoil.__name__)
    return Forgery(slug, number, tuple(how), base, text)
